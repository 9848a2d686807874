import type { ReadersById } from '../reader.js';
import { affirms, states } from '../turns.js';

/** Readers of the rules on harassment and forced labour. */
export const workConductReaders: ReadersById = {
  'SA-HAR-01': {
    topic: { en: '\\bharass\\w+', ar: '~تحرش#' },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:complain\\w*|reports?|reporting|reported|allegations?)\\b[^.;]{0,60}\\bharass\\w+[^.;]{0,80}\\b(?:dismissed|terminat\\w+|punished|disciplined|prohibited|not (?:be )?(?:permitted|allowed|accepted|heard)|forbidden|sanction\\w*)',
          '\\b(?:dismissed?|terminat\\w+|disciplined?|punished?|sanction\\w*|prohibited|forbidden)\\b[^.;]{0,60}\\b(?:for |from |who )?(?:complain\\w*|report\\w*|fil\\w+ a complaint)\\b[^.;]{0,40}\\bharass\\w+',
          '{employee}[^.;]{0,40}\\b(?:waives?|may not|shall not|undertakes? not to|agrees? not to)\\b[^.;]{0,50}\\b(?:complain\\w*|report\\w*|complaints?|claims?)\\b[^.;]{0,50}\\bharass\\w+',
        ],
        unless:
          '\\b(?:malicious\\w*|false|bad faith|fabricated|not be (?:dismissed|punished|disciplined|terminated|sanctioned)|retaliat\\w+|may not (?:be )?(?:dismiss|punish|terminat|disciplin)|no (?:{employee}|one|person)|shall not be)\\b|\\bno {employee}',
        says: {
          en: 'The clause bars or punishes complaints of harassment.',
          ar: 'يمنع البند الشكوى من التحرش أو يعاقب عليها.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\bharass\\w+[^.;]{0,100}\\b(?:complaints?|report\\w*|procedure|mechanism|committee|confidential\\w*|measures)\\b',
          '\\b(?:complaints?|measures|procedure|mechanism)\\b[^.;]{0,60}\\bharass\\w+[^.;]{0,60}',
        ],
        unless:
          '\\b(?:waives?|dismissed|punished|disciplined|forbidden|prohibited from|malicious\\w*|false|may not|not to|liable|terminat\\w+)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:فصل|معاقبة|يعاقب|يفصل|إنهاء|مجازاة|يجازى)#[^.;]{0,40}~(?:اشتكى|يشتكي|شكوى|أبلغ|يبلغ|إبلاغ|تقدم)#[^.;]{0,30}~تحرش#',
          '~(?:يتنازل|تنازل|لا يحق|لا يجوز|يتعهد بعدم|يحظر|يمنع)#[^.;]{0,40}~(?:شكوى|إبلاغ|شكاوى|تبليغ|تقدم)#[^.;]{0,40}~تحرش#',
        ],
        unless: '~(?:كيدية|كيدي|كيدا|كاذب|كاذبة)#|لا (?:يجوز|يحق) (?:فصل|معاقبة|إنهاء|لصاحب)|إفشاء|سرية',
        says: {
          en: 'The clause bars or punishes complaints of harassment.',
          ar: 'يمنع البند الشكوى من التحرش أو يعاقب عليها.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:آلية|شكاوى|شكوى|إجراءات|تدابير|بلاغات|لجنة)#[^.;]{0,80}~تحرش#',
          '~تحرش#[^.;]{0,80}~(?:آلية|سرية|سريتها|تدابير|لجنة)#',
        ],
        unless: '~(?:يتنازل|يعاقب|فصل|كيدية|يحظر|يمنع|يفصل|معاقبة)#|لا (?:يحق|يجوز)',
      }),
    ],
  },
  'INT-ILO-01': {
    topic: { en: '\\b(?:forced|compulsory) labou?r\\b', ar: '~(?:عمل (?:ال)?جبري|سخرة|عمل (?:ال)?قسري)#' },
    en: [
      states('breaks', {
        cues: [
          '{employee}[^.;]{0,40}\\bnot\\b[^.;]{0,24}\\b(?:resign|leave (?:the )?(?:employment|service|work|job))\\b[^.;]{0,60}\\b(?:under any circumstances?|for any reason|until (?:he |she |all |the |his ){0,2}(?:has )?(?:repa\\w+|debts?|paid|settled))',
          '{employee}[^.;]{0,60}\\b(?:work|continue(?: to work| working)?)\\b[^.;]{0,40}\\bwithout (?:pay|wages?|salary)\\b[^.;]{0,60}\\b(?:until|as a penalty|as punishment|in discharge|to repay|debts?)',
          '{employee}[^.;]{0,40}\\bnot\\b[^.;]{0,24}\\bleave\\b[^.;]{0,20}\\b(?:accommodation|housing|camp|premises)\\b[^.;]{0,40}\\bwithout (?:the )?(?:permission|consent|approval)[^.;]{0,40}\\b(?:outside|after|even|during (?:his|her) (?:free|rest))',
        ],
        unless: '\\b(?:notice)\\b',
        says: {
          en: 'The clause binds the worker to the work against his will.',
          ar: 'يلزم البند العامل بالاستمرار في العمل رغماً عن إرادته.',
        },
      }),
      states('keeps', {
        cues: [
          '\\b(?:no|not|prohibit\\w*|free of|against|never)\\b[^.;]{0,40}\\b(?:forced|compulsory|bonded) labou?r',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا يحق|لا يجوز|ليس) {employee}[^.;]{0,20}~(?:استقالة|ترك (?:ال)?عمل|إنهاء (?:ال)?عقد)#[^.;]{0,40}(?:لأي سبب|تحت أي ظرف|مهما كانت|بأي حال|حتى يسدد|قبل سداد|لحين سداد)',
          '~(?:يعمل|عمل|بالعمل)#[^.;]{0,30}(?:دون أجر|بدون أجر|دون مقابل|بدون راتب)[^.;]{0,40}(?:حتى|عقوبة|كعقوبة|وفاء|سدادا|لحين|جزاء)',
        ],
        unless: '~(?:إشعار|إضافية|إضافي)#',
        says: {
          en: 'The clause binds the worker to the work against his will.',
          ar: 'يلزم البند العامل بالاستمرار في العمل رغماً عن إرادته.',
        },
      }),
      states('keeps', {
        cues: ['(?:يحظر|لا يجوز|عدم|يمنع|يمتنع|تحظر)[^.;]{0,40}~(?:عمل (?:ال)?جبري|سخرة|عمل (?:ال)?قسري)#'],
      }),
    ],
  },
};
