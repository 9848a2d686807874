import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from './words.js';

/** Sentences that define a word or tell facts. */
const TELLS: Record<Language, string> = {
  en: '^[^.;]{0,60}["”\'’] ?(?:\\([^)]{1,20}\\) )?(?:shall )?means?\\b|^\\W*(?:\\(?[A-Z]\\)?\\.? ?)?whereas\\b|\\bto the (?:best of )?(?:\\w+ )?knowledge of\\b|\\brepresents? and warrants? (?:to [^.;]{1,40} )?that\\b|\\bsince the respective dates\\b|\\bha(?:s|ve) been duly (?:and validly )?(?:authori[sz]ed|executed)\\b|\\bmaterial adverse effect\\b',
  ar: '^\\W*(?:ولما|لما|وحيث|حيث) (?:كان|إن|أن)(?![^.;]{0,200}(?:فقد|فإن|اتفق))|^[^.;]{0,60}~?(?:يقصد|تعني) ب',
};

/** Tells whether a sentence lays something down, rather than defines a word or tells facts: only such a one can break a rule. */
export const laysDown = (sentence: Sentence, words: RuleWords): boolean =>
  !sentence.definition && !words.has(sentence, TELLS[sentence.lang]);
