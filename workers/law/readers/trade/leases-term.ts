import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { denies } from '../turns.js';
import { IN_RIYADH, REAL_ESTATE } from './pieces.js';
import { kept, right, told, wrong } from './turns.js';

const EJAR = {
  en: '\\bejar\\b',
  ar: '(?:~(?:شبكة|منصة|برنامج|نظام|موقع|خدمات) (?:ال)?إيجار#|(?:في|عبر|لدى|على) إيجار#)',
};
const UNREGISTERED = {
  en: 'The clause does away with the registration of the lease on Ejar.',
  ar: 'يستبعد البند تسجيل عقد الإيجار في شبكة إيجار.',
};
const REGISTER = '\\b(?:regist\\w+|record\\w*|document\\w*|notari\\w+|authenticat\\w+)\\b';
const REGISTER_AR = '~(?:تسجيل|توثيق|تسجيله|توثيقه|يسجل|يوثق|قيده|قيد|يسجله|يوثقه)#';
const ENDLESS = {
  en: 'The clause gives the lease no definite term.',
  ar: 'يجعل البند الإيجار بلا مدة معينة.',
};
const NO_RENEWAL = {
  en: 'The clause ends the lease at expiry without the notice of non-renewal that the law asks.',
  ar: 'ينهي البند العقد بانتهاء مدته دون إشعار بعدم الرغبة في التجديد.',
};
const NOTICE_BOUND = {
  en: 'sixty days of notice before expiry',
  ar: 'إشعار قبل ستين يوماً من انتهاء المدة',
};
const UNWILLING =
  '\\b(?:non-?renewal|not to (?:renew|extend)|not (?:wish|intend|desire|want) to (?:renew|extend)|wish not to renew|not wishing to (?:renew|extend)|unwilling\\w* to renew)\\b';
const UNWILLING_AR =
  '~(?:عدم (?:ال)?(?:رغبة|رغبته|رغبتها|رغبتهما)(?: (?:في |ب)(?:ال)?تجديد)?|(?:لم|لا) يرغب[^.;]{0,30} (?:في )?(?:ال)?تجديد|عدم (?:ال)?تجديد|عدم تجديده?)';
const REFUSED = {
  en: 'The clause lets the lessor refuse renewal at will.',
  ar: 'يجيز البند للمؤجر الامتناع عن التجديد بإرادته.',
};

