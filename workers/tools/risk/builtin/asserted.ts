import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import type { Restriction, Stance } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { SentenceKind } from './rules/index.js';
import type { Reading } from './rules/rule.js';

/** A sentence as it is read: plain English, or folded Arabic. */
type ReadText = Pick<Sentence, 'text' | 'lang'>;

interface Turn {
  /** Beginnings of the words that the risk turns on. */
  core: string;
  /** True if the clause must deny them to be a risk, as an exclusion of liability does. */
  denied?: true;
  /** True if the other side's consent takes the risk away. */
  consent?: true;
}

/** For each kind of risk that a denial turns into its opposite, what it turns on. */
const TURNS: Partial<Record<SentenceKind, Turn>> = {
  'unilateral-change': {
    core: 'amend|modif|chang|alter|revis|updat|vary|varied|replac|adjust|add',
    consent: true,
  },
  'deemed-acceptance': { core: 'deem|constitut|accept' },
  'wide-force-majeure': { core: 'liab|responsib|excus|breach|default', denied: true },
  'termination-convenience': { core: 'terminat|cancel|withdraw', consent: true },
  'termination-no-cure': { core: 'terminat|cancel' },
  'insolvency-termination': { core: 'terminat|cancel' },
  'change-of-control': { core: 'terminat|cancel|consent|assign' },
  suspension: { core: 'suspend|withhold|discontinu|interrupt|cease|stop', consent: true },
  'price-change': { core: 'increas|adjust|chang|rais|revis|modif|amend|var', consent: true },
  indemnity: { core: 'indemnif|hold harmless|defend' },
  'unlimited-liability': { core: 'liab' },
  'late-interest': { core: 'interest|charge|fee' },
  'liquidated-damages': { core: 'liquidated|penalt|damages|fee' },
  'minimum-commitment': { core: 'purchas|pay|order|buy|spend|achiev|minimum|at least' },
  'cost-shifting': { core: 'pay|reimburs|bear|recover|entitled' },
  'most-favoured': { core: 'most|favou?r' },
  'advance-payment': { core: 'pay|advance|due' },
  'non-refundable': { core: 'non-?refundable' },
  'slow-payment': { core: 'pay|due' },
  'tax-gross-up': { core: 'free|gross|bear|pay' },
  'ip-assignment': { core: 'assign|transfer|convey|vest|own|property|for hire', consent: true },
  'endless-licence': { core: 'licen|right', consent: true },
  exclusivity: { core: 'exclusiv' },
  'first-refusal': { core: 'first (?:refusal|offer|negotiation)|first right|match' },
  'free-assignment': { core: 'assign|transfer', consent: true },
  audit: { core: 'audit|inspect|examin', consent: true },
  publicity: { core: 'publi|announc|use|disclos', consent: true },
  'personal-data': {
    core: 'transfer|disclos|shar|provid|process|sell|use|collect|receiv|access|upload|submit|verif|stor',
    consent: true,
  },
  'auto-renewal': { core: 'renew|extend' },
  'power-of-attorney': { core: 'appoint|attorney|authori' },
  guarantee: { core: 'guarant' },
  insurance: { core: 'maintain|insur|procure|carry|obtain' },
  'joint-liability': { core: 'joint' },
  'immunity-waiver': { core: 'waiv' },
  'jury-waiver': { core: 'waiv' },
  arbitration: { core: 'arbitrat' },
  'foreign-law': { core: 'govern|constru|law' },
  'foreign-courts': { core: 'jurisdiction|court|venue' },
  injunction: { core: 'injunct|equitable|specific' },
  'liability-exclusion': { core: 'liab|responsib|obligation', denied: true },
  'warranty-disclaimer': { core: 'warrant|represent', denied: true },
};

/** Agreements that are over, and wordings that are only quoted. */
const HISTORY = phrasePattern(
  '\\b(?:had (?:previously )?agreed|previously agreed|(?:was|were|had been) (?:previously )?(?:governed|required|entitled|obliged|agreed)|since (?:been )?(?:terminated|replaced|superseded)|(?:which|that) (?:this|the present) agreement (?:replaces|terminates|supersedes)|has since been|no longer (?:applies|in force))\\b',
);
const CONSENT = phrasePattern(
  '\\b(?:consent|approval|agree(?:s|d|ment)? (?:in writing|thereto|to (?:it|such))|mutual(?:ly)? (?:written )?agree\\w*(?!(?: up)?on (?:times?|dates?|place))|written agreement|consents|approves|has agreed)\\b',
);
/** Text around a match that is read. */
const BEFORE_CHARS = 2_000;
const AFTER_CHARS = 1_500;
const MATCH_CHARS = 1_000;
const MOST_CORES = 8;
const LONG_QUOTATION = /(?<=^|[\s(:])"(?=\S)[^"]{40,}(?<=\S)"/g;

const isQuoted = (text: string, offset: number) =>
  [...text.matchAll(LONG_QUOTATION)].some(
    ({ index, 0: words }) => index < offset && offset < index + words.length,
  );

const takesConsent = (text: string) => (restriction: Restriction) =>
  !/\bwithout\b/i.test(text.slice(restriction.span.start, restriction.span.end)) &&
  CONSENT.test(text.slice(restriction.span.start, restriction.span.end));

function supports({ denied, within, restrictions }: Stance, turn: Turn, text: string): boolean {
  const mustDeny = turn.denied === true;
  // "In lieu of all other warranties" denies them.
  if (mustDeny && within?.kind === 'exception') return !denied;
  if (denied !== mustDeny) return false;
  if (mustDeny) return true;
  if (within?.kind === 'condition') return false;
  return turn.consent !== true || !restrictions.some(takesConsent(text));
}

/** What a sentence says of a kind of risk: that it is so, that it is not so, or nothing that can be read. */
export type Bearing = 'asserted' | 'contradicted' | 'silent';

/** True if a denial turns this kind of risk into its opposite, so that `bearingOn` can tell more than of any sentence. */
export const turnsOnDenial = (kind: string): kind is SentenceKind => kind in TURNS;

/**
 * Reads whether a sentence says at a place that a risk of a kind is so: that it affirms the right or duty, or denies the
 * liability, and does not merely suppose, quote or remember it.
 */
export function bearingOn(kind: SentenceKind, { text, lang }: ReadText, at: Reading['at']): Bearing {
  if (lang !== 'en') return 'silent';
  if (HISTORY.test(text) || isQuoted(text, at.start + 1)) return 'contradicted';
  const turn = TURNS[kind];
  if (turn === undefined) return 'silent';
  // Sentences of real contracts are shorter; the limits keep the time linear for those that are not.
  const from = Math.max(0, at.start - BEFORE_CHARS);
  const clause = new EnglishClause(text.slice(from, at.start + AFTER_CHARS));
  const found = text.slice(at.start, Math.min(at.end, at.start + MATCH_CHARS) + 40);
  const cores = [...found.matchAll(phrasePattern(`\\b(?:${turn.core})`, 'gi'))].slice(0, MOST_CORES);
  if (cores.length === 0) return 'silent';
  return cores.some(({ index }) => supports(clause.at(at.start - from + index), turn, clause.text))
    ? 'asserted'
    : 'contradicted';
}

/** Tells whether a sentence says what a rule found in it, or at least nothing else. */
export const isAsserted = (kind: SentenceKind, sentence: ReadText, { at }: Reading): boolean =>
  bearingOn(kind, sentence, at) !== 'contradicted';
