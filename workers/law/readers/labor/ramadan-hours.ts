import { lengthInWords } from '#shared/domain/lengths.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import type { Reader } from '../reader.js';
import { hourQuantities } from './hours-quantities.js';
import { hoursOfWork, hoursRead, RAMADAN_NAMED } from './hours-of-work.js';
import { restIn } from './hours-rest.js';
import { MOST, type WorkHours } from './hours-rivals.js';
import type { HoursPer } from './hours-units.js';

const BOUND: Record<HoursPer, InBoth> = {
  day: { en: 'six hours a day for Muslims in Ramadan', ar: 'ست ساعات في اليوم للمسلمين في رمضان' },
  week: { en: '36 hours a week for Muslims in Ramadan', ar: '36 ساعة في الأسبوع للمسلمين في رمضان' },
};
/** Words of work, without which hours can be of a shop or a canteen. */
const OF_WORK: InBoth = {
  en: '\\b(?:work\\w*|duty|shifts?|schedul\\w+|employees?|staff|Muslims?|daily|hours of|weekly)\\b|{employee}',
  ar: '~(?:عمل|[يت]عمل|دوام|ورديات|وردية|[يت]شتغل|تشغيل|عامل|عاملين|موظف|موظفين|مسلم|مسلمين)|{employee}',
};
/** Minors, whom a law of their own measures, and those who keep no Ramadan. */
const OF_OTHERS: InBoth = {
  en: '\\b(?:juveniles?|minors?)\\b|^(?![\\s\\S]*\\bMuslim)[\\s\\S]*\\bnon-Muslims?\\b',
  ar: '~(?:حدث|أحداث)#',
};

const says = ({ value, per }: WorkHours): InBoth => ({
  en: `The clause has ${lengthInWords({ n: value, unit: 'hour' }, 'en')}; the law allows at most ${BOUND[per].en}.`,
  ar: `يحدد البند ${lengthInWords({ n: value, unit: 'hour' }, 'ar')}، والحد الأعلى في النظام ${BOUND[per].ar}.`,
});

/** Compares the hours of work in Ramadan, and no others, with the bounds of the law. */
export const ramadanHours: Reader = (sentence, words) => {
  const { lang } = sentence;
  if (!words.has(sentence, RAMADAN_NAMED[lang]) || words.has(sentence, OF_OTHERS[lang])) return null;
  const all = hoursOfWork(sentence, words).filter(({ season }) => season === 'ramadan');
  const [first] = all;
  if (first === undefined) return null;
  const resting = restIn(sentence, words);
  const net = ({ per, value }: WorkHours) => value - resting * (per === 'day' ? 1 : 6);
  const isOfWork = words.has(sentence, OF_WORK[lang]);
  const beyond = all.find((one) => isOfWork && one.isSure && net(one) > MOST.ramadan[one.per]);
  if (!all.some(({ isSure }) => isSure)) return null;
  if (beyond === undefined && all.some(({ per, value }) => value > MOST.ramadan[per])) return null;
  const { start, end } = beyond ?? first;
  const at = { start, end };
  if (beyond !== undefined) return { answer: 'breaks', at, says: says(beyond) };
  return {
    answer: 'keeps',
    at,
    read: hoursRead(sentence, words),
    says: says(first),
    // Of several quantities the words of the comparison would name one alone.
    compares: all.length === 1 && first.length?.n === first.value,
  };
};

/** A reader of unchanged hours in Ramadan, for sentences that set none for it: hours that are set tell it themselves. */
export const withoutHours =
  (read: Reader): Reader =>
  (sentence, words) => {
    const lengths = new Set(hourQuantities(sentence.text, sentence.lang).map(({ value }) => value));
    const isSet = lengths.size > 1 || hoursOfWork(sentence, words).some(({ season }) => season === 'ramadan');
    return isSet ? null : read(sentence, words);
  };
