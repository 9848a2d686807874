import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, states } from '../turns.js';
import { DATA, PERSONAL } from './words.js';

const BREACH_EN =
  '\\b(?:data (?:security )?(?:breach|leak)(?:es|s)?|breach(?:es)? of (?:\\w+ ){0,3}?(?:data|information)|security incidents?|personal data breach(?:es)?)\\b';
const BREACH_AR =
  '~(?:تسرب|تسريب|اختراق|انتهاك)#[^.;]{0,12}~(?:بيانات|معلومات)|~حوادث? (?:ال)?تسرب#|~حادثة (?:ال)?تسرب#';
const AUTHORITY_EN =
  '\\b(?:SDAIA|(?:competent |supervisory |relevant |any |the )?(?:authority|authorities|regulator)|Saudi Data)\\b';
const AUTHORITY_AR = '~(?:سدايا|جهة المختصة|جهة مختصة|هيئة|جهات المختصة|جهة رقابية)#';
const NO_DUTY_EN =
  '\\b(?:not (?:be )?(?:obliged|required|obligated|bound)|no (?:obligation|duty)|shall not|will not|do not)\\b';
const AT_WILL_EN =
  '\\b(?:(?:at|in) (?:our|its) (?:\\w+ )?discretion|(?:only )?if (?:we|it|the \\w+) (?:think|consider|deem)s? (?:it )?(?:appropriate|important|necessary|fit))\\b';
const AT_WILL_AR = '(?:وفق|حسب|بحسب)(?: محض)? تقدير';
const TELL_EN = '\\b(?:notify|report|inform|tell)\\b';
const UNREPORTED = {
  en: 'The clause leaves out notice of a breach to the authority, or puts it at will.',
  ar: 'يسقط البند إشعار الجهة المختصة بالتسرب أو يجعله بحسب المشيئة.',
};
const UNTOLD = {
  en: 'The clause leaves out notice of a breach to those concerned, or puts it at will.',
  ar: 'يسقط البند إشعار أصحاب البيانات بالتسرب أو يجعله بحسب المشيئة.',
};
const UNPROTECTED = {
  en: 'The clause disclaims the duty to protect personal data.',
  ar: 'ينفي البند واجب حماية البيانات الشخصية.',
};
const BOUND = { en: '72 hours', ar: '72 ساعة' };
const PEOPLE_EN = '\\b(?:you|users?|customers?|employees?|data subjects?|individuals|patients)\\b';

