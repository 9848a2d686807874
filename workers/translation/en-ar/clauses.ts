import { join, prepositionWith, withSuffix, accusative, type Agreement, type Suffix } from './forms.js';
import type { ClauseMood, Predicate } from './lexicon.js';
import { jussive, masdar, passive, past, present, type Verb } from './verb-forms.js';
import type { VerbGroup } from './verb-groups.js';

/** Who or what a verb is said of. */
export interface Subject {
  agreement: Agreement;
  agent: boolean;
  /** Stands for a phrase that was named before; nothing is written for it but endings. */
  suffix?: Suffix;
  nominative: string;
  genitive: string;
}

/** How objects and further verbs go on from a verb. */
export interface Frame {
  /** Verbs that are joined to it take this form. */
  mode: 'masdar' | 'masdar-passive' | 'finite' | 'past' | 'none';
  /** What a joined verbal noun repeats. */
  prefix: string;
  objectCase: 'genitive' | 'accusative' | 'nominative';
}

export interface Written {
  words: string[];
  frame: Frame;
}

/** What follows the verb, which decides the form of its verbal noun. */
export interface Following {
  /** An object stands after it, or after verbs that share it. */
  object: boolean;
  shared: boolean;
  /** The object is a pronoun that is written with the verb. */
  pronoun?: Suffix;
  /** A noun stands where a predicate expects a verb. */
  nominal: boolean;
}

export type Mood = ClauseMood | 'relative';

const to = (preposition: string, subject: Subject): string =>
  subject.suffix === undefined
    ? join([preposition, subject.genitive])
    : prepositionWith(preposition, subject.suffix);

/** A verbal noun with the preposition before its object. */
export function verbal(verb: Verb, following: Following): string[] {
  const bare = following.object && (verb.preposition === '' || following.shared);
  const word = masdar(
    verb,
    !bare && following.pronoun === undefined ? true : verb.preposition !== '' && !following.shared,
  );
  if (following.pronoun !== undefined) {
    return verb.preposition === ''
      ? [withSuffix(word, following.pronoun)]
      : [word, prepositionWith(verb.preposition, following.pronoun)];
  }
  return verb.preposition !== '' && following.object ? [word, verb.preposition] : [word];
}

/** A finite verb with the preposition before its object. */
export function finite(word: string, verb: Verb, following: Following): string[] {
  if (following.pronoun !== undefined) {
    return verb.preposition === ''
      ? [`${word}${following.pronoun}`]
      : [word, prepositionWith(verb.preposition, following.pronoun)];
  }
  return [word];
}

const MASDAR: Frame = { mode: 'masdar', prefix: '', objectCase: 'genitive' };
const FINITE: Frame = { mode: 'finite', prefix: '', objectCase: 'accusative' };
const PASSIVE: Frame = { mode: 'masdar-passive', prefix: '', objectCase: 'accusative' };

/** Writes a subject with its verb, in the order and the form of Arabic legal drafting. */
export function writeClause(subject: Subject, group: VerbGroup, mood: Mood, following: Following): Written {
  if (group.predicate !== undefined) return fromPredicate(subject, group, group.predicate, mood, following);
  if (group.copula || group.have) return being(subject, group, mood);
  const { verb } = group;
  if (verb === undefined)
    return { words: [subject.nominative], frame: { mode: 'none', prefix: '', objectCase: 'nominative' } };
  const written = group.passive
    ? passiveClause(subject, group, verb.verb, mood)
    : activeClause(subject, group, verb.verb, mood, following);
  return written;
}

const conditional = (mood: Mood) => mood === 'past';

/** After "if" a modal construction is told through كان. */
const under = (mood: Mood, words: string[]): string[] => (conditional(mood) ? ['كان', ...words] : words);

function activeClause(
  subject: Subject,
  group: VerbGroup,
  verb: Verb,
  mood: Mood,
  following: Following,
): Written {
  const { modal, negative } = group;
  const infinitive = verbal(verb, following);
  const owes = subject.agent && !verb.stative;
  if (modal === 'may' && (owes || negative)) {
    return {
      words: under(mood, [negative ? 'لا يجوز' : 'يجوز', to('لـ', subject), ...infinitive]),
      frame: MASDAR,
    };
  }
  if (modal === 'must' && subject.agent) {
    if (negative) return { words: under(mood, ['لا يجوز', to('لـ', subject), ...infinitive]), frame: MASDAR };
    return { words: under(mood, ['يجب', to('على', subject), ...infinitive]), frame: MASDAR };
  }
  if (modal === 'should')
    return {
      words: under(mood, [
        negative ? 'لا ينبغي' : 'ينبغي',
        to(negative ? 'لـ' : 'على', subject),
        ...infinitive,
      ]),
      frame: MASDAR,
    };
  if (modal === 'can')
    return {
      words: under(mood, [negative ? 'لا يمكن' : 'يمكن', to('لـ', subject), ...infinitive]),
      frame: MASDAR,
    };
  if ((modal === 'shall' || modal === 'will') && owes) {
    if (negative) return { words: under(mood, ['لا يجوز', to('لـ', subject), ...infinitive]), frame: MASDAR };
    return {
      words: under(mood, [...leading('يلتزم', subject), 'بـ', ...infinitive]),
      frame: { ...MASDAR, prefix: 'بـ' },
    };
  }
  return told(subject, group, verb, mood, following);
}

