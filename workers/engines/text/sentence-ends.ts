import { NUMBERED } from './titles.js';

const ABBREVIATION =
  /(?:\b(?:Inc|Ltd|Co|Corp|No|Nos|Sec|Art|Mr|Mrs|Ms|Dr|Jr|Sr|St|Ave|Blvd|vs|etc|al|cf|approx|incl|Exh|Dept|Tel|Attn|Stat|Para|Fig|Vol|Esq|Ph|Bros|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|e\.g|i\.e|p\.m|a\.m|U\.S|U\.K|[A-Z])|\b[A-Z]\.[A-Z])\.$/;

/** Matches a mark of an item at the end of what looks like a sentence: "; or b.", "the Term. d.", "kinds: i.". */
const MARK_AT_END =
  /([.!?;:,])["')\]]{0,3}\s{1,40}((?:and\s|or\s|and\/or\s)?\s{0,9}(?:[a-z]|[ivx]{2,4}|\d{1,2})\.)$/;
const MARK_CHARS = 60;
/** Most characters of an item before the next one. */
const ITEM_CHARS = 2_000;
/** Matches the mark of a first item after a word that something must follow: "against a." */
const FIRST_MARK = /\b(?:against|from|by|of|for|with|to|if|that|in)\s{1,9}(?:a|i|1)\.$/;
const ABBREVIATED = /\b(?:no|nos|sec|art|para|fig|vol|cl|p|pp|ch)\.\s*(?:[a-z]|\d{1,2})\.$/i;

/** Tells whether a text ends in the letter that comes next among its items, though no full stop stands before it: "refunds b." */
function continuesItems(text: string, from: number, end: number): boolean {
  const letter = /[a-z)\]]\s([b-h])\.$/.exec(text.slice(Math.max(from, end - 6), end))?.[1];
  if (letter === undefined) return false;
  const before = String.fromCharCode(letter.charCodeAt(0) - 1);
  return text.slice(Math.max(0, end - ITEM_CHARS), end).search(new RegExp(`(?:^|\\s)${before}\\.\\s`)) >= 0;
}

/** Divides a paragraph into sentences. */
export function sentenceSpans(
  flat: string,
  block: { start: number; end: number },
): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const text = flat.slice(block.start, block.end);
  let from = 0;
  const ends =
    /[.!?؟]["')\]]*(?=\s+(?:(?:[-–•]\s+|o\s{2,20})?["'(\[]*[A-Z0-9٠-٩\u0621-\u064a]|\((?:[a-z]{1,2}|[ivx]{3,5})\)\s+["']?[A-Z]))/g;
  // The full stop after a clause's own number does not end a sentence.
  ends.lastIndex = NUMBERED.exec(text)?.[0].length ?? 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const end = match.index + match[0].length;
    const head = text.slice(Math.max(from, end - 14), match.index + 1);
    if (ABBREVIATION.test(head) || /(?<![\u0621-\u0652\u0670\d٠-٩])[\u0621-\u064a]\.$/.test(head)) continue;
    if (/^\s*\(?[\dA-Za-z]{1,3}(?:\.\d+)*\)?\.$/.test(text.slice(from, end))) continue;
    const tail = text.slice(Math.max(from, end - MARK_CHARS), end);
    const [, before, mark = ''] = ABBREVIATED.test(tail) ? [] : (MARK_AT_END.exec(tail) ?? []);
    if (before === undefined && continuesItems(text, from, end)) {
      push(from, end - 2);
      from = end - 2;
      continue;
    }
    // Within a sentence the mark is part of it; after one it opens the next.
    if (FIRST_MARK.test(tail) || (before !== undefined && /[;:,]/.test(before))) continue;
    const stop = before === undefined ? end : end - mark.length;
    push(from, stop);
    from = stop;
  }
  push(from, text.length);
  return pieces;

  function push(start: number, end: number) {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    const length = piece.trim().length;
    if (length > 0)
      pieces.push({ start: block.start + start + lead, end: block.start + start + lead + length });
  }
}
