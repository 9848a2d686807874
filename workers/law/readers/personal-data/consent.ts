import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { DATA, PERSONAL, UNLESS_LAWFUL } from './words.js';

const PROMO_EN =
  '\\b(?:promotional|marketing|advertising)\\b(?: (?:calls|and|or|e-?mails?|messages?|offers?|materials?|communications?|newsletters?)){1,5}|\\bnewsletters?\\b';
const PROMO_AR =
  '~(?:رسائل|مواد|عروض|اتصالات|إعلانات) (?:ال)?(?:دعائية|تسويقية|ترويجية|إعلانية)#|~نشرات? (?:ال)?(?:بريدية|إخبارية)#';
const COOKIES_EN = '\\b(?:cookies?|trackers?|tracking (?:tools?|technologies))\\b';
const COOKIES_AR = '~(?:ملفات (?:تعريف )?(?:ال)?ارتباط|كوكيز|أدوات (?:ال)?تتبع)#';
const TIED = {
  en: 'The clause takes consent as given, or makes consent to something else a condition of the service.',
  ar: 'يفترض البند الموافقة أو يجعل الموافقة على أمر آخر شرطاً للخدمة.',
};
const MARKETED = {
  en: 'The clause lets promotional messages be sent without consent, or hinders stopping them.',
  ar: 'يجيز البند إرسال رسائل دعائية دون موافقة أو يعيق إيقافها.',
};
const TRACKED = {
  en: 'The clause leaves no choice over cookies or trackers.',
  ar: 'لا يتيح البند رفض ملفات تعريف الارتباط أو أدوات التتبع.',
};

