import type { Language } from '#shared/contracts/common.js';
import type { LawRule } from '#platform/law/rules/rule.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from '../words.js';

/** Those for whose sake rules are made. */
const WORKER = { en: '{employee}', ar: '{employee}' };
const OTHERS = {
  en: '(?:{tenant}|{buyer}|{customer}|{person}|{franchisee}|{borrower}|\\b(?:owner|employer)\\b)',
  ar: '(?:{tenant}|{buyer}|{customer}|{person}|{franchisee}|{borrower}|~(?:صاحب (?:ال)?عمل|مستهلك)#)',
};
const WHO = '#WHO#';
const COST = {
  en: '(?:costs?|fees?|expenses?|charges?|price|premiums?|value|difference|shipping|labou?r)',
  ar: '(?:تكاليف|تكلفة|كلفة|رسوم|أجور|نفقات|مصاريف|مصروفات|قيمة|ثمن|أقساط|قسط|فرق|غرامات)',
};
/** Words that lay a cost on somebody. */
const LAID_ON: Record<Language, readonly string[]> = {
  en: [
    `(?:${WHO})(?: (?:shall|will|must|agrees to|to))? (?:also )?(?:bears?|reimburses?)\\b`,
    `(?:${WHO})(?: (?:shall|will|must|agrees to|to))? (?:also )?(?:refunds?|repays?|pays?)\\b[^.;,]{0,40}\\b${COST.en}\\b`,
    `\\b${COST.en}\\b[^.;]{0,80}\\b(?:borne|paid|payable|reimbursed|refunded) by (?:the )?(?:${WHO})`,
    `\\b(?:at|for) (?:the )?(?:(?:cost|expense|account) of (?:the )?(?:${WHO})|(?:${WHO})'s? (?:own |sole )?(?:cost|expense|account))`,
    `\\b(?:deduct(?:ed|s)?|recover(?:ed|s|able)?|collected|withheld|charged|set off) (?:[\\w-]+ ){0,6}?(?:from|to|against) (?:the )?(?:${WHO}|wages?\\b|salar(?:y|ies)\\b|his\\b|deposit\\b|your\\b)`,
    '\\b(?:against|upon|on|after|for|subject to) (?:the )?(?:(?:prior |advance )?payment of )?(?:an? |the )(?:\\w+ )?(?:fees?|charges?)\\b',
  ],
  ar: [
    `(?<![ء-ي])و?[يت]تحمل(?:ها|ه)? (?:${WHO})`,
    `(?<![ء-ي])على (?:نفقة|حساب) (?:${WHO})`,
    `(?<![ء-ي])و?(?:[يت]حسم|[يت]خصم|[يت]ستقطع|[يت]قتطع|[يت]سترد|[يت]ستوفى)#[^.;]{0,40}من (?:~(?:أجر|أجره|راتب|راتبه|أجرها|مستحقات|مستحقاته|حساب)|${WHO})`,
    `(?<![ء-ي])و?(?:[يت]دفع|[يت]سدد|[يت]رد)(?:ها|ه)? (?:${WHO}) [^.;]{0,20}~${COST.ar}`,
    '(?<![ء-ي])(?:مقابل|لقاء|نظير|بعد (?:دفع|سداد)) (?:سداد |دفع )?(?:رسم|رسوم|مبلغ|أتعاب)#',
  ],
};

/** Returns the words of a sentence that lay a cost on the one for whose sake the rule is. */
export function laidOn(sentence: Sentence, { documents }: LawRule, words: RuleWords): Span[] {
  const who = (documents.includes('employment') ? WORKER : OTHERS)[sentence.lang];
  return LAID_ON[sentence.lang]
    .flatMap((source) => words.matches(sentence, source.replaceAll(WHO, who)))
    .map(({ index = 0, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(
      ({ start, end }) => !words.stance(sentence, start).denied && !words.stance(sentence, end - 1).denied,
    );
}
