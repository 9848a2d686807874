import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { either, NOT_NEEDED, right, told, wrong } from './turns.js';

const BROKER = {
  en: '\\bbrokers?\\b|\\bbrokerage\\b|\\breal estate agent\\b',
  ar: '~(?:وسيط|وسطاء|وساطة|سمسار|مكتب (?:ال)?عقاري)#',
};
const PROPERTY = {
  en: '\\breal[- ]estate (?:brok\\w+|agents?|agency|office)\\b|\\bbroker\\w*\\b[^;]{0,200}\\b(?:property|real estate|villa|apartment|land|building|REGA)\\b|\\b(?:property|real estate|villa|apartment|land|building)\\b[^;]{0,200}\\bbroker\\w*\\b',
  ar: '~(?:وسيط|وساطة|وسطاء) (?:ال)?عقاري|~مكتب (?:ال)?عقاري|~(?:وسيط|وساطة|سمسار)#[^;]{0,200}~(?:عقار|فيلا|شقة|أرض|مبنى)#|~(?:عقار|فيلا|شقة|أرض|مبنى)#[^;]{0,200}~(?:وسيط|وساطة|سمسار)#',
};
const EARNEST = {
  en: '\\b(?:earnest money|earnest deposit|earnest|arbo?un|arboon|urbun)\\b',
  ar: '~(?:عربون|عربونا|عربونه)#',
};
/** Sums that are not earnest money on real estate. */
const NOT_EARNEST = {
  en: '\\b(?:not|no|other than|rather than) (?:an? |as )?(?:earnest|arbo?un|arboon|urbun)|\\b(?:vehicles?|cars?|trucks?|machinery|equipment|furniture|goods)\\b',
  ar: '(?:ليس|ليست|لا يعد|لا تعد|لا يعتبر|لا تعتبر|دون أن يكون|وليس) ~?(?:عربون|عربونا)|~(?:مركبة|مركبات|سيارة|سيارات|شاحنة|معدات|أجهزة|أثاث|بضائع|بضاعة)#',
};
const UNFORMED = {
  en: 'The clause does away with the licence, the writing or the deposit of the brokerage contract.',
  ar: 'يستبعد البند ترخيص الوساطة أو كتابة عقدها أو إيداعه.',
};
const LOST = {
  en: 'The clause keeps earnest money though neither party is at fault, or gives it to the broker.',
  ar: 'يحرم البند من استرداد العربون ولو لم يكن التعثر بسبب أي من الطرفين، أو يبقيه لدى الوسيط.',
};
const TAIL = { en: 'two months after the contract ends', ar: 'شهران من انتهاء العقد' };
const OPEN = {
  en: 'The clause gives the brokerage contract no definite term.',
  ar: 'يجعل البند عقد الوساطة غير محدد المدة.',
};
const WHATEVER =
  '\\b(?:whatever|regardless|irrespective|any (?:reason|cause)|in (?:all|any) cases?|beyond (?:the )?control|not attributable to|neither party|no fault)\\b';
const WHATEVER_AR =
  '(?:أيا كان|مهما كان|لأي سبب|في جميع الأحوال|خارج عن إرادة|لا يعود إلى|لا يرجع إلى|بغض النظر)';

