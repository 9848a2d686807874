import type { InBoth } from '#platform/law/rules/rule.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { LawReading, Reader } from './reader.js';
import { isOnSubject, type Around } from './turns.js';
import type { RuleWords } from './words.js';

/** Text between two words of one clause. */
const GAP = '[^.;]{0,140}?';

/** Words that take something from its holder, where they stand before what they take. */
const TAKES: InBoth = {
  en: '\\b(?:forfeit\\w*|waiv\\w+|for(?:e)?go\\w*|relinquish\\w*|surrenders?|renounc\\w+|releas\\w+|los(?:es?|ing)|depriv\\w+|exclud\\w+|withhold\\w*|cancel\\w*|disentitl\\w+|strip\\w*|gives? up|instead of|in lieu of|other than|save for|without|no|nor|neither|nil|none|free of|exempt\\w*|reliev\\w+|discharg\\w+|absolv\\w+)\\b',
  ar: '~(?:يتنازل|تتنازل|تنازل|متنازلا|تنازلا|يسقط|تسقط|سقوط|إسقاط|ساقطا|يفقد|تفقد|يحرم|تحرم|حرمان|يبرئ|إبراء|يعفى|تعفى|إعفاء|معفى|يستبعد|تستبعد|استبعاد|دون|بدون|بلا|بغير|من غير|عدم|ليس|لا|لن|لم|غير|يلغى|تلغى|إلغاء|يمتنع|بدلا من|عوضا عن|يقتصر)#',
};
/** Words that take something from its holder, where they stand behind it. */
const IS_TAKEN: InBoth = {
  en: '\\b(?:(?:shall|will|may|can|is|are|be|being|has|have|does|do)\\b(?: \\w+){0,3}? (?:not|never|no longer)|lapses?|lapsed|expires?|(?:is|are|be|been|being|stand|stands)(?: \\w+){0,2}? (?:forfeit\\w*|waived|excluded|cancelled|lost|withheld|extinguished|included|deemed (?:included|settled|waived|paid)|absorbed|inclusive|disregarded|left out|void|abolished|suspended)|included in|part of (?:the|his|her|their) (?:salary|wage|pay|fee|price|rent)|none shall|nil)\\b',
  ar: '~(?:لا|لن|ليس|ليست|غير|يسقط|تسقط|ساقط|ساقطة|ملغى|ملغاة|مشمول|مشمولة|مشمولا|متضمن|متضمنة|مدرج|مدرجة|داخل|داخلة|ضمن|يدخل|تدخل|تستبعد|يستبعد|لاغ|لاغية|منتف|يلغى|تلغى)#',
};
/** Words by which nothing is taken: "shall not forfeit", "without prejudice to". */
const SPARES: InBoth = {
  en: '\\b(?:not|never|nor|without|no)\\b[^.;,]{0,40}?\\b(?:forfeit\\w*|los(?:es?|ing|s)|surrender|strip\\w*|cancel\\w*|withh(?:old|eld)\\w*|exclud\\w+|affect\\w*|prejudic\\w+|reduc\\w+|diminish\\w*|impair\\w*|depriv\\w+)\\b',
  ar: '(?:لا|لن|دون|بدون|عدم) (?:أن )?~(?:يفقد|تفقد|يسقط|تسقط|يحرم|تحرم|حرمان|يخل|تخل|إخلال|الإخلال|مساس|المساس|ينتقص|تنتقص|انتقاص|يؤثر|تؤثر|يمس|تمس|إسقاط)#',
};

