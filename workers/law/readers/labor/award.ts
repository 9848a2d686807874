import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const AWARD =
  '\\b(?:end[\\s-]of[\\s-]service(?: (?:award|gratuity|benefits?|indemnity|payment))?|gratuity|EOSB|service award)\\b';
const AWARD_AR = '~مكافأة (?:عند )?(?:نهاية|انتهاء|ترك|إنهاء) (?:ال)?خدم(?:ة|ته|اته)#';
const RESIGNS = '\\bresign(?:s|ed|ing|ation)?\\b';
const RESIGNS_AR = '~(?:استقالة|استقالته|استقال|استقالت|[يت]ستقيل|مستقيل)#';
const NOT_DUE =
  '\\b(?:Articles? \\(?(?:80|eighty|85)|probation\\w*|trial period|misconduct|dismissed|shares?)\\b';
const NOT_DUE_AR = '~(?:مادة|تجربة|اختبار|فسخ)#';
const LOSES = '\\b(?:forfeits?|loses?|lose|forfeit|waives?)\\b';
const NONE = {
  en: 'The clause denies the worker the end-of-service award.',
  ar: 'يحرم البند العامل من مكافأة نهاية الخدمة.',
};
const LOWER = {
  en: 'The clause gives half a month’s wage for every year; after five years the law gives a month’s.',
  ar: 'يقرر البند أجر نصف شهر عن كل سنة، والنظام يقرر أجر شهر عن كل سنة بعد الخمس الأولى.',
};
const RESIGNER = {
  en: 'The clause denies the award to a worker who resigns, whatever his length of service.',
  ar: 'يحرم البند العامل المستقيل من المكافأة أياً كانت مدة خدمته.',
};
const BASE = {
  en: 'The clause leaves fixed parts of the wage out of the award, or reckons it on an earlier wage.',
  ar: 'يستبعد البند من حساب المكافأة عناصر ثابتة من الأجر أو يحسبها على أجر سابق.',
};
const YEARS = '\\b(?:two|2|three|3|five|5|ten|10|years?|months?)\\b';
const YEARS_AR = '~(?:سنة|سنتين|سنوات|أشهر)#';

