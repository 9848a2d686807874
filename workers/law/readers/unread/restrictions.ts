import type { Language } from '#shared/contracts/common.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicRestrictions } from '#workers/engines/text/clause/arabic-restrictions.js';
import { wordsOf } from '#workers/engines/text/clause/arabic-words.js';
import { englishRestrictions } from '#workers/engines/text/clause/english-restrictions.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { ownWords, shareOf, type LawWords } from './law-words.js';

/** Words after which a clause takes something back, to the end of its part. */
const PROVISO = {
  en: phrasePattern(
    '\\b(?:provided(?:,? however)?,? (?:always )?(?:that )?|on (?:the )?condition that|conditional (?:up)?on|contingent (?:up)?on|as long as|so long as|limited to|subject to|insofar as|(?:this|it|which|these|the foregoing) (?:does|do|shall|will) not (?:apply|extend|cover|include)|not (?:applying|extending) to)',
    'gi',
  ),
  ar: arabicPattern(
    '(?<![ء-ي])(?:و?بشرط|و?شريطة|على أن|على ألا|و?[يت]شترط|و?[يت]ستثنى|ولا [يت](?:سري|شمل|نطبق|متد)|و?[يت]قتصر|و?[يت]توقف|رهنا|حسب (?:توافر|توفر|الإمكان|الإمكانات|ما [يت]سمح)|بقدر ما)#',
    'g',
  ),
};
/** Words that narrow a promise to what follows them, to the next comma. */
const ONLY = {
  en: phrasePattern(
    '\\b(?:only|solely|exclusively) (?=(?:in|on|at|to|for|from|during|by|through|once|after|if|when|where|upon)\\b)',
    'gi',
  ),
  ar: arabicPattern('(?<![ء-ي])(?:فقط|حصرا|حصريا|دون غير(?:ه|ها|هم|هما)?)#', 'g'),
};
/** Words by which a clause gives its own meaning to what it promises, to the next comma. */
const DEEMS = {
  en: phrasePattern('\\b(?:deemed|regarded as|treated as|considered to be|for this purpose)\\b', 'gi'),
  ar: arabicPattern('(?<![ء-ي])و[يت](?:عد|عتبر)#', 'g'),
};
/** Words that leave a promise to the one who makes it. */
const DISCRETION = {
  en: phrasePattern(
    "\\b(?:at|in) (?:its|his|their|our|the (?:\\w+ ){0,2}\\w+(?:'s)?) (?:sole |absolute |own )*discretion\\b|\\bas (?:it|he|we|the (?:\\w+ ){0,2}\\w+) (?:sees?|deems?|thinks?|considers?) (?:fit|appropriate|necessary)\\b",
    'gi',
  ),
  ar: arabicPattern(
    '(?<![ء-ي])(?:وفقا ل|وفق|حسب|بحسب)\\s?(?:مطلق )?(?:تقدير|تقديره|تقديرها|ما [يت]راه|ما [يت]قدره)#|(?<![ء-ي])إذا (?:رأى|رأت|شاء|شاءت)#',
    'g',
  ),
};
/** What restricts nothing: the law itself, and what nobody answers for. */
const OF_LAW = {
  en: phrasePattern(
    '\\b(?:by|under|in|with|of|per|to|the|any|applicable) (?:(?:the|any|this|[a-z]+) ){0,2}(?:law|laws|regulations?|articles?|statutes?|legislation)\\b|\\b(?:legally|force majeure)\\b|\\b(?:competent|public|judicial) (?:court|authorit(?:y|ies)|bod(?:y|ies))\\b',
  ),
  ar: arabicPattern(
    '~(?:نظام|أنظمة|نظاما|نظامي|نظامية|لائحة|لوائح|مادة|محكمة|قضاء|جهة (?:ال)?مختصة|جهات (?:ال)?مختصة|قوة (?:ال)?قاهرة)#',
  ),
};
/** The consent of the one for whose sake the rule is. */
const CONSENT = {
  en: phrasePattern(
    "\\b(?:his|her|your|their|employee's|worker's|tenant's|customer's|data subject's) (?:(?:prior|written|express|explicit|own|documented) )*(?:consent|agreement|approval)\\b|\\b(?:you|employee|worker|tenant|customer|patient|data subject) (?:has |have )?(?:consents?|agrees?|agreed|consented|accepts?)\\b",
  ),
  ar: arabicPattern(
    '~(?:موافقته|موافقتها|موافقتهم|موافقتك|رضاه|رضاهم|موافقة (?:ال)?(?:عامل|موظف|مستأجر|عميل|مريض|مستهلك|صاحب (?:ال)?بيانات|مشتري))#',
  ),
};
/** Consent that is not asked for. */
const TAKEN = {
  en: phrasePattern('\\b(?:deemed|hereby|advance|signature|presumed)\\b'),
  ar: arabicPattern('~(?:[يت]عد|[يت]عتبر|مسبقا|توقيع|مفترض)'),
};

