import { readQuery } from '#platform/search/query.js';
import { wordsOfMatter, type Group } from './question-words.js';
import { NOUNS, nounsAsked, type ValueNoun } from './value-nouns.js';
import { comparable } from './value-phrases.js';

/** A kind of value that a question asks for. */
export type AskedValue = 'duration' | 'amount' | 'percentage' | 'date' | 'party';

const OF_LENGTH =
  'period|term|duration|deadline|working hours|working time|hours of work|hours|notice|probation';
const OF_MONEY =
  'amount|price|rent|salary|fees?|fine|cost|value|cap|ceiling|limit|deposit|compensation|wage|liability|allowance|penalty|capital';
const ASKED: readonly (readonly [AskedValue, RegExp])[] = [
  [
    'percentage',
    /\bpercent(?:age)?\b|\bwhat (?:\w{1,20} ){0,2}rate\b|(?<![ء-ي])(?:ال)?(?:نسبه|معدل)(?![ء-ي])/,
  ],
  [
    'duration',
    new RegExp(
      `\\bhow (?:long|many (?:days|weeks|months|years|hours)|much (?:notice|time|leave|warning))\\b|\\bwhat (?:is|was|are) (?:the |our |my )?(?:[\\w'-]{1,20} ){0,3}(?:${OF_LENGTH})\\b|\\bnotice period\\b|` +
        '(?<![ء-ي])كم (?:(?:ال)?(?:مده|مهله|فتره)|يوما?|شهرا?|سنه|عاما?|اسبوعا?|(?:عدد )?ساع(?:ه|ات)|(?:ي|ت)(?:ستمر|دوم|سري|بقي|ظل|متد))(?![ء-ي])|(?<![ء-ي])(?:ما|ماهي|هي) (?:ال)?(?:مده|مهله|فتره|ساعات)(?![ء-ي])',
    ),
  ],
  [
    'amount',
    new RegExp(
      `\\bhow much\\b(?! (?:notice|time|leave|warning)\\b)|\\bwhat (?:is|was|are) (?:the |our |my )?(?:[\\w'-]{1,20} ){0,3}(?:${OF_MONEY})\\b|` +
        '(?<![ء-ي])كم (?:ال)?(?:مبلغ|قيمه|سعر|اجره|ايجار|راتب|اجر|غرامه|تعويض|رسوم|مقدار|ثمن|تكلفه|سقف|حد)(?![ء-ي])|(?<![ء-ي])(?:ما|ماهو|ماهي|هو|هي) (?:ال)?(?:مقدار|قيمه|مبلغ|سقف|حد)(?![ء-ي])',
    ),
  ],
  ['date', /\bwhen\b|\bwhat date\b|\bon which (?:date|day)\b|(?<![ء-ي])(?:متي|تاريخ)(?![ء-ي])/],
  [
    'party',
    /\bwho (?:are|is|were) (?:the |our )?(?:\w{1,20} ){0,2}(?:part(?:y|ies)|landlord|lessor|lessee|tenant|employer|employee|supplier|buyer|seller|contractor|client|customer)\b|(?<![ء-ي])من (?:هم?|هما|هو) (?:(?:ال)?(?:اطراف|طرفا|طرفان|طرف|مءجر|مستاجر|مورد|مشتري|باءع|مقاول|عميل))/,
  ],
];

/** Returns the kinds of value that a question asks for: "how long", "how much", «متى». */
export function askedValues(question: string): AskedValue[] {
  const plain = comparable(question);
  return ASKED.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
}

const HOURS = /\bhours?\b|\bworking time\b|(?<![ء-ي])(?:ال)?ساع(?:ه|ات)(?![ء-ي])/;
const OF_WORK = /^(?:work(?:s|ed|ing)?|(?:ال)?(?:عمل|دوام)|شهر)$/;

export const WEEKLY = /\bweek(?:ly|s)?\b|اسبوع/;
export const DAILY = /\b(?:days?|daily)\b|يوم/;

/** What a question asks a value of. */
export interface Asked {
  kind: AskedValue;
  noun: ValueNoun | undefined;
  isOfHours: boolean;
  /** True if the cap of a liability is asked for, and not that of a cost. */
  isOfLiability: boolean;
  /** `day` or `week` where hours of one of them are asked for. */
  per: 'day' | 'week' | undefined;
  /** The other words that say of what, or of whom. */
  words: readonly Group[];
}

export const kindOf = (kind: AskedValue) =>
  kind === 'duration' ? 'time' : kind === 'amount' ? 'money' : undefined;

/** Reads what a question asks a value of one kind of. */
export function readAsked(question: string, kind: AskedValue): Asked {
  const plain = comparable(question);
  const of = kindOf(kind);
  const noun = of === undefined ? undefined : nounsAsked(plain, of)[0];
  const known = NOUNS.find((one) => one.noun === noun);
  const isOfHours = kind === 'duration' && HOURS.test(plain);
  const isKnown = (word: string) =>
    known !== undefined && (known.words.test(word) || known.asks?.test(word) === true);
  return {
    ...{ kind, noun, isOfHours, isOfLiability: /\bliab|مسءولي/.test(plain) },
    per: !isOfHours ? undefined : WEEKLY.test(plain) ? 'week' : DAILY.test(plain) ? 'day' : undefined,
    words: wordsOfMatter(readQuery(question), { names: true }).filter(
      ({ word }) =>
        !isKnown(word) &&
        !(noun === 'survival' && /^(?:ends?|expir|terminat|(?:ال)?انتهاء)/.test(word)) &&
        !(isOfHours && OF_WORK.test(word)),
    ),
  };
}
