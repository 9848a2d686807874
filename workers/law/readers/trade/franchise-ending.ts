import type { ReadersById } from '../reader.js';
import { kept, right, told, wrong } from './turns.js';

const LAW = {
  en: '\\b(?:franchise law|(?:rights|compensation|protection)\\b[^.;]{0,30}\\b(?:under|by|in) the law)\\b',
  ar: '~نظام (?:ال)?امتياز|~المقررة (?:له )?نظاما|~المنصوص عليها في (?:ال)?نظام#',
};
const WAIVED = {
  en: "The clause waives the franchisee's rights under the Law.",
  ar: 'يتنازل صاحب الامتياز في البند عن حقوقه المقررة في النظام.',
};
const AT_WILL = {
  en: 'The clause lets the franchisor terminate without legitimate cause.',
  ar: 'يجيز البند لمانح الامتياز إنهاء الاتفاقية دون سبب مشروع.',
};
const FREELY =
  '\\b(?:any reason|no reason|without (?:any )?(?:cause|reason|giving|stating|showing|justification)|at will|convenience|sole discretion|absolute discretion|at any time(?! if)|neither cause|discretion)\\b';
const FREELY_AR =
  '(?:لأي سبب|دون (?:إبداء |ذكر )?(?:أي )?(?:أسباب|سبب)(?! مشروع)|بإرادته|إرادته المنفردة|تقديره|متى شاء|في أي وقت)';
const FOR_CAUSE = {
  en: "\\b(?:if|in the event|in case|where|upon (?:the )?occurrence|breach\\w*|default\\w*|grounds|events? of|causes? (?:set|listed|stated)|fails?|failure|insolven\\w*|legitimate|non-renewal|with the (?:prior )?written consent)\\b|with the {franchisee}'s",
  ar: 'إذا|أخل|إخلال|في حال|سبب مشروع|~(?:حالات|أسباب (?:ال)?(?:واردة|مبينة|مشروعة|آتية)|بموافقة|بعد موافقة)#',
};
const UNPAID = {
  en: 'The clause excludes the buy-back or compensation owed on unlawful termination.',
  ar: 'يستبعد البند إعادة شراء الأصول أو التعويض المستحق عند الإنهاء غير المشروع.',
};