/** Words by which somebody pays or answers for something. */
const BEARS: InBoth = {
  en: '\\b(?:bears?|borne|bearing|pays?|paid|paying|payable|reimburs\\w+|repay\\w*|repaid|refund\\w*|settl\\w+|cover(?:s|ed|ing)?|meets?|met|defray\\w*|shoulders?|assum\\w+|responsib\\w+|liable|account|accounts?|expense|expenses|cost|own pocket|charged|recover\\w*|recoup\\w*|deduct\\w*|withh(?:old|eld)\\w*|set off|offset|debited|instal?ments?|contribut\\w+)\\b',
  ar: '~(?:يتحمل|تتحمل|تحمل|متحملا|يتحملها|تتحملها|يتكفل|تتكفل|يدفع|تدفع|دفع|يسدد|تسدد|سداد|يؤدي|يلتزم|تلتزم|على|نفقة|نفقته|نفقتها|حساب|حسابه|حسابها|عاتق|عاتقه|يعيد|تعيد|إعادة|رد|يرد|استرداد|تسترد|يسترد|يخصم|تخصم|خصم|يحسم|تحسم|حسم|يستقطع|تستقطع|استقطاع|يقتطع|تقتطع|اقتطاع|تحصل|يحصل|تحصيل|من راتبه|من أجره|يعوض|تعوض|يشارك|مناصفة)#',
};

/** Words by which one side may do something by itself. */
const MAY: InBoth = {
  en: "\\b(?:may|can|(?:is|are|be|shall be) (?:\\w+ )?(?:entitled|free|authori[sz]ed|permitted|allowed|empowered)|(?:has|have|having|reserves?|retains?|enjoys?) (?:\\w+ ){0,3}?(?:right|power|discretion|option|authority|freedom)|at (?:its|his|her|their|the \\w+'s?) (?:\\w+ )?(?:discretion|option|pleasure|will)|as (?:it|he|she|they) (?:sees?|deems?|thinks?|considers?)|agrees? that|accepts? that|consents? (?:in advance )?(?:to|that)|shall accept|undertakes to accept)\\b",
  ar: '~(?:يجوز|جاز|يحق|حق|حقها|حقه|صلاحية|يملك|تملك|سلطة|تقدير|تقديره|تقديرها|متى شاء|متى شاءت|متى رأى|متى رأت|كما (?:يراه|تراه)|حسبما|وفق ما (?:يراه|تراه)|يقبل|تقبل|يوافق|توافق|موافقة مسبقة|يلتزم بقبول|له أن|لها أن|أن تقوم|أن يقوم|للشركة|للمنشأة|لصاحب العمل|للطرف الأول|للمؤجر|للمانح)',
};

interface Shaped extends Around {
  /** The subject, such as the right that is taken or the cost that is borne. */
  of: string;
  says: InBoth;
  /** With it the clause is in line with the law after all: an exception that the law itself makes. */
  allowed?: string;
}

const spanOf = (match: RegExpMatchArray) => {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
};
const breaks = (match: RegExpMatchArray, says: InBoth): LawReading => ({
  answer: 'breaks',
  at: spanOf(match),
  says,
});

/** Returns the first match of sources at which `test` holds. */
function firstMatch(
  sentence: Sentence,
  words: RuleWords,
  sources: readonly string[],
  test: (match: RegExpMatchArray) => boolean,
): RegExpMatchArray | null {
  for (const source of sources) {
    const match = words.matches(sentence, source).find(test);
    if (match !== undefined) return match;
  }
  return null;
}

/** Tells whether a clause only supposes what stands at an offset. */
const isSupposed = (sentence: Sentence, words: RuleWords, offset: number) =>
  words.stance(sentence, offset).within?.kind === 'condition';

/**
 * Reads a clause that takes a right from its holder: denied, waived, forfeited, left out or absorbed, in whatever order. Where the
 * right is given outright, the clause keeps the rule.
 */
export const deprived =
  (lang: Language, { of, says, allowed, ...around }: Shaped): Reader =>
  (sentence, words) => {
    if (!isOnSubject(sentence, words, around) || words.has(sentence, allowed)) return null;
    const right = words.matches(sentence, of);
    const [given] = right;
    if (given !== undefined && words.has(sentence, SPARES[lang]))
      return { answer: 'keeps', at: spanOf(given) };
    const denied = right.find((match) => {
      const { denied, within } = words.stance(sentence, (match.index ?? 0) + match[0].length - 1);
      return denied && within?.kind !== 'condition';
    });
    if (denied !== undefined) return breaks(denied, says);
    const taken = firstMatch(
      sentence,
      words,
      [`${TAKES[lang]}${GAP}(?:${of})`, `(?:${of})${GAP}${IS_TAKEN[lang]}`],
      (match) => {
        const { start, end } = spanOf(match);
        // "Shall not forfeit" takes nothing; what denies by itself cannot be denied again by its own word.
        const word = /^\W*[\p{L}]+/u.exec(match[0])?.[0] ?? '';
        const own = words.stance(sentence, start + word.length - 1);
        return !isSupposed(sentence, words, start) && !isSupposed(sentence, words, end - 1) && !own.denied;
      },
    );
    if (taken !== null) return breaks(taken, says);
    return given === undefined || isSupposed(sentence, words, given.index ?? 0)
      ? null
      : { answer: 'keeps', at: spanOf(given) };
  };

