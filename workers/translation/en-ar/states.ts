import type { Predicate } from './lexicon.js';
import { jussive, past, present } from './verb-forms.js';
import type { VerbGroup } from './verb-group.js';
import {
  type Following,
  type Frame,
  type Mood,
  type Subject,
  type Written,
  conditional,
  governedBy,
} from './verbal-forms.js';

export function stateClause(subject: Subject, group: VerbGroup, mood: Mood): Written {
  const { modal, negative, have } = group;
  const before = subject.suffix === undefined;
  const who = before
    ? [have ? governedBy('لدى', subject) : subject.nominative]
    : have
      ? [governedBy('لدى', subject)]
      : [];
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
    const chosen = have ? [governedBy('لـ', subject)] : who;
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

/** After "if": كان in place of يكون, and before any other verb. */
function conditionOf(words: string[]): string[] {
  const [first = '', ...rest] = words;
  if (first === 'يكون') return ['كان', ...rest];
  if (first === 'تكون') return ['كانت', ...rest];
  return ['كان', ...words];
}

export const MASCULINE_STATE = /اً(?=$|\s|،)/u;

export function fromPredicate(
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
  const who = governed ? [governedBy(last, subject)] : before ? [subject.nominative] : [];
  const rest = isFeminine ? tail.replace(MASCULINE_STATE, 'ة').replace(/(?<!تجا)ه(?=\s|$)/gu, 'ها') : tail;
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
    words: mood === 'past' ? conditionOf(all) : all,
    frame: {
      mode: isState ? 'none' : nominal && predicate.nounPositive !== undefined ? 'finite' : 'masdar',
      prefix: prefix === 'بـ' && tail.trim().endsWith('بـ') ? 'بـ' : '',
      // "is entitled to compensation": the verb governs what follows.
      objectCase:
        isState || (nominal && predicate.nounPositive !== undefined && !governed && tail.trim() === '')
          ? 'accusative'
          : 'genitive',
    },
  };
}
