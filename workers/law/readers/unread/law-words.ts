import type { Language } from '#shared/contracts/common.js';
import { articlesInFull } from '#platform/law/articles.js';
import { articlesOf, type LawRule } from '#platform/law/rules/rule.js';
import type { RuleReaders } from '../reader.js';
import { fold } from '#workers/engines/text/arabic.js';
import { stems } from '#workers/engines/text/term-index.js';
import { arabicQuantities } from '#workers/engines/text/values/arabic-quantities.js';
import { englishQuantities } from '#workers/engines/text/values/english-quantities.js';
import type { Quantity } from '#workers/engines/text/values/value.js';

/** What the law itself says on a rule: the quantities that it names, and its words. */
export interface LawWords {
  quantities: readonly Quantity[];
  /** True where its text for a contract leaves an amount, or a limit, to be filled in: it is the parties' to set. */
  leaves: { amount: boolean; limit: boolean };
  /** Tells whether a word of a clause is one of the law's words. */
  has(word: string, lang: Language): boolean;
}

const WORD = /\p{L}{2,60}/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
const LEFT_LIMIT = /\bup to SAR\s?\((?:amount|…|\.{3})\)/;

/** A rule with the words of its subject, as patterns. */
export type RuleOnSubject = LawRule & { read: Pick<RuleReaders, 'topic'> };

const textOf = ({ subject, demands, instead, caution, searched }: RuleOnSubject, lang: Language) =>
  [...[subject, demands, instead, caution].map((one) => one?.[lang] ?? ''), ...searched[lang]].join('\n');
/** Words of a pattern's source, without its escapes. */
const subjectWords = ({ read: { topic } }: RuleOnSubject, lang: Language) =>
  wordsIn(topic[lang].replace(/\\\w/g, ' '));
/** An amount that is left to be filled in: "SAR (amount)", "SAR (…)". */
const LEFT_AMOUNT = /\bSAR\s?\((?:amount|…|\.{3})\)/;

/** Inflections share their beginning: "resign", "resignation". */
const BEGINNING = { en: 5, ar: 5 } as const;
const formsOf = (word: string, lang: Language) =>
  stems(word, lang).map((form) => form.slice(0, BEGINNING[lang]));

const known = new WeakMap<RuleOnSubject, LawWords>();

/** Returns what the law says on a rule, by its texts and its articles; articles are held in Arabic. */
export function lawWords(rule: RuleOnSubject): LawWords {
  let words = known.get(rule);
  if (words === undefined) {
    const en = textOf(rule, 'en');
    const articles = articlesInFull(articlesOf(rule.source)).map(({ text }) => text);
    const ar = fold([textOf(rule, 'ar'), ...articles].join('\n'));
    const said = {
      en: new Set([...wordsIn(en), ...subjectWords(rule, 'en')].flatMap((word) => formsOf(word, 'en'))),
      ar: new Set([...wordsIn(ar), ...subjectWords(rule, 'ar')].flatMap((word) => formsOf(word, 'ar'))),
    };
    words = {
      quantities: [...englishQuantities(en), ...arabicQuantities(ar)].filter(
        ({ state }) => state === 'given',
      ),
      leaves: { amount: LEFT_AMOUNT.test(en), limit: LEFT_LIMIT.test(en) },
      has: (word, lang) => formsOf(word, lang).some((form) => form.length > 2 && said[lang].has(form)),
    };
    known.set(rule, words);
  }
  return words;
}

/** Words that say nothing of their own in a condition: of grammar, of contracts, of their ends. */
const EMPTY = {
  en: /^(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|any|all|its?|his|her|him|he|she|they|their|them|you|your|we|our|us|is|are|was|were|be|been|being|has|have|had|shall|will|may|must|does|do|not|no|that|this|these|those|such|it|as|which|who|whom|whose|when|where|if|than|then|under|upon|into|both|either|each|other|party|parties|contract|agreement|employer|employee|worker|company|landlord|tenant|lessor|lessee|customer|client|provider|supplier|termination|terminated|terminates|end|ends|ending|ended|expiry|expiration|expires|request|requests|requested|case|event|reason|reasons|cause|whatever|so|conflict|conflicts|discrepancy|difference|differences|inconsistency|renewal|renewed|resigns|text|texts|between|two)$/i,
  ar: /^(?:و|او|اي|ان|في|من|الي|علي|عن|مع|ما|لم|لا|كل|جميع|هذا|هذه|ذلك|تلك|الذي|التي|له|لها|لهم|به|بها|فيه|فيها|منه|منها|عليه|عليها|كان|كانت|يكون|تكون|العقد|عقد|الطرف|الطرفين|الطرفان|الاول|الثاني|العامل|صاحب|العمل|الموظف|الشركه|المؤجر|المستاجر|انتهاء|انهاء|انقضاء|طلب|طلبه|بناء|حاله|سبب|لاي|باي|الاختلاف|اختلاف|التعارض|تعارض|تجديد|النص|النصين)$/,
} as const;

/** Returns the words of a text that say something of their own. */
export const ownWords = (text: string, lang: Language) =>
  wordsIn(text).filter((word) => !EMPTY[lang].test(word));

/** Returns which share of a text's own words are the law's; null if it has none of its own. */
export function shareOf(text: string, lang: Language, law: LawWords): number | null {
  const own = ownWords(text, lang);
  return own.length === 0 ? null : own.filter((word) => law.has(word, lang)).length / own.length;
}