/** A verb before its subject, or alone where the subject is only an ending. */
function leading(word: string, subject: Subject): string[] {
  const form = present(word, subject.agreement, subject.suffix === undefined);
  return subject.suffix === undefined ? [form, subject.nominative] : [form];
}

function told(subject: Subject, group: VerbGroup, verb: Verb, mood: Mood, following: Following): Written {
  const { negative, modal } = group;
  const before = subject.suffix === undefined;
  const perhaps = modal === 'may' || modal === 'might' || modal === 'could' || modal === 'would';
  let words: string[];
  if (mood === 'unless')
    words = [
      ...(negative
        ? ['لا', present(verb.present, subject.agreement, before)]
        : [jussive(verb.present, subject.agreement, before)]),
    ];
  else if (conditional(mood) && modal === undefined) {
    words = negative
      ? ['لم', jussive(verb.present, subject.agreement, before)]
      : [past(verb.past, subject.agreement, before)];
  } else if (group.perfect || (group.tense === 'past' && modal === undefined)) {
    words = negative
      ? ['لم', jussive(verb.present, subject.agreement, before)]
      : [past(verb.past, subject.agreement, before)];
  } else {
    const form = present(verb.present, subject.agreement, before);
    words =
      modal === 'must'
        ? negative
          ? ['يجب', 'ألا', form]
          : ['يجب', 'أن', form]
        : negative
          ? ['لا', form]
          : perhaps
            ? ['قد', form]
            : [form];
  }
  const last = words.pop() ?? '';
  words.push(...finite(last, verb, following));
  if (before) words.push(subject.nominative);
  if (verb.preposition !== '' && following.object && following.pronoun === undefined)
    words.push(verb.preposition);
  const frame: Frame = group.tense === 'past' || conditional(mood) ? { ...FINITE, mode: 'past' } : FINITE;
  return { words, frame: verb.preposition === '' ? frame : { ...frame, objectCase: 'genitive' } };
}

function object(verb: Verb, subject: Subject): string[] {
  if (verb.preposition === '')
    return subject.suffix === undefined
      ? [masdar(verb, false), subject.genitive]
      : [withSuffix(masdar(verb, false), subject.suffix)];
  return [masdar(verb, true), to(verb.preposition, subject)];
}

function passiveClause(subject: Subject, group: VerbGroup, verb: Verb, mood: Mood): Written {
  const { modal, negative } = group;
  const done = object(verb, subject);
  const before = subject.suffix === undefined;
  const stated = (form: string) => [form, ...(before ? [subject.nominative] : [])];
  const direct = passive(verb, subject.agreement, before);
  if (modal === 'may')
    return { words: under(mood, [negative ? 'لا يجوز' : 'يجوز', ...done]), frame: PASSIVE };
  if (modal === 'must')
    return { words: under(mood, [negative ? 'لا يجوز' : 'يجب', ...done]), frame: PASSIVE };
  if (modal === 'can')
    return { words: under(mood, [negative ? 'لا يمكن' : 'يمكن', ...done]), frame: PASSIVE };
  if (modal === 'should')
    return { words: under(mood, [negative ? 'لا ينبغي' : 'ينبغي', ...done]), frame: PASSIVE };
  if (mood === 'unless') return { words: ['يتم', ...done], frame: PASSIVE };
  if (mood === 'past' && modal === undefined)
    return { words: [negative ? 'لم يتم' : 'تم', ...done], frame: PASSIVE };
  if (group.perfect || (group.tense === 'past' && modal === undefined))
    return { words: [negative ? 'لم يتم' : 'تم', ...done], frame: PASSIVE };
  if (negative && modal !== undefined && !verb.stative)
    return { words: under(mood, ['لا يجوز', ...done]), frame: PASSIVE };
  const perhaps = modal === 'might' || modal === 'could' || modal === 'would' ? ['قد'] : [];
  if (direct === undefined)
    return { words: under(mood, [negative ? 'لا يتم' : 'يتم', ...done]), frame: PASSIVE };
  if (modal !== undefined && mood === 'relative' && !verb.stative && perhaps.length === 0)
    return { words: ['يجب', ...done], frame: PASSIVE };
  return {
    words: under(mood, [...perhaps, ...(negative ? ['لا'] : []), ...stated(direct)]),
    frame: { ...PASSIVE, mode: verb.stative ? 'none' : 'masdar-passive' },
  };
}

