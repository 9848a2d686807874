import type { AddedReaders } from '../together.js';
import { kept, WITHOUT } from './kept.js';

/** Readers of clauses that keep the rules on arbitration, evidence and enforcement, in whatever words. */
export const wideKeptDisputeReaders: AddedReaders = {
  'SA-ARB-02': kept({
    says: { en: 'The clause has an odd number of arbitrators.', ar: 'عدد المحكمين في البند فردي.' },
    en: [
      [
        '\\b(?:before|by|to|of|appoint\\w*)\\b[^.;]{0,20}\\b(?:three|five|one|a sole|a single|an?)(?: \\(\\d\\))? arbitrators?\\b',
        '\\b(?:disputes?|tribunal|arbitration|panel)\\b',
      ],
    ],
    ar: [
      [
        '~(?:محكم (?:ال)?(?:فرد|واحد|منفرد)|ثلاثة (?:\\(3\\) )?محكمين|خمسة محكمين|محكمين (?:ثلاثة|عددهم ثلاثة))',
        '~(?:نزاع|منازعات|خلاف|تحكيم|هيئة|[يت]عين)',
      ],
    ],
    unless: { en: '\\b(?:two|four|without a)\\b(?! so)', ar: '~(?:دون|بلا|ولا)#' },
  }),
  'SA-ARB-05': kept({
    says: {
      en: 'The clause demands a degree in law or Sharia of the arbitrator.',
      ar: 'يشترط البند في المحكم أو الرئيس مؤهلاً شرعياً أو نظامياً.',
    },
    en: [
      [
        '\\b(?:arbitrators?|chair\\w*|president|presiding)\\b',
        '\\b(?:shall|must|to|is required to)\\b[^.;]{0,20}\\b(?:hold|have|possess|be a graduate)\\w*\\b[^.;]{0,50}\\b(?:degree|graduate|qualification)s?\\b[^.;]{0,30}\\b(?:law|sharia|legal)',
      ],
    ],
    ar: [
      [
        '~(?:محكم|محكما|رئيس هيئة (?:ال)?تحكيم|رئيس (?:ال)?هيئة)#',
        '~(?:حاصل|حاصلا|[يت]حمل|[يت]شترط|مؤهلا|مؤهل)#[^.;]{0,50}~(?:أنظمة|شريعة|شرعية|نظامية|قانون|حقوق)',
      ],
    ],
    unless: {
      en: '\\b(?:need not|not (?:be )?required|waiv\\w+)\\b',
      ar: '~(?:لا [يت]شترط|لا [يت]لزم|دون|ولا)#',
    },
  }),
  'SA-ARB-06': kept({
    says: {
      en: 'The clause asks for arbitrators without an interest.',
      ar: 'يشترط البند حياد المحكم وإفصاحه.',
    },
    en: [
      [
        '\\barbitrators?\\b',
        '\\b(?:disclose\\w*|no interest in|impartial\\w*|independen\\w+)\\b',
        '\\b(?:shall|must|will)\\b',
      ],
    ],
    ar: [
      [
        '~(?:محكم|محكما|محكمين)#',
        '~(?:[يت]صرح|[يت]فصح|ألا تكون له مصلحة|حياد|محايدا|استقلال)',
        '~(?:[يت]شترط|[يت]جب|[يت]لتزم|على)#',
      ],
    ],
    unless: {
      en: '\\b(?:not (?:be )?(?:obliged|bound|required)|need not|waiv\\w+)\\b',
      ar: '~(?:لا [يت]لزم|لا [يت]لتزم|لا [يت]شترط|[يت]تنازل|ولو)#',
    },
  }),
  'SA-CPL-01': kept({
    says: {
      en: 'The clause keeps to Arabic before the courts.',
      ar: 'يلتزم البند باللغة العربية أمام المحاكم.',
    },
    en: [
      [
        '\\bcourts?\\b',
        '\\b(?:arabic translation|in arabic|translat\\w+ (?:in)?to arabic)\\b',
        '\\b(?:shall|must|will)\\b',
      ],
    ],
    ar: [['~(?:محكمة|محاكم|تقاضي|قضاء)', '~(?:ترجمة|عربية|مترجمة)#', '~(?:مرخص|معتمد|معتمدة|لغة|[يت]ترجم)#']],
    unless: { en: '\\b(?:without|not|no|arbitra\\w+)\\b', ar: '~(?:دون|بدون|لا|تحكيم|إنجليزية)#' },
  }),
  'SA-EVI-01': kept({
    says: {
      en: 'The clause fixes a rule of proof in writing and leaves room for the contrary.',
      ar: 'يقرر البند قاعدة إثبات مكتوبة لا تخالف النظام العام.',
    },
    en: [
      [
        '\\b(?:proof|evidence)\\b',
        '\\buntil the contrary|\\bunless the contrary|\\bonly by (?:a )?written agreement|\\bpublic (?:order|policy)\\b',
      ],
    ],
    ar: [
      ['~إثبات', '~(?:كتابة|مكتوب|مكتوبا|ما لم [يت]ثبت|حتى [يت]ثبت)', '~(?:نظام (?:ال)?عام|عكس|اتفق|خلاف)'],
    ],
    unless: WITHOUT,
  }),
  'SA-ENF-03': kept({
    says: { en: 'The clause keeps within what may be attached.', ar: 'يلتزم البند بالحد الجائز الحجز عليه.' },
    en: [
      [
        '\\b(?:attach\\w*|seiz\\w+|garnish\\w*)\\b',
        '\\b(?:salar(?:y|ies)|wages?|pensions?)\\b',
        '\\b(?:not|no more than|only|up to)\\b[^.;]{0,30}\\b(?:one[- ]third|a third|the third|one[- ]quarter|a quarter)\\b',
      ],
    ],
    ar: [
      [
        '~(?:حجز|[يت]حجز|تنفيذ)',
        '~(?:راتب|راتبه|أجر|أجره|معاش|معاشه)',
        '~(?:لا|فلا|ألا|في حدود|بما لا)#[^.;]{0,40}~(?:ثلث|ربع)#',
      ],
    ],
  }),
  'SA-ENF-04': kept({
    says: {
      en: 'The clause has the contract notarized or a registered note given.',
      ar: 'يعتمد البند سنداً تنفيذياً موثقاً أو مسجلاً.',
    },
    en: [['\\b(?:notari[sz]ed|notary)\\b', '\\benforce(?:ment|able) (?:instrument|deed)\\b']],
    ar: [
      [
        '~(?:سند (?:ال)?لأمر|سندا لأمر|عقد)',
        '~(?:مسجل|مسجلا|موثق|موثقا|[يت]وثق|توثيق)#',
        '~(?:تنفيذ|سند تنفيذي|سندا تنفيذيا)#',
      ],
    ],
    unless: { en: '\\b(?:without|not|although|whether)\\b', ar: '~(?:غير|دون|بدون|لا|لم|إيجار)#' },
  }),
};