/** Readers of the rules on the end-of-service award. */
export const awardReaders: ReadersById = {
  'SA-LAB-18': {
    topic: { en: AWARD, ar: AWARD_AR },
    en: [
      denies('breaks', {
        cues: [
          `\\b(?:entitled to|due|receive|paid|payable|right to|claim)\\b[^.;]{0,30}${AWARD}`,
          `${AWARD}[^.;]{0,20}\\b(?<core>due|payable|paid)\\b`,
          AWARD,
        ],
        unless: `${NOT_DUE}|${RESIGNS}|\\b(?:if|until|unless|less than|except|deduct\\w*|count\\w*|commissions?|calculat\\w*|comput\\w*|includ\\w*|delay\\w*|exceed\\w*|based|for (?:the|any) period|in respect of)\\b`,
        says: NONE,
      }),
      ban({
        cues: [
          `(?<={employee}[^.;]{0,30})${LOSES}[^.;]{0,40}${AWARD}`,
          `\\b(?:salary|wage)\\b[^.;]{0,20}\\b(?<core>includes?|inclusive)\\b[^.;]{0,30}${AWARD}`,
        ],
        unless: `${NOT_DUE}|${RESIGNS}`,
        says: NONE,
      }),
      affirms('breaks', {
        cues: [
          `${AWARD}[^.;]{0,60}\\bhalf(?: a| of a)?[\\s-]month(?:'s|s)?\\b[^.;]{0,30}\\b(?:each|every|per)\\b[^.;]{0,5}\\byear\\b`,
        ],
        unless: '\\b(?:first|five|later|subsequent|following|thereafter)\\b',
        says: LOWER,
      }),
      limit({
        cues: [AWARD],
        measure: 'days',
        atLeast: 15,
        after: 60,
        follows: '^[^.;]{0,30}\\b(?:each|every|per)\\b[^.;]{0,10}\\byear\\b',
        bound: { en: 'half a month’s wage for each year', ar: 'أجر نصف شهر عن كل سنة' },
      }),
      affirms('keeps', {
        cues: [`${AWARD}[^.;]{0,60}\\b(?:Article \\(?84|half a month[^.;]{0,40}first five)`],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `~(?:لا|لن)# [يت](?:ستحق|صرف|دفع|منح|قاضى)# ?(?:{employee} )?[^.;]{0,25}~مكافأة [^.;]{0,8}~(?:نهاية|انتهاء|ترك) (?:ال)?خدم`,
          `~(?:لا يحق|ليس) {employee}[^.;]{0,20}~مكافأة (?:نهاية|انتهاء) (?:ال)?خدم`,
        ],
        unless: `${NOT_DUE_AR}|${RESIGNS_AR}|~(?:إذا|إلا|قبل|أقل|سوى|غير)#|~عن (?:ال)?(?:مدة|فترة|مدد)`,
        says: NONE,
      }),
      ban({
        cues: [
          `~(?:[يت]تنازل|تنازل)# {employee}[^.;]{0,10}~عن#[^.;]{0,20}${AWARD_AR}`,
          `~(?:[يت]شمل|شامل|شاملا|[يت]تضمن)#[^.;]{0,20}~(?:أجر|راتب)[^.;]{0,20}${AWARD_AR}`,
          `~(?:أجر|راتب)#[^.;]{0,20}~(?:[يت]شمل|شامل|شاملا|[يت]تضمن)#[^.;]{0,20}${AWARD_AR}`,
        ],
        unless: `${NOT_DUE_AR}|${RESIGNS_AR}`,
        says: NONE,
      }),
      affirms('breaks', {
        cues: [`${AWARD_AR}[^.;]{0,40}~نصف (?:أجر )?شهر[^.;]{0,15}~عن كل سنة`],
        unless: '~(?:خمس|أولى|تالية)',
        says: LOWER,
      }),
      limit({
        cues: [AWARD_AR],
        measure: 'days',
        atLeast: 15,
        after: 40,
        follows: '^[^.;]{0,10}~عن كل سنة',
        bound: { en: 'half a month’s wage for each year', ar: 'أجر نصف شهر عن كل سنة' },
      }),
      affirms('keeps', {
        cues: [
          '~مكافأة[^.;]{0,30}~(?:خمسة عشر يوما|نصف (?:أجر )?شهر|أجر نصف شهر)#[^.;]{0,30}~خمس (?:ال)?أولى',
          `${AWARD_AR}[^.;]{0,50}~نصف (?:أجر )?شهر[^.;]{0,40}~خمس`,
          `${AWARD_AR}[^.;]{0,40}~مادة (?:\\(?84|(?:ال)?رابعة و(?:ال)?ثمان)`,
        ],
      }),
    ],
  },
  'SA-LAB-71': {
    topic: {
      en: `${RESIGNS}[^.;]{0,80}${AWARD}|${AWARD}[^.;]{0,80}${RESIGNS}`,
      ar: `${RESIGNS_AR}[^.;]{0,60}~مكافأة|~مكافأة[^.;]{0,60}${RESIGNS_AR}`,
    },
    en: [
      states('breaks', {
        cues: [
          `${RESIGNS}[^.;]{0,40}\\b(?:not (?:be )?entitled|no right|(?:shall |will )?(?:forfeits?|loses?))\\b[^.;]{0,40}${AWARD}`,
          `\\b(?:forfeits?|loses?|not (?:be )?entitled to|no)\\b[^.;]{0,30}${AWARD}[^.;]{0,40}${RESIGNS}`,
        ],
        unless: `${YEARS}(?![^.;]{0,40}\\bwhatever\\b)|\\bArticle \\(?85`,
        says: RESIGNER,
      }),
      limit({
        cues: [RESIGNS],
        measure: 'days',
        atMost: 730,
        after: 60,
        needs: `(?:not (?:be )?entitled|\\bno\\b|forfeits?|loses?)[^.;]{0,40}${AWARD}|${AWARD}[^.;]{0,40}\\bnot (?:due|payable)`,
        precedes: '\\b(?:before|within|less than|prior to|under)\\b[^.;]{0,25}$',
        bound: { en: 'two years without an award', ar: 'سنتان دون مكافأة' },
      }),
      states('keeps', { cues: ['\\bone[\\s-]third\\b[^.;]{0,80}\\b(?:two|2)\\b'], needs: RESIGNS }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `~لا [يت]ستحق# {employee}[^.;]{0,15}(?:${RESIGNS_AR})?[^.;]{0,10}${AWARD_AR}[^.;]{0,30}`,
          `~(?:[يت]سقط|[يت]فقد|[يت]حرم)#[^.;]{0,25}${AWARD_AR}[^.;]{0,30}${RESIGNS_AR}`,
          `${RESIGNS_AR}[^.;]{0,20}~(?:لا|فلا)# [يت]ستحق[^.;]{0,20}${AWARD_AR}`,
        ],
        needs: RESIGNS_AR,
        unless: `${YEARS_AR}|~مادة`,
        says: RESIGNER,
      }),
      limit({
        cues: [RESIGNS_AR],
        measure: 'days',
        atMost: 730,
        after: 60,
        needs: `~(?:لا|فلا)# [يت]ستحق[^.;]{0,40}~مكافأة|~(?:[يت]فقد|[يت]سقط|[يت]حرم)#[^.;]{0,40}~مكافأة`,
        precedes: '~(?:قبل|خلال|دون|أقل من)#[^.;]{0,20}$',
        bound: { en: 'two years without an award', ar: 'سنتان دون مكافأة' },
      }),
      affirms('keeps', { cues: ['~ثلث (?:ال)?مكافأة[^.;]{0,60}~ثلثيها'], needs: RESIGNS_AR }),
    ],
  },
  'SA-LAB-72': {
    topic: {
      en: `${AWARD}[^.;]{0,80}\\b(?:calculat\\w+|comput\\w+|reckon\\w+|based)\\b`,
      ar: `~(?:[يت]حسب|[يت]حتسب|احتساب|حساب)#[^.;]{0,30}~مكافأة`,
    },
    en: [
      ban({
        cues: [
          `${AWARD}[^.;]{0,30}\\b(?<core>calculated|computed|reckoned|based|assessed|determined)\\b[^.;]{0,40}\\bbasic (?:salary|wage|pay)\\b`,
          `${AWARD}[^.;]{0,30}\\b(?<core>calculated|computed|reckoned|based)\\b[^.;]{0,30}\\b(?:first|starting|initial|average) (?:basic )?(?:salary|wage)\\b`,
        ],
        unless:
          '(?<!\\bexclud\\w{1,4}[^.;]{0,60})\\b(?:plus|together with|including|added|as well as|and (?:the |all |other |fixed )*(?:housing|transport\\w*|allowances?))\\b',
        says: BASE,
      }),
      denies('breaks', {
        cues: [
          `\\ballowances?\\b[^.;]{0,30}\\b(?<core>included|counted|considered|taken into account|form part)\\b[^.;]{0,60}${AWARD}`,
        ],
        unless: '\\bcommission',
        says: BASE,
      }),
      affirms('keeps', {
        cues: [
          `${AWARD}[^.;]{0,50}\\b(?:last|final|actual|full) (?:actual )?(?:wage|salary)\\b`,
          `${AWARD}[^.;]{0,40}\\bbasic (?:salary|wage)\\b[^.;]{0,10}\\b(?:and|plus|with|including)\\b[^.;]{0,40}\\ballowances?\\b`,
        ],
        unless: '\\b(?:exclud\\w+|only)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:[يت]حسب|[يت]حتسب|احتساب)#[^.;]{0,10}~مكافأة[^.;]{0,40}~(?:أجر|راتب) (?:ال)?أساسي`,
          `~(?:[يت]حسب|[يت]حتسب|احتساب)#[^.;]{0,10}~مكافأة[^.;]{0,40}~أول (?:أجر|راتب)`,
        ],
        unless: '~(?:مضافا|شاملا|بالإضافة|زائدا|إضافة إلى|مع البدلات|والبدلات|وبدل)#',
        says: BASE,
      }),
      states('breaks', {
        cues: [`~(?:لا|ولا)# [يت](?:دخل|حتسب|حسب|شمل)# ?[^.;]{0,5}~(?:بدلات|بدل)#[^.;]{0,30}${AWARD_AR}`],
        unless: '~عمولات',
        says: BASE,
      }),
      affirms('keeps', {
        cues: [
          '~(?:[يت]حسب|[يت]حتسب|احتساب)#[^.;]{0,10}~مكافأة[^.;]{0,40}~(?:أجر|راتب)# (?:ال)?(?:أخير|فعلي)',
          '~(?:[يت]حسب|[يت]حتسب)#[^.;]{0,10}~مكافأة[^.;]{0,40}~أساسي#[^.;]{0,10}~(?:مضافا|شاملا|بالإضافة|زائدا)',
        ],
        unless: '~(?:دون|باستثناء|فقط)#',
      }),
    ],
  },
};
