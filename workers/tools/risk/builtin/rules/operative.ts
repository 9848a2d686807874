import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';

/** Defines a term behind a number: `1.15 "Direct Expenses" means`, `"Interest" - Eighteen percent`. */
const DEFINES =
  /^[^\w"]{0,4}(?:[\w.()]{1,8}\s{1,3})?"[^"]{1,80}"\s{0,3}(?:-|:|(?:shall |will )?(?:means?|be defined|refers? to)\b)/i;
/** What a name of a sum, a time or a paper ends with; a party has none of them. */
const NO_PARTY =
  /\b(?:guarantees?|fees?|commitments?|royalt(?:y|ies)|terms?|payments?|interests?|dates?|periods?|amounts?|sales|agreements?|products?)$/i;

/** Matches statements in papers for investors. */
export const OF_SECURITIES = phrasePattern(
  '\\bregistration statement\\b|\\bprospectus\\b|\\boffered shares\\b|\\bunderwriters?\\b|\\bselling group\\b',
);

/** True if a sentence defines a term, and so obliges nobody. */
export const defines = ({ text, definition }: Pick<Sentence, 'text' | 'definition'>) =>
  definition || DEFINES.test(text);

/** Returns a party's name; null for a defined sum that was read as a party. */
export const partyName = (who: string | null) => (who !== null && NO_PARTY.test(who) ? null : who);

/** Returns the text beside a sentence in its clause, at most `reach` characters on each side. */
export function beside({ text, around }: Pick<Sentence, 'text' | 'around'>, reach = 500): string {
  const at = around.indexOf(text);
  if (at < 0) return '';
  const end = at + text.length;
  return `${around.slice(Math.max(0, at - reach), at)} ${around.slice(end, end + reach)}`;
}
