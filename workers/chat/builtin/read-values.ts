import { languageOf } from '#workers/engines/text/arabic.js';
import { AGREEMENT, nounReferredTo, NOUNS, nounsIn, type ValueNoun } from './value-nouns.js';
import { valuePhrases, type ValuePhrase } from './value-phrases.js';
import { DAILY, kindOf, WEEKLY, type AskedValue } from './value-question.js';

/** "Outside Ramadan" is the rest of the year. */
const OUTSIDE =
  /\b(?:outside|other than|except|not)(?: \w+){0,4} ramadan\b|(?<![ء-ي])(?:خارج|غير|عدا|باستثناء|سوي)(?: [ء-ي]+){0,2} رمضان/;
/** A word that refers to what stands just before it: "the contract, whose term is", «العقد، ومدته». */
const APPOSED =
  /(?:\bwhich is(?: for)?(?: a (?:period|term) of)?|\bwhose (?:term|duration|period) is|\bbeing|(?<!\bperiod )\bof(?: (?:at least|up to|not less than|no less than|a minimum of|a|an))?|(?<![ء-ي])و?(?:مدت|قدر|مقدار)(?:ه|ها|هما)|(?<![ء-ي])و(?:هو|هي)|(?<![ء-ي])(?:ال)?بالغه?) ?\(?$/;

const ownWords = ({ before, after }: ValuePhrase) => `${before} … ${after}`.replace(OUTSIDE, ' ');

/** Returns the nouns to which a value belongs by its own words, the one that decides first. */
function nounsOf(phrase: ValuePhrase, of: 'time' | 'money'): ValueNoun[] {
  const { before, after, shown } = phrase;
  if (APPOSED.test(before)) {
    if (/whose term is ?\(?$/.test(before)) return ['term'];
    const noun = nounReferredTo(phrase.gap.replace(APPOSED, ''), of);
    return noun === undefined ? [] : [noun];
  }
  if (/^\S+-\S+$/.test(shown)) {
    const next = after.trimStart().split(' ').slice(0, 3).join(' ');
    const nouns = nounsIn(next, of);
    return nouns.length === 0 && AGREEMENT.test(next) ? ['term'] : nouns;
  }
  const own = nounsIn(ownWords(phrase), of);
  const near = `${before} … ${after.trim().split(/\s+/).slice(0, NEAR_WORDS).join(' ')}`.replace(
    OUTSIDE,
    ' ',
  );
  // "If it lasts ninety days, either may end it by notice" gives no notice of ninety days; Ramadan may stand at the end.
  const nearby = new Set(nounsIn(near, of));
  return own.filter((noun) => noun === 'ramadan' || nearby.has(noun));
}

/** What is said of the rest of the year, after what is said of a month of it. */
const OTHERWISE =
  /\b(?:other(?:wise)?|rest of|normal(?:ly)?|ordinary|ordinarily|usual(?:ly)?)\b|(?<![ء-ي])(?:و|ل|ب)?(?:بقيه|باقي|ساءر|ال?عاديه|ال?معتاده|فيما عدا)(?![ء-ي])/;

/** Words of a phrase that says no noun of its own: "that of the Investor". */
const SHORT = 4;

/** Tells by the words next to it whether a value is of a day or of a week. */
export const perOf = ({ before, after }: ValuePhrase): 'day' | 'week' | undefined =>
  [after, before]
    .map((words) => (WEEKLY.test(words) ? 'week' : DAILY.test(words) ? 'day' : undefined))
    .find((per) => per !== undefined);

/** Words after a value that may name what it is of. */
const NEAR_WORDS = 6;

/** A value of a passage with the nouns that it may belong to. */
export interface ReadValue extends ValuePhrase {
  /** Nouns of its own words, and of those of the values that it stands in a row with. */
  nouns: readonly ValueNoun[];
  /** Nouns that words before it may leave to it. */
  left: readonly ValueNoun[];
  /** Its own words, and those of its row. */
  words: string;
}

/** Reads the values of a passage that a kind of question may ask for, each with its nouns. */
export function readValues(passage: string, kind: AskedValue): ReadValue[] {
  const of = kindOf(kind);
  const read: ReadValue[] = [];
  let row: ReadValue[] = [];
  for (const phrase of valuePhrases(passage, languageOf(passage))) {
    const last = read.at(-1);
    const own = of === undefined ? [] : nounsOf(phrase, of);
    const isApart = OTHERWISE.test(ownWords(phrase)) || OUTSIDE.test(`${phrase.before} ${phrase.after}`);
    const isShort = phrase.before.trim().split(' ').length <= SHORT;
    const isSameKind = last?.value?.kind === phrase.value?.kind;
    const before =
      last === undefined || phrase.isFirst || !isShort || !isSameKind ? [] : [...last.nouns, ...last.left];
    const left =
      of === undefined || isApart || APPOSED.test(phrase.before)
        ? []
        : [...nounsIn(phrase.gap, of), ...before];
    const next: ReadValue = { ...phrase, nouns: own, left, words: ownWords(phrase) };
    // Of two values of a day one is of another time.
    const isInRow =
      phrase.isContinued && last !== undefined && !(perOf(last) === 'day' && perOf(next) === 'day');
    row = isInRow ? [...row, next] : [next];
    // "Six hours a day and 36 hours a week in Ramadan": what is said of one of a row is said of all.
    const nouns = NOUNS.map(({ noun }) => noun).filter((noun) => row.some((one) => one.nouns.includes(noun)));
    const words = row.map((one) => one.words).join(' … ');
    for (const one of row) Object.assign(one, row.length > 1 ? { nouns, words } : {});
    read.push(next);
  }
  return read;
}
