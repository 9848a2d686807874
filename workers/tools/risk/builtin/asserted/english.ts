import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import { restrictionWords, type Restriction } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ENGLISH_TURNS } from './english-turns.js';
import type { Asserting } from './turn.js';

/** Agreements that are over, and wordings that are only quoted. */
const HISTORY = phrasePattern(
  '\\b(?:had (?:previously )?agreed|previously agreed|(?:was|were|had been) (?:previously )?(?:governed|required|entitled|obliged|agreed)|since (?:been )?(?:terminated|replaced|superseded)|(?:which|that) (?:this|the present) agreement (?:replaces|terminates|supersedes)|has since been|no longer (?:applies|in force))\\b',
);
const CONSENT = phrasePattern(
  '\\b(?:consent(?:s|ed)?|approval|approv(?:es|ed)|agree(?:s|d|ment)? (?:in writing|thereto|to (?:it|such))|mutual(?:ly)? (?:written )?agree\\w*(?!(?: up)?on (?:times?|dates?|place))|written agreement|has agreed)\\b',
);

/** "But no such amendment is effective without consent": said after the right, of what it would do. */
const NEEDS_CONSENT = phrasePattern(
  '\\b(?:but|provided,?(?: however,?)? that|and) (?:any|no|each|every|such)(?: such)? (?<act>amendment|modification|change|variation|revision|update|increase|adjustment|assignment|transfer|use|disclosure|publication|suspension|termination)s?(?: or \\w+)? (?:shall|will|may|must|can|is|are)\\b[^.;,]{0,60}\\b(?:without|until|unless|only (?:with|after|upon)|subject to|require|requires)\\b[^.;,]{0,60}\\b(?:consent|approval|agreement of|consented|agreed|approved)',
);

const takesConsent = (text: string) => (restriction: Restriction) =>
  !/\bwithout\b/i.test(restrictionWords(restriction, text)) &&
  CONSENT.test(restrictionWords(restriction, text));

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
    if (turn.consent !== true) return true;
    const act = NEEDS_CONSENT.exec(text)?.groups?.['act'];
    const needsConsent = act !== undefined && act.search(ENGLISH.core(turn.core)) === 0;
    return !needsConsent && !restrictions.some(takesConsent(text));
  },
};
