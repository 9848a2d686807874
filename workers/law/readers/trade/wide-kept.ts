import { readTogether, type AddedReaders } from '../together.js';
import { kept } from './turns.js';

const SAYS = { en: 'The clause follows the law.', ar: 'يوافق البند النظام.' };

/** Readers of clauses that keep a rule in words of their own. */
export const wideKeptReaders: AddedReaders = {
  'SA-RETT-01': readTogether({
    says: SAYS,
    answer: 'keeps',
    en: [
      [
        '\\b(?:transaction tax|RETT|ZATCA)\\b',
        '\\b(?:entire|real|full|whole|true)\\b[^.;]{0,20}\\b(?:consideration|price|value)\\b',
        '\\b(?:declare|disclose|report|comput\\w+)\\b',
      ],
    ],
    ar: [
      [
        '~(?:ضريبة|هيئة)#',
        '~(?:كامل|جميع|حقيقي|حقيقية|فعلي|فعلية)#[^.;]{0,15}~(?:ثمن|قيمة)?',
        '~(?:يفصح|إفصاح|يقر)#',
      ],
    ],
    unless: { en: '\\b(?:not|lower|less|part)\\b', ar: '~(?:أقل|جزء|لا يفصح|عدم)#' },
  }),
  'SA-FRA-06': readTogether({
    says: SAYS,
    answer: 'keeps',
    en: [
      [
        '\\bagreement\\b',
        '\\b(?:translat\\w+ into Arabic|Arabic translation|in Arabic)\\b',
        '\\b(?:executed|made|drawn up|drafted|written|attached)\\b',
      ],
    ],
    ar: [['~(?:اتفاقية|عقد)#', '~(?:كتبت|حررت|تحرر|تكتب|ترجمت)#', '~(?:لغة (?:ال)?عربية|عربية|العربية)#']],
    unless: {
      en: '\\b(?:no|not|waives?|need|only)\\b',
      ar: '~(?:لا|دون|عدم|وحدها|فقط|يتنازل|حصرا)#',
    },
  }),
  'SA-FRA-07': readTogether({
    says: SAYS,
    answer: 'keeps',
    en: [
      [
        '\\b(?:shall|must|will)\\b',
        '\\b(?:repurchase|buy back)\\b',
        '\\b(?:assets|equipment|fittings)\\b',
        '\\b(?:price paid|depreciation)\\b',
      ],
    ],
    ar: [['~(?:يعيد|إعادة)#', '~شراء#', '~(?:أصول|معدات|تجهيزات)#', '~(?:ثمنها (?:ال)?مدفوع|استهلاك)#']],
    unless: {
      en: '\\b(?:not|no (?!less)|waives?|half|third|quarter)\\b',
      ar: '~(?:لا|غير|يتنازل|ثلث|نصف|ربع|يمتنع)#',
    },
  }),
  'SA-GTP-01': {
    en: [
      kept(
        { unless: '\\b(?:not|English (?:text|version)? ?(?:shall )?(?:prevails?|governs?))\\b' },
        '\\bArabic(?: text| version| language)? (?:is|shall be|being)[^.;]{0,12}\\b(?:authoritative|governing|prevailing|binding)\\b',
      ),
    ],
    ar: [
      kept(
        { unless: '~(?:لا يعتد|لا عبرة|وحدها)#' },
        '~عبرة# ?(?:ب|في )?[^.;]{0,8}~(?:نص|نسخة|لغة) (?:ال)?عربية?',
        '(?:العبرة|فالعبرة|والعبرة) ~?(?:ب)?(?:ال)?نص (?:ال)?عربي',
      ),
    ],
  },
  'SA-GTP-10': {
    en: [],
    ar: [
      kept(
        { needs: '~باطن#', unless: '~(?:لا يظل|لا يبقى|لا يكون|وحده)#' },
        '~(?:يظل|يبقى|يكون)#[^.;]{0,25}~(?:متضامنا|بالتضامن)#?',
      ),
    ],
  },
  'SA-GTP-13': {
    en: [],
    ar: [
      kept(
        { needs: '~(?:صيانة|صيانتها|نظافة|تشغيل|إعاشة)#', unless: '~(?:دون|ست|سبع|عشر|ثماني|تسع)#' },
        '~مدة#[^.;]{0,60}~خمس# ?~سنوات[^.;]{0,80}~موافقة[^.;]{0,20}~وزارة (?:ال)?مالية',
      ),
    ],
  },
  'SA-NSR-02': {
    en: [
      kept(
        { unless: '\\b(?:need not|whether or not|regardless)\\b' },
        '\\b(?:Makkah|Mecca|Madinah|Medina)\\b[^.;]{0,60}\\bnon-saudi\\b[^.;]{0,30}\\bmust be\\b[^.;]{0,40}\\bMuslim',
      ),
    ],
    ar: [
      kept(
        { unless: '~(?:غير مسلم|أم غير)#' },
        '~شخص طبيعي غير سعودي مسلم[^.;]{0,40}~(?:مكة|مدينة (?:ال)?منورة)#?',
      ),
    ],
  },
  'SA-IPR-01': {
    en: [
      kept(
        { needs: '\\b(?:listed|identified|described)\\b' },
        '\\b(?:nothing (?:herein|in it) (?:extends|applies) to|not extend to)\\b[^.;]{0,40}\\bfuture\\b',
      ),
    ],
    ar: [kept({ needs: '~(?:مبينة|محددة|مذكورة)#' }, '(?:لا|ولا) يشمل[^.;]{0,25}~مستقبل')],
  },
  'SA-IPR-02': {
    en: [
      kept(
        { unless: '\\b(?:not|waives?|except)\\b' },
        '\\bmoral rights (?:remain|stay|are reserved to|belong to)\\b',
      ),
    ],
    ar: [kept({ unless: '~(?:يتنازل|تنازل|يسقط)#' }, '(?:لا|ولا) [يت]مس[^.;]{0,12}~حقوقه? (?:ال)?أدبية')],
  },
  'SA-ACL-01': {
    en: [
      kept(
        {},
        '\\b(?:shall|will|may|must) not (?:allow|enable|permit|let)\\b[^.;]{0,20}\\b(?:non-saudi|foreigner)\\b[^.;]{0,80}\\b(?:commercial regist(?:er|ration)|licen[cs]e|trade name|own account)',
      ),
    ],
    ar: [
      kept(
        {},
        '~(?:عدم تمكين|لا يمكن|عدم السماح)[^.;]{0,20}~(?:غير سعودي|أجنبي|وافد)#[^.;]{0,80}~(?:نشاط|سجل|سجلها|لحسابه)',
      ),
    ],
  },
};
