import type { Revision } from '#shared/tools/rephrase/revised.js';

/** A word, a number or a punctuation mark, with its offsets. */
export interface Part {
  text: string;
  start: number;
  end: number;
}

/** Parts of the original from `from` to `to`, in whose place those of the revised text from `by` to `until` stand. */
export interface Edit {
  from: number;
  to: number;
  by: number;
  until: number;
}

const PART = /[\p{L}\p{M}\p{N}]{1,60}(?:['’][\p{L}]{1,10})?|[^\s\p{L}\p{M}\p{N}]/gu;
/** Cuts a text into its words, numbers and marks. */
export const partsOf = (text: string): Part[] =>
  [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
    end: index + part.length,
  }));

/** The two texts between which an edit stands. */
export interface Texts {
  original: string;
  revised: string;
  before: readonly Part[];
  after: readonly Part[];
}

/** Returns the place of an edit and what stands there instead; what is only added takes the word beside it along. */
export function revisionOf(edit: Edit, { original, revised, before, after }: Texts): Revision {
  const side = edit.from > 0 ? -1 : 1;
  const isAdded = edit.from === edit.to;
  const from = edit.from + (isAdded && side < 0 ? -1 : 0);
  const by = edit.by + (isAdded && side < 0 ? -1 : 0);
  const to = edit.to + (isAdded && side > 0 ? 1 : 0);
  const until = edit.until + (isAdded && side > 0 ? 1 : 0);
  const [start, old] = between(original, before, from, to);
  const [, words] = between(revised, after, by, until);
  // Blanks that both have stay as they are in the original.
  const front = /^\s/.test(old) && /^\s/.test(words) ? old.length - old.trimStart().length : 0;
  const rest = old.slice(front);
  const text = front > 0 ? words.trimStart() : words;
  const isBlankBehind = /\s$/.test(rest) && /\s$/.test(text);
  const end = start + front + (isBlankBehind ? rest.trimEnd() : rest).length;
  return { start: start + front, end, text: (isBlankBehind ? text.trimEnd() : text).replace(/\s+/g, ' ') };
}

/** Returns what stands between the part before some parts and the one behind them, and where it begins. */
function between(text: string, parts: readonly Part[], from: number, to: number): [number, string] {
  const start = parts[from - 1]?.end ?? 0;
  return [start, text.slice(start, parts[to]?.start ?? text.length)];
}
