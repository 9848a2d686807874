import { limit } from '../limit.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';
import { noticeLength } from './notice-length.js';

const END =
  '\\b(?:terminat(?:e|es|ed|ing|ion)|ends?|ended|ending|dismiss(?:es|ed|al)?|rescind(?:s|ed)?|cancel(?:s|led)?|discharge[sd]?)\\b';
const END_AR = '~(?:إنهاء|فسخ|فصل|[يت]نهي|[يت]نهى|[يت]فسخ|[يت]فصل|استغناء|إنهائه|إنهاءه)(?:ه)?#';
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
const NO_PAY =
  '\\bwithout (?:any |further |the )*(?:compensation|indemnity|damages|payment of (?:any )?compensation)\\b';
const COMPENSATION_AR = '~(?:تعويض|تعويضا|تعويضات)(?:ه|ها)?#';
const ILLEGAL =
  '\\b(?:wrongful|unlawful|arbitrary|unfair|illegitimate|unjustified|invalid|no lawful|without (?:a )?(?:lawful|valid|legitimate))\\b';
const ILLEGAL_AR = '~(?:تعسفي|تعسفا|غير (?:ال)?مشروع|غير مشروعة|دون سبب مشروع)';
const WITHOUT_NOTICE = {
  en: 'The clause lets the employer end the contract without notice.',
  ar: 'يجيز البند لصاحب العمل إنهاء العقد دون إشعار.',
};
const WITHOUT_REASON = {
  en: 'The clause lets the employer end the contract without a lawful reason.',
  ar: 'يجيز البند لصاحب العمل إنهاء العقد دون سبب مشروع.',
};
const WITHOUT_COMPENSATION = {
  en: 'The clause takes from the worker the compensation for termination.',
  ar: 'يحرم البند العامل من التعويض عن إنهاء العقد.',
};
const NOTICE_UNPAID = {
  en: 'The clause lets the employer leave out notice without pay for it.',
  ar: 'يجيز البند لصاحب العمل ترك مهلة الإشعار دون مقابل.',
};

/** Reads as another reader does, but doubts what that finds to break the rule. */
const doubting =
  (read: Reader): Reader =>
  (sentence, words): LawReading | null => {
    const found = read(sentence, words);
    return found?.answer === 'breaks' ? { ...found, answer: 'doubtful' } : found;
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
  'SA-LAB-12': {
    topic: {
      en: `\\bcompensation\\b[^.;]{0,60}(?:${END})|(?:${END})[^.;]{0,60}\\bcompensation\\b`,
      ar: `${COMPENSATION_AR}[^.;]{0,40}${END_AR}|${END_AR}[^.;]{0,50}${COMPENSATION_AR}`,
    },
    en: [
      ban({
        cues: [
          `(?<={employer}[^.;]{0,60})(?:${END})[^.;]{0,80}${NO_PAY}`,
          `(?<={employee}[^.;]{0,40})\\bwaives?\\b[^.;]{0,40}\\bcompensation\\b[^.;]{0,40}(?:${ILLEGAL}|${END})`,
        ],
        unless: `${CAUSE}|\\b(?:if|where|should)\\b`,
        says: WITHOUT_COMPENSATION,
      }),
      denies('breaks', {
        cues: [
          `\\bcompensation\\b[^.;]{0,40}\\b(?:for|upon|on|in case of|because of|due to)\\b[^.;]{0,30}(?:${END})`,
          `\\bcompensation\\b[^.;]{0,60}${ILLEGAL}`,
          `\\bcompensation\\b[^.;]{0,60}{employer}[^.;]{0,20}(?:${END})[^.;]{0,40}\\bbefore (?:the end|the expiry|its term|expiry)`,
        ],
        needs: `${ILLEGAL}|\\bfor any (?:reason|cause)\\b|\\bwhatever the (?:reason|cause)\\b|\\bbefore (?:the end|the expiry|its term|expiry)\\b|\\bearly termination by the {employer}`,
        unless: '\\b(?:Articles?|probation\\w*|more than|other than|exceed\\w*|in excess|except|beyond)\\b',
        says: WITHOUT_COMPENSATION,
      }),
      doubting(
        limit({
          cues: ['\\b(?:compensat\\w+|indemnity)\\b'],
          measure: 'days',
          atLeast: 60,
          after: 60,
          needs: `${ILLEGAL}`,
          unless:
            '\\b(?:each|every|per) (?:year|contract year)\\b|\\bremaining\\b|\\bwithin\\b|{employee} (?:shall |must |will )?(?:pays?|compensates?)',
          bound: { en: 'two months’ wage by its own measure', ar: 'أجر شهرين بتقديره' },
        }),
      ),
      affirms('keeps', { cues: ['\\bcompensation\\b[^.;]{0,80}\\bArticle \\(?(?:77|seventy[\\s-]seven)'] }),
    ],
    ar: [
      ban({
        cues: [
          `(?<={employer}[^.;]{0,40})${END_AR}[^.;]{0,70}~(?:دون|بدون|بغير|بلا)#[^.;]{0,30}${COMPENSATION_AR}`,
          `~(?:[يت]تنازل|تنازل)# {employee}[^.;]{0,20}${COMPENSATION_AR}[^.;]{0,30}(?:${ILLEGAL_AR}|${END_AR})`,
        ],
        unless: `${CAUSE_AR}|~(?:إذا|في حال)`,
        says: WITHOUT_COMPENSATION,
      }),
      denies('breaks', {
        cues: [
          `${COMPENSATION_AR}[^.;]{0,20}~(?:عن|بسبب|مقابل|نتيجة|لقاء|عند)#[^.;]{0,10}(?:${END_AR})[^.;]{0,60}`,
          `${COMPENSATION_AR}[^.;]{0,40}(?:${ILLEGAL_AR})`,
        ],
        needs: `${ILLEGAL_AR}|~(?:لأي سبب|أيا كان|مهما كان)|~قبل (?:انتهاء|انقضاء) مدت`,
        unless: '~(?:مادة|تجربة|أكثر من|[يت]زيد|خلاف|غير هذا|سوى)',
        says: WITHOUT_COMPENSATION,
      }),
      doubting(
        limit({
          cues: ['~(?:تعويض|تعويضا|[يت]عوض)(?:ه)?#'],
          measure: 'days',
          atLeast: 60,
          after: 50,
          needs: ILLEGAL_AR,
          unless: '~(?:عن كل سنة|مدة الباقية|متبقية|باقي|خلال)',
          bound: { en: 'two months’ wage by its own measure', ar: 'أجر شهرين بتقديره' },
        }),
      ),
      affirms('keeps', {
        cues: [
          `${COMPENSATION_AR}[^.;]{0,60}~مادة (?:\\(?77|(?:ال)?سابعة و(?:ال)?سبعين|(?:ال)?سابعة و(?:ال)?سبعون)`,
        ],
      }),
    ],
  },
};
