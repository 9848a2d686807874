import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';

const UNUSED = {
  en: '\\b(?:unused|accrued|untaken|accumulated|outstanding|remaining|(?:annual )?leave (?:not|that is not) (?:taken|used)|not (?:taken|used|availed))\\b',
  ar: '~(?:لم يتمتع|لم يستعمل|لم يستخدم|لم يستعملها|لم يستخدمها|رصيد|متبقية|غير (?:ال)?مستخدمة|غير (?:ال)?مستعملة|غير (?:ال)?مستنفدة|مستحقة|لم تستخدم|لا يستخدمها|لا يتمتع)',
};

/** Readers of the rules on pay for annual leave and its waiver. */
export const workLeavePayReaders: ReadersById = {
  'SA-LAB-112': {
    topic: {
      en: '\\bleave\\b[^.;]{0,60}\\b(?:in lieu|encash\\w*|cash)',
      ar: '~(?:بدل|صرف) [^.;]{0,20}~(?:إجازة|إجازات)',
    },
    en: [
      ban({
        cues: [
          '\\b(?:annual )?(?:leave|vacation)\\b[^.;]{0,80}\\b(?<core>cash|encash(?:ed|ment)?|paid out|monetary|payment in lieu|in lieu|compensat\\w+|bought)\\b',
          '\\b(?<core>cash|encash|payment|allowance|monetary (?:compensation|allowance))\\b[^.;]{0,50}\\b(?:in lieu of|instead of|in place of|for|rather than)\\b[^.;]{0,30}\\b(?:annual leave|vacation|his leave|leave)\\b',
          '\\b(?<core>encash)\\b[^.;]{0,50}\\bleave\\b',
        ],
        unless:
          '\\b(?:terminat\\w+|end of|leav(?:es|ing)|separation|resign\\w*|expir\\w+|final|on exit|compensatory leave|overtime|sick|days? off|balance (?:due )?(?:at|on)|unused leave (?:is|shall be) paid)\\b',
        says: {
          en: 'The clause lets money replace annual leave during service.',
          ar: 'يجيز البند الاستعاضة عن الإجازة السنوية ببدل نقدي أثناء الخدمة.',
        },
      }),
      affirms('breaks', {
        cues: [
          '{employee}[^.;]{0,60}\\b(?:waives?|forgoes|forgo|relinquish\\w*|renounces?|gives up)\\b[^.;]{0,50}\\b(?:annual leave|vacation|leave)\\b',
        ],
        unless:
          '\\b(?:while|during|in) (?:the |his )?probation|\\bunless\\b|\\bcancell|\\bshall be (?:cancel|refus)|\\bpostpon',
        says: { en: 'The clause takes annual leave away.', ar: 'يحرم البند العامل من الإجازة السنوية.' },
      }),
      states('breaks', {
        cues: [
          '\\b(?:not (?:be )?entitled to)(?: any| paid)? annual (?:leave|vacation)\\b',
          '\\bno (?:paid )?annual leave (?:is|shall be|will be) (?:granted|given|due)',
          '\\bwaives?\\b[^.;]{0,40}\\bannual leave\\b',
        ],
        unless:
          '\\bprobation\\w*|\\bunless\\b|\\bmay not\\b|\\bvoid\\b|\\bmore than\\b|\\badditional\\b|\\bnext\\b',
        says: { en: 'The clause takes annual leave away.', ar: 'يحرم البند العامل من الإجازة السنوية.' },
      }),
    ],
    ar: [
      ban({
        cues: [
          '(?<core>~(?:بدل|بدلا|مقابل|تعويض|يعوض|تعوض|صرف|استبدال|استعاضة|يستعاض|بيع|تقاضي|يتقاضى)#)[^.;]{0,50}~(?:إجازة|إجازته|إجازات|إجازاته)[^.;]{0,60}~(?:نقدا|نقدي|نقديا|نقدية|مالي|مبلغ)#',
          '(?<core>~(?:بدل نقدي|بدلا نقديا|مقابل نقدي|مقابلا نقديا|تعويض نقدي|تعويضا نقديا)#)[^.;]{0,60}~(?:إجازة|إجازته|إجازات|إجازاته)',
          '~(?:إجازة|إجازته|إجازات|إجازاته)[^.;]{0,60}(?<core>~(?:بدل نقدي|بدلا نقديا|مقابل نقدي|مقابلا نقديا|تعويض نقدي|نقدا))',
        ],
        unless: '~(?:انتهاء|إنهاء|نهاية|ترك|استقالة|تصفية|مرضية|إضافي|إضافية)#',
        says: {
          en: 'The clause lets money replace annual leave during service.',
          ar: 'يجيز البند الاستعاضة عن الإجازة السنوية ببدل نقدي أثناء الخدمة.',
        },
      }),
      states('breaks', {
        cues: [
          '(?:يتنازل|تنازل|يسقط حقه)[^.;]{0,40}~(?:إجازة|إجازته|إجازاته|إجازات)#?',
          '(?:لا يستحق|لا يحق|ليس|لا يمنح)[^.;]{0,40}~إجازة (?:ال)?سنوية',
        ],
        unless: '~(?:تجربة|ما لم)#|(?<![ء-ي])(?:لا يجوز|إلا|باطل|أكثر|قبل)(?![ء-ي])|~(?:مرضية|إضافية|تالية)#',
        says: { en: 'The clause takes annual leave away.', ar: 'يحرم البند العامل من الإجازة السنوية.' },
      }),
    ],
  },
  'SA-LAB-113': {
    topic: {
      en: '\\b(?:unused|accrued|untaken)\\b[^.;]{0,20}\\bleave\\b',
      ar: '~رصيد (?:ال)?(?:إجازات|إجازة|إجازاته)',
    },
    en: [
      states('breaks', {
        cues: [
          `(?:${UNUSED.en})[^.;]{0,80}\\b(?<core>forfeit(?:ed|s)?|lapses?|lost|expires?|cancelled|extinguished|void)\\b`,
          `\\b(?<core>forfeits?|loses?)\\b[^.;]{0,50}(?:${UNUSED.en})[^.;]{0,20}\\b(?:leave|vacation|holiday)`,
          '\\bleave\\b[^.;]{0,50}\\b(?:not taken|not used|untaken|not availed|unused)\\b[^.;]{0,80}\\b(?<core>forfeit(?:ed|s)?|lapses?|lost|expires?)\\b',
        ],
        needs: '\\b(?:leave|vacation)\\b',
        unless:
          '\\b(?:sick|marriage|bereavement|paternity|hajj|unless|stock|options?|exceeding|in excess)\\b|\\bnot (?:be )?(?:forfeit|lapse|expire|lost)',
        says: {
          en: 'The clause lets untaken leave be lost.',
          ar: 'يسقط البند حق العامل في الإجازة التي لم يستعملها.',
        },
      }),
      states('breaks', {
        cues: [
          `(?:${UNUSED.en})[^.;]{0,80}\\b(?:not be (?:paid|compensated|reimbursed)|without (?:any )?(?:pay|payment|compensation)|no (?:pay|payment|compensation))\\b`,
          `\\b(?:no (?:pay|payment|compensation)|not (?:be )?(?:entitled|compensated|paid))\\b[^.;]{0,60}(?:${UNUSED.en})[^.;]{0,30}\\bleave`,
        ],
        needs: '\\b(?:leave|vacation)\\b',
        unless: '\\b(?:sick|marriage|bereavement|during service|while employed)\\b',
        says: {
          en: 'The clause leaves untaken leave unpaid.',
          ar: 'يحرم البند العامل من أجرة الإجازة التي لم يستعملها.',
        },
      }),
      states('keeps', {
        cues: [
          `(?<core>paid|pays?|compensated|payment)\\b[^.;]{0,60}(?:${UNUSED.en})[^.;]{0,30}\\bleave`,
          `(?:${UNUSED.en})[^.;]{0,60}\\b(?<core>paid|compensated)\\b`,
        ],
        needs: '\\b(?:leave|vacation)\\b',
        unless: '\\bnot\\b|\\bno\\b|without|forfeit',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `~(?:يسقط|تسقط|يفقد|سقط|تعتبر لاغية|تلغى|يلغى)#[^.;]{0,60}~(?:إجازة|إجازته|إجازات|إجازاته)`,
          `~(?:إجازة|إجازته|إجازات|إجازاته)[^.;]{0,80}~(?:يسقط حقه|تسقط|يسقط|يفقد|لاغية|تلغى)#`,
          `(?:لا يستحق|لا يحق|لا يدفع|لا تدفع|لا يصرف|لا تصرف|لا يعوض|دون (?:أي )?(?:تعويض|مقابل))[^.;]{0,60}(?:${UNUSED.ar})[^.;]{0,40}~(?:إجازة|إجازات|إجازاته|إجازته)?`,
          `~(?:إجازة|إجازته|إجازات|إجازاته|رصيد)[^.;]{0,60}(?:${UNUSED.ar})?[^.;]{0,40}(?:لا يعوض|لا تعوض|دون (?:أي )?(?:تعويض|مقابل))`,
        ],
        needs: `^(?=[\\s\\S]{0,500}إجاز)(?=[\\s\\S]{0,500}(?:${UNUSED.ar}))`,
        unless: '~(?:مرضية|زواج|وفاة|مولود|حج)#|(?:لا|لن) (?:يسقط|تسقط|يفقد|يجوز)|(?<![ء-ي])إلا(?![ء-ي])',
        says: {
          en: 'The clause lets untaken leave be lost.',
          ar: 'يسقط البند حق العامل في الإجازة التي لم يستعملها.',
        },
      }),
      affirms('keeps', {
        cues: [
          `(?<core>~(?:يستحق|يدفع|تدفع|يصرف|تصرف|حق|يعوض)#)[^.;]{0,50}~(?:أجرة|أجر|مقابل|بدل|تعويض)[^.;]{0,40}~(?:إجازة|إجازات|إجازاته|أيام)[^.;]{0,60}`,
        ],
        needs: UNUSED.ar,
        unless: '(?<![ء-ي])(?:لا|دون|بدون)(?![ء-ي])',
      }),
    ],
  },
  'SA-LAB-114': {
    topic: { en: '\\bleave (?:pay|salary)\\b', ar: '~أجر (?:ال)?إجازة' },
    en: [
      states('breaks', {
        cues: [
          '\\bannual (?:leave|vacation)\\b[^.;]{0,50}\\b(?:unpaid|without (?:pay|wages?|salary)|at half (?:pay|salary)|half[- ]pay)',
          '\\bunpaid annual (?:leave|vacation)\\b',
        ],
        unless:
          '\\b(?:additional|exceed\\w*|in excess|beyond|may not|not be|exhaust\\w*|after)\\b|\\bor unpaid\\b',
        says: {
          en: 'The clause makes annual leave unpaid, or pays less than the wage.',
          ar: 'يجعل البند الإجازة السنوية دون أجر أو بأقل من الأجر.',
        },
      }),
      affirms('doubtful', {
        cues: [
          '\\b(?:annual )?(?:leave|vacation)\\b[^.;]{0,60}\\b(?:paid|pay|calculated|salary)\\b[^.;]{0,40}\\bbasic (?:salary|wage|pay)\\b(?! and| plus)',
        ],
        unless: '\\b(?:sick|overtime|maternity|award)\\b',
        says: {
          en: 'The clause pays leave on the basic wage alone.',
          ar: 'يحسب البند أجر الإجازة على الأجر الأساسي وحده.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\bannual (?:leave|vacation)\\b[^.;]{0,100}\\b(?:(?:paid |wages? )?in advance|full (?:pay|wage|salary)|fully paid)\\b',
          '\\b(?:fully )?paid annual (?:leave|vacation)\\b',
        ],
        unless: '\\bnotice|\\brequest|\\bapply',
      }),
    ],
    ar: [
      states('breaks', {
        cues: ['~إجازة (?:ال)?سنوية#[^.;]{0,50}(?:دون أجر|بدون أجر|غير مدفوعة|بنصف (?:ال)?(?:أجر|راتب))'],
        unless: '~(?:إضافية|زائدة|استنفاد|زيادة|تجاوز|تتجاوز)#|(?:لا يجوز|ألا تكون|أو دون|أو بدون)',
        says: {
          en: 'The clause makes annual leave unpaid, or pays less than the wage.',
          ar: 'يجعل البند الإجازة السنوية دون أجر أو بأقل من الأجر.',
        },
      }),
      affirms('doubtful', {
        cues: [
          '~(?:أجر|راتب|بدل) (?:ال)?إجازة[^.;]{0,60}~(?:أجر|راتب) (?:ال)?أساسي#',
          '~إجازة (?:ال)?سنوية#[^.;]{0,60}~(?:أجر|راتب) (?:ال)?أساسي#',
        ],
        unless: '~(?:إضافي|مكافأة)#',
        says: {
          en: 'The clause pays leave on the basic wage alone.',
          ar: 'يحسب البند أجر الإجازة على الأجر الأساسي وحده.',
        },
      }),
      affirms('keeps', {
        cues: [
          '~إجازة (?:ال)?سنوية#[^.;]{0,100}(?:بأجر كامل|مدفوعة (?:ال)?أجر|بأجر يدفع مقدما|يدفع مقدما|بأجر)',
        ],
        unless: '~غير#',
      }),
    ],
  },
};
