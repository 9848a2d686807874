import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from './words.js';

/** Words further apart than this, in characters, are of different clauses of one sentence. */
const REACH = 260;
/** A source that matches more often in a sentence is read in its first places. */
const MOST_PLACES = 24;

interface Span {
  start: number;
  end: number;
}

/** Returns the least stretch of both. */
const hull = (a: Span, b: Span): Span => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});
const lengthOf = ({ start, end }: Span) => end - start;

/**
 * Returns the shortest stretch of a sentence in which all sources stand near each other, in whatever order; null if there is none, or
 * if the sentence excepts all of it.
 */
export function concurrence(sentence: Sentence, words: RuleWords, sources: readonly string[]): Span | null {
  const places: Span[][] = [];
  for (const source of sources) {
    const found = words.matches(sentence, source).slice(0, MOST_PLACES);
    if (found.length === 0) return null;
    places.push(found.map(({ index = 0, 0: text }) => ({ start: index, end: index + text.length })));
  }
  const [anchors = [], ...others] = places;
  let best: Span | null = null;
  for (const anchor of anchors) {
    const chosen = others.map((spans) =>
      spans.reduce((near, span) =>
        lengthOf(hull(anchor, span)) < lengthOf(hull(anchor, near)) ? span : near,
      ),
    );
    const all = [anchor, ...chosen].reduce(hull);
    if (lengthOf(all) > REACH || (best !== null && lengthOf(all) >= lengthOf(best))) continue;
    const isExcepted = [anchor, ...chosen].every(
      ({ start }) => words.stance(sentence, start).within?.kind === 'exception',
    );
    if (!isExcepted) best = all;
  }
  return best;
}
