import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const FOREIGN = '\\b(?:non[\\s-]?Saudis?|expatriates?|foreign)\\b';
const FOREIGN_AR = '~(?:غير (?:ال)?سعودي|وافد|أجنبي)(?:ة|ين)?#';
const RENEWAL = '\\brenew(?:s|al|als|ed)?\\b|\\bsuccessive\\b|\\bextensions?\\b';
const RENEWAL_AR = '~(?:تجديد|[يت]جدد|[يت]تجدد|تجديده|تجديداته|تمديد|مددا?)#';
const BECOMES =
  '\\b(?:becom(?:e|es|ing)|convert(?:s|ed|ing)?|turn(?:s|ed|ing)?|transform(?:s|ed)?|be deemed|be considered)\\b[^.;]{0,40}\\b(?:indefinite|unlimited|open-ended)\\b';
const BECOMES_AR = '~(?:تحول|[يت]تحول|تحوله|تحويل|[يت]صبح|[يت]عد)#[^.;]{0,30}~(?:غير محدد|غير محددة)#';
const NEVER = {
  en: 'The clause keeps the contract for a fixed term however often it is renewed.',
  ar: 'يبقي البند العقد محدد المدة مهما تكرر تجديده.',
};
const BROKEN_SERVICE = {
  en: 'The clause breaks the worker’s service at each renewal.',
  ar: 'يقطع البند خدمة العامل عند تجديد العقد.',
};
const OWNER =
  '\\b(?:sale|sold|merger|merges|acquisition|acquired|change (?:of|in) (?:the )?ownership|transfer of (?:the )?ownership|ownership[^.;]{0,30}transfer\\w*|new owner|division)\\b';
const OWNER_AR =
  '~(?:بيع|بيعت|اندماج|اندمجت|دمج|استحواذ|انتقال ملكي(?:ة|تها|ته)|انتقلت ملكي(?:ة|تها|ته)|تغيير ملكي(?:ة|تها)|تغير ملكي(?:ة|تها)|مالك الجديد|مالك جديد)';
const SOLD_ENDS = {
  en: 'The clause ends the contract, or the service under it, when the establishment has a new owner.',
  ar: 'ينهي البند العقد أو يقطع الخدمة عند انتقال ملكية المنشأة.',
};

