import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

/** The rescue procedures, or all procedures of the law together; liquidation alone is another matter. */
const RESCUE =
  '\\b(?:(?:financial|debt|judicial|corporate) re-?organi[sz]ation|(?:preventive|protective) settlement|re-?organi[sz]ation (?:proceedings?|procedures?|petition|under)|settlement or re-?organi[sz]ation|re-?organisation by|(?:any|an) (?:(?:insolvency|bankruptcy) (?:procedures?|proceedings?|process)|(?:procedure|proceeding)s? under the bankruptcy law|of the procedures (?:of|under) the bankruptcy law)|(?:procedures?|proceedings?) (?:of|under) the bankruptcy law|arrangement with (?:its |his )?creditors)\\b';
const ENDS =
  '\\b(?:terminat\\w+|end(?:s|ed)?|cancel\\w*|rescind\\w*|rescission|cease\\w*|void|lapse[sd]?|dissolv\\w+|automatically|event of default)\\b';
const DUE =
  '\\b(?<!as they )(?:(?:fall|falls|falling|become|becomes|be|becoming) (?:\\w+ ){0,3}?(?:due|payable)|accelerat\\w+|immediately (?:due|payable)|due (?:and payable )?(?:immediately|at once|forthwith)|payable (?:forthwith|at once|immediately)|matur\\w+|recall the|event of default|lose[s]? the benefit of (?:the )?term)\\b';
const NOT_SO = `\\b(?:not (?:affect|terminate|accelerat\\w+|entitle|make|cause|result|be|end)|no effect|does not|shall not|despite|notwithstanding the opening|remains? in force|nothing|department\\w*|business unit|only in (?:case of )?liquidation|unless)\\b`;
const ENDED = {
  en: 'The clause ends the contract because a rescue procedure is asked for or opened.',
  ar: 'ينهي البند العقد بسبب طلب افتتاح إجراء تسوية وقائية أو إعادة تنظيم مالي أو افتتاحه.',
};
const MATURED = {
  en: 'The clause makes debts fall due because a rescue procedure is asked for or opened.',
  ar: 'يجعل البند الديون حالة بسبب طلب افتتاح إجراء تسوية وقائية أو إعادة تنظيم مالي أو افتتاحه.',
};
const RESCUE_AR =
  '~(?:إعادة (?:ال)?تنظيم (?:ال)?مالي|تسوية (?:ال)?وقائية|(?:أي|أيا|أحد) (?:من )?(?:إجراء|إجراءات) (?:من )?(?:إجراءات )?(?:نظام )?(?:ال)?إفلاس|أي إجراء من إجراءات (?:نظام )?(?:ال)?إفلاس|إجراءات (?:نظام )?(?:ال)?إفلاس|نظام (?:ال)?إفلاس|صلح واق|صلح (?:ال)?واقي)';
const ENDS_AR =
  '~(?:[يت]نفسخ|[يت]نتهي|منتهيا|منتهية|مفسوخا|مفسوخة|إنهاء|إنهائه|فسخ|فسخه|[يت]فسخ|[يت]نهي|إلغاء|ملغى|[يت]لغى|لاغيا|لاغية|انفساخ|انتهاء|حل (?:ال)?عقد|تحلل)#';
const DUE_AR =
  '~(?:[يت]حل|حلول|حالة|[يت]سقط|سقوط|مستحق|مستحقة|[يت]ستحق|استحقاق|[يت]صبح)#[^.;]{0,50}~(?:أقساط|قسط|دين|ديون|آجال|أجل|قرض|أداء|مبالغ|مبلغ|ثمن|تمويل)#';
const NOT_SO_AR =
  '~(?:لا [يت]ؤثر|لا [يت]ترتب|لا [يت]عد|لا [يت]جوز|لا [يت]حق|لا [يت]نتهي|دون (?:ال)?إخلال|لا [يت]خل|[يت]ظل|[يت]بقى|إدارات|إداراتها|مع مراعاة|لا [يت]حل)#|~رغم#';

const STAY =
  '\\b(?:stay of (?:claims|proceedings|enforcement|execution)|any stay|suspension of claims|moratorium|claims stay)\\b';
const ENFORCES =
  '\\b(?:enforc\\w+|execut\\w+|proceed\\w*|realis\\w+|realiz\\w+|foreclos\\w+|waiv\\w+|recover\\w*|claim from)\\b';
