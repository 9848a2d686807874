import type { Language } from '#shared/contracts/common.js';
import type { LawState } from '#shared/api/law.js';

/** A range of a text, UTF-16 code units, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A question as it is searched for: made by `readQuery` of `query.ts`. */
export interface SearchQuery {
  text: string;
  lang: Language;
  /** Terms of the index with their weights; synonyms and translations stand beside the word that they are of. */
  groups: readonly {
    word: string;
    terms: readonly { term: string; weight: number }[];
    /** Terms that the word may have been meant for; searched where no text has any of `terms`. */
    meant?: readonly { term: string; weight: number }[];
    /** True if the word is written as a name and not known otherwise: of a party, say. */
    isName?: boolean;
  }[];
  /** Articles and laws that the question names: "Labor Law art. 77", «المادة 77». */
  references: readonly { law: string | null; article: string | null }[];
}

export interface LawHit {
  law: { key: string; name: { en: string | null; ar: string }; state: LawState };
  number: string;
  title: string | null;
  text: string;
  outdated: boolean;
  /** Note on its amendments; null if none is known. */
  note: Record<Language, string> | null;
  /** The passage of `text` that fits best: whole sentences. */
  passage: Span;
  /** Words of `text` that were searched for. */
  matches: readonly Span[];
  /** Its fit, 0 to 1: 0.5 and above answers the question more often than not. */
  score: number;
}

export interface DocumentHit {
  documentId: string;
  filename: string;
  /** The heading of its section; null if there is none. */
  heading: string | null;
  /** The passage, and where it is in the document's text. */
  text: string;
  span: Span;
  page: number | null;
  matches: readonly Span[];
  score: number;
}

/** A note of the product on a usual question of practice. */
export interface NoteHit {
  id: string;
  question: { en: string; ar: string | null };
  answer: string;
  references: readonly string[];
  score: number;
}

/** Hits, the best first; `found` is false if even the best does not answer the question. */
export interface Found<Hit> {
  hits: readonly Hit[];
  found: boolean;
}

/** Hits in documents. */
export interface FoundInDocuments extends Found<DocumentHit> {
  /**
   * True if the whole text of the documents was read, and neither a word of the question nor what else is said for it stands there:
   * only then may it be said that they hold nothing on it.
   */
  isAbsent?: boolean;
}

/** Search of laws, documents and notes. Permission is part of the query: of documents, those of `userId` alone. */
export interface Search {
  laws(query: SearchQuery, options: { limit: number; law?: string | undefined }): Promise<Found<LawHit>>;
  documents(
    query: SearchQuery,
    /** `documentIds` null searches all uploads of the user. */
    options: { userId: string; documentIds: readonly string[] | null; limit: number },
  ): Promise<FoundInDocuments>;
  notes(query: SearchQuery, options: { limit: number }): Found<NoteHit>;
  /** Tells whether the product's laws are loaded: until then, after the first start, no article is found. */
  areLawsLoaded(): Promise<boolean>;
}