/** Readers of the rules on the registration, term and renewal of leases. */
export const leaseTermReaders: ReadersById = {
  'SA-LEA-01': {
    topic: EJAR,
    onlyIf: REAL_ESTATE,
    en: [
      told(
        UNREGISTERED,
        {
          unless:
            '\\b(?:fees?|costs?) (?:of|for)\\b|\\buntil\\b|\\bunless\\b|\\bin cash\\b|\\b(?:delay|refuse|object|fail\\w*)\\b|\\bno (?:legal )?effect\\b|\\bnot (?:be )?(?:valid|effective|binding)\\b',
        },
        `\\bneither party\\b(?: \\w+){0,11}? ${REGISTER}[^.;]{0,60}${EJAR.en}`,
        `\\b(?:not|never|no)\\b(?: \\w+){0,7}? ${REGISTER}[^.;]{0,60}${EJAR.en}`,
        `${REGISTER}[^.;]{0,40}${EJAR.en}[^.;]{0,20}\\b(?:is|are|shall be|be) (?:not (?:be )?(?:required|necessary|mandatory|needed|demanded)|waived|dispensed with|excluded|optional)`,
        `\\b(?:waives?|relinquish\\w*|forgoes?|exempt\\w*|releases?)\\b[^.;]{0,60}${REGISTER}[^.;]{0,60}${EJAR.en}`,
        `\\b(?:made|concluded|valid|effective|binding|remain|remains|stays?|kept)\\b[^.;]{0,20}\\b(?:outside|without (?:registration|being registered|recording) (?:on|in|with|through))\\b[^.;]{0,12}${EJAR.en}`,
      ),
      right(
        { unless: '\\b(?:fees?|waives?|without)\\b' },
        `\\b(?<core>register(?:s|ed)?|document(?:s|ed)?|record(?:s|ed)?)\\b[^.;]{0,60}${EJAR.en}`,
      ),
    ],
    ar: [
      told(
        UNREGISTERED,
        {
          needs: REGISTER_AR,
          unless:
            '~(?:نقدا|رسوم|حتى|تأخير|تأخر|تأخيره|مسؤولية|ما لم|إلا)#|لا يعتد|لا ينفذ|(?:في حال|إذا|عند) (?:عدم|لم)',
        },
        `(?:لا يلزم|لا يلتزم|لا يشترط|لا حاجة|دون حاجة|دون الحاجة|غير ملزم|لا يسجل|لا يوثق|لن يسجل|لن يوثق|لا يحق|لا يجوز|ليس ل|يتنازل|يسقط حق|يعفى)[^.;]{0,40}${REGISTER_AR}[^.;]{0,50}${EJAR.ar}`,
        `(?:لا يسجل|لا يوثق|لن يسجل|لن يوثق|(?:لا|لن) يتم (?:تسجيل|توثيق))[^.;]{0,40}${EJAR.ar}`,
        `(?:على عدم|بعدم) (?:(?:ال)?(?:طلب|مطالبة ب) ?)?(?:ال)?(?:تسجيل|توثيق|تسجيله|توثيقه|قيد)[^.;]{0,50}${EJAR.ar}`,
        `${REGISTER_AR}[^.;]{0,30}${EJAR.ar}[^.;]{0,20}(?:غير ملزم|غير مطلوب|ليس شرطا|اختياري)`,
        `(?:خارج|دون تسجيله|دون توثيقه|دون تسجيل|دون توثيق)[^.;]{0,15}${EJAR.ar}`,
      ),
      right(
        { unless: '~رسوم#|~(?:عدم|لا|دون|يتنازل)#' },
        `(?<core>~(?:تسجيل|توثيق|يسجل|يوثق|وثق|سجل|تسجيله)#)[^.;]{0,50}${EJAR.ar}`,
      ),
    ],
  },
  'SA-CTL-37': {
    topic: { en: '\\b(?:lease term|term of (?:this|the) lease)\\b', ar: '~مدة (?:ال)?(?:إيجار|عقد)#' },
    en: [
      wrong(
        ENDLESS,
        {
          unless:
            '\\b(?:confidential\\w*|indemni\\w+|notice of|surviv\\w+|guarantee|sub-?lease|renew\\w*|easement|licen[cs]e)\\b',
        },
        '\\b(?:lease|tenancy|letting)\\b[^.;]{0,80}(?<core>\\b(?:perpetual(?:ly)?|in perpetuity|for ever|forever|without end|never expires?))\\b',
        '\\b(?:lease|tenancy|letting)\\b[^.;]{0,100}(?<core>\\b(?:as long as|until|while)\\b)[^.;]{0,10}{landlord}[^.;]{0,20}\\b(?:wish\\w*|wants?|decid\\w+|pleas\\w+|choos\\w+)\\b',
      ),
      right(
        { unless: '\\b(?:indefinite|perpetual)' },
        '\\b(?:lease term|term of (?:this|the) lease|lease)\\b[^.;]{0,20}\\b(?<core>is|shall be)\\b[^.;]{0,20}\\b(?:years?|months?)\\b',
      ),
    ],
    ar: [
      wrong(
        ENDLESS,
        { unless: '~(?:سرية|إشعار|ضمان|كفالة|تجديد|صيانة|ترخيص)#' },
        '~(?:عقد|إيجار)#[^.;]{0,80}(?<core>(?:ما دام|طالما|حتى يقرر|إلى أن يقرر|ما شاء|ما رغب))[^.;]{0,20}{landlord}',
        '~(?:عقد|إيجار)#[^.;]{0,60}(?<core>~لا# (?:ينتهي|ينقضي)) (?:أبدا|مطلقا|إلا بإرادة {landlord})',
      ),
      told(
        ENDLESS,
        { unless: '(?:لا|لن) ~يكون|~(?:ليس|غير مؤبد|سرية|ضمان|ترخيص)#' },
        '~(?:عقد|إيجار)#[^.;]{0,60}~(?:مؤبد|مؤبدا|مؤبدة|أبدي|أبدية|إلى الأبد)#',
      ),
      right(
        { unless: 'غير محدد|مفتوح|مؤبد' },
        '~مدة# (?:هذا )?~(?:إيجار|عقد)#[^.;]{0,20}(?<core>سنة|سنوات|سنتان|سنتين|أشهر|شهر)',
      ),
    ],
  },
  'SA-LEA-03': {
    topic: {
      en: '\\bnon-?renewal\\b|\\bnot to renew\\b|\\bautomatic(?:ally)? renew',
      ar: '~(?:عدم (?:ال)?رغبة في (?:ال)?تجديد|تجديد (?:ال)?تلقائي)',
    },
    onlyIf: REAL_ESTATE,
    en: [
      limit({
        cues: [UNWILLING],
        measure: 'days',
        atLeast: 60,
        before: 110,
        follows:
          "^'?s?'? ?\\W*(?:\\w+ ){0,3}(?:before|prior|in advance|notice)\\b|^ ?of (?:the )?(?:expiry|end)",
        needs: '\\b(?:notice|notif\\w+|inform\\w*)\\b',
        bound: NOTICE_BOUND,
      }),
      told(
        NO_RENEWAL,
        {
          unless:
            '\\b(?:insurance|guarantee|policy|unless|sub-?lease|parties agree to end|(?:before|prior to) (?:the |its )?expir\\w+)\\b',
        },
        '\\b(?:lease|tenancy)\\b[^.;]{0,60}\\bexpir\\w*[^.;]{0,40}\\bwithout (?:any |the need (?:for|of) |prior )?(?:\\w+ )?(?:notice|notification)\\b',
        '\\b(?:sixty|60)[- ]?(?:\\(60\\) )?day[^.;]{0,60}\\b(?:shall not apply|does not apply|is waived|excluded)\\b',
        '\\bno (?:notice of non-renewal|(?:prior )?notice of (?:intention not to|its wish not to) renew)\\b',
      ),
      told(
        NO_RENEWAL,
        {
          unless:
            '\\b(?:insurance|guarantee|policy|unless|sub-?lease|option|notice|notif\\w+|if|where|when|in case|licen[cs]e)\\b',
        },
        '\\b(?:this lease|the lease|tenancy)\\b(?: \\w+){0,3}? (?:shall|will|is|does) not (?:be )?(?:automatically )?(?:renew\\w*|extend\\w*)(?: automatically)?\\b(?! (?:at|for) the)',
      ),
    ],
    ar: [
      limit({
        cues: [UNWILLING_AR],
        measure: 'days',
        atLeast: 60,
        before: 110,
        precedes: '~قبل#',
        bound: NOTICE_BOUND,
      }),
      limit({
        cues: [UNWILLING_AR],
        measure: 'days',
        atLeast: 60,
        before: 110,
        follows: '^.{0,10}قبل (?:ال)?(?:انتهاء|نهاية|انقضاء|تاريخ|حلول)',
        bound: NOTICE_BOUND,
      }),
      told(
        NO_RENEWAL,
        { needs: '~(?:إيجار|عقد)#', unless: '~(?:تأمين|ضمان|ما لم|وثيقة|إلا|باطن)#|قبل ~(?:انتهاء|انقضاء)' },
        '~(?:إيجار|عقد)#[^.;]{0,40}~(?:انتهاء|انقضاء|بانتهاء)[^.;]{0,30}(?:دون|بدون|بلا) (?:(?:ال)?حاجة (?:إلى |ل)?)?(?:أي )?(?:ال)?(?:إشعار|إخطار|تنبيه)',
        '(?:لا تسري|لا تطبق|لا يعمل ب|تستبعد)[^.;]{0,20}(?:مهلة|مدة)[^.;]{0,20}(?:ستين|60)',
      ),
      told(
        NO_RENEWAL,
        {
          needs: '~(?:إيجار|عقد)#',
          unless: '~(?:تأمين|ضمان|ما لم|وثيقة|إذا|إشعار|إخطار|أشعر|أخطر|باطن|خيار)#',
        },
        '(?:لا يتجدد|لا يجدد)[^.;]{0,20}(?:عقد|إيجار)?[^.;]{0,20}(?:تلقائيا|~إلا# ب(?:موافقة|اتفاق|عقد))',
      ),
    ],
  },
  'SA-LEA-04': {
    topic: {
      en: '\\b(?:refus\\w+|declin\\w+) (?:to renew|renewal)\\b',
      ar: '~امتناع عن (?:ال)?تجديد|~رفض (?:ال)?تجديد',
    },
    onlyIf: IN_RIYADH,
    en: [
      wrong(
        REFUSED,
        {
          needs: '\\brenew\\w*\\b',
          unless: `{tenant} may (?:refuse|decline)|\\balteration|only (?:if|in|where)|\\bsub-?let`,
        },
        `{landlord}[^.;]{0,60}\\b(?<core>refuse|decline|reject|deny|withhold|not renew)\\b[^.;]{0,40}\\brenew\\w*[^.;]{0,80}\\b(?:any reason|no reason|without (?:giving |stating |any )?(?:reasons?|cause|justification)|discretion|whatsoever|even if)`,
        '\\brenew(?:al)?\\b[^.;]{0,40}(?<core>\\b(?:is|lies|shall be|remains|rests|depends)\\b)[^.;]{0,30}\\b(?:discretion|will|choice)\\b[^.;]{0,20}{landlord}',
        "\\brenew(?:al)?\\b[^.;]{0,40}(?<core>\\b(?:is|lies|shall be|remains|rests)\\b)[^.;]{0,20}{landlord}'?s?[^.;]{0,20}\\b(?:discretion|choice)",
        '{tenant}[^.;]{0,20}\\b(?<core>vacates?)\\b[^.;]{0,60}\\beven if\\b[^.;]{0,30}\\brenew',
      ),
      kept({}, `{landlord}[^.;]{0,20}\\brefuse\\b[^.;]{0,20}\\brenew\\w*[^.;]{0,10}\\bonly (?:if|in|where)`),
    ],
    ar: [
      wrong(
        REFUSED,
        { needs: '~تجديد', unless: '~إلا#|{tenant} (?:رفض|عدم)|~تعديل' },
        `{landlord}[^.;]{0,30}(?<core>~(?:رفض|امتناع|يمتنع|يرفض|عدم)#)[^.;]{0,15}~تجديد[^.;]{0,60}(?:لأي سبب|دون إبداء|دون سبب|دون تسبيب|تقديره|مطلق|متى شاء|دون ذكر|دون (?:ال)?حاجة إلى (?:بيان|إبداء|ذكر))`,
        `~تجديد[^.;]{0,30}(?<core>~(?:تقدير|إرادة|رغبة|اختيار|لتقدير)#)[^.;]{0,10}{landlord}`,
        `{tenant}[^.;]{0,10}(?<core>~إخلاء)[^.;]{0,60}ولو رغب`,
      ),
      kept({}, `(?:لا يمتنع|لا يجوز) ?{landlord} ?(?:الامتناع )?عن (?:ال)?تجديد[^.;]{0,10}~إلا#`),
      denies('keeps', { cues: [`(?<core>~يمتنع#) {landlord} عن (?:ال)?تجديد[^.;]{0,10}~إلا#`] }),
    ],
  },
};
