import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { either, NOT_NEEDED, right, told, wrong } from './turns.js';

const ESCROW = { en: '\\bescrow\\b', ar: '~(?:حساب (?:ال)?ضمان|حسابات (?:ال)?ضمان)#' };
const OFFPLAN = {
  en: '\\boff-?\\s?plan\\b|\\bwafi\\b|\\bescrow\\b',
  ar: '~(?:على (?:ال)?خارطة|خارطة|وافي|حساب (?:ال)?ضمان)#',
};
const ASTRAY = {
  en: 'The clause lets money of the off-plan project go elsewhere than to its escrow account.',
  ar: 'يجيز البند توجيه أموال المشروع إلى غير حساب ضمانه.',
};
const UNLICENSED = {
  en: 'The clause allows off-plan sale without the licence.',
  ar: 'يجيز البند البيع على الخارطة دون ترخيص.',
};
/** Sums that are paid from elsewhere than from the escrow account. */
const ELSEWHERE = {
  en: '\\b(?:not|and not|never|other than|rather than|outside) (?:paid |drawn |taken )?(?:from |out of )?(?:the |its |any )?(?:\\w+ )?escrow\\b|\\bown (?:funds|resources|money|pocket)\\b',
  ar: '(?:لا|ليس|وليس|دون|خارج) ~?(?:من )?(?:ال)?حساب (?:ال)?ضمان|~(?:أمواله|مواردها?|ماله) (?:ال)?(?:خاصة?|ذاتية)#',
};
const SHARE = { en: '20% of the value of the units sold', ar: '20% من قيمة الوحدات المبيعة' };

/** Readers of the rules on off-plan sale. */
export const offPlanReaders: ReadersById = {
  'SA-OFF-01': {
    topic: ESCROW,
    onlyIf: OFFPLAN,
    en: [
      wrong(
        ASTRAY,
        { unless: '\\b(?:commission|contractor into|deposits? with the court)\\b' },
        "\\b(?:buyer|purchaser|second party|payments?|instal?lments?|price)\\b[^.;]{0,80}\\b(?<core>pay|pays|paid|made|transfer\\w*|deposit\\w*|credited|remit\\w*)\\b[^.;]{0,60}\\b(?:developer'?s?'? (?:own |general |current |corporate |bank ){1,3}account|(?:own|general|current) (?:bank )?account of the (?:developer|company|seller)|(?:general|current|corporate) account)\\b",
        `\\b(?<core>use|withdraw|transfer|apply|spend)\\b[^.;]{0,60}(?:${ESCROW.en})[^.;]{0,60}\\b(?:other projects|another project|any purpose|its own (?:purposes|debts)|creditors)\\b`,
      ),
      told(
        ASTRAY,
        { needs: ESCROW.en },
        ...either(NOT_NEEDED.en, ESCROW.en, 60),
        '\\bno escrow account\\b',
        `(?:outside|instead of|rather than)[^.;]{0,20}(?:${ESCROW.en})`,
      ),
      right(
        { unless: '\\b(?:not|no|need)\\b' },
        `\\b(?<core>pay|pays|paid|deposit|deposits|deposited)\\b[^.;]{0,60}(?:${ESCROW.en})`,
      ),
    ],
    ar: [
      wrong(
        ASTRAY,
        { unless: '~(?:مقاول|عمولة)#' },
        '(?<core>~(?:يسدد|تسدد|يدفع|تدفع|يودع|تودع|يحول|تحول|سداد)#)[^.;]{0,60}~حساب(?:ه|ات)?#[^.;]{0,20}(?:الخاص بالمطور|المطور|العام|الجاري|الشركة العام)',
        `(?<core>~(?:استخدام|صرف|سحب|استعمال|تحويل)#)[^.;]{0,40}(?:${ESCROW.ar})[^.;]{0,30}(?:لمشروعاته|مشاريعه|مشروعات أخرى|لأي غرض|لسداد ديونه)`,
      ),
      told(
        ASTRAY,
        { needs: ESCROW.ar },
        ...either(NOT_NEEDED.ar, ESCROW.ar, 60),
        `(?:خارج|بدلا من|دون فتح|لا يفتح)[^.;]{0,10}(?:${ESCROW.ar})`,
      ),
      right(
        { unless: '~(?:لا|دون)#' },
        `(?<core>~(?:يسدد|يودع|تودع|تسدد|سداد|إيداع)#)[^.;]{0,40}(?:${ESCROW.ar})`,
      ),
    ],
  },
  'SA-OFF-02': {
    topic: { en: '\\bnon-construction\\b', ar: '~مصاريف غير (?:ال)?إنشائية' },
    onlyIf: OFFPLAN,
    en: [
      limit({
        cues: ['\\b(?:non-construction|marketing|administrative)\\b'],
        measure: 'percent',
        atMost: 20,
        after: 140,
        before: 140,
        needs: ESCROW.en,
        unless: ELSEWHERE.en,
        bound: SHARE,
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:غير (?:ال)?إنشائية|تسويقية|إدارية)#'],
        measure: 'percent',
        atMost: 20,
        after: 120,
        before: 120,
        needs: ESCROW.ar,
        unless: ELSEWHERE.ar,
        bound: SHARE,
      }),
    ],
  },
  'SA-OFF-03': {
    topic: { en: '\\boff-?\\s?plan\\b', ar: '~على (?:ال)?خارطة' },
    onlyIf: OFFPLAN,
    en: [
      wrong(
        UNLICENSED,
        { needs: '\\boff-?\\s?plan\\b' },
        '\\b(?<core>sell|sold|offer\\w*|market\\w*|advertis\\w+|let|lease[sd]?)\\b[^.;]{0,80}\\b(?:before|without|prior to|pending|ahead of)\\b[^.;]{0,30}\\b(?:licen[cs]e|registration|register)',
      ),
      told(
        UNLICENSED,
        { needs: '\\boff-?\\s?plan\\b', unless: '\\b(?:may not|shall not|cannot)\\b' },
        '\\b(?:is|are|be) not (?:yet )?(?:licen[cs]ed|registered)\\b',
        `(?:${NOT_NEEDED.en})[^.;]{0,40}\\blicen[cs]e`,
        '\\bno licen[cs]e\\b',
      ),
      right(
        { unless: '\\b(?:not|without|before)\\b' },
        '\\b(?<core>licen[cs]ed|register of developers)\\b[^.;]{0,40}(?:\\boff-?\\s?plan|\\bno\\b|number|WAFI)',
      ),
    ],
    ar: [
      wrong(
        UNLICENSED,
        { needs: '~(?:خارطة)#' },
        '(?<core>~(?:بيع|تباع|يبيع|تسويق|عرض|تعرض|تأجير|تؤجر|إعلان)#)[^.;]{0,60}(?:قبل|دون|بدون)[^.;]{0,20}~(?:ترخيص|رخصة|قيد)',
      ),
      told(
        UNLICENSED,
        { needs: '~(?:خارطة)#', unless: 'لا يجوز|لا يحق' },
        'غير مرخص',
        `(?:${NOT_NEEDED.ar})[^.;]{0,30}~ترخيص`,
      ),
      right({ unless: 'غير|دون|قبل' }, '(?<core>~(?:مرخص|مقيد)#)[^.;]{0,40}(?:خارطة|سجل|برقم)'),
    ],
  },
};
