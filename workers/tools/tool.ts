import type * as z from 'zod';
import type { EngineName, IncompleteSection, Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { BodyOf, FileNameOf, ItemOf, OptionsOf, SummaryOf, ToolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { PartSlot } from '#workers/engines/model/hold-slot.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import type { RunTextTask, TextTask } from '#workers/engines/text/task.js';
import type { SourceDocument } from '#workers/rewriting/source.js';
import type { PartFailure } from '#workers/attempt/failures.js';

/** A document to be analyzed, and its owner's choices. */
export interface Task<K extends ToolKind> {
  document: ExtractedDocument;
  /** Language of the result. */
  lang: Language;
  options: OptionsOf<K>;
}

/** Dependencies for making a plan. */
export interface PlanContext {
  /** The language model; null if none is configured: then the tool's built-in rules are used. */
  model: ModelClient | null;
  /** Runs a text task off the event loop, in this job's lane. */
  runTask: RunTextTask;
  /** Database, for what the document's owner has stored and the tool uses. */
  db: Db;
  /** Owner of the document. */
  userId: string;
  signal: AbortSignal;
}

/**
 * A unit of work that is done completely or not at all and can be stored. Its output must depend only on what is
 * hashed, so that another attempt, or a later job on an edited document, can reuse it.
 */
export interface Part {
  seq: number;
  /** SHA-256 (hex) of everything that the output depends on, besides tool, engine, model and version. */
  inputHash: string;
  /** Units of progress (sections) in this part. */
  units: number;
  /** The section's name, for people. */
  label: string;
}

/** A tool's plan for one document: parts that are done one by one and stored, then a conclusion from all of them. */
export interface Plan<K extends ToolKind, Output = unknown> {
  /**
   * Changes whenever the same input of this tool on this engine might give another output: part of every stored
   * part's key.
   */
  version: string;
  parts: readonly Part[];
  /** The schema of a part's stored output. Offsets in it are relative to the part's start, so that it can be reused elsewhere. */
  output: z.ZodType<Output>;
  /**
   * Runs one part; `tokens` is what a model used for it. Questions to a model take `slot`, which the worker holds until the
   * part is stored; null where nothing is stored.
   * @throws PartFailure if this part cannot be done; RetryAfter if it is refused for now; the signal's reason when
   * aborted. Any other error ends the job.
   */
  run(part: Part, signal: AbortSignal, slot: PartSlot | null): Promise<{ output: Output; tokens: number }>;
  /**
   * Returns the items of a finished part that are shown while the rest runs, with offsets and pages of this document.
   */
  items(part: Part, output: Output): ItemOf<K>[];
  /**
   * Computes the result from all finished parts; parts without an output are named in `incomplete`, for the reason in
   * `failed`. Whatever needs the whole document belongs here and not into a part.
   * @throws AppError `analysis_too_large`; the signal's reason.
   */
  conclude(
    outputs: ReadonlyMap<number, Output>,
    failed: ReadonlyMap<number, PartFailure>,
    signal: AbortSignal,
  ): Promise<Conclusion<K>>;
}

/** How many of some claims of a model a document bears out, and how many were dropped because it does not. */
export interface ClaimCounts {
  kept: number;
  dropped: number;
}

/** A tool's result for a whole document. */
export interface Conclusion<K extends ToolKind> {
  body: BodyOf<K>;
  summary: SummaryOf<K>;
  incomplete: IncompleteSection[];
  /** The outcome of checking a model's answers against the document, for operators; absent if no model answered. */
  checks?: { findings: ClaimCounts; statements: ClaimCounts };
  /** Stores what is to outlive the job besides its report, in the transaction that stores the report. */
  store?(tx: Db, owner: { userId: string; documentId: string }): Promise<void>;
}

/** A finished report as read from the database. */
export interface StoredReport<K extends ToolKind> {
  filename: string;
  createdAt: Date;
  engine: EngineName;
  model: string | null;
  lang: Language;
  body: BodyOf<K>;
  incomplete: readonly IncompleteSection[];
  /** Marks of those items that were ever marked, by their numbers. */
  marks: readonly Mark[];
}

/** Abort signal and progress callback for writing a file. */
export interface WritingIo {
  signal: AbortSignal;
  /** Reports the progress of the file, in real units (rows, paragraphs). */
  progress(done: number, total: number): void;
}

/** What a writer of a file gets besides the report. */
export interface FileIo extends WritingIo {
  /** Loads the report's document; null if it was deleted. */
  source(): Promise<SourceDocument | null>;
}

/** Writes a file, in chunks as they are finished. */
export type FileWriter<K extends ToolKind> = (
  report: StoredReport<K>,
  io: FileIo,
) => AsyncIterable<Uint8Array>;

/**
 * Definition of one tool for the workers. Text threads load it too, so it imports its implementation only at the first
 * use.
 */
export interface Tool<K extends ToolKind> {
  readonly kind: K;
  /**
   * Plans the parts of a document.
   * @throws AppError `analysis_too_large`; the signal's reason.
   */
  plan(task: Task<K>, context: PlanContext): Promise<Plan<K>>;
  /** Text tasks that run in threads, registered by `textTasks` of `engines/text/task.ts`; empty if there are none. */
  readonly textTasks: Readonly<Record<string, TextTask<never, unknown>>>;
  /** Writers of the files that the tool's contract names. */
  readonly files: Readonly<Record<FileNameOf<K>, FileWriter<K>>>;
  /** Files that are written as soon as the report exists. */
  readonly writtenAtOnce: readonly FileNameOf<K>[];
  /** Description of this tool's folder in the README of a personal-data export. */
  readonly exported: Readonly<Record<Language, string>>;
}
