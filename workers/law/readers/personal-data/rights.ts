import { limit } from '../limit.js';
import type { ReadersById, RuleReaders } from '../reader.js';
import { affirms, states } from '../turns.js';
import { ARABIC_PERSON, DATA, PERSON_EN, PERSONAL, UNLESS_LAWFUL } from './words.js';

const NOT_ABOUT_DATA = {
  en: '\\b(?:sublet|sublease|assign\\w*|guarantee|offer|shares|merger|arbitrat\\w*)\\b',
  ar: '~(?:تأجير|تنازل عن العقد|كفالة|عرض|حصص|تحكيم)#',
} as const;

const CONSENT_FOR_GOOD = {
  en: 'The clause takes away the right to withdraw consent, or makes it harder than giving it.',
  ar: 'يحرم البند صاحب البيانات من العدول عن موافقته أو يجعله أصعب من منحها.',
};

const withdrawal: RuleReaders = {
  topic: {
    en: '\\b(?:withdraw\\w*|revok\\w*|revocation|opt out)\\b[^.;]{0,60}\\bconsent\\b|\\bconsent\\b[^.;]{0,60}\\b(?:withdraw\\w*|revok\\w*|irrevocabl\\w*)\\b',
    ar: '~(?:عدول|رجوع|سحب|إلغاء)#[^.;]{0,20}~موافق|~موافق[^.;]{0,60}~(?:عدول|رجوع|سحب|رجعة)#',
  },
  en: [
    states('breaks', {
      cues: [
        '\\bconsent\\b[^.;]{0,60}\\b(?:cannot|can not|may not|shall not|must not|can never|may never) be (?:withdrawn|revoked|retracted|rescinded)\\b',
        '\\bconsent\\b[^.;]{0,60}\\b(?:is|are|shall be) (?:\\w+ (?:and )?)?irrevocable\\b',
        `\\birrevocabl[ey]\\b[^.;]{0,30}\\bconsents?\\b[^.;]{0,60}${DATA.en}`,
        '\\b(?:may not|cannot|can not|shall not|not (?:be )?entitled to|no right to|waives?)\\b[^.;]{0,40}\\b(?:withdraw|revoke|retract)\\b[^.;]{0,30}\\bconsent\\b',
        '\\b(?:withdraw\\w*|revok\\w*)\\b[^.;]{0,30}\\bconsent\\b[^.;]{0,40}\\b(?:subject to|against|upon|incurs?) (?:\\w+ ){0,4}?(?:fee|charge|penalty)\\b',
      ],
      unless: NOT_ABOUT_DATA.en,
      says: CONSENT_FOR_GOOD,
    }),
    affirms('keeps', {
      cues: ['\\b(?:withdraw|revoke)\\b[^.;]{0,30}\\bconsent\\b'],
      needs: '\\b(?:may|can|right|entitled|at any time|free to|able to)\\b',
      unless: `${NOT_ABOUT_DATA.en}|\\b(?:waives?|irrevocabl[ey])\\b`,
    }),
  ],
  ar: [
    states('breaks', {
      cues: [
        '~موافق[ء-ي]{0,4}#[^.;]{0,60}(?:غير قابلة? لل(?:إلغاء|رجوع|سحب|عدول|نقض)|لا رجعة في|لا يجوز (?:الرجوع|العدول|سحب))',
        '(?:لا يجوز|لا يحق|لا يمكن|ليس)[^.;]{0,40}~(?:رجوع|عدول|سحب|إلغاء)#[^.;]{0,20}~موافق',
        '(?:يتنازل|تتنازل|يسقط|متنازلا)[^.;]{0,50}~(?:رجوع|عدول|سحب|إلغاء)#[^.;]{0,20}~موافق',
      ],
      unless: NOT_ABOUT_DATA.ar,
      says: CONSENT_FOR_GOOD,
    }),
    affirms('keeps', {
      cues: ['~(?:عدول|رجوع|سحب|إلغاء)# (?:عن )?~موافق'],
      needs: '(?<![ء-ي])(?:يحق|لك|له|يجوز|يمكن|يمكنك|حق|متى|في أي وقت)#',
      unless: `${NOT_ABOUT_DATA.ar}|(?:يتنازل|يسقط|متنازلا|لا يؤثر|لا يخل)`,
    }),
  ],
};

