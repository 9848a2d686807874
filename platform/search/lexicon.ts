import { fold } from '#platform/arabic.js';
import { bridge } from './bridge.js';
import { FAMILIES, PLURALS } from './plurals.js';

const groups = (table: string) =>
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => fold(entry).split(' '));

function read(): Map<string, string> {
  const lemmas = new Map<string, string>();
  const add = (form: string, lemma: string) => {
    if (form.length > 1 && !lemmas.has(form)) lemmas.set(form, lemma);
  };
  for (const [lemma = '', ...forms] of groups(PLURALS)) {
    add(lemma, lemma);
    for (const form of forms) add(form, lemma);
  }
  // Before the verbs: a form of several verbs belongs to the one that statutes use.
  for (const [lemma = '', ...forms] of groups(FAMILIES)) {
    add(lemma, lemma);
    for (const form of forms) add(form, /^ي/.test(form) ? (lemmas.get(lemma) ?? lemma) : form);
  }
  const { nouns, verbs, adjectives } = bridge();
  for (const [, arabic = '', plural = ''] of nouns) {
    const [head = ''] = fold(arabic).split(' ');
    add(head, head);
    if (plural !== '') add(fold(plural).split(' ')[0] ?? '', lemmas.get(head) ?? head);
    for (const word of fold(arabic).split(' ').slice(1)) add(word, word);
  }
  for (const [, arabic = ''] of adjectives) for (const word of fold(arabic).split(' ')) add(word, word);
  for (const [, past = '', present = '', noun = ''] of verbs) {
    const [lemma = ''] = fold(noun).split(' ');
    if (lemma === '') continue;
    add(lemma, lemma);
    add(fold(present).split(' ')[0] ?? '', lemmas.get(lemma) ?? lemma);
    const [form = ''] = fold(past).split(' ');
    if (form.length > 3) add(form, lemmas.get(lemma) ?? lemma);
  }
  return lemmas;
}

let held: Map<string, string> | undefined;

/** Returns the form under which a folded Arabic word is known (a plural's singular, a verb's verbal noun), if it is. */
export const lemmaOf = (word: string): string | undefined => (held ??= read()).get(word);

/** Returns all forms that are known. */
export const knownForms = (): Iterable<string> => (held ??= read()).keys();

/** Returns the words of one root, in groups. */
export const families = (): string[][] => groups(FAMILIES);