/** Readers of the rules on accuracy, security and breaches. */
export const securityReaders: ReadersById = {
  'SA-PDPL-10': {
    topic: {
      en: `\\b(?:accura(?:te|cy)|up to date)\\b[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}\\b(?:accura(?:te|cy)|up to date)\\b`,
      ar: '~(?:دقة|صحة|تحديث|تصحيح)#[^.;]{0,40}~(?:بيانات|معلومات)',
    },
    en: [
      states('breaks', {
        cues: [
          `\\btake no steps to\\b[^.;]{0,20}\\b(?:verify|check|ensure)\\b[^.;]{0,40}${DATA.en}`,
          `\\b(?:not (?:be )?(?:obliged|required|obligated)|no (?:duty|obligation)) to (?:verify|ensure|check|correct)\\b[^.;]{0,60}${DATA.en}`,
        ],
        needs: PERSONAL.en + '|\\bcustomer data\\b',
        unless: '\\b(?:you provide|provided by)\\b',
        says: {
          en: 'The clause denies the duty to keep personal data accurate.',
          ar: 'ينفي البند واجب التحقق من دقة البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: [
          `\\b(?:verify|keep|ensure)\\b[^.;]{0,60}${DATA.en}[^.;]{0,20}\\b(?:accurate|up to date|complete)\\b`,
          `\\bverify the accuracy\\b[^.;]{0,30}\\bpersonal data\\b`,
        ],
        unless: '\\byou must\\b|\\byou provide\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا [نتي]تحقق|لا [نتي]لتزم بالتحقق|لا [نتي]لتزم بتصحيح|لا [نتي]لتزم بتحديث|غير ملزم[ء-ي]{0,3} بالتحقق)[^.;]{0,30}~(?:بيانات|معلومات)',
        ],
        needs: PERSONAL.ar,
        unless: '~(?:تقدمها|يقدمها)#',
        says: {
          en: 'The clause denies the duty to keep personal data accurate.',
          ar: 'ينفي البند واجب التحقق من دقة البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: ['~(?:تحقق من دقة|تحديث|تصحيح)#? [^.;]{0,10}~(?:بيانات|معلومات)'],
        needs: PERSONAL.ar,
        unless: '~(?:تقدمها|يقدمها)#',
      }),
    ],
  },
  'SA-PDPL-13': {
    topic: {
      en: `\\b(?:security|protect\\w*|secure|safeguard\\w*|encrypt\\w*)\\b[^.;]{0,60}(?:${PERSONAL.en})|(?:${PERSONAL.en})[^.;]{0,60}\\b(?:security|protected|secure|encrypt\\w*)\\b`,
      ar: `~(?:أمن|حماية|محافظة على|تشفير|أمان|تأمين)#[^.;]{0,40}(?:${PERSONAL.ar})`,
    },
    en: [
      states('breaks', {
        cues: [
          `\\b(?:no responsibility|not (?:be )?responsible|no liability|disclaims? (?:all|any) (?:responsibility|liability))\\b[^.;]{0,20}\\b(?:security|protection|safety)\\b[^.;]{0,30}${DATA.en}`,
          `\\b(?:not (?:be )?(?:obliged|required|obligated)|no (?:duty|obligation)) to (?:protect|secure|safeguard)\\b[^.;]{0,30}${DATA.en}`,
          `\\b(?:not be liable|no liability|not liable)\\b[^.;]{0,20}\\b(?:loss|leak|theft|breach|disclosure)\\b[^.;]{0,40}${DATA.en}[^.;]{0,30}\\b(?:whatever|regardless|any cause|however caused|even if)\\b`,
          `\\b(?:do|does|shall|will) not (?:apply|implement|take|adopt)\\b[^.;]{0,20}\\bsecurity measures\\b`,
          `\\byou alone are responsible\\b[^.;]{0,40}\\bsecurity\\b[^.;]{0,30}${DATA.en}[^.;]{0,20}\\bwe (?:hold|store|collect)\\b`,
        ],
        needs: `${PERSONAL.en}`,
        unless: '\\bpasswords?\\b|\\bthird[- ]party (?:sites?|websites?)\\b',
        says: UNPROTECTED,
      }),
      states('doubtful', {
        cues: [
          `\\b(?:no liability|not (?:be )?(?:liable|responsible))\\b[^.;]{0,20}\\bany (?:unauthori[sz]ed access|breach|leak|theft|loss|hacking)\\b[^.;]{0,30}(?:${PERSONAL.en})`,
        ],
        unless: '\\bpasswords?\\b|\\bthird[- ]part(?:y|ies)\\b|\\b(?:unless|except)\\b',
        says: UNPROTECTED,
      }),
      affirms('keeps', {
        cues: [
          `\\bmeasures\\b[^.;]{0,30}\\bprotect\\b[^.;]{0,30}${DATA.en}`,
          `\\b(?:protect|safeguard|secure)s?\\b[^.;]{0,20}(?:${PERSONAL.en})`,
        ],
        unless: '\\b(?:liable|responsib\\w*|obligation|guarantee)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا [نتي]تحمل|غير مسؤول[ء-ي]{0,3}|[نتي]?خلي مسؤوليت[ء-ي]{1,3})[^.;]{0,30}~(?:أمن|حماية|سلامة|أمان)#[^.;]{0,20}~(?:بيانات|معلومات)',
          '(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3})[^.;]{0,15}~(?:حماية|تأمين|محافظة على)#[^.;]{0,20}~(?:بيانات|معلومات)',
          'لا [نتي]تحمل[^.;]{0,40}~(?:تسرب|تسريب|فقدان|سرقة|اختراق)#[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,30}(?:مهما كان|أيا كان|لأي سبب)',
        ],
        needs: PERSONAL.ar,
        unless: '~كلمة المرور#',
        says: UNPROTECTED,
      }),
      states('doubtful', {
        cues: [
          '(?:لسنا مسؤولين|غير مسؤول[ء-ي]{0,3}|لا [نتي]تحمل)[^.;]{0,25}~(?:اختراق|تسرب|تسريب|فقدان|سرقة)#[^.;]{0,20}~(?:بيانات|معلومات)',
        ],
        needs: PERSONAL.ar,
        unless: '~(?:كلمة المرور|إلا|ما لم)#',
        says: UNPROTECTED,
      }),
      affirms('keeps', {
        cues: [
          '~(?:حماية|محافظة على|تأمين)#[^.;]{0,20}~(?:بيانات|معلومات)',
          '~محافظة على أمن#? ~(?:بيانات|معلومات)',
        ],
        needs: PERSONAL.ar,
        unless: '~(?:مسؤولية|مسؤول|مسؤوليتنا)#|نظام حماية|~لائحة#|مسؤول حماية',
      }),
    ],
  },
  'SA-PDPL-14': {
    topic: {
      en: `${BREACH_EN}[^.;]{0,80}${AUTHORITY_EN}|${AUTHORITY_EN}[^.;]{0,80}${BREACH_EN}`,
      ar: `${AUTHORITY_AR}[^.;]{0,60}(?:${BREACH_AR})|(?:${BREACH_AR})[^.;]{0,60}${AUTHORITY_AR}`,
    },
    en: [
      limit({
        cues: [TELL_EN],
        measure: 'hours',
        atMost: 72,
        needs: `(?:${BREACH_EN}|\\bthe breach\\b)[^.;]{0,80}${AUTHORITY_EN}|${AUTHORITY_EN}[^.;]{0,80}(?:${BREACH_EN}|\\bthe breach\\b)`,
        after: 200,
        bound: BOUND,
      }),
      limit({
        cues: [TELL_EN],
        measure: 'days',
        atMost: 3,
        needs: `${BREACH_EN}[^.;]{0,80}${AUTHORITY_EN}|${AUTHORITY_EN}[^.;]{0,80}${BREACH_EN}`,
        unless: '\\bhours?\\b',
        after: 200,
        bound: BOUND,
      }),
      states('breaks', {
        cues: [
          `${NO_DUTY_EN}[^.;]{0,10}${TELL_EN}[^.;]{0,40}${BREACH_EN}[^.;]{0,30}${AUTHORITY_EN}`,
          `${TELL_EN}[^.;]{0,60}${AUTHORITY_EN}[^.;]{0,60}${AT_WILL_EN}`,
        ],
        needs: BREACH_EN,
        unless: '\\b(?:unless|except|other than|without (?:the )?(?:prior|controller|client))\\b',
        says: UNREPORTED,
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:إشعار|نشعر|تشعر|يشعر|إبلاغ|نبلغ|تبلغ|يبلغ|إخطار)#'],
        measure: 'hours',
        atMost: 72,
        needs: `(?=.*(?:${BREACH_AR}|~تسرب ~بيانات))(?=.*${AUTHORITY_AR})`,
        after: 200,
        bound: BOUND,
      }),
      limit({
        cues: ['~(?:إشعار|نشعر|تشعر|يشعر|إبلاغ|نبلغ|تبلغ|يبلغ|إخطار)#'],
        measure: 'days',
        atMost: 3,
        needs: `(?:${BREACH_AR})[^.;]{0,60}${AUTHORITY_AR}|${AUTHORITY_AR}[^.;]{0,60}(?:${BREACH_AR})`,
        unless: '~ساعة#',
        after: 200,
        bound: BOUND,
      }),
      states('breaks', {
        cues: [
          `(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3})#[^.;]{0,10}~(?:إشعار|إبلاغ|إخطار)#[^.;]{0,10}${AUTHORITY_AR}[^.;]{0,20}(?:${BREACH_AR})`,
          `~(?:إشعار|إبلاغ|إخطار)# ${AUTHORITY_AR}[^.;]{0,40}${AT_WILL_AR}`,
        ],
        needs: BREACH_AR,
        says: UNREPORTED,
      }),
    ],
  },
  'SA-PDPL-15': {
    topic: { en: BREACH_EN, ar: BREACH_AR },
    en: [
      states('breaks', {
        cues: [
          `${NO_DUTY_EN}[^.;]{0,10}${TELL_EN} ${PEOPLE_EN}[^.;]{0,30}${BREACH_EN}`,
          `${TELL_EN} ${PEOPLE_EN}[^.;]{0,40}${BREACH_EN}[^.;]{0,20}${AT_WILL_EN}`,
          `\\byou will learn of\\b[^.;]{0,20}\\bbreach\\w*[^.;]{0,30}\\bmedia\\b`,
        ],
        unless: '\\b(?:unless|except|approval|processor|controller)\\b',
        says: UNTOLD,
      }),
      affirms('keeps', {
        cues: [
          `${TELL_EN} (?:the |affected )?${PEOPLE_EN}[^.;]{0,60}\\bbreach\\b`,
          `\\bdata subjects?\\b[^.;]{0,20}\\b(?:informed|notified)\\b[^.;]{0,30}\\bbreach\\b`,
        ],
        unless: `${AT_WILL_EN}|\\bof these terms\\b`,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3})#[^.;]{0,5}~(?:إشعارك|إبلاغك|إشعار|إبلاغ|إخطارك)#[^.;]{0,25}(?:${BREACH_AR}|~تسرب#)`,
          `~(?:إشعار|إبلاغ|إخطار)# ~?(?:ال)?(?:مستخدمين|عملاء|أصحاب البيانات|موظفين)[^.;]{0,25}(?:${BREACH_AR})[^.;]{0,10}${AT_WILL_AR}`,
          `لا يحق [^.;]{0,12}~مطالبة# ~?بإشعاره?[^.;]{0,15}(?:${BREACH_AR})`,
        ],
        needs: BREACH_AR,
        unless: `${AUTHORITY_AR}|~(?:إلا|ما لم)#`,
        says: UNTOLD,
      }),
      affirms('keeps', {
        cues: [
          `~(?:نشعرك|نبلغك|نخطرك)#[^.;]{0,30}(?:${BREACH_AR}|~تسرب#)`,
          `~(?:يشعر|تشعر|إشعار)# ~?(?:أصحاب|صاحب) البيانات[^.;]{0,30}~تسرب`,
        ],
        unless: AT_WILL_AR,
      }),
    ],
  },
};
