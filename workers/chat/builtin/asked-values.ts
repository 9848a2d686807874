import { fold, languageOf } from '#workers/engines/text/arabic.js';
import { findArabicParties } from '#workers/engines/text/arabic-parties.js';
import { valuesIn } from '#workers/engines/text/bilingual/values.js';
import { findParties } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';

/** A kind of value that a question asks for. */
export type AskedValue = 'duration' | 'amount' | 'percentage' | 'date' | 'party';

const ASKED: readonly (readonly [AskedValue, RegExp])[] = [
  [
    'percentage',
    /\bpercent(?:age)?\b|\bwhat (?:\w{1,20} ){0,2}rate\b|(?<![ء-ي])(?:ال)?(?:نسبه|معدل)(?![ء-ي])/,
  ],
  [
    'duration',
    /\bhow (?:long|many (?:days|weeks|months|years|hours))\b|\bwhat (?:is|was) (?:the |our |my )?(?:\w{1,20} ){0,2}(?:period|term|duration|deadline)\b|\bnotice period\b|(?<![ء-ي])كم (?:(?:ال)?مده|يوما?|شهرا?|سنه|عاما?|اسبوعا?)(?![ء-ي])|(?<![ء-ي])(?:ما|ماهي|هي) (?:ال)?(?:مده|مهله|فتره)(?![ء-ي])/,
  ],
  [
    'amount',
    /\bhow much\b|\bwhat (?:is|was|are) (?:the |our |my )?(?:\w{1,20} ){0,2}(?:amount|price|rent|salary|fees?|fine|cost|value|cap|deposit|compensation|wage)\b|(?<![ء-ي])كم (?:ال)?(?:مبلغ|قيمه|سعر|اجره|ايجار|راتب|اجر|غرامه|تعويض|رسوم|مقدار|ثمن|تكلفه)(?![ء-ي])|(?<![ء-ي])(?:ما|ماهي|هو|هي) (?:مقدار|قيمه|مبلغ)(?![ء-ي])/,
  ],
  ['date', /\bwhen\b|\bwhat date\b|\bon which (?:date|day)\b|(?<![ء-ي])(?:متي|تاريخ)(?![ء-ي])/],
  [
    'party',
    /\bwho (?:are|is|were) (?:the |our )?(?:\w{1,20} ){0,2}(?:part(?:y|ies)|landlord|lessor|lessee|tenant|employer|employee|supplier|buyer|seller|contractor|client|customer)\b|(?<![ء-ي])من (?:هم?|هما|هو) (?:(?:ال)?(?:اطراف|طرفا|طرفان|طرف|مءجر|مستاجر|مورد|مشتري|باءع|مقاول|عميل))/,
  ],
];

/** Returns the kinds of value that a question asks for: "how long", "how much", «متى». */
export function askedValues(question: string): AskedValue[] {
  const plain = fold(normalizeText(question)).toLowerCase().replace(/\s+/g, ' ');
  return ASKED.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
}

/** Returns the values of one kind that a passage names, as it writes them and in its order, each once. */
export function namedValues(kind: AskedValue, passage: string): string[] {
  const lang = languageOf(passage);
  const found =
    kind === 'party'
      ? (lang === 'en' ? findParties(normalizeText(passage)) : findArabicParties(passage)).map(
          ({ name }) => name,
        )
      : valuesIn(passage, lang)
          .filter((value) => value.kind === kind)
          .map(({ start, end }) => passage.slice(start, end).replace(/\s+/g, ' ').trim());
  return [...new Set(found)];
}
