import { fold } from '#workers/engines/text/arabic.js';
import { gerund, pastParticiple, plural } from '../english.js';
import { ADJECTIVES } from './adjectives.js';
import { COMPOUNDS } from './compounds.js';
import { adjectiveForms, nounForms, pastForms, pluralForm, presentForms } from './inflection.js';
import { NOUNS } from './nouns.js';
import { VERBS } from './verbs.js';

/** A verb in English, with what its Arabic prepositions become. */
export interface Verb {
  past: string;
  en: string;
  /** Takes no object, so that it has no passive. */
  intransitive: boolean;
  stative: boolean;
  twoObjects: boolean;
  /** Arabic preposition to English; an empty text where it falls away. */
  prepositions: Map<string, string>;
}

export interface NounReading {
  pos: 'noun';
  en: string;
  number: 'one' | 'two' | 'many';
  feminine: boolean;
  human: boolean;
  /** A person or a body: something that acts. */
  agent: boolean;
  /** Takes no plural or no article: "information", "arbitration". */
  mass: boolean;
  abstract: boolean;
  /** A name that stands without an article. */
  proper?: boolean;
  /** A name that stands with the article, whatever the Arabic does. */
  named?: boolean;
  /** Of a compound: it tells what its first word means before the others, and as a verb; they are read by themselves. */
  sense?: string;
  /** The verb that the noun names the action of. */
  verb?: Verb;
}

export interface AdjectiveReading {
  pos: 'adjective';
  en: string;
  feminine: boolean;
  plural: boolean;
  /** Stands after its noun where words follow that belong to it. */
  takesComplement: boolean;
  verb?: Verb;
}

export interface VerbReading {
  pos: 'verb';
  verb: Verb;
  tense: 'past' | 'present';
  feminine: boolean;
  plural: boolean;
  person: 1 | 3;
  /** The form is of the passive alone. */
  passive?: boolean;
  /** The form stands only after «لم» and its like, so that any other reading goes before it. */
  short?: boolean;
}

export type Reading = NounReading | AdjectiveReading | VerbReading;

/** The entries of a table: what stands before `=`, after it, and the flags. */
export function entriesOf(table: string): { ar: string; en: string; flags: string[] }[] {
  return table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [ar = '', rest = ''] = entry.split('=');
      const [en = '', flags = ''] = rest.split('~');
      return { ar: ar.trim(), en: en.trim(), flags: flags === '' ? [] : flags.trim().split(',') };
    });
}

/** Nouns of more than one word, by their words as they are written. */
export interface CompoundNoun {
  words: string[];
  reading: NounReading;
}

export interface Lexicon {
  forms: Map<string, Reading[]>;
  compounds: CompoundNoun[];
  /** The plurals of nouns, by the singular. */
  plurals: Map<string, string[]>;
}

function add(forms: Map<string, Reading[]>, form: string, reading: Reading) {
  const key = fold(form);
  const known = forms.get(key);
  if (known === undefined) forms.set(key, [reading]);
  else if (
    reading.pos === 'verb' &&
    known.some((other) => other.pos === 'verb' && other.short === true && reading.short !== true)
  ) {
    // A whole form goes before the short form of another verb.
    const at = known.findIndex((other) => other.pos === 'verb' && other.short === true);
    known.splice(at, 0, reading);
  } else {
    const same = known.find((other) => sameReading(other, reading));
    if (same === undefined) known.push(reading);
    // A noun of the table that is also the action of a verb: «حماية».
    else if (same.pos === 'noun' && reading.pos === 'noun' && reading.verb !== undefined)
      same.verb ??= reading.verb;
  }
}

const sameReading = (one: Reading, other: Reading) =>
  one.pos === other.pos &&
  (one.pos === 'verb' || other.pos === 'verb'
    ? one.pos === 'verb' && other.pos === 'verb' && one.verb === other.verb && one.tense === other.tense
    : one.en === other.en);

function addPlurals({ plurals }: Lexicon, forms: readonly { form: string; number: NounReading['number'] }[]) {
  const [singular = ''] = forms.map(({ form }) => fold(form));
  const many = forms.filter(({ number }) => number === 'many').map(({ form }) => fold(form));
  plurals.set(singular, [...new Set([...(plurals.get(singular) ?? []), ...many])]);
}