const DESPITE =
  '\\b(?:notwithstanding|regardless|despite|irrespective|even (?:if|during|where|though)|shall not (?:prevent|affect|limit|bar|suspend|restrict)|does not (?:prevent|affect|limit|bar|suspend)|waiv\\w+|not be (?:bound|affected) by|without regard)\\b';
const PUSHED = {
  en: 'The clause lets the creditor enforce in spite of a stay of claims.',
  ar: 'يجيز البند للدائن التنفيذ رغم تعليق المطالبات.',
};
const STAY_AR = '~(?:تعليق|وقف) (?:ال)?مطالبات';
const DESPITE_AR =
  '~(?:ولو|حتى|رغم|برغم|[يت]تنازل|تنازل|لا [يت]حول|لا [يت]منع|لا [يت]ؤثر|بصرف|بغض|لا [يت]سري|دون (?:ال)?تقيد|وإن)(?![ء-ي])';

/** Readers of the rules on insolvency. */
export const insolvencyReaders: ReadersById = {
  'SA-BKR-01': {
    topic: {
      en: '\\b(?:insolven\\w+|bankrupt\\w*|preventive settlement|financial reorgani[sz]ation)\\b',
      ar: '~(?:إفلاس|إعسار|تسوية (?:ال)?وقائية|إعادة (?:ال)?تنظيم (?:ال)?مالي)#',
    },
    en: [
      tells('breaks', { all: [both(RESCUE, ENDS, 160)], unless: `${NOT_SO}|\\bmust not\\b`, says: ENDED }),
      tells('keeps', {
        all: [
          RESCUE,
          '\\b(?:not affect|no effect|remains? in force|(?:shall|does|may) not (?:\\w+ )?(?:terminate|end|entitle|result))\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', { all: [both(RESCUE_AR, ENDS_AR, 140)], unless: NOT_SO_AR, says: ENDED }),
      tells('keeps', {
        all: [
          RESCUE_AR,
          '~(?:لا [يت]ؤثر|لا [يت]ترتب|[يت]ظل|[يت]بقى|لا [يت]نتهي|لا [يت]جوز)#',
          '~(?:عقد|عقود|سريان|سارية|ساريا)#',
        ],
      }),
    ],
  },
  'SA-BKR-03': {
    topic: {
      en: '\\b(?:insolven\\w+|bankrupt\\w*|reorgani[sz]ation|preventive settlement)\\b[^.;]{0,120}\\b(?:due|accelerat\\w+|payable)\\b',
      ar: '~(?:إفلاس|إعسار)#[^.;]{0,80}~(?:حلول|[يت]حل|مستحق)#',
    },
    en: [
      tells('breaks', { all: [both(RESCUE, DUE, 160)], unless: NOT_SO, says: MATURED }),
      tells('keeps', { all: [RESCUE, `${NO}[^.;]{0,40}\\b(?:accelerat\\w+|due|payable|matur\\w+)\\b`] }),
    ],
    ar: [
      tells('breaks', { all: [both(RESCUE_AR, DUE_AR, 140)], unless: NOT_SO_AR, says: MATURED }),
      tells('keeps', { all: [RESCUE_AR, `${NO_AR}[^.;]{0,90}~(?:حلول|استحقاق|[يت]حل)#`] }),
    ],
  },
  'SA-BKR-02': {
    topic: { en: '\\bstay of claims\\b|\\bsuspension of claims\\b', ar: STAY_AR },
    en: [
      tells('breaks', {
        all: [STAY, ENFORCES, DESPITE],
        unless:
          '\\benforceab\\w+\\b|\\bin accordance with its terms\\b|\\bnot institute\\b|\\bsubject to\\b|\\bwith the (?:consent|approval|leave) of the court\\b',
        says: PUSHED,
      }),
      tells('keeps', { all: [STAY, '\\b(?:subject to|in compliance with|observ\\w+|after the end of)\\b'] }),
    ],
    ar: [
      tells('breaks', {
        all: [STAY_AR, DESPITE_AR],
        unless: '~(?:مع مراعاة|بعد موافقة (?:ال)?محكمة|إلا بعد)',
        says: PUSHED,
      }),
      tells('keeps', { all: [STAY_AR, '~(?:مراعاة|موافقة (?:ال)?محكمة)'] }),
    ],
  },
};
