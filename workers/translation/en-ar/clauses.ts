import { withSuffix } from './forms.js';
import { fromPredicate, stateClause } from './states.js';
import { type Verb, jussive, masdar, passive, past, present } from './verb-forms.js';
import type { VerbGroup } from './verb-group.js';
import {
  type Following,
  type Frame,
  type Mood,
  type Subject,
  type Written,
  afterCondition,
  conditional,
  finiteVerb,
  governedBy,
  verbal,
} from './verbal-forms.js';

const MASDAR: Frame = { mode: 'masdar', prefix: '', objectCase: 'genitive' };
const FINITE: Frame = { mode: 'finite', prefix: '', objectCase: 'accusative' };
const PASSIVE: Frame = { mode: 'masdar-passive', prefix: '', objectCase: 'accusative' };

/** Writes a subject with its verb, in the order and the form of Arabic legal drafting. */
export function writeClause(subject: Subject, group: VerbGroup, mood: Mood, following: Following): Written {
  if (group.predicate !== undefined) return fromPredicate(subject, group, group.predicate, mood, following);
  if (group.copula || group.have) return stateClause(subject, group, mood);
  const { verb } = group;
  if (verb === undefined)
    return { words: [subject.nominative], frame: { mode: 'none', prefix: '', objectCase: 'nominative' } };
  const written = group.passive
    ? passiveClause(subject, group, verb.verb, mood)
    : activeClause(subject, group, verb.verb, mood, following);
  return written;
}

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
      words: afterCondition(mood, [negative ? 'لا يجوز' : 'يجوز', governedBy('لـ', subject), ...infinitive]),
      frame: MASDAR,
    };
  }
  if (modal === 'must' && subject.agent) {
    if (negative)
      return {
        words: afterCondition(mood, ['لا يجوز', governedBy('لـ', subject), ...infinitive]),
        frame: MASDAR,
      };
    return { words: afterCondition(mood, ['يجب', governedBy('على', subject), ...infinitive]), frame: MASDAR };
  }
  if (modal === 'should')
    return {
      words: afterCondition(mood, [
        negative ? 'لا ينبغي' : 'ينبغي',
        governedBy(negative ? 'لـ' : 'على', subject),
        ...infinitive,
      ]),
      frame: MASDAR,
    };
  if (modal === 'can')
    return {
      words: afterCondition(mood, [negative ? 'لا يمكن' : 'يمكن', governedBy('لـ', subject), ...infinitive]),
      frame: MASDAR,
    };
  if ((modal === 'shall' || modal === 'will') && owes) {
    if (negative)
      return {
        words: afterCondition(mood, ['لا يجوز', governedBy('لـ', subject), ...infinitive]),
        frame: MASDAR,
      };
    return {
      words: afterCondition(mood, [...leading('يلتزم', subject), 'بـ', ...infinitive]),
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
  // "shall have received": what must have come to pass.
  if (group.perfect && mood === 'statement' && (modal === 'shall' || modal === 'must') && before) {
    const done = past(verb.past, subject.agreement, false);
    return {
      words: [
        'يجب',
        negative ? 'ألا' : 'أن',
        present('يكون', subject.agreement, true),
        subject.nominative,
        'قد',
        ...finiteVerb(done, verb, following),
        ...(verb.preposition !== '' && following.object && following.pronoun === undefined
          ? [verb.preposition]
          : []),
      ],
      frame: { ...FINITE, mode: 'past', objectCase: verb.preposition === '' ? 'accusative' : 'genitive' },
    };
  }
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
  } else if (mood !== 'subjunctive' && (group.perfect || (group.tense === 'past' && modal === undefined))) {
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
  words.push(...finiteVerb(last, verb, following));
  if (before) words.push(subject.nominative);
  if (verb.preposition !== '' && following.object && !following.shared && following.pronoun === undefined)
    words.push(verb.preposition);
  const frame: Frame = group.tense === 'past' || conditional(mood) ? { ...FINITE, mode: 'past' } : FINITE;
  return { words, frame: verb.preposition === '' ? frame : { ...frame, objectCase: 'genitive' } };
}

function object(verb: Verb, subject: Subject): string[] {
  if (verb.preposition === '')
    return subject.suffix === undefined
      ? [masdar(verb, false), subject.genitive]
      : [withSuffix(masdar(verb, false), subject.suffix)];
  return [masdar(verb, true), governedBy(verb.preposition, subject)];
}

function passiveClause(subject: Subject, group: VerbGroup, verb: Verb, mood: Mood): Written {
  const { modal, negative } = group;
  const done = object(verb, subject);
  const before = subject.suffix === undefined;
  const stated = (form: string) => [form, ...(before ? [subject.nominative] : [])];
  const direct = passive(verb, subject.agreement, before);
  if (group.perfect && mood === 'statement' && (modal === 'shall' || modal === 'must'))
    return { words: ['يجب', negative ? 'ألا' : 'أن', 'يكون', 'قد', 'تم', ...done], frame: PASSIVE };
  if (modal === 'may')
    return { words: afterCondition(mood, [negative ? 'لا يجوز' : 'يجوز', ...done]), frame: PASSIVE };
  if (modal === 'must')
    return { words: afterCondition(mood, [negative ? 'لا يجوز' : 'يجب', ...done]), frame: PASSIVE };
  if (modal === 'can')
    return { words: afterCondition(mood, [negative ? 'لا يمكن' : 'يمكن', ...done]), frame: PASSIVE };
  if (modal === 'should')
    return { words: afterCondition(mood, [negative ? 'لا ينبغي' : 'ينبغي', ...done]), frame: PASSIVE };
  if (mood === 'unless') return { words: ['يتم', ...done], frame: PASSIVE };
  if (mood === 'past' && modal === undefined)
    return { words: [negative ? 'لم يتم' : 'تم', ...done], frame: PASSIVE };
  if (group.perfect || (group.tense === 'past' && modal === undefined)) {
    const told = mood === 'subjunctive' ? (negative ? 'لا يتم' : 'يتم') : negative ? 'لم يتم' : 'تم';
    return { words: [told, ...done], frame: PASSIVE };
  }
  if (negative && modal !== undefined && !verb.stative)
    return { words: afterCondition(mood, ['لا يجوز', ...done]), frame: PASSIVE };
  const perhaps = modal === 'might' || modal === 'could' || modal === 'would' ? ['قد'] : [];
  if (direct === undefined)
    return { words: afterCondition(mood, [negative ? 'لا يتم' : 'يتم', ...done]), frame: PASSIVE };
  if (modal !== undefined && mood === 'relative' && !verb.stative && perhaps.length === 0)
    return { words: ['يجب', ...done], frame: PASSIVE };
  return {
    words: afterCondition(mood, [...perhaps, ...(negative ? ['لا'] : []), ...stated(direct)]),
    frame: { ...PASSIVE, mode: verb.stative ? 'none' : 'masdar-passive', told: true },
  };
}
