import type { Language } from '#shared/contracts/common.js';
import { hasArabic } from '#workers/engines/text/arabic.js';
import type { DocumentFacts } from './document-facts.js';
import type { Facts } from './rules/rule.js';

/** Puts a pronoun that stands for a party into quotation marks: “we”; an alias in small letters gets its capital. */
function spoken(who: string | null | undefined): string | null {
  if (who === undefined || who === null) return null;
  return /^(?:we|us|you)$/i.test(who) ? `“${who}”` : who.charAt(0).toUpperCase() + who.slice(1);
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
  return spoken(names.find((name) => isIn(clause, name)) ?? names[0] ?? who);
}

const isIn = (clause: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(clause);

/** Replaces parties by their names in the language of the report. */
export function named(facts: Facts, document: DocumentFacts, lang: Language, clause: string): Facts {
  const name = (who: string | null | undefined) => nameIn(who, document, lang, clause);
  return { ...facts, who: name(facts.who), other: name(facts.other) };
}
