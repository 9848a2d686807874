import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';
import { noticeLength } from './notice-length.js';

const END =
  '\\b(?:terminat(?:e|es|ed|ing|ion)|ends?|ended|ending|dismiss(?:es|ed|al)?|rescind(?:s|ed)?|cancel(?:s|led)?|discharge[sd]?)\\b';
const END_AR = '~(?:إنهاء|فسخ|فصل|[يت]نهي|[يت]نهى|[يت]فسخ|[يت]فصل|استغناء)(?:ه|ها)?#';
/** Causes that the law knows, and references to it. */
const CAUSE =
  '\\b(?:Articles?|probation\\w*|trial period|misconduct|breach\\w*|violat\\w*|gross|fraud|expir\\w+|cases? (?:set out|provided|stated|listed|mentioned|of)|pursuant to|in accordance with|resign\\w*)\\b';
const CAUSE_AR =
  '~(?:مادة|مواد|تجربة|اختبار|إخلال|أخل|مخالفة|خالف|حالات|انقضاء مدت|استقال|وفقا لأحكام|وفق أحكام|غش|تزوير|اعتداء)';
const NO_NOTICE = 'without (?:any |giving |prior |written |advance |the need for |serving )*notice\\b';
const NO_NOTICE_AR =
  '~(?:دون|بدون|بغير|بلا)# (?:(?:حاجة إلى|الحاجة إلى|أي|سابق|توجيه) )?(?:أي )?~(?:إشعار|إخطار|إنذار)#';
const NO_REASON =
  '\\b(?:without (?:any |a |giving |stating |having |valid |assigning |lawful |legitimate |just |need for )*(?:causes?|reasons?|justification)|for any (?:reason|cause)(?: or (?:for )?no (?:reason|cause))?(?: whatsoever)?|for no reason|for (?:its |his )?convenience|at will|with or without (?:cause|reason))\\b';
const NO_REASON_AR =
  '(?:~(?:دون|بدون|بغير|بلا)# (?:(?:حاجة إلى|الحاجة إلى|حاجة ل|أي|وجود) )?~(?:إبداء|ذكر|بيان|تقديم|سبب|أسباب|مبرر|تبرير|مسوغ)|~لأي سبب|~(?:متى شاء|متى شاءت|متى أراد|متى رغب|وقت يشاء)|~دون إبداء)';
const BY_EMPLOYER = '(?:{employer}|\\b(?:either|any|each|both)(?: of the)? part(?:y|ies)\\b)';
const BY_EMPLOYER_AR = '(?:{employer}|~(?:أي من|لأي|أي|كل من|لكلا|كلا) (?:ال)?(?:طرفين|طرف|منهما))';
const WITHOUT_NOTICE = {
  en: 'The clause lets the employer end the contract without notice.',
  ar: 'يجيز البند لصاحب العمل إنهاء العقد دون إشعار.',
};
const WITHOUT_REASON = {
  en: 'The clause lets the employer end the contract without a lawful reason.',
  ar: 'يجيز البند لصاحب العمل إنهاء العقد دون سبب مشروع.',
};
const NOTICE_UNPAID = {
  en: 'The clause lets the employer leave out notice without pay for it.',
  ar: 'يجيز البند لصاحب العمل ترك مهلة الإشعار دون مقابل.',
};

