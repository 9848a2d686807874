import type { Language } from '#shared/contracts/common.js';
import type { ReportedFinding } from '#shared/tools/risk/contract.js';
import { isolated } from '#workers/reports/bidi-runs.js';
import { clauseName, filled, firstWords } from '#workers/reports/passages.js';
import { WORDS } from './pdf-words.js';

type Place = NonNullable<ReportedFinding['places']>[number];

/** Most further places of a finding that a report names. */
const MOST_PLACES = 10;
/** Most characters of a quote's first words. */
const FIRST_WORDS = 60;

function placeName({ clause, section, evidence }: Place, at: number, lang: Language): string {
  const number = filled(clause);
  if (number !== null) return clauseName(number.trim(), lang);
  if (evidence.page !== null) return `${WORDS[lang].page} ${evidence.page}`;
  return isolated(filled(section) ?? String(at + 1));
}

/** The first further places of a finding, and the number of the others. */
function shownPlaces({ places = [], places_unlisted: unlisted = 0 }: ReportedFinding) {
  const shown = places.slice(0, MOST_PLACES);
  return { shown, more: places.length - shown.length + unlisted };
}

/** Returns the lines that name a finding's further places, each with its first words; none if it has none. */
export function placeLines(finding: ReportedFinding, lang: Language): string[] {
  const words = WORDS[lang];
  const { shown, more } = shownPlaces(finding);
  if (shown.length + more === 0) return [];
  const lines = shown.map((place, at) => {
    const weight = place.severity === finding.severity ? '' : ` (${words.severity[place.severity]})`;
    const quote = isolated(firstWords(place.extracted_text_snippet, FIRST_WORDS));
    return `${placeName(place, at, lang)}${weight}: ${quote}`;
  });
  return [words.alsoIn, ...lines, ...(more === 0 ? [] : [words.andMore(more)])];
}

/** Names a finding's further places in one line; empty if it has none. */
export function placeNames(finding: ReportedFinding, lang: Language): string {
  const words = WORDS[lang];
  const { shown, more } = shownPlaces(finding);
  if (shown.length + more === 0) return '';
  const names = new Set(shown.map((place, at) => placeName(place, at, lang)));
  return `${words.alsoIn} ${[...names, ...(more === 0 ? [] : [words.andMore(more)])].join(words.comma)}`;
}
