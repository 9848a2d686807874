import type { InBoth } from '#platform/law/rules/rule.js';
import { limit } from '../limit.js';
import type { Reader } from '../reader.js';
import { daysAWeek } from './days-a-week.js';

type Asked = Omit<Parameters<typeof limit>[0], 'measure' | 'atLeast' | 'atMost' | 'bound'>;

/** Working days that make up the 21 days of the law, by how many days of the week are worked. */
const LEAST = { five: 15, six: 18 } as const;
const BOUND: InBoth = {
  en: '21 days a year: 15 working days of a five-day week, 18 of a six-day week',
  ar: '21 يوماً عن كل عام، أي 15 يوم عمل في أسبوع من خمسة أيام و18 يوم عمل في أسبوع من ستة أيام',
};
const COUNTED: InBoth = {
  en: `The clause counts annual leave in working days; the law requires at least ${BOUND.en}.`,
  ar: `يحسب البند الإجازة السنوية بأيام العمل، والحد الأدنى في النظام ${BOUND.ar}.`,
};

/**
 * Compares annual leave that is counted in working days. Between what a five-day and a six-day week make up it may break the rule, unless
 * the sentence says how many days are worked.
 */
export const workingDays = (asked: Asked): Reader => {
  const read = (atLeast: number) => limit({ ...asked, measure: 'days', atLeast, bound: BOUND });
  const [five, six] = [read(LEAST.five), read(LEAST.six)];
  return (sentence, words) => {
    const reading = six(sentence, words);
    if (reading === null) return null;
    const { at } = reading;
    const isEnough = reading.answer === 'keeps';
    if (!isEnough && five(sentence, words)?.answer === 'keeps') {
      const week = daysAWeek(sentence, words);
      if (week === null) return { answer: 'doubtful', at, says: COUNTED };
      return week <= 5 ? { answer: 'keeps', at } : { answer: 'breaks', at, says: COUNTED };
    }
    return isEnough ? { answer: 'keeps', at } : { answer: 'breaks', at, says: COUNTED };
  };
};
