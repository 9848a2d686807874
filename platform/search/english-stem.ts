import { bridge } from './bridge.js';

const SPECIAL: Record<string, string> = {
  data: 'data', bus: 'bus', gas: 'gas', business: 'business', news: 'news', means: 'mean', premises: 'premis', always: 'always',
  labour: 'labor', labourer: 'laborer', licence: 'license', licences: 'license', cheque: 'check', cheques: 'check', men: 'man', women: 'woman',
  children: 'child', wives: 'wife', dying: 'die', died: 'die', lying: 'lie', tied: 'tie', behaviour: 'behavior', offence: 'offens', offences: 'offens',
  offense: 'offens', offenses: 'offens', programme: 'program', favour: 'favor', honour: 'honor', organisation: 'organiz', judgement: 'judgment',
  defence: 'defens', wage: 'wage', wages: 'wage', minor: 'minor', minors: 'minor', leaves: 'leav', shareholding: 'sharehold', universities: 'univers',
}; // prettier-ignore
/** Forms of irregular verbs that are nouns or adjectives of law first. */
const NOT_VERBS = new Set(['left', 'found', 'ground', 'wound', 'lay', 'saw', 'felt', 'bound', 'leave']);

let irregular: Map<string, string> | undefined;

function lemmaOf(word: string): string {
  irregular ??= new Map(
    bridge().irregular.flatMap(([lemma = '', ...forms]) =>
      forms.filter((form) => !NOT_VERBS.has(form)).map((form) => [form, lemma] as const),
    ),
  );
  return irregular.get(word) ?? word;
}

const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['isation', 3], ['ization', 3], ['ational', 4], ['ation', 4], ['ment', 4], ['ness', 4], ['ance', 4], ['ence', 4], ['ity', 4], ['able', 4],
  ['ible', 4], ['ative', 4], ['ive', 4], ['ion', 4], ['ally', 4], ['ly', 4], ['al', 4], ['ise', 4], ['ize', 4], ['ate', 4], ['ful', 4], ['e', 3],
]; // prettier-ignore

function withoutInflection(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word) && word.length > 3) return word.slice(0, -1);
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word;
    if (ending === 'ed' && rest.endsWith('i')) return `${rest.slice(0, -1)}y`;
    return /([bdgklmnprt])\1$/.test(rest) && !/ll$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

function stem(word: string): string {
  const special = SPECIAL[word];
  if (special !== undefined) return special;
  let rest = withoutInflection(lemmaOf(word));
  // The one who is employed is not who employs.
  if (rest.endsWith('ee')) return rest;
  if (SPECIAL[rest] !== undefined) return SPECIAL[rest] ?? rest;
  for (const [ending, least] of ENDINGS) {
    if (rest.endsWith(ending) && rest.length - ending.length >= least) {
      rest = rest.slice(0, -ending.length);
      break;
    }
  }
  if (rest.endsWith('at') && rest.length > 5) rest = rest.slice(0, -2);
  if (rest.endsWith('e') && rest.length > 3) rest = rest.slice(0, -1);
  return rest.length > 3 && rest.endsWith('y') ? `${rest.slice(0, -1)}i` : rest;
}

const LIMIT = 30_000;
const stems = new Map<string, string>();

/** Returns the stem of an English word in small letters: "termination", "terminated" and "terminates" have the same. */
export function stemEnglish(word: string): string {
  const held = stems.get(word);
  if (held !== undefined) return held;
  const made = stem(word);
  if (stems.size >= LIMIT) stems.clear();
  stems.set(word, made);
  return made;
}
