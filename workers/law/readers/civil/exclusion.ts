import type { ReadersById } from '../reader.js';
import { both, tells } from './tells.js';

const FRAUD =
  '\\b(?:fraud\\w*|gross(?:ly)? (?:fault|negligen\\w+|error|misconduct|breach)|wil+ful(?:ly)?|deliberate(?:ly)?|intentional(?:ly)?|bad faith|deceit|dishonest\\w*)\\b';
const LIABLE =
  'liab\\w+|responsib\\w+|answerable|accountable|damages|compensat\\w+|recover\\w*|remed(?:y|ies)|recourse|claims?|indemnif\\w+';
const EXEMPT = `\\b(?:not|no|nor|never|neither|none)\\b[^.;]{0,90}\\b(?:${LIABLE})\\b|\\b(?:exclu(?:des?|ded|ding|sions?)|exempt\\w*|releas\\w+|waiv\\w+|discharg\\w+|relieve[sd]?|disclaim\\w*|renounc\\w+|relinquish\\w*|caps?|capped|shall not exceed|(?<!not |without |unlawful )limit(?:s|ed|ation|ations)?(?! to\\b[^.;]{0,20}:)|free (?:from|of)|confined to|restricted to)\\b`;
const HOWEVER =
  '\\b(?:even|whether|regardless|irrespective|including|included|inclusive|notwithstanding|extends?|also|however|howsoever|whatever|no matter|any cause|covers?|be it|amounts? to|shall give rise to|gives? rise to|as well as|of any kind|all)\\b';
/** Fraud kept out of an exemption, in words that stand before or after it. */
const KEPT_OUT = `\\b(?:except\\w*|save|other than|unless|excluding|apart from|but not|nothing|does not|do not|shall not|will not|not be|is not|not)\\b(?: (?:in|as|for|where|the|to|case|cases|of|any|it|its|by|that|this|herein|extend|apply|excludes?|limits?|restricts?|reduces?|cover|operate|affect|contained|clause|agreement|contract|shall|or|liability|a|party|party's|such|be|excluded|limited|resulting|arising|from|results?|arises?|caused|due|loss|damage|exempt|relieve|either|neither|section|provision|limitation|exclusion|these|terms)){1,22}? (?:\\w+ ){0,2}?${FRAUD}|${FRAUD}[^.;]{0,60}\\b(?:excepted|(?:is|are|shall be|remains?) (?:not (?:covered|excluded|limited|affected)|unlimited|outside))\\b`;
/** The fault of the other party, or of third persons. */
const OF_OTHERS = `\\b(?<whose>\\w+)'s (?:\\w+ ){0,3}?liability (?:is|are|shall|will|may)(?: not| be)[^.;]{0,160}${FRAUD}[^.;]{0,40}\\b(?:of|by|on the part of) (?:the |any |such )?(?!\\k<whose>|its|his|their|this|such|any|contract|obligations?|either)\\w+|\\b(?<who>(?!liability)\\w+(?: party)?) (?:is|are|shall|will|may)(?: not| be)[^.;]{0,160}${FRAUD}[^.;]{0,40}\\b(?:of|by|on the part of) (?:the |any |such )?(?!\\k<who>|its|his|their|this|such|any|contract|obligations?|either)\\w+|\\b(?<he>\\w+(?: party)?) (?:is|are|shall|will|may)(?: not| be)[^.;]{0,160}\\b(?:by|from|of|to) (?:the |any )?(?!\\k<he>)\\w+(?: party)?'s (?:own )?${FRAUD}`;
/** A carve-out or other subject, from which fraud is told in a long list. */
const CARVED_OUT = `\\b(?:except(?:ing)?|other than|save|unless|(?:not|in no event) apply|in respect of personal injury|do(?:es)? not limit|not be limited)\\b[^.;]{0,260}${FRAUD}|\\bno waiver\\b|\\bliable only for\\b|\\bguilty of\\b|\\bjury\\b|\\bclaims? of fraud\\b|\\breimburse\\b`;
const NOT_THEIRS = `${KEPT_OUT}|${CARVED_OUT}|${OF_OTHERS}|\\b(?:hold|holds|keep|keeps)\\b[^.;]{0,30}\\bharmless\\b|\\binsur\\w+|\\bterminat(?:e|es|ion)\\b[^.;]{0,60}${FRAUD}|\\bshall indemnify\\b|\\bmeans\\b`;
const ANY_DEGREE =
  '\\b(?:however|howsoever|no matter how) (?:grave|serious|gross|severe)|\\b(?:whatever|regardless of|irrespective of|no matter) (?:(?:the|its|be|may) )*(?:degree|gravity|seriousness|severity|magnitude) of (?:(?:the|its|such|any|their|his) )*(?:fault|negligence|breach|error|default|wrong)';
const EXEMPTED = {
  en: 'The clause exempts a party from liability even for fraud or gross fault.',
  ar: 'يعفي البند طرفاً من المسؤولية حتى عن الغش أو الخطأ الجسيم.',
};
const FRAUD_AR =
  '~(?:غش|غشه|غشها|تدليس|تدليسه|خط[أئء](?:ه|ها)?(?: أو (?:ال)?تقصير)? (?:ال)?جسيم|أخطاء(?:ه|ها)? (?:ال)?جسيمة|أخطائ(?:ه|ها) (?:ال)?جسيمة|إهمال(?:ه|ها)? (?:ال)?جسيم|تقصير(?:ه|ها)? (?:ال)?جسيم|تعمد|تعمده|تعمدها|تعمدا|عمد|عمدا|عمدي|عمدية|متعمد|متعمدا|متعمدة|سوء نية|سوء (?:ال)?نية|احتيال|جسامة)#';
