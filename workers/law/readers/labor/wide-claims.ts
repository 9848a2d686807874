import { readTogether, type AddedReaders } from '../together.js';
import { FIRMS } from './wide-pieces.js';

const AUTHORITY = {
  en: '\\b(?:courts?|labou?r (?:office|authority|tribunal)|authorit(?:y|ies)|police|Ministry|lawsuit|legal action|litigation|sue)\\b',
  ar: '~(?:محكمة|محاكم|قضاء|مكتب (?:ال)?عمل|جهات (?:ال)?(?:مختصة|رسمية|حكومية|قضائية)|شرطة|وزارة|دعوى|تقاضي|نيابة)',
};

/** Wide readers of the rules on claims, training, minors and harassment. */
export const wideClaimsReaders: AddedReaders = {
  'SA-LAB-34': readTogether({
    says: {
      en: 'The clause keeps the worker from bringing labor claims before the courts and authorities.',
      ar: 'يمنع البند العامل من رفع مطالباته العمالية أمام المحاكم والجهات المختصة.',
    },
    en: [
      [
        AUTHORITY.en,
        '{employee}',
        '\\b(?:(?:shall|may|will|must|can)(?:not| not) (?:\\w+ )?(?:take|bring|file|sue|resort|lodge|raise|approach|complain|initiate|commence|have recourse|go|refer|pursue)|waiv\\w+|no right to (?:sue|bring|file|complain|approach)|gives? up|undertakes not to|refrain\\w*|for(?:e)?goes|relinquish\\w*)\\b',
      ],
    ],
    ar: [
      [
        AUTHORITY.ar,
        '{employee}|~عمالي',
        '~(?:[يت]تنازل|متنازل|لا [يت](?:حق|جوز|لجأ|رفع|قاضي|تقدم|طالب)|[يت]متنع|عدم (?:ال)?(?:لجوء|مطالبة|رفع|تقدم|شكوى)|[يت]سقط حق|ليس ل)',
      ],
    ],
    unless: {
      en: `${FIRMS.en}|\\b(?:before (?:first )?(?:attempt\\w*|refer\\w*|exhaust\\w*)|amicabl\\w+|unless|until|work(?:s)? for|represent|court order|secrets?|media|behalf|property|copies)\\b`,
      ar: `${FIRMS.ar}|~(?:ودي|وديا|قبل|إلا بعد|أسرار|باسم الشركة|نيابة عن|إعلام|سفر|إلا بأمر|حجز)`,
    },
  }),
  'SA-LAB-36': readTogether({
    says: {
      en: 'The clause binds the trainee beyond what the law allows, or makes him repay the whole cost whatever he has served.',
      ar: 'يلزم البند المتدرب بما يجاوز النظام أو برد كامل التكاليف أياً كانت المدة التي قضاها.',
    },
    en: [
      [
        '\\b(?:trainees?|training|apprentic\\w+)\\b',
        '\\b(?:repa(?:y|id|ys|yable|yment)|reimburs\\w+|refund\\w*|costs?)\\b',
        '\\b(?:whole|full|entire|all|in full|total)\\b[^.;]{0,30}\\b(?:costs?|expenses?|fees?|amount)|\\b(?:costs?|expenses?)\\b[^.;]{0,20}\\bin full',
        '\\b(?:whatever|regardless|irrespective|however (?:long|much)|at any (?:point|time)|even if|no reduction|double)\\b',
      ],
      [
        '\\b(?:trainees?|training|apprentic\\w+)\\b',
        '\\b(?:repa\\w+|owes?|pays?|reimburs\\w+|refund\\w*)\\b',
        '\\b(?:twice|double|triple|two times|three times)\\b',
      ],
    ],
    ar: [
      [
        '~(?:متدرب|تدريب|تأهيل|تدريبه)',
        '~(?:كامل|كاملة|جميع|كل|ضعف)[^.;]{0,20}~(?:تكاليف|تكلفة|مصروفات|نفقات|ما تحملته|ما أنفقته|ما صرفته)|~(?:تكاليف|مصروفات)[^.;]{0,20}~كاملة',
        '~(?:[يت]دفع|دفع|[يت]رد|رد|[يت]عيد|إعادة|[يت]سدد|سداد|[يت]لتزم|[يت]تحمل)',
        '~(?:وإلا|أيا كانت|مهما|بصرف النظر|بغض النظر|في أي وقت|ولو|قبل)',
      ],
    ],
    unless: {
      en: '\\b(?:proportion\\w*|pro[- ]rat\\w+|part not served|remaining part|school|children)\\b|\\bno part\\b|{employer} (?:shall |will )?bears?',
      ar: '~(?:بنسبة|نسبة|متبقية|باقية|تناسب|[يت]تحمل {employer}|مدرسية|أبناء)',
    },
  }),
  'SA-LAB-35': readTogether({
    says: {
      en: 'The clause lets minors do work that the law bars to them.',
      ar: 'يجيز البند تشغيل الأحداث فيما يحظره النظام عليهم.',
    },
    en: [
      [
        '\\b(?:minors?|juveniles?|young workers?|under (?:the age of )?(?:eighteen|18)|children)\\b',
        '\\b(?:night\\w*|nights?|after midnight|hazard\\w*|dangerous|furnace|mine|underground|chemicals?|heights)\\b',
        '\\b(?:may|shall|will|can|employ\\w*|work\\w*|assign\\w*)\\b',
      ],
    ],
    ar: [
      [
        '~(?:حدث|أحداث|قاصر|قصر|دون (?:ال)?ثامنة عشرة|أطفال)#',
        '~(?:ليل|ليلا|ليلية|خطرة|خطر|ضارة|أفران|مناجم|كيميائية|مرتفعات)',
        '~(?:يجوز|تشغيل|[يت]شغل|[يت]عمل|تكليف|[يت]كلف|عمل)',
      ],
    ],
    unless: {
      en: '\\b(?:not|no|never|neither|nor|prohibit\\w*|except)\\b',
      ar: '(?<![ء-ي])[وف]?(?:لا|عدم|دون تشغيل)(?![ء-ي])|~(?:[يت]حظر|[يت]متنع|[يت]منع|حظر|منع)',
    },
  }),
  'SA-LAB-123': readTogether({
    says: {
      en: "The clause lets the employer hold the worker's passport.",
      ar: 'يجيز البند لصاحب العمل الاحتفاظ بجواز سفر العامل.',
    },
    en: [
      [
        '\\bpassports?\\b',
        '\\b(?:lodg\\w+|deposit\\w*|kept|keeps?|held|holds?|retain\\w*|custody|safekeeping|hand(?:s|ed)? (?:over|in)|surrender\\w*|stored?|safe|left with|collected)\\b',
        '{employer}|\\b(?:HR|human resources|personnel|manager|government relations|PRO)\\b',
        '{employee}|\\b(?:he|she|his|her)\\b',
      ],
    ],
    ar: [
      [
        '~(?:جواز|جوازات)',
        '~(?:[يت]ودع|إيداع|[يت]حتفظ|احتفاظ|[يت]حفظ|حفظ|[يت]سلم|تسليم|حجز|[يت]بقى|عهدة|خزنة|[يت]ستلم)',
        '{employer}|~(?:إدارة|موارد|شؤون)',
        '{employee}|~عمالة',
      ],
    ],
    unless: {
      en: '\\b(?:not|no|never|copy|copies|visa stamping|renew\\w*|himself|herself|his own possession|return\\w*|receipt|at (?:his|her) (?:written )?request|voluntar\\w+)\\b',
      ar: '(?<![ء-ي])[وف]?(?:لا|عدم|دون)(?![ء-ي])|~(?:صورة|نسخة|تجديد|بنفسه|بطلبه|حيازته|[يت]عاد|إعادة)',
    },
  }),
  'SA-HAR-01': readTogether({
    says: {
      en: 'The clause keeps a victim of harassment from complaining to the authorities, or punishes the complaint.',
      ar: 'يمنع البند ضحية التحرش من الشكوى أمام الجهات المختصة أو يعاقبها عليها.',
    },
    en: [
      [
        '\\bharass\\w*',
        AUTHORITY.en,
        '\\b(?:(?:shall|may|will|must|can)(?:not| not)|waiv\\w+|no right|instead of|only (?:internally|to)|exclusively|undertakes not|refrain\\w*|barred|deemed)\\b',
      ],
      [
        '\\bharass\\w*',
        '\\bcomplain\\w*',
        '\\b(?:dismiss\\w*|penali[sz]ed|disciplin\\w*|fined|sanction\\w*|terminat\\w+|confidential\\w* of the Company)\\b',
        '\\b(?:if (?:it |the (?:complaint|claim|allegation) )?(?:is )?not proved|absence without|without (?:one|it)|unproven|not substantiated|unable to prove|fails? to prove|without proof|for (?:making|filing|lodging))\\b',
      ],
      [
        '\\bharass\\w*',
        '\\breport\\w*',
        '\\b(?:(?:shall|may|must|will) not|prohibited|barred|forbidden|breach of this)\\b',
        '\\b(?:outside|external|any (?:authority|body|agency|third party))\\b',
      ],
    ],
    ar: [
      [
        '~تحرش',
        AUTHORITY.ar,
        '~(?:[يت]تنازل|تنازل|تنازلا|لا [يت](?:حق|جوز|قدم|تقدم|رفع|بلغ)|عدم (?:ال)?(?:تقدم|شكوى|إبلاغ|لجوء)|[يت]سقط|[يت]متنع|[يت]كتفى|[يت]كتفي|دون اللجوء|[يت]قتصر|[يت]حظر|[يت]منع|ليس ل)',
      ],
      [
        '~تحرش',
        '~(?:شكوى|شكواه|شكواها|بلاغ|ادعاء)',
        '~(?:[يت]فصل|فصل|جزاء|[يت]جازى|[يت]عاقب|غرامة|إنهاء|خصم)',
        '~(?:إذا لم [يت]ثبت|عدم ثبوت|عجز|لم [يت]ستطع إثبات|تقدم بشكوى|قدمت شكوى)',
      ],
      [
        '~تحرش',
        '~(?:أبلغ|[يت]بلغ|إبلاغ|بلاغ)',
        '~(?:لا [يت]جوز|[يت]حظر|[يت]متنع|عدم|[يت]منع|لا [يت]حق)#',
        '~(?:خارج|جهات خارجية|جهة خارجية|أي جهة)',
      ],
    ],
    unless: {
      en: '\\b(?:without prejudice|not (?:affect|prevent|preclude|prejudice|limit|replace)|malicious\\w*|knowingly|bad faith|false)\\b',
      ar: '~(?:دون إخلال|لا [يت](?:خل|منع|حول|ؤثر)|كيدي|كيدية|سوء نية|كاذب)',
    },
  }),
};
