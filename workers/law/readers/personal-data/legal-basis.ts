import type { RuleReaders } from '../reader.js';
import { affirms, ban } from '../turns.js';
import { DATA, PERSONAL, PROCESS_AR, PROCESS_EN, UNLESS_LAWFUL } from './words.js';

const ANYHOW = {
  en: 'The clause lets personal data be processed at will or without consent.',
  ar: 'يجيز البند معالجة البيانات الشخصية بحسب المشيئة أو دون موافقة صاحبها.',
};

/** Readers of the rules on the legal basis of processing. */
export const legalBasis: RuleReaders = {
  topic: {
    en: `\\b(?:legal|lawful) (?:bas[ei]s|grounds?)\\b|\\bconsent\\w*\\b[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}\\bconsent\\w*\\b|\\blegitimate interests?\\b`,
    ar: '~(?:مسوغ|أساس|سند|مسوغات|أسس) (?:ال)?(?:نظامي|قانوني|نظامية|قانونية)#|~(?:بيانات|معلومات)[^.;]{0,60}~موافق|~موافق[^.;]{0,60}~(?:بيانات|معلومات)|~(?:مصلحة|مصالح|مصالحنا|مصالحها) (?:ال)?مشروعة#',
  },
  en: [
    ban({
      cues: [
        `${PROCESS_EN}[^.;]{0,60}${DATA.en}[^.;,]{0,40}\\b(?:as (?:we|it|the \\w+) (?:sees?|deems?|thinks?|considers?) (?:fit|appropriate|proper)|(?:in|at) (?:our|its) (?:\\w+ )?discretion|in any (?:way|manner) (?:\\w+ ){0,3}?(?:choos|lik|want|wish|see)\\w*)`,
        `${PROCESS_EN}[^.;]{0,80}\\bwithout (?:[\\w']+ ){0,6}?consent\\b`,
        `${DATA.en}[^.;]{0,20}\\b(?:may|can|will|shall) (?<core>be) (?:used|processed|collected|analysed)\\b[^.;]{0,60}\\bwithout (?:[\\w']+ ){0,6}?consent\\b`,
        `\\b(?:agree|consent)s? to (?:any|all|every) (?:use|processing|collection)s?\\b[^.;]{0,30}${DATA.en}`,
      ],
      needs: PERSONAL.en,
      unless: `${UNLESS_LAWFUL.en}|\\b(?:of others|emergenc\\w+|payroll|suspend)\\b`,
      says: ANYHOW,
    }),
    affirms('keeps', {
      cues: [
        '\\b(?:legal|lawful) (?:bas[ei]s|grounds?)\\b',
        `${PROCESS_EN}[^.;]{0,80}\\b(?:with|on|upon|based on|subject to|on the basis of) (?:\\w+ ){0,4}?consent\\b`,
        `${PROCESS_EN}[^.;]{0,80}\\b(?:legitimate interests?|perform\\w* (?:of )?(?:a|the|our) (?:contract|agreement)|comply with (?:\\w+ ){0,3}?(?:law|obligations?))\\b`,
      ],
      needs: `${PERSONAL.en}|\\b(?:legal|lawful) (?:bas[ei]s|grounds?)\\b[^.;]{0,20}\\b(?:purpose|process)\\w*`,
    }),
  ],
  ar: [
    ban({
      cues: [
        `${PROCESS_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,60}(?:(?:وفق|حسب|بحسب)(?: محض)? تقدير|كما (?:نشاء|تشاء|يشاء|نرى|ترى|يرى)|بالطريقة التي [نتي](?:راها|ريدها|ختارها)|كيفما)`,
        `${PROCESS_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,60}(?:دون|بدون|من غير|بلا) (?:[ء-ي]+ ){0,4}?(?:موافق|إذن)`,
        '(?:توافق|يوافق|موافق)[ء-ي]{0,2} على (?:أي|كل|جميع) (?:استخدام|معالجة|استعمال)[^.;]{0,20}~(?:بيانات|معلومات)',
      ],
      needs: PERSONAL.ar,
      unless: `${UNLESS_LAWFUL.ar}|~(?:صرف|لصرف|طارئة|إنقاذ)#`,
      says: ANYHOW,
    }),
    affirms('keeps', {
      cues: [
        '~(?:مسوغ|أساس|سند|مسوغات|أسس) (?:ال)?(?:نظامي|قانوني|نظامية|قانونية)#',
        `${PROCESS_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,60}(?:بناء على|استنادا إلى|بعد|ب) ?(?:أخذ |الحصول على )?موافق`,
        `${PROCESS_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,80}تنفيذا ل`,
      ],
      needs: PERSONAL.ar,
    }),
  ],
};
