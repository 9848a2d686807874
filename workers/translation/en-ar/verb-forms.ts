import type { Agreement } from './forms.js';

/** A verb as its table gives it. Words after the first stay as they are. */
export interface Verb {
  past: string;
  present: string;
  masdar: string;
  /** The preposition before its object, empty where it governs it directly. */
  preposition: string;
  /** A state, not an act that somebody can owe. */
  stative: boolean;
  /** The preposition before an infinitive. */
  to?: string;
  participle?: string;
}

const split = (text: string): [string, string] => {
  const [first = '', ...rest] = text.split(' ');
  return [first, rest.length === 0 ? '' : ` ${rest.join(' ').replace(/_/gu, '')}`];
};

const isPluralHuman = ({ number, human }: Agreement) => number !== 'singular' && human;
const isFeminine = ({ feminine, number, human }: Agreement) => feminine || (number !== 'singular' && !human);

/** The present; `before` its subject a verb stands in the singular. */
export function present(verb: string, subject: Agreement, before: boolean): string {
  const [word, rest] = split(verb);
  if (subject.person !== undefined) return personal(word, subject.person) + rest;
  const prefixed = isFeminine(subject) && !(isPluralHuman(subject) && !before) ? `ت${word.slice(1)}` : word;
  if (before || !isPluralHuman(subject)) return prefixed + rest;
  const stem = /[يىو]$/u.test(word) ? word.slice(0, -1) : word;
  return `${stem}ون${rest}`;
}

const PERSONAL = { we: 'ن', you: 'ت', i: 'أ' };

function personal(word: string, person: 'we' | 'you' | 'i'): string {
  const stem = PERSONAL[person] + word.slice(1);
  return person === 'you' ? `${/[يىو]$/u.test(stem) ? stem.slice(0, -1) : stem}ون` : stem;
}

const PERSONAL_PAST = { we: 'نا', you: 'تم', i: 'ت' };

/** The present after لم: hollow verbs lose their vowel, weak ones their last letter. */
export function jussive(verb: string, subject: Agreement, before: boolean): string {
  const form = present(verb, subject, before);
  const [word, rest] = split(form);
  if (subject.person === 'you') return `${word.slice(0, -2)}وا${rest}`;
  if (!before && isPluralHuman(subject)) return `${word.slice(0, -2)}وا${rest}`;
  if (/[يوى]$/u.test(word)) return `${word.slice(0, -1)}${rest}`;
  const hollow = /^(..?.?.?)[يوا](.)$/u.exec(word);
  if (hollow !== null && isHollow(word)) return `${hollow[1] ?? ''}${hollow[2] ?? ''}${rest}`;
  return form;
}

function isHollow(word: string): boolean {
  if (/^[يت].[يوا].$/u.test(word)) return !/^[يت][سش]اء/u.test(word);
  return /^[يت]ست.[يا].$/u.test(word) || /^[يت].ت[ا].$/u.test(word);
}

/** The past; `before` its subject a verb stands in the singular. */
export function past(verb: string, subject: Agreement, before: boolean): string {
  const [word, rest] = split(verb);
  if (subject.person !== undefined)
    return `${word.replace(/[ىا]$/u, 'ي')}${PERSONAL_PAST[subject.person]}${rest}`;
  if (!before && isPluralHuman(subject)) {
    if (/[ىا]$/u.test(word)) return `${word.slice(0, -1)}وا${rest}`;
    return `${/ي$/u.test(word) ? word.slice(0, -1) : word}وا${rest}`;
  }
  if (!isFeminine(subject)) return word + rest;
  if (/[ىا]$/u.test(word)) return `${word.slice(0, -1)}ت${rest}`;
  return `${word}ت${rest}`;
}

/** The verbal noun: with the article where nothing follows in the genitive. */
export function masdar(verb: Verb, isDefinite: boolean): string {
  const [word, rest] = split(verb.masdar);
  const fixed = verb.masdar
    .split(' ')
    .slice(1)
    .every((part) => part.startsWith('_'));
  return (isDefinite && fixed ? `ال${word}` : word) + rest;
}

