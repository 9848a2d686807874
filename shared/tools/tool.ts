import type * as z from 'zod/mini';
import type { ContentType } from '../contracts/api/documents.js';
import type { Language } from '../contracts/common.js';
import type { JobKind } from '../contracts/jobs.js';

/** What a report's files are named after. */
export interface ReportSource {
  /** Of the document, as its owner knows it. */
  filename: string;
  lang: Language;
}

/** A file that a tool writes of its report. */
export interface ReportFile {
  contentType: ContentType;
  /** The name under which it is downloaded. */
  filename(source: ReportSource): string;
}

/**
 * What server, workers and client agree on about one tool: plain data that is safe in a browser. `options` and `item`,
 * `body` and `summary` are stored as JSON, and parsed by these schemas on every read.
 */
export interface ToolContract {
  readonly kind: JobKind;
  /** The tool's part of the API, whose paths begin with its kind, as the API's document describes it. */
  readonly api: { readonly name: string; readonly description: string };
  /** What a person chooses besides the document and the language; stored in the job's input. */
  readonly options: z.ZodMiniObject;
  /** What is shown while the job runs: a finding, a rule's answer, a change, a paragraph. */
  readonly item: z.ZodMiniType;
  /** The finished result. */
  readonly body: z.ZodMiniType;
  /** What a line of the history shows of it. */
  readonly summary: z.ZodMiniType;
  /** The files that are written of a report, by name. */
  readonly files: Readonly<Record<string, ReportFile>>;
}

/** Keeps a contract's exact types; returns what it is given. */
export function toolContract<const C extends ToolContract>(contract: C): C {
  return contract;
}