interface Borne extends Shaped {
  /** Who may not bear it, and who has to, as roles: `{employee}`. */
  wrong: string;
  right: string;
}

/**
 * Reads a clause on who bears a cost: the wrong side breaks the rule, the right one keeps it, whoever of them stands first in the
 * sentence.
 */
export const borneBy =
  (lang: Language, { of, says, allowed, wrong, right, ...around }: Borne): Reader =>
  (sentence, words) => {
    if (!isOnSubject(sentence, words, around) || words.has(sentence, allowed)) return null;
    const shapes = (who: string) => [
      `(?:${who})${GAP}${BEARS[lang]}${GAP}(?:${of})`,
      `(?:${of})${GAP}${BEARS[lang]}${GAP}(?:${who})`,
      `${BEARS[lang]}${GAP}(?:${who})${GAP}(?:${of})`,
      `${BEARS[lang]}${GAP}(?:${of})${GAP}(?:${who})`,
    ];
    const outright = (match: RegExpMatchArray) => {
      const bears = words.pattern(BEARS[lang], lang).exec(match[0]);
      const offset = (match.index ?? 0) + (bears?.index ?? 0);
      const { denied, within } = words.stance(sentence, offset);
      return !denied && within?.kind !== 'condition';
    };
    const shortest = (who: string) =>
      shapes(who)
        .flatMap((source) => words.matches(sentence, source))
        .sort((a, b) => a[0].length - b[0].length)
        .find(outright);
    const [bad, good] = [shortest(wrong), shortest(right)];
    if (bad !== undefined && (good === undefined || bad[0].length <= good[0].length))
      return breaks(bad, says);
    return good === undefined ? null : { answer: 'keeps', at: spanOf(good) };
  };

interface Alone extends Shaped {
  /** Who may not do it alone. */
  who: string;
}

/** Words of consent; a clause that asks for it leaves nobody to act alone. */
const CONSENT: InBoth = {
  en: "(?<!without (?:the |his |her |their |its |any |prior |written |further |obtaining |having ){0,5}(?:\\w+(?:'s)? ){0,2})\\b(?:consent|approval|agreement|agreed|agrees in writing|mutual)\\b",
  ar: '(?<!(?:دون|بدون|بغير|بلا|من غير|عن) (?:[ء-ي]+ ){0,2})~(?:موافقة|موافقته|موافقتها|اتفاق|باتفاق|رضا|رضاه)#',
};

/** Reads a clause by which one side may do alone what the law leaves to both, or to nobody. */
export const mayAlone =
  (lang: Language, { of, says, allowed, who, ...around }: Alone): Reader =>
  (sentence, words) => {
    if (!isOnSubject(sentence, words, around) || words.has(sentence, allowed)) return null;
    const match = firstMatch(
      sentence,
      words,
      [
        `(?:${who})${GAP}${MAY[lang]}${GAP}(?:${of})`,
        `${MAY[lang]}${GAP}(?:${who})${GAP}(?:${of})`,
        `${MAY[lang]}${GAP}(?:${of})`,
      ],
      (one) => {
        const { denied, within } = words.stance(sentence, spanOf(one).end - 1);
        return !denied && within?.kind !== 'condition';
      },
    );
    if (match !== null)
      return words.has(sentence, CONSENT[lang])
        ? { answer: 'keeps', at: spanOf(match) }
        : breaks(match, says);
    const refused = words.matches(sentence, of).find((one) => words.stance(sentence, one.index ?? 0).denied);
    return refused === undefined ? null : { answer: 'keeps', at: spanOf(refused) };
  };
