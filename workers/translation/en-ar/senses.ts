import type { Noun } from './forms.js';
import { lexicon, nounOf, verbOf } from './lexicon.js';
import { SENSES, VERB_SENSES } from './tables/senses.js';
import type { Verb } from './verb-forms.js';

interface Sense<Word> {
  word: Word;
  beside: RegExp;
}

interface Senses {
  nouns: Map<Noun, Sense<Noun>[]>;
  verbs: Map<Verb, Sense<Verb>[]>;
}

let held: Senses | undefined;

/** The legal sense that a noun of the tables takes beside the other words of its sentence, or the noun itself. */
export const nounInContext = (noun: Noun, sentence: string): Noun =>
  chosen((held ??= read()).nouns.get(noun), sentence) ?? noun;

/** The same of a verb. */
export const verbInContext = (verb: Verb, sentence: string): Verb =>
  chosen((held ??= read()).verbs.get(verb), sentence) ?? verb;

const chosen = <Word>(senses: Sense<Word>[] | undefined, sentence: string): Word | undefined =>
  senses?.find(({ beside }) => beside.test(sentence))?.word;

function read(): Senses {
  const { nouns, verbs } = lexicon();
  return {
    nouns: sensesOf(SENSES, nouns, ([, arabic = '', plural, flags]) => nounOf(arabic, plural, flags)),
    verbs: sensesOf(VERB_SENSES, verbs, verbOf),
  };
}

function sensesOf<Word>(
  table: string,
  known: Map<string, Word>,
  wordOf: (row: string[]) => Word,
): Map<Word, Sense<Word>[]> {
  const senses = new Map<Word, Sense<Word>[]>();
  for (const line of table.trim().split('\n')) {
    const row = line.split('|');
    const [english = ''] = row;
    const usual = known.get(english);
    if (usual === undefined) throw new Error(`A sense of a word that the tables do not have: ${english}`);
    const beside = (row.at(-1) ?? '').replaceAll(',', '|');
    const sense = { word: wordOf(row), beside: new RegExp(`(?<![a-z])(?:${beside})(?![a-z])`, 'u') };
    senses.set(usual, [...(senses.get(usual) ?? []), sense]);
  }
  return senses;
}
