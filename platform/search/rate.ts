import { analyse, isStopWord } from './analyse.js';
import { askedTerm } from './law-index.js';
import type { WeighedGroup } from './groups.js';
import type { Span } from './search.js';
import type { Topic } from './topics.js';
import { sentencesIn } from './sentences.js';

/** Fit of a text to a question; shares are of the importance of the question's groups, 0 to 1. */
export interface Rating {
  /** Share that the text has. */
  coverage: number;
  /** Share that its best passage has. */
  passageCoverage: number;
  /** Share that its heading, title or law's name has. */
  contextCoverage: number;
  /** Share that the questions have that it answers. */
  askedCoverage: number;
  passage: Span;
  matches: Span[];
}

/** Not read beyond: the end of a very long annex. */
const LONGEST = 20_000;
const PASSAGE = 700;
const MAX_MATCHES = 60;
/** A word that only the heading or the law's name has. */
const IN_CONTEXT = 0.7;

type Index = Map<string, (readonly [group: number, weight: number])[]>;

/** Makes the index from terms to the groups that they belong to. */
export function indexGroups(groups: readonly WeighedGroup[]): Index {
  const index: Index = new Map();
  groups.forEach(({ terms }, group) => {
    for (const [term, weight] of terms) index.set(term, [...(index.get(term) ?? []), [group, weight]]);
  });
  return index;
}

const share = (groups: readonly WeighedGroup[], best: ArrayLike<number>, total: number) =>
  total === 0
    ? 0
    : groups.reduce((sum, { importance }, group) => sum + importance * (best[group] ?? 0), 0) / total;

/** Rates a text against a question's groups. */
export function rate(
  groups: readonly WeighedGroup[],
  index: Index,
  {
    text: written,
    context,
    questions = '',
    topics = [],
    contextTopics = [],
  }: {
    text: string;
    context: string;
    questions?: string;
    topics?: readonly Topic[];
    contextTopics?: readonly Topic[];
  },
): Rating {
  const text = written.length > LONGEST ? written.slice(0, LONGEST) : written;
  const total = groups.reduce((sum, { importance }) => sum + importance, 0);
  const whole = new Float64Array(groups.length);
  const hits: { start: number; end: number; group: number; weight: number }[] = [];
  const matches: Span[] = [];
  for (const { term, word, start, end } of analyse(text)) {
    const known = index.get(term);
    if (known === undefined || isStopWord(word)) continue;
    matches.push({ start, end });
    for (const [group, weight] of known) {
      hits.push({ start, end, group, weight });
      if (weight > (whole[group] ?? 0)) whole[group] = weight;
    }
  }
  for (const { term, start, end } of topics) {
    for (const [group, weight] of index.get(term) ?? []) {
      hits.push({ start, end, group, weight });
      if (weight > (whole[group] ?? 0)) whole[group] = weight;
    }
  }
  hits.sort((a, b) => a.start - b.start);
  const around = new Float64Array(groups.length);
  for (const { term } of contextTopics) {
    for (const [group, weight] of index.get(term) ?? []) around[group] = Math.max(around[group] ?? 0, weight);
  }
  for (const { term } of analyse(context)) {
    for (const [group, weight] of index.get(term) ?? []) around[group] = Math.max(around[group] ?? 0, weight);
  }
  const asked = new Float64Array(groups.length);
  for (const { term } of analyse(questions)) {
    for (const [group, weight] of index.get(askedTerm(term)) ?? [])
      asked[group] = Math.max(asked[group] ?? 0, weight);
  }
  const both = whole.map((weight, group) =>
    Math.max(weight, (around[group] ?? 0) * IN_CONTEXT, asked[group] ?? 0),
  );
  const best = bestPassage(text, hits, groups, total);
  return {
    coverage: share(groups, both, total),
    passageCoverage: best.share,
    contextCoverage: share(groups, around, total),
    askedCoverage: share(groups, asked, total),
    passage: best.span,
    matches: matches.slice(0, MAX_MATCHES),
  };
}

/** Finds the few sentences in a row that have the most of a question. */
function bestPassage(
  text: string,
  hits: readonly { start: number; group: number; weight: number }[],
  groups: readonly WeighedGroup[],
  total: number,
): { span: Span; share: number } {
  const sentences = sentencesIn(text);
  let best: { span: Span; share: number; value: number } = {
    span: sentences[0] ?? { start: 0, end: 0 },
    share: 0,
    value: 0,
  };
  let from = 0;
  sentences.forEach(({ start }, first) => {
    while (from < hits.length && (hits[from]?.start ?? 0) < start) from += 1;
    const has = new Float64Array(groups.length);
    let at = from;
    for (let last = first; last < sentences.length && last < first + 4; last += 1) {
      const end = sentences[last]?.end ?? start;
      if (last > first && end - start > PASSAGE) break;
      for (; at < hits.length && (hits[at]?.start ?? 0) < end; at += 1) {
        const { group, weight } = hits[at] ?? { group: 0, weight: 0 };
        if (weight > (has[group] ?? 0)) has[group] = weight;
      }
      const covered = share(groups, has, total);
      // A longer passage has to bring more.
      const value = covered - 0.03 * (last - first);
      if (value > best.value + 1e-9) best = { span: { start, end }, share: covered, value };
    }
  });
  return best;
}
