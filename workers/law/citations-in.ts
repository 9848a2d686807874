import type { ArticleReference } from '#shared/contracts/law.js';
import { folded } from '#workers/engines/text/arabic.js';
import { ordinalAt } from './arabic-ordinals.js';
import { isHeld } from '#platform/law/articles.js';
import { distinctArticles } from '#platform/law/cite.js';
import { LAWS } from '#platform/law/laws.js';
import { lawsIn, type NamedLaw } from './laws-in.js';

/** A citation of articles of a law in free text. */
export interface Citation {
  start: number;
  end: number;
  /** The articles, if the law is known and the text of every one is held; null otherwise: such a citation is not shown. */
  articles: ArticleReference[] | null;
}

const ENGLISH = /\b(?:articles?|arts?\.?)\s{0,3}(?=\(?\d)/gi;
const ARABIC = /(?<![\u0621-\u064a])[وف]?[بكل]?(?:ال|ل)?(?:ماده|مادتين|مادتان|مواد)\s{0,3}(?:من )?(?:رقم )?/g;
/** A number, with what may follow it: a paragraph in brackets. A decimal is a clause of the contract. */
const NUMBER = /^\(?\s?(\d{1,3})(?![\d.]*\d)\s?\)?(?:\s?(?:\(\w{1,3}\)|\/\w{1,2}\b)){0,3}/;
const JOINT = /^\s?(?:,? ?(?:and|or|&|,|و|او)\s?|(-|–|to|through|الي)\s?)\s?(?=\(?\s?(?:\d|ال))/;
/** What makes a number that of the contract's own article. */
const OF_CONTRACT =
  /^\s?(?:(?:of|in|under) (?:this|the|our|that|an?) (?:\w+ ){0,3}?(?:agreement|contract|lease|terms|policy|document|deed|annex|schedule|appendix)|hereof|herein|من (?:هذا |هذه )?(?:ال)?(?:عقد|اتفاقيه|اتفاق|مستند|ملحق|وثيقه))/i;
const OF_LAW = /^[^.;]{0,12}?(?:\b(?:of|in|under|from)(?: the)? |من |في )$/i;
const MOST_IN_RANGE = 30;
/** Characters before a law's name within which it belongs to the article. */
const NEAR = 30;

/** Reads the numbers of a citation from its beginning; null if there are none. */
function numbersAt(text: string): { numbers: number[]; length: number } | null {
  const numbers: number[] = [];
  let at = 0;
  let ranged = false;
  for (;;) {
    const rest = text.slice(at);
    const figure = NUMBER.exec(rest);
    const bracket = /^\(?\s?/.exec(rest)?.[0].length ?? 0;
    const ordinal = figure === null ? ordinalAt(rest.slice(bracket)) : null;
    const value = figure === null ? ordinal?.value : Number(figure[1]);
    if (value === undefined) break;
    at += figure === null ? bracket + (ordinal?.length ?? 0) : figure[0].length;
    if (text.charAt(at) === ')') at += 1;
    const first = numbers.at(-1);
    if (ranged && first !== undefined && value > first && value - first <= MOST_IN_RANGE) {
      for (let between = first + 1; between < value; between += 1) numbers.push(between);
    }
    numbers.push(value);
    const joint = JOINT.exec(text.slice(at));
    if (joint === null) break;
    ranged = joint[1] !== undefined;
    at += joint[0].length;
  }
  return numbers.length === 0 ? null : { numbers, length: at };
}

/** Returns the law that an article between two offsets is one of; undefined if none is named for it. */
function lawOf(text: string, start: number, end: number, laws: readonly NamedLaw[]): NamedLaw | undefined {
  const next = laws.find((law) => law.end > end);
  if (next !== undefined && next.start <= end + NEAR) {
    const named = Math.max(end, next.start);
    if (next.start <= end + 1 || OF_LAW.test(text.slice(end, named))) return next;
  }
  return laws.findLast((law) => law.end <= start && !law.decree);
}

/**
 * Finds the citations of articles of laws in a text that a model or a person wrote, in English and Arabic. A number without
 * a law is one of the law named before it; articles of the contract are no citations.
 */
export function citationsIn(text: string): Citation[] {
  const { text: plain, offsets } = folded(text);
  const laws = lawsIn(plain);
  const original = (at: number) => offsets[at] ?? text.length;
  return [...plain.matchAll(ENGLISH), ...plain.matchAll(ARABIC)]
    .sort((a, b) => a.index - b.index)
    .flatMap(({ index, 0: noun }): Citation[] => {
      const from = index + noun.length;
      const read = numbersAt(plain.slice(from, from + 300));
      if (read === null) return [];
      const end = from + read.length;
      if (OF_CONTRACT.test(plain.slice(end, end + 80))) return [];
      const named = lawOf(plain, index, end, laws);
      if (named === undefined) return [];
      const { law } = named;
      const articles =
        law === null ? [] : read.numbers.map((number) => ({ law: LAWS[law].key, number: String(number) }));
      const held = law !== null && articles.every(isHeld);
      return [{ start: original(index), end: original(end), articles: held ? articles : null }];
    });
}

/** Where a sentence ends; not after an abbreviation that a citation may contain. */
const SENTENCE_END =
  /(?<=[.!?؟])(?<!\b(?:no|nos|art|arts|e\.g|i\.e|para|cl)\.)\s+(?=["“«(]?[A-Z\u0621-\u064a])/i;

/**
 * Leaves out the sentences that cite what is not held; returns the text that remains, the articles that it cites, and how
 * many sentences are left out.
 */
export function withHeldCitations(text: string): {
  text: string;
  articles: ArticleReference[];
  dropped: number;
} {
  const citations = citationsIn(text);
  const kept: string[] = [];
  const articles: ArticleReference[] = [];
  let dropped = 0;
  let at = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    const inside = citations.filter((citation) => citation.start >= start && citation.start < at);
    if (inside.some((citation) => citation.articles === null)) {
      dropped += 1;
      continue;
    }
    kept.push(sentence);
    articles.push(...inside.flatMap((citation) => citation.articles ?? []));
  }
  return { text: dropped === 0 ? text : kept.join(' '), articles: distinctArticles(articles), dropped };
}