function being(subject: Subject, group: VerbGroup, mood: Mood): Written {
  const { modal, negative, have } = group;
  const before = subject.suffix === undefined;
  const who = before ? [have ? to('لدى', subject) : subject.nominative] : have ? [to('لدى', subject)] : [];
  const is = have ? { feminine: false, number: 'singular' as const, human: false } : subject.agreement;
  const frame: Frame = { mode: 'none', prefix: '', objectCase: have ? 'nominative' : 'accusative' };
  const perhaps = modal === 'may' || modal === 'might' || modal === 'could' || modal === 'would';
  if (mood === 'unless') return { words: [jussive('يكون', is, before), ...who], frame };
  if (conditional(mood) || group.tense === 'past') {
    const word = negative ? ['لم', jussive('يكون', is, before)] : [past('كان', is, before)];
    return { words: [...word, ...who], frame };
  }
  if (modal !== undefined || mood === 'subjunctive') {
    const word = present('يكون', is, before);
    const chosen = have ? [to('لـ', subject)] : who;
    const start =
      modal === 'must'
        ? ['يجب', negative ? 'ألا' : 'أن']
        : perhaps
          ? ['قد', ...(negative ? ['لا'] : [])]
          : negative
            ? ['لا']
            : [];
    return { words: [...start, word, ...chosen], frame };
  }
  if (negative) {
    const word = is.feminine || (is.number !== 'singular' && !is.human) ? 'ليست' : 'ليس';
    return { words: [word, ...who], frame };
  }
  if (mood === 'relative' && !have) return { words: [present('يكون', is, before)], frame };
  return {
    words: before ? who : have ? who : [present('يكون', is, false)],
    frame: { ...frame, objectCase: before ? 'nominative' : frame.objectCase },
  };
}

const MASCULINE_STATE = /اً(?=$|\s|،)/u;

function fromPredicate(
  subject: Subject,
  group: VerbGroup,
  predicate: Predicate,
  mood: Mood,
  following: Following,
): Written {
  const nominal = following.nominal;
  const negative = group.negative;
  const positive =
    nominal && predicate.nounPositive !== undefined ? predicate.nounPositive : predicate.positive;
  const denied =
    nominal && predicate.nounNegative !== undefined ? predicate.nounNegative : predicate.negative;
  const template = negative ? denied : positive;
  const [head = '', tail = ''] = template.split('{S}');
  const before = subject.suffix === undefined;
  const words = head.trim().split(' ');
  const last = words.at(-1) ?? '';
  const governed = /^(?:لـ|بـ|على|إلى)$/u.test(last);
  const isFeminine =
    subject.agreement.feminine || (subject.agreement.number !== 'singular' && !subject.agreement.human);
  const main = governed
    ? words.slice(0, -1)
    : words.map((word) => (/^ي.{2,}/u.test(word) ? present(word, subject.agreement, before) : word));
  const who = governed ? [to(last, subject)] : before ? [subject.nominative] : [];
  const rest = isFeminine ? tail.replace(MASCULINE_STATE, 'ة').replace(/ه(?=\s|$)/gu, 'ها') : tail;
  if (group.modal === 'must' && !governed && !negative) main.unshift('يجب', 'أن');
  const may = group.modal === 'may' && !negative && !governed ? ['قد'] : [];
  const all = [
    ...may,
    ...main,
    ...who,
    ...rest
      .trim()
      .split(' ')
      .filter((word) => word !== ''),
  ];
  const prefix = /[ـ]$/u.test(tail) ? 'بـ' : '';
  const isState = /^(?:لا )?يعد|يسمى/u.test(template);
  return {
    words: mood === 'past' ? ['كان', ...all] : all,
    frame: {
      mode: isState ? 'none' : 'masdar',
      prefix: prefix === 'بـ' && tail.trim().endsWith('بـ') ? 'بـ' : '',
      objectCase: isState ? 'accusative' : 'genitive',
    },
  };
}

/** A word that tells a state of the subject, in the accusative where a verb of being governs it. */
export const predicateWord = (word: string, frame: Frame): string =>
  frame.objectCase === 'accusative' ? accusative(word) : word;
