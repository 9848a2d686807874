import { quantitiesIn } from '../quantities.js';
import type { Reader } from '../reader.js';
import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { NOT_NEEDED, right } from './turns.js';
import { FORBIDDEN, FREE } from './wide-pieces.js';

const BROKERED = { en: '\\bbroker(?:s|age)?\\b', ar: '~(?:وسيط|وساطة|مكتب (?:ال)?عقاري)#' };
const OTHER_BROKERS = '\\b(?:insurance|customs|shipping|securities|stock|investment) broker';
const ESCROW = { en: '\\bescrow\\b', ar: '~(?:حساب (?:ال)?ضمان|حساب ضمانه)#?' };
const EARNEST = { en: '\\b(?:earnest|arbo?un|arboon|urbun)\\b', ar: '~(?:عربون|عربونا)#' };
const PRICE = { en: '\\b(?:price|value)\\b', ar: '~(?:ثمن|ثمنها|ثمنه|قيمة|قيمتها|سعر)#' };
const FARTHEST = 80;
const SHARE = 0.05;

/** Compares earnest money that is written in riyals with the price that the sentence names. */
const earnestShare: Reader = (sentence, words) => {
  const { text, lang } = sentence;
  const [cue] = words.matches(sentence, EARNEST[lang]);
  const [price] = words.matches(sentence, PRICE[lang]);
  if (cue === undefined || price === undefined) return null;
  const sums = quantitiesIn(text, lang, 'riyals');
  const whole = Math.max(...sums.map(({ value }) => value));
  const start = cue.index ?? 0;
  const paid = sums.find((sum) => Math.abs(sum.start - start) < FARTHEST);
  if (paid === undefined || paid.value === whole || sums.length !== 2) return null;
  return {
    answer: paid.value > SHARE * whole ? 'breaks' : 'keeps',
    at: { start: Math.min(start, paid.start), end: paid.end },
    says: {
      en: 'The clause sets earnest money beside the price; the law allows at most 5% of the value of the transaction.',
      ar: 'يحدد البند العربون إلى جانب الثمن، والحد الأعلى في النظام 5% من قيمة الصفقة.',
    },
  };
};
const NOT_LAND = {
  en: '\\b(?:vehicles?|cars?|equipment|shares|machinery)\\b|\\bnot (?:an? )?(?:earnest|arboun)',
  ar: '~(?:مركبة|سيارة|معدات|أسهم|أثاث|بضاعة)#',
};
const earnestOnLand: Reader = (sentence, words) =>
  words.has(sentence, NOT_LAND[sentence.lang]) ? null : earnestShare(sentence, words);