/** What of a verb goes behind its object, as "من الباطن" of "sublet": the verb without it, and it. */
export function detached(verb: Verb): { verb: Verb; tail: string } | undefined {
  const [, ...rest] = verb.masdar.split(' ');
  if (rest.length === 0 || verb.preposition !== '' || !rest.every((part) => part.startsWith('_')))
    return undefined;
  const tail = rest.join(' ').replaceAll('_', '');
  if (/(?:على|في|إلى|عن)$/u.test(tail)) return undefined;
  const first = (text: string) => text.split(' ')[0] ?? '';
  return {
    verb: { ...verb, past: first(verb.past), present: first(verb.present), masdar: first(verb.masdar) },
    tail,
  };
}

const PASSIVE: Record<string, string> = {
  يضع: 'يوضع',
  يجد: 'يوجد',
  يصف: 'يوصف',
  يرث: 'يورث',
  يسم: 'يوسم',
  يبيع: 'يباع',
  يقول: 'يقال',
  يقيد: 'يقيد',
  يعين: 'يعين',
  يغير: 'يغير',
  يقيم: 'يقام',
  يميز: 'يميز',
  يكيف: 'يكيف',
  يفوض: 'يفوض',
  يعوض: 'يعوض',
  يحول: 'يحول',
  يخول: 'يخول',
  يمول: 'يمول',
  يزود: 'يزود',
  يطور: 'يطور',
  يسوق: 'يسوق',
  يزور: 'يزور',
  يصوت: 'يصوت',
  يقوض: 'يقوض',
  يشوه: 'يشوه',
  يرى: 'يرى',
};

/** The present passive of a verb that governs its object directly; undefined where it takes another construction. */
export function passive(verb: Verb, subject: Agreement, before: boolean): string | undefined {
  if (verb.preposition !== '' || verb.present.includes(' ')) return undefined;
  return present(passiveStem(verb), subject, before);
}

function passiveStem({ present: word, masdar: noun }: Verb): string {
  const known = PASSIVE[word];
  if (known !== undefined && !(word === 'يقيم' && noun === 'تقييم')) return known;
  if (/ئ$/u.test(word)) return `${word.slice(0, -1)}أ`;
  if (/ي$/u.test(word)) return `${word.slice(0, -1)}ى`;
  if (/و$/u.test(word)) return `${word.slice(0, -1)}ى`;
  if (/^ي.[يو].$/u.test(word) && !/^ت/u.test(noun)) return `${word.slice(0, 2)}ا${word.slice(3)}`;
  if (/^يست.ي.$/u.test(word)) return `${word.slice(0, 4)}ا${word.slice(5)}`;
  return word;
}

/** The passive participle, masculine singular; undefined where the forms do not tell it. */
export function passiveParticiple(verb: Verb): string | undefined {
  if (verb.participle !== undefined) return verb.participle.replace(/_/gu, ' _');
  if (verb.past.includes(' ') || verb.preposition !== '') return undefined;
  const { past: perfect, present: imperfect, masdar: noun } = verb;
  const derived = perfect.length > 3 || /^ت..?ي.$/u.test(noun) || /^ت.{1,3}ة$/u.test(noun);
  if (derived) {
    const stem = passiveStem(verb).slice(1);
    return /ى$/u.test(stem) ? `م${stem.slice(0, -1)}ى` : `م${stem}`;
  }
  if (!/^[^اىيوآ][^اىيو][^اىيو]$/u.test(perfect) || !/^ي...$/u.test(imperfect)) {
    return perfect.length === 2 && /^ي..$/u.test(imperfect) ? `م${perfect}و${perfect.slice(-1)}` : undefined;
  }
  return `م${perfect.slice(0, 2)}و${perfect.slice(2)}`;
}