/** Readers of the rules on real estate brokerage. */
export const brokerageReaders: ReadersById = {
  'SA-REB-01': {
    topic: { en: '\\bbrokerage (?:contract|agreement)\\b', ar: '~عقد (?:ال)?وساطة' },
    onlyIf: PROPERTY,
    en: [
      told(
        UNFORMED,
        {
          needs: BROKER.en,
          unless:
            '\\b(?:drawings|plans|rent)\\b|\\b(?:may|must|shall|can) ?not\\b(?! be)|\\bnot (?:be )?(?:valid|binding|enough|sufficient)|\\b(?:void|invalid|no oral)\\b',
        },
        '\\b(?:not|no|never|without)(?: \\w+){0,6}? (?:deposit\\w*|file|lodge|register)\\b[^.;]{0,40}\\b(?:brokerage|this (?:contract|agreement))\\b',
        '\\bneed not (?:put|make)\\b[^.;]{0,20}\\bbrokerage (?:contract|agreement)\\b[^.;]{0,10}\\bwriting\\b',
        '\\bbrokerage (?:contract|agreement)\\b[^.;]{0,30}\\b(?:need not|(?:shall|will) not|not (?:be )?required to) be (?:deposited|registered|written|in writing)\\b',
        '\\b(?:verbal|oral|orally|verbally)\\b[^.;]{0,60}\\b(?:suffic\\w+|enough|binding|valid|entitles?)\\b',
        '\\bbroker\\w*\\b[^.;]{0,80}\\bwithout (?:\\w+ ){0,3}licen[cs]e\\b',
        '\\bbroker\\w*\\b[^.;]{0,60}\\b(?:need not|not required to|is not) (?:be |hold |have )?(?:a )?licen[cs]ed?\\b',
      ),
      right(
        { unless: NOT_NEEDED.en },
        '\\bbroker\\w*\\b[^.;]{0,60}\\b(?<core>licen[cs]ed)\\b',
        '\\bbroker\\w*\\b[^.;]{0,60}\\b(?<core>deposits?)\\b[^.;]{0,40}\\b(?:brokerage|contract|agreement)',
      ),
    ],
    ar: [
      told(
        UNFORMED,
        { needs: BROKER.ar, unless: '~(?:مخططات|لا يكفي|لا يجوز)#' },
        ...either(NOT_NEEDED.ar, '~(?:إيداع|كتابة|إيداعه|كتابته|تسجيل)#?[^.;]{0,30}~(?:عقد|وساطة|هيئة)', 60),
        '~(?:شفهي|شفهيا|شفاهة|شفوي|شفويا)[^.;]{0,60}(?:كاف|لاستحقاق|ملزم|صحيح)|(?:يكفي|يكتفى)[^.;]{0,30}~(?:شفهي|شفوي|شفاهة)',
        '~وسيط#[^.;]{0,60}(?:دون|بدون|بلا)[^.;]{0,20}~(?:ترخيص|رخصة)',
      ),
      right(
        { unless: `${NOT_NEEDED.ar}|غير مرخص` },
        '~وسيط#[^.;]{0,40}(?<core>~مرخص#)',
        '(?<core>~يودع#)[^.;]{0,30}~عقد (?:ال)?وساطة',
      ),
    ],
  },
  'SA-REB-02': {
    topic: EARNEST,
    onlyIf: PROPERTY,
    en: [
      limit({
        cues: [EARNEST.en],
        measure: 'percent',
        atMost: 5,
        after: 80,
        before: 60,
        notAfter: '\\b(?:VAT|tax|commission|profit)',
        unless: `\\bcommission\\b|${NOT_EARNEST.en}`,
        bound: { en: '5% of the value of the transaction', ar: '5% من قيمة الصفقة' },
      }),
    ],
    ar: [
      limit({
        cues: [EARNEST.ar],
        measure: 'percent',
        atMost: 5,
        after: 80,
        before: 80,
        unless: `~(?:عمولة|ضريبة|سعي)#|${NOT_EARNEST.ar}`,
        bound: { en: '5% of the value of the transaction', ar: '5% من قيمة الصفقة' },
      }),
    ],
  },
  'SA-REB-03': {
    topic: EARNEST,
    onlyIf: PROPERTY,
    en: [
      wrong(
        LOST,
        { needs: EARNEST.en, unless: '\\b(?:shall|will|must) be (?:returned|refunded)\\b' },
        `\\bbroker\\b[^.;]{0,40}\\b(?<core>keep|retain|withhold|keeps|retains|hold)\\b[^.;]{0,20}(?:${EARNEST.en})`,
        `(?:${EARNEST.en})[^.;]{0,60}\\b(?<core>forfeit\\w*|retained|kept|lost|belongs|accrues)\\b[^.;]{0,120}${WHATEVER}`,
        `${WHATEVER}[^.;]{0,80}(?:${EARNEST.en})[^.;]{0,40}\\b(?<core>forfeit\\w*|retained|kept|lost|belongs)\\b`,
      ),
      told(
        LOST,
        { needs: EARNEST.en },
        `${WHATEVER}[^.;]{0,80}(?:${EARNEST.en})[^.;]{0,30}\\b(?:not (?:be )?(?:refunded|returned|recoverable)|non-?refundable)\\b`,
        `\\bnot\\b[^.;]{0,20}\\b(?:recover|refund|return|reclaim)\\w*\\b[^.;]{0,120}${WHATEVER}`,
      ),
      right(
        { needs: EARNEST.en, unless: '\\bnot (?:be )?(?:returned|refunded)' },
        `${WHATEVER}[^.;]{0,60}\\b(?<core>returned|refunded|repaid)\\b`,
        `\\b(?<core>returned|refunded)\\b[^.;]{0,80}${WHATEVER}`,
      ),
    ],
    ar: [
      wrong(
        LOST,
        { needs: EARNEST.ar, unless: '~(?:يعاد|يرد إلى المشتري)#' },
        `~وسيط#[^.;]{0,10}(?<core>~(?:احتفاظ|يحتفظ|حبس)#)[^.;]{0,10}(?:${EARNEST.ar})`,
        `(?<core>~(?:احتفاظ|يحتفظ)#) (?:ال)?وسيط[^.;]{0,20}(?:${EARNEST.ar})`,
        `(?<core>~(?:يستحق|يصبح|يكون|يؤول|يملك)#)[^.;]{0,20}(?:${EARNEST.ar})[^.;]{0,80}${WHATEVER_AR}`,
      ),
      told(
        LOST,
        { needs: EARNEST.ar, unless: 'لا يجوز' },
        `(?:لا يرد|لا يعاد|لا يسترد|غير مسترد|غير قابل للاسترداد|لا يحق)[^.;]{0,60}${WHATEVER_AR}`,
        `${WHATEVER_AR}[^.;]{0,60}(?:لا يرد|لا يعاد|لا يسترد)`,
      ),
      right(
        { needs: EARNEST.ar, unless: 'لا يعاد|لا يرد' },
        `${WHATEVER_AR}[^.;]{0,60}(?<core>~(?:يعاد|يرد|إعادة)#)`,
      ),
    ],
  },
  'SA-REB-04': {
    topic: { en: '\\bcommission\\b', ar: '~(?:عمولة|سعي)#' },
    onlyIf: PROPERTY,
    en: [
      limit({
        cues: ['\\bcommission\\b'],
        measure: 'days',
        atMost: 60,
        after: 160,
        before: 90,
        needs: `(?:${BROKER.en})`,
        follows:
          '\\b(?:of|after|following|from)\\b[^.;]{0,12}\\b(?:the )?(?:expir\\w+|terminat\\w+|end|ends|this (?:contract|agreement))\\b',
        unless: '\\b(?:employee|paid within)\\b',
        bound: TAIL,
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:عمولة|عمولته|سعي)#'],
        measure: 'days',
        atMost: 60,
        after: 120,
        before: 60,
        needs: BROKER.ar,
        follows: '(?:من|بعد|تلي)[^.;]{0,8}(?:تاريخ )?(?:انتهاء|انقضاء|نهاية|انتهائه)',
        bound: TAIL,
      }),
      limit({
        cues: ['~(?:عمولة|عمولته|سعي)#'],
        measure: 'days',
        atMost: 60,
        after: 160,
        before: 60,
        needs: BROKER.ar,
        precedes: 'بعد[^.;]{0,10}(?:انتهاء|انقضاء)[^.;]{0,20}ب(?:مدة|فترة)',
        bound: TAIL,
      }),
    ],
  },
  'SA-REB-05': {
    topic: { en: '\\bterm of (?:this |the )?brokerage\\b', ar: '~مدة (?:عقد )?(?:ال)?وساطة' },
    onlyIf: PROPERTY,
    en: [
      wrong(
        OPEN,
        { needs: BROKER.en, unless: '\\b(?:secrets?|confidential\\w*|indemni\\w+|notice|records)\\b' },
        "\\b(?:brokerage|broker's (?:appointment|mandate|authority|engagement)|brokers? is appointed)\\b[^.;]{0,80}(?<core>\\b(?:indefinite|unlimited|open-ended|without (?:limit of time|end|a fixed term)|no fixed term|perpetual))",
        "\\b(?:brokerage|broker's (?:appointment|mandate|authority))\\b[^.;]{0,60}(?<core>\\b(?:continues?|remains?|lasts?)\\b)[^.;]{0,40}\\buntil the property is (?:sold|let|leased)\\b",
      ),
      right(
        { unless: '\\bindefinite' },
        '\\bbrokerage (?:contract|agreement)\\b[^.;]{0,20}\\b(?<core>is|shall be|lasts)\\b[^.;]{0,20}\\b(?:days|months?|year)\\b',
      ),
    ],
    ar: [
      wrong(
        OPEN,
        { needs: BROKER.ar, unless: '~(?:سرية|أسرار|إشعار|سجلات)#|لا يجوز' },
        '~(?:وساطة|وسيط)#[^.;]{0,60}(?<core>~(?:غير محدد|غير محددة|مفتوحة|مفتوح|دون تحديد مدة|بلا مدة|حتى يتم بيع|إلى حين بيع))',
      ),
      told(
        OPEN,
        { needs: BROKER.ar, unless: '~(?:سرية|أسرار)#|لا يجوز' },
        '~(?:وساطة|وسيط)#[^.;]{0,60}(?:دون تحديد مدة|غير محدد)',
      ),
      right({ unless: 'غير محدد' }, '(?<core>~مدة#) (?:عقد )?(?:ال)?وساطة[^.;]{0,30}(?:يوم|شهر|أشهر|سنة)'),
    ],
  },
};
