import type { Language } from '#shared/contracts/common.js';
import { namesItself } from '#shared/domain/clause-name.js';
import type { Finding } from '../finding.js';
import { bySeverity } from './rules/rule.js';

/** Most findings of one kind that are listed separately; the first one names the places of the others. */
const SHOWN: Record<string, number> = {
  'hidden-instructions': 5,
  'hidden-text': 5,
  indemnity: 3,
  'termination-convenience': 2,
  'termination-no-cure': 2,
  'liability-cap': 2,
  'liability-exclusion': 2,
  exclusivity: 2,
  'non-compete': 2,
  'ip-assignment': 2,
  'minimum-commitment': 2,
  'unilateral-change': 2,
  'price-change': 2,
  'personal-data': 2,
  'wage-deduction': 3,
  'benefits-waived': 2,
  'self-help': 2,
  'no-end-compensation': 2,
  'forced-sale': 2,
  blank: 2,
};

const ALSO: Record<Language, (places: string, count: number) => string> = {
  en: (places, count) =>
    places === ''
      ? `${count} more ${count === 1 ? 'place is' : 'places are'} of the same kind.`
      : `Of the same kind: ${places}.`,
  ar: (places, count) =>
    places === '' ? `ومن النوع نفسه مواضع أخرى (${count}).` : `ومن النوع نفسه: ${places}.`,
};

const CLAUSES: Record<Language, { one: string; many: string; comma: string }> = {
  en: { one: 'clause', many: 'clauses', comma: ', ' },
  ar: { one: 'البند', many: 'البنود', comma: '، ' },
};

/** Merges the findings of all parts into one list: duplicates removed, the most severe first, then by place. */
export function merged(findings: readonly Finding[], lang: Language): Finding[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const same = kinds.get(finding.kind);
    if (same === undefined) kinds.set(finding.kind, [finding]);
    else same.push(finding);
  }
  const shown: Finding[] = [];
  for (const [kind, same] of kinds) {
    const distinct = withoutRepeats(same).sort(order);
    shown.push(...first(distinct, SHOWN[kind] ?? 1, lang));
  }
  return shown.sort(order);
}

/** Compares findings by severity, then by place; missing clauses come after those in the text. */
export function order(a: Finding, b: Finding): number {
  return (
    bySeverity(a.severity, b.severity) ||
    (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity) ||
    a.kind.localeCompare(b.kind)
  );
}

function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ quote }) => {
    const key = quote?.replace(/\s+/g, ' ') ?? '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function first(sorted: Finding[], count: number, lang: Language): Finding[] {
  // A further finding of the kind is listed only if it differs, by another party or another period.
  const titles = new Set<string>();
  const shown = sorted.filter(({ title }) => titles.size < count && !titles.has(title) && titles.add(title));
  const rest = sorted.filter((finding) => !shown.includes(finding));
  const [leader, ...others] = shown;
  if (leader === undefined || rest.length === 0) return shown;
  const places = new Set(rest.map(({ clause }) => clause));
  if (places.size === 1 && places.has(leader.clause)) return shown;
  places.delete(leader.clause);
  const clauses = [...places].filter((clause) => clause !== null).map((clause) => clause.trim());
  const where = places.has(null) ? '' : listed(clauses, lang);
  return [{ ...leader, explanation: `${leader.explanation} ${ALSO[lang](where, rest.length)}` }, ...others];
}

/** Lists clauses under one noun, or each under its own if any number contains a noun: at most eight. */
function listed(clauses: readonly string[], lang: Language): string {
  const { one, many, comma } = CLAUSES[lang];
  const isolateLatin = clauses.length === 1 || clauses.some(namesItself);
  const names = isolateLatin
    ? clauses.map((clause) => (namesItself(clause) ? clause : `${one} ${clause}`))
    : [...clauses];
  return `${isolateLatin ? '' : `${many} `}${names.slice(0, 8).join(comma)}${clauses.length > 8 ? ' …' : ''}`;
}
