import { limit } from '../limit.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';
import { affirms, ban, denies } from '../turns.js';

const END =
  '\\b(?:terminat(?:e|es|ed|ing|ion)|ends?|ended|ending|dismiss(?:es|ed|al)?|rescind(?:s|ed)?|cancel(?:s|led)?|discharge[sd]?)\\b';
const END_AR = '~(?:إنهاء|فسخ|فصل|[يت]نهي|[يت]نهى|[يت]فسخ|[يت]فصل|استغناء)(?:ه|ها)?#';
/** Causes that the law knows, and references to it. */
const CAUSE =
  '\\b(?:Articles?|probation\\w*|trial period|misconduct|breach\\w*|violat\\w*|gross|fraud|expir\\w+|cases? (?:set out|provided|stated|listed|mentioned|of)|pursuant to|in accordance with|resign\\w*)\\b';
const CAUSE_AR =
  '~(?:مادة|مواد|تجربة|اختبار|إخلال|أخل|مخالفة|خالف|حالات|انقضاء مدت|استقال|وفقا لأحكام|وفق أحكام|غش|تزوير|اعتداء)';
const NO_PAY =
  '\\bwithout (?:any |further |the )*(?:compensation|indemnity|damages|payment of (?:any )?compensation)\\b';
const COMPENSATION_AR = '~(?:تعويض|تعويضا|تعويضات)(?:ه|ها)?#';
const ILLEGAL =
  '\\b(?:wrongful|unlawful|arbitrary|unfair|illegitimate|unjustified|invalid|no lawful|without (?:a )?(?:lawful|valid|legitimate))\\b';
const ILLEGAL_AR = '~(?:تعسفي|تعسفا|غير (?:ال)?مشروع|غير مشروعة|دون سبب مشروع)';
const WITHOUT_COMPENSATION = {
  en: 'The clause takes from the worker the compensation for termination.',
  ar: 'يحرم البند العامل من التعويض عن إنهاء العقد.',
};
/** Reads as another reader does, but doubts what that finds to break the rule. */
const doubting =
  (read: Reader): Reader =>
  (sentence, words): LawReading | null => {
    const found = read(sentence, words);
    return found?.answer === 'breaks' ? { ...found, answer: 'doubtful' } : found;
  };

/** Readers of the rule on compensation for termination. */
export const compensationReaders: ReadersById = {
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
            '\\b(?:absen\\w+|consecutive|without award)\\b|\\b(?:each|every|per) (?:year|contract year)\\b|\\bremaining\\b|\\bwithin\\b|{employee} (?:shall |must |will )?(?:pays?|compensates?)',
          bound: { en: 'two months’ wage by its own measure', ar: 'أجر شهرين بتقديره' },
        }),
      ),
      affirms('keeps', { cues: ['\\bcompensation\\b[^.;]{0,80}\\bArticle \\(?(?:77|seventy[\\s-]seven)'] }),
    ],
    ar: [
      ban({
        cues: [
          `(?<={employer}[^.;]{0,40})${END_AR}[^.;]{0,70}~(?:دون|بدون|بغير|بلا)#[^.;]{0,30}${COMPENSATION_AR}`,
          `(?<core>~(?:[يت]عفى|إعفاء|[يت]عفي)#) {employer}[^.;]{0,10}~من#[^.;]{0,20}${COMPENSATION_AR}[^.;]{0,30}${END_AR}`,
          `~(?:[يت]تنازل|تنازل)# {employee}[^.;]{0,20}${COMPENSATION_AR}[^.;]{0,30}(?:${ILLEGAL_AR}|${END_AR})`,
        ],
        unless: `${CAUSE_AR}|~إذا#`,
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
