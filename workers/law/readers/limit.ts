import type { InBoth } from '#platform/law/rules/rule.js';
import type { Language } from '#shared/contracts/common.js';
import { lengthInWords } from '#shared/domain/lengths.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { quantitiesIn, sumOf, type Measure, type Quantity } from './quantities.js';
import type { Reader } from './reader.js';
import type { Around } from './turns.js';
import type { RuleWords } from './words.js';

/** Words by which a sentence goes on to something else; a comma may only close a phrase in front. */
const GOES_ON: Record<Language, RegExp> = {
  en: phrasePattern('[;()]|\\.(?=\\s|$)|\\b(?:and|but|whereas|while|save that|except that)\\b'),
  ar: arabicPattern(
    '[;()]|\\.(?=\\s|$)|(?<![ء-ي])و(?=[يت](?!سع)[ء-ي]*)|(?<![ء-ي])(?:بينما|أما|فيما|على أن)#',
  ),
};
/** Tells whether a sentence goes on to something else in a stretch of its text. */
const goesOn = (text: string, lang: Language): boolean => GOES_ON[lang].test(text);

interface Limit extends Around {
  /** Words that the quantity belongs to. */
  cues: readonly string[];
  measure: Measure;
  /** The bounds of the law, in the unit of the measure; a month counts 30 days, a year 365. */
  atMost?: number;
  atLeast?: number;
  /** How far the quantity may stand after and before the cue, in characters; 120 and 0 if absent. */
  after?: number;
  before?: number;
  /** Must match right before or right after the quantity, or must not. */
  follows?: string;
  precedes?: string;
  notAfter?: string;
  notBefore?: string;
  /** The bound as the law writes it, such as "180 days in total". */
  bound: InBoth;
  /** Counts what the sentence adds to the first quantity, such as an extension, where it matches. */
  plus?: string;
}

/** The quantity that is compared; `sum` if it is one with what the sentence adds to it. */
type Compared = Quantity & { sum?: true };

const AFTER_CHARS = 120;
const NEAR_CHARS = 40;

/** Compares a quantity of a clause with the bounds of the law: beyond them it breaks the rule, within them it keeps it. */
export const limit =
  (asked: Limit): Reader =>
  (sentence, words) => {
    if (asked.needs !== undefined && !words.has(sentence, asked.needs)) return null;
    if (words.has(sentence, asked.unless)) return null;
    for (const cue of asked.cues) {
      for (const match of words.matches(sentence, cue)) {
        const start = match.index ?? 0;
        const found = near({ start, end: start + match[0].length }, asked, sentence, words);
        if (found === null) continue;
        const beyond =
          (asked.atMost !== undefined && found.value > asked.atMost) ||
          (asked.atLeast !== undefined && found.value < asked.atLeast);
        return {
          answer: beyond ? 'breaks' : 'keeps',
          compares: beyond || isPlain(found, asked, sentence),
          at: { start: Math.min(start, found.start), end: Math.max(start + match[0].length, found.end) },
          says: { en: comparison('en', found, asked), ar: comparison('ar', found, asked) },
        };
      }
    }
    return null;
  };

/**
 * Tells whether a clause within the bounds can be set beside them in a sentence: it names one quantity, and the law too, the one that
 * was compared. Where either names several, the words of the comparison would be of another than the one that keeps the rule.
 */
function isPlain(
  found: Compared,
  { measure, bound, atMost, atLeast }: Limit,
  { text, lang }: Sentence,
): boolean {
  const [law, ...others] = quantitiesIn(bound.en, 'en', measure);
  return (
    law?.value === (atMost ?? atLeast) &&
    others.length === 0 &&
    (found.sum === true || quantitiesIn(text, lang, measure).length === 1) &&
    (found.length !== undefined || measure === 'percent' || measure === 'riyals')
  );
}

function near(
  { start, end }: { start: number; end: number },
  asked: Limit,
  sentence: Sentence,
  words: RuleWords,
): Compared | null {
  const { text, lang } = sentence;
  const { after = AFTER_CHARS, before = 0, measure } = asked;
  const around = (source: string | undefined, part: string) =>
    source !== undefined && words.has({ text: part, lang }, source);
  const fits = (one: Quantity) => {
    const ahead = text.slice(Math.max(0, one.start - NEAR_CHARS), one.start);
    const behind = text.slice(one.end, one.end + NEAR_CHARS);
    return (
      (asked.precedes === undefined || around(asked.precedes, ahead)) &&
      (asked.follows === undefined || around(asked.follows, behind)) &&
      !around(asked.notBefore, ahead) &&
      !around(asked.notAfter, behind)
    );
  };
  const all = quantitiesIn(text, lang, measure).filter(fits);
  const isApart = (from: number, to: number) => /[;؛]|\.\s/.test(text.slice(from, to));
  const first =
    all.find((one) => one.start >= start && one.start < end + after && !isApart(start, one.start)) ??
    // What stands before the cue in another part of the sentence belongs to another noun.
    all.findLast(
      (one) => one.end <= start && one.end > start - before && !goesOn(text.slice(one.end, start), lang),
    );
  if (first === undefined || asked.plus === undefined || !words.has(sentence, asked.plus))
    return first ?? null;
  const more = all.find((one) => one.start > first.end) ?? first;
  return {
    ...first,
    value: first.value + more.value,
    length: sumOf([first, more]),
    end: Math.max(first.end, more.end),
    sum: true,
  };
}

function written({ value, length }: Quantity, measure: Measure, lang: Language): string {
  if (length !== undefined) return lengthInWords(length, lang);
  if (measure === 'percent') return `${value}%`;
  if (measure === 'riyals')
    return lang === 'en' ? `SAR ${value.toLocaleString('en')}` : `${value.toLocaleString('en')} ريال`;
  if (measure === 'years-of-age') return lang === 'en' ? `the age of ${value}` : `سن ${value}`;
  return String(value);
}

/** Writes what the clause has beside what the law has. */
function comparison(lang: Language, found: Compared, { measure, bound, atMost }: Limit): string {
  const sum = found.sum === true;
  const has = written(found, measure, lang);
  if (lang === 'en')
    return `The clause has ${has}${sum ? ' in all' : ''}; the law ${atMost === undefined ? 'requires at least' : 'allows at most'} ${bound.en}.`;
  return `يحدد البند ${has}${sum ? ' إجمالاً' : ''}، و${atMost === undefined ? 'الحد الأدنى' : 'الحد الأعلى'} في النظام ${bound.ar}.`;
}
