import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Actor, Actors } from '#workers/engines/text/actor.js';
import type { Period } from '#workers/engines/text/values.js';
import type { Sentence } from '#workers/engines/text/sentences.js';

/** What a rule may look at besides the sentence. */
export interface Context {
  actors: Actors;
  /** The aliases of those who promise to indemnify, anywhere in the document. */
  indemnitors: readonly string[];
  /** Those whose liability some clause caps or excludes. */
  limited: readonly string[];
  /** Those of whom some clause says that they have no liability at all. */
  excluded: readonly string[];
}

/** Values that the words of a finding name. A value that is missing drops the sentence that needs it. */
export interface Facts {
  who?: string | null;
  other?: string | null;
  period?: Period | null;
  notice?: Period | null;
  percent?: number | null;
  amount?: string | null;
  place?: string | null;
  words?: string | null;
}

/** What a rule sees in a sentence. */
export interface Reading {
  severity: Severity;
  at: { start: number; end: number };
  facts?: Facts;
  /** Names of the sentences of the explanation and the advice that apply here. */
  notes?: string[];
  /** Whom the clause serves and whom it burdens, where it is one-sided. */
  serves?: Actor;
  burdens?: Actor;
}

export interface Rule<Kind extends string = string> {
  kind: Kind;
  read(sentence: Sentence, context: Context): Reading | null;
}

/** The place of a match, for a reading. */
export function at(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

/** The first of several patterns that matches. */
export function firstOf(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return null;
}

/** The words by which a clause speaks of both sides alike. */
export const MUTUAL = phrasePattern(
  '\\b(?:neither|either|each|no|both) part(?:y|ies)\\b|\\bthe other(?: party)?\\b|\\bthe parties\\b',
);

const ORDER: readonly Severity[] = ['low', 'medium', 'high'];

/** A severity moved by whole steps, within the scale. */
export function shiftSeverity(severity: Severity, steps: number): Severity {
  return ORDER[Math.min(2, Math.max(0, ORDER.indexOf(severity) + steps))] ?? severity;
}

/** Negative where `a` is the graver. */
export function bySeverity(a: Severity, b: Severity): number {
  return ORDER.indexOf(b) - ORDER.indexOf(a);
}
