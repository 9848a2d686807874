import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import type { Restriction } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ENGLISH_TURNS } from './english-turns.js';
import { wordsOf, type Asserting } from './turn.js';

/** Agreements that are over, and wordings that are only quoted. */
const HISTORY = phrasePattern(
  '\\b(?:had (?:previously )?agreed|previously agreed|(?:was|were|had been) (?:previously )?(?:governed|required|entitled|obliged|agreed)|since (?:been )?(?:terminated|replaced|superseded)|(?:which|that) (?:this|the present) agreement (?:replaces|terminates|supersedes)|has since been|no longer (?:applies|in force))\\b',
);
const CONSENT = phrasePattern(
  '\\b(?:consent|approval|agree(?:s|d|ment)? (?:in writing|thereto|to (?:it|such))|mutual(?:ly)? (?:written )?agree\\w*(?!(?: up)?on (?:times?|dates?|place))|written agreement|consents|approves|has agreed)\\b',
);

const takesConsent = (text: string) => (restriction: Restriction) =>
  !/\bwithout\b/i.test(wordsOf(restriction, text)) && CONSENT.test(wordsOf(restriction, text));

export const ENGLISH: Asserting = {
  turns: ENGLISH_TURNS,
  history: HISTORY,
  core: (words) => phrasePattern(`\\b(?:${words})`, 'gi'),
  clause: (text) => new EnglishClause(text),
  says(turn, { denied, within, restrictions }, text) {
    const mustDeny = turn.denied === true;
    // "In lieu of all other warranties" denies them.
    if (mustDeny && within?.kind === 'exception') return !denied;
    if (denied !== mustDeny) return false;
    if (mustDeny) return true;
    if (within?.kind === 'condition') return false;
    return turn.consent !== true || !restrictions.some(takesConsent(text));
  },
};
