import { limit } from '../limit.js';
import { allOf, onlyBreaks, readTogether, type AddedReaders } from '../together.js';
import { NOT_NEEDED } from './turns.js';

const PAPER = { en: '\\bdisclosure (?:document|statement)s?\\b', ar: '~(?:وثيقة|مستند) (?:ال)?إفصاح' };
const PARTS = {
  en: '\\b(?:spare parts?|maintenance|maintain|after-?sales)\\b',
  ar: '~(?:قطع (?:ال)?غيار|قطع غيارها|صيانة|صيانتها)#',
};
const AUTHOR = {
  en: '\\b(?:author|writer|composer|photographer|artist|illustrator|designer|creator|poet)\\b',
  ar: '~(?:مؤلف|كاتب|رسام|مصور|ملحن|شاعر|مصمم|فنان|مبتكر)#',
};
const GIVES = {
  en: '\\b(?:assigns?|transfers?|cedes?|conveys?|vests?|belongs?|renounces?|waives?|relinquish\\w*|surrenders?|gives up)\\b',
  ar: '~(?:[يت]تنازل|متنازل|متنازلا|تنازل|[يت]ؤول|ملك|[يت]نتقل|[يت]سقط|[يت]تخلى)',
};

/** Wide readers of the rules on franchises, agencies and authors. */
export const wideTradeReaders: AddedReaders = {
  'SA-FRA-02': allOf(
    readTogether({
      says: {
        en: 'The clause hands the disclosure document over after signing or payment.',
        ar: 'يؤخر البند تسليم وثيقة الإفصاح إلى ما بعد الإبرام أو الدفع.',
      },
      en: [
        [
          PAPER.en,
          '\\b(?:suppl\\w+|furnish\\w*|provid\\w*|deliver\\w*|hand(?:s|ed)?|giv(?:e|es|en)|sent|sends?)\\b',
          '\\b(?:after|following|once|upon)\\b[^.;]{0,25}\\b(?:receipt|payment|paid|sign\\w*|execut\\w+|fee)\\b',
        ],
      ],
      ar: [
        [
          PAPER.ar,
          '~(?:يزود|تزويد|يسلم|تسليم|تسلم|يقدم|تقديم|يطلع)',
          '~بعد#[^.;]{0,20}~(?:سداد|دفع|توقيع|إبرام|استلام (?:ال)?مقابل)',
        ],
      ],
      unless: {
        en: '\\b(?:updat\\w+|amend\\w*|annual\\w*|financial year|renew\\w*|confidential\\w*|acknowledg\\w*|only after|until|not (?:be )?(?:sign\\w*|pa(?:y|id)|execut\\w+)|before|prior to)\\b',
        ar: '~(?:تحديث|تعديل|يعيد|سرية|لا|إلا|قبل|سنوي|سنويا)#',
      },
    }),
    {
      en: [],
      ar: [
        onlyBreaks(
          limit({
            cues: [PAPER.ar],
            measure: 'days',
            atLeast: 14,
            after: 120,
            precedes: '~قبل#[^.;]{0,30}$',
            needs: '~(?:توقيع|إبرام|دفع|سداد)',
            unless: '~(?:تحديث|تعديل|إعادة)#',
            bound: { en: '14 days before signing or payment', ar: '14 يوماً قبل الإبرام أو الدفع' },
          }),
        ),
      ],
    },
    readTogether({
      says: { en: 'The disclosure document comes in time.', ar: 'تسلم وثيقة الإفصاح في موعدها.' },
      answer: 'keeps',
      en: [
        [
          PAPER.en,
          '\\b(?:fourteen|fifteen|twenty|twenty-one|thirty|1[4-9]|[2-9]\\d) (?:\\(\\d+\\) )?days before\\b',
          '\\b(?:received|receiv\\w+|provid\\w+|deliver\\w+|given)\\b',
        ],
      ],
      ar: [
        [
          PAPER.ar,
          '~(?:أربعة عشر|خمسة عشر|عشرين|ثلاثين|14|15|20|21|30)[^.;]{0,10}~(?:يوم|يوما)',
          '~(?:مضي|قبل)#',
          '~(?:تزويد|تزويده|تسليم|تسلم|استلام)',
        ],
      ],
      unless: { en: '\\b(?:not|waives?|after signing)\\b', ar: '~(?:يعفى|يتنازل|غير)#' },
    }),
  ),
  'SA-FRA-06': readTogether({
    says: {
      en: 'The clause does without an Arabic text or translation of the agreement.',
      ar: 'يستبعد البند تحرير الاتفاقية بالعربية أو ترجمتها إليها.',
    },
    en: [
      [
        '\\bagreement\\b',
        '\\bin (?:the )?(?:English|French|German|Chinese)(?: language)? (?:only|alone|exclusively)\\b|\\b(?:sole|only) language\\b',
        '\\b(?:drawn up|made|written|executed|drafted|language)\\b',
      ],
      [
        '\\b(?:agreement|franchisee)\\b',
        '\\bno Arabic (?:version|translation|text|copy)\\b|\\bnot (?:be )?translated into Arabic\\b',
        '\\b(?:shall|will|is|be|made|waives?|needed)\\b',
      ],
    ],
    ar: [
      [
        '~(?:اتفاقية|عقد)#',
        '~(?:إنجليزية|فرنسية|صينية|ألمانية|لغة (?:ال)?أجنبية)#',
        '~(?:لغتها (?:ال)?وحيدة|لغة (?:ال)?وحيدة|وحدها|فقط|دون غيرها|حصرا|دون (?:ال)?عربية)#?|~(?:لا يلتزم|لا حاجة|دون)[^.;]{0,25}~ترجم',
        '~(?:حررت|تحرر|كتبت|صيغت|تحرير|لغة|لغتها)#?',
      ],
    ],
    unless: {
      en: '\\bnot (?:be )?(?:made|drawn up|written|executed|drafted)\\b|\\b(?:manuals?|menus?|boards?|correspondence|notices|training|together with|may be)\\b',
      ar: '~(?:كتيبات|مراسلات|تدريب|قوائم|لوحات|إشعارات|لا يجوز)#',
    },
  }),
  'SA-FRA-07': readTogether({
    says: {
      en: 'The clause excludes the buy-back or compensation owed when the franchisor ends the agreement without legitimate reason.',
      ar: 'يستبعد البند إعادة شراء الأصول أو التعويض عند إنهاء المانح الاتفاقية دون سبب مشروع.',
    },
    en: [
      [
        '{franchisor}',
        `${NOT_NEEDED.en}|\\bno (?:duty|obligation|liability)\\b`,
        '\\b(?:repurchase|buy ?back|buy-back|compensate)\\b',
        '\\b(?:ends|terminat\\w+|non-renewal|refus\\w+ to renew|not renew)\\b',
        '\\b(?:otherwise than|without|other than)\\b[^.;]{0,20}\\blegitimate\\b|\\b(?:for any reason|whatever the reason|without (?:cause|reason))\\b',
      ],
    ],
    ar: [
      [
        '{franchisor}',
        '~(?:إعادة شراء|يعيد شراء|شراء|تعويض|شرائها)#',
        '~(?:لا يلتزم|غير ملزم|يمتنع|يعفى|لا يلزم|لا تتجاوز ثلث|لا تتجاوز نصف)',
        '~(?:إنهاء|أنهى|تجديد|فسخ|أنهاها)#',
        '~(?:دون سبب|بغير سبب|دون أي سبب|أيا كان (?:ال)?سبب|لأي سبب|غير مشروع)',
      ],
    ],
    unless: {
      en: "\\b(?:franchisee's (?:breach|default)|during the (?:life|term)|(?:terminat\\w+|ended) by the franchisee)\\b",
      ar: '~(?:إخلال صاحب|أخل صاحب|لا يجوز|أثناء مدة)',
    },
  }),
  'SA-AGN-03': readTogether({
    says: {
      en: 'The clause drops spare parts or maintenance owed during the agency and for a year after it.',
      ar: 'يسقط البند تأمين قطع الغيار أو الصيانة خلال الوكالة أو السنة التالية لها.',
    },
    en: [
      [
        `{agent} (?:is|shall be|has) (?:not (?:be )?(?:obliged|required|bound)|under no (?:duty|obligation)|no (?:duty|obligation))\\b`,
        '\\b(?:keep|stock|provide|supply|offer|maintain|carry)\\b',
        PARTS.en,
      ],
    ],
    ar: [
      [
        '{agent}',
        PARTS.ar,
        '~(?:لا شأن|لا يلتزم|غير ملزم|لا يلزم|لا التزام|تنقطع|تنتهي|تسقط)#',
        '~(?:منتجات|مستهلك|مستهلكين|جودة|سلع|وكالة|توفير|تأمين)',
      ],
    ],
    unless: {
      en: '\\b(?:free of charge|fees|own (?:vehicles?|fleet)|delivery vehicles|damaged?|where|unless|except|did not sell|not sold|other than|beyond|discontinued|counterfeit|demonstration|misuse|after (?:ten|five|two|one))\\b',
      ar: '~(?:مجانا|تتلف|تلف|بفعل|إلا|ما لم|إذا|مركبات|مملوكة|لم يبع|مقلدة|سوء|بعد سنة|لا تنقطع|لا تنتهي|سنة)#',
    },
  }),
  'SA-IPR-01': readTogether({
    says: {
      en: 'The clause takes all future works of the author.',
      ar: 'يشمل البند مجموع الإنتاج الفكري المستقبلي للمؤلف.',
    },
    en: [
      [
        GIVES.en,
        AUTHOR.en,
        '\\b(?:every|all|any|whatever|entire|whole)\\b',
        '\\b(?:may|shall|will|might)(?: \\w+)? (?:create|write|compose|produce|paint|design|author)\\b',
        '\\b(?:rest of his|rest of her|(?:his|her|their) (?:life|lifetime|career)|ever|in (?:the )?future|hereafter|at any time)\\b',
      ],
    ],
    ar: [
      [
        GIVES.ar,
        AUTHOR.ar,
        '~(?:مجموع|جميع|كافة|كل|كل ما)#',
        '~(?:سيؤلف|سيؤلفه|سيكتبه|سيكتب|سينتجه|سيبتكره|سيرسمه|يؤلفه|يبدعه|سيبدعه)#',
        '~(?:مستقبلا|مستقبل|طوال حياته|مدى حياته|ما بقي)#',
      ],
    ],
    unless: {
      en: '\\b(?:nothing|not|keeps?|under this|in the course of|for the (?:client|project)|commissioned|listed|in connection)\\b',
      ar: '~(?:لا يشمل|يحتفظ|هذا (?:ال)?مشروع|ملحق|محددة)#',
    },
  }),
  'SA-IPR-02': readTogether({
    says: {
      en: "The clause waives or assigns the author's moral rights.",
      ar: 'يسقط البند الحقوق الأدبية للمؤلف أو ينقلها.',
    },
    en: [
      [
        GIVES.en,
        AUTHOR.en,
        '\\bmoral rights?\\b|\\bright to be (?:named|credited|identified) as (?:the )?(?:author|creator)\\b|\\bright to object to\\b[^.;]{0,30}\\b(?:distortion|mutilation|modification|alteration)\\b|\\bright of (?:paternity|integrity|attribution)\\b',
      ],
    ],
    ar: [
      [
        GIVES.ar,
        AUTHOR.ar,
        '~حقوقه? (?:ال)?أدبية|~حقه? (?:في|ب)? ?~?(?:نسبة|اعتراض على[^.;]{0,25}(?:تعديل|تحريف|تشويه)|نسبته)',
      ],
    ],
    unless: {
      en: '\\b(?:not|no|nothing|keeps?|remains?|retains?|reserved|employee|without prejudice|extent (?:permitted|possible|allowed|permissible))\\b',
      ar: '~(?:لا|ليس|دون|يحتفظ|بقاء|تبقى|عامل|موظف)#',
    },
  }),
};
