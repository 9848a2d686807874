import type { Language } from '#shared/contracts/common.js';
import { fold, folded } from '#workers/engines/text/arabic.js';
import { valuesIn } from '#workers/engines/text/bilingual/values.js';
import type { Value } from '#workers/engines/text/bilingual/value.js';
import { normalizeText } from '#workers/engines/text/plain.js';

/** A value of a passage, or words that there is no limit, with the words that belong to it and to no other value. */
export interface ValuePhrase {
  /** Undefined for words that there is no limit, and for a figure whose unit or beginning was not read. */
  value: Value | undefined;
  /** The value as it is shown. */
  shown: string;
  before: string;
  after: string;
  /** All words between the value before it and itself. */
  gap: string;
  /** The sentence that it stands in. */
  sentence: string;
  /** True if it goes on from the value before it without a phrase of its own: "48 hours at 8 hours per day". */
  isContinued: boolean;
  /** True if it begins a sentence's values: it takes nothing over from one before it. */
  isFirst: boolean;
}

interface Mark {
  value: Value | undefined;
  start: number;
  end: number;
}

/** Words that there is no limit stand for a value: what is said of one side is not said of the other. */
const UNLIMITED =
  /\b(?:unlimited|without (?:any )?(?:limit|ceiling|cap)|no (?:limit|maximum|ceiling|cap)|not (?:be )?(?:limited|capped)|(?<!\binclud\w{2,3},? )(?<!,)without limitation)\b|(?<![ء-ي])(?:(?:دون|بلا|من غير) (?:اي )?(?:سقف|حد)|و?لا (?:حد|سقف|حدود)(?= ل)|غير محدوده?|و?لا (?:ت|ي)قيد|ب?كامل ما)(?![ء-ي])/g;
