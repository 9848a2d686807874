import { arabicPattern } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Language } from '#shared/contracts/common.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { READ_CHARS, type RuleWords } from '../words.js';

/** Times of the year, and what hours can be of besides work. */
export type HoursOwner = 'ordinary' | 'ramadan' | 'else';

/** Tells what a quantity belongs to; `isSure` if its own words settle it, and not their order alone. */
export interface Owned {
  owner: HoursOwner;
  isSure: boolean;
  /** True if it goes on from the quantity before it without a turn, as "6 a day and 36 a week". */
  goesOn?: boolean;
}

const BOUNDARY: Record<Language, RegExp> = {
  en: phrasePattern(
    '[,;:]|\\((?!\\d+\\))|(?<!\\(\\d{1,3})\\)|(?<!\\b[ap]\\.m)\\.(?=\\s|$)|/(?= ?\\d+ hours)|\\b(?:and|but|or|whereas|while|save|except|instead of|rather than|as against|otherwise|in which|when|reduced|falling|excluding|interrupted)\\b',
    'gi',
  ),
  ar: arabicPattern(
    '[,،;؛:]|\\((?!\\d+\\))|(?<!\\(\\d{1,3})\\)|\\.(?=\\s|$)|/|(?<![ء-ي])و(?=(?:[يت](?!سع)|ب|في|خلال|لا |أن |على |عند |غير|باقي|سائر|خارج|لل|عمل|ست|سبع|ثما|ثلاث|أربع|خمس|\\d)[ء-ي]*)|(?<![ء-ي])(?:بينما|أما|فيما|على أن|أو|بدلا من|عوضا عن|مقابل|باستثناء|عدا|إلا|سوى|ثم|و?[يت](?:خفض|نقص|قلص)|تتخللها?|[يت]تخلله?ا?|لا تدخل|لا يدخل)#',
    'g',
  ),
};
const RAMADAN = {
  en: '(?<!\\b(?:outside|except(?: in| for| during)?|other than(?: in)?|save (?:in|for|during)|apart from|before|after|until|till|end of|following|not in) (?:\\w+ ){0,3})\\b(?:Ramadan|holy month|month of fasting)\\b|\\b(?:during it|in it|in which|that month)\\b|^\\W*when\\b',
  ar: '(?<!(?:غير|خارج|عدا|باستثناء|سوى|بعد|قبل|انتهاء|انقضاء|نهاية|عقب|إلا في) (?:(?:انتهاء|انقضاء|نهاية|شهر) ){0,2})~رمضان(?:ي|ية)?#|(?<![ء-ي])و?(?:فيه|خلاله|أثناءه)(?![ء-ي])',
} as const;
const ORDINARY = {
  en: '\\b(?:(?:outside|other than|before|after|following|not in) (?:\\w+ ){0,3}(?:Ramadan|holy month|it|that)|(?:any|all|every) other|other (?:\\w+ )?(?:months?|times?|days?|periods?)|remaining|remainder|rest of|otherwise|ordinar(?:y|ily)|normal(?:ly)?|regular(?:ly)?|standard|usual(?:ly)?|others|year[- ]round|(?:throughout|all) (?:the )?year|thereafter|afterwards|resum\\w+|returns?)\\b',
  ar: '~(?:(?:غير|خارج|بعد|قبل|سوى) (?:(?:انتهاء|انقضاء|نهاية|شهر) ){0,2}رمضان|غيره|سواه|عداه|بعده|قبله|خارجه|(?:بقية|باقي|سائر) [ء-ي]+|(?:شهور|أشهر|أحوال|أيام|أوقات|حالات) (?:ال)?أخرى|طوال (?:ال)?(?:سنة|عام)|معتاد|معتادة|عادي|عادية|رسمي|رسمية|أصلي|أصلية|[يت]عود)#',
} as const;
const EXCEPTION = {
  en: '\\b(?:except|save|apart from|other than|exception of)\\b[^.;]{0,20}\\bRamadan\\b',
  ar: '(?<![ء-ي])(?:و?فيما|ما)? ?(?:عدا|باستثناء|سوى|إلا)[^.;]{0,15}رمضان',
} as const;
const ELSE = {
  en: '\\b(?:breaks?|rest(?! of)|lunch|prayers?|meals?|overtime|additional|extra|open|opens|opening|closed|closes|closing|machines?|customers?|train\\w*|stud(?:y|ies)|notice|leave|travel\\w*|stand-?by|on[- ]call|absen\\w+|sleep|off)\\b',
  ar: '~(?:راحة|استراحة|صلاة|غداء|طعام|إضافي|إضافية|[يت]فتح|[يت]غلق|مغلق|مفتوح|آلة|آلات|عملاء|تدريب|دراسة|إشعار|إجازة|سفر|غياب|نوم|مواعيد)#',
} as const;
const MUSLIMS = {
  en: '(?<!non-|non |not |not a )\\bMuslims?\\b',
  ar: '(?<!غير (?:ال)?)~(?:مسلم|مسلما|مسلمين|مسلمون|مسلمة)#',
} as const;
const OTHERS = {
  en: '\\b(?:non-?|not (?:a )?) ?Muslims?\\b',
  ar: '~غير (?:ال)?(?:مسلم|مسلما|مسلمين|مسلمة)#',
} as const;
/** Words by which a sentence turns to what is unlike the part before. */
const TURNS: Record<Language, RegExp> = {
  en: phrasePattern('^\\W*(?:but|whereas|while|save|except|instead of|rather than|as against|otherwise)\\b'),
  ar: arabicPattern('^[^ء-ي]*(?:بينما|و?أما|و?فيما|بدلا من|عوضا عن|مقابل|باستثناء|عدا|إلا|سوى|ثم)#'),
};
const LINKED: Record<Language, RegExp> = {
  en: phrasePattern('^\\W*(?:in which|when)\\b'),
  ar: arabicPattern('^[^ء-ي]*(?:الذي|حيث)#'),
};

