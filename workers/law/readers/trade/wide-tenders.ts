import { beyond, readTogether, type AddedReaders } from '../together.js';
import { NOT_NEEDED } from './turns.js';

const SUB = { en: '\\bsub-?(?:contract\\w*|let\\w*)\\b', ar: '~(?:باطن)#' };
const GUARANTEE = {
  en: '\\b(?:final (?:bank )?guarantee|final bond|performance (?:bond|guarantee))\\b',
  ar: '~ضمان (?:ال)?نهائي|~ضمانا نهائيا',
};
const WITHIN = {
  en: 'fifteen working days, which the agency may extend by the like',
  ar: 'خمسة عشر يوم عمل، وللجهة تمديدها لمدة مماثلة',
};
const PERMIT = {
  en: '\\boccupan(?:cy|t) (?:certificate|permit)\\b|\\bcertificate of occupancy\\b',
  ar: '~شهادة (?:ال)?إشغال',
};

/** Wide readers of the rules on government contracts and building. */
export const wideTenderReaders: AddedReaders = {
  'SA-GTP-01': readTogether({
    says: {
      en: 'The clause lets a text in another language than Arabic govern.',
      ar: 'يجعل البند المعتمد نصاً بغير اللغة العربية.',
    },
    en: [
      [
        '\\b(?:English|French|Chinese|German|foreign) (?:language |text|version|copy)\\b',
        '\\b(?:prevails?|governs?|controls?|binding|authoritative|precedence|followed)\\b',
        '\\b(?:text|version|copy|language)s?\\b',
      ],
    ],
    ar: [
      [
        '~(?:نص|نسخة|لغة) (?:ال)?(?:إنجليزي|إنجليزية|فرنسي|فرنسية|أجنبي|أجنبية)#',
        '~(?:يؤخذ|يعتمد|تعتمد|يرجح|ترجح|يقدم|تقدم|يسود|تسود|عبرة|مرجع)#',
      ],
      [
        '~(?:إنجليزية|فرنسية)#[^.;]{0,12}~(?:دون (?:ال)?عربية|وحدها|فقط|حصرا|دون غيرها)',
        '~(?:تحرر|تكتب|تصاغ|حرر|حررت|كتبت|صيغت|تعد|يحرر)#',
        '~(?:وثائق|عقد|ملحقات|مستندات)',
      ],
    ],
    unless: {
      en: '\\bArabic(?: language| text| version)? ?(?:shall |will |is )?(?:be )?(?:the )?(?:prevails?|governs?|controls?|authoritative|binding|governing)|\\b(?:not|catalogu\\w+|data ?sheets?|manuals?|fluent)\\b',
      ar: '~(?:كتيبات|نشرات|أدلة|لا)#|~(?:نص|نسخة|لغة) (?:ال)?(?:عربي|عربية)#[^.;]{0,20}~(?:معتمد|معتمدة|عبرة|مرجع)#|~(?:يؤخذ|يعتمد|تعتمد|يرجح|ترجح|يسود|تسود|عبرة|يقدم)#[^.;]{0,20}~(?:عربي|عربية)#',
    },
  }),
  'SA-GTP-02': {
    en: [
      beyond({
        cues: [GUARANTEE.en],
        measure: 'days',
        atMost: 31,
        after: 160,
        before: 60,
        needs: '\\baward\\w*\\b',
        unless: '\\b(?:valid\\w*|remains?|extended|releas\\w+|return\\w*)\\b',
        precedes: '\\bwithin\\b[^.;]{0,20}$',
        bound: WITHIN,
      }),
    ],
    ar: [
      beyond({
        cues: [GUARANTEE.ar],
        measure: 'days',
        atMost: 31,
        after: 160,
        before: 60,
        needs: '~(?:ترسية|رست|ترسيته)#',
        unless: '~(?:ساريا|سريان|يعاد|إفراج|يمدد)#',
        precedes: '~خلال#[^.;]{0,12}$',
        bound: WITHIN,
      }),
    ],
  },
  'SA-GTP-10': readTogether({
    says: {
      en: "The clause allows subcontracting without the agency's approval, or frees the contractor of joint liability.",
      ar: 'يجيز البند التعاقد من الباطن دون موافقة الجهة أو يسقط المسؤولية بالتضامن.',
    },
    en: [
      [
        SUB.en,
        '\\bcontractor (?:is|shall be|stands) (?:released|discharged|relieved|freed|absolved)\\b|\\b(?:that|such) (?:firm|sub-?contractor) alone\\b|\\bsub-?contractor alone\\b',
        '\\b(?:liab\\w+|responsib\\w+|answers?|answerable|works)\\b',
      ],
    ],
    ar: [
      [
        SUB.ar,
        '~(?:تبرأ ذمة|تنتفي مسؤولية|تسقط مسؤولية|تنتهي مسؤولية|يعفى|لا مسؤولية على|يخلي مسؤولية|تنتقل مسؤولية) ?(?:ال)?(?:متعاقد|مقاول|مورد)?#?',
        '~(?:متعاقد|مقاول|مورد)#',
        '~(?:أعمال|أسنده|أسندها|تنفيذ|تنفيذها|مسؤولية)#',
      ],
    ],
    unless: {
      en: '\\bnot (?:be )?(?:released|discharged|relieved|freed|absolved)\\b|\\bcontractor (?:shall )?remains?\\b',
      ar: 'لا (?:تبرأ|تنتفي|تسقط|تنتهي|يعفى|يعفي|يخلي|تنتقل)|~(?:بالتضامن|يبقى|يظل|تبقى)#',
    },
  }),
  'SA-CON-01': readTogether({
    says: {
      en: 'The clause sets the Saudi Building Code aside.',
      ar: 'يستبعد البند تطبيق كود البناء السعودي.',
    },
    en: [],
    ar: [
      [
        '~كود (?:ال)?بناء (?:ال)?سعودي',
        '~(?:دون|بدون|بغير|بلا)# ?~(?:تقيد|التزام|مراعاة|اعتبار|نظر|حاجة|تطبيق|رجوع)',
        '~(?:ينفذ|تنفذ|تنفيذ|أعمال|يصمم|تصميم|وفق)',
      ],
    ],
    unless: { en: '\\bnever\\b', ar: 'لا يجوز|لا يحق|يحظر|~(?:إخلال|مخالفة)#' },
  }),
  'SA-CON-03': readTogether({
    says: {
      en: 'The clause allows occupation without the occupancy certificate.',
      ar: 'يجيز البند إشغال البناء دون شهادة إشغال.',
    },
    en: [
      [
        PERMIT.en,
        '\\b(?:moves? in(?:to)?|lives? in|occup(?:y|ies|ied)|inhabits?|opens?|takes? up residence)\\b',
        '\\b(?:although no|even (?:if|though) (?:no|the)|without (?:an?|any|the)|before (?:an?|any|the)|though no|whether or not)\\b[^.;]{0,20}\\b(?:certificate|permit)\\b',
      ],
    ],
    ar: [
      [
        PERMIT.ar,
        '~(?:ليسكن|يسكن|سكن|إشغال|يشغل|ينتقل|انتقال|يقيم)',
        '~(?:ولو لم|وإن لم|رغم عدم|دون|قبل|بدون|حتى لو لم)#[^.;]{0,25}~شهادة',
      ],
    ],
    unless: {
      en: '\\b(?:may|shall|must|can|will) ?not\\b|\\b(?:cannot|no person|only)\\b',
      ar: `~(?:لا|إلا|يحظر|يمتنع)#|${NOT_NEEDED.ar}`,
    },
  }),
};
