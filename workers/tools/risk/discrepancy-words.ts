import type { Language } from '#shared/contracts/common.js';
import { lengthInWords } from '#shared/domain/lengths.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Difference } from '#workers/engines/text/bilingual/differences.js';

interface DiscrepancyWords {
  titles: Record<Difference['kind'], string>;
  differ(en: string, ar: string): string;
  /** What lies between a date of the Hijri calendar and one of the other. */
  apart(days: number): string;
  only(words: string, lang: Language): string;
  meaning: Record<'polarity' | 'party' | 'exception', (onlyIn: Language | null) => string>;
  recommendation: string;
  /** Advice on dates that are one day apart. */
  calendars: string;
  severity: Record<Severity, string>;
}

const NAMES = {
  en: { en: 'English', ar: 'Arabic' },
  ar: { en: 'الإنجليزي', ar: 'العربي' },
} as const;
const other = (lang: Language): Language => (lang === 'en' ? 'ar' : 'en');

/** Words for the differences between the two texts of a bilingual document. */
export const DISCREPANCY_WORDS: Readonly<Record<Language, DiscrepancyWords>> = {
  en: {
    titles: {
      amount: 'The English and the Arabic text name different amounts',
      duration: 'The English and the Arabic text name different periods',
      percentage: 'The English and the Arabic text name different percentages',
      date: 'The English and the Arabic text name different dates',
      day: 'The dates of the two texts are one day apart',
      party: 'The English and the Arabic text bind different parties',
      polarity: 'Only one of the two texts prohibits or denies',
      exception: 'Only one of the two texts makes an exception or a condition',
    },
    differ: (en, ar) => `The English text says “${en}”, the Arabic text «${ar}».`,
    apart: (days) =>
      days === 1
        ? 'By the Umm al-Qura calendar they are one day apart; the two calendars may differ by a day.'
        : `By the Umm al-Qura calendar they are ${lengthInWords({ n: days, unit: 'day' }, 'en')} apart.`,
    only: (words, lang) =>
      `The ${NAMES.en[lang]} text says “${words}”; the ${NAMES.en[other(lang)]} text does not say it in the same place.`,
    meaning: {
      polarity: (onlyIn) =>
        `The ${NAMES.en[onlyIn ?? 'en']} text denies or prohibits something; the ${NAMES.en[other(onlyIn ?? 'en')]} text has no word that does.`,
      party: () =>
        'The duty or right lies with one party in the English text and with another in the Arabic one.',
      exception: (onlyIn) =>
        `The ${NAMES.en[onlyIn ?? 'en']} text makes an exception or a condition; the ${NAMES.en[other(onlyIn ?? 'en')]} text has no word that does.`,
    },
    recommendation:
      'Make both texts say the same, and say in the contract which of them prevails. Courts in the Kingdom work in Arabic.',
    calendars: 'Check which of the two days is meant, and say in the contract which calendar prevails.',
    severity: {
      high: 'High: each party can hold the other to another sum, share or duty.',
      medium: 'Medium: each party can rely on another text.',
      low: 'Low: it is no more than the day by which the calendars may differ.',
    },
  },
  ar: {
    titles: {
      amount: 'يختلف المبلغ بين النصين العربي والإنجليزي',
      duration: 'تختلف المدة بين النصين العربي والإنجليزي',
      percentage: 'تختلف النسبة بين النصين العربي والإنجليزي',
      date: 'يختلف التاريخ بين النصين العربي والإنجليزي',
      day: 'بين تاريخي النصين يوم واحد',
      party: 'يختلف الطرف المعني بين النصين العربي والإنجليزي',
      polarity: 'يرد المنع أو النفي في أحد النصين دون الآخر',
      exception: 'يرد الاستثناء أو الشرط في أحد النصين دون الآخر',
    },
    differ: (en, ar) => `ورد في النص العربي «${ar}» وفي النص الإنجليزي «${en}».`,
    apart: (days) =>
      days === 1
        ? 'والفرق بينهما بتقويم أم القرى يوم واحد، وقد يختلف التقويمان بيوم.'
        : `ويختلفان بتقويم أم القرى بمقدار ${lengthInWords({ n: days, unit: 'day' }, 'ar')}.`,
    only: (words, lang) =>
      `ورد في النص ${NAMES.ar[lang]} «${words}» ولم يرد ما يقابله في موضعه من النص ${NAMES.ar[other(lang)]}.`,
    meaning: {
      polarity: (onlyIn) =>
        `يتضمن النص ${NAMES.ar[onlyIn ?? 'en']} منعاً أو نفياً لا يقابله لفظ في النص ${NAMES.ar[other(onlyIn ?? 'en')]}.`,
      party: () => 'يقع الالتزام أو الحق على طرف في النص العربي وعلى طرف آخر في النص الإنجليزي.',
      exception: (onlyIn) =>
        `يتضمن النص ${NAMES.ar[onlyIn ?? 'en']} استثناءً أو شرطاً لا يقابله لفظ في النص ${NAMES.ar[other(onlyIn ?? 'en')]}.`,
    },
    recommendation:
      'وحّد مضمون النصين، وبيّن في العقد أيهما يُعتد به عند الاختلاف. ولغة المحاكم في المملكة هي العربية.',
    calendars: 'تحقق من اليوم المقصود، وبيّن في العقد أي التقويمين يُعتد به.',
    severity: {
      high: 'مرتفعة: لأن لكل طرف أن يتمسك بمبلغ أو نسبة أو التزام مختلف.',
      medium: 'متوسطة: لأن لكل طرف أن يتمسك بنص مختلف.',
      low: 'منخفضة: لأن الفرق لا يجاوز اليوم الذي قد يختلف به التقويمان.',
    },
  },
};