interface Part extends Span {
  named: { owner: HoursOwner; start: number; end: number }[];
  quantities: number[];
  /** True if the sentence makes a stop before it. */
  isFresh: boolean;
}

function partsOf(text: string, lang: Language, quantities: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let isFresh = true;
  const add = (end: number) => parts.push({ start, end, named: [], quantities: [], isFresh });
  for (const { index, 0: mark } of text.matchAll(BOUNDARY[lang])) {
    if (quantities.some((one) => one.start < index && index < one.end)) continue;
    add(index);
    isFresh = /^[;؛.]$/.test(mark);
    start = /^[,،;؛:()/.]$/.test(mark) ? index + 1 : index;
  }
  add(text.length);
  return parts;
}

/** How near the beginning an exception opens the sentence. */
const OPENING_CHARS = 12;
const gap = (one: Span, other: Span) => Math.max(one.start - other.end, other.start - one.end, 0);

/** Binds each quantity of hours in a sentence to a time of the year, or to something else than work. */
export function hoursOwners(
  { text: whole, lang }: { text: string; lang: Language },
  quantities: readonly Span[],
  words: RuleWords,
): Owned[] {
  const text = whole.slice(0, READ_CHARS);
  const parts = partsOf(text, lang, quantities);
  const places = (source: string) =>
    words
      .matches({ text, lang }, source)
      .map(({ index = 0, 0: found }) => ({ start: index, end: index + found.length }));
  const name = (owner: HoursOwner, source: string) => {
    for (const place of places(source))
      parts
        .find(({ start, end }) => start <= place.end - 1 && place.end - 1 < end)
        ?.named.push({ owner, ...place });
  };
  name('ramadan', RAMADAN[lang]);
  const exceptions = places(EXCEPTION[lang]);
  for (const one of exceptions.filter(({ start }) => start >= OPENING_CHARS))
    parts
      .find(({ start, end }) => start < one.end && one.end <= end)
      ?.named.push({ owner: 'ramadan', ...one });
  name('ordinary', ORDINARY[lang]);
  name('else', ELSE[lang]);
  for (const [index, { end }] of quantities.entries())
    parts.find((part) => part.start <= end - 1 && end - 1 < part.end)?.quantities.push(index);
  const [muslims, others] = [places(MUSLIMS[lang]), places(OTHERS[lang])];
  const hasRamadan =
    parts.some(({ named }) => named.some(({ owner }) => owner === 'ramadan')) || exceptions.length > 0;
  const found: Owned[] = [];

  const ofOthers = (part: Part, { start }: Span): boolean => {
    const inPart = ({ start: place }: Span) => part.start <= place && place < part.end;
    if (others.some(inPart)) return !muslims.some(inPart) || hasRamadan;
    if (muslims.some(inPart)) return false;
    const last = [...others, ...muslims]
      .filter((one) => one.start < start)
      .sort((a, b) => b.start - a.start)[0];
    return last !== undefined && others.includes(last);
  };
  const inherited = (at: number): Owned => {
    const own = parts[at];
    if (own === undefined) return { owner: 'ordinary', isSure: false };
    const { start } = own;
    const isOpening = exceptions.some((one) => one.start < OPENING_CHARS && one.end <= start);
    let turned = TURNS[lang].test(text.slice(own.start, own.end));
    if (
      LINKED[lang].test(text.slice(own.start, own.end)) &&
      exceptions.some(({ end }) => end <= own.start && own.start - end < 25)
    )
      return { owner: 'ramadan', isSure: true };
    for (let index = at; index > 0 && parts[index]?.isFresh === false; index -= 1) {
      const before = parts[index - 1];
      if (before === undefined) break;
      turned ||= TURNS[lang].test(text.slice(before.start, before.end)) && before.quantities.length === 0;
      const last = before.quantities.at(-1);
      if (last !== undefined && found[last] !== undefined)
        return isOpening && found[last].owner === 'ramadan'
          ? { owner: 'ordinary', isSure: true }
          : { owner: found[last].owner, isSure: false, goesOn: !turned };
      const named = before.named.at(-1);
      if (named !== undefined) return { owner: named.owner, isSure: !turned };
    }
    if (isOpening) return { owner: 'ordinary', isSure: true };
    const isBeforeRamadan = !parts
      .slice(0, at)
      .some(({ named }) => named.some(({ owner }) => owner === 'ramadan'));
    return { owner: 'ordinary', isSure: !hasRamadan || (isBeforeRamadan && isFollowed(at)) };
  };
  /** Tells whether Ramadan is named in a later part that has hours of its own, or shortens those. */
  const isFollowed = (at: number): boolean =>
    parts.some(
      ({ named, start }, index) =>
        index > at &&
        named.some(({ owner }) => owner === 'ramadan') &&
        (parts.slice(at + 1).some(({ quantities: those }) => those.length > 0) ||
          (lang === 'en' ? /\b(?:reduc|short|less|few|cut)/i : /خفض|نقص|قل/).test(text.slice(start))),
    );

  for (const [index, quantity] of quantities.entries()) {
    const at = parts.findIndex(({ quantities: those }) => those.includes(index));
    const part = parts[at];
    if (part === undefined) {
      found.push({ owner: 'ordinary', isSure: false });
      continue;
    }
    const [first, ...more] = [...part.named].sort((a, b) => gap(a, quantity) - gap(b, quantity));
    const rival = more.find(({ owner }) => owner !== first?.owner);
    let owned: Owned =
      first === undefined
        ? inherited(at)
        : {
            owner: first.owner,
            isSure: rival === undefined || gap(first, quantity) * 2 <= gap(rival, quantity),
          };
    if (first === undefined && !owned.isSure && part.quantities[0] !== index) {
      const before = found[index - 1];
      if (before !== undefined) owned = { ...before, isSure: false, goesOn: true };
    }
    if (owned.owner === 'ramadan' && ofOthers(part, quantity)) owned = { owner: 'ordinary', isSure: false };
    found.push(owned);
  }
  return found;
}
