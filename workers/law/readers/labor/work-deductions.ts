import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { AT_WILL, WAGE } from './pieces.js';

const DEDUCT = {
  en: '\\b(?:deduct(?:s|ed|ions?|ing)?|set[- ]?off|recoup(?:s|ed)?|recover(?:s|ed)?)\\b',
  ar: '~(?:حسم|يحسم|تحسم|خصم|يخصم|تخصم|اقتطاع|يقتطع|تقتطع|استقطاع|يستقطع|تستقطع|حسميات|محسومة|استيفاء)(?:ه|ها)?#',
};
const BY_LAW = {
  en: '\\b(?:written (?:consent|approval|acknowledg\\w+)|Labou?r Law|Articles? \\(?9[1-4]|permitted by law|by law|according to law|court|judg\\w+|statutory|social insurance|GOSI)\\b',
  ar: '~(?:موافقة (?:ال)?(?:خطية|كتابية)|موافقته (?:ال)?(?:خطية|كتابية)|نظام العمل|نظاما|محكمة|حكم قضائي|تأمينات|المادة|المواد)#',
};
const FIVE_DAYS = { en: "five days' wage in each month", ar: 'أجر خمسة أيام في كل شهر' };
const DAMAGE = {
  en: '\\b(?:damages?|damaged|loss(?:es)?|lost|breakages?|shortages?)\\b',
  ar: '~(?:أضرار|ضرر|تلف|إتلاف|أتلفه|فقد|فقدان|خسائر|عجز|كسر|تالف|تلفيات)#',
};

