import { readTogether, type AddedReaders } from '../together.js';
import { FIRMS } from './wide-pieces.js';
import { BORNE, PAID_BY_FIRM } from './wide-pay-words.js';

/** Wide readers of the rules on pay and on who bears what. */
export const wideCostsReaders: AddedReaders = {
  'SA-LAB-128': readTogether({
    says: {
      en: 'The clause makes the worker pay for the journey home at the end of the relationship.',
      ar: 'يحمل البند العامل تكاليف عودته عند انتهاء علاقة العمل.',
    },
    en: [
      [
        '\\b(?:return|repatriat\\w+|home|back to (?:his|her|the))\\b[^.;]{0,40}\\b(?:tickets?|travel|journey|passage|flight|country|airfare|air fare|costs?)\\b|\\b(?:ticket|airfare|flight)\\b[^.;]{0,20}\\b(?:home|back)\\b',
        BORNE.en,
      ],
    ],
    ar: [
      [
        '~(?:تذكرة|تذاكر|سفره|سفر|عودته|عودة|ترحيل)[^.;]{0,30}~(?:عودة|عودته|بلده|بلاده|وطنه|موطنه|سفر|نهائي)|~عودته#',
        BORNE.ar,
      ],
    ],
    unless: {
      en: `${PAID_BY_FIRM.en}|\\b(?:family|dependants?|vacation|annual leave|unfit\\w*|without (?:a )?(?:lawful|legitimate|valid)|resign\\w*|wishes)\\b`,
      ar: `${PAID_BY_FIRM.ar}|~(?:مرافق|أسر|عائل|إجازة|غير صالح|عدم صلاحي|دون سبب مشروع|بدون سبب|استقال|رغبته|انتداب|مهمة)`,
    },
  }),
  'SA-LAB-122': readTogether({
    says: {
      en: 'The clause gives the worker neither housing or transport nor an allowance in their place.',
      ar: 'لا يوفر البند للعامل السكن أو وسيلة النقل ولا بدلاً عنهما.',
    },
    en: [
      [
        '\\b(?:housing|accommodation|lodging|transport\\w*|commut\\w+)\\b',
        `${BORNE.en}|\\b(?:provides? no|no (?:housing|transport\\w*|accommodation)|neither|not (?:be )?(?:provide\\w*|entitled|pay|paid|liable|responsible|obliged))\\b`,
        '{employee}',
        '\\b(?:no|not|nor|neither|own|bears?|without)\\b',
      ],
    ],
    ar: [
      [
        '~(?:سكن|سكنه|مسكن|إسكان|مواصلات|مواصلاته|وسيلة (?:ال)?(?:نقل|انتقال)|وسيلة انتقاله|انتقاله|تنقله|تنقلاته)',
        `${BORNE.ar}|~(?:لا|ولا)# [يت](?:وفر|دفع|صرف|تحمل|لتزم|ستحق|منح)`,
        '{employee}|~موظف',
        '~(?:لا|ولا|دون|بدون|نفقته|حسابه|بنفسه|خاص)',
      ],
    ],
    unless: {
      en: `{employer}(?: (?:shall|will|undertakes to))? (?:bears?|pays?|provides?) (?!no\\b)|\\b(?:unless|family|guests?|visitors?|damage|keys?|if the {employee}|landlord|tenant|pays? (?:with|him|her|the {employee}))\\b|\\b(?:leave|business trip|evict\\w*|vacat\\w+)\\b`,
      ar: `~(?:[يت]وفر|[يت]تحمل|[يت]دفع|[يت]صرف|[يت]لتزم)# {employer}(?![^.;]{0,5}~(?:لا))|~(?:إذا وفر|متى وفر|حال وفر|زوار|استضافة|أضرار|إخلاء|إجازة|انتداب|مهمة|أسرته|عائلته|مرافق)`,
    },
  }),
  'SA-LAB-126': readTogether({
    says: {
      en: 'The clause makes the worker pay for protective equipment.',
      ar: 'يحمل البند العامل تكلفة أدوات الوقاية.',
    },
    en: [
      [
        '\\b(?:protective|safety) (?:equipment|gear|clothing|shoes|boots|footwear|helmets?|goggles|gloves|kit)\\b|\\bPPE\\b|\\b(?:helmets?|hard hats?|goggles|harness(?:es)?|safety shoes)\\b',
        `${BORNE.en}|\\bown\\b[^.;]{0,40}\\b(?:PPE|helmet|gear|equipment|boots|shoes)|\\b(?:buys?|purchases?|brings?) (?:his|her|their)`,
      ],
    ],
    ar: [
      [
        '~(?:خوذة|خوذ|حذاء (?:ال)?سلامة|أحذية (?:ال)?سلامة|قفازات|كمامات|نظارات (?:ال)?(?:واقية|سلامة)|أدوات (?:ال)?(?:وقاية|سلامة|حماية)|معدات (?:ال)?(?:وقاية|سلامة|حماية)|مهمات (?:ال)?(?:وقاية|سلامة)|ملابس (?:ال)?(?:واقية|سلامة))',
        `${BORNE.ar}|~(?:ثمن|قيمة)`,
      ],
    ],
    unless: {
      en: `${PAID_BY_FIRM.en}|\\b(?:lost|loses|damages?|damaged|misuse|return)\\b|${FIRMS.en}`,
      ar: `${PAID_BY_FIRM.ar}|~(?:ارتداء|استخدام|استعمال|محافظة|فقد|أتلف|تلف|إعادتها|مقاول)`,
    },
  }),
  'SA-LAB-127': readTogether({
    says: {
      en: 'The clause leaves the worker without medical cover by the employer.',
      ar: 'لا يوفر البند للعامل الرعاية أو التأمين الصحي على صاحب العمل.',
    },
    en: [
      [
        '\\b(?:(?:health|medical) (?:insurance|cover(?:age)?|care|treatment|policy|expenses)|healthcare)\\b',
        `${BORNE.en}|\\b(?:not (?:be )?(?:provid\\w*|cover\\w*|enrol\\w*|includ\\w*|part|entitled|obliged|responsible|liable|insur\\w*)|no (?:health|medical)|own affair|for himself|for herself)\\b`,
        '{employee}|{employer}|\\bpackage\\b',
      ],
    ],
    ar: [
      [
        '~(?:تأمين (?:ال)?(?:طبي|صحي)|ضمان (?:ال)?صحي|رعاية (?:ال)?(?:طبية|صحية)|تغطية (?:ال)?(?:طبية|صحية)|علاج)',
        `${BORNE.ar}|~(?:لا|ولا|لن)# [يت](?:شمل|وفر|لتزم|تحمل|ؤمن|غطي|ستحق)|~دون تأمين`,
        '{employee}|{employer}',
      ],
    ],
    unless: {
      en: `{employer}(?: alone)?(?: (?:shall|will|undertakes to))? (?:bears?|pays?|provides?|cover|enrol)|\\b(?:family|dependants?|dependents?|cosmetic|dental|abroad|deductible|co-?pay\\w*|excess|upgrade|negligen\\w+|parents)\\b|${FIRMS.en}`,
      ar: `~(?:[يت]تحمل|[يت]وفر|[يت]لتزم|[يت]ؤمن|[يت]دفع)# {employer}|~(?:أسر|تابع|عائل|مرافق|تجميل|أسنان|نسبة (?:ال)?تحمل|والدي|ترقية|خارج)`,
    },
  }),
  'SA-LAB-33': readTogether({
    says: {
      en: 'The clause frees the employer of the care or the cost that it owes for work injuries.',
      ar: 'يعفي البند صاحب العمل من مسؤوليته عن إصابات العمل أو تكاليفها.',
    },
    en: [
      [
        '\\b(?:injur\\w+|accidents?|occupational (?:disease|illness)|harm|disabilit\\w+|death)\\b',
        '\\b(?:not (?:be )?(?:liable|responsible|answer\\w*|bear|owe|pay|compensat\\w*)|no (?:liability|responsibility|compensation|claim)|waives?|releas\\w+|hold\\w* harmless|at (?:his|her|their) own (?:risk|expense|cost)|bears? (?:the|all|any)|(?:his|her) own (?:cost|expense|risk))\\b',
        '{employee}',
        '{employer}|\\bat (?:his|her|their) own\\b',
      ],
    ],
    ar: [
      [
        '~(?:إصابة|إصابات|إصابته|حادث|حوادث|مرض مهني|أمراض مهنية|عجز|وفاة|[يت]صيب)',
        '~(?:لا شأن|غير مسؤول|غير مسئول|لا [يت](?:تحمل|سأل|لتزم|عد)|إعفاء|[يت]عفى|معفا|معفى|إبراء|[يت]برئ|لا مسؤولية|دون مسؤولية|على نفقته|على حسابه|مسؤوليته وحده|[يت]تنازل|دون (?:أي )?تعويض)',
        '{employee}|~(?:عمل)',
        '{employer}|~(?:على نفقته|حسابه|نفقته)',
      ],
    ],
    unless: {
      en: `${FIRMS.en}|\\b(?:outside|unrelated|settlement|wilful\\w*|deliberate\\w*|intoxicat\\w*|not arising|personal vehicle|shall not (?:release|relieve))\\b`,
      ar: `${FIRMS.ar}|~(?:خارج|لا علاقة|تعمد|متعمد|عمدا|سوء سلوك|لا [يت]عفي|لا [يت]جوز)`,
    },
  }),
  'SA-SIL-01': readTogether({
    says: {
      en: 'The clause keeps the worker, or part of the wage, out of social insurance.',
      ar: 'يستبعد البند تسجيل العامل أو جزءاً من أجره في التأمينات الاجتماعية.',
    },
    en: [
      [
        '\\b(?:GOSI|social (?:insurance|security))\\b',
        '\\b(?:not (?:be )?(?:regist\\w*|enrol\\w*|subscri\\w*|declar\\w*|cover\\w*)|no (?:registration|subscription)|without (?:regist\\w+|subscri\\w+)|waives?|lower (?:salary|wage)|(?:salary|wage) (?:lower|less) than|only after|after (?:the )?(?:probation|completing|first)|exempt\\w*|opts? out|postpon\\w*|defer\\w*)\\b',
        '{employee}|{employer}',
      ],
    ],
    ar: [
      [
        '~تأمينات',
        '~(?:عدم تسجيل|لا [يت]سجل|دون تسجيل|عدم (?:ال)?اشتراك|لا [يت]شترك|[يت]تنازل|[يت]عفى|أجر أقل|راتب أقل|بأقل من|[يت]ؤجل|تأجيل|بعد (?:انتهاء|اجتياز|انقضاء)|إعفاء)',
      ],
    ],
    unless: { en: '\\b(?:housing|deductions?|injury)\\b', ar: '~(?:لا [يت]جوز|إصابة|متأخرات)' },
  }),
  'SA-SIL-02': readTogether({
    says: {
      en: 'The clause lays on the worker contributions that the employer bears.',
      ar: 'يحمل البند العامل اشتراكات يتحملها صاحب العمل.',
    },
    en: [
      [
        '\\b(?:occupational hazards?|work injur(?:y|ies)|hazards? branch)\\b',
        '\\b(?:contributions?|subscriptions?|premiums?|share)\\b',
        BORNE.en,
      ],
      [
        '\\b(?:GOSI|social (?:insurance|security))\\b',
        '\\b(?:contributions?|subscriptions?|share|premiums?)\\b',
        "\\b(?:{employer}'s (?:share|part|contribution)|both (?:shares|parts)|whole|entire|all|full|in full|total)\\b",
        BORNE.en,
      ],
    ],
    ar: [
      ['~(?:أخطار (?:ال)?مهنية|أخطار مهنية)', '~(?:اشتراك|اشتراكات|حصة|نسبة)', BORNE.ar],
      [
        '~تأمينات',
        '~(?:اشتراك|اشتراكات|حصة|حصص|نسبة)',
        '~(?:كامل|كاملة|جميع|كل|حصة {employer}|حصتي|حصتين)',
        BORNE.ar,
      ],
    ],
    unless: {
      en: `{employer}(?: alone)?(?: (?:shall|will|undertakes to))? (?:bears?|pays?)\\b(?![^.;]{0,80}\\b(?:and|then) (?:recover|deduct))|\\bnothing\\b|\\bhis share\\b`,
      ar: `~(?:[يت]تحمل|[يت]دفع|[يت]سدد|[يت]لتزم)# {employer}|~(?:ولا|لا)# [يت](?:قتطع|حسم|خصم|تحمل|ستقطع)`,
    },
  }),
};
