import { fold } from '#workers/engines/text/arabic.js';

/** Where one sentence ends and another begins. "Art. 5" is one. */
const BETWEEN = /(?<=[.!?؟؛]["”»)]?)\s{1,20}(?=["“«(]?[\p{Lu}\p{Lo}])/u;
/** Articles of laws, and decrees, by number; in folded text. */
const CITATION =
  /\b(?:articles?|art\.)\s{0,3}\(?\s{0,3}(\d{1,4})|(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?(?:ماده|مادتين|مادتان|مواد)\s{1,3}(?:رقم\s{1,3})?\(?\s{0,3}(\d{1,4})|(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?ماده\s{1,3}(?:ال[ء-ي]{3,12})|\bM\/\d|\broyal decrees?\b|م\/\d|(?:ال|ل)مرسوم (?:ال)?ملكي/giu;

/**
 * Leaves out of a model's advice the sentences that cite an article of a law or a decree: no text is at hand to hold them
 * against. The number of the clause that the advice is about is no citation.
 */
export function withoutCitations(advice: string, clause: string | null): { text: string; dropped: number } {
  const sentences = advice.split(BETWEEN);
  const kept = sentences.filter((sentence) =>
    [...fold(sentence).matchAll(CITATION)].every(([, english, arabic]) => {
      const number = english ?? arabic;
      return number !== undefined && number === clause;
    }),
  );
  return { text: kept.join(' '), dropped: sentences.length - kept.length };
}
