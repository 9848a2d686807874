import { languageOf } from '#workers/engines/text/arabic.js';
import { findArabicParties } from '#workers/engines/text/arabic-parties.js';
import { findParties } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { hasWord } from './question-words.js';
import { AGREEMENT, lastNoun, NOUNS, nounsIn, type ValueNoun } from './value-nouns.js';
import { comparable, valuePhrases, type ValuePhrase } from './value-phrases.js';
import { DAILY, kindOf, readAsked, WEEKLY, type Asked, type AskedValue } from './value-question.js';

/** "Outside Ramadan" is the rest of the year. */
const OUTSIDE =
  /\b(?:outside|other than|except|not)(?: \w+){0,4} ramadan\b|(?<![ء-ي])(?:خارج|غير|عدا|باستثناء|سوي)(?: [ء-ي]+){0,2} رمضان/;
/** A word that refers to what stands just before it: "the contract, whose term is", «العقد، ومدته». */
const APPOSED =
  /(?:\bwhich is(?: for)?(?: a (?:period|term) of)?|\bwhose (?:term|duration|period) is|\bbeing|(?<!\bperiod )\bof(?: (?:at least|up to|not less than|no less than|a minimum of|a|an))?|(?<![ء-ي])و?(?:مدت|قدر|مقدار)(?:ه|ها|هما)|(?<![ء-ي])و(?:هو|هي)|(?<![ء-ي])(?:ال)?بالغه?) ?\(?$/;
/** What is to be done within a time is not announced so long before. */
const WITHIN = /(?:\bwithin(?: a period of)?|(?<![ء-ي])(?:خلال|غضون)) ?\(?$/;
/** A difference to another value, or a value that another one replaces, is not what holds. */
const BY = /(?:\b(?:reduced|increased|extended|cut) by|\bby a further|بمقدار|بواقع زياده) ?$/;
const FROM = /(?:\bfrom|(?<![ء-ي])من) ?$/;
const TO = /^ ?(?:to|الي)\b/;

/** A side to which one is liable, or which claims, is not the one whose liability is limited. */
const TOWARDS = /\b(?:to|towards?|against|from) (?:the )?$|(?<![ء-ي])(?:تجاه|نحو|علي|الي|امام|ل) ?$/;
const CLAIMS = /\brecover\w*\b|\b(?:may|to|can|shall) claim\b|(?<![ء-ي])(?:ي|ت)?رجع(?![ء-ي])|رجوع/;

const ownWords = ({ before, after }: ValuePhrase) => `${before} … ${after}`.replace(OUTSIDE, ' ');

/** Returns the nouns to which a value belongs by its own words, the one that decides first. */
function nounsOf(phrase: ValuePhrase, of: 'time' | 'money'): ValueNoun[] {
  const { before, after, shown } = phrase;
  if (APPOSED.test(before)) {
    if (/whose term is ?\(?$/.test(before)) return ['term'];
    const noun = lastNoun(phrase.gap, of);
    return noun === undefined ? [] : [noun];
  }
  if (/^\S+-\S+$/.test(shown)) {
    const next = after.trimStart().split(' ').slice(0, 3).join(' ');
    const nouns = nounsIn(next, of);
    return nouns.length === 0 && AGREEMENT.test(next) ? ['term'] : nouns;
  }
  return nounsIn(ownWords(phrase), of);
}

/** What is said of the rest of the year, after what is said of a month of it. */
const OTHERWISE =
  /\b(?:other(?:wise)?|rest of|normal(?:ly)?|ordinary|ordinarily|usual(?:ly)?)\b|(?<![ء-ي])(?:و|ل|ب)?(?:بقيه|باقي|ساءر|ال?عاديه|ال?معتاده|فيما عدا)(?![ء-ي])/;

/** Words of a phrase that says no noun of its own: "that of the Investor". */
const SHORT = 4;

/** Tells by the words next to it whether a value is of a day or of a week. */
const perOf = ({ before, after }: ValuePhrase): 'day' | 'week' | undefined =>
  [after, before]
    .map((words) => (WEEKLY.test(words) ? 'week' : DAILY.test(words) ? 'day' : undefined))
    .find((per) => per !== undefined);

interface Read extends ValuePhrase {
  /** Nouns of its own words, and of those of the values that it stands in a row with. */
  nouns: readonly ValueNoun[];
  /** Nouns that words before it may leave to it. */
  left: readonly ValueNoun[];
  /** Its own words, and those of its row. */
  words: string;
}

function readPhrases(passage: string, kind: AskedValue): Read[] {
  const of = kindOf(kind);
  const read: Read[] = [];
  let row: Read[] = [];
  for (const phrase of valuePhrases(passage, languageOf(passage))) {
    const last = read.at(-1);
    const own = of === undefined ? [] : nounsOf(phrase, of);
    const isApart = OTHERWISE.test(ownWords(phrase)) || OUTSIDE.test(`${phrase.before} ${phrase.after}`);
    const isShort = phrase.before.trim().split(' ').length <= SHORT;
    const before = last === undefined || phrase.isFirst || !isShort ? [] : [...last.nouns, ...last.left];
    const left =
      of === undefined || isApart || APPOSED.test(phrase.before)
        ? []
        : [...nounsIn(phrase.gap, of), ...before];
    const next: Read = { ...phrase, nouns: own, left, words: ownWords(phrase) };
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

/** Tells whether the noun of the question, and no other, has the value. */
function isOfNoun(phrase: Read, { kind, noun, isOfHours }: Asked): boolean {
  const { nouns, left, value, isFirst } = phrase;
  if (isOfHours)
    return (
      value?.unit === 'hour' &&
      (noun === 'ramadan' ? nouns.includes(noun) : !isApartFromWork([...nouns, ...left]))
    );
  const [first = isFirst ? undefined : left[0]] = nouns;
  if (kind === 'amount') {
    const own = nouns.length > 0 || isFirst ? nouns : left;
    const others = own.filter((one) => one !== noun && one !== 'most');
    return (
      others.length === 0 &&
      (noun === undefined || ((own.includes(noun) || left.includes(noun)) && isNextTo(phrase)))
    );
  }
  if (noun === 'notice' && WITHIN.test(phrase.before)) return false;
  if (noun !== undefined) return first === noun;
  return first === undefined || (kind === 'duration' && first === 'survival');
}
const EITHER =
  /\b(?:either|each|any|both) (?:of the )?(?:part(?:y|ies)|sides?)\b|(?<![ء-ي])(?:و?ل?اي من|كل من|اي) (?:ال)?طرف(?:ين)?(?![ء-ي])/;

/** Words within which a sum stands next to its noun. */
const NEXT_WORDS = 6;
const LINKED = /(?:\b(?:is|of|be|are|at|exceed|than|to|by)|[:-]) ?$/;

/** Tells whether a sum stands next to its noun: in "where the salary is late, the Employer pays SAR 500" it does not. */
function isNextTo({ before, after }: Read): boolean {
  const words = [
    ...before.trim().split(/\s+/).slice(-NEXT_WORDS),
    '…',
    ...after.trim().split(/\s+/).slice(0, NEXT_WORDS),
  ];
  return LINKED.test(before) || nounsIn(words.join(' '), 'money').length > 0 || before.trim() === '';
}

const isApartFromWork = (nouns: readonly ValueNoun[]) =>
  nouns.some((noun) => noun === 'rest' || noun === 'overtime' || noun === 'ramadan');

function isOfWords(phrase: Read, { noun, isOfHours, words }: Asked, heading: string): boolean {
  const isCap = noun === 'cap';
  if (isCap && CLAIMS.test(phrase.words)) return false;
  const isCounted = (start: number) => !isCap || !TOWARDS.test(phrase.words.slice(0, start));
  const isNamed = noun !== undefined || isOfHours;
  if (!isNamed && words.length === 0) return false;
  return words.every(
    (word) =>
      hasWord(phrase.words, word, isCounted) ||
      (!isCap && hasWord(heading, word)) ||
      // What either side may do, the one that is named may.
      (word.isName === true && !isCap && EITHER.test(phrase.gap)),
  );
}

function isOfPeriod(phrase: Read, { per }: Asked): boolean {
  return per === undefined || per === perOf(phrase) || (per === 'day' && perOf(phrase) === undefined);
}

/** True for a value that stands for a difference, or that another one replaces. */
const isSuperseded = ({ before, after }: ValuePhrase) =>
  BY.test(before) || (FROM.test(before) && (after === '' || TO.test(after)));

/**
 * Returns the value that a passage gives for the noun that a question asks for: the cap of the side that is named, the notice and
 * not the term. None where the passage gives none, several, or one that may belong to something else. Hours may be of the day and
 * of the week.
 */
export function governedValues(
  question: string,
  kind: AskedValue,
  passage: { text: string; heading: string | null },
): string[] {
  if (kind === 'party') return partiesIn(passage.text);
  const asked = readAsked(question, kind);
  const heading = comparable(passage.heading ?? '');
  const found = readPhrases(passage.text, kind).filter(
    (phrase) =>
      !isSuperseded(phrase) &&
      (phrase.value === undefined ? phrase.nouns.length > 0 : phrase.value.kind === kind) &&
      isOfNoun(phrase, asked) &&
      isOfWords(phrase, asked, heading) &&
      isOfPeriod(phrase, asked),
  );
  const values = [...new Map(found.map((one) => [one.value?.key ?? '', one])).values()];
  const isOfDayAndWeek = asked.isOfHours && values.length === 2 && new Set(values.map(perOf)).size === 2;
  return values.every(({ value }) => value !== undefined) && (values.length === 1 || isOfDayAndWeek)
    ? values.map(({ shown }) => shown)
    : [];
}

/** Parties of a passage of which more are named than this are not all asked for. */
const MOST_PARTIES = 3;

function partiesIn(passage: string): string[] {
  const found =
    languageOf(passage) === 'en' ? findParties(normalizeText(passage)) : findArabicParties(passage);
  const names = [...new Set(found.map(({ name }) => name))];
  return names.length > MOST_PARTIES ? [] : names;
}
