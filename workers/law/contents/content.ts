import type { InBoth } from '#platform/law/rules/rule.js';
import type { DocumentText, Span } from './document-text.js';

/** One thing that a law wants a document to contain. */
export interface Part {
  /** What it is, as in "the worker's nationality". */
  name: InBoth;
  /** Words that show that the document has it: patterns for either language, searched in the whole text. */
  found: InBoth;
  /** Finds it where words alone do not tell, such as an address among the particulars of one party. */
  find?: (text: DocumentText) => Span | null;
  /** Words of its subject, by which a reference to an annex or a handbook is known to be for it. */
  subject: InBoth;
}

/** What a document must contain under one rule. */
export interface Contents {
  /** Only documents that match all of these must contain it. */
  onlyIf?: readonly InBoth[];
  /** Clauses in which the parts must stand, where the law asks them of one clause. Without such a clause nothing is asked. */
  within?: InBoth;
  parts: readonly Part[];
}

export type ContentsById = Readonly<Record<string, Contents>>;
