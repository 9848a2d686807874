import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { LESS_PAY } from './wide-pieces.js';

const RESIDENT = {
  en: '\\b(?:non-?Saudis?|expatriates?|foreign (?:workers?|employees?|nationals?)|residents?|iqama|sponsor\\w*)\\b',
  ar: '~غير (?:ال)?سعودي|~(?:وافد|وافدين|مقيم|مكفول|كفالة|كفالته|أجنبي|إقامته|إقامة)',
};
const COVER = {
  en: '\\b(?:(?:cooperative )?(?:health|medical) (?:insurance|cover(?:age)?)|health policy)\\b',
  ar: '~ضمان (?:ال)?صحي|~تأمين (?:ال)?(?:صحي|طبي)',
};
const FAMILY = {
  en: '\\b(?:parents|family|dependants?|dependents?|visit\\w*)\\b',
  ar: '~(?:والدي|والديه|أسر|عائل|تابع|مرافق|زيارة)',
};
const NURSING = {
  en: '\\b(?:nursing (?:breaks?|hours?|periods?|time)|breast-?feed\\w*|to nurse (?:her|the)|lactation)\\b',
  ar: '~(?:رضاعة|إرضاع|لإرضاع|رضاعه|إرضاعه)',
};
const MOURNING = {
  en: "\\b(?:iddah|idda|widow(?:ed|s)?|(?:husband|spouse)(?:'s)? (?:dies|death|has died|passes away)|(?:death|loss) of her husband|husband dies)\\b",
  ar: '~(?:إجازة (?:ال)?عدة|عدة|وفاة زوجها|[يت]توفى زوجها|توفي زوجها|متوفى عنها)#',
};
const INJURY = {
  en: '\\b(?:(?:work|occupational|workplace|work-related|industrial) (?:injur\\w+|accidents?)|injured (?:at|in the course of|during) (?:his |her |the )?work|occupational disease)\\b',
  ar: '~(?:إصابة (?:ال)?عمل|إصابات (?:ال)?عمل|إصابة عمل|مرض مهني|إصابته أثناء (?:ال)?عمل)',
};
const FULL = {
  en: '\\bfull (?:wage|pay|salary)\\b|\\bsixty\\b|\\b60\\b|\\b75\\b',
  ar: '~كاملا|~كامل|ستين|60|75',
};

