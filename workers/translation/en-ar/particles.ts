import { type VerbReading, nounReading, verbReading } from './english.js';
import { lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

const BEFORE_NOUN = /^(?:the|a|an|any|such|its|their|his|this|that|each|no|all|of|by|for|with|in|under)$/u;

/** The particle that changes the verb before it: "comply with". */
export function particleAfter(
  tokens: readonly Token[],
  at: number,
  verb: VerbReading,
  before: { lower: string; adjective?: unknown } | undefined,
): string[] | undefined {
  const candidates = lexicon().particles.get(verb.lemma);
  if (candidates === undefined) return undefined;
  const isNoun = nounReading(tokens[at]?.lower ?? '') !== undefined;
  if (isNoun && before !== undefined && (BEFORE_NOUN.test(before.lower) || before.adjective !== undefined))
    return undefined;
  const infinitive = (words: string[]) => {
    const next = tokens[at + 1 + words.length]?.lower ?? '';
    return (
      words.at(-1) === 'to' &&
      verbReading(next)?.form === 'base' &&
      (nounReading(next) === undefined || verb.lemma === 'agree')
    );
  };
  const unmerged = (words: string[]) =>
    verb.form === 'ed' &&
    words.join(' ') === 'to' &&
    verb.lemma !== 'agree' &&
    !(
      verb.lemma === 'refer' && !/^(?:arbitration|mediation|the|a|an|any)$/u.test(tokens[at + 2]?.lower ?? '')
    );
  return candidates.find(
    (words) =>
      !infinitive(words) &&
      !unmerged(words) &&
      words.every((word, index) => tokens[at + 1 + index]?.lower === word),
  );
}

/** "indirect or consequential loss": both adjectives belong to the loss, which is no term here. */
export function sharesAdjectives(tokens: readonly Token[], at: number): boolean {
  const { adjectives } = lexicon();
  return (
    /^(?:,|or|and)$/u.test(tokens[at - 1]?.lower ?? '') &&
    adjectives.has(tokens[at - 2]?.lower ?? '') &&
    adjectives.has(tokens[at]?.lower ?? '')
  );
}
