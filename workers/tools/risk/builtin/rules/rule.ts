import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Actor } from '#workers/engines/text/actor.js';
import type { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import type { Period } from '#workers/engines/text/values.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Agreed } from '../agreed.js';
import type { Note } from './claims.js';

/** The context of a rule: everything besides the sentence that it may use. */
export interface Context {
  actors: EnglishParties;
  /** True if the document gives the other side the same as the clause gives one; false if it was looked for in vain. */
  mirrored: boolean;
  /** What the document agrees on elsewhere. */
  agreed: Agreed;
}

/** Values that the texts of a finding contain. A text that needs a missing value is left out. */
export interface Facts {
  who?: string | null;
  other?: string | null;
  period?: Period | null;
  notice?: Period | null;
  percent?: number | null;
  amount?: string | null;
  place?: string | null;
  words?: string | null;
  /** Words by which the clause makes a condition or an exception. */
  limit?: string | null;
}

/** Result of a rule for a sentence. */
export interface Reading {
  severity: Severity;
  at: { start: number; end: number };
  facts?: Facts;
  /** What the texts may say besides what the match bears: the notes select sentences of explanation and advice. */
  notes?: readonly Note[];
  /** The party that gains by the clause, and the one that loses; of two parties, one of them tells the other. */
  serves?: Actor;
  burdens?: Actor;
  /** True if the severity does not turn on what the other side has. */
  settled?: true;
  /** True if the clause is not one between the two sides, so that nothing like it is looked for on the other one. */
  unpaired?: true;
}

export interface Rule<Kind extends string = string> {
  kind: Kind;
  read(sentence: Sentence, context: Context): Reading | null;
}

/** Returns the offsets of a match. */
export function at(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

/** Returns the match of the first of several patterns that matches. */
export function firstOf(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return null;
}

/** Matches any length of time: a sentence with one cannot be said to state none. */
export const ANY_LENGTH = phrasePattern(
  '\\b(?:hours?|days?|weeks?|months?|quarters?|years?|overnight|immediately)\\b|\\[\\s?[*●•_….]|\\*{3,}|_{3,}|\\bX{3,}',
);
/** Matches words about a notice, or a time that may be one. */
export const ANY_NOTICE = phrasePattern(
  `${ANY_LENGTH.source}|\\bnoti(?:ce|fy|fies|fied|fication)|\\bprior\\b`,
);
/** Matches words that may limit an amount: a clause with one cannot be said to state no limit. */
export const ANY_LIMIT = phrasePattern(
  '\\blimit(?:s|ed|ation)?\\b|\\bcap(?:s|ped)?\\b|\\bceiling\\b|\\bexceed|\\bin excess of\\b|\\bmaximum\\b|\\bup to\\b|\\b(?:no|not) (?:more|greater|higher) than\\b|\\bat most\\b|%|\\bper ?cent|\\bindex|\\bCPI\\b|\\binflation\\b|\\b(?:RMB|USD|SAR|EUR)? ?\\$?\\d[\\d,]{2,} (?:per|for each)\\b',
);
/** Matches an exception for fraud and the like. */
export const CARVE_OUT = phrasePattern(
  '\\b(?:gross(?:ly)?,? (?:negligen|fault)|fraud|wil?l?ful|wil?l?fully|intentional|deliberate|deceit|bad faith|misconduct|reckless)\\w*',
);

/** Matches words by which a sentence takes something out of what it says. */
export const EXCEPTED = phrasePattern(
  '\\b(?:except(?:ing)?(?: for| with respect| with regard| in| as| that| to|,? however)?|save (?:for|as)|(?:shall|will|does|do) not apply|subject to (?:sections?|articles?|clauses?|paragraphs?)|other than (?:with respect to|for|in respect of|due to|liab\\w+|a breach|breach))\\b',
);

/** Puts words of a contract into quotation marks, as one line of at most 120 characters. */
export function clip(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= 120 ? `“${line}”` : `“${line.slice(0, line.lastIndexOf(' ', 118))} …”`;
}

const ORDER: readonly Severity[] = ['low', 'medium', 'high'];

/** Shifts a severity by whole steps, within the scale. */
export function shiftSeverity(severity: Severity, steps: number): Severity {
  return ORDER[Math.min(2, Math.max(0, ORDER.indexOf(severity) + steps))] ?? severity;
}

/** Compares severities; negative if `a` is the more severe. */
export function bySeverity(a: Severity, b: Severity): number {
  return ORDER.indexOf(b) - ORDER.indexOf(a);
}

/** True for an item of a list whose introduction stands in another part of the text: an exception may stand there. */
export const isCutFromLead = ({
  text,
  around,
  clause,
  leadIn,
}: Pick<Sentence, 'text' | 'around' | 'clause' | 'leadIn'>): boolean =>
  leadIn === null && /\)$/.test(clause ?? '') && around.startsWith(text);

/** Words in front of a match that make it a representation, a recital or a condition, and not a term of its own. */
const NOT_OPERATIVE = phrasePattern(
  '\\b(?:represents?(?: and warrants?)?|warrants?|whereas|has not (?:previously )?|have not (?:previously )?|in the event (?:that )?any|provided that no)\\b[^;]{0,300}$',
);

/** True if what a rule found is no term of the contract, but defined, recited or represented. */
export const standsIn = ({ text, definition, references }: Sentence, index: number): boolean =>
  definition || references || NOT_OPERATIVE.test(text.slice(Math.max(0, index - 400), index));
