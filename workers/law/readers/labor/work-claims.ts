import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { affirms, states } from '../turns.js';

const CLAIM = {
  en: '\\b(?:claims?|rights?|action|complaint|lawsuit|grievance)\\b',
  ar: '~(?:دعوى|دعوي|مطالبة|مطالبات|حق|حقه|حقوق|حقوقه|شكوى|اعتراض)#',
};
const LOST = {
  en: '\\b(?:barred|laps(?:e|es|ed)|forfeit\\w*|extinguish\\w*|waived|expires?|time-barred|lost|loses?|no (?:claim|right)|shall not be (?:heard|accepted|admitted|considered)|not be (?:heard|accepted|admitted|considered)|must be (?:brought|filed|made|submitted|raised)|shall be (?:brought|filed))\\b',
  ar: '~(?:يسقط|تسقط|سقط|لا تقبل|لا تسمع|لا يقبل|يفقد|تنقضي|ينقضي|سقوط|يرفع|ترفع|رفعها)#',
};
const AFTER_END = {
  en: '\\b(?:termination|end of|leaving|last working day|employment|service|contract|departure|separation|resignation)\\b',
  ar: '~(?:انتهاء|إنهاء|نهاية|ترك|تركه|خدمة|خدمته|علاقة)#',
};
const YOUNG = '~(?:حدث|أحداث|أطفال|طفل|سن|عمره|أعمارهم|قاصر|قاصرين)#';
const TRAINEE = {
  en: '\\btrainees?\\b|\\btraining (?:contract|agreement)\\b|\\bapprentice\\w*',
  ar: '~(?:متدرب|متدربة|متدربين|خاضع للتأهيل)#|~عقد (?:ال)?(?:تدريب|تأهيل)#',
};
const BOND = {
  en: '\\btraining\\b[^.;]{0,40}\\b(?:costs?|expenses|fees)\\b|\\b(?:costs?|expenses|fees)\\b[^.;]{0,20}\\btraining\\b',
  ar: '~(?:تكاليف|تكلفة|مصاريف|نفقات|قيمة)# [^.;]{0,20}~(?:تدريب|تدريبه|تأهيل|تأهيله|دورة|دورات)#',
};

