import type { Language } from '#shared/contracts/common.js';
import { hasArabic } from '#workers/engines/text/arabic.js';
import type { DocumentFacts } from './document-facts.js';
import type { Facts } from './rules/rule.js';

/** How a report names a side that its contract only calls "we" or "you". */
const SPOKEN: Record<Language, Record<'we' | 'you', string>> = {
  en: { we: 'the side that calls itself “we”', you: 'the side addressed as “you”' },
  ar: { we: 'الطرف الذي يسمي نفسه «\u2068we\u2069»', you: 'الطرف المخاطب بلفظ «\u2068you\u2069»' },
};

/** Returns the name of a party in a report; an alias in small letters gets its capital. */
function spoken(who: string | null | undefined, lang: Language): string | null {
  if (who === undefined || who === null) return null;
  if (/^you$/i.test(who)) return SPOKEN[lang].you;
  return /^(?:we|us)$/i.test(who) ? SPOKEN[lang].we : who.charAt(0).toUpperCase() + who.slice(1);
}

/**
 * Returns a party's name in the language of the report, if the contract gives it one: of several the one that stands in
 * the clause.
 */
export function nameIn(
  who: string | null | undefined,
  { parties }: DocumentFacts,
  lang: Language,
  clause = '',
): string | null {
  const aliases = parties.find((party) => party.aliases.some((alias) => alias === who))?.aliases ?? [];
  const names = aliases.filter((alias) => hasArabic(alias) === (lang === 'ar'));
  return spoken(names.find((name) => isIn(clause, name)) ?? names[0] ?? who, lang);
}

const isIn = (clause: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(clause);

/** Replaces parties by their names in the language of the report. */
export function named(facts: Facts, document: DocumentFacts, lang: Language, clause: string): Facts {
  const name = (who: string | null | undefined) => nameIn(who, document, lang, clause);
  return { ...facts, who: name(facts.who), other: name(facts.other) };
}