/** Wide readers of the rules on brokerage and off-plan sale. */
export const widePropertyReaders: AddedReaders = {
  'SA-REB-01': readTogether({
    says: {
      en: 'The clause does without the deposit of the brokerage contract.',
      ar: 'يستبعد البند إيداع عقد الوساطة لدى الهيئة.',
    },
    en: [
      [
        BROKERED.en,
        '\\b(?:no|not|nor|never|without)\\b[^.;]{0,30}\\b(?:deposit\\w*|lodg\\w*|fil(?:e|ed|ing)|register\\w*)\\b',
        '\\b(?:Authority|REGA)\\b',
        '\\b(?:agreement|contract|mandate|copy)\\b',
      ],
    ],
    ar: [
      [
        BROKERED.ar,
        '~(?:لا|فلا|ولا|دون|بدون|عدم|رغم عدم)# ?~(?:يودع|يرفع|إيداع|إيداعه|تسجيله|رفعه|يسجل)#',
        '~هيئة#',
        '~(?:نسخة|عقد|اتفاق)#',
      ],
    ],
    unless: {
      en: `${OTHER_BROKERS}|\\b(?:may|shall|must|can) not (?:be )?(?:rely|relied|enforce|invoke|begin|valid|binding)|\\b(?:until|unless|before|void|no effect|drawings|plans|earnest|security deposit)\\b`,
      ar: '~(?:إلا|لا يحتج|لا يعتد|لا يجوز|مخطط|ضمان|عربون|قبل|ما لم)#|لا أثر',
    },
  }),
  'SA-REB-02': { en: [earnestOnLand], ar: [earnestOnLand] },
  'SA-REB-04': {
    en: [
      beyond({
        cues: ['\\bcommission\\b'],
        measure: 'days',
        atMost: 60,
        after: 260,
        before: 120,
        needs: BROKERED.en,
        follows:
          '\\b(?:of|after|following|from)\\b[^.;]{0,12}\\b(?:this|the)?\\b[^.;]{0,22}\\b(?:expir\\w+|terminat\\w+|end|ended|ends|agreement|contract|mandate)\\b',
        unless: `\\b(?:employee|paid within|invoice|records?)\\b|${OTHER_BROKERS}`,
        bound: { en: 'two months after the contract ends', ar: 'شهران من انتهاء العقد' },
      }),
    ],
    ar: [],
  },
  'SA-REB-05': allOf(
    readTogether({
      says: {
        en: 'The clause gives the brokerage contract no definite term.',
        ar: 'يجعل البند عقد الوساطة غير محدد المدة.',
      },
      en: [
        [
          "\\bbrokerage\\b|\\bbroker's (?:appointment|mandate|authority|engagement|exclusivity)\\b|\\bbroker is (?:appointed|engaged)\\b",
          '\\b(?:agreement|contract|mandate|appointment|engagement|engaged|appointed|authority|exclusivity)\\b',
          '\\b(?:indefinite(?:ly)?|without (?:limit of time|any limit of time|end|expiry|(?:a )?fixed term)|no (?:fixed|definite|expiry|end) (?:term|period|date)|no expiry|open-ended|in perpetuity|perpetual|until (?:the )?(?:property|land|unit|villa|apartment|tower|building|plot|flat) is (?:finally )?(?:sold|let|leased)|as long as the (?:\\w+ )?(?:remains? unsold|is not sold))\\b',
        ],
      ],
      ar: [
        [
          '~(?:وساطة|وسيط|سمسرة)#',
          '~(?:عقد|تفويض|تكليف|اتفاقية)#',
          '~(?:إلى أن يباع|حتى يباع|حتى بيع|إلى حين بيع|إلى أن يتم بيع|حتى يتم بيع|غير محدد|غير محددة|بلا مدة|دون تحديد مدة|مهما طال|دون أجل|بلا أجل)',
        ],
      ],
      unless: {
        en: `${OTHER_BROKERS}|\\b(?:whichever|days?|months?|confidential\\w*|secrets?|indemni\\w+|records|not (?:be )?(?:for )?(?:an? )?(?:indefinite|open-ended|perpetual))\\b`,
        ar: '~(?:يوم|يوما|شهر|أشهر|أيهما|سرية|أسرار|سجلات|تأمين|لا يجوز)#|لا يكون غير محدد',
      },
    }),
    {
      en: [
        right(
          { needs: BROKERED.en, unless: `\\b(?:not|indefinite)\\b|${OTHER_BROKERS}` },
          '\\b(?<core>engaged|appointed|runs|continues)\\b[^.;]{0,40}\\b(?:term|period) of\\b[^.;]{0,20}\\b(?:days|months?|year)\\b',
        ),
      ],
      ar: [],
    },
  ),
  'SA-OFF-01': allOf(
    readTogether({
      says: {
        en: 'The clause lets money of the off-plan project go elsewhere than to the project.',
        ar: 'يجيز البند صرف أموال المشروع في غير ما خصصت له.',
      },
      en: [
        [
          ESCROW.en,
          FREE.en,
          '\\b(?:other projects?|another project|any of its projects|creditors|own debts?|other debts|working capital|general purposes|any purpose|cash needs|lent|affiliates?|group compan\\w+)\\b',
          '\\b(?:developer|off-?plan|project)\\b',
        ],
        [
          '\\b(?:off-?plan|developer)\\b',
          '\\b(?:instal?lments?|payments?|price)\\b',
          "\\b(?:general|corporate|current|operating|personal|main|own)(?: \\w+){0,2}? account\\b[^.;]{0,30}|\\bdeveloper's (?:\\w+ ){0,2}?account\\b",
          '\\b(?:pays?|paid|payable|transfer\\w*|remit\\w*|credited|deposit\\w*)\\b',
          '\\b(?:buyer|purchaser|unit|apartment|villa|off-?plan|instal?lments?)\\b',
        ],
      ],
      ar: [
        [
          ESCROW.ar,
          '~(?:يحق|يجوز|للمطور|له|يملك)#',
          '~(?:مشروع آخر|مشاريع أخرى|مشروعات أخرى|مشاريعه|مشروعاته|دائنيه|دائنين|ديونه|التزاماته الأخرى|مصاريفه|أغراضه|أي غرض|شركة شقيقة|شركاته)',
          '~(?:استخدام|صرف|سحب|استعمال|تحويل|سداد|يصرف|يسحب|يستخدم|تمويل|إقراض)',
        ],
      ],
      unless: {
        en: `${FORBIDDEN.en}|\\b(?:contractors?|commission|shares?)\\b`,
        ar: `${FORBIDDEN.ar}|~(?:مقاول|عمولة)#`,
      },
    }),
    readTogether({
      says: { en: 'The account serves its project only.', ar: 'يقتصر الصرف على المشروع.' },
      answer: 'keeps',
      en: [
        [
          ESCROW.en,
          '\\b(?:only|solely|exclusively)\\b[^.;]{0,30}\\bproject\\b',
          '\\b(?:spent|used|drawn|applied)\\b',
        ],
      ],
      ar: [
        [
          ESCROW.ar,
          '~(?:لا يصرف|لا تصرف|لا يجوز (?:ال)?صرف|يخصص)',
          '~(?:غير هذا (?:ال)?مشروع|مشروع|لمشروع)#',
        ],
      ],
      unless: { en: '\\b(?:need not|may be used for)\\b', ar: '~(?:غير (?:ال)?إنشائية|يزيد|يتجاوز)#' },
    }),
  ),
  'SA-OFF-02': readTogether({
    says: {
      en: 'The clause lets more than 20% of the value of units sold go on other than construction.',
      ar: 'يجيز البند صرف ما يزيد على 20% من قيمة الوحدات المبيعة على غير الإنشاء.',
    },
    en: [
      [
        ESCROW.en,
        '\\b(?:a quarter|one[- ]quarter|a third|one[- ]third|half|one[- ]half|two[- ]thirds|three quarters)\\b',
        '\\b(?:advertis\\w+|marketing|administrat\\w+|overheads?|non-construction)\\b',
        '\\bunits?\\b',
      ],
    ],
    ar: [
      [
        ESCROW.ar,
        '~(?:ربع|ثلث|نصف|ثلثي|ثلاثة أرباع)#',
        '~(?:تسويق|إدارية|إعلان|دعاية|إدارة|غير (?:ال)?إنشائية)#',
        '~(?:وحدة|وحدات)#',
      ],
    ],
    unless: { en: `${FORBIDDEN.en}|\\b(?:not|no) `, ar: `${FORBIDDEN.ar}|${NOT_NEEDED.ar}` },
  }),
};
