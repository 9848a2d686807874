import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import type { LawReading, Reader } from './reader.js';
import type { RuleWords } from './words.js';

/** Conditions on the sentence around a cue; pattern sources of the sentence's language. */
export interface Around {
  /** Without it the sentence is not on the subject. */
  needs?: string;
  /** With it the sentence is not on the subject. */
  unless?: string;
}

interface Said extends Around {
  /** Sources, the surest first; a group named `core` is what must be affirmed or denied, else the match's beginning. */
  cues: readonly string[];
  says?: InBoth;
}

const RECITAL: Record<Language, string> = {
  en: '^\\W*(?:\\(?[A-Z]\\)?\\.? ?)?whereas\\b',
  ar: '^\\W*(?:ولما|لما|وحيث|حيث) (?:كان|إن|أن)',
};

export const isOnSubject = (sentence: Sentence, words: RuleWords, { needs, unless }: Around) =>
  !words.has(sentence, RECITAL[sentence.lang]) &&
  (needs === undefined || words.has(sentence, needs)) &&
  !words.has(sentence, unless);

/** Returns the place in a match that is affirmed or denied. */
function coreOf(match: RegExpMatchArray): number {
  const start = match.index ?? 0;
  const core = match.groups?.['core'];
  return core === undefined ? start : start + match[0].indexOf(core);
}
const spanOf = (match: RegExpMatchArray) => {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
};

/** Returns the first place of the cues for which `decide` answers. */
function firstAnswer(
  sentence: Sentence,
  words: RuleWords,
  said: Said,
  decide: (stance: ReturnType<RuleWords['stance']>) => LawReading['answer'] | null,
): LawReading | null {
  if (!isOnSubject(sentence, words, said)) return null;
  for (const cue of said.cues) {
    for (const match of words.matches(sentence, cue)) {
      const answer = decide(words.stance(sentence, coreOf(match)));
      if (answer !== null)
        return { answer, at: spanOf(match), ...(said.says === undefined ? {} : { says: said.says }) };
    }
  }
  return null;
}

/**
 * Reads a clause that says what the law forbids: one that says so breaks the rule, one that denies it keeps it, and one that
 * only supposes it says nothing.
 */
export const ban =
  (said: Said): Reader =>
  (sentence, words) =>
    firstAnswer(sentence, words, said, ({ denied, within }) => {
      if (within?.kind === 'condition') return null;
      if (within?.kind === 'exception') return denied ? null : 'keeps';
      return denied ? 'keeps' : 'breaks';
    });

/** Reads a clause that says something outright: its answer is `answer` where the cue is affirmed, and nothing else. */
export const affirms =
  (answer: LawReading['answer'], said: Said): Reader =>
  (sentence, words) =>
    firstAnswer(sentence, words, said, ({ denied, within }) =>
      denied || within?.kind === 'condition' || within?.kind === 'exception' ? null : answer,
    );

/** Reads a clause that denies something the law grants: `answer` where the cue is denied. */
export const denies =
  (answer: LawReading['answer'], said: Said): Reader =>
  (sentence, words) =>
    firstAnswer(sentence, words, said, ({ denied, within }) =>
      denied && within?.kind !== 'condition' ? answer : null,
    );

/** Reads a clause by its words alone, however they are turned: for cues that hold their own negation. */
export const states =
  (answer: LawReading['answer'], said: Said): Reader =>
  (sentence, words) =>
    firstAnswer(sentence, words, said, () => answer);
