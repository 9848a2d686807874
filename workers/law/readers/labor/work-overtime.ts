import type { Sentence } from '#workers/engines/text/sentences.js';
import { quantitiesIn } from '../quantities.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';
import { ban, states } from '../turns.js';
import type { RuleWords } from '../words.js';

const OVERTIME = {
  en: '\\b(?:overtime|over-time|(?:additional|extra) (?:working )?hours?|hours (?:worked )?in excess of|additional work)\\b',
  ar: '~(?:إضافي|إضافية|أوفرتايم)#',
};
const TIMES = {
  en: '(?<n>\\d(?:\\.\\d{1,2})?)\\s?(?:x|times)\\b|\\btime and a (?<half>half|quarter|third)\\b|\\b(?:one and (?:a|one)[- ](?<more>half|quarter|third)) times|\\bdouble\\b',
  ar: '(?:×|مضروبا في|مضروبة في)\\s?(?<n>\\d(?:\\.\\d{1,2})?)',
};
const MORE = {
  en: '\\b(?:plus|additional(?! hours)|increase\\w*|in addition to (?:the |his )?(?:hourly|normal|basic|ordinary)|added|premium|above|on top|over and above|extra (?:pay|of))\\b',
  ar: '~(?:مضافا|مضافة|زائدا|بزيادة|زيادة|علاوة على|إضافة إلى)|\\+',
};
/** Who the limits of hours do not cover, and pay that the words do not settle. */
const NOT_COVERED = {
  en: '\\b(?:managers?|managerial|senior|executives?|supervisory|directors?|unless|except|only if|prior (?:written )?(?:approval|authori[sz]ation)|approved|authori[sz]ed|tax|consent)\\b',
  ar: '~(?:مدير|مدراء|عليا|قيادية|إشرافية|إدارية|مسبقة|مسبق)#|(?<![ء-ي])إلا(?![ء-ي])|ما لم|~(?:تكليف|موافقة|موافقته)#',
};
const FRACTIONS: Record<string, number> = { half: 150, third: 133, quarter: 125 };

/** Returns the pay for an hour of overtime in percent of an hour's wage; null if the clause does not set it. */
function rateIn(
  { text, lang }: Sentence,
  words: RuleWords,
): { value: number; start: number; end: number } | null {
  const sentence = { text, lang };
  const cue = words.matches(sentence, OVERTIME[lang])[0];
  if (cue === undefined) return null;
  const times = words.matches(sentence, TIMES[lang])[0];
  if (times !== undefined) {
    const { n, half, more } = times.groups ?? {};
    const fraction = half ?? more;
    const value =
      n !== undefined
        ? Number(n) * 100
        : fraction !== undefined
          ? (FRACTIONS[fraction.toLowerCase()] ?? 200)
          : 200;
    const start = times.index ?? 0;
    return { value, start, end: start + times[0].length };
  }
  const found = quantitiesIn(text, lang, 'percent').find(({ value }) => value >= 5);
  if (found === undefined) return null;
  const value =
    found.value < 100 && words.has({ text: text.slice(cue.index), lang }, MORE[lang])
      ? found.value + 100
      : found.value;
  return { ...found, value };
}

/** Compares the pay for overtime with the hourly wage and half of the basic wage. */
const overtimeRate: Reader = (sentence, words): LawReading | null => {
  const { lang } = sentence;
  const pay =
    lang === 'en'
      ? '\\b(?:paid|pay|rate|wage|compensat\\w+|remunerat\\w+|calculated)\\b'
      : '~(?:أجر|يدفع|تدفع|يصرف|تصرف|يحتسب|تحتسب|تحسب|يعوض|يستحق|مقابل)';
  const other =
    lang === 'en'
      ? '\\b(?:weekend rate|customers?|exceed|cap(?:ped)?|invoice)\\b'
      : '~(?:عميل|عملاء|فاتورة)#';
  if (!words.has(sentence, pay) || words.has(sentence, other)) return null;
  const rate = rateIn(sentence, words);
  if (rate === null) return null;
  const at = { start: rate.start, end: rate.end };
  if (rate.value >= 150) return { answer: 'keeps', at };
  // A rate below 100 without "plus" may be the addition as well.
  if (rate.value < 100 && rate.value >= 50) return { answer: 'doubtful', at };
  const written = rate.value < 100 ? rate.value : rate.value - 100;
  return {
    answer: 'breaks',
    at,
    says: {
      en:
        rate.value < 100
          ? `The clause pays ${written}% for overtime; the law requires the hourly wage plus 50% of the basic wage.`
          : `The clause pays the hourly wage plus ${written}% for overtime; the law requires it plus 50% of the basic wage.`,
      ar:
        rate.value < 100
          ? `يحدد البند مقابل العمل الإضافي بنسبة ${written}%، والنظام يوجب أجر الساعة مضافاً إليه 50% من الأجر الأساسي.`
          : `يحدد البند أجر العمل الإضافي بأجر الساعة مضافاً إليه ${written}%، والنظام يوجب إضافة 50% من الأجر الأساسي.`,
    },
  };
};

const ORDINARY = {
  en: 'The clause pays overtime at the ordinary rate.',
  ar: 'يجعل البند أجر العمل الإضافي بأجر الساعة المعتاد.',
};
const UNPAID = { en: 'The clause leaves overtime unpaid.', ar: 'يجعل البند العمل الإضافي دون أجر إضافي.' };

