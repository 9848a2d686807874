import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { affirms, states } from '../turns.js';
import { workingDays } from './working-days.js';

const ANNUAL_EN =
  '\\b(?:annual(?: paid)? (?:leave|vacation|holiday)|(?:paid )?annual leave|(?:paid )?vacation|yearly leave|(?<!sick )leave days)\\b';
const ANNUAL_AR =
  '~(?:إجازة|إجازات|إجازته|إجازاته)(?: (?:ال)?(?:عامل|عاملة|موظف|موظفة|طرف (?:ال)?ثاني))? (?:ال)?(?:سنوية|اعتيادية)#';
const OTHER_LEAVE = {
  en: '\\b(?:sick|maternity|marriage|bereavement|hajj|carr(?:y|ied)|carry-over|notice|request\\w*|apply|applied|(?:days|weeks|months?)\\W{0,3}in advance|unpaid leave|postpon\\w*|defer\\w*|accumulat\\w*|encash\\w*|remaining|unused|additional|further|probation\\w*|(?:leave|absences?) (?:exceeding|of more than|longer than)|split|periods? of|instal\\w+|forfeit\\w*|ticket)\\b',
  ar: '~(?:مرضية|وضع|زواج|وفاة|حج|ترحيل|ترحل|إشعار|طلب|تقديم|تأجيل|تؤجل|رصيد|متبقية|إضافية|تجربة|تتجاوز|تجزئة|دفعات|تذكرة|مولود|دون أجر|بدون أجر|اضطرارية)#',
};
const GRANTED = {
  en: '\\b(?:entitled|entitlement|receives?|granted|gets?|enjoys?|is|are|shall be|of|per (?:year|annum)|each year|every)\\b',
  ar: '~(?:يستحق|تستحق|يتمتع|يمنح|تمنح|مدتها|مدة|سنويا|سنة|عام|تكون|لمدة|تقتصر)#',
};
const WORKING_DAYS = { en: '\\b(?:working|business)[- ]days\\b', ar: '~يوم عمل#|~أيام عمل#' };
const AFTER_FIVE = {
  en: '\\b(?:after|completes?|completing|completed|exceeds?|more than|upon)\\b[^.;]{0,50}\\bfive\\b[^.;]{0,20}\\byears',
  ar: '~(?:خمس|5) (?:\\(5\\) )?سنوات',
};
const EACH_PERIOD = {
  en: '\\b(?:every|each|per) (?:two|three|2|3)(?: \\(\\d\\))? years|once every (?:two|2) years',
  ar: '~كل (?:سنتين|عامين|ثلاث سنوات)#',
};
const LEAST = { en: '21 days a year', ar: '21 يوماً عن كل عام' };
const AFTER_YEARS = {
  en: '30 days a year after five years of continuous service',
  ar: '30 يوماً عن كل عام بعد خمس سنوات متصلة',
};

