import type { Noun } from './forms.js';
import { lexicon, nounOf } from './lexicon.js';
import { SENSES } from './tables/senses.js';

interface Sense {
  noun: Noun;
  beside: RegExp;
}

let held: Map<Noun, Sense> | undefined;

/** The legal sense that a noun of the tables takes beside the other words of its sentence, or the noun itself. */
export function inContext(noun: Noun, sentence: string): Noun {
  held ??= read();
  const sense = held.get(noun);
  return sense?.beside.test(sentence) === true ? sense.noun : noun;
}

function read(): Map<Noun, Sense> {
  const senses = new Map<Noun, Sense>();
  for (const line of SENSES.trim().split('\n')) {
    const [english = '', arabic = '', plural, flags, words = ''] = line.split('|');
    const noun = lexicon().nouns.get(english);
    if (noun === undefined) throw new Error(`A sense of a noun that the tables do not have: ${english}`);
    const beside = new RegExp(`(?<![a-z])(?:${words.replaceAll(',', '|')})(?![a-z])`, 'u');
    senses.set(noun, { noun: nounOf(arabic, plural, flags), beside });
  }
  return senses;
}