function addNouns(lexicon: Lexicon) {
  const { forms, compounds } = lexicon;
  const derived: [form: string, reading: NounReading][] = [];
  for (const { ar, en, flags } of [...entriesOf(COMPOUNDS), ...entriesOf(NOUNS)]) {
    const [one = '', many] = en.split('/');
    const [singular = '', ...plurals] = ar.split(',');
    const isPlural = flags.includes('p');
    const mass = flags.includes('u') || flags.includes('m');
    const base = {
      pos: 'noun' as const,
      human: flags.includes('h'),
      agent: flags.includes('h') || flags.includes('o'),
      mass,
      abstract: flags.includes('m'),
      ...(flags.includes('n') ? { proper: true } : {}),
      ...(flags.includes('d') ? { named: true } : {}),
      ...(flags.includes('s') ? { sense: many ?? '' } : {}),
    };
    const manyEn = isPlural || mass ? (many ?? one) : (many ?? plural(one));
    const inflected = isPlural ? [pluralForm(singular)] : nounForms(singular, plurals, base.human);
    if (!isPlural) addPlurals(lexicon, inflected);
    for (const { form, number, feminine, guessed } of inflected) {
      const reading: NounReading = { ...base, number, feminine, en: number === 'one' ? one : manyEn };
      if (form.includes(' ')) compounds.push({ words: form.split(' '), reading });
      else if (guessed === true || !(form === singular || plurals.includes(form)))
        derived.push([form, reading]);
      else add(forms, form, reading);
    }
  }
  // What the table names goes before what its rules form: «مخالفات» are violations, «أمين» is no plural of «أم».
  for (const [form, reading] of derived) add(forms, form, reading);
}

function addAdjectives({ forms }: Lexicon) {
  for (const { ar, en, flags } of entriesOf(ADJECTIVES)) {
    const [masculine = '', ...others] = ar.split(',');
    for (const { form, feminine, many } of adjectiveForms(masculine, others)) {
      if (form.includes(' ')) continue;
      add(forms, form, {
        pos: 'adjective',
        en,
        feminine,
        plural: many,
        takesComplement: flags.includes('c'),
      });
    }
  }
}

function addParticiples({ forms }: Lexicon, words: string[], verb: Verb, other: string | undefined) {
  for (const word of words) {
    if (!/^[pa]:/.test(word)) continue;
    const en = other ?? (word.startsWith('p:') ? pastParticiple(verb.en) : gerund(verb.en));
    for (const participle of word.slice(2).split(',')) {
      for (const { form, feminine, many } of adjectiveForms(participle, [])) {
        add(forms, form, { pos: 'adjective', en, feminine, plural: many, takesComplement: true, verb });
      }
    }
  }
}

function addVerbs(lexicon: Lexicon) {
  const { forms } = lexicon;
  for (const { ar, en, flags } of entriesOf(VERBS)) {
    const [past = '', present = '', masdars = '-', ...participles] = ar.split(' ');
    const [verbEn = '', masdarEn] = en.split('/');
    const verb: Verb = {
      past: fold(past.split(',')[0] ?? ''),
      en: verbEn,
      intransitive: flags.includes('i'),
      stative: flags.includes('s'),
      twoObjects: flags.includes('d'),
      prepositions: new Map(
        flags.flatMap((flag) =>
          flag.includes('>') ? [[fold(flag.split('>')[0] ?? ''), flag.split('>')[1] ?? '']] : [],
        ),
      ),
    };
    for (const stem of past.split(',')) {
      for (const { form, ...agreement } of pastForms(stem))
        add(forms, form, { pos: 'verb', verb, tense: 'past', ...agreement });
    }
    for (const stem of present.split(',')) {
      for (const { form, ...agreement } of presentForms(stem)) {
        add(forms, form, { pos: 'verb', verb, tense: 'present', ...agreement });
      }
    }
    addParticiples(lexicon, participles, verb, flags.find((flag) => flag.startsWith('x:'))?.slice(2));
    if (masdars === '-') continue;
    const [masdar = '', ...plurals] = masdars.split(',');
    const one = masdarEn ?? gerund(verbEn);
    const noun = { pos: 'noun' as const, human: false, agent: false, verb };
    for (const other of [masdar, ...plurals.filter((word) => !/ات$/.test(word))]) {
      for (const { form, number, feminine } of nounForms(
        other,
        plurals.filter((word) => /ات$/.test(word)),
        false,
      )) {
        if (number === 'two') continue;
        const counted = number === 'one' ? one : plural(one);
        add(forms, form, { ...noun, en: counted, number, feminine, mass: false, abstract: number === 'one' });
      }
    }
  }
}

let loaded: Lexicon | undefined;

/** The lexicon of single words and compound nouns, by their folded forms; built when it is first used. */
export function lexicon(): Lexicon {
  if (loaded === undefined) {
    loaded = { forms: new Map(), compounds: [], plurals: new Map() };
    addNouns(loaded);
    addAdjectives(loaded);
    addVerbs(loaded);
  }
  return loaded;
}
