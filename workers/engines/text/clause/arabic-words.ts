import { arabicPattern } from '../arabic.js';
import type { Span } from './stance.js';

/** A word of a folded Arabic text, a number or a punctuation mark. */
export interface Word extends Span {
  text: string;
}

/** Cuts a folded Arabic text into words, numbers and punctuation marks. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[ء-ي]{1,60}|\d{1,20}|[^\sء-ي\d]/g)].map(({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

const is = (source: string) => {
  const pattern = arabicPattern(`^(?:${source})$`);
  return (word: Word | undefined) => word !== undefined && pattern.test(word.text);
};

/** Verbs in the imperfect that begin with ya; the words beside them only look like one. */
const YA_VERB = arabicPattern(
  '^[وف]?(?:س|ل)?(?!يوم|يمين|يقين|يسار|يسير|يناير|يوني|يولي|يدا?$|يده)ي[ء-ي]{2,}$',
);
const NOT_YA_VERB = is('فيما|فيه|فيها|فيهم|فيهما');
/** Feminine verbs by which clauses begin; other words in ta are mostly nouns. */
const TA_VERB = is(
  '[وف]?س?(?:تلتزم|تتعهد|تحق|تجوز|تكون|تتحمل|تسري|تبقى|تظل|تعد|تعتبر|تطبق|تنطبق|تخضع|تستحق|تدفع|تسدد|تحتسب|تؤول|تنتقل|تتولى|تختص|تحال|تنتهي|تتجدد|تضمن|تقدم|تمنح|تملك|تفرض|تقتصر|تحتفظ|تقوم|تقر|توافق|تتنازل|تمتنع|تصبح|تنفذ|تسلم|ترد|تقع|تجدد|تمدد|تخصم|تفسخ|تلغى|تعاد|تصرف|تزاد|تحسب|توقف|تحول|تستقطع|تحسم|تقتطع|تستوفي|تسترد|تحتجز)',
);
const MODAL_VERB = is(
  '[وف]?(?:يحق|تحق|يجوز|تجوز|يلتزم|تلتزم|يلتزمان|يتعهد|تتعهد|يجب|يتعين|يلزم|يحظر|تحظر|يمتنع|تمتنع|يمنع|يكون|تكون|سيكون|يتحمل|تتحمل|يملك|تملك|يحتفظ|تحتفظ|يسري|تسري|يعد|تعد|يعتبر|تعتبر|يعفى|يتنازل|تتنازل|يسقط|تسقط|يستحق|تستحق|تطبق|يطبق)',
);
/** Verbs in the past by which the main clause after a condition begins. */
const PAST_MAIN = is(
  '[وف]?(?:جاز|حق|وجب|لزم|تعين|كان|كانت|عد|عدت|اعتبر|اعتبرت|التزم|التزمت|استحق|استحقت|سقط|انفسخ|انتهى|امتنع|تحمل|فقد|وقع|طبق|طبقت|أصبح|أصبحت|حلت)',
);
const OF_PARTY = /^[وف](?:له|لها|لهم|لهما|لل[ء-ي]{3,60})$/;
const THEN = /^ف(?:ان|انه|انها|لا|ليس|لن|علي|عليه|عليها|له|لها|لل[ء-ي]{3,60}|[يت][ء-ي]{2,60})$/;
const HOWEVER = is(
  'بل|وإنما|إنما|لكن|ولكن|لكنه|لكنها|ولكنه|ولكنها|بينما|وبالتالي|وعليه|وعندئذ|وعندها|وحينئذ|وحينها',
);
const AND_NOT = is('[وف](?:لا|لن|لم|ليس|ليست)');

export const isNot = is('[وف]?(?:لا|لن|لم|ليس|ليست|ليسوا)|ألا|بألا|وألا');
/** "That", with or without the pronoun of its subject: the verb after it is not that of a main clause. */
export const isThat = is('[وفبلك]{0,2}أن(?:ه|ها|هم|هما)?');
/** Verbs that name a limit, not a denial, after "not": "not less than". */
export const isLimit = is('[يت]قل|[يت]زيد|[يت]تجاوز|[يت]تعدى|[يت]جاوز|[يت]قلان|[يت]تجاوزان');
export const isComma = (word: Word | undefined) => word?.text === ',';
export const isLetters = (word: Word | undefined): word is Word =>
  word !== undefined && /^[ء-ي]/.test(word.text);
export const isRelative = is('[وفبل]?(?:الذي|التي|الذين|اللذين|اللتين)|ممن|مما|بما|ما|من');
export const isYaVerb = (word: Word | undefined) =>
  word !== undefined && YA_VERB.test(word.text) && !NOT_YA_VERB(word);
/** Tells whether a word is a verb in the imperfect, as far as its form shows. */
export const isVerb = (word: Word | undefined) => isYaVerb(word) || TA_VERB(word) || MODAL_VERB(word);
export const isModalVerb = MODAL_VERB;

/** Words that begin with the letters of the article without having it. */
const NO_ARTICLE = arabicPattern(
  '^[وف]?[بل]?(?:(?:إلى|إلا|ألا|ألف|ألفا|الذي|الذين|التي)#|التزام|إلغاء|إلزام|إلحاق|التماس|التحاق)',
);
const ARTICLE = /^[وف]?[بكل]?ال[ء-ي]{2,60}$|^[وف]?لل[ء-ي]{2,60}$/;
/** Tells whether a noun has the article or the pronoun of an owner: nothing more can be joined to it. */
export const isDefinite = (word: Word | undefined) => word !== undefined && hasArticleOrOwner(word.text);
const hasArticleOrOwner = (text: string) =>
  (ARTICLE.test(text) && !NO_ARTICLE.test(text)) || /^[ء-ي]{3,60}(?:ها|هم|هما|ته)$/.test(text);

/** Tells whether a main clause begins at a word; after a comma a bare verb is enough. */
export function beginsMain(words: readonly Word[], at: number, afterComma: boolean): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined) return false;
  if (HOWEVER(word) || AND_NOT(word) || THEN.test(word.text)) return !NOT_YA_VERB(word);
  if (/^(?:غير|الا|بيد)$/.test(word.text) && /^ان(?:ه|ها|هم|هما)?$/.test(next?.text ?? ''))
    return word.text !== 'الا' || next?.text !== 'ان' || !isYaVerb(words[at + 2]);
  if (word.text === 'علي' && next?.text === 'ان' && words[at - 1] !== undefined) return !isAgreed(words, at);
  if (/^(?:كما|ثم)$/.test(word.text)) return isVerb(next) || PAST_MAIN(next);
  if (OF_PARTY.test(word.text)) return true;
  if (word.text === 'وعلي')
    return words.slice(at + 1, at + 5).some(({ text }) => /^(?:ان|الا|عدم)$/.test(text));
  if (/^[وف]/.test(word.text) && (MODAL_VERB(word) || TA_VERB(word))) return true;
  if (!afterComma) return false;
  if (/^(?:لا|لن|ليس|ليست)$/.test(word.text)) return true;
  return isVerb(word) || PAST_MAIN(word);
}

/** "Agree that": what follows is no proviso. */
const isAgreed = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 5), at)
    .some(({ text }) => /(?:تفق|تفاق|وافق|موافقه|فسر|حمل|نص|عمل|قتصر|حرص|ترتب|دل)$/.test(text));

export const isPastMain = PAST_MAIN;
