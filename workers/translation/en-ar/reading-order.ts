import { PRONOUNS } from './closed-words.js';
import { verbReading } from './english.js';
import { lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** Puts the particle of a verb back beside it: "hand them over" is read as "hand over them". */
export function withParticles(tokens: readonly Token[]): Token[] {
  const ordered = [...tokens];
  for (let at = 0; at + 2 < ordered.length; at += 1) {
    const [verb, pronoun, particle] = ordered.slice(at, at + 3);
    if (verb === undefined || pronoun === undefined || particle === undefined) continue;
    if (
      !PRONOUNS.has(pronoun.lower) ||
      !/^(?:over|off|up|out|back|away|down|available|confidential|harmless)$/u.test(particle.lower)
    )
      continue;
    const lemma = verbReading(verb.lower)?.lemma ?? '';
    if (lexicon().verbs.has(`${lemma} ${particle.lower}`)) ordered.splice(at + 1, 2, particle, pronoun);
  }
  return withHarmless(ordered);
}

/** "hold the Buyer and its officers harmless" is read as "hold harmless the Buyer and its officers". */
function withHarmless(tokens: Token[]): Token[] {
  const hold = tokens.findIndex(({ lower }) => /^hold(?:s|ing)?$/u.test(lower));
  const harmless = tokens.findIndex(({ lower }, at) => at > hold && lower === 'harmless');
  if (hold < 0 || harmless <= hold + 1 || harmless > hold + 25) return tokens;
  const [moved] = tokens.splice(harmless, 1);
  if (moved !== undefined) tokens.splice(hold + 1, 0, moved);
  return tokens;
}
