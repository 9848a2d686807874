import type { ReadersById } from '../reader.js';
import { right, told, wrong } from './turns.js';

const LENT = {
  en: 'The clause has financing carried on without a licence.',
  ar: 'يقضي البند بمزاولة التمويل دون ترخيص.',
};
const MONEY = { en: '\\b(?:financ\\w+|lending|lends?|lender|loans?)\\b', ar: '~(?:تمويل|ممول|إقراض|مقرض)#' };
const PLEDGE = {
  en: '\\b(?:pledge[ds]?|security (?:right|interest)?|collateral|charge|mortgage)\\b',
  ar: '~(?:رهن|ضمانة|حق (?:ال)?ضمان|مرهون)#',
};
const ORAL = {
  en: '\\b(?:oral(?:ly)?|verbal(?:ly)?|handshake|by word of mouth)\\b',
  ar: '~(?:شفهي|شفهيا|شفاهة|شفوي|شفويا|مشافهة)#',
};
const UNWRITTEN = {
  en: 'The clause does without the writing or the description of the security.',
  ar: 'يستبعد البند كتابة حق الضمان أو وصف الضمانة.',
};
const SURPLUS = {
  en: '\\b(?:surplus|excess|(?:balance|what|amount|sum|whatever) (?:that )?(?:remain\\w*|is left)|remaining (?:balance|proceeds|amount)|remainder)\\b',
  ar: '~(?:ما يتبقى|ما يزيد|ما زاد|فائض|متبق|متبقي|المبالغ المتبقية|باقي|ما تبقى)#',
};
const ENFORCED = {
  en: '\\b(?:collateral|pledge\\w*|enforce\\w*|foreclos\\w+|proceeds|mortgag\\w+|secured)\\b',
  ar: '~(?:بيع|تنفيذ|ضمانة|مرهون|رهن|حصيلة)#',
};
const SEIZED = {
  en: 'The clause leaves the surplus of enforcement to the secured party.',
  ar: 'يترك البند ما يتبقى من حصيلة التنفيذ للمضمون له.',
};
const UNSEEN = {
  en: 'The clause claims effect against third parties without registration or possession.',
  ar: 'يجعل البند حق الضمان نافذاً تجاه الغير دون إشهار أو حيازة.',
};
const SELF_HELP = {
  en: '\\b(?:out[- ]of[- ]court|extra-?judicial|private|non-judicial)(?:ly)?\\b',
  ar: '~تنفيذ غير (?:ال)?قضائي',
};
const UNAGREED = {
  en: 'The clause has enforcement out of court without a prior written agreement.',
  ar: 'يجيز البند التنفيذ غير القضائي دون اتفاق مكتوب سابق على الإخلال.',
};
const LENDER = '\\b(?:lender|bank|pledgee|secured party|creditor|financier|first party|mortgagee)\\b';
const LENDER_AR = '~(?:ممول|مقرض|دائن|مضمون له|مرتهن|بنك|طرف (?:ال)?أول)#';
const DEBTOR = '\\b(?:borrower|pledgor|debtor|grantor|second party|mortgagor)\\b';