/** Readers of the rules on consent, promotional messages and cookies. */
export const consentReaders: ReadersById = {
  'SA-PDPL-03': {
    topic: {
      en: `\\bconsent\\w*\\b[^.;]{0,80}(?:${DATA.en}|${PROMO_EN}|\\bmarketing\\b)`,
      ar: `~موافق[^.;]{0,80}(?:~(?:بيانات|معلومات)|${PROMO_AR}|~تسويق#)`,
    },
    en: [
      affirms('breaks', {
        cues: [
          '\\bby (?:visiting|using|accessing|browsing|entering)\\b[^.;]{0,40}\\b(?<core>(?:consent|agree))s? to (?:everything|all|any)\\b[^.;]{0,40}\\b(?:policy|data|information|processing)\\b',
          `\\b(?:browsing|use|silence|visit|access|registration)\\b[^.;]{0,20}\\b(?:is|are|shall be|will be|constitutes?) (?:deemed |considered )?(?:to be )?(?:\\w+ )?(?<core>consent) to (?:all |any |the )?(?:\\w+ )?(?:processing|collection|use|disclosure)\\b[^.;]{0,30}(?:${PERSONAL.en})`,
          `\\b(?:consent|agree\\w*) to (?:receiv\\w+ )?(?:\\w+ )?(?:marketing|promotional|advertising)\\b[^.;]{0,40}\\b(?:is|are|shall be) (?:a )?(?<core>(?:condition|mandatory|required|prerequisite))\\b`,
          '\\bconsent\\b[^.;]{0,20}\\b(?:ticked|checked|selected) (?<core>by default|in advance)\\b',
        ],
        unless: '\\b(?:not|never|no)\\b',
        says: TIED,
      }),
      states('breaks', {
        cues: [
          "\\b(?:if|unless) you (?:do not |don't |refuse to )?(?:consent|agree) to (?:\\w+ )?(?:marketing|promotional|advertising)\\b[^.;]{0,40}\\b(?:may not|cannot|will not be able to) (?:use|register|access|order)\\b",
        ],
        says: TIED,
      }),
      states('keeps', {
        cues: [
          '\\bconsent\\b[^.;]{0,20}\\bseparately for each purpose\\b|\\bseparate consent\\b|\\bconsent\\b[^.;]{0,40}\\bis not a condition\\b',
        ],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [
          '(?:بزيارت|باستخدام|بتصفح|بدخول)[ء-ي]{1,4}[^.;]{0,40}(?:توافق|يوافق|موافق)[ء-ي]{0,2} على (?:كل|جميع|أي)[^.;]{0,30}~(?:سياسة|بيانات|معلومات|معالجة)',
          '~(?:سكوت|سكوتك|عدم اعتراض|استمرار|استمرارك|تصفح|تصفحك)[^.;]{0,30}موافقة (?:منك )?على (?:معالجة|جمع|استخدام|كل|جميع)',
          `~موافق[^.;]{0,30}(?:${PROMO_AR}|~تسويق#)[^.;]{0,20}(?:شرطا|شرط|إلزامي)`,
          '~موافقة#[^.;]{0,15}(?:محددا?|مفعلا?|مختارا?) (?:مسبقا|تلقائيا)',
        ],
        unless: '(?<![ء-ي])(?:لا|ليس|ليست|عدم) ',
        says: TIED,
      }),
      affirms('breaks', {
        cues: ['~(?:سكوت|سكوتك|عدم اعتراضك)# [^.;]{0,10}موافقة'],
        needs: PERSONAL.ar,
        says: TIED,
      }),
      states('breaks', {
        cues: [
          `(?:إذا|ما) لم توافق[^.;]{0,15}(?:${PROMO_AR}|~تسويق#)[^.;]{0,20}(?:فلن|لن|فلا|لا)#(?! (?:[نتي](?:رسل|ؤثر|شارك|ستخدم|فصح)|أثر))`,
        ],
        says: TIED,
      }),
      states('keeps', {
        cues: ['~موافقت?ك?[^.;]{0,30}(?:بصورة مستقلة|على حدة)', 'لا تعد موافق[^.;]{0,40}شرطا'],
      }),
    ],
  },
  'SA-PDPL-20': {
    topic: { en: `(?:${PROMO_EN})|\\bunsubscrib\\w*`, ar: PROMO_AR },
    en: [
      states('breaks', {
        cues: [
          `\\b(?:may not|cannot|can not|not (?:be )?(?:able|entitled) to|no right to|waives? (?:\\w+ ){0,3}?right to)\\b[^.;]{0,20}\\b(?:opt out|unsubscribe|stop|refuse|object)\\b[^.;]{0,40}(?:${PROMO_EN})`,
          `(?:${PROMO_EN})[^.;]{0,20}\\b(?:cannot|can not|may not) be (?:stopped|switched off|refused|disabled|blocked)\\b`,
          `\\bunsubscrib\\w*\\b[^.;]{0,60}\\b(?:subject to|against|requires?|upon) (?:\\w+ ){0,4}?(?:fee|charge|payment)\\b`,
        ],
        unless: '\\bwithout (?:\\w+ )?(?:fee|charge)',
        says: MARKETED,
      }),
      ban({
        cues: [
          `\\b(?:send|receive|make)\\b[^.;]{0,30}(?:${PROMO_EN})[^.;]{0,30}\\bwithout (?:[\\w']+ ){0,4}?consent\\b`,
        ],
        unless: UNLESS_LAWFUL.en,
        says: MARKETED,
      }),
      affirms('doubtful', {
        cues: [
          `\\bby (?:registering|signing up|using|ordering)\\b[^.;]{0,40}\\b(?<core>(?:agree|consent))s? to\\b[^.;]{0,20}(?:${PROMO_EN})`,
        ],
      }),
      affirms('keeps', {
        cues: [
          `(?:${PROMO_EN})[^.;]{0,30}\\bonly (?:with|after)\\b[^.;]{0,20}\\bconsent\\b`,
          `\\b(?:unsubscribe|opt out)\\b[^.;]{0,40}(?:${PROMO_EN})`,
          `\\bunsubscribe\\b[^.;]{0,40}\\bat any time\\b`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:لا يحق|لا يمكن|لا يجوز|ليس)[^.;]{0,20}~(?:إيقاف|رفض|إلغاء|اعتراض)[^.;]{0,30}(?:${PROMO_AR})`,
          `(?:يتنازل|يسقط حق)[^.;]{0,40}~(?:إيقاف|رفض|إلغاء|اعتراض)[^.;]{0,30}(?:${PROMO_AR})`,
          `~إلغاء# ~اشتراك#[^.;]{0,30}(?:${PROMO_AR})[^.;]{0,20}~(?:دفع|رسم|رسوم|مقابل)#`,
        ],
        unless: '(?:دون|بدون) (?:رسوم|مقابل)',
        says: MARKETED,
      }),
      ban({
        cues: [
          `~(?:إرسال|نرسل|ترسل|يرسل)#[^.;]{0,10}(?:${PROMO_AR})[^.;]{0,30}(?:دون|بدون) (?:[ء-ي]+ ){0,3}?موافق`,
        ],
        says: MARKETED,
      }),
      affirms('doubtful', {
        cues: [`(?:بتسجيل|باستخدام)[ء-ي]{1,4}[^.;]{0,30}توافق على[^.;]{0,20}(?:${PROMO_AR})`],
      }),
      states('keeps', {
        cues: [
          `(?:${PROMO_AR})[^.;]{0,20}إلا (?:بعد|ب)[^.;]{0,10}موافق`,
          `(?:يمكنك|لك|يحق لك)[^.;]{0,10}~(?:إيقاف|إلغاء)#[^.;]{0,30}(?:${PROMO_AR})`,
        ],
        unless: '(?:لا يحق|لا يمكنك|لا يمكن|ليس)#',
      }),
    ],
  },
  'SA-PDPL-30': {
    topic: { en: COOKIES_EN, ar: COOKIES_AR },
    en: [
      states('breaks', {
        cues: [
          `${COOKIES_EN}[^.;]{0,30}\\byou (?:may not|cannot|can not) (?:refuse|reject|disable|decline|block)`,
          `\\byou (?:may not|cannot|can not)\\b[^.;]{0,30}\\b(?:refuse|reject|disable|decline|block)\\b[^.;]{0,20}${COOKIES_EN}`,
        ],
        unless: `\\b(?:strictly|essential|(?<!not )necessary|functional)\\b`,
        says: TRACKED,
      }),
      ban({
        cues: [
          `${COOKIES_EN}[^.;]{0,40}\\b(?:placed|set|installed|stored|used)\\b[^.;]{0,40}\\bwithout (?:[\\w']+ ){0,4}?consent\\b`,
        ],
        unless: `\\b(?:strictly|essential|(?<!not )necessary|functional)\\b`,
        says: TRACKED,
      }),
      affirms('keeps', {
        cues: [
          `\\byou (?:may|can)\\b[^.;]{0,20}\\b(?:refuse|reject|disable|decline|withdraw)\\b[^.;]{0,20}${COOKIES_EN}`,
          `${COOKIES_EN}[^.;]{0,20}\\bonly with\\b[^.;]{0,20}\\bconsent\\b`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `${COOKIES_AR}[^.;]{0,30}لا (?:يحق|يمكن|يجوز)[^.;]{0,10}~(?:رفض|رفضها|تعطيل|تعطيلها)#`,
          `لا (?:يحق|يمكن|يجوز)[^.;]{0,10}~(?:رفض|تعطيل)#[^.;]{0,10}${COOKIES_AR}`,
        ],
        unless: '(?<!غير )ال(?:ضرورية|أساسية)#',
        says: TRACKED,
      }),
      ban({
        cues: [
          `~(?:تحفظ|تثبت|تستخدم|نستخدم)#[^.;]{0,5}${COOKIES_AR}[^.;]{0,40}(?:دون|بدون) (?:[ء-ي]+ ){0,2}?موافق`,
        ],
        unless: '(?<!غير )ال(?:ضرورية|أساسية)#',
        says: TRACKED,
      }),
      states('keeps', {
        cues: [
          `(?<!لا )(?:يمكنك|لك|يحق لك)[^.;]{0,10}~(?:رفض|تعطيل)#[^.;]{0,10}${COOKIES_AR}`,
          `لا [نت]ستخدم[^.;]{0,5}${COOKIES_AR}[^.;]{0,30}إلا بموافق`,
        ],
      }),
    ],
  },
};