/** Readers of the rules on overtime. */
export const workOvertimeReaders: ReadersById = {
  'SA-LAB-23': {
    topic: { en: '\\bovertime\\b', ar: '~(?:عمل|ساعات|ساعة|أجر) (?:ال)?(?:إضافي|إضافية)#' },
    en: [
      overtimeRate,
      ban({
        cues: [
          `(?:${OVERTIME.en})[^.;]{0,100}\\b(?<core>straight time|(?:same|normal|ordinary|regular|usual|basic) (?:hourly )?(?:rate|pay|wage))\\b`,
        ],
        unless:
          '\\b(?:plus|and (?:a|one)[- ]half|in addition|added|increase\\w*|times|%|per cent|percent)\\b|%|\\bon top',
        says: ORDINARY,
      }),
      states('keeps', {
        cues: [`(?:${OVERTIME.en})[^.;]{0,140}\\b(?:plus|increased by) (?:half|one half|fifty)\\b`],
      }),
    ],
    ar: [
      overtimeRate,
      ban({
        cues: [
          '~(?:إضافي|إضافية)#[^.;]{0,80}(?<core>~(?:أجر (?:ال)?ساعة (?:ال)?(?:عادية|عادي|معتاد|معتادة)|نفس أجر|ذات أجر|سعر (?:ال)?ساعة (?:ال)?عادية))',
        ],
        unless: '~(?:مضافا|زائدا|زيادة|بزيادة)#|%|نصف|\\+',
        says: ORDINARY,
      }),
      states('keeps', {
        cues: [
          '~(?:إضافي|إضافية)#[^.;]{0,100}~(?:مضافا|زائدا|بزيادة|مضافا إليه)#[^.;]{0,20}~(?:نصف|خمسين|خمسون)#',
        ],
      }),
    ],
  },
  'SA-LAB-109': {
    topic: { en: '\\bovertime\\b', ar: '~(?:عمل|ساعات|ساعة|أجر) (?:ال)?(?:إضافي|إضافية)#' },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:salary|wage|remuneration|pay)\\b[^.;]{0,50}\\b(?:includes?|including|inclusive of|covers?|compensates? (?:him |her )?for|in full consideration of)\\b[^.;]{0,60}\\b(?:overtime|(?:additional|extra) hours|hours in excess)',
          '\\b(?:no|not (?:be )?(?:entitled to|eligible for|paid|receive)(?: any| for)?|without(?: any)?|waives?(?: \\w+){0,5}) (?:additional |extra |further )?(?:(?:pay|payment|compensation|remuneration|right|rights|claim) (?:for|to|of) )?(?:any )?(?:overtime|(?:additional|extra) hours)(?! (?:is|are|shall be|will be) (?:required|expected|worked))',
          '\\b(?:overtime|(?:additional|extra) hours|beyond (?:normal|regular|the) (?:working )?hours)\\b[^.;]{0,80}\\b(?:without (?:any )?(?:additional |extra |further )?(?:pay|payment|compensation|remuneration|wages?)|unpaid|(?:shall|will|is|are) not (?:be )?(?:paid|compensated|remunerated)|no (?:additional |extra |further )?(?:pay|payment|compensation|remuneration))',
          '\\bpublic holidays?\\b[^.;]{0,60}\\b(?:work|hours)\\b[^.;]{0,60}\\b(?:without (?:any )?(?:additional|extra) (?:pay|compensation)|no (?:additional|extra) (?:pay|compensation))',
        ],
        unless: `${NOT_COVERED.en}|\\bmay not (?:be )?(?:required|made|asked)|\\bshall not (?:be )?(?:required|made|asked)|\\bno overtime shall\\b`,
        says: UNPAID,
      }),
      states('keeps', {
        cues: [
          '\\b(?:overtime|(?:additional|extra) hours)\\b[^.;]{0,60}\\b(?:is|are|shall be|will be) (?:paid|compensated|remunerated)\\b',
          '\\b(?:pays?|paid|compensates?) (?:\\w+ ){0,4}(?:for )?(?:all |any )?overtime\\b',
        ],
        unless: '\\bnot\\b|\\bno\\b|without',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:أجر|راتب)(?:ه)?# [^.;]{0,40}~(?:يشمل|شامل|شاملا|متضمن|متضمنا|يتضمن|يغطي|تعويضا)#[^.;]{0,60}~(?:إضافي|إضافية)#',
          '(?:لا يستحق|لا يحق|لا يدفع|لا يصرف|لا تدفع|لا تصرف|لا يتقاضى|ليس|دون|بدون|لا يحتسب|لا تحتسب)[^.;]{0,50}~(?:أجر|مقابل|أجور|بدل|تعويض|أجرا|مقابلا|مبلغ|مبالغ)#[^.;]{0,40}~(?:إضافي|إضافية)#',
          '(?:يتنازل|تنازل|يسقط حقه)[^.;]{0,50}~(?:إضافي|إضافية)#',
          '~(?:إضافي|إضافية|ساعات (?:ال)?دوام|أوقات (?:ال)?دوام)#[^.;]{0,60}(?:دون|بدون|بلا) (?:أي )?(?:أجر|مقابل|تعويض)',
        ],
        unless: `${NOT_COVERED.ar}|~مزايا#|لا يجوز`,
        says: UNPAID,
      }),
      states('keeps', {
        cues: [
          '~(?:يدفع|تدفع|يستحق|يصرف|تصرف|يلتزم)#[^.;]{0,50}~(?:أجرا|أجر|مقابل|مقابلا)#[^.;]{0,30}~(?:إضافي|إضافيا|إضافية)#',
        ],
        unless: '(?<![ء-ي])(?:لا|دون|بدون|لن|ليس)(?![ء-ي])',
      }),
    ],
  },
};
