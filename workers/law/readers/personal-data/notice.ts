import type { ReadersById, RuleReaders } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { legalBasis } from './legal-basis.js';
import { DATA, NOT_TOLD, PERSONAL, PROCESS_AR, PROCESS_EN } from './words.js';

const notTold = { en: 'The policy says that this is not told.', ar: 'تنص السياسة على عدم بيان ذلك.' };

const COLLECTS_ALL = {
  en: 'The clause lets any data be collected by any means.',
  ar: 'يجيز البند جمع أي بيانات بأي وسيلة.',
};

const keptAndNotTold = (
  keeps: {
    en: string[];
    ar: string[];
    needs?: { en: string; ar: string };
    unless?: { en: string; ar: string };
  },
  hidden: { en: string; ar: string },
): Pick<RuleReaders, 'en' | 'ar'> => {
  const reader = (lang: 'en' | 'ar') => [
    states('breaks', { cues: [`${NOT_TOLD[lang]}[^.;]{0,60}(?:${hidden[lang]})`], says: notTold }),
    states('keeps', {
      cues: keeps[lang],
      ...(keeps.unless === undefined ? {} : { unless: keeps.unless[lang] }),
      ...(keeps.needs === undefined ? {} : { needs: keeps.needs[lang] }),
    }),
  ];
  return { en: reader('en'), ar: reader('ar') };
};

const SHARED_EN =
  '\\b(?:shar(?:e|ed|ing)|disclos\\w*|transferr?(?:ed|ing)?|transfers?|sell|sold|pass(?:ed)? on)\\b';
const SHARED_AR = '~(?:مشاركة|نشارك|تشارك|تشارك|إفصاح|نفصح|يفصح|تفصح|نقل|ننقل|تنقل|تباع|بيع|نبيع|إتاحة)#';
const STORED_EN = '\\b(?:stor(?:e|ed|es|ing)|host(?:ed|s|ing)?|kept|held|servers?|databases?|encrypt\\w*)\\b';
const STORED_AR = '~(?:حفظ|تحفظ|نحفظ|يحفظ|تخزين|تخزن|نخزن|خوادم|خوادمنا|قواعد بيانات|مشفرة|تشفير)#';

const collected = keptAndNotTold(
  {
    en: [
      `\\bcollects?\\b[^.;]{0,60}${DATA.en}`,
      `${DATA.en}[^.;]{0,20}\\b(?:we|\\w+) collects?\\b`,
      `${DATA.en}[^.;]{0,30}\\b(?:is|are) collected\\b`,
    ],
    ar: [
      '~(?:نجمع|تجمع|يجمع)#[^.;]{0,40}~(?:بيانات|معلومات)',
      '~(?:بيانات|معلومات)[^.;]{0,20}~(?:نجمعها|تجمعها|تجمع|يجمعها)#',
    ],
    unless: { en: '\\bby any means\\b', ar: '~بأي وسيلة#' },
  },
  {
    en: `${DATA.en}[^.;]{0,20}\\bcollect\\w*`,
    ar: '~(?:بيانات|معلومات)[^.;]{0,20}~(?:نجمعها|تجمعها|جمعها)#',
  },
);

