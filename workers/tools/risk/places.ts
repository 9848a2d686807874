import { LIMITS } from '#shared/limits.js';
import type { Finding, Place } from './finding.js';

/** What a finding says that others of its kind may say too. */
interface Said {
  what: string;
  /** The periods, rates and amounts that it names; empty if it names none, which differs from no others. */
  values: string;
}

interface Listed extends Said {
  finding: Finding;
  places: Place[];
  unlisted: number;
}

/**
 * Gathers the findings of one kind, sorted, into at most `most`: the first that says something stays a finding, and every
 * other one becomes a place of the finding that says the same, or of the nearest one. At most
 * `LIMITS.analysis.findingsPerKind` findings and places are kept; how many there are besides, their finding says.
 */
export function gathered(
  sorted: readonly Finding[],
  { most, says }: { most: number; says: (finding: Finding) => Said },
): Finding[] {
  const listed: Listed[] = [];
  const bySaid = new Map<string, Listed[]>();
  const rest: { finding: Finding; said: Said }[] = [];
  const alike = ({ what, values }: Said) =>
    bySaid.get(what)?.find((one) => one.values === values || one.values === '' || values === '');
  for (const finding of withoutRepeats(sorted)) {
    const said = says(finding);
    // What is nowhere in the text cannot be a place of another finding.
    if (alike(said) === undefined && (listed.length < most || finding.evidence === null)) {
      const one = { ...said, finding, places: [], unlisted: finding.unlisted ?? 0 };
      listed.push(one);
      bySaid.set(said.what, [...(bySaid.get(said.what) ?? []), one]);
    } else rest.push({ finding, said });
  }
  let room = LIMITS.analysis.findingsPerKind - listed.length;
  for (const { finding, said } of rest) {
    const of = alike(said) ?? nearest(finding, listed);
    const place = placeOf(finding);
    if (of === undefined) continue;
    of.unlisted += finding.unlisted ?? 0;
    if (place === null || room <= 0) {
      of.unlisted += 1;
      continue;
    }
    of.places.push(place);
    room -= 1;
  }
  return listed.map(({ finding, places, unlisted }) => ({
    ...finding,
    ...(places.length === 0 ? {} : { places: places.sort(inText) }),
    ...(unlisted === 0 ? {} : { unlisted }),
  }));
}

const inText = ({ evidence: a }: Place, { evidence: b }: Place) => a.start - b.start || a.end - b.end;

/** Keeps `LIMITS.analysis.placesPerReport` places, those of the first findings; the others are counted. */
export function withLimitedPlaces(findings: readonly Finding[]): Finding[] {
  let room: number = LIMITS.analysis.placesPerReport;
  return findings.map((finding) => {
    const { places = [], unlisted = 0 } = finding;
    const kept = places.slice(0, Math.max(0, room));
    room -= kept.length;
    if (kept.length === places.length) return finding;
    return { ...finding, places: kept, unlisted: unlisted + places.length - kept.length };
  });
}

/** Removes findings on the same place, or without any place and with the same words. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ quote, evidence, title }) => {
    const key =
      evidence === null
        ? `${title} ${quote?.replace(/\s+/g, ' ') ?? ''}`
        : JSON.stringify([evidence.start, evidence.end, evidence.parts]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function placeOf({ quote, clause, section, severity, evidence }: Finding): Place | null {
  if (quote === null || evidence === null) return null;
  return { quote, clause: clause?.trim() ?? null, section, severity, evidence };
}

/** Returns the first of those that differ least: in the title, then in whom they concern, then in severity. */
function nearest(to: Finding, listed: readonly Listed[]): Listed | undefined {
  let best: Listed | undefined;
  let most = -1;
  for (const one of listed) {
    const { title, severity } = one.finding;
    const alike =
      (title === to.title ? 4 : 0) +
      (sidesOf(one.finding) === sidesOf(to) ? 2 : 0) +
      (severity === to.severity ? 1 : 0);
    if (alike > most) [best, most] = [one, alike];
  }
  return best;
}

/** Names whom a finding concerns, in a form that can be compared. */
export const sidesOf = ({ sides }: Finding): string =>
  JSON.stringify([sides?.bears ?? null, sides?.holds ?? null]);