/** Readers of the rules on notice, reasons and compensation. */
export const noticeReaders: ReadersById = {
  'SA-LAB-11': {
    topic: {
      en: `(?:${END})[^.;]{0,80}\\bnotice\\b|\\bnotice (?:of termination|period)\\b`,
      ar: `(?:${END_AR})[^.;]{0,60}~(?:إشعار|إخطار)#|~(?:مهلة|فترة) (?:ال)?(?:إشعار|إخطار)#`,
    },
    en: [
      noticeLength,
      ban({
        cues: [
          `(?<=${BY_EMPLOYER}[^.;]{0,60})(?:${END})[^.;]{0,60}\\b${NO_NOTICE}`,
          `(?:${END})[^.;]{0,30}\\bby ${BY_EMPLOYER}[^.;]{0,40}\\b${NO_NOTICE}`,
        ],
        unless: `${CAUSE}|\\b(?:if|where|should|in the event)\\b`,
        says: WITHOUT_NOTICE,
      }),
    ],
    ar: [
      noticeLength,
      ban({
        cues: [`(?<=${BY_EMPLOYER_AR}[^.;]{0,30})${END_AR}[^.;]{0,50}${NO_NOTICE_AR}`],
        unless: `${CAUSE_AR}|~(?:إذا|في حال)`,
        says: WITHOUT_NOTICE,
      }),
    ],
  },
  'SA-LAB-65': {
    topic: { en: `(?:${END})[^.;]{0,60}\\breasons?\\b`, ar: `${END_AR}[^.;]{0,40}~(?:سبب|أسباب)` },
    en: [
      ban({
        cues: [
          `(?<=${BY_EMPLOYER}[^.;]{0,60})(?:${END})[^.;]{0,80}${NO_REASON}`,
          `(?:${END})[^.;]{0,30}\\bby (?:the )?${BY_EMPLOYER}[^.;]{0,60}${NO_REASON}`,
          `\\b(?:is|be) at[\\s-]will\\b`,
        ],
        needs: `${BY_EMPLOYER}`,
        unless: `\\b(?:probation\\w*|trial period|compensat\\w+|indemni\\w+|if|confidential\\w*|return|vacate|upon termination|after termination|surviv\\w+|leave encashment)\\b`,
        says: WITHOUT_REASON,
      }),
      states('breaks', {
        cues: [`(?<=${BY_EMPLOYER}[^.;]{0,80})${NO_REASON}[^.;]{0,20}\\bterminate\\b`],
        unless: '\\b(?:not|probation\\w*|trial period|compensat\\w+|if)\\b',
        says: WITHOUT_REASON,
      }),
      affirms('keeps', {
        cues: [
          `(?:${END})[^.;]{0,60}\\b(?:for|on the basis of|based on|by reason of) (?:a |any )?(?:lawful|legitimate|valid|legal) (?:reason|cause)`,
        ],
      }),
    ],
    ar: [
      ban({
        cues: [`(?<=${BY_EMPLOYER_AR}[^.;]{0,30})${END_AR}[^.;]{0,70}${NO_REASON_AR}`],
        unless: '~(?:تجربة|اختبار|تعويض|تعويضا|إذا|سرية|أنهى)',
        says: WITHOUT_REASON,
      }),
      affirms('keeps', {
        cues: [`${END_AR}[^.;]{0,40}(?<!(?:دون|بدون|بغير|غير) )~سبب مشروع#`],
        unless: '~(?:دون|بدون|بغير|غير)# ~سبب|~تعويض',
      }),
    ],
  },
  'SA-LAB-77': {
    topic: {
      en: '\\bin lieu of (?:the )?notice\\b|\\bnotice pay\\b',
      ar: '~(?:بدل|بدلا|عوضا|مقابل)#[^.;]{0,15}~(?:إشعار|إخطار)#',
    },
    en: [
      limit({
        cues: ['\\b(?:in lieu|instead) of (?:the |such )?notice\\b'],
        measure: 'days',
        atLeast: 60,
        before: 60,
        after: 80,
        needs: '{employer}',
        unless: `{employee}[^.;]{0,20}\\b(?:shall |must |will )?pays?\\b|\\b(?:equal|equivalent) to[^.;]{0,40}\\bnotice period\\b|\\b(?:daily|hourly|probation\\w*)\\b`,
        bound: { en: 'the wage of sixty days', ar: 'أجر ستين يوماً' },
      }),
      ban({
        cues: [
          '\\b(?:dispense with|waive|disregard|ignore)\\b[^.;]{0,20}\\bnotice\\b[^.;]{0,40}\\bwithout\\b[^.;]{0,20}\\b(?:pay|payment|compensation)\\b',
        ],
        needs: '{employer}',
        unless: CAUSE,
        says: NOTICE_UNPAID,
      }),
      denies('breaks', {
        cues: ['\\b(?:payment|pay|compensation|wages?|salary) in lieu of (?:the )?notice\\b'],
        unless: `${CAUSE}|\\b(?:if|where) (?:the )?{employee}`,
        says: NOTICE_UNPAID,
      }),
      affirms('keeps', {
        cues: [
          '\\bpay\\b[^.;]{0,60}\\b(?:wages?|salary|amount)\\b[^.;]{0,40}\\b(?:for|of) (?:the|that) (?:notice )?period\\b',
        ],
        needs: '\\bnotice\\b',
      }),
    ],
    ar: [
      limit({
        cues: ['~(?:بدل|بدلا|عوضا|مقابل)#[^.;]{0,20}~(?:إشعار|إخطار)#'],
        measure: 'days',
        atLeast: 60,
        before: 50,
        after: 40,
        needs: '{employer}',
        unless: '~(?:[يت]دفع|[يت]لتزم|على) {employee}|~مساو[^.;]{0,40}~مهلة|~(?:يومي|تجربة)',
        bound: { en: 'the wage of sixty days', ar: 'أجر ستين يوماً' },
      }),
      states('breaks', {
        cues: [
          '~(?:عدم التقيد|عدم مراعاة|تجاوز|إسقاط|إلغاء)#[^.;]{0,10}~مهلة (?:ال)?إشعار#[^.;]{0,20}~(?:دون|بدون|بغير)#[^.;]{0,20}~(?:مقابل|تعويض|بدل|دفع)',
          '~لا [يت]ستحق {employee}[^.;]{0,20}~(?:بدل|بدلا|مقابل|أجر|تعويض)[^.;]{0,15}~مهلة (?:ال)?إشعار#',
        ],
        unless: `~لا يجوز|~إذا ترك|${CAUSE_AR}`,
        says: NOTICE_UNPAID,
      }),
      affirms('keeps', {
        cues: ['~دفع#[^.;]{0,40}~(?:مساويا|مساو|يعادل)#[^.;]{0,40}~مهلة'],
        needs: '~إشعار',
      }),
      affirms('keeps', {
        cues: ['~[يت]دفع#[^.;]{0,40}~(?:مساويا|مساو|يعادل)#[^.;]{0,40}~مهلة'],
        needs: '~إشعار',
      }),
    ],
  },
  'SA-LAB-66': {
    topic: { en: '\\bnotice period\\b', ar: '~(?:مهلة|فترة) (?:ال)?(?:إشعار|إخطار)#' },
    en: [
      denies('breaks', {
        cues: [
          '(?<={employee}[^.;]{0,40})\\b(?:entitled|absent|absence|time off|take time|right)\\b[^.;]{0,60}\\b(?:look|search|seek)\\w*\\b[^.;]{0,30}\\b(?:work|job|employment)\\b',
          '\\b(?:counted|considered|included|regarded)\\b[^.;]{0,20}\\bservice\\b',
        ],
        needs: '\\bnotice period\\b|\\bperiod of notice\\b',
        says: {
          en: 'The clause takes from the worker the time to look for work, or service, during notice.',
          ar: 'يحرم البند العامل خلال مهلة الإشعار من وقت البحث عن عمل أو من احتساب خدمته.',
        },
      }),
      ban({
        cues: [
          '\\b(?:releas\\w+|reliev\\w+|exempt\\w*|suspend\\w*|send home)\\b[^.;]{0,80}\\bnotice period\\b[^.;]{0,20}\\bwithout (?:pay|wages?|salary)\\b',
          '\\bnotice period\\b[^.;]{0,60}\\b(?<core>place|put|send|release)\\b[^.;]{0,40}\\b(?:unpaid leave|without (?:pay|wages?|salary))\\b',
          '\\b(?:place|put)\\b[^.;]{0,30}\\bunpaid leave\\b[^.;]{0,40}\\bnotice period\\b',
        ],
        unless: '\\b(?:at (?:his|the) (?:own )?request|request of the employee)\\b',
        says: {
          en: 'The clause leaves the worker without wage during notice.',
          ar: 'يحرم البند العامل من أجره خلال مهلة الإشعار.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:absent|time off|absence)\\b[^.;]{0,80}\\b(?:look|search|seek)\\w*\\b',
          '\\b(?:releas\\w+|reliev\\w+|exempt\\w*)\\b[^.;]{0,80}\\bnotice period\\b[^.;]{0,40}\\b(?:full pay|with pay|wages? (?:is|are|shall be) paid)\\b',
        ],
      }),
    ],
    ar: [
      denies('breaks', {
        cues: [
          '~(?:[يت]تغيب|تغيب|غياب)#[^.;]{0,40}~مهلة (?:ال)?إشعار#[^.;]{0,40}~بحث',
          '~(?:[يت]حتسب|[يت]حسب|احتساب|تدخل|تعد)# ~(?:مهلة|فترة) (?:ال)?إشعار#[^.;]{0,20}~خدمة',
        ],
        says: {
          en: 'The clause takes from the worker the time to look for work, or service, during notice.',
          ar: 'يحرم البند العامل خلال مهلة الإشعار من وقت البحث عن عمل أو من احتساب خدمته.',
        },
      }),
      ban({
        cues: [
          '~(?:إعفاء|[يت]عفى|[يت]عفي|وقف|إيقاف)# {employee}[^.;]{0,30}~(?:مهلة|فترة) (?:ال)?إشعار#[^.;]{0,10}~(?:دون|بدون|بلا)# (?:دفع )?~(?:أجر|راتب|مقابل)',
          '~إجازة (?:بدون|دون|بلا|غير) (?:راتب|أجر|مدفوعة)#[^.;]{0,30}~(?:مهلة|فترة) (?:ال)?إشعار#',
        ],
        unless: '~بناء على طلب',
        says: {
          en: 'The clause leaves the worker without wage during notice.',
          ar: 'يحرم البند العامل من أجره خلال مهلة الإشعار.',
        },
      }),
      affirms('keeps', {
        cues: ['~(?:[يت]تغيب|تغيب)#[^.;]{0,60}~بحث'],
      }),
      states('keeps', {
        cues: [
          '~إعفاء {employee}[^.;]{0,40}~مهلة (?:ال)?إشعار#[^.;]{0,10}~مع#[^.;]{0,10}~(?:دفع|استحقاق|احتساب)',
        ],
      }),
    ],
  },
};