/** Readers of the rules on deductions from the wage. */
export const workDeductionReaders: ReadersById = {
  'SA-LAB-21': {
    topic: {
      en: `(?:${DEDUCT.en})[^.;]{0,80}(?:${WAGE.en})`,
      ar: `(?:${DEDUCT.ar})[^.;]{0,80}(?:${WAGE.ar})`,
    },
    en: [
      ban({
        cues: [
          `(?<core>${DEDUCT.en})[^.;]{0,140}(?:${WAGE.en})`,
          `(?:${WAGE.en})[^.;]{0,60}(?<core>${DEDUCT.en})`,
        ],
        needs: AT_WILL.en,
        unless: `${BY_LAW.en}|\\babsen\\w*|\\bloan|\\badvances?\\b|\\btrain\\w*`,
        says: {
          en: "The clause lets the employer deduct from the wage at its will or without the worker's consent.",
          ar: 'يجيز البند لصاحب العمل الحسم من الأجر بإرادته المنفردة أو دون موافقة العامل.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `(?<core>${DEDUCT.en}) (?:from [^.;]{0,40})?(?:any|all|such) (?:\\w+ ){0,3}?(?:amounts?|sums?|costs?|debts?|loss(?:es)?|liabilit\\w+|expenses)[^.;]{0,100}(?:${WAGE.en})`,
        ],
        unless: BY_LAW.en,
        says: {
          en: 'The clause lets the employer deduct any sum from the wage.',
          ar: 'يجيز البند لصاحب العمل حسم أي مبلغ من الأجر.',
        },
      }),
      states('keeps', {
        cues: [
          `(?:${DEDUCT.en})[^.;]{0,140}\\b(?:only|except|unless|not|without)\\b[^.;]{0,80}\\b(?:written consent|law|Labou?r Law|Articles? \\(?9[1-4])`,
          `\\b(?:no|not|only)\\b[^.;]{0,60}(?:${DEDUCT.en})[^.;]{0,140}\\b(?:written consent|law|Labou?r Law|Articles? \\(?9[1-4])`,
        ],
        needs: WAGE.en,
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>${DEDUCT.ar})[^.;]{0,100}(?:${WAGE.ar})`,
          `(?:${WAGE.ar})[^.;]{0,60}(?<core>${DEDUCT.ar})`,
        ],
        needs: AT_WILL.ar,
        unless: `${BY_LAW.ar}|~(?:غياب|غيابه|قرض|سلفة|سلف|تدريب)#`,
        says: {
          en: "The clause lets the employer deduct from the wage at its will or without the worker's consent.",
          ar: 'يجيز البند لصاحب العمل الحسم من الأجر بإرادته المنفردة أو دون موافقة العامل.',
        },
      }),
      affirms('doubtful', {
        cues: [`(?<core>${DEDUCT.ar}) ~(?:أي|جميع|كافة|كل)# [^.;]{0,100}(?:${WAGE.ar})`],
        unless: BY_LAW.ar,
        says: {
          en: 'The clause lets the employer deduct any sum from the wage.',
          ar: 'يجيز البند لصاحب العمل حسم أي مبلغ من الأجر.',
        },
      }),
      states('keeps', {
        cues: [
          `(?:لا|عدم|ألا)[^.;]{0,30}(?:${DEDUCT.ar})[^.;]{0,120}~(?:موافقة (?:ال)?(?:خطية|كتابية)|موافقته (?:ال)?(?:خطية|كتابية)|نظام العمل|نظاما|المادة|المواد)#`,
        ],
        needs: WAGE.ar,
      }),
    ],
  },
  'SA-LAB-103': {
    topic: {
      en: `(?:${DEDUCT.en})[^.;]{0,80}\\b(?:half|%|per\\s?cent)`,
      ar: `(?:${DEDUCT.ar})[^.;]{0,80}(?:نصف|%|بالمائة)`,
    },
    en: [
      limit({
        cues: [DEDUCT.en],
        needs: WAGE.en,
        unless: '\\b(?:contribution\\w*|bonus|commission|zakat|tax|price|discount|court)\\b',
        measure: 'percent',
        atMost: 50,
        after: 160,
        follows: `^\\W{0,4}(?:\\d{1,3}%\\W{0,3})?(?:of|from) [^.;]{0,24}(?:${WAGE.en})`,
        bound: { en: 'half of the wage due', ar: 'نصف الأجر المستحق' },
      }),
      affirms('breaks', {
        cues: [
          `(?<core>${DEDUCT.en}) (?:from )?(?:the |his |her |their )?(?:entire|whole|full|all of (?:the|his)) (?:(?:monthly|month's|basic|due) )?(?:${WAGE.en})`,
        ],
        unless: '\\babsen\\w*|\\bunpaid leave|\\bcontribution',
        says: { en: 'The clause lets the whole wage be deducted.', ar: 'يجيز البند حسم الأجر كاملاً.' },
      }),
      affirms('keeps', { cues: [`(?:${DEDUCT.en})[^.;]{0,120}\\b(?:exceed|more than) (?:one |a )?half\\b`] }),
      states('keeps', {
        cues: [
          `(?:${DEDUCT.en})[^.;]{0,120}\\b(?:not|never)\\b[^.;]{0,20}\\b(?:exceed|more than) (?:one |a )?half\\b`,
        ],
        needs: WAGE.en,
      }),
    ],
    ar: [
      limit({
        cues: [DEDUCT.ar],
        needs: WAGE.ar,
        unless: '~(?:اشتراك|اشتراكات|عمولة|مكافأة|ضريبة|محكمة|خصومات)#',
        measure: 'percent',
        atMost: 50,
        after: 160,
        follows: `^[\\s)(%\\d]{0,8}(?:من|عن) [^.;]{0,20}(?:${WAGE.ar})`,
        bound: { en: 'half of the wage due', ar: 'نصف الأجر المستحق' },
      }),
      affirms('breaks', {
        cues: [
          `(?<core>${DEDUCT.ar}) ~(?:كامل|جميع|كل)# (?:${WAGE.ar})`,
          `(?<core>${DEDUCT.ar}) (?:${WAGE.ar})[^.;]{0,20} (?:كاملا|بالكامل)`,
        ],
        unless: '~(?:غياب|غيابه|إجازة)#',
        says: { en: 'The clause lets the whole wage be deducted.', ar: 'يجيز البند حسم الأجر كاملاً.' },
      }),
      states('keeps', {
        cues: [
          `(?:${DEDUCT.ar})[^.;]{0,80}(?:لا|ألا)[^.;]{0,20}(?:تزيد|يزيد|تتجاوز|يتجاوز)[^.;]{0,40}نصف`,
          `(?:لا|ألا)[^.;]{0,20}(?:تزيد|يزيد|تتجاوز|يتجاوز)[^.;]{0,30}(?:${DEDUCT.ar})[^.;]{0,40}نصف`,
        ],
      }),
    ],
  },
  'SA-LAB-104': {
    topic: {
      en: `(?:${DAMAGE.en})[^.;]{0,100}(?:${DEDUCT.en})`,
      ar: `(?:${DAMAGE.ar})[^.;]{0,100}(?:${DEDUCT.ar})`,
    },
    en: [
      limit({
        cues: [DEDUCT.en],
        needs: DAMAGE.en,
        measure: 'days',
        atMost: 5,
        after: 200,
        follows: `^['’]?\\s?(?:of )?(?:his |her |the )?(?:${WAGE.en})`,
        bound: FIVE_DAYS,
      }),
      affirms('breaks', {
        cues: [
          `(?<core>${DEDUCT.en})[^.;]{0,120}(?:${DAMAGE.en})[^.;]{0,100}\\b(?:in one (?:lump sum|payment|instal\\w+)|at once|in a lump sum|from (?:[\\w']{1,20} ){0,3}(?:next|following|same) (?:month's )?(?:${WAGE.en}))`,
          `(?<core>${DEDUCT.en})[^.;]{0,60}\\b(?:in one (?:lump sum|payment|instal\\w+)|at once|in a lump sum)\\b[^.;]{0,100}(?:${DAMAGE.en})`,
        ],
        needs: WAGE.en,
        says: {
          en: 'The clause takes the whole value of damage out of the wage at once.',
          ar: 'يجيز البند حسم قيمة الضرر كاملة من الأجر دفعة واحدة.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `(?<core>${DEDUCT.en})[^.;]{0,60}\\b(?:full|entire|whole|total) (?:value|cost|amount|price)[^.;]{0,80}(?:${DAMAGE.en})`,
          `(?:${DAMAGE.en})[^.;]{0,140}(?<core>${DEDUCT.en})[^.;]{0,60}(?:${WAGE.en})`,
        ],
        unless: '\\bfive\\b|\\b5\\b|\\bLabou?r Law\\b|\\bArticle \\(?91',
        says: {
          en: "The clause lets damage be deducted from the wage without the monthly limit of five days' wage.",
          ar: 'يجيز البند حسم قيمة الضرر من الأجر دون التقيد بحد أجر خمسة أيام في الشهر.',
        },
      }),
    ],
    ar: [
      limit({
        cues: [DEDUCT.ar],
        needs: DAMAGE.ar,
        measure: 'days',
        atMost: 5,
        after: 200,
        precedes: `(?:${WAGE.ar})\\s?\\(?$`,
        bound: FIVE_DAYS,
      }),
      affirms('breaks', {
        cues: [
          `(?<core>${DEDUCT.ar})[^.;]{0,140}(?:دفعة واحدة|مرة واحدة|من أول راتب|من راتب نفس الشهر|من الراتب التالي|من أجر الشهر)`,
        ],
        needs: DAMAGE.ar,
        says: {
          en: 'The clause takes the whole value of damage out of the wage at once.',
          ar: 'يجيز البند حسم قيمة الضرر كاملة من الأجر دفعة واحدة.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `(?<core>${DEDUCT.ar})[^.;]{0,60}(?:كامل|كافة|إجمالي)?\\s?(?:قيمة|تكلفة|ثمن)[^.;]{0,80}(?:${DAMAGE.ar})`,
          `(?:${DAMAGE.ar})[^.;]{0,100}(?<core>${DEDUCT.ar})[^.;]{0,60}(?:${WAGE.ar})`,
        ],
        unless: 'خمسة|\\b5\\b|نظام العمل|المادة',
        says: {
          en: "The clause lets damage be deducted from the wage without the monthly limit of five days' wage.",
          ar: 'يجيز البند حسم قيمة الضرر من الأجر دون التقيد بحد أجر خمسة أيام في الشهر.',
        },
      }),
    ],
  },
  'SA-LAB-105': {
    topic: {
      en: `\\b(?:withh\\w+|retain\\w*)\\b[^.;]{0,60}(?:${WAGE.en})`,
      ar: `~(?:حجز|احتجاز|يحتجز|تحتجز)#[^.;]{0,60}(?:${WAGE.ar})`,
    },
    en: [
      ban({
        cues: [
          `\\b(?<core>withh(?:old|olding|eld)|retain(?:s|ed|ing)?|hold(?:s|ing)? back|held back)\\b (?:payment of )?(?:(?:the|his|her|their|any|all|a|part|portion|of|or|one|two|three|first|last|final|months?'?s?|monthly|basic|full|{employee}'?s?|second party's) ){0,7}(?:${WAGE.en})`,
          `(?:${WAGE.en})[^.;]{0,60}\\b(?:may|shall|will|can)\\b(?: \\w+){0,2} (?<core>withheld|retained|held back|kept)\\b`,
          `(?:${WAGE.en})[^.;]{0,40}\\b(?:may|shall|will|can|is)\\b(?: \\w+){0,2} (?<core>withheld|retained|held|kept)\\b[^.;]{0,30}\\b(?:deposit|security|guarantee)\\b`,
        ],
        unless:
          '\\b(?:tax\\w*|zakat|absen\\w+|not worked|court|judicial|judg\\w+|contributions?|GOSI|unauthori[sz]ed leave|strike|increase|customer)\\b',
        says: {
          en: 'The clause lets the employer withhold the wage.',
          ar: 'يجيز البند لصاحب العمل احتجاز الأجر.',
        },
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>~(?:حجز|احتجاز|يحتجز|تحتجز|يحجز|تحجز|حبس|وقف صرف|إيقاف صرف|الامتناع عن صرف|عدم صرف|الاحتفاظ ب|تحتفظ|يحتفظ)#?)[^.;]{0,24}(?:${WAGE.ar})`,
        ],
        unless: '~(?:حكم|قضائي|محكمة|غياب|غيابه|اشتراك|اشتراكات|ضريبة|زيادة|سرية|سجلات|سجل|إجازة|يستحق|فقد)#',
        says: {
          en: 'The clause lets the employer withhold the wage.',
          ar: 'يجيز البند لصاحب العمل احتجاز الأجر.',
        },
      }),
    ],
  },
};
