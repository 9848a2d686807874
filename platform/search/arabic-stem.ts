import { lemmaOf } from './lexicon.js';

/** Articles and letters that are joined to the front of a folded word. */
const PREFIXES = ['وبال', 'وكال', 'فبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'فلل', 'لل', 'ال'];
const JOINED = ['و', 'ف', 'ب', 'ل', 'ك'];
const SUFFIXES = [
  'تهما',
  'تهم',
  'تها',
  'هما',
  'هم',
  'هن',
  'ها',
  'كم',
  'نا',
  'تين',
  'تان',
  'يات',
  'ات',
  'ون',
  'ين',
  'ان',
  'يه',
  'ته',
  'تي',
  'وا',
  'ه',
  'ي',
  'ا',
];

/** Removes one ending, if at least three letters remain. */
function withoutEnding(word: string): string {
  for (const suffix of SUFFIXES) {
    if (word.length - suffix.length >= 3 && word.endsWith(suffix)) return word.slice(0, -suffix.length);
  }
  return word;
}

/** Looks a word up, as it is and without pronouns and endings of number that may be joined to it. */
function known(word: string): string | undefined {
  const direct = lemmaOf(word);
  if (direct !== undefined) return direct;
  for (const suffix of SUFFIXES) {
    if (suffix === 'ا' || suffix === 'ي' || word.length - suffix.length < 2 || !word.endsWith(suffix))
      continue;
    const rest = word.slice(0, -suffix.length);
    const found =
      lemmaOf(rest) ?? lemmaOf(`${rest}ه`) ?? (rest.endsWith('ء') ? undefined : lemmaOf(`${rest}ي`));
    if (found !== undefined) return found;
  }
  // A verb of another person: تنهي, سينهي, ننهي.
  const bare = word.startsWith('س') && word.length > 4 ? word.slice(1) : word;
  if (/^[يتنا]/.test(bare)) {
    const other = `ي${bare.slice(1)}`;
    const found = lemmaOf(other) ?? lemmaOf(other.replace(/(?:ون|ان|ين|وا|ن|ه|ها|هم)$/, ''));
    if (found !== undefined && (bare !== word || !bare.startsWith('ا'))) return found;
  }
  // "She resigned", and "forces me": a past form with the ending of a woman or speaker, a verb with an object.
  const verb = /^(.{3,})(?:ت|تم|ني|ك)$/.exec(word)?.[1];
  if (verb === undefined) return undefined;
  return lemmaOf(verb) ?? (/^[تنا]/.test(verb) ? lemmaOf(`ي${verb.slice(1)}`) : undefined);
}

/** Returns the word without the article and the letters joined to its front. */
function withoutPrefix(word: string): string {
  for (const prefix of PREFIXES) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 3) return word.slice(prefix.length);
    if (word.startsWith(prefix) && word.length - prefix.length === 2 && prefix.endsWith('ال'))
      return word.slice(prefix.length);
  }
  return word;
}

function stem(word: string): string {
  const bare = withoutPrefix(word);
  const found = known(bare);
  if (found !== undefined) return found;
  if (bare === word) {
    for (const letter of JOINED) {
      if (!word.startsWith(letter) || word.length < 4) continue;
      const rest = withoutPrefix(word.slice(1));
      const inner =
        known(rest) ??
        (rest.length > 4 && JOINED.includes(rest.charAt(0)) ? known(rest.slice(1)) : undefined);
      if (inner !== undefined) return inner;
    }
    // A word that begins with "and" is more frequent than one whose root begins with that letter and that is not known.
    if (/^و/.test(word) && word.length >= 5) return withoutEnding(withoutPrefix(word.slice(1)));
  }
  return withoutEnding(bare);
}

const LIMIT = 60_000;
const stems = new Map<string, string>();

/** Returns the stem of a folded Arabic word: without joined letters, in the singular, without endings; of a verb, that of its verbal noun. */
export function stemArabic(word: string): string {
  const held = stems.get(word);
  if (held !== undefined) return held;
  const made = stem(word);
  if (stems.size >= LIMIT) stems.clear();
  stems.set(word, made);
  return made;
}