/** Readers of the rules on renewal and on a new owner of the establishment. */
export const renewalReaders: ReadersById = {
  'SA-LAB-09': {
    topic: { en: BECOMES, ar: BECOMES_AR },
    en: [
      denies('breaks', {
        cues: [BECOMES],
        needs: `${RENEWAL}|\\b(?:in no case|never|under no circumstances|at any time)\\b`,
        unless: FOREIGN,
        says: NEVER,
      }),
      affirms('breaks', {
        cues: [
          '\\b(?:remains?|continues? (?:to be|as)|stays?|be)\\b[^.;]{0,20}\\bfixed[- ]term\\b[^.;]{0,40}\\b(?:however (?:many|often)|regardless|irrespective|no matter|notwithstanding)\\b[^.;]{0,40}\\brenew\\w*',
          '\\b(?:however (?:many|often)|regardless of|irrespective of|no matter)\\b[^.;]{0,40}\\brenew\\w*[^.;]{0,60}\\b(?:remain|continue|stay)\\w*\\b[^.;]{0,20}\\bfixed[- ]term\\b',
        ],
        unless: FOREIGN,
        says: NEVER,
      }),
      states('keeps', { cues: [BECOMES], needs: RENEWAL, unless: '\\b(?:not|never|no|without|nor)\\b' }),
    ],
    ar: [
      denies('breaks', { cues: [BECOMES_AR], needs: RENEWAL_AR, unless: FOREIGN_AR, says: NEVER }),
      affirms('breaks', {
        cues: [
          '~(?:[يت]ظل|[يت]بقى|[يت]ستمر)#[^.;]{0,30}~(?:محدد (?:ال)?مدة|محددا)#[^.;]{0,20}~(?:مهما|أيا كان|بغض النظر)',
          '~(?:مهما|غير محدود|بغض النظر|أيا كان)#[^.;]{0,60}~(?:[يت]ظل|[يت]بقى|بقاء)#[^.;]{0,20}~محدد (?:ال)?مدة#',
        ],
        needs: RENEWAL_AR,
        unless: FOREIGN_AR,
        says: NEVER,
      }),
      states('keeps', { cues: [BECOMES_AR], needs: RENEWAL_AR, unless: '~(?:لا|لن|عدم|دون|ألا)#' }),
    ],
  },
  'SA-LAB-74': {
    topic: {
      en: `(?:${RENEWAL})[^.;]{0,60}\\b(?:service|original term)\\b`,
      ar: `~(?:تجديد)#[^.;]{0,60}~(?:خدمة|مدة الأصلية|امتداد)`,
    },
    en: [
      denies('breaks', {
        cues: [
          '\\b(?:previous|prior|past|earlier) (?:period (?:of )?|years of )?(?:service|term)[^.;]{0,30}\\b(?<core>counted|included|considered|taken into account|added)\\b',
          '\\b(?:extension|continuation)\\b[^.;]{0,40}\\boriginal\\b',
          '\\b(?:continuous|uninterrupted)\\b',
          '\\b(?:counts?|counted)\\b[^.;]{0,40}\\blength of service\\b',
        ],
        needs: `(?:${RENEWAL})`,
        unless: '\\b(?:previous|former|other|another) employers?\\b',
        says: BROKEN_SERVICE,
      }),
      affirms('breaks', {
        cues: [
          '\\b(?:service|seniority)\\b[^.;]{0,30}\\b(?<core>starts?|begins?|commences?|restarts?|recommences?)\\b[^.;]{0,15}\\b(?:anew|afresh|again|new)\\b',
        ],
        needs: `(?:${RENEWAL})`,
        says: BROKEN_SERVICE,
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:extension|continuation) of the original\\b',
          '\\bservice\\b[^.;]{0,30}\\b(?:continuous|uninterrupted)\\b',
          '\\bcounts? towards?\\b[^.;]{0,20}\\bservice\\b',
        ],
        needs: `(?:${RENEWAL})`,
      }),
    ],
    ar: [
      denies('breaks', {
        cues: [
          '~(?:[يت]حتسب|احتساب|[يت]حسب|حساب)#[^.;]{0,20}~(?:مدة|مدد|سنوات)#[^.;]{0,15}~(?:سابقة|ماضية|أولى)#',
          '~امتداد(?:ا)?#[^.;]{0,30}~(?:مدة|عقد)#',
          '~خدمة[^.;]{0,20}~(?:متصلة|مستمرة)#',
        ],
        needs: RENEWAL_AR,
        unless: '~(?:صاحب عمل سابق|صاحب عمل آخر|جهة أخرى)',
        says: BROKEN_SERVICE,
      }),
      affirms('breaks', {
        cues: ['~(?:[يت]بدأ|[يت]بدأ|بدء)#[^.;]{0,15}~خدم(?:ة|ته)[^.;]{0,20}~(?:من جديد|مجددا)#'],
        needs: RENEWAL_AR,
        says: BROKEN_SERVICE,
      }),
      affirms('keeps', {
        cues: ['~امتداد(?:ا)?#[^.;]{0,30}~(?:مدة|عقد)#', '~خدمة[^.;]{0,20}~(?:متصلة|مستمرة)#'],
        needs: RENEWAL_AR,
      }),
    ],
  },
  'SA-LAB-73': {
    topic: {
      en: `(?:${OWNER})[^.;]{0,60}\\b(?:employment contracts?|this contract|service)\\b`,
      ar: `${OWNER_AR}[^.;]{0,60}~(?:عقود (?:ال)?عمل|العقد|خدمة)#`,
    },
    en: [
      ban({
        cues: [
          `\\b(?:contract|agreement|employment|service)\\b[^.;]{0,30}\\b(?<core>terminates?|ends?|lapses?|expires?|ceases?|terminated)\\b[^.;]{0,50}${OWNER}`,
          `${OWNER}[^.;]{0,60}\\b(?:contract|agreement|employment|service)\\b[^.;]{0,20}\\b(?<core>terminates?|ends?|lapses?|expires?|ceases?|terminated)\\b`,
        ],
        unless:
          '\\b(?:closure|liquidation|bankruptcy|confidential\\w*|if the employee (?:does not agree|objects|refuses))\\b',
        says: SOLD_ENDS,
      }),
      denies('breaks', {
        cues: [
          `(?<=\\bnew owner\\b[^.;]{0,40})\\b(?:bound|liable|responsible|obliged)\\b[^.;]{0,60}\\b(?:contract|rights|service|dues)\\b`,
        ],
        says: SOLD_ENDS,
      }),
      states('keeps', {
        unless: '\\bnot\\b',
        cues: [
          `${OWNER}[^.;]{0,80}\\b(?:remains? in force|continues? in force|be continuous|remains? valid)\\b`,
        ],
      }),
      denies('keeps', {
        cues: [`(?<=${OWNER}[^.;]{0,40})\\baffects?\\b[^.;]{0,40}\\b(?:contract|service)\\b`],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:[يت]نتهي|[يت]فسخ|[يت]نفسخ|[يت]نقضي|[يت]نهى|إنهاء|فسخ)#[^.;]{0,20}~(?:عقد|عقود|خدمة|خدمات)[^.;]{0,40}${OWNER_AR}`,
          `${OWNER_AR}[^.;]{0,60}(?<core>~(?:[يت]نتهي|[يت]فسخ|[يت]نفسخ|[يت]نقضي)#)[^.;]{0,20}~(?:عقد|عقود|خدمة|خدمات)`,
        ],
        unless: '~(?:إغلاق|تصفية|إفلاس|عدم موافقته|رفض العامل|سرية)',
        says: SOLD_ENDS,
      }),
      denies('breaks', {
        cues: [
          '~(?:[يت]لتزم|ملزم|ملزما|مسؤول|مسؤولا|[يت]سأل|[يت]تحمل)# ?[^.;]{0,20}~مالك (?:ال)?جديد#[^.;]{0,60}~(?:عقد|عقود|حقوق)',
        ],
        says: SOLD_ENDS,
      }),
      states('keeps', {
        unless: '~(?:لا|غير|عدم)#',
        cues: [`${OWNER_AR}[^.;]{0,60}~(?:نافذا|نافذة|ساريا|سارية|مستمرة|متصلة|قائما)#`],
      }),
      states('keeps', { cues: [`~لا [يت]ؤثر#[^.;]{0,20}${OWNER_AR}`] }),
    ],
  },
};
