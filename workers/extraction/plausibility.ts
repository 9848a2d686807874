/** Least number of words by which a text is judged: short pages may be tables, names or stamps. */
const JUDGED_WORDS = 40;
/** Number of characters by which a page is judged. */
const JUDGED_CHARS = 3_000;
const ARABIC_WORD = /^\p{Script=Arabic}+$/u;
/** Letters of Persian and Urdu, whose common words are others. */
const OTHER_LANGUAGE = /[پچژگکی]/;
const OTHER_LANGUAGE_SHARE = 0.1;
/** A number with letters glued to it: the digits of "١٤٤٥هـ" and "المادة5" are in order, whatever the letters are. */
const WITH_NUMBER = /^\p{N}|\p{N}[هم]?$/u;
const VOWEL_SIGNS = /[\u064B-\u0652\u0670\u0640]/g;
/** Words of which every Arabic text has many, without their prefixes. */
const COMMON_ARABIC = new Set(
  'من في على إلى الى عن أن ان إن لا ما لم هذا هذه ذلك أو او ثم كل بين بعد قبل غير التي الذي الذين مع إذا اذا عند خلال حتى كان يكون أي اي به له فيه عليه منه ولا وفي ومن على المادة الطرف العقد'.split(
    ' ',
  ),
);
const COMMON_ENGLISH = new Set(
  'the of and to in a or for any be by is this shall with as on that not such from its will at it are may which if an has'.split(
    ' ',
  ),
);
/** Least share of common words in a text of sentences; real ones of contracts and laws have a fifth and more. */
const COMMON_SHARE = 0.04;
/** Greatest share of words that Arabic cannot have. */
const IMPOSSIBLE_SHARE = 0.06;
/** Greatest share of words that are the article alone, which is "لا" turned round. */
const ARTICLE_SHARE = 0.015;
/** Greatest share of characters that stand for no letter. */
const UNMAPPED_SHARE = 0.05;
const UNMAPPED = /[\uFFFD\uE000-\uF8FF\u0080-\u009F\u0100-\u017F\u00FE\u00FF]/g;

/** Tells whether a word breaks a rule that all Arabic spelling keeps. */
function isImpossible(word: string): boolean {
  return (
    // A ta marbuta and an alef maqsura only end words; no word begins with a hamza on waw or ya.
    /[ةى](?=[\u0621-\u064A])/.test(word) ||
    /^[ةىؤ]/.test(word) ||
    /(.)\1\1/.test(word) ||
    // Doubled long vowels, as a font without a map gives for other letters.
    /وو.*وو|^اا|[يى]ا?[يى]ى/.test(word)
  );
}

/**
 * Tells whether a page's text cannot be what is printed on it: its font has no or a wrong map to characters, or its
 * letters come in the wrong order. A page of fewer than 40 words is taken as it is.
 */
export function isImplausible(page: string): boolean {
  const text = page.slice(0, JUDGED_CHARS);
  const visible = text.replace(/\s/g, '');
  if (
    visible.length > JUDGED_WORDS &&
    (text.match(UNMAPPED)?.length ?? 0) > UNMAPPED_SHARE * visible.length
  ) {
    return true;
  }
  const words = text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => /\p{L}/u.test(word));
  const arabic = words.filter((word) => /\p{Script=Arabic}/u.test(word));
  if (arabic.length >= Math.max(JUDGED_WORDS, words.length / 2)) return isImplausibleArabic(arabic);
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}'’]+$/u.test(word));
  return latin.length >= JUDGED_WORDS && isImplausibleEnglish(latin);
}

function isImplausibleArabic(words: readonly string[]): boolean {
  const plain = words.map((word) => word.replace(VOWEL_SIGNS, ''));
  const mixed = plain.filter((word) => !ARABIC_WORD.test(word) && !WITH_NUMBER.test(word)).length;
  const impossible = plain.filter(isImpossible).length;
  const common = plain.filter((word) => COMMON_ARABIC.has(word) || /^[وفبلك]*ال./.test(word)).length;
  const other =
    plain.filter((word) => OTHER_LANGUAGE.test(word)).length > OTHER_LANGUAGE_SHARE * plain.length;
  const articles = plain.filter((word) => word === 'ال').length;
  if (articles > ARTICLE_SHARE * plain.length) return true;
  if (other) return mixed > IMPOSSIBLE_SHARE * plain.length;
  return impossible + mixed > IMPOSSIBLE_SHARE * plain.length || common < 2 * COMMON_SHARE * plain.length;
}

/** Other languages in Latin letters have few of the words, but nearly all of their words have a vowel. */
function isImplausibleEnglish(words: readonly string[]): boolean {
  const common = words.filter((word) => COMMON_ENGLISH.has(word.toLowerCase())).length;
  const long = words.filter((word) => word.length > 3);
  const withoutVowel = long.filter((word) => !/[aeiouyàâäéèêëîïôöùûüáíóúåæø]/i.test(word)).length;
  return common < COMMON_SHARE * words.length && withoutVowel > long.length / 3;
}
