import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Actor } from '#workers/engines/text/actor.js';
import type { Sentence } from '#workers/engines/text/sentences.js';

/** Numbers and letters in front of a clause: "10.2 (b)". */
const LABELS =
  /^(?:[\s"'*•–-]{0,20}\(?(?:\d{1,3}(?:\.\s?\d{1,3}){0,3}|[a-z]|[ivx]{1,4})[.)](?=\W))*[\s"'*•–-]{0,20}\d{0,3}\s{0,9}/i;
const RECITAL = /\bwhereas\b/i;
const STATES = phrasePattern(
  '\\b(?:represents?,? (?:and )?warrants?|represents? that|warrants? that|acknowledges? (?:and agrees? )?that (?:the|any) (?:covenant|restriction)s?|hypothetical|by way of example)\\b|\\b(?:desires?|wish(?:es)?) to (?:obtain|engage|enter|grant|sell|purchase|acquire|retain|appoint|become|provide|utili[sz]e|license)\\b',
);

/** What another paper has to say: "the Engagement Letter shall provide that". */
const OF_ANOTHER_PAPER = phrasePattern(
  '(?<!\\b(?:this|present) )\\b(?:letters?|agreements?|sub-?leases?|sub-?contracts?|sub-?licen[cs]es?|polic(?:y|ies))(?: with [\\w ]{1,40})? (?:shall|will|must) (?:also |further )?(?:provide|contain|include|state|stipulate) (?:that|for|an?|the)\\b',
);

/**
 * Tells whether a sentence lays something down: it is whole, and no definition, recital, representation or example. With
 * `representing`, a representation counts: sides may answer for it together.
 */
export function laysDown(
  { text, definition }: Pick<Sentence, 'text' | 'definition'>,
  { representing = false } = {},
): boolean {
  const first = text.replace(LABELS, '');
  return (
    !definition &&
    !DEFINES.test(text) &&
    !RECITAL.test(text) &&
    !OF_ANOTHER_PAPER.test(text) &&
    (representing || !STATES.test(text)) &&
    !/^(?:and |or |not |which |to )/.test(first)
  );
}

/** Words that mean both sides without naming them: "either party", "each of the Buyer and the Seller". */
const BOTH = phrasePattern(
  '\\b(?:either|each|both|neither)(?: of)?(?: the| such)? (?:\\w+ ){0,2}?part(?:y|ies)\\b|\\b(?:each|either|both) of (?!its\\b|their\\b|our\\b)|\\beither (?!directly|indirectly|alone|solely|individually|before|during|in|by|on|orally|at)\\w+ or\\b|\\bboth \\w+ and\\b|\\b(?:either|neither) (?:may|shall|will)\\b|\\b(?:any|no) party\\b|\\b(?:in turn|likewise|similarly),',
);

/** Returns who does something, where words before or after it may say that both sides do. */
export function doerOrBoth(actor: Actor, words: string): Actor {
  return !actor.mutual && BOTH.test(words) ? { who: null, mutual: true } : actor;
}

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

/** Returns a party's name; null for a defined sum that was read as a party. */
export const partyName = (who: string | null) => (who !== null && NO_PARTY.test(who) ? null : who);

/** Returns the text beside a sentence in its clause, at most `reach` characters on each side. */
export function beside({ text, around }: Pick<Sentence, 'text' | 'around'>, reach = 500): string {
  const at = around.indexOf(text);
  if (at < 0) return '';
  const end = at + text.length;
  return `${around.slice(Math.max(0, at - reach), at)} ${around.slice(end, end + reach)}`;
}
