import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { states } from '../turns.js';

const DUES = {
  en: '\\b(?:final (?:settlement|dues|pay(?:ment)?|wages?|salary|entitlements?|account)|end[- ]of[- ]service (?:dues|entitlements?|benefits?|gratuity|award|settlement)|(?:outstanding|accrued|remaining|all|full|final|his|her|their)(?: (?:outstanding|accrued|final|financial))? (?:dues|entitlements)|dues and entitlements)\\b',
  ar: '~(?:مستحقات|مستحقاته|حقوق|حقوقه|مخالصة|تصفية|مكافأة نهاية)#',
};
const ENDED = {
  en: '\\b(?:terminat\\w+|end of|ends?|final|leav(?:es|ing)|last working day|resign\\w*|separation|expir\\w+|departure)\\b',
  ar: '^(?=[\\s\\S]{0,500}(?:انتهاء|إنهاء|نهاية|ترك|استقال|فسخ|آخر يوم|نهائية|مغادر))(?=[\\s\\S]{0,500}(?:تصفية|تسوية|صرف|تصرف|دفع|تدفع|سداد|تسدد|تسليم|تسلم|يصفي|تصفى|تحويل|تحول|أداء))',
};
const AWARD = { en: '\\bhalf (?:of )?a month|\\bfor each (?:year|of the first)\\b', ar: 'نصف شهر|عن كل سنة' };

/** Readers of the rule on the settlement of dues. */
export const workDuesReaders: ReadersById = {
  'SA-LAB-19': {
    topic: { en: DUES.en, ar: '~(?:تصفية|مخالصة) (?:ال)?(?:حقوق|مستحقات|نهائية)|~مستحقاته (?:ال)?نهائية' },
    en: [
      limit({
        cues: [DUES.en],
        needs: ENDED.en,
        unless: AWARD.en,
        measure: 'days',
        atMost: 14,
        after: 170,
        before: 120,
        precedes:
          '\\b(?:within|in|after|later than|exceed(?:ing)?|up to|by|period of|maximum of|lapse of|expiry of)\\W{1,3}(?:a |the )?(?:maximum |period |of ){0,3}$',
        notAfter:
          "^['\\s]{1,2}(?:of )?(?:continuous |actual )?(?:service|employment|wages?|pay|notice)\\b|^ (?:prior|written)",
        bound: {
          en: 'one week where the employer ends the contract and two weeks where the worker does',
          ar: 'أسبوع إذا أنهى صاحب العمل العقد، وأسبوعان إذا أنهاه العامل',
        },
      }),
      limit({
        cues: [DUES.en],
        unless: AWARD.en,
        measure: 'days',
        atMost: 14,
        after: 150,
        follows:
          '^ (?:after|from|following) (?:the |his |her |their )?(?:(?:date|day) of )?(?:the )?(?:terminat|end|last|leaving|resign|separation|clearance|expir|final|depart)',
        bound: {
          en: 'one week where the employer ends the contract and two weeks where the worker does',
          ar: 'أسبوع إذا أنهى صاحب العمل العقد، وأسبوعان إذا أنهاه العامل',
        },
      }),
      limit({
        cues: [DUES.en],
        needs: '\\b(?:terminat\\w+|dismiss\\w*|ended) by (?:the )?{employer}|{employer} (?:ends|terminates)',
        unless: `\\bresign\\w*|{employee} (?:ends|terminates)|by (?:the )?(?:{employee}|either)|${AWARD.en}`,
        measure: 'days',
        atMost: 7,
        after: 170,
        before: 0,
        precedes:
          '\\b(?:within|later than|exceed(?:ing)?|period of|maximum of)\\W{1,3}(?:a |the )?(?:maximum |period |of ){0,3}$',
        bound: { en: 'one week where the employer ends the contract', ar: 'أسبوع إذا أنهى صاحب العمل العقد' },
      }),
      states('doubtful', {
        cues: [
          `(?:${DUES.en})[^.;]{0,80}\\b(?:withheld|held|not be (?:paid|released)|only (?:be )?(?:paid|released))\\b[^.;]{0,60}\\b(?:until|unless|upon|after)\\b[^.;]{0,80}\\b(?:clearance|releases?|waivers?|discharge)\\b`,
        ],
        says: {
          en: 'The clause makes the final dues wait for a clearance or a release.',
          ar: 'يعلق البند صرف المستحقات النهائية على إخلاء الطرف أو توقيع مخالصة.',
        },
      }),
    ],
    ar: [
      limit({
        cues: [DUES.ar],
        needs: ENDED.ar,
        unless: AWARD.ar,
        measure: 'days',
        atMost: 14,
        after: 170,
        before: 60,
        precedes:
          '(?<![ء-ي])[وف]?(?:خلال|بعد|غضون|أقصاها|أقصاه|تتجاوز|يتجاوز|تزيد على|تزيد عن|مدة|مهلة|مضي|مرور|انقضاء)(?: (?:لا|مدة|مهلة|فترة|تتجاوز|تزيد|على|عن|أقصاها)){0,5}\\s?\\(?$',
        notBefore: '(?:إشعار|إخطار|خدمة)[^.;]{0,24}$',
        notAfter: '^ (?:من (?:ال)?خدمة|خدمة)',
        bound: {
          en: 'one week where the employer ends the contract and two weeks where the worker does',
          ar: 'أسبوع إذا أنهى صاحب العمل العقد، وأسبوعان إذا أنهاه العامل',
        },
      }),
      states('doubtful', {
        cues: [
          '~(?:مستحقات|حقوق)(?:ه|ها)?#[^.;]{0,60}(?:إلا بعد|حتى|لحين|إلى حين|قبل)[^.;]{0,60}~(?:إخلاء|مخالصة|إبراء|تنازل)',
          '~(?:حجز|إيقاف|تعليق|تأخير|وقف) [^.;]{0,20}~مستحقات[^.;]{0,60}~(?:إخلاء|مخالصة|إبراء)',
        ],
        says: {
          en: 'The clause makes the final dues wait for a clearance or a release.',
          ar: 'يعلق البند صرف المستحقات النهائية على إخلاء الطرف أو توقيع مخالصة.',
        },
      }),
    ],
  },
};
