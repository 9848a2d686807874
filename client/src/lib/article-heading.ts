import type { Language } from '#shared/contracts/common.js';

/** A word of an article's number in words, as «الخامسة», «والسبعون», «بعد», «المائة», «مكرر» or «(12)». */
const NUMBER_WORD = /^(?:بعد|مكرر.*|عشرة?|\(?\d+\)?|و?ال.+(?:ة|ون|ين|ى))$/u;

/**
 * Returns the heading of an article for display; null if there is none. In Arabic, one that only says the article's number in
 * words is none: the number stands beside it.
 */
export function articleHeading(title: string | null, language: Language): string | null {
  const heading = title?.replace(/[\s:.]+$/, '') ?? '';
  if (heading === '') return null;
  const [first = '', ...words] = heading.split(/\s+/);
  const isNumber = /^(?:ال)?مادة$/.test(first) && words.every((word) => NUMBER_WORD.test(word));
  return language === 'ar' && isNumber ? null : heading;
}
