/** A pair of terms that a draft uses: from the glossary of the product, or of the user, whose own come first. */
export interface TermPair {
  en: string;
  ar: string;
}

/** What a draft is made of: one paragraph, and what is known of its document. */
export interface DraftTask {
  text: string;
  /** The user's own terms, which go before all others. */
  terms: readonly TermPair[];
  /** Names of the document's parties and other proper names, as they are written. */
  names: readonly string[];
}

/** A run of a draft's text that was not translated or whose reading is not certain, from its start; `end` exclusive, in UTF-16 code units. */
export interface UnknownWords {
  start: number;
  end: number;
}

/** A draft of a paragraph in the other language, made without a model. */
export interface Draft {
  text: string;
  /** Words of the source, without names and numbers. */
  words: number;
  /** Those among them whose translation was known; `known / words` is the share that can be trusted. */
  known: number;
  /** The words that stand in the draft as they were or are not certain, in order. */
  unknown: UnknownWords[];
}

/** Translates one paragraph; the same input always gives the same draft. */
export type DraftTranslator = (task: DraftTask) => Draft;
