import type { Language } from '#shared/contracts/common.js';
import { namesItself } from '#shared/domain/clause-name.js';
import type { Risk } from '#shared/tools/risk/contract.js';
import { isolated } from '#workers/reports/bidi-runs.js';
import { WORDS } from './pdf-words.js';

/** Most further places of a finding that a report names. */
const MOST_PLACES = 10;
/** Most characters of a quote's first words. */
const FIRST_WORDS = 60;

/** Returns the text, or null if nothing is in it. */
export const filled = (value: string | null) => (value === null || value.trim() === '' ? null : value);

/** Names a clause, with a noun unless its number has one. */
export function clauseName(clause: string, lang: Language): string {
  return namesItself(clause) ? isolated(clause) : `${WORDS[lang].clause} ${isolated(clause)}`;
}

/** Returns the first words of a quote on one line. */
export function firstWords(quote: string, most: number): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, Math.max(1, line.lastIndexOf(' ', most)))} …`;
}

/** Returns the lines that name a finding's further places, each with its first words; none if it has none. */
export function placeLines(risk: Risk, lang: Language): string[] {
  const { places = [], places_unlisted: unlisted = 0, severity } = risk;
  const words = WORDS[lang];
  const named = places.slice(0, MOST_PLACES).map((place, at) => {
    const clause = filled(place.clause);
    const { page } = place.evidence;
    const name =
      clause !== null
        ? clauseName(clause.trim(), lang)
        : page !== null
          ? `${words.page} ${page}`
          : isolated(filled(place.section) ?? String(at + 1));
    const weight = place.severity === severity ? '' : ` (${words.severity[place.severity]})`;
    return `${name}${weight}: ${isolated(firstWords(place.extracted_text_snippet, FIRST_WORDS))}`;
  });
  const more = places.length - named.length + unlisted;
  if (named.length + more === 0) return [];
  return [words.alsoIn, ...named, ...(more === 0 ? [] : [words.andMore(more)])];
}
