import type { Language } from '#shared/contracts/common.js';
import { arabicPattern, fold } from '../arabic.js';
import { normalizeText, phrasePattern } from '../plain.js';

type InBoth = Record<Language, string>;

/** Words that carry one meaning: `strong` only that, `broad` whatever may say as much in the other language. */
interface Meaning {
  strong: InBoth;
  broad: InBoth;
}

/** Words that negate whatever stands beside them. */
const NEGATIVES: InBoth = {
  en: "\\b(?:not|no|nor|neither|never|none|cannot|without|nothing|prohibit\\w*|forbid\\w*|forbidden|refrain\\w*|abstain\\w*|unless|except|only|other than)\\b|n't\\b",
  ar: '~(?:لا|لم|لن|ليس|ليست|غير|عدم|دون|بدون|بغير|يحظر|تحظر|حظر|محظور|يمنع|تمنع|ممنوع|يمتنع|تمتنع|إلا|سوى|فقط|باستثناء|عدا|بلا)#',
};
/** Verbs and nouns that deny by themselves, where no other verb permits or obliges. */
const DENYING: InBoth = {
  en: '\\b(?:cease\\w*|waive\\w*|exempt\\w*|releas\\w*|exclud\\w*|exclusion|fail\\w*|unable|free (?:of|from)|void|invalid|lapse\\w*|forfeit\\w*|decline\\w*|den(?:y|ies|ied)|refus\\w*|un\\w+|in(?:admissible|eligible|capable|valid)|non|bar(?:red|s)?|restrict\\w*|prevent\\w*|disclaim\\w*|relieved?|terminat\\w*|loses?|lack\\w*)\\b',
  ar: '~(?:منع|يتنازل|تتنازل|تنازل|يسقط|تسقط|سقوط|يعفى|تعفى|إعفاء|معفى|معفاة|امتناع|يستثنى|تستثنى|بريء|باطل|باطلا|لاغيا|رفض|يرفض|تخلف|إخفاق|ينتفي|تنتفي|يحرم|تحرم|كف|يكف|تكف|إنهاء|تقييد|يقتصر|تقتصر)#',
};
/** Verbs that permit or oblige: beside them a verb such as "waive" is what is permitted, and denies nothing. */
const ALLOWING: InBoth = {
  en: '\\b(?:may|shall|must|will|is entitled to|has the right to)\\b',
  ar: '~(?:يجوز|يحق|يلتزم|تلتزم|يجب|يتعين)#|(?<![ء-ي])لل[ء-ي]{3,12} (?:الحق في )?أن#',
};

/** Prohibitions and denials. */
const DENIED: InBoth = {
  en: '\\b(?:shall|may|must|will|does|do) not\\b|\\bneither party\\b|\\bno party (?:shall|may|will)\\b|\\b(?:is|are) (?:not (?:entitled|permitted|allowed|liable|responsible|obliged|required)|prohibited)\\b|\\bcannot\\b',
  ar: '~(?:لا|ولا) (?:يجوز|يحق|يلتزم|تلتزم|يتحمل|تتحمل|يسأل|تسأل|تكون|يكون|يستحق|تستحق|يجب|يعد|تعد|يدخل|يتجدد|تتجدد|ينتقل|يشمل|تشمل|يخضع|تخضع)#|~(?:يحظر|يمنع|تمنع|يمتنع|محظور)#|~ليس (?:له|لها|لأي|لل)',
};

const EXCEPTION: Meaning = {
  strong: {
    en: '\\b(?:unless|except (?:for|as|where|when|if|in|to|with|that|by|during)|save (?:for|as|where|that|in)|other than|with the exception of|excluding)\\b',
    ar: '~(?:ما لم|باستثناء|ما عدا|فيما عدا|يستثنى|ويستثنى)#|(?<![ء-ي])(?:إلا) (?:إذا|في|بعد|ب|ل|أن|من|عند)#',
  },
  broad: {
    en: '\\b(?:unless|except\\w*|save|other|exclud\\w*|exclusion|only|if|until|before|without|apart from|but|otherwise|outside|beyond|solely)\\b',
    ar: '~(?:ما لم|إلا|باستثناء|استثناء|عدا|سوى|بخلاف|خلاف|فقط|دون|بدون|يستثنى|تستثنى|غير|إذا لم|خارج|وإلا)#',
  },
};
const CONDITION: Meaning = {
  strong: { en: '\\b(?:provided that|on condition that)\\b', ar: '~(?:شريطة|بشرط)#' },
  broad: {
    en: '\\b(?:provided|providing|condition\\w*|subject to|only|if|where|when|unless|with|so long|as long|once|after|upon)\\b',
    ar: '~(?:بشرط|شريطة|شرط|على أن|إذا|متى|في حال|في حالة|عند|بعد|مع|طالما|ما دام|ما لم|إلا|حتى)#',
  },
};

const holds = (text: string, sources: InBoth, lang: Language) =>
  lang === 'en'
    ? phrasePattern(sources.en).test(normalizeText(text))
    : arabicPattern(sources.ar).test(fold(normalizeText(text)));
const other = (lang: Language): Language => (lang === 'en' ? 'ar' : 'en');

type Texts = Record<Language, string>;

/** Returns the language for which a test holds; null if it holds for both or neither. */
function onlyIn(test: (lang: Language) => boolean): Language | null {
  const [en, ar] = [test('en'), test('ar')];
  return en === ar ? null : en ? 'en' : 'ar';
}

/** Returns the language whose text alone denies or prohibits; null if both or neither do. */
export const deniedOnlyIn = (texts: Texts): Language | null =>
  onlyIn((lang) => {
    const [own, theirs, their] = [texts[lang], texts[other(lang)], other(lang)];
    if (!holds(own, DENIED, lang) || holds(theirs, NEGATIVES, their)) return false;
    return holds(theirs, ALLOWING, their) || !holds(theirs, DENYING, their);
  });

/** Returns the language whose text alone makes an exception or a condition; null if both or neither do. */
export const exceptedOnlyIn = (texts: Texts): Language | null =>
  onlyIn((lang) =>
    [EXCEPTION, CONDITION].some(
      ({ strong, broad }) =>
        holds(texts[lang], strong, lang) && !holds(texts[other(lang)], broad, other(lang)),
    ),
  );
