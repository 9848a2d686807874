import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { affirms, states } from '../turns.js';

const UNPAID = {
  en: '\\b(?:unpaid|without (?:pay|wages?|salary)|at half (?:pay|salary|wage)|half[- ]pay|no pay)\\b',
  ar: '(?:دون أجر|بدون أجر|بلا أجر|دون راتب|بدون راتب|غير مدفوعة|غير مدفوع|بنصف (?:ال)?(?:أجر|راتب))',
};
const FIVE = {
  en: 'five days for marriage or the death of a spouse, ascendant or descendant',
  ar: 'خمسة أيام عند الزواج أو وفاة الزوج أو أحد الأصول أو الفروع',
};
const THREE = {
  en: 'three days for the death of a brother or sister or the birth of a child',
  ar: 'ثلاثة أيام عند وفاة الأخ أو الأخت أو ولادة مولود',
};

/** Readers of the rules on leave for family events, pilgrimage and feasts. */
export const workFamilyReaders: ReadersById = {
  'SA-LAB-25': {
    topic: {
      en: '\\b(?:marriage|bereavement|paternity|compassionate) leave\\b',
      ar: '~إجازة (?:ال)?(?:زواج|وفاة|مولود)#',
    },
    en: [
      limit({
        cues: ['\\b(?:marriage|wedding)\\b'],
        needs: '\\bleave\\b|\\bdays? off\\b',
        measure: 'days',
        atLeast: 5,
        after: 0,
        before: 50,
        follows: '^[^.;,]{0,30}\\b(?:marriage|wedding)',
        notAfter:
          '^\\W{0,3}(?:before|prior|notice|after|from|for (?:the )?(?:birth|paternity|death of (?:a |his )?(?:brother|sister|sibling)))|^ on (?:the )?birth',
        bound: FIVE,
      }),
      limit({
        cues: ['\\b(?:marriage|wedding)\\b'],
        needs: '\\bleave\\b|\\bdays? off\\b',
        measure: 'days',
        atLeast: 5,
        after: 60,
        notAfter:
          '^\\W{0,3}(?:before|prior|notice|after|from|for (?:the )?(?:birth|paternity|death of (?:a |his )?(?:brother|sister|sibling)))|^ on (?:the )?birth',
        bound: FIVE,
      }),
      limit({
        cues: ['\\b(?:bereavement|death)\\b'],
        needs: '\\bleave\\b|\\bdays? off\\b',
        unless:
          '\\b(?:brother|sister|siblings?|uncle|aunt|cousin|second[- ]degree|relatives?|in-law|colleague|marriage|iddah|husband|award|birth)\\b',
        measure: 'days',
        atLeast: 5,
        after: 0,
        before: 50,
        follows: '^[^.;,]{0,34}\\b(?:death|bereavement)',
        notAfter: '^\\W{0,3}(?:before|prior|notice|after|from)',
        bound: FIVE,
      }),
      limit({
        cues: ['\\b(?:bereavement|death)\\b'],
        needs: '\\bleave\\b|\\bdays? off\\b',
        unless:
          '\\b(?:brother|sister|siblings?|uncle|aunt|cousin|second[- ]degree|relatives?|in-law|colleague|marriage|iddah|husband|award|birth)\\b',
        measure: 'days',
        atLeast: 5,
        after: 90,
        notAfter: '^\\W{0,3}(?:before|prior|notice|after|from)|^ (?:for|upon|in (?:the )?(?:case|event) of)',
        bound: FIVE,
      }),
      limit({
        cues: [
          '\\bpaternity\\b',
          '\\bbirth of (?:a|his|the) (?:child|newborn|baby|son|daughter)\\b',
          '\\bnewborn\\b',
        ],
        needs: '\\bleave\\b|\\bdays? off\\b',
        unless: '\\b(?:maternity|female|mother|iddah|wife|marriage|death)\\b',
        measure: 'days',
        atLeast: 3,
        after: 60,
        before: 50,
        notAfter: '^\\W{0,3}(?:of (?:the )?(?:birth|date)|before|prior|notice|after|from)',
        bound: THREE,
      }),
      states('breaks', {
        cues: [
          `\\b(?:marriage|bereavement|paternity|compassionate)\\b[^.;]{0,40}\\bleave\\b[^.;]{0,40}${UNPAID.en}`,
          '\\b(?:no|not (?:be )?entitled to(?: any)?) (?:paid )?(?:marriage|bereavement|paternity|compassionate)(?: or (?:marriage|bereavement|paternity))? leave\\b',
          '\\b(?:no|not (?:be )?entitled to(?: any)?) (?:other )?leave (?:other than|except(?: for)?|apart from|besides) (?:the |his )?annual leave\\b',
          '\\b(?:marriage|bereavement|paternity)\\b[^.;]{0,40}\\bleave\\b[^.;]{0,60}\\b(?:deducted from|counted (?:as|against|towards)|taken from) (?:the |his )?annual leave\\b',
        ],
        unless:
          '\\b(?:shall not|may not|not be)\\b[^.;]{0,20}(?:deducted|counted)|\\b(?:second|uncle|cousin|additional|longer)\\b',
        says: {
          en: 'The clause refuses paid leave for family events, or takes it out of other leave.',
          ar: 'يحرم البند العامل من إجازات المناسبات العائلية بأجر أو يحسمها من إجازة أخرى.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:زواج|زواجه|زواجها)#'],
        needs: '~(?:إجازة|أيام)#',
        measure: 'days',
        atLeast: 5,
        after: 40,
        before: 50,
        notAfter: '^ (?:قبل|من تاريخ|(?:في حالة |عند )?(?:وفاة (?:ال)?أخ|ولادة))',
        bound: FIVE,
      }),
      limit({
        cues: ['~(?:وفاة)#'],
        needs: '~(?:إجازة|أيام)#',
        unless: '~(?:أخ|أخت|أخيه|أخته|أشقاء|عم|خال|زواج|زواجه|عدة|زوجها|مكافأة|ولادة|مولود|أقارب)#',
        measure: 'days',
        atLeast: 5,
        after: 70,
        before: 50,
        notAfter: '^ (?:قبل|من تاريخ)',
        bound: FIVE,
      }),
      limit({
        cues: ['~(?:مولود|مولوده)#', '~إجازة (?:ال)?أبوة#'],
        needs: '~(?:إجازة|أيام|يوم)#',
        unless: '~(?:وضع|عاملة|زواج|زواجه|وفاة)#',
        measure: 'days',
        atLeast: 3,
        after: 50,
        before: 50,
        notAfter: '^ (?:من|قبل)',
        notBefore: '(?<![ء-ي])خلال \\(?$',
        bound: THREE,
      }),
      states('breaks', {
        cues: [
          `~إجازة (?:ال)?(?:زواج|وفاة|مولود)#[^.;]{0,40}${UNPAID.ar}`,
          '(?:لا يستحق|لا يحق|ليس|لا يمنح)[^.;]{0,40}~إجازة (?:ال)?(?:زواج|وفاة|مولود)#',
          '(?:لا يستحق|لا يحق|ليس|لا يمنح)[^.;]{0,30}~(?:إجازة|إجازات)#[^.;]{0,20}~(?:سوى|عدا|غير|باستثناء|خلاف)# ~إجازة (?:ال)?سنوية#',
          '(?<!لا )~(?:تخصم|تحسم|تحتسب)# ~إجازة (?:ال)?(?:زواج|وفاة|مولود)#[^.;]{0,40}~من (?:رصيد )?(?:ال)?(?:إجازة|إجازته|إجازات|إجازاته)',
        ],
        unless: '~(?:إضافية|عم|خال)#',
        says: {
          en: 'The clause refuses paid leave for family events, or takes it out of other leave.',
          ar: 'يحرم البند العامل من إجازات المناسبات العائلية بأجر أو يحسمها من إجازة أخرى.',
        },
      }),
    ],
  },
  'SA-LAB-116': {
    topic: { en: '\\b(?:hajj|pilgrimage)\\b', ar: '~(?:إجازة|فريضة) (?:ال)?حج#' },
    en: [
      limit({
        cues: ['\\b(?:hajj|pilgrimage)\\b'],
        needs: '\\bleave\\b',
        measure: 'days',
        atLeast: 10,
        after: 70,
        before: 50,
        notAfter: '^\\W{0,3}(?:before|prior|notice|of (?:service|employment)|in advance)',
        bound: { en: 'ten days for the pilgrimage', ar: 'عشرة أيام لأداء فريضة الحج' },
      }),
      states('breaks', {
        cues: [
          `\\b(?:hajj|pilgrimage)\\b[^.;]{0,40}${UNPAID.en}`,
          `${UNPAID.en}[^.;]{0,20}\\b(?:hajj|pilgrimage)\\b`,
          '\\b(?:no|not (?:be )?entitled to(?: any)?) (?:paid )?(?:hajj|pilgrimage) leave',
        ],
        unless:
          '\\b(?:second|again|repeat|previous\\w*|already|before completing|less than two|unless|except)\\b',
        says: {
          en: 'The clause refuses paid leave for the pilgrimage.',
          ar: 'يحرم البند العامل من إجازة الحج بأجر.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:حج)#'],
        needs: '~إجازة#',
        measure: 'days',
        atLeast: 10,
        after: 70,
        before: 50,
        notAfter: '^ (?:قبل|من (?:ال)?خدمة)',
        bound: { en: 'ten days for the pilgrimage', ar: 'عشرة أيام لأداء فريضة الحج' },
      }),
      states('breaks', {
        cues: [
          `~حج#[^.;]{0,40}${UNPAID.ar}`,
          `${UNPAID.ar}[^.;]{0,30}~حج#`,
          '(?:لا يستحق|لا يحق|ليس|لا يمنح)[^.;]{0,40}~إجازة[^.;]{0,20}~حج#',
        ],
        unless: '~(?:مرة أخرى|سبق|ثانية)#|(?<![ء-ي])إلا(?![ء-ي])|ما لم|أقل من سنتين|قبل',
        says: {
          en: 'The clause refuses paid leave for the pilgrimage.',
          ar: 'يحرم البند العامل من إجازة الحج بأجر.',
        },
      }),
    ],
  },
  'SA-LAB-117': {
    topic: { en: '\\b(?:public|official) holidays\\b|\\bEid\\b', ar: '~(?:أعياد|عطل (?:ال)?رسمية)#' },
    en: [
      states('breaks', {
        cues: [
          `\\b(?:public|official|national|Eid) (?:holidays?|feasts?)\\b[^.;]{0,50}${UNPAID.en}`,
          '\\b(?:no|not (?:be )?entitled to(?: any)?) (?:paid )?(?:public|official|Eid) holidays?\\b',
          '\\b(?:public|official|Eid) holidays?\\b[^.;]{0,60}\\b(?:deducted from|counted (?:as|against|towards)) (?:the |his )?annual leave',
        ],
        unless: '\\b(?:not be|never|overtime|shall not be)\\b',
        says: {
          en: 'The clause refuses paid leave on feasts and official occasions.',
          ar: 'يحرم البند العامل من إجازة الأعياد والمناسبات بأجر.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:public|official|Eid) (?:holidays?)\\b[^.;]{0,50}\\b(?:full (?:pay|wage)|paid)\\b',
          '\\b(?:paid|full[- ]pay)\\b[^.;]{0,40}\\b(?:public|official|Eid) holidays?',
        ],
        unless: `${UNPAID.en}|\\bovertime`,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `~(?:أعياد|عطل (?:ال)?رسمية|عيد|عيدي)#[^.;]{0,50}${UNPAID.ar}`,
          '(?:لا يستحق|لا يحق|ليس|لا يمنح)[^.;]{0,40}~(?:إجازة|إجازات)[^.;]{0,20}~(?:أعياد|عيد|عيدي|رسمية)#',
          '(?<!لا )~(?:تخصم|تحسم)#[^.;]{0,20}~(?:إجازة|إجازات) (?:ال)?(?:أعياد|عيد|عيدي)#',
        ],
        unless: '~إضافي',
        says: {
          en: 'The clause refuses paid leave on feasts and official occasions.',
          ar: 'يحرم البند العامل من إجازة الأعياد والمناسبات بأجر.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:أعياد|عطل (?:ال)?رسمية)#[^.;]{0,60}بأجر',
          'بأجر كامل[^.;]{0,40}~(?:أعياد|عطل (?:ال)?رسمية)#',
        ],
        unless: UNPAID.ar,
      }),
    ],
  },
};
