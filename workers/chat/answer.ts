import type { Search } from '#platform/search/search.js';
import type { Citation } from '#shared/api/chat.js';
import type { EngineName, Language } from '#shared/contracts/common.js';

/** What the assistant is asked, with all that an answer may be made from. */
export interface Question {
  text: string;
  lang: Language;
  /** Earlier messages, oldest first. */
  history: readonly { sender: 'user' | 'bot'; text: string }[];
  userId: string;
  /** Attached documents; none searches all uploads of the user. */
  documentIds: readonly string[];
}

/**
 * An answer: paragraphs, lists (`- `), bold (`**`), quotes (`> `), and the numbers of its citations in brackets.
 * `unsupported` are ranges of its text (UTF-16 code units) that state something without a source that bears it.
 */
export interface Answer {
  text: string;
  citations: Citation[];
  unsupported: { start: number; end: number }[];
  /** Tokens used; 0 without a model. */
  tokens: number;
}

/** Takes the next piece of an answer; with `restarts` the answer begins anew with it. */
export type Emit = (piece: string, restarts?: boolean) => void;

/** What writes answers: the built-in rules or a language model. */
export interface Answerer {
  engine: EngineName;
  model: string | null;
  /** Calls `emit` with each next piece of the text; the pieces together are `text`. */
  answer(question: Question, search: Search, emit: Emit, signal: AbortSignal): Promise<Answer>;
}