/** Readers of the rules on what a privacy policy must tell. */
export const noticeReaders: ReadersById = {
  'SA-PDPL-02': legalBasis,
  'SA-PDPL-32': legalBasis,
  'SA-PDPL-05': {
    topic: {
      en: `\\bpurposes?\\b[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}\\bpurposes?\\b|${PROCESS_EN}[^.;]{0,40}(?:${PERSONAL.en})`,
      ar: `~(?:غرض|أغراض|غايات)#[^.;]{0,60}~(?:بيانات|معلومات)|${PROCESS_AR}[^.;]{0,40}(?:${PERSONAL.ar})`,
    },
    en: [
      states('breaks', {
        cues: [
          `${NOT_TOLD.en}[^.;]{0,20}\\bpurposes?\\b[^.;]{0,40}${DATA.en}`,
          `\\bpurposes?\\b[^.;]{0,60}${DATA.en}[^.;]{0,30}\\b(?:determined|decided|specified) (?:later|at our|in our)\\b`,
        ],
        says: notTold,
      }),
      affirms('keeps', {
        cues: [
          `${PROCESS_EN}[^.;]{0,40}${DATA.en}[^.;]{0,40}\\b(?:for the (?:\\w+ )?purposes?|(?:in order )?to \\w+|for \\w+ing)\\b`,
          `${PROCESS_EN}[^.;]{0,20}${DATA.en}[^.;]{0,20}\\b(?:to|for)\\b`,
        ],
        needs: PERSONAL.en,
        unless: NOT_TOLD.en,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `${NOT_TOLD.ar}[^.;]{0,20}~(?:غرض|أغراض)#[^.;]{0,40}~(?:بيانات|معلومات)`,
          '~(?:تحدد|يحدد)#[^.;]{0,10}~(?:غرض|أغراض)#[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,30}(?:لاحقا|وفق تقدير)',
        ],
        says: notTold,
      }),
      affirms('keeps', {
        cues: [
          `${PROCESS_AR}[^.;]{0,40}(?:${PERSONAL.ar})[^.;]{0,30}~?(?:للأغراض|لأغراض|لغرض|بغرض|من أجل|بهدف|لتقديم|لمعالجة|لتنفيذ|لإتمام|لتحسين|لإنشاء|لتوصيل|ل[ء-ي]{4,12})#?`,
          '~(?:غرض|أغراض) من (?:جمع|معالجة)',
        ],
        unless: NOT_TOLD.ar,
      }),
    ],
  },
  'SA-PDPL-37': {
    topic: {
      en: `\\bcollect\\w*\\b[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}\\bcollect\\w*\\b`,
      ar: '~(?:نجمع|نجمعها|تجمع|يجمع|جمع|جمعها)#[^.;]{0,60}~(?:بيانات|معلومات)|~(?:بيانات|معلومات)[^.;]{0,40}~(?:نجمعها|تجمعها|جمعها|تجمع)#',
    },
    en: [
      ...collected.en,
      ban({
        cues: [`\\bcollect\\b[^.;]{0,10}\\b(?:any|all)\\b[^.;]{0,20}${DATA.en}[^.;]{0,30}\\bby any means\\b`],
        says: COLLECTS_ALL,
      }),
    ],
    ar: [
      ...collected.ar,
      ban({ cues: ['~(?:جمع|نجمع|تجمع)# (?:أي|كل|جميع|كافة)[^.;]{0,30}~بأي وسيلة#'], says: COLLECTS_ALL }),
    ],
  },
  'SA-PDPL-06': {
    topic: {
      en: '\\bcontact (?:us|our)\\b|\\w@\\w|\\bcontroller\\b[^.;]{0,40}\\b(?:is|means)\\b|\\bdata protection officer\\b|\\breach us\\b',
      ar: '~(?:تواصل معنا|اتصل بنا|اتصال بنا|مراسلتنا)#|\\w@\\w|~جهة التحكم#|~مسؤول حماية البيانات',
    },
    ...keptAndNotTold(
      {
        en: [
          '\\bcontact (?:us|our)\\b',
          '\\w@\\w',
          '\\bcontroller\\b[^.;]{0,40}\\b(?:is|means)\\b',
          '\\bdata protection officer\\b',
          '\\breach us\\b',
        ],
        ar: [
          '~(?:تواصل معنا|اتصل بنا|اتصال بنا|مراسلتنا)#',
          '\\w@\\w',
          '~جهة التحكم# [^.;]{0,20}هي',
          '~مسؤول حماية البيانات',
        ],
      },
      {
        en: '\\b(?:identity|name) of (?:the |our )?(?:controller|company|operator)\\b|\\bcontact (?:details|information|means)\\b',
        ar: '~هوية جهة التحكم#|~وسيلة (?:تواصل|اتصال)#|~هويتنا#',
      },
    ),
  },
  'SA-PDPL-38': {
    topic: {
      en: `${STORED_EN}[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}${STORED_EN}`,
      ar: `${STORED_AR}[^.;]{0,60}~(?:بيانات|معلومات)|~(?:بيانات|معلومات)[^.;]{0,60}${STORED_AR}`,
    },
    ...keptAndNotTold(
      {
        en: [`${STORED_EN}[^.;]{0,60}${DATA.en}`, `${DATA.en}[^.;]{0,60}${STORED_EN}`],
        ar: [`${STORED_AR}[^.;]{0,60}~(?:بيانات|معلومات)`, `~(?:بيانات|معلومات)[^.;]{0,60}${STORED_AR}`],
      },
      {
        en: `\\b(?:how|where)\\b[^.;]{0,40}${DATA.en}[^.;]{0,20}\\b(?:stored|kept|held)\\b`,
        ar: '~(?:مكان|كيفية|وسيلة|طريقة)# ~(?:حفظ|تخزين)#',
      },
    ),
  },
  'SA-PDPL-39': {
    topic: {
      en: `${SHARED_EN}[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}${SHARED_EN}`,
      ar: `${SHARED_AR}[^.;]{0,60}~(?:بيانات|معلومات)|~(?:بيانات|معلومات)[^.;]{0,60}${SHARED_AR}`,
    },
    ...keptAndNotTold(
      {
        en: [`${SHARED_EN}[^.;]{0,40}(?:${PERSONAL.en})`, `(?:${PERSONAL.en})[^.;]{0,40}${SHARED_EN}`],
        ar: [`${SHARED_AR}[^.;]{0,40}(?:${PERSONAL.ar})`, `(?:${PERSONAL.ar})[^.;]{0,40}${SHARED_AR}`],
      },
      {
        en: `\\b(?:to whom|with whom|recipients?)\\b[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,20}\\brecipients?\\b`,
        ar: '~(?:الجهات|الأطراف) التي [^.;]{0,30}~(?:بيانات|معلومات)',
      },
    ),
  },
  'SA-PDPL-40': {
    topic: {
      en: `\\b(?:optional|mandatory|voluntary|compulsory|required fields?)\\b[^.;]{0,40}(?:data|information|fields?)|(?:data|information|fields?|provid\\w+)\\b[^.;]{0,60}\\b(?:optional|mandatory|voluntary|compulsory)\\b|\\bif you (?:do not|choose not to|decline to|fail to) provide\\b`,
      ar: '~(?:بيانات|معلومات|حقول|تقديم)#[^.;]{0,60}~(?:إلزامي|إلزامية|اختياري|اختيارية|إلزاميا|اختياريا)#|~(?:إذا|حال|عند) (?:لم |عدم )[^.;]{0,15}~(?:تقدم|تقديم|تزودنا|تزويدنا)',
    },
    ...keptAndNotTold(
      {
        en: [
          `\\b(?:data|information|fields?|provid\\w+)\\b[^.;]{0,60}\\b(?:optional|mandatory|voluntary|compulsory)\\b`,
          '\\b(?:optional|mandatory|voluntary|compulsory)\\b[^.;]{0,20}\\b(?:data|information|fields?)\\b',
          '\\bif you (?:do not|choose not to|decline to|fail to) provide\\b',
        ],
        ar: [
          '~(?:بيانات|معلومات|حقول|تقديم)#[^.;]{0,60}~(?:إلزامي|إلزامية|اختياري|اختيارية|إلزاميا|اختياريا)#',
          '~(?:إذا|حال|عند) (?:لم |عدم )[^.;]{0,15}~(?:تقدم|تقديم|تزودنا|تزويدنا)',
        ],
      },
      {
        en: '\\b(?:mandatory|optional|compulsory|voluntary)\\b',
        ar: '~(?:إلزامي|إلزامية|اختياري|اختيارية)#',
      },
    ),
  },
};