/** Readers of the rules on health insurance of residents, nursing, mourning and work injuries. */
export const careReaders: ReadersById = {
  'SA-LAB-135': {
    topic: COVER,
    ...allOf(
      readTogether({
        says: {
          en: 'The clause does not have the employer insure a non-Saudi worker, or has the worker pay for it.',
          ar: 'لا يلزم البند صاحب العمل بالاشتراك للعامل غير السعودي في الضمان الصحي أو يحمله قيمته.',
        },
        en: [
          [
            RESIDENT.en,
            COVER.en,
            '\\b(?:not (?:be )?(?:enrol\\w*|cover\\w*|insur\\w*|provid\\w*|subscri\\w*|includ\\w*)|(?:his|her|their) own|for himself|for herself|(?:borne|paid|arranged) by the (?:employee|worker)|{employee} (?:shall |will )?(?:bears?|pays?|obtain|buys?|arrange)|at (?:his|her|their) (?:own )?(?:cost|expense)|deduct\\w*)\\b',
          ],
        ],
        ar: [
          [
            RESIDENT.ar,
            COVER.ar,
            '~(?:لا|ولا|لن)# [يت](?:شمل|وفر|لتزم|تحمل|شترك|ؤمن|غطي)|~(?:[يت]تحمل|[يت]لتزم|[يت]دفع|[يت]سدد|[يت]شترك)# {employee}|~(?:اشتراك|تأمين) لنفسه|~(?:لنفسه|نفقته|حسابه)#|~(?:[يت]حسم|[يت]خصم)',
          ],
        ],
        unless: {
          en: `${FAMILY.en}|{employer} (?:shall |will )?(?:bears?|pays?|enrols?|insures?)`,
          ar: `${FAMILY.ar}|~(?:[يت]تحمل|[يت]لتزم|[يت]دفع|[يت]شترك)# {employer}|~(?:لا|ولا)# [يت](?:حسم|خصم)`,
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'The employer insures.', ar: 'يؤمن صاحب العمل.' },
        en: [
          [
            RESIDENT.en,
            COVER.en,
            '{employer} (?:shall |will )?(?:enrols?|insures?|subscribes?|provides?|pays?|bears?)',
          ],
        ],
        ar: [[RESIDENT.ar, COVER.ar, '~(?:[يت]لتزم|[يت]تحمل|[يت]شترك|[يت]ؤمن|[يت]وفر)# {employer}']],
        unless: FAMILY,
      }),
    ),
  },
  'SA-LAB-136': {
    topic: NURSING,
    ...allOf(
      readTogether({
        says: {
          en: 'The clause denies the nursing breaks, or takes them from the wage or the working time.',
          ar: 'يحرم البند العاملة من فترات الرضاعة أو يحسمها من الأجر أو من ساعات العمل.',
        },
        en: [
          [
            NURSING.en,
            `${LESS_PAY.en}|\\b(?:not (?:be )?(?:entitled|granted|given|allowed|count\\w*)|no (?:time off|nursing|right)|made up|make up|compensated by|discretion|in place of|instead of (?:her|the) (?:break|rest))\\b`,
          ],
        ],
        ar: [
          [
            NURSING.ar,
            `${LESS_PAY.ar}|~(?:لا|ولا)# [يت](?:ستحق|منح|حتسب|حسب|حق)|~(?:[يت]عوض|تعويضها|ضمن فترة (?:ال)?راحة|بدلا من)`,
          ],
        ],
        unless: {
          en: '\\b(?:without (?:loss|deduction|reduc\\w+)|not (?:be )?(?:deduct\\w*|reduc\\w*|unpaid)|no deduction)\\b|\\broom\\b',
          ar: '~(?:لا|ولا)# [يت](?:خفض|حسم|خصم|ترتب|نقص)|~(?:دون (?:حسم|تخفيض|خصم)|غرفة|حضانة|رسوم)',
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'The breaks are granted.', ar: 'تمنح فترات الرضاعة.' },
        en: [
          [
            NURSING.en,
            '\\b(?:hour|break|breaks)\\b',
            '\\b(?:full wage|with pay|paid|working time|without (?:loss|deduction))\\b',
          ],
        ],
        ar: [[NURSING.ar, '~(?:ساعة|فترة|فترات)', '~(?:من ساعات (?:ال)?عمل|لا [يت]خفض|أجر كامل|دون تخفيض)']],
      }),
    ),
  },
  'SA-LAB-137': {
    topic: MOURNING,
    ...allOf(
      {
        en: [
          limit({
            cues: [MOURNING.en],
            needs: '\\bleave\\b',
            unless: '\\b(?:not (?:a )?Muslim|non-Muslim|dues|five days)\\b',
            measure: 'days',
            atLeast: 120,
            before: 60,
            bound: { en: 'four months and ten days', ar: 'أربعة أشهر وعشرة أيام' },
          }),
        ],
        ar: [
          limit({
            cues: [MOURNING.ar],
            needs: '~إجازة',
            unless: '~(?:غير (?:ال)?مسلمة|مستحقات|خمسة أيام)',
            measure: 'days',
            atLeast: 120,
            before: 60,
            bound: { en: 'four months and ten days', ar: 'أربعة أشهر وعشرة أيام' },
          }),
        ],
      },
      readTogether({
        says: {
          en: 'The clause pays less than the wage for the leave of a widow.',
          ar: 'يجعل البند إجازة العدة بأقل من الأجر الكامل.',
        },
        en: [[MOURNING.en, '\\bleave\\b', LESS_PAY.en]],
        ar: [[MOURNING.ar, '~إجازة', LESS_PAY.ar]],
        unless: { en: '\\b(?:extend\\w*|extension|pregnan\\w+)\\b', ar: '~(?:تمديد|[يت]مدد|حامل)' },
      }),
    ),
  },
  'SA-LAB-138': {
    topic: INJURY,
    ...allOf(
      readTogether({
        says: {
          en: 'The clause pays less than the law while the worker is unfit after a work injury.',
          ar: 'يقرر البند للمصاب بإصابة عمل أقل مما يقرره النظام أثناء عجزه وعلاجه.',
        },
        en: [
          [
            INJURY.en,
            LESS_PAY.en,
            '\\b(?:absen\\w+|days|treatment|recover\\w*|unfit|until|leave|time off|away)\\b',
          ],
        ],
        ar: [[INJURY.ar, LESS_PAY.ar, '~(?:غياب|علاج|علاجه|انقطاع|انقطاعه|عجز|عجزه|إجازة|مدة|أيام)']],
        unless: {
          en: `${FULL.en}|\\bnot (?:be )?(?:deduct\\w*|count\\w*)\\b`,
          ar: `${FULL.ar}|~(?:لا|ولا)# [يت](?:حسم|خصم|حتسب)|~دون (?:حسم|خصم)`,
        },
      }),
      readTogether({
        answer: 'keeps',
        says: { en: 'The full wage is paid.', ar: 'يدفع الأجر كاملاً.' },
        en: [[INJURY.en, '\\bfull (?:wage|pay|salary)\\b', '\\b(?:sixty|60)\\b']],
        ar: [[INJURY.ar, '~كاملا?', '~ستين|60']],
      }),
    ),
  },
};
