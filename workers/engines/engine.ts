import type { Evidence, EngineName, IncompleteSection, Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Extracted } from '#platform/documents.js';
import type { PartFailure } from './failures.js';

/** A document to be worked on, with the wishes that shape the answer. */
export interface RiskTask {
  document: Extracted;
  lang: Language;
  /** The party whose side is taken, as the user wrote it; null for both sides. */
  party: string | null;
}

/** A risk as an engine finds it. Stored as a part's output, so it holds nothing but plain values. */
export interface Finding {
  /** Stable across languages, such as `uncapped-liability`. */
  kind: string;
  severity: Severity;
  title: string;
  explanation: string;
  recommendation: string;
  /** The document's words, exactly `text.slice(evidence.start, evidence.end)`; null where something is missing. */
  quote: string | null;
  evidence: Evidence | null;
  /** The clause's number as written, such as "12.3". */
  clause: string | null;
  /** The heading of the section in which it stands. */
  section: string | null;
}

/**
 * A piece of work that is done whole or not at all and can be stored: its output must depend only on what
 * is hashed, so that a retry, or a later job on an edited document, can take it over.
 */
export interface Part {
  seq: number;
  /** SHA-256 (hex) of all that the output depends on, besides engine, model and version. */
  inputHash: string;
  /** Units of progress (sections) that this part stands for. */
  units: number;
  /** The section's name, for people. */
  label: string;
}

export interface PartOutput {
  /** Offsets in a part's stored output are relative to the part's start, so that it can be reused elsewhere. */
  findings: Finding[];
  /** What the part provides for, in an engine's own terms: so that a conclusion can tell what no part does. */
  covers?: string[] | undefined;
  tokens: number;
}

export interface RiskPlan {
  /** Changes whenever the same input of this task might give another output: part of every stored part's key. */
  version: string;
  parts: Part[];
  /**
   * Works on one part.
   * @throws PartFailure where this part cannot be done; TryLater where it is refused for now; the signal's
   *   reason when aborted. Anything else ends the job.
   */
  run(part: Part, signal: AbortSignal): Promise<PartOutput>;
  /** The findings of one finished part, with offsets and pages of this document: what is shown while the rest runs. */
  place(part: Part, output: PartOutput): Finding[];
  /**
   * All finished parts together: merged, what is missing added, ordered by severity and place; parts without
   * an output are named in `incomplete`, for the reason in `failed`.
   * @throws AppError `analysis_too_large`; the signal's reason.
   */
  conclude(
    outputs: ReadonlyMap<number, PartOutput>,
    failed: ReadonlyMap<number, PartFailure>,
    signal: AbortSignal,
  ): Promise<Conclusion>;
}

/** What an engine says of a whole document. */
export interface Conclusion {
  findings: Finding[];
  incomplete: IncompleteSection[];
}

/** One of the two engines. Tasks are added here as the tools come. */
export interface Engine {
  readonly name: EngineName;
  readonly model: string | null;
  /** How many parts of one job are worked on at a time; 1 is one after the other, in their order. */
  readonly concurrency: number;
  /** @throws AppError `analysis_too_large`; the signal's reason. */
  planRisks(task: RiskTask, signal: AbortSignal): Promise<RiskPlan>;
}
