import { languageOf } from '#workers/engines/text/arabic.js';
import { findArabicParties } from '#workers/engines/text/arabic-parties.js';
import { findParties } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { hasWord } from './question-words.js';
import { perOf, readValues, type ReadValue } from './read-values.js';
import { nounsIn, type ValueNoun } from './value-nouns.js';
import { comparable, type ValuePhrase } from './value-phrases.js';
import { readAsked, type Asked, type AskedValue } from './value-question.js';

/** What is to be done within a time is not announced so long before. */
const WITHIN = /(?:\bwithin(?: a period of)?|(?<![ء-ي])(?:خلال|غضون)) ?\(?$/;
/** A difference to another value, or a value that another one replaces, is not what holds. */
const BY =
  /(?:\b(?:reduc|increas|extend|cut|shorten|lengthen|lower|rais|lessen|decreas|diminish|curtail|prolong|exceed)\w{0,4}(?: \w+){0,2} by(?: up to| at most| a further)?|\bby a further|بمقدار|بواقع زياده|(?<![ء-ي])[وف]?(?:ت|ي)(?:خفض|قلص|نقص|زاد|زيد|طرح|قصر)(?: (?!الي|لتصبح|ليصبح|علي|عن)[ء-ي]+){0,4}) ?\(?$/;
const EACH = /(?:\b(?:every|each|each period of)|(?<![ء-ي])(?:عن |ل)?كل) ?\(?$/;
const FROM = /(?:\bfrom|(?<![ء-ي])من) ?(?:\(?[\d٠-٩]+\)? ?)?\(?$/;
const TO = /^ ?(?:to\b|الي(?![ء-ي]))/;
/** A side to which one is liable, or which claims, is not the one whose liability is limited. */
const TOWARDS =
  /(?<!\b(?:recoverable|recovered) )\b(?:to|towards?|against|from|unlike|other than|except(?: for)?|excluding|not) (?:the |that of (?:the )?)?$|(?<![ء-ي])(?:تجاه|نحو|علي|الي|امام|ل|دون|خلاف|بخلاف|عدا|سوي|باستثناء) ?(?:مسءوليه )?$/;
const CLAIMS =
  /\brecover(?!(?:able|ed) from)\w*\b|\b(?:may|to|can|shall) claim\b|(?<![ء-ي])(?:ي|ت)?رجع(?![ء-ي])|رجوع/;
const LIABLE =
  /\bliab\w+\b|\bdamages (?:recoverable|recovered)\b|مسءول|تعويض|(?<![ء-ي])[وف]?(?:ي|ت)سال(?![ء-ي])/;
const EITHER =
  /\b(?:either|each|any|both) (?:of the )?(?:part(?:y|ies)|sides?)\b|(?<![ء-ي])(?:و?ل?اي من|كل من|اي) (?:ال)?طرف(?:ين)?(?![ء-ي])/;
const CAPPED =
  /\b(?:caps?|capped|ceilings?|limit|limits|limited|maximum|exceed|exceeds|up to|more than)\b|سقف|(?<![ء-ي])[وف]?(?:ال|ب)?حد(?:ود)?(?![ء-ي])|(?:ي|ت)ت?جاوز|(?:ي|ت)زيد|(?:ي|ت)قيد|(?<![ء-ي])[وف]?(?:(?:ي|ت)(?:حدد|نحصر|قتصر)|محدد|محدود)(?:ه)?(?![ء-ي])|(?<![ء-ي])(?:ال)?اقصي(?![ء-ي])/;
const DEDUCTED =
  /\b(?:deduct\w*|withh\w+|set off)\b|(?<![ء-ي])[وفب]?(?:ال)?(?:حسم|(?:ي|ت)حسم|خصم|(?:ي|ت)خصم)/;
/** Words within which a sum stands next to its noun. */
const NEXT_WORDS = 6;
const LINKED = /(?:\b(?:is|of|be|are|at|exceed|than|to|by)|[:-]) ?$/;
const BARE_UNIT = /^(?:ال)?(?:ساعه|يوم|شهر|سنه|hour)$/;
const AT_WORK =
  /\b(?:work\w*|duty|shifts?)\b|(?<![ء-ي])(?:[وفبلك]{0,2}|ال|لل)(?:عمل|دوام|(?:ي|ت)عمل|(?:ي|ت)شتغل)/;
/** "Within thirty days", "thirty days after the invoice": that is when, and not how late. */
const SINCE = /^ ?(?:of|after|from|following|من|بعد)(?![ء-ي\w])/;
/** What is to have lasted longer than so long is a condition, and what was not paid by then another. */
const OVER = /(?:(?<!\b(?:not|no) )\bmore than|\bexceeding|\blonger than|(?<!لا )(?<![ء-ي])اكثر من) ?\(?$/;
const UNPAID =
  /\b(?:not paid|unpaid|overdue|fails? to pay|late)\b|لم (?:ي|ت)(?:دفع|سدد)|تاخر|(?:ي|ت)متنع|دون سداد/;
/** A notice of which nothing is said is that by which the agreement ends, and not one of an inspection. */
const ENDS =
  /\b(?:terminat\w*|terminable|end|ends|ended|cancel\w*|renew\w*|non-renewal|resign\w*|withdraw\w*|expir\w*)\b|(?:انهاء|(?:ي|ت)نه[ىي]|فسخ|تجديد|(?:ي|ت)جدد|(?:ي|ت)تجدد|انتهاء|نهاي|الغاء|استقال|(?:ي|ت)ترك|تنتهي)|\bnotice period\b|\bperiod of notice\b|مده (?:ال)?(?:اشعار|اخطار)/;

/** Tells whether the noun of the question, and no other, has the value. */
function isOfNoun(phrase: ReadValue, { kind, noun, isOfHours }: Asked): boolean {
  const { nouns, left, value, isFirst } = phrase;
  if (isOfHours)
    return (
      value?.unit === 'hour' &&
      !WITHIN.test(phrase.before) &&
      !BARE_UNIT.test(comparable(phrase.shown)) &&
      (noun === 'ramadan' || perOf(phrase) !== undefined || AT_WORK.test(phrase.words)) &&
      (noun === 'ramadan' ? nouns.includes(noun) : !isApartFromWork([...nouns, ...left]))
    );
  const [first = isFirst ? undefined : left[0]] = nouns;
  if (kind === 'amount') {
    const own = nouns.length > 0 || isFirst ? nouns : left;
    const others = own.filter((one) => one !== noun && one !== 'most');
    // Damages agreed on are no cap, and a sum taken off the rent is not the rent.
    if (noun === 'cap' ? value !== undefined && !CAPPED.test(phrase.sentence) : DEDUCTED.test(phrase.words))
      return false;
    return (
      others.length === 0 &&
      (noun === undefined || ((own.includes(noun) || left.includes(noun)) && isNextTo(phrase)))
    );
  }
  const isWithin = WITHIN.test(phrase.before);
  if (OVER.test(phrase.before) && noun !== 'leave') return false;
  if (noun === 'payment')
    return first === noun && (isWithin || SINCE.test(phrase.after)) && !UNPAID.test(phrase.sentence);
  if (isWithin && noun !== 'cure' && noun !== 'delivery') return false;
  if ((noun === 'term' || noun === 'survival' || noun === 'notice') && value?.unit === 'hour') return false;
  if (noun !== undefined) return first === noun;
  return first === undefined || (kind === 'duration' && first === 'survival');
}

/** Tells whether a sum stands next to its noun: in "where the salary is late, the Employer pays SAR 500" it does not. */
function isNextTo({ before, after }: ReadValue): boolean {
  const words = [
    ...before.trim().split(/\s+/).slice(-NEXT_WORDS),
    '…',
    ...after.trim().split(/\s+/).slice(0, NEXT_WORDS),
  ];
  return LINKED.test(before) || nounsIn(words.join(' '), 'money').length > 0 || before.trim() === '';
}

const isApartFromWork = (nouns: readonly ValueNoun[]) =>
  nouns.some((noun) => noun === 'rest' || noun === 'overtime' || noun === 'ramadan');

/** Words that name the side whose liability is spoken of: "the Supplier's liability", "liability of the Supplier". */
const HOLDER =
  /(?:[\w-]+ ){0,2}[\w-]+['’]s (?:[a-z]+ ){0,4}(?:liabilit\w+|exposure|cap|ceiling)\b|\b(?:liabilit\w+|exposure|cap|ceiling) (?:of|for|on) (?:the )?|(?:[\w-]+ ){0,2}[\w-]+ (?:(?:shall|will|may|is|are|be|not|itself) ){1,4}(?:held )?liable\b|\b(?:shall|will|may) (?:the )?[\w -]{2,40}? be (?:held )?liable\b|\b(?:damages|those|that) (?:recoverable|recovered) from (?:the )?|\b(?:and|but|while|whereas|nor),? (?:that of )?(?:the )?(?:[\w-]+ ){0,2}[\w-]+['’]s (?:to|by|at|shall|is|will)\b|(?<![ء-ي])[وف]?[بل]?(?:مسءوليه|(?:ي|ت)سال|(?:ي|ت)كون مسءولا|(?:ي|ت)تحمل|(?:ي|ت)دفعه?) (?!كل|اي|عن|تجاه)/g;

const ITS_LIABILITY = /\b(?:its|their|his|her) (?:[a-z]+ ){0,3}liabilit/;
/** «للعميل» is the side that is paid or owed, but for «سقف المسؤولية للعميل». */
const TO_SIDE = /^[وف]?لل/;
const OF_SIDE = /(?<![ء-ي])(?:ال)?(?:سقف|حد|مسءوليه|اقصي|اعلي) $/;
/** Words of an exception: the cap that they have holds for it alone. */
const EXCEPTS =
  /\b(?:except|save|other than|excluding)\b|(?<![ء-ي])(?:ما |فيما )?(?:عدا|باستثناء|الا في)(?![ء-ي])/;

/**
 * Returns the words from the side whose liability is named last before a value: what is said of one side before it is not said
 * of the value.
 */
function fromLastHolder({ before, after }: ReadValue): string {
  const holders = [...before.matchAll(HOLDER)];
  const last = holders.at(-1);
  const its = before.search(ITS_LIABILITY);
  // "The Client may terminate, the Supplier stays bound, and its liability": the nearest name is meant.
  if (its > (last?.index ?? -1))
    return `${before.slice(Math.max(0, before.lastIndexOf(' the ', its)))} … ${after}`;
  if (last === undefined) return `${before} … ${after}`;
  return `${before.slice(last.index)} … ${after}`;
}

/** Words by which one limit holds for a case and another for all of them. */
const OF_EACH_CASE =
  /\b(?:per|each|every|any one|aggregate|total|annual(?:ly)?|year)\b|(?<![ء-ي])(?:عن كل|لكل|في كل|سنويا|(?:ال)?سنه|[بل]?(?:ال)?(?:مجموع|اجمالي)[ء-ي]*)(?![ء-ي])/;
const JOINED_ONLY = /^[\s,]*(?:and|or|و|او)?\s*$/;

/** Tells whether another amount limits the same liability: "SAR 1,000,000 per event and SAR 4,000,000 in aggregate". */
function isOneOfLimits(phrase: ReadValue, all: readonly ReadValue[]): boolean {
  const at = all.indexOf(phrase);
  const pairs = [
    [phrase, all[at + 1]],
    [all[at - 1], phrase],
  ] as const;
  return pairs.some(([first, second]) => {
    if (first?.value === undefined || second?.value === undefined) return false;
    if (second.isFirst || first.value.kind !== second.value.kind || first.value.key === second.value.key)
      return false;
    if (isSuperseded(first) || second.gap.search(HOLDER) >= 0) return false;
    if (second.nouns.some((noun) => noun !== 'cap' && noun !== 'most')) return false;
    const isClose = JOINED_ONLY.test(second.gap);
    return isClose || OF_EACH_CASE.test(second.gap);
  });
}

/** Tells whether an amount is that of an exception, beside another one. */
const isOfException = ({ before, value }: ReadValue, all: readonly ReadValue[]): boolean =>
  EXCEPTS.test(before) && all.some((one) => one.value?.kind === 'amount' && one.value.key !== value?.key);

function isOfWords(
  phrase: ReadValue,
  { noun, isOfHours, isOfLiability, words }: Asked,
  heading: string,
): boolean {
  const isCap = noun === 'cap';
  if (isCap && isOfLiability && !LIABLE.test(`${heading} ${phrase.sentence}`) && !phrase.left.includes('cap'))
    return false;
  if (isCap && CLAIMS.test(phrase.words)) return false;
  // Of two sides before one cap, it is that of the nearer one.
  const ownWords = isCap ? fromLastHolder(phrase) : phrase.words;
  const isCounted = (start: number) => {
    const ahead = ownWords.slice(0, start);
    if (!isCap) return true;
    return !TOWARDS.test(ahead) && (!TO_SIDE.test(ownWords.slice(start)) || OF_SIDE.test(ahead));
  };
  const isNamed = noun !== undefined || isOfHours;
  if (!isNamed && words.length === 0) return false;
  return words.every(
    (word) =>
      hasWord(ownWords, word, isCounted) ||
      (!isCap && hasWord(heading, word)) ||
      // What either side may do, the one that is named may.
      (word.isName === true && !isCap && EITHER.test(phrase.gap)),
  );
}

function isOfPeriod(phrase: ReadValue, { per }: Asked): boolean {
  return per === undefined || per === perOf(phrase) || (per === 'day' && perOf(phrase) === undefined);
}

/** True for a value that stands for a difference or how often, or that another one replaces. */
const isSuperseded = ({ before, after }: ValuePhrase) =>
  BY.test(before) || EACH.test(before) || (FROM.test(before) && (after === '' || TO.test(after)));

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
  const all = readValues(passage.text, kind);
  const found = all.filter(
    (phrase) =>
      !isSuperseded(phrase) &&
      (phrase.value === undefined ? phrase.nouns.length > 0 : phrase.value.kind === kind) &&
      isOfNoun(phrase, asked) &&
      (asked.noun !== 'notice' || ENDS.test(`${heading} ${phrase.sentence}`)) &&
      isOfWords(phrase, asked, heading) &&
      isOfPeriod(phrase, asked) &&
      !(asked.noun === 'cap' && (isOneOfLimits(phrase, all) || isOfException(phrase, all))),
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