/** Readers of the rules on finance companies and security over movables. */
export const financeReaders: ReadersById = {
  'SA-FIN-01': {
    topic: {
      en: '\\blicen[cs]ed\\b[^.;]{0,40}\\b(?:SAMA|Saudi Central Bank)\\b',
      ar: '~ترخيص[^.;]{0,30}~بنك (?:ال)?مركزي',
    },
    en: [
      wrong(
        LENT,
        {},
        '\\b(?:lender|financier|company|first party)\\b[^.;]{0,20}\\b(?<core>provides?|grants?|carr(?:y|ies) on|offers?|extends?)\\b[^.;]{0,60}\\bwithout\\b[^.;]{0,20}\\blicen[cs]e',
      ),
      told(
        LENT,
        { needs: MONEY.en, unless: '\\bborrower (?:is|may)\\b' },
        '\\b(?:lender|financier|financing company|first party)\\b[^.;]{0,10}\\b(?:is|are) (?:not|un)[ -]?licen[cs]ed\\b',
        '\\bno licen[cs]e\\b[^.;]{0,60}\\b(?:financ\\w+|lend\\w*)',
        '\\b(?:lender|financier)\\b[^.;]{0,20}\\bneed (?:not|no)\\b[^.;]{0,20}\\blicen[cs]e',
      ),
      right(
        { unless: '\\b(?:not|without|no)\\b' },
        '\\b(?:lender|financier|company|bank)\\b[^.;]{0,40}\\b(?<core>licen[cs]ed)\\b[^.;]{0,20}\\b(?:SAMA|Saudi Central Bank)',
      ),
    ],
    ar: [
      wrong(
        LENT,
        { needs: MONEY.ar },
        '(?<core>~(?:يمارس|يزاول|تمارس|يقدم|مزاولة|تقدم)#)[^.;]{0,40}~(?:تمويل|إقراض)#?[^.;]{0,30}(?:دون|بدون)[^.;]{0,10}~ترخيص',
      ),
      told(
        LENT,
        { needs: MONEY.ar, unless: 'لا يجوز' },
        '~(?:ممول|مقرض|شركة)#[^.;]{0,10}غير مرخص',
        '(?:لا يشترط|لا يلزم|لا حاجة)[^.;]{0,40}~ترخيص[^.;]{0,60}~تمويل',
      ),
      right({ unless: '(?:غير|دون|لا)(?![ء-ي])' }, '(?<core>~(?:مرخص|مرخصة)#)[^.;]{0,20}~بنك (?:ال)?مركزي'),
    ],
  },
  'SA-FIN-02': {
    topic: { en: '\\bsecurity (?:right|interest)\\b|\\bpledge\\b', ar: '~(?:حق (?:ال)?ضمان|رهن)#' },
    en: [
      wrong(
        UNWRITTEN,
        { needs: PLEDGE.en },
        `(?:${PLEDGE.en})[^.;]{0,60}\\b(?<core>agreed|created|made|granted|given|established|concluded)\\b[^.;]{0,20}${ORAL.en}`,
        `\\b(?<core>oral|verbal) (?:pledge|security|charge)`,
        `(?:${PLEDGE.en})[^.;]{0,60}\\b(?<core>valid|effective|binding)\\b[^.;]{0,20}\\bwithout (?:any )?(?:written|writing)`,
      ),
      told(
        UNWRITTEN,
        { needs: PLEDGE.en },
        `\\b(?:collateral|pledged (?:goods|assets|property)|secured (?:debt|obligation))\\b[^.;]{0,20}\\b(?:need not|not (?:be )?required to) be (?:described|specified|identified)`,
        `(?:${PLEDGE.en})[^.;]{0,20}\\bneed not be (?:in writing|written)`,
      ),
      right(
        { needs: PLEDGE.en, unless: '\\b(?:not|without)\\b' },
        '\\b(?<core>created|granted)\\b[^.;]{0,20}\\bin writing\\b',
      ),
    ],
    ar: [
      wrong(
        UNWRITTEN,
        { needs: PLEDGE.ar },
        `(?<core>${ORAL.ar})[^.;]{0,30}(?:${PLEDGE.ar})`,
        `(?:${PLEDGE.ar})[^.;]{0,30}(?<core>~(?:صحيحا|نافذا|ملزما|صحيح)#)[^.;]{0,10}دون (?:حاجة (?:إلى |ل)?)?(?:ال)?(?:كتابة|كتابته)`,
      ),
      told(
        UNWRITTEN,
        {},
        '(?:لا يلزم|لا حاجة إلى|لا يشترط)[^.;]{0,10}~(?:وصف|كتابة|تحديد)#[^.;]{0,10}(?:ضمانة|الضمانة|الرهن|المرهون|حق الضمان)',
      ),
      right(
        { unless: '(?:لا|دون)(?![ء-ي])' },
        '(?<core>~(?:ينشأ|أنشئ)#)[^.;]{0,20}~(?:حق (?:ال)?ضمان|رهن)#[^.;]{0,10}كتابة',
      ),
    ],
  },
  'SA-FIN-04': {
    topic: { en: '\\bagainst third parties\\b', ar: '~(?:في مواجهة (?:ال)?غير|إشهار)#' },
    en: [
      told(
        UNSEEN,
        { needs: PLEDGE.en, unless: '\\b(?:not (?:be )?(?:effective|enforceable)|assignment)\\b' },
        `(?:${PLEDGE.en})[^.;]{0,60}\\b(?:effective|enforceable|binding|binds?|valid)\\b[^.;]{0,40}\\bthird parties\\b[^.;]{0,60}\\b(?:without|even (?:though|if)|irrespective)\\b[^.;]{0,40}\\b(?:regist\\w+|publi\\w+|not published|possession|notice)`,
        `\\bno (?:publication|registration|notice)\\b[^.;]{0,80}\\bthird parties`,
      ),
      right(
        { unless: '\\b(?:no|not|without)\\b' },
        '\\b(?<core>publish(?:es)?|registers?)\\b[^.;]{0,30}\\bsecurity\\b',
      ),
    ],
    ar: [
      told(
        UNSEEN,
        { needs: '~(?:غير)#', unless: '(?:لا ينفذ|لا يكون نافذا)' },
        `(?:${PLEDGE.ar})[^.;]{0,40}~غير#[^.;]{0,40}(?:دون|ولو لم|بغض النظر|وإن لم)[^.;]{0,20}(?:إشهار|يشهر|حيازة|تسجيل)`,
        `(?:لا يلزم|لا حاجة|لا يشترط)[^.;]{0,15}~(?:إشهار|تسجيل)#[^.;]{0,40}~غير#`,
      ),
      right({ unless: '(?:لا|دون)(?![ء-ي])' }, '(?<core>~(?:يشهر|إشهار)#)[^.;]{0,20}~حق (?:ال)?ضمان'),
    ],
  },
  'SA-FIN-05': {
    topic: SELF_HELP,
    en: [
      told(
        UNAGREED,
        {
          needs: `${SELF_HELP.en}[^.;]{0,20}\\benforce|\\benforce\\w*[^.;]{0,20}${SELF_HELP.en}`,
          unless: '\\b(?:may not|shall not|only)\\b',
        },
        '\\bafter (?:the )?default\\b[^.;]{0,40}\\b(?:agree|agreement|made)',
        '\\b(?:agree\\w*|made)\\b[^.;]{0,60}\\b(?:after (?:the )?default|orally|verbally)',
        '\\bwithout (?:any |a )?(?:written|prior) agreement',
      ),
      right(
        { unless: '\\b(?:without|orally|after)\\b' },
        `\\b(?<core>agree)\\b[^.;]{0,10}\\bin writing\\b[^.;]{0,60}${SELF_HELP.en}`,
      ),
    ],
    ar: [
      told(
        UNAGREED,
        { needs: SELF_HELP.ar, unless: 'لا يجوز' },
        '~اتفاق[^.;]{0,60}(?:بعد (?:حصول |وقوع )?(?:ال)?إخلال|شفه|شفاهة)',
        '(?:دون|بدون)[^.;]{0,20}~اتفاق (?:مكتوب|مسبق|سابق)',
        '(?:دون حاجة إلى|دون) اتفاق',
      ),
      right(
        { unless: '(?:دون|بعد)(?![ء-ي])' },
        `(?<core>~(?:اتفق|يتفق)#)[^.;]{0,20}كتابة[^.;]{0,60}(?:${SELF_HELP.ar})`,
      ),
    ],
  },
  'SA-FIN-06': {
    topic: {
      en: '\\bsurplus\\b[^.;]{0,60}\\b(?:sale|proceeds|enforcement|collateral)\\b',
      ar: '~حصيلة (?:ال)?(?:بيع|تنفيذ)',
    },
    en: [
      wrong(
        SEIZED,
        { needs: ENFORCED.en, unless: '\\b(?:return it|and return|refund|pay over|court)\\b' },
        `${LENDER}[^.;]{0,20}\\b(?<core>retains?|keeps?|entitled to|owns?|appropriates?)\\b[^.;]{0,20}(?:${SURPLUS.en})`,
      ),
      told(
        SEIZED,
        {
          needs: ENFORCED.en,
          unless: '\\bshall not (?:belong|vest|accrue)|\\bnot be retained\\b|\\bdeficien\\w+',
        },
        `(?:${SURPLUS.en})[^.;]{0,80}\\b(?:belongs? to|vests? in|accrues? to|retained by|kept by|property of)\\b[^.;]{0,10}${LENDER}`,
        `${DEBTOR}[^.;]{0,20}\\b(?:no (?:claim|right)|not (?:be )?entitled|waives?|may not|shall not)\\b[^.;]{0,60}(?:${SURPLUS.en})`,
      ),
      right(
        { needs: ENFORCED.en, unless: '\\bnot (?:be )?(?:return|refund)' },
        `\\b(?<core>returns?|refunds?|pays? over|returned|released)\\b[^.;]{0,40}(?:${SURPLUS.en})`,
        `(?:${SURPLUS.en})[^.;]{0,60}\\b(?<core>returned|refunded|paid)\\b[^.;]{0,20}${DEBTOR}`,
      ),
    ],
    ar: [
      wrong(
        SEIZED,
        { needs: ENFORCED.ar },
        `(?<core>~(?:يحتفظ|احتفاظ|يستحق|يتملك)#)[^.;]{0,10}${LENDER_AR}[^.;]{0,10}(?:${SURPLUS.ar})`,
        `${LENDER_AR}[^.;]{0,10}(?<core>~(?:احتفاظ|يحتفظ)#)[^.;]{0,10}(?:${SURPLUS.ar})`,
        `(?<core>~(?:يؤول|تؤول|يكون|يعود|تصبح)#)[^.;]{0,20}(?:${SURPLUS.ar})[^.;]{0,50}(?:إلى|ل) ?${LENDER_AR}`,
      ),
      told(
        SEIZED,
        { needs: ENFORCED.ar },
        `(?:لا يحق|ليس|لا يجوز|يتنازل|يسقط حق)[^.;]{0,4} ?~(?:راهن|مقترض|ضامن|مدين|طرف (?:ال)?ثاني)#[^.;]{0,30}(?:${SURPLUS.ar})`,
      ),
      right(
        { needs: ENFORCED.ar, unless: '~(?:لا|يحتفظ)#' },
        `(?<core>~(?:يعيد|يرد|إعادة|رد|يعاد)#)[^.;]{0,40}(?:${SURPLUS.ar})`,
      ),
    ],
  },
};
