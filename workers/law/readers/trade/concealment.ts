import type { ReadersById } from '../reader.js';
import { right, wrong } from './turns.js';

const STRANGER = {
  en: '\\b(?:non-?saudis?|foreigners?|foreign (?:party|partner|investor|manager|national)|expatriates?)\\b',
  ar: '~(?:غير (?:ال)?سعودي|غير (?:ال)?سعودية|أجنبي|وافد|أجنبية)#',
};
const PERMIT = {
  en: '\\b(?:commercial regist(?:er|ration)|licen[cs]e|CR\\b|trade name|name and licen[cs]e)',
  ar: '~(?:سجل|ترخيص|رخصة|سجله|ترخيصه|اسمه (?:ال)?تجاري)(?:ه)?#',
};
const BUSINESS = {
  en: '\\b(?:establishment|company|business|enterprise|branch|shop)\\b',
  ar: '~(?:منشأة|مؤسسة|شركة|محل|فرع)#',
};
const COVER = {
  en: "The clause lets a non-Saudi trade for its own account under another's licence.",
  ar: 'يمكن البند غير السعودي من ممارسة النشاط لحسابه باستخدام ترخيص غيره.',
};
const MASTER = {
  en: 'The clause gives a non-Saudi absolute control of the establishment.',
  ar: 'يمنح البند غير السعودي التصرف المطلق في المنشأة.',
};
const PRIVATE = {
  en: "The clause runs the establishment's business through another's bank account.",
  ar: 'يجعل البند تعاملات المنشأة في حساب غير عائد لها.',
};

