import type * as z from 'zod';
import type { EngineName, IncompleteSection, Language } from '#shared/contracts/common.js';
import type { BodyOf, FileNameOf, ItemOf, OptionsOf, SummaryOf, ToolKind } from '#shared/tools/index.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import type { RunTextTask, TextTask } from '#workers/engines/text/task.js';
import type { PartFailure } from '#workers/runtime/failures.js';

/** A document to be worked on, and what its owner chose. */
export interface Task<K extends ToolKind> {
  document: ExtractedDocument;
  /** Of the answer. */
  lang: Language;
  options: OptionsOf<K>;
}

/** What a plan is made with. */
export interface PlanContext {
  /** The language model, or null where none is configured: then the tool's built-in rules do the work. */
  model: ModelClient | null;
  /** Runs work on text off the event loop, as this job's. */
  runTask: RunTextTask;
  signal: AbortSignal;
}

/**
 * A piece of work that is done whole or not at all and can be stored: its output must depend only on what
 * is hashed, so that a retry, or a later job on an edited document, can take it over.
 */
export interface Part {
  seq: number;
  /** SHA-256 (hex) of all that the output depends on, besides tool, engine, model and version. */
  inputHash: string;
  /** Units of progress (sections) that this part stands for. */
  units: number;
  /** The section's name, for people. */
  label: string;
}

/** How a tool works on one document: parts that are done one by one and stored, then all of them together. */
export interface Plan<K extends ToolKind, Output = unknown> {
  /** Changes whenever the same input of this tool on this engine might give another output: part of every stored part's key. */
  version: string;
  parts: readonly Part[];
  /** The schema of a part's stored output. Offsets in it are relative to the part's start, so that it can be reused elsewhere. */
  output: z.ZodType<Output>;
  /**
   * Works on one part; `tokens` counts what a model took for it.
   * @throws PartFailure where this part cannot be done; RetryAfter where it is refused for now; the signal's
   *   reason when aborted. Anything else ends the job.
   */
  run(part: Part, signal: AbortSignal): Promise<{ output: Output; tokens: number }>;
  /** What is shown of a finished part while the rest runs, with offsets and pages of this document. */
  items(part: Part, output: Output): ItemOf<K>[];
  /**
   * The result from all finished parts; parts without an output are named in `incomplete`, for the reason in `failed`.
   * What needs the whole document belongs here and not into a part.
   * @throws AppError `analysis_too_large`; the signal's reason.
   */
  conclude(
    outputs: ReadonlyMap<number, Output>,
    failed: ReadonlyMap<number, PartFailure>,
    signal: AbortSignal,
  ): Promise<Conclusion<K>>;
}

/** A tool's result for a whole document. */
export interface Conclusion<K extends ToolKind> {
  body: BodyOf<K>;
  summary: SummaryOf<K>;
  incomplete: IncompleteSection[];
}

/** A finished report as it comes back from the database. */
export interface StoredReport<K extends ToolKind> {
  filename: string;
  createdAt: Date;
  engine: EngineName;
  model: string | null;
  lang: Language;
  body: BodyOf<K>;
  incomplete: readonly IncompleteSection[];
}

/** What the writing of a file is watched and stopped by. */
export interface FileIo {
  signal: AbortSignal;
  /** Says how far the file is, in real units (rows, paragraphs). */
  progress(done: number, total: number): void;
}

/** Writes a file, in chunks as they are finished. */
export type FileWriter<K extends ToolKind> = (
  report: StoredReport<K>,
  io: FileIo,
) => AsyncIterable<Uint8Array>;

/**
 * Everything that the workers know of one tool. Text threads load it too, so it imports what it does only when that is
 * asked for.
 */
export interface Tool<K extends ToolKind> {
  readonly kind: K;
  /** @throws AppError `analysis_too_large`; the signal's reason. */
  plan(task: Task<K>, context: PlanContext): Promise<Plan<K>>;
  /** The work on text that runs in threads, by `textTasks` of `engines/text/task.ts`; empty where there is none. */
  readonly textTasks: Readonly<Record<string, TextTask<never, unknown>>>;
  /** Writers of the files that the tool's contract names. */
  readonly files: Readonly<Record<FileNameOf<K>, FileWriter<K>>>;
  /** The files that are written as soon as the report is there. */
  readonly writtenAtOnce: readonly FileNameOf<K>[];
  /** What the README of a personal-data export says of this tool's folder. */
  readonly exported: Readonly<Record<Language, string>>;
}