const OWN_DATA_EN = '\\b(?:your|his|her|their|his or her) (?:own )?(?:personal )?(?:data|information)\\b';
const ACT_EN =
  '\\b(?:access|obtain|correct\\w*|delet\\w*|eras\\w*|destruct\\w*|destroy|rectif\\w*|copy|update|inspect)\\b';
const ACT_AR = '~(?:طلب|وصول|اطلاع|مطالبة|حصول|تصحيح|حذف|إتلاف|تعديل|تحديث)#';
const OWN_DATA_AR = '~(?:بيانات|معلومات)(?:ه|ك|هم|كم|ها)#';
const RIGHT_DENIED = {
  en: 'The clause denies a right of the data subject over their data.',
  ar: 'يحرم البند صاحب البيانات الشخصية من حق له على بياناته.',
};
const BOUND = { en: '30 days, extendable by 30', ar: '30 يوماً قابلة للتمديد 30 يوماً' };

const rights: RuleReaders = {
  topic: {
    en: `\\b(?:rights?|requests?|access|correct\\w*|delet\\w*|destruct\\w*)\\b[^.;]{0,60}(?:${PERSONAL.en})`,
    ar: `~(?:حق|حقوق|حقوقك|طلب|طلبات|وصول|تصحيح|إتلاف)#[^.;]{0,60}(?:${PERSONAL.ar})`,
  },
  en: [
    states('breaks', {
      cues: [
        `\\b(?:not (?:be )?(?:obliged|obligated|required|bound)|no (?:obligation|duty))\\b[^.;]{0,10}\\b(?:answer|respond|reply|comply|act|grant|fulfil\\w*|process)\\b[^.;]{0,40}\\brequests?\\b`,
        `\\brequests? (?:to|for) (?:access|correct|delet|eras|destr|rectif|a copy)\\w*[^.;]{0,40}${DATA.en}[^.;]{0,30}\\b(?:will|shall) not be (?:considered|answered|accepted|granted|processed|entertained)\\b`,
        `${PERSON_EN}[^.;]{0,20}\\b(?:may not|cannot|can not|shall not|(?:not|never) (?:be )?entitled|no right|not have (?:the|any|a) right|waives?)\\b[^.;]{0,50}${ACT_EN}[^.;]{0,40}${OWN_DATA_EN}`,
        `\\bwaives? (?:all|any) (?:of (?:his|her|their|your) )?rights\\b[^.;]{0,40}${OWN_DATA_EN}`,
      ],
      needs: PERSONAL.en,
      unless: `${UNLESS_LAWFUL.en}|\\b(?:while|until|manifestly|repetitive|repeated|excessive|unfounded|colleagues?|other (?:users|employees|customers))\\b`,
      says: RIGHT_DENIED,
    }),
    limit({
      cues: [
        `\\brequests?\\b[^.;]{0,40}${DATA.en}`,
        `${DATA.en}[^.;]{0,20}\\brequests?\\b`,
        '\\bdata subjects?\\b[^.;]{0,10}\\brequests?\\b',
      ],
      measure: 'days',
      atMost: 30,
      precedes: '\\b(?:within|in|under|exceeding|than)\\b[^.;]{0,30}$',
      needs: '\\b(?:respond|answer|reply|carry out|fulfil|comply|handle)\\w*\\b',
      unless: '\\b(?:extend|extension|complain|retain|keep|store|breach|complex)\\w*',
      bound: BOUND,
    }),
    affirms('keeps', {
      cues: [
        `\\b(?:right|entitled|may|can)\\b[^.;]{0,60}${ACT_EN}[^.;]{0,60}(?<core>${OWN_DATA_EN})`,
        `\\b(?:your|data subject) rights\\b`,
      ],
    }),
  ],
  ar: [
    states('breaks', {
      cues: [
        '(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3}|لسنا ملزمين)#[^.;]{0,20}~(?:رد|استجابة|إجابة|تنفيذ)#[^.;]{0,40}~(?:طلب|طلبات)',
        `(?:لا يحق|لا يجوز|ليس|لا يكون|لا يمكن)#? ${ARABIC_PERSON}[^.;]{0,30}${ACT_AR}[^.;]{0,40}${OWN_DATA_AR}`,
        `(?:يتنازل|تتنازل|يسقط حق|متنازلا)[^.;]{0,60}${ACT_AR}[^.;]{0,40}${OWN_DATA_AR}`,
        `(?:يتنازل|تتنازل|متنازلا)[^.;]{0,20}(?:جميع|كافة|أي من) حقوق[^.;]{0,20}${OWN_DATA_AR}`,
      ],
      needs: PERSONAL.ar,
      unless: `${UNLESS_LAWFUL.ar}|~(?:متكرر|متكررة|مبرر|زملاء|زملائه|غيره)#`,
      says: RIGHT_DENIED,
    }),
    limit({
      cues: [`~(?:طلب|طلبات|طلباتك)#[^.;]{0,40}~(?:بيانات|معلومات)`],
      measure: 'days',
      atMost: 30,
      needs: '~(?:رد|نرد|استجابة|نستجيب|تستجيب|يستجيب|تنفيذ|ننفذ)#',
      unless: '~(?:تمديد|تمدد|شكوى|احتفاظ|نحتفظ|تسرب)#',
      bound: BOUND,
    }),
    affirms('keeps', {
      cues: [
        `(?<![ء-ي])(?:لك|لكم|حقك|لصاحب|لأصحاب|يحق|يجوز|يمكنك|الحق في)#[^.;]{0,60}${ACT_AR}[^.;]{0,60}(?:${PERSONAL.ar})`,
      ],
      unless: '(?:لا يحق|لا يجوز|ليس|يتنازل|يسقط)',
    }),
  ],
};

