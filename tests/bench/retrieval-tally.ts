import { createRequire } from 'node:module';
import * as z from 'zod';
import type { LawHit } from '#platform/search/search.js';

/** What a question came to. */
export interface Asked {
  group: string;
  answerable: boolean;
  /** Position of the first hit that answers, from 0; -1 if none does. */
  rank: number;
  found: boolean;
  ms: number;
}

export interface Tally {
  group: string;
  questions: number;
  first: number;
  five: number;
  /** Answerable: said to be not found. Unanswerable: said to be found. */
  wrong: number;
  p50: number;
  p95: number;
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
/** A quote may go on in the next passage: so much of it has to stand in one. */
const PART = 40;

/** Tells whether a passage has one of the quotes, or a good part of it, without regard to white space. */
export function answersIn(quotes: readonly string[], passage: string): boolean {
  const text = flat(passage);
  return quotes.some((quote) => {
    const wanted = flat(quote);
    if (text.includes(wanted)) return true;
    for (let at = 0; at + PART <= wanted.length; at += 10)
      if (text.includes(wanted.slice(at, at + PART))) return true;
    return false;
  });
}

/** Where laws of the collection have gone that questions were written on, and their articles that have other numbers now. */
const renumbered = z
  .record(z.string(), z.object({ key: z.string(), articles: z.record(z.string(), z.array(z.string())) }))
  .parse(createRequire(import.meta.url)('../fixtures/sets/retrieval/renumbered.json'));

/** Tells whether a hit is the article of an answer, whose law is named by its key or its Arabic name in the collection. */
export function namesArticle(
  { law, article }: { law: string; article: number | string },
  hit: Pick<LawHit, 'law' | 'number'>,
): boolean {
  const moved = renumbered[law];
  if (moved !== undefined)
    return (
      hit.law.key === moved.key && (moved.articles[String(article)] ?? [String(article)]).includes(hit.number)
    );
  return String(article) === hit.number && (law === hit.law.key || flat(law) === flat(hit.law.name.ar));
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Counts by group, and over all answerable and unanswerable questions. */
export function tally(asked: readonly Asked[]): Tally[] {
  const groups = new Map<string, Asked[]>();
  for (const one of asked) {
    for (const name of [one.group, one.answerable ? 'all answerable' : 'all unanswerable'])
      groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].sort().map(([group, list]) => {
    const times = list.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      group,
      questions: list.length,
      first: list.filter(({ rank }) => rank === 0).length / list.length,
      five: list.filter(({ rank }) => rank >= 0).length / list.length,
      wrong: list.filter(({ found, answerable }) => found !== answerable).length / list.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
    };
  });
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(5);

/** One line of the table that is printed. */
export const tallyLine = ({ group, questions, first, five, wrong, p50, p95 }: Tally): string =>
  [
    group.padEnd(20),
    String(questions).padStart(4),
    group.includes('unanswerable')
      ? ' '.repeat(26)
      : `at 1 ${percent(first)}, at 5 ${percent(five)}`.padEnd(26),
    `${group.includes('unanswerable') ? 'wrongly found' : 'not found'} ${percent(wrong)}`.padEnd(22),
    `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  ].join('  ');