interface Restricting extends Span {
  /** Where its content begins, after the words that introduce it. */
  from: number;
  /** True if it takes something back, rather than names the case in which something is owed. */
  takesBack: boolean;
}

const PART_END = /[;؛]|\.\s/;
const PHRASE_END = /[,;،؛]|\.\s/;
/** Words before "only" to which it may belong, where it ends what it narrows. */
const ONLY_AFTER_CHARS = 60;

const untilNext = (text: string, from: number, boundary: RegExp) => {
  const end = text.slice(from).search(boundary);
  return end < 0 ? text.length : from + end;
};

function onlyIn(text: string, lang: Language): Restricting[] {
  return [...text.matchAll(ONLY[lang])].map(({ index, 0: words }) => {
    const end = index + words.length;
    // In Arabic the word follows what it narrows.
    const before = lang === 'ar' ? text.slice(Math.max(0, index - ONLY_AFTER_CHARS), index) : '';
    const own = before.length - (/[^,;،؛]*$/.exec(before)?.[0].length ?? 0);
    const from = lang === 'ar' ? index - before.length + own : end;
    return {
      start: Math.min(index, from),
      from,
      end: lang === 'ar' ? end : untilNext(text, end, PHRASE_END),
      takesBack: true,
    };
  });
}

function restrictionsOf({ text, lang }: Sentence): Restricting[] {
  const found = lang === 'ar' ? arabicRestrictions(text, wordsOf(text)) : englishRestrictions(text);
  return [
    ...found
      .filter(({ kind }) => kind !== 'reservation')
      .map(({ kind, marker, span }) => ({ ...span, from: marker.end, takesBack: kind === 'exception' })),
    ...[...text.matchAll(PROVISO[lang])].map(({ index, 0: words }) => ({
      start: index,
      from: index + words.length,
      end: untilNext(text, index + words.length, PART_END),
      takesBack: true,
    })),
    ...onlyIn(text, lang),
    ...[...text.matchAll(DEEMS[lang])].map(({ index, 0: words }) => ({
      start: index,
      from: index + words.length,
      end: untilNext(text, index + words.length, PHRASE_END),
      takesBack: true,
    })),
    ...[...text.matchAll(DISCRETION[lang])].map(({ index, 0: words }) => ({
      start: index,
      from: index,
      end: index + words.length,
      takesBack: true,
    })),
  ];
}

/** "Even if": words that widen what is said. */
const WIDENS = { en: phrasePattern('^even\\b'), ar: arabicPattern('^(?:ولو|حتى)#') };

/** A time that one word names, "before the transfer", narrows nothing, unless it waits for somebody's decision or for money. */
const DECIDED = {
  en: phrasePattern(
    '\\b(?:approv\\w+|consent|satisf\\w+|settle\\w+|clear\\w+|confirm\\w+|complet\\w+|paid|payment|marriage)\\b',
  ),
  ar: arabicPattern('~(?:موافق|اعتماد|تسوية|سداد|مخالص|إخلاء|تأكيد|اقتناع|رضا|إتمام|استكمال|زواج)'),
};
const isMoment = (content: string, lang: Language) =>
  /^\s?which\b/.test(content) || (ownWords(content, lang).length < 2 && !DECIDED[lang].test(content));

/** Shares of a restriction's words from which on it is the law's own. */
const OWN_SHARE = { takesBack: 0.75, names: 0.4 };

/** Returns the conditions and exceptions of a sentence that the law does not make itself. */
export const foreignRestrictions = (sentence: Sentence, law: LawWords): Span[] =>
  restrictionsOf(sentence).filter(({ start, from, end, takesBack }) => {
    const { text, lang } = sentence;
    const content = text.slice(from, end);
    const isConsent = CONSENT[lang].test(text.slice(start, end)) && !TAKEN[lang].test(content);
    if (isConsent || OF_LAW[lang].test(content) || WIDENS[lang].test(text.slice(start, from))) return false;
    if (!takesBack && isMoment(content, lang)) return false;
    const share = shareOf(content, lang, law);
    return share !== null && share < (takesBack ? OWN_SHARE.takesBack : OWN_SHARE.names);
  });
