import type * as z from 'zod/mini';
import type { ContentType } from '../contracts/documents.js';
import type { Language } from '../contracts/common.js';
import type { JobKind } from '../contracts/jobs.js';
import type { Mark } from '../contracts/marks.js';

/** Properties of a report that its files are named after. */
export interface ReportSource {
  /** The document's file name as its owner knows it. */
  filename: string;
  lang: Language;
}

/** A file that a tool writes for its report. */
export interface ReportFile {
  contentType: ContentType;
  /** Returns the name under which the file is downloaded. */
  filename(source: ReportSource): string;
}

/** The items of a tool's report that its owner can accept, dismiss or note something on. */
export interface MarkedItems<Item> {
  /** Name of the body's list of items; their numbers are their positions in it, from 1. */
  readonly list: string;
  /** Tells whether an item is a finding of those whose review is counted. */
  isFinding(this: void, item: Item): boolean;
  /**
   * Returns what makes an item the same as one of an earlier report on the same text, whose mark it then takes over; absent where
   * marks are not taken over.
   */
  keyOf?(this: void, item: Item): string;
}

/** Decision of a report's owner on its n-th item. */
export type Decision = Pick<Mark, 'n' | 'state'>;

/**
 * The contract of one tool between server, workers and client: plain data that is safe in a browser. `options`,
 * `item`, `body` and `summary` are stored as JSON and parsed with these schemas on every read.
 */
export interface ToolContract {
  readonly kind: JobKind;
  /** Name and description of the tool's part of the API, whose paths begin with its kind, in the OpenAPI document. */
  readonly api: { readonly name: string; readonly description: string };
  /** Options that a person chooses besides the document and the language; stored in the job's input. */
  readonly options: z.ZodMiniObject;
  /** One item shown while the job runs: a finding, a rule's answer, a change, a paragraph. */
  readonly item: z.ZodMiniType;
  /** The finished result. */
  readonly body: z.ZodMiniType;
  /** The summary of the result shown in a row of the history. */
  readonly summary: z.ZodMiniType;
  /** The items of a report that can be marked; absent if none can. */
  readonly marked?: MarkedItems<never>;
  /** Computes the summary anew from a report's body after a mark has changed; absent if marks do not change it. */
  readonly summaryOf?: (this: void, body: never, marks: readonly Decision[]) => unknown;
  /** True if the API names the tool's reports by ids in ObjectId layout, and not by the ids of their jobs. */
  readonly publicIds?: true;
  /** The files written for a report, by name. */
  readonly files: Readonly<Record<string, ReportFile>>;
}

/** Returns the contract unchanged, with its exact type. */
export function toolContract<const C extends ToolContract>(contract: C): C {
  return contract;
}