/** Figures and units of time: where one stands outside of the values that were read, something there was not understood. */
const UNREAD =
  /(?<!(?:article|section|clause|no\.|ماده|بند|فقره|رقم) ?\(?)(?<!(?:^|\n)[^\n\p{L}\d]{0,4})(?<![\d.,])\d[\d,.]{0,20}|\b(?:hours|days|weeks|months|years|(?:one|single) (?:\w{1,20} )?(?:hour|day|week|month|year))\b|(?<![ء-ي])[وبلف]{0,2}(?:ساعات|ساعتين|ساعتان|يوما|ايام|شهرا|اشهر|سنوات|سنتين|سنتان|عاما|اعوام)(?![ء-ي])/gu;
/** "Per day" and "of each month" say how often, and are no length of time. */
const HOW_OFTEN = /\b(?:per|a|an|each|every|working|business|calendar|of|in each) $/;

/** Ends of a phrase between two values, the strongest first; the last ones count only there. */
const SENTENCE_END = /[.!?](?=\s)|\n/;
const SENTENCE = /[.!?](?=\s|$)|\n/;
const BETWEEN: readonly RegExp[] = [
  SENTENCE,
  /;/,
  /,(?!\d)|:|\s-\s|[()]/,
  /\s(?:and|or|but|whereas|while|unless|provided|except|save|if)\s|\s(?:و(?=[ء-ي]{3})|بل\s|علي ان\s|ما لم\s|اذا\s|شريطه\s|بشرط\s)/,
  /\s(?:upon|on|by|with|subject to)\s|\s(?:بموجب|باشعار|باخطار)(?=\s)/,
];
const BEHIND = BETWEEN.slice(0, 4);

/** What may stand between a value and one that goes on from it. */
const CONTINUES =
  /^[^a-zء-ي.;]{0,4}(?:(?:per|a|an|each|every) (?:day|week)|daily|weekly|يوميا|اسبوعيا|في اليوم|في الاسبوع)?\s?(?:at|or|and|being|بواقع|اي|و|,|\/|\()?\s?\(?$/;

/** Returns where the words of the next value begin between two: behind the first of the strongest ends. */
function beginning(gap: string): number {
  for (const border of BETWEEN) {
    const match = border.exec(gap);
    if (match !== null) return match.index + match[0].length;
  }
  return 0;
}

/** Returns what follows the last full stop or semicolon of a text. */
const lastSentence = (text: string): string => {
  const end = [...text.matchAll(/[.!?](?=\s)|[;\n]/g)].at(-1);
  return end === undefined ? text : text.slice(end.index + 1);
};

function marksIn(flat: string, values: readonly Value[]): Mark[] {
  const marks: Mark[] = values.flatMap((value): Mark[] => {
    const words = flat.slice(value.start, value.end);
    // «شهر رمضان» is a month, and not the length of one.
    if (words === 'شهر' && /^\s[ء-ي]/.test(flat.slice(value.end, value.end + 2))) return [];
    // A figure without its beginning is no value: «وثلاثين ساعة» of thirty-six.
    const isWhole = !/^و[ء-ي]/.test(words) || /^و(?:احد|[بل])/.test(words);
    return [{ value: isWhole ? value : undefined, start: value.start, end: value.end }];
  });
  for (const pattern of [UNLIMITED, UNREAD])
    for (const { 0: words, index } of flat.matchAll(pattern)) {
      const end = index + words.length;
      const isKnown = marks.some((mark) => index < mark.end + 4 && end > mark.start - 4);
      if (!isKnown && !HOW_OFTEN.test(flat.slice(Math.max(0, index - 12), index)))
        marks.push({ value: undefined, start: index, end });
    }
  return marks.sort((a, b) => a.start - b.start);
}

/** Returns a value without a preposition joined to it, and without a bracket that has no other. */
function tidy(words: string): string {
  const bare = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^و(?=[\d٠-٩])/, '')
    .replace(/^و?ب(?:ـ\s?|(?=[ء-ي]{3,}\s))/, '');
  const [opens, closes] = [bare.includes('('), bare.includes(')')];
  return opens === closes ? bare : bare.replace(/[()]/g, '');
}

/**
 * Divides a passage by its values: each with the words before and after it that are of no other. These words are folded and in
 * small letters.
 */
export function valuePhrases(passage: string, lang: Language): ValuePhrase[] {
  const { text, offsets } = folded(normalizeText(passage));
  const flat = text.toLowerCase();
  const marks = marksIn(flat, valuesIn(text, lang));
  const gaps = marks.map(({ start }, at) => flat.slice(marks[at - 1]?.end ?? 0, start));
  return marks.map(({ value, start, end }, at) => {
    const gap = gaps[at] ?? '';
    const own = at === 0 ? gap : gap.slice(beginning(gap));
    const isContinued = at > 0 && CONTINUES.test(gap);
    const next = gaps[at + 1];
    const behind = next ?? flat.slice(end);
    const cut = Math.min(
      behind.length,
      ...(next === undefined ? BEHIND : BETWEEN).map((border) => border.exec(behind)?.index ?? Infinity),
    );
    const to = (offsets[end - 1] ?? passage.length - 1) + 1;
    // Vowel signs belong to the letter before them.
    const signs = /^\p{M}*/u.exec(passage.slice(to, to + 3))?.[0].length ?? 0;
    return {
      value,
      shown: tidy(passage.slice(offsets[start] ?? 0, to + signs)),
      before: lastSentence(own),
      after: behind.slice(0, cut),
      gap,
      sentence:
        (flat.slice(0, start).split(SENTENCE_END).at(-1) ?? '') +
        (flat.slice(start).split(SENTENCE_END)[0] ?? ''),
      isContinued,
      isFirst: at === 0 || (!isContinued && /[.!?](?=\s)|\n/.test(gap)),
    };
  });
}

/** Returns a text in the form in which phrases are compared. */
export const comparable = (text: string): string =>
  fold(normalizeText(text)).toLowerCase().replace(/\s+/g, ' ');
