import type { LawArticle } from '#shared/api/law.js';
import { formatMonth } from '../../lib/format.js';
import { currentLanguage } from '../../lib/locale.js';
import type { Translate } from '../../lib/translation.js';
import { localizeInstrument } from './instrument.js';
import { nameOf } from './list.js';

const ISOLATES = /[\u2066-\u2069]/g;

/** Number of an article as its language writes it: "79 bis" is 79 مكرر. */
const numberIn = (number: string): string =>
  currentLanguage() === 'ar' ? number.replace(' bis', ' مكرر') : number;

/** Returns the articles of a number that was typed alone, in digits of either script: 79 and 79 bis of "٧٩". */
export function findNumber<A extends { number: string }>(articles: readonly A[], typed: string): A[] {
  const number = typed
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(' مكرر', ' bis');
  if (!/^\d/.test(number)) return [];
  return articles.filter((one) => one.number === number || one.number.startsWith(`${number} `));
}

const PLACE = /^(section|table|added) (.+)$/;

/** The name of an article, or of a part of a law that has no number of an article, such as its preamble. */
export function articleName(t: Translate, number: string): string {
  if (/^\d/.test(number)) return t('law.article', { number: numberIn(number) });
  if (number === 'preamble') return t('law.place.preamble');
  const [, place, of = ''] = PLACE.exec(number) ?? [];
  if (place === 'section' || place === 'table' || place === 'added') {
    return t(`law.place.${place}`, { number: of });
  }
  return number;
}

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A citation of an article in the page's language, with how current the text is that is held. */
export function citationOf(t: Translate, { law, number, outdated }: LawArticle): string {
  const name = nameOf(law.name, currentLanguage());
  const place = /^\d/.test(number)
    ? t('law.citation', { law: name, number: numberIn(number) })
    : t('law.citation.place', { law: name, place: articleName(t, number) });
  const instrument = law.instrument === null ? null : localizeInstrument(law.instrument);
  const citation =
    instrument === null ? place : t('law.citation.instrument', { citation: place, instrument });
  return stateIn(t, citation, { ...law, outdated }).replace(ISOLATES, '');
}

/** A question on an article for the assistant, in the page's language. */
export const questionOn = (t: Translate, { law, number }: LawArticle): string =>
  t('law.article.question', {
    place: articleName(t, number),
    law: nameOf(law.name, currentLanguage()),
  }).replace(ISOLATES, '');

function stateIn(
  t: Translate,
  citation: string,
  { state, traced_to: tracedTo, outdated }: LawArticle['law'] & { outdated: boolean },
): string {
  if (outdated) return t('law.citation.outdated', { citation });
  if (state === 'repealed') return t('law.citation.repealed', { citation });
  if (state === 'as_published') return t('law.citation.published', { citation });
  if (tracedTo === null) return t('law.citation.held', { citation });
  return t('law.citation.traced', { citation, month: formatMonth(tracedTo) });
}

/** A piece of a passage, which was searched for or was not. */
interface Piece {
  start: number;
  text: string;
  matched: boolean;
}

/** Cuts a passage at its matches, whatever their order and overlaps. */
export function cutAtMatches(passage: string, matches: readonly { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, matched: boolean) => {
    if (end <= at) return;
    pieces.push({ start: at, text: passage.slice(at, end), matched });
    at = end;
  };
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    add(Math.min(start, passage.length), false);
    add(Math.min(end, passage.length), true);
  }
  add(passage.length, false);
  return pieces;
}
