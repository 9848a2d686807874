import type { Piece } from './cutting.js';

/** A term and the text that defines it. */
export interface Definition {
  term: string;
  words: string;
  /** Offset of the definition in the document. */
  start: number;
}

const LONGEST_TERM = 60;
const LONGEST_WORDS = 400;
/** Most characters of other sections' definitions that a part may carry. */
const MOST_CHARS = 2_400;
/** Most terms of a document. No contract defines more, and each part is searched for each of them. */
const MOST_TERMS = 1_000;

const QUOTED = `["“«„]([^"“”«»\\n]{2,${LONGEST_TERM}})["”»]`;
const MEANS =
  '(?:means|shall mean|will mean|has the meaning|have the meaning|refers to|includes|يعني|تعني|يُقصد|يقصد|تشير|:)';
const DEFINED = new RegExp(`${QUOTED}\\s*(?:\\([^)\\n]{0,60}\\)\\s*)?${MEANS}`, 'gu');
/** Matches `… a company of Riyadh (the "Supplier")`: the definition precedes the term. */
const NAMED = new RegExp(`\\([^()\\n"“«]{0,60}${QUOTED}[^()\\n]{0,20}\\)`, 'gu');

/** Finds the terms that a document defines, each once, in the order of the text. */
export function definitionsOf(text: string): Definition[] {
  const found = new Map<string, Definition>();
  for (const match of text.matchAll(DEFINED)) add(match, afterIt(text, match.index));
  for (const match of text.matchAll(NAMED)) add(match, beforeIt(text, match.index + match[0].length));
  return [...found.values()].sort((a, b) => a.start - b.start).slice(0, MOST_TERMS);

  function add(match: RegExpExecArray, words: string): void {
    const term = match[1]?.trim() ?? '';
    if (term !== '' && !found.has(term))
      found.set(term, { term, words: words.replace(/\s+/g, ' ').trim(), start: match.index });
  }
}

function afterIt(text: string, from: number): string {
  const words = text.slice(from, from + LONGEST_WORDS);
  const end = /[.;؛](?=\s|$)/.exec(words);
  return end === null ? words : words.slice(0, end.index + 1);
}

function beforeIt(text: string, to: number): string {
  const words = text.slice(Math.max(0, to - LONGEST_WORDS / 2), to);
  const begun = [...words.matchAll(/[.;؛]\s+|\n\s*\n/g)].at(-1);
  return begun === undefined ? words : words.slice(begun.index + begun[0].length);
}

/** Returns the definitions that a piece uses and does not contain itself, up to `MOST_CHARS`. */
export function usedIn(text: string, piece: Piece, definitions: readonly Definition[]): Definition[] {
  const words = text.slice(piece.start, piece.end);
  const used: Definition[] = [];
  let chars = 0;
  for (const definition of definitions) {
    const inside = definition.start >= piece.start && definition.start < piece.end;
    if (inside || !names(words, definition.term)) continue;
    chars += definition.words.length;
    if (chars > MOST_CHARS) break;
    used.push(definition);
  }
  return used;
}

function names(words: string, term: string): boolean {
  const at = words.indexOf(term);
  return at !== -1 && !/[\p{L}\p{N}]/u.test(words.charAt(at - 1) + words.charAt(at + term.length));
}