/** Readers of the rules on concealment. */
export const concealmentReaders: ReadersById = {
  'SA-ACL-01': {
    topic: { en: '\\bconcealment\\b', ar: '~تستر#' },
    en: [
      wrong(
        COVER,
        { needs: STRANGER.en, unless: '\\b(?:trade ?marks?|MISA|Ministry|software)\\b|licen[cs]ed by' },
        `\\b(?<core>lends?|leases?|lets?|provides?|allows?|enables?|grants?)\\b[^.;]{0,60}(?:${PERMIT.en})[^.;]{0,160}\\b(?:own account|runs|operates|owns|carry on|manages)\\b`,
        `\\b(?:use of|using|under|in return for|lending)\\b[^.;]{0,40}(?:${PERMIT.en})[^.;]{0,120}(?<core>\\b(?:all|entire|whole|remaining) (?:the )?(?:net )?(?:profits?|revenues?))\\b`,
        `(?:${STRANGER.en})[^.;]{0,60}\\b(?<core>operates?|runs?|carr(?:y|ies) on|conducts?)\\b[^.;]{0,60}(?:${PERMIT.en})[^.;]{0,60}\\b(?:own|keep|retain|account)`,
        `(?<core>\\bnominal)\\b[^.;]{0,60}(?:${STRANGER.en})[^.;]{0,40}\\b(?:real|true|actual|beneficial) owner`,
        `(?:${STRANGER.en})[^.;]{0,40}(?<core>\\b(?:real|true|actual|beneficial) owner)[^.;]{0,40}\\b(?:establishment|business|company|shop)`,
      ),
      right({ unless: STRANGER.en }, '\\b(?<core>its own|his own)\\b[^.;]{0,10}\\blicen[cs]e\\b'),
    ],
    ar: [
      wrong(
        COVER,
        { needs: STRANGER.ar, unless: '~(?:علامت|وزارة (?:ال)?استثمار|(?:ال)?صادر له|(?:ال)?صادرة له)' },
        `(?<core>~(?:يمكن|تمكين|يتيح|يعير|يؤجر|يسمح)#)[^.;]{0,60}~(?:استعمال|استخدام)#[^.;]{0,20}(?:${PERMIT.ar})`,
        `(?<core>~(?:مقابل))#[^.;]{0,20}~(?:استخدام|استعمال)#[^.;]{0,20}(?:${PERMIT.ar})`,
        `(?<core>~(?:صورية|صوري|صوريا))#[^.;]{0,80}(?:المالك الفعلي|المالك الحقيقي)`,
        `(?<core>~(?:المالك الفعلي|المالك الحقيقي))[^.;]{0,60}(?:${STRANGER.ar})`,
      ),
      right({ unless: STRANGER.ar }, '~(?:ترخيصه|بترخيصه)#[^.;]{0,40}(?<core>~حسابه)'),
    ],
  },
  'SA-ACL-02': {
    topic: { en: '\\babsolute power of attorney\\b', ar: '~وكالة (?:ال)?مطلقة' },
    en: [
      wrong(
        MASTER,
        {
          needs: `(?:^|[.;])(?=[^.;]{0,600}(?:${STRANGER.en}))[^.;]{0,600}${BUSINESS.en}`,
          unless: '\\btrade ?marks?\\b',
        },
        `\\b(?:absolute|unrestricted|unlimited)\\b[^.;]{0,40}(?<core>\\b(?:power of attorney|control|authority|powers))\\b[^.;]{0,120}(?:${STRANGER.en})`,
        `(?:${STRANGER.en})[^.;]{0,80}\\b(?<core>absolute|unrestricted|full and unrestricted|unlimited)\\b[^.;]{0,40}\\b(?:power of attorney|control|authority|powers)`,
      ),
      right({ needs: STRANGER.en }, '\\bpowers?\\b[^.;]{0,60}\\b(?<core>limited)\\b'),
    ],
    ar: [
      wrong(
        MASTER,
        { needs: `^(?=.{0,400}(?:${STRANGER.ar})).{0,400}${BUSINESS.ar}`, unless: '~علامت' },
        '(?<core>~(?:وكالة (?:مطلقة|شاملة|عامة غير)|تصرف (?:ال)?مطلق|تصرفا مطلقا|تفويضا مطلقا|تفويض مطلق|صلاحيات مطلقة))',
      ),
      right({ needs: STRANGER.ar }, '(?<core>~(?:تقتصر|محدودة)#)[^.;]{0,20}~صلاحيات'),
    ],
  },
  'SA-ACL-03': {
    topic: { en: '\\bpersonal (?:bank )?account\\b', ar: '~حساب(?:ه)? (?:ال)?شخصي' },
    en: [
      wrong(
        PRIVATE,
        {
          needs: '\\b(?:establishment|company|partner|manager|third party|firm|business)\\b',
          unless:
            '\\b(?:salar\\w+|wages|employees?|reimburs\\w+|loan|landlord|lessor|seller|vendor|rent|dividends?|escrow)\\b',
        },
        '\\b(?:revenues?|receipts|price|proceeds|sales|payments?|income|customer)\\b[^.;]{0,60}\\b(?<core>deposited|paid|transfer(?:red)?|collected|received|made)\\b[^.;]{0,60}\\b(?:personal (?:bank )?account|private (?:bank )?account|account (?:belonging to|of|in the name of) (?:a |another |the )?(?:third party|person|partner|manager))',
      ),
      right(
        { unless: '\\bpersonal' },
        '\\b(?<core>made|paid|deposited)\\b[^.;]{0,40}\\baccount\\b[^.;]{0,20}\\b(?:in its own name|of the company)',
      ),
    ],
    ar: [
      wrong(
        PRIVATE,
        {
          needs: '~(?:منشأة|شركة|شريك|مدير|غير|مؤسسة)#',
          unless: '~(?:رواتب|راتب|أجور|موظف|قرض|مؤجر|بائع|أجرة|أرباح|توزيعات)#',
        },
        '(?<core>~(?:تودع|يودع|إيداع|يحول|تحول|تحصل|تسدد|يسدد|تحصيل)#)[^.;]{0,60}~حساب[^.;]{0,15}~(?:شخصي|عائد للغير|باسم (?:ال)?(?:شريك|مدير)|لشخص آخر)',
      ),
      right({ unless: 'شخصي|للغير' }, '(?<core>~(?:تودع|تسدد)#)[^.;]{0,30}~حساب[^.;]{0,15}~(?:عائد|العائد)'),
    ],
  },
};
