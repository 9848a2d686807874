import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { Reason, RewordingRule } from '../rule.js';
import type { Wording } from './inflect.js';

export const ALL_STYLES: readonly RephraseStyle[] = ['formal', 'clear', 'persuasive', 'concise'];
export const CLEAR: readonly RephraseStyle[] = ['clear'];
export const FORMAL: readonly RephraseStyle[] = ['formal'];
export const CONCISE: readonly RephraseStyle[] = ['concise'];
export const SHORT: readonly RephraseStyle[] = ['clear', 'concise'];
export const BRISK: readonly RephraseStyle[] = ['clear', 'concise', 'persuasive'];
export const PERSUASIVE: readonly RephraseStyle[] = ['persuasive'];
export const FIRM: readonly RephraseStyle[] = ['concise', 'persuasive'];

/**
 * Returns the rules of phrases that begin with a word and end with one. `behind` and `ahead` of a wording are assertions: a
 * blank in them, as in the phrase, is any white space.
 */
export function phrases(
  reason: Reason,
  styles: readonly RephraseStyle[],
  wordings: readonly Wording[],
): RewordingRule[] {
  return wordings.map(([find, write, { behind = '', ahead = '' } = {}]) => ({
    find: `${behind}(?<![\\w'@./-])${find}(?![\\w'-]|\\.\\w)${ahead}`,
    write,
    reason,
    styles,
    first: /^[\w']+/.exec(find)?.[0].toLowerCase() ?? '',
  }));
}

/** What follows a sum: the sign or code of a currency, or a number. */
export const SUM_AHEAD =
  '(?= (?:approximately |about |US|U\\.S\\.?\\s?)?(?:[$€£\\d]|USD|SAR|SR|EUR|GBP|AED|RMB|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\\b))';
/** What names a place in the document or another. */
export const REFERENCE_AHEAD =
  '(?= (?:this |the |that |such |any |each |its |applicable )?(?:section|sections|article|articles|clause|paragraph|subsection|schedule|exhibit|annex|appendix|attachment|agreement|contract|lease|license|policy|order|plan|act|law|laws|rule|rules|regulation)\\b)';
