import { fold, foldWithOffsets } from './fold.js';

/** A stretch of one of the pieces of text of which a page of a PDF consists. */
export interface PieceSpan {
  /** Index of the piece. */
  piece: number;
  start: number;
  end: number;
}

/** Fewest letters of a part of a quote that is found by itself, and the least share of the quote that must be found so. */
const MIN_RUN = 12;
const MIN_SHARE = 0.5;

const withoutBlanks = (text: string) => fold(text).replaceAll(' ', '');

/** The letters of a page without blanks, each with the piece and the offset there from which it comes. */
function lettersOf(pieces: readonly string[]) {
  const letters: string[] = [];
  const origins: { piece: number; at: number }[] = [];
  pieces.forEach((text, piece) => {
    const folded = foldWithOffsets(text);
    [...folded.offsets].forEach((at, index) => {
      const letter = folded.text.charAt(index);
      if (letter === ' ') return;
      letters.push(letter);
      origins.push({ piece, at });
    });
  });
  return { text: letters.join(''), origins };
}

/** Cuts a quote into the longest runs of words that the page has one after the other; blanks do not count. */
function runsOf(page: string, quote: string): string[] {
  const words = quote.split(/\s+/).map(withoutBlanks).filter(Boolean);
  const runs: string[] = [];
  let run = '';
  for (const word of words) {
    if (page.includes(run + word)) {
      run += word;
      continue;
    }
    if (run.length >= MIN_RUN) runs.push(run);
    run = page.includes(word) ? word : '';
  }
  return run.length >= MIN_RUN ? [...runs, run] : runs;
}

/**
 * Finds a quote among the pieces of a page's text. A page may break or order its text in another way than the document was read:
 * then the parts of the quote are found that it has, or nothing if these are too few.
 */
export function findOnPage(pieces: readonly string[], quote: string): PieceSpan[] {
  const { text, origins } = lettersOf(pieces);
  const sought = withoutBlanks(quote);
  if (sought === '') return [];
  const runs = text.includes(sought) ? [sought] : runsOf(text, quote);
  const found = runs.reduce((sum, run) => sum + run.length, 0);
  if (found < sought.length * MIN_SHARE) return [];
  const spans: PieceSpan[] = [];
  for (const run of runs) {
    const from = text.indexOf(run);
    for (const { piece, at } of origins.slice(from, from + run.length)) {
      const last = spans.at(-1);
      if (last?.piece === piece && at >= last.start) last.end = at + 1;
      else spans.push({ piece, start: at, end: at + 1 });
    }
  }
  return spans;
}
