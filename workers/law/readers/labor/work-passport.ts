import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';

const PASSPORT = { en: '\\bpassports?\\b', ar: '~(?:جواز|جوازات)(?: (?:ال)?(?:سفر|سفره))?' };
const PAPERS = {
  en: '\\b(?:certificates?|original documents|documents|diplomas?|qualifications)\\b',
  ar: '~(?:شهادات|شهاداته|وثائق|وثائقه|مستندات|مؤهلات|مؤهلاته)#',
};
const KEPT = {
  en: 'The clause lets the employer keep the passport.',
  ar: 'يجيز البند لصاحب العمل الاحتفاظ بجواز السفر.',
};

/** Readers of the rules on passports and documents. */
export const workPassportReaders: ReadersById = {
  'SA-LAB-30': {
    topic: {
      en: '\\b(?:service|experience) certificate\\b|\\bcertificate of (?:service|experience)\\b',
      ar: '~شهادة (?:ال)?(?:خدمة|خبرة)#',
    },
    en: [
      ban({
        cues: [
          `{employer}[^.;]{0,60}\\b(?<core>retain|keep|withhold|hold)\\b[^.;]{0,60}(?:${PAPERS.en})[^.;]{0,60}\\b(?:after|until|upon|end of|termination|clear\\w*|released|debts?)`,
        ],
        needs: '\\b(?:{employee}|his|her|original|academic)\\b|{employee}',
        unless: '\\b(?:copies|copy|records?|tax|confidential)\\b',
        says: {
          en: "The clause lets the employer keep the worker's certificates or documents.",
          ar: 'يجيز البند لصاحب العمل الاحتفاظ بشهادات العامل أو وثائقه.',
        },
      }),
      states('breaks', {
        cues: [
          '\\b(?:no|not (?:be )?(?:entitled to|given|receive|issued?)(?: an?| any)?) (?:service|experience) certificate\\b',
          '\\b(?:service|experience) certificate\\b[^.;]{0,60}\\b(?:refuse[ds]?|withheld|not be (?:issued|given)|against (?:payment|a fee)|for a fee|subject to (?:payment of )?a fee)\\b',
          '\\b(?:withhold|refuse)\\b[^.;]{0,30}\\b(?:service|experience) certificate',
        ],
        unless: '\\b(?:may not|shall not|free of charge)\\b[^.;]{0,20}\\b(?:withhold|refuse)',
        says: {
          en: 'The clause refuses the certificate of service or asks payment for it.',
          ar: 'يحرم البند العامل من شهادة الخدمة أو يجعلها بمقابل.',
        },
      }),
      affirms('keeps', {
        cues: [
          '{employer}[^.;]{0,80}\\b(?<core>gives?|issues?|provides?|returns?|hand(?:s)? back)\\b[^.;]{0,60}\\b(?:(?:service|experience) certificate|certificate of service|certificates (?:and|or) documents)',
        ],
        unless: '\\bfee\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>~(?:احتفاظ|يحتفظ|تحتفظ|احتجاز|حجز|يحتجز)#)[^.;]{0,40}(?:${PAPERS.ar})[^.;]{0,60}(?:بعد|حتى|لحين|إلى حين|عند|كضمان|ضمانا)`,
        ],
        needs: '{employee}|~أصول',
        unless: '~(?:صور|نسخ|صورة|نسخة|سرية|سجلات)#',
        says: {
          en: "The clause lets the employer keep the worker's certificates or documents.",
          ar: 'يجيز البند لصاحب العمل الاحتفاظ بشهادات العامل أو وثائقه.',
        },
      }),
      states('breaks', {
        cues: [
          '(?:لا يستحق|لا يحق|لا تمنح|لا يمنح|ليس)[^.;]{0,40}~شهادة (?:ال)?(?:خدمة|خبرة)#',
          '~شهادة (?:ال)?(?:خدمة|خبرة)#[^.;]{0,40}~(?:مقابل رسم|مقابل رسوم|مقابل مبلغ|برسوم)#',
        ],
        unless: '(?<![ء-ي])إلا(?![ء-ي])|دون مقابل',
        says: {
          en: 'The clause refuses the certificate of service or asks payment for it.',
          ar: 'يحرم البند العامل من شهادة الخدمة أو يجعلها بمقابل.',
        },
      }),
      affirms('keeps', {
        cues: ['(?<core>~(?:يمنح|يعطي|تعطي|تمنح|يلتزم|تلتزم|يعيد)#)[^.;]{0,60}~شهادة (?:ال)?(?:خدمة|خبرة)#'],
        unless: 'رسوم|رسم',
      }),
    ],
  },
  'SA-LAB-123': {
    topic: PASSPORT,
    en: [
      ban({
        cues: [
          `{employer}[^.;]{0,80}\\b(?<core>retain|keep|hold|withhold|retains|keeps|holds|take custody|takes custody|confiscate)\\b[^.;]{0,60}(?:${PASSPORT.en})`,
          `(?:${PASSPORT.en})[^.;]{0,60}\\b(?<core>kept|held|retained|deposited|surrendered|in the custody|in (?:the )?safe)\\b`,
          `{employee}[^.;]{0,40}\\b(?<core>surrender|deposit|hand over|hand in|deliver|submit|surrenders|deposits|hands over)\\b[^.;]{0,40}(?:${PASSPORT.en})[^.;]{0,80}\\b(?:{employer}|custody|safekeeping|duration|term|throughout)`,
        ],
        unless:
          '\\b(?:cop(?:y|ies)|renew\\w*|visa processing|{employee} (?:keeps|retains|shall keep|shall retain|may keep)|customers?|for the purpose of)\\b|{employee} (?:keeps|retains|holds|shall (?:keep|retain|hold)|may (?:keep|retain|hold))',
        says: KEPT,
      }),
      affirms('keeps', {
        cues: [
          `{employee} (?:shall |may |has the right to |is entitled to )?(?<core>keeps?|retains?|holds?)\\b[^.;]{0,30}(?:${PASSPORT.en})`,
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>~(?:احتفاظ|يحتفظ|تحتفظ|احتجاز|حجز|يحتجز|تحتجز|حفظ|إيداع|إيداعه|يودع)#)[^.;]{0,40}(?:${PASSPORT.ar})`,
          `(?<core>~(?:يسلم|تسليم|بتسليم)#)[^.;]{0,30}(?:${PASSPORT.ar})[^.;]{0,60}(?:{employer}|طوال|للاحتفاظ|لحفظه)`,
          `(?:${PASSPORT.ar})[^.;]{0,40}(?<core>~(?:لدى|بحوزة|في عهدة|محفوظا)#)[^.;]{0,20}{employer}`,
        ],
        unless: `~(?:صورة|صور|نسخة|نسخ|تجديد|تجديده)#|~(?:يحتفظ|احتفاظ|تحتفظ|يحق)# {employee}|~حق {employee}|~لل(?:عامل|موظف)#`,
        says: KEPT,
      }),
      affirms('keeps', {
        cues: [
          `(?<core>~(?:يحتفظ|تحتفظ)#) {employee}[^.;]{0,30}(?:${PASSPORT.ar})`,
          `{employee}[^.;]{0,30}(?<core>~(?:احتفاظ|يحتفظ)#)[^.;]{0,20}(?:${PASSPORT.ar})`,
        ],
      }),
    ],
  },
};