const EXEMPT_AR =
  '~(?:(?:لا|لن) (?:[يت]سأل|[يت]تحمل|[يت]كون|[يت]لتزم|[يت]ترتب|[يت]حق|[يت]جوز|[يت]ستحق|[يت]لزم|[يت]ضمن|[يت]تجاوز|[يت]زيد|[يت]عوض)|غير مسؤول(?:ة)?|[يت]عفى|إعفاء|إعفائه|معفى|معفي|معفاة|[يت]خلي|إخلاء|[يت]نتفي|[يت]سقط|سقوط|ليس|ليست|[يت]تنازل|تنازل|تنازله|[يت]برأ|[يت]برئ|دون (?:أي |أدنى )?(?:مسؤولية|تعويض)|محدودة|مقصورا|مقصورة|لا مطالبة|لا رجوع|لا تعويض|[يت]قتصر|[يت]تحلل|سقف|حد (?:ال)?أقصى)';
const HOWEVER_AR =
  '~(?:ولو|لو|حتى|وإن|إن|سواء|بما في ذلك|بما فيها|بما فيه|مهما|أيا|شاملا|شاملة|ويشمل|[يت]شمل|[يت]متد|[يت]سري|بغض النظر|بصرف النظر|دون (?:ال)?نظر|كذلك|دون استثناء|في جميع (?:ال)?أحوال|كافة|جميع)(?![ء-ي])';
const KEPT_OUT_AR = `(?:~(?:إلا|عدا|ما عدا|فيما عدا|باستثناء|ما لم|سوى|غير|استثناء|[يت]ستثنى|لا [يت]سري|لا [يت]شمل|لا [يت]طبق|لا [يت]متد|لا [يت]خل|لا [يت]حد|لا [يت]حول|لا [يت]عفي|لا [يت]عفى|دون (?:ال)?إخلال|لا [يت]جوز (?:ال)?إعفاء|لا [يت]صح)#)[^.;]{0,110}${FRAUD_AR}|${FRAUD_AR}[^.;]{0,30}~(?:[يت]ستثنى|مستثنى|مستثناة)`;
const OF_OTHERS_AR =
  '~(?:غش|تدليس|تعمد|احتيال|سوء نية|إهمال|خطأ) (?:(?:أو|و)\\s?[ء-ي]+ ){0,2}(?:ال)?(?:عميل|مشتري|غير|مستخدم|متضرر|دائن|طرف (?:ال)?آخر|مضرور)';

/** Readers of the rules on exemption from liability. */
export const exclusionReaders: ReadersById = {
  'SA-CTL-17': {
    topic: {
      en: both(FRAUD, '\\b(?:liab\\w+|responsib\\w+|compensat\\w+|damages)\\b', 160),
      ar: both(FRAUD_AR, '~(?:مسؤولية|مسؤولا|[يت]سأل|تعويض)', 160),
    },
    en: [
      tells('breaks', { all: [EXEMPT, both(HOWEVER, FRAUD, 160)], unless: NOT_THEIRS, says: EXEMPTED }),
      tells('breaks', {
        all: [
          `\\b(?:not|no|nor|never|neither)\\b[^.;]{0,40}\\b(?:liab\\w+|responsib\\w+|answerable|accountable)\\b[^.;]{0,60}\\b(?:for|from|of|to)\\b[^.;]{0,60}\\b(?:its|their|his|own|gross)\\b[^.;]{0,20}(?:fraud|fault|negligence|misconduct|breach)|\\b(?:exempt\\w*|releas\\w+|waiv\\w+)\\b[^.;]{0,120}${FRAUD}|\\bliability\\b[^.;]{0,40}\\bfor\\b[^.;]{0,30}${FRAUD}[^.;]{0,60}\\b(?:is|are|shall be)\\b[^.;]{0,20}\\b(?:excluded|waived|capped|limited)\\b`,
          FRAUD,
        ],
        unless: NOT_THEIRS,
        says: EXEMPTED,
      }),
      tells('breaks', {
        all: [EXEMPT, ANY_DEGREE],
        unless: `${NOT_THEIRS}|\\b(?:except|save|unless|other than)\\b`,
        says: EXEMPTED,
      }),
      tells('keeps', { all: [EXEMPT, KEPT_OUT] }),
    ],
    ar: [
      tells('breaks', {
        all: [
          EXEMPT_AR,
          both(HOWEVER_AR, FRAUD_AR, 140),
          '~(?:مسؤولية|مسؤوليات|مسؤولا|مسؤولة|مسؤول|[يت]سأل|تعويض|تعويضا|تعويضات|ضرر|أضرار|[يت]رجع|رجوع|مطالبة|مطالبات|إعفاء|[يت]ضمن)',
        ],
        unless: `${KEPT_OUT_AR}|${OF_OTHERS_AR}|~يقصد#`,
        says: EXEMPTED,
      }),
      tells('breaks', {
        all: [
          `~(?:إعفاء|[يت]عفى|[يت]عفي|[يت]تنازل|تنازل|(?:لا|لن) [يت]سأل|غير مسؤول(?:ة)?|[يت]خلي|إخلاء)(?:ه|ها)?#[^.;]{0,90}~(?:عن|من)#[^.;]{0,60}~(?:غشه|غشها|خط[أئء](?:ه|ها)? (?:ال)?جسيم|أخطائه (?:ال)?جسيمة|إهماله (?:ال)?جسيم|تعمده)#`,
        ],
        unless: `${KEPT_OUT_AR}|${OF_OTHERS_AR}`,
        says: EXEMPTED,
      }),
      tells('keeps', { all: [KEPT_OUT_AR, '~(?:مسؤولية|مسؤوليات|تعويض|إعفاء|ضرر|حد)'] }),
    ],
  },
};