/** Readers of the rules on the franchisee's rights and the end of a franchise. */
export const franchiseEndingReaders: ReadersById = {
  'SA-FRA-03': {
    topic: { en: '\\bfranchise law\\b', ar: '~نظام (?:ال)?امتياز' },
    en: [
      wrong(
        WAIVED,
        { needs: LAW.en, unless: '\\b(?:final settlement|nothing in|extent permitted)\\b' },
        `{franchisee}[^.;]{0,30}\\b(?<core>waives?|relinquish\\w*|renounces?|forgoes?|releases?)\\b`,
      ),
      told(
        WAIVED,
        { needs: LAW.en, unless: '\\b(?:nothing in|extent permitted|more favou?rable)\\b' },
        `{franchisee}[^.;]{0,40}\\b(?:may not|shall not|not (?:be )?entitled to|no right to|cannot)\\b[^.;]{0,20}\\b(?:invoke|rely|claim|exercise|assert|seek)\\b[^.;]{0,60}(?:${LAW.en})`,
        `\\brights?\\b[^.;]{0,60}(?:${LAW.en})[^.;]{0,60}\\b(?:shall not apply|not apply|excluded|do not apply|no effect)\\b`,
        `\\bfranchise law (?:shall|does) not apply\\b`,
      ),
      kept({}, '\\b(?:nothing|no provision)\\b[^.;]{0,60}\\b(?:waive[sr]?|waiver)\\b[^.;]{0,40}\\brights'),
    ],
    ar: [
      wrong(
        WAIVED,
        { needs: LAW.ar, unless: 'تسوية نهائية|لا يعد' },
        `(?<core>~(?:يتنازل|تنازل|يتخلى|يبرئ)#) {franchisee}[^.;]{0,30}~(?:حق|حقه|حقوق|حقوقه|تعويض)#`,
        `(?<core>~(?:يسقط|تسقط|سقوط)#) (?:حق|حقوق|جميع حقوق) {franchisee}`,
      ),
      told(
        WAIVED,
        { needs: LAW.ar, unless: 'لا يعد' },
        `(?:لا يحق|لا يجوز|ليس)[^.;]{0,5}{franchisee}[^.;]{0,10}~(?:تمسك|احتجاج|مطالبة|استناد)`,
        `(?:لا تسري|لا تطبق|لا يسري|لا يطبق|تستبعد)[^.;]{0,60}(?:${LAW.ar})`,
      ),
      kept({}, 'لا يعد[^.;]{0,40}~تنازلا[^.;]{0,80}~نظام'),
    ],
  },
  'SA-FRA-04': {
    topic: {
      en: '\\bterminat\\w+\\b[^.;]{0,40}\\bfranchisor\\b|\\bfranchisor\\b[^.;]{0,40}\\bterminat',
      ar: '~مانح (?:ال)?امتياز[^.;]{0,30}~إنهاء',
    },
    en: [
      wrong(
        AT_WILL,
        { unless: FOR_CAUSE.en },
        `(?:{franchisor}|\\beither party) [^.;]{0,40}\\b(?<core>terminate|end|cancel|rescind)\\b[^.;]{0,30}\\b(?:agreement|franchise|contract)\\b[^.;]{0,100}${FREELY}`,
        `(?:{franchisor}|\\beither party) [^.;]{0,10}${FREELY}[^.;]{0,60}\\b(?<core>terminate|end|cancel|rescind)\\b[^.;]{0,20}\\b(?:agreement|franchise|contract)\\b`,
        `\\b(?:agreement|franchise)\\b[^.;]{0,20}\\b(?<core>terminated|ended|cancell?ed)\\b[^.;]{0,20}\\bby (?:the )?{franchisor}[^.;]{0,60}${FREELY}`,
      ),
      told(
        AT_WILL,
        {},
        `\\bterminat\\w+\\b[^.;]{0,30}{franchisor}[^.;]{0,20}\\b(?:requires? neither|requires? no|needs? no)\\b[^.;]{0,20}\\b(?:cause|reason)`,
      ),
      kept(
        { unless: FREELY },
        `{franchisor}[^.;]{0,40}\\bterminate\\b[^.;]{0,80}\\b(?:cure|remed\\w+|legitimate)\\b`,
      ),
    ],
    ar: [
      wrong(
        AT_WILL,
        { unless: FOR_CAUSE.ar },
        `(?:{franchisor}|~أي من (?:ال)?طرفين|~أي طرف)[^.;]{0,20}(?<core>~(?:إنهاء|فسخ|إلغاء|ينهي)#)[^.;]{0,10}~(?:اتفاقية|امتياز|عقد)[^.;]{0,80}${FREELY_AR}`,
        `(?<core>~(?:إنهاء|فسخ)#)[^.;]{0,10}~(?:اتفاقية|امتياز|عقد)[^.;]{0,20}{franchisor}[^.;]{0,40}${FREELY_AR}`,
      ),
      kept({ unless: FREELY_AR }, `{franchisor}[^.;]{0,20}~إنهاء#[^.;]{0,80}(?:لم يعالج|يعالج|سبب مشروع)`),
    ],
  },
  'SA-FRA-07': {
    topic: { en: '\\b(?:buy[- ]?back|repurchase)\\b', ar: '~إعادة شراء' },
    en: [
      told(
        UNPAID,
        {
          needs: '\\bterminat\\w+|\\bending\\b',
          unless:
            "{franchisor} (?:shall )?not be entitled|\\b(?:if it breach\\w*|for (?:its|the franchisee's) (?:breach|default)|due to (?:its|the franchisee's) (?:breach|default))|\\bby the {franchisee}|\\bfranchisee's (?:breach|default)|\\b(?:for cause|lawful)\\b",
        },
        `{franchisor}[^.;]{0,40}\\b(?:no (?:obligation|duty|liability)|not (?:be )?(?:obliged|required|liable|bound)|under no)\\b[^.;]{0,60}\\b(?:repurchase|buy ?back|compensat\\w+|indemnif\\w+)\\b[^.;]{0,80}\\bterminat\\w+`,
        `{franchisee}[^.;]{0,30}\\b(?:not (?:be )?entitled|no (?:right|claim)|waives?|shall not claim|may not claim)\\b[^.;]{0,60}\\b(?:compensation|indemnity|damages|buy-?back)`,
        `\\btermination\\b[^.;]{0,20}{franchisor}[^.;]{0,30}\\bwithout (?:any )?compensation\\b`,
      ),
      right({ unless: '\\b(?:no|not|waives?)\\b' }, `\\b(?<core>buy back|buys back|repurchases?)\\b`),
    ],
    ar: [
      told(
        UNPAID,
        {
          needs: '~(?:إنهاء|إنهائه|فسخ)',
          unless: 'إذا أخل|لإخلاله|بسبب إخلال|لا يستحق مانح|لا يحق لمانح|إنهاء صاحب',
        },
        '(?:لا يلتزم|غير ملزم|لا يلزم|يعفى) {franchisor}[^.;]{0,20}~(?:إعادة شراء|شراء|تعويض)',
        `(?:لا يستحق|لا يحق|ليس|يتنازل|يسقط حق)[^.;]{0,4} ?{franchisee}[^.;]{0,40}~تعويض`,
      ),
      kept({ unless: '~(?:لا|غير|يتنازل)#' }, '~(?:إعادة شراء|أعاد شراء|يعيد شراء)'),
    ],
  },
};