/** Readers of the rules on claims, minors and training. */
export const workClaimsReaders: ReadersById = {
  'SA-LAB-34': {
    topic: {
      en: '\\b(?:labou?r|employment) (?:claims?|courts?)\\b',
      ar: '~(?:دعوى|مطالبة|محكمة|محاكم) (?:ال)?عمالية#',
    },
    en: [
      limit({
        cues: [CLAIM.en],
        needs: `^(?=[\\s\\S]{0,500}{employee})(?=[\\s\\S]{0,500}(?:${LOST.en}))(?=[\\s\\S]{0,500}(?:${AFTER_END.en}))`,
        unless:
          '\\b(?:insurance|expenses?|invoices?|reimburse\\w*|receipts|customers?|non-?compet\\w*|leave|internal|sanction|notice of termination|{employer}.s? (?:claim|right)|patent|award shall)\\b',
        measure: 'days',
        atLeast: 360,
        after: 150,
        precedes: '\\b(?:within|after|in|lapse of|expiry of|than)\\W{1,3}(?:a |the )?(?:period of )?$',
        notAfter: '^\\W{0,3}(?:of (?:service|employment)\\b|notice)',
        bound: {
          en: 'twelve months from the end of the employment relationship for labor claims',
          ar: 'اثنا عشر شهراً من تاريخ انتهاء علاقة العمل لسماع الدعوى العمالية',
        },
      }),
      states('breaks', {
        cues: [
          '{employee}[^.;]{0,30}\\b(?:waives?|relinquish\\w*|renounces?|has no right|shall not have the right|may not|shall not|undertakes? not to|agrees? not to)\\b[^.;]{0,60}\\b(?:file|bring|lodge|raise|submit|make|sue|complain|resort)\\b[^.;]{0,60}\\b(?:labou?r (?:courts?|office)|claims? against (?:the )?{employer}|Ministry of (?:Labou?r|Human Resources)|complaints? (?:against|to) (?:the )?(?:{employer}|Ministry|authorit\\w+))',
        ],
        unless:
          '\\b(?:before (?:exhaust|resort|submit|rais|first|us)\\w*|until|unless|false|malicious|social media|press|after twelve)\\b',
        says: {
          en: 'The clause takes away the right to go to the labor court or the Ministry.',
          ar: 'يحرم البند العامل من اللجوء إلى المحكمة العمالية أو الوزارة.',
        },
      }),
    ],
    ar: [
      limit({
        cues: [CLAIM.ar],
        needs: `^(?=[\\s\\S]{0,500}{employee})(?=[\\s\\S]{0,500}(?:${LOST.ar}))(?=[\\s\\S]{0,500}(?:${AFTER_END.ar}))`,
        unless: '~(?:تأمين|منافسة|إجازة|إجازته|إجازاته|جزاء|تظلم|إشعار)#',
        measure: 'days',
        atLeast: 354,
        after: 150,
        precedes:
          '(?<![ء-ي])[وفب]?(?:خلال|بعد|مضي|مرور|انقضاء|مدة)(?: (?:مدة|مضي|مرور|انقضاء)){0,2}\\s?\\(?$',
        bound: {
          en: 'twelve months from the end of the employment relationship for labor claims',
          ar: 'اثنا عشر شهراً من تاريخ انتهاء علاقة العمل لسماع الدعوى العمالية',
        },
      }),
      states('breaks', {
        cues: [
          '(?:يتنازل|تنازل|لا يحق|لا يجوز|يتعهد بعدم|يتعهد بألا|يسقط حقه|يلتزم بعدم)[^.;]{0,50}~(?:رفع|تقديم|إقامة|لجوء|تقدم|شكوى|مطالبة|مقاضاة)#[^.;]{0,50}~(?:محكمة (?:ال)?عمالية|محاكم (?:ال)?عمالية|مكتب (?:ال)?عمل|وزارة|دعوى|دعوي)#?',
        ],
        needs: '{employee}',
        unless: '~(?:كيدية|قبل|إلا|باطل|بعد)#|~لصاحب العمل',
        says: {
          en: 'The clause takes away the right to go to the labor court or the Ministry.',
          ar: 'يحرم البند العامل من اللجوء إلى المحكمة العمالية أو الوزارة.',
        },
      }),
    ],
  },
  'SA-LAB-35': {
    topic: {
      en: '\\b(?:minors|juveniles?|child labou?r|minimum age)\\b',
      ar: '~(?:أحداث|حدث|تشغيل (?:ال)?أطفال)#',
    },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:employ|hire|recruit|engage)(?:s|ed)?\\b[^.;]{0,60}\\b(?:children|minors|persons|workers|applicants)\\b[^.;]{0,30}\\b(?:aged?(?: of)?|from the age of|over|older than) (?:\\(?(?:[6-9]|1[0-2])\\b|six|seven|eight|nine|ten|eleven|twelve)',
          '\\b(?:minors|juveniles|children)\\b[^.;]{0,60}\\b(?:may|shall|will|can) (?:be employed|work|be assigned|perform)\\b[^.;]{0,60}\\b(?:hazardous|dangerous|at night|night shifts?|harmful)\\b',
          '\\bminimum age\\b[^.;]{0,40}\\b(?:is|shall be|of)\\b (?:\\(?(?:[6-9]|1[0-2])\\b|six|seven|eight|nine|ten|eleven|twelve)',
        ],
        unless: '\\b(?:not|never|no|prohibit\\w*|patients?|students?)\\b',
        says: {
          en: 'The clause allows work of children, or dangerous work of minors.',
          ar: 'يجيز البند تشغيل الأطفال أو تشغيل الأحداث في أعمال خطرة.',
        },
      }),
      states('keeps', {
        cues: [
          '\\b(?:no|not)\\b[^.;]{0,60}\\b(?:employ\\w*|hire\\w*)\\b[^.;]{0,60}\\b(?:under|below|younger than)\\b[^.;]{0,20}\\b(?:1[5-8]|fifteen|sixteen|seventeen|eighteen)\\b',
          '\\bno person\\b[^.;]{0,20}\\b(?:under|below)\\b[^.;]{0,20}\\b(?:1[5-8]|fifteen|sixteen|seventeen|eighteen)\\b[^.;]{0,30}\\b(?:employed|hired)',
          '\\bminors\\b[^.;]{0,40}\\bnot\\b[^.;]{0,40}\\b(?:hazardous|dangerous|night)',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:تشغيل|توظيف|استخدام)#[^.;]{0,40}~(?:أطفال|أشخاص|عمال|من)#[^.;]{0,30}~(?:سن|عمر|أعمارهم|أعمار)#[^.;]{0,12}(?:(?<!\\d)(?:[6-9]|1[0-2])(?!\\d)|~(?:عاشرة|عشر سنوات|ثانية عشرة|اثنتي عشرة))',
          '~(?:تشغيل|تكليف)# ~(?:أحداث|حدث|أطفال)#[^.;]{0,40}~(?:خطرة|ضارة|ليلا|ليلية|خطر)#',
        ],
        needs: YOUNG,
        unless: '(?<![ء-ي])(?:لا|عدم|يحظر|يمنع|حظر)(?![ء-ي])',
        says: {
          en: 'The clause allows work of children, or dangerous work of minors.',
          ar: 'يجيز البند تشغيل الأطفال أو تشغيل الأحداث في أعمال خطرة.',
        },
      }),
      states('keeps', {
        cues: [
          '(?:لا يجوز|يحظر|يمنع|عدم)[^.;]{0,30}~(?:تشغيل|توظيف)#[^.;]{0,60}~(?:خامسة عشرة|ثامنة عشرة|15|18|أحداث|أطفال)',
        ],
      }),
    ],
  },
  'SA-LAB-36': {
    topic: TRAINEE,
    en: [
      limit({
        cues: ['\\bnotice\\b|\\bnotif\\w+'],
        needs: TRAINEE.en,
        unless: '\\b(?:absen\\w+|leave|monthly|months?)\\b',
        measure: 'days',
        atLeast: 7,
        after: 60,
        before: 50,
        bound: {
          en: "one week's notice to end a training contract",
          ar: 'إبلاغ قبل أسبوع من إنهاء عقد التدريب',
        },
      }),
      states('breaks', {
        cues: [
          '\\btrainees?\\b[^.;]{0,60}\\b(?:reward|pay|paid|allowance|stipend|remuneration)\\b[^.;]{0,60}\\b(?:piece|per (?:unit|piece)|by (?:output|production)|output|production)\\b',
          '\\btrainees?\\b[^.;]{0,40}\\b(?:may not|has no right to|shall not|is not entitled to)\\b[^.;]{0,20}\\b(?:terminate|end|leave|withdraw from)\\b[^.;]{0,40}\\b(?:training|contract|agreement|programme|program)',
        ],
        unless: '\\bnot (?:be )?(?:on|based|by|paid|calculated)|\\bwithout\\b|\\bbefore\\b',
        says: {
          en: 'The clause pays the trainee by output, or keeps him from ending the training.',
          ar: 'يحدد البند مكافأة المتدرب على أساس الإنتاج أو يمنعه من إنهاء التدريب.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `{employee}[^.;]{0,60}\\b(?<core>repay|reimburse|refund|pay)\\b[^.;]{0,60}(?:${BOND.en})`,
          `{employee}[^.;]{0,60}\\b(?<core>repay|reimburse|refund|pay)\\b[^.;]{0,120}\\btraining\\b`,
        ],
        unless: '\\bnot\\b',
        says: {
          en: 'The clause makes the worker pay back training; nothing in the law fixes it, and it must be limited and proportionate.',
          ar: 'يلزم البند العامل برد تكاليف التدريب، ولا يوجد في النظام نص يحددها، فيجب أن تكون محددة ومتناسبة.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:إبلاغ|إشعار|إخطار|يبلغ|إبلاغه)#'],
        needs: TRAINEE.ar,
        unless: '~(?:غياب|إجازة|شهر|شهريا)#',
        measure: 'days',
        atLeast: 7,
        after: 70,
        before: 10,
        bound: {
          en: "one week's notice to end a training contract",
          ar: 'إبلاغ قبل أسبوع من إنهاء عقد التدريب',
        },
      }),
      states('breaks', {
        cues: [
          '~(?:مكافأة|أجر)#[^.;]{0,30}~(?:متدرب|متدربين)#[^.;]{0,40}~(?:قطعة|إنتاج)#',
          '~متدرب#[^.;]{0,30}~(?:مكافأة|أجر)#[^.;]{0,40}~(?:قطعة|إنتاج)#',
          '(?:لا يحق|لا يجوز|ليس) ~متدرب#[^.;]{0,20}~(?:إنهاء|ترك|انسحاب)#',
        ],
        unless: 'ألا|(?<![ء-ي])لا (?:تحدد|تكون|يكون)|~(?:دون|قبل|بدون)#',
        says: {
          en: 'The clause pays the trainee by output, or keeps him from ending the training.',
          ar: 'يحدد البند مكافأة المتدرب على أساس الإنتاج أو يمنعه من إنهاء التدريب.',
        },
      }),
      affirms('doubtful', {
        cues: [`(?<core>~(?:يرد|يدفع|يسدد|يلتزم|يتحمل|رد|بسداد|برد)#)[^.;]{0,40}(?:${BOND.ar})`],
        needs: '{employee}',
        unless: '(?<![ء-ي])لا(?![ء-ي])|~(?:يتحمل|يلتزم)# {employer}',
        says: {
          en: 'The clause makes the worker pay back training; nothing in the law fixes it, and it must be limited and proportionate.',
          ar: 'يلزم البند العامل برد تكاليف التدريب، ولا يوجد في النظام نص يحددها، فيجب أن تكون محددة ومتناسبة.',
        },
      }),
    ],
  },
};