/** Readers of the rules on what data subjects may do. */
export const rightsReaders: ReadersById = {
  'SA-PDPL-04': {
    ...withdrawal,
    onlyIf: { en: '\\bconsent\\w*\\b', ar: '~موافق' },
  },
  'SA-PDPL-36': withdrawal,
  'SA-PDPL-07': rights,
  'SA-PDPL-33': rights,
  'SA-PDPL-28': {
    topic: {
      en: `\\b(?:complain\\w*|compensation|damages)\\b[^.;]{0,80}(?:${PERSONAL.en})|\\b(?:SDAIA|data protection authority|competent authority)\\b`,
      ar: `~(?:شكوى|شكاوى|تعويض)#[^.;]{0,80}(?:${PERSONAL.ar})|~سدايا#|~الهيئة السعودية للبيانات`,
    },
    en: [
      states('breaks', {
        cues: [
          '\\bwaives?\\b[^.;]{0,40}\\b(?:complain\\w*|compensation|damages|claims?)\\b',
          `${PERSON_EN}[^.;]{0,20}\\b(?:may not|cannot|shall not|not (?:be )?entitled to|no right to)\\b[^.;]{0,20}\\b(?:complain|(?:lodge|file|submit|make) (?:a|any) complaints?|claim (?:any )?(?:compensation|damages)|compensation|damages)\\b`,
        ],
        needs: `${PERSONAL.en}|\\byour data\\b`,
        unless: '\\b(?:does not|shall not|do not) waive',
        says: {
          en: 'The clause takes away the right to complain or to claim compensation over personal data.',
          ar: 'يحرم البند صاحب البيانات من الشكوى أو المطالبة بالتعويض في شأن بياناته.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:complain\\b|(?:lodge|file|submit|make) (?:a|any) complaint)[^.;]{0,40}\\b(?:SDAIA|authority|Saudi Data)\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:يتنازل|تتنازل|يسقط حق|متنازلا)[^.;]{0,50}~(?:شكوى|شكاوى|تعويض)#',
          `(?:لا يحق|لا يجوز|ليس)#? ${ARABIC_PERSON}[^.;]{0,30}~(?:شكوى|شكاوى|تعويض)#`,
        ],
        needs: PERSONAL.ar,
        says: {
          en: 'The clause takes away the right to complain or to claim compensation over personal data.',
          ar: 'يحرم البند صاحب البيانات من الشكوى أو المطالبة بالتعويض في شأن بياناته.',
        },
      }),
      affirms('keeps', {
        cues: ['~شكوى#[^.;]{0,40}~(?:الجهة المختصة|الهيئة السعودية للبيانات|سدايا)'],
        unless: '(?:يتنازل|يسقط)',
      }),
    ],
  },
};