/** Readers of the rules on the length and time of annual leave. */
export const workLeaveReaders: ReadersById = {
  'SA-LAB-24': {
    topic: { en: '\\bannual (?:paid )?(?:leave|vacation)\\b|\\bvacation\\b', ar: ANNUAL_AR },
    en: [
      affirms('breaks', {
        cues: [`(?:${ANNUAL_EN})[^.;]{0,80}${EACH_PERIOD.en}`],
        unless: '\\b(?:60|sixty|forty-two|42|ticket|travel|45)\\b',
        says: {
          en: 'The clause grants annual leave less often than once a year.',
          ar: 'يجعل البند الإجازة السنوية على فترة تزيد على سنة.',
        },
      }),
      limit({
        cues: [ANNUAL_EN],
        needs: GRANTED.en,
        unless: `${OTHER_LEAVE.en}|${WORKING_DAYS.en}|${EACH_PERIOD.en}`,
        measure: 'days',
        atLeast: 21,
        after: 110,
        before: 60,
        notAfter:
          "^\\W{0,3}(?:'?\\s?(?:prior |written )?notice|before|prior|after|of (?:continuous )?(?:service|employment)|in advance|from|weekly)",
        bound: LEAST,
      }),
      workingDays({
        cues: [ANNUAL_EN],
        needs: WORKING_DAYS.en,
        unless: `${OTHER_LEAVE.en}|${EACH_PERIOD.en}`,
        after: 110,
        before: 60,
        notAfter: '^\\W{0,3}(?:prior|written|before|after|notice|of service|in advance)',
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [`(?:${ANNUAL_AR}|~(?:إجازة|إجازته))[^.;]{0,80}${EACH_PERIOD.ar}`],
        unless: '60|ستين|ستون|42|45|~(?:تذكرة|تذاكر|حج)#',
        says: {
          en: 'The clause grants annual leave less often than once a year.',
          ar: 'يجعل البند الإجازة السنوية على فترة تزيد على سنة.',
        },
      }),
      limit({
        cues: [ANNUAL_AR],
        needs: GRANTED.ar,
        unless: `${OTHER_LEAVE.ar}|${WORKING_DAYS.ar}|${EACH_PERIOD.ar}`,
        measure: 'days',
        atLeast: 21,
        after: 110,
        before: 30,
        notAfter: '^ (?:قبل|من (?:ال)?خدمة|على الأقل قبل|من تاريخ)',
        bound: LEAST,
      }),
      workingDays({
        cues: [ANNUAL_AR],
        needs: WORKING_DAYS.ar,
        unless: `${OTHER_LEAVE.ar}|${EACH_PERIOD.ar}`,
        after: 110,
        before: 30,
      }),
    ],
  },
  'SA-LAB-111': {
    topic: { en: `\\bleave\\b[^.;]{0,120}${AFTER_FIVE.en}`, ar: `~إجازة[^.;]{0,120}${AFTER_FIVE.ar}` },
    en: [
      limit({
        cues: ['\\b(?:increas\\w+|rais\\w+|becom\\w+|ris\\w+|entitled|increase|leave)\\b'],
        needs: `^(?=[\\s\\S]{0,400}\\bleave)(?=[\\s\\S]{0,400}(?:${AFTER_FIVE.en}))`,
        unless: '\\b(?:award|half (?:of )?a month|sick|notice)\\b',
        measure: 'days',
        atLeast: 30,
        after: 120,
        precedes:
          '\\b(?:increas\\w+ to|rais\\w+ to|becomes?|rises? to|years of (?:continuous )?service[^.;]{0,20}|(?:shall|will) be|service,?)\\W{0,3}(?:to )?(?:at least )?$',
        bound: AFTER_YEARS,
      }),
      states('breaks', {
        cues: [
          `\\bannual leave\\b[^.;]{0,100}\\b(?:regardless|irrespective|whatever|however long)\\b[^.;]{0,40}\\b(?:service|seniority)`,
        ],
        unless: '\\b(?:30|thirty|35|40)\\b',
        says: {
          en: 'The clause does not raise annual leave after five years.',
          ar: 'لا يزيد البند الإجازة السنوية بعد خمس سنوات.',
        },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:تزاد|تزيد|تصبح|تكون|زيادتها|ترتفع|يستحق)#'],
        needs: `^(?=[\\s\\S]{0,400}إجاز)(?=[\\s\\S]{0,400}${AFTER_FIVE.ar})`,
        unless: '~(?:مكافأة|مرضية|إشعار)#',
        measure: 'days',
        atLeast: 30,
        after: 90,
        precedes: '(?:تزاد|تزيد|تصبح|تكون|ترتفع|زيادتها|سنوات)[^.;]{0,24}$',
        notBefore: '(?<![ء-ي])(?:أقل من|قبل)[^.;]{0,10}$',
        bound: AFTER_YEARS,
      }),
      states('breaks', {
        cues: [
          '~إجازة (?:ال)?سنوية#[^.;]{0,100}(?:مهما بلغت|بغض النظر عن|أيا كانت|بصرف النظر عن)[^.;]{0,30}~(?:خدمة|خدمته|أقدمية)#',
        ],
        unless: '30|ثلاثين|ثلاثون',
        says: {
          en: 'The clause does not raise annual leave after five years.',
          ar: 'لا يزيد البند الإجازة السنوية بعد خمس سنوات.',
        },
      }),
    ],
  },
  'SA-LAB-115': {
    topic: {
      en: '\\b(?:postpon|defer)\\w*[^.;]{0,60}\\bleave\\b',
      ar: '~(?:تأجيل|يؤجل)#[^.;]{0,40}~(?:إجازة|إجازته)',
    },
    en: [
      limit({
        cues: [
          '\\b(?:postpone|defer)(?:s|red|ment|d)?\\b[^.;]{0,60}\\bleave\\b',
          '\\bleave\\b[^.;]{0,60}\\b(?:postpone|defer)(?:s|red|ment|d)?\\b',
        ],
        unless:
          '\\bconsent|\\bagree(?:s|d|ment)?\\b|\\brequest(?:s|ed)? (?:of|by) (?:the )?{employee}|\\bnotice\\b|\\b{employee} may (?!be)',
        measure: 'days',
        atMost: 90,
        after: 120,
        bound: { en: "90 days without the worker's written consent", ar: '90 يوماً دون موافقة العامل كتابة' },
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:تأجيل|يؤجل|تؤجل|إرجاء)#[^.;]{0,40}~(?:إجازة|إجازته|إجازات)'],
        unless: '~(?:موافقة|موافقته|اتفاق|إشعار)#|~يجوز لل(?:عامل|موظف)',
        measure: 'days',
        atMost: 90,
        after: 120,
        bound: { en: "90 days without the worker's written consent", ar: '90 يوماً دون موافقة العامل كتابة' },
      }),
    ],
  },
};
