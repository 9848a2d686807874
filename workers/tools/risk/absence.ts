import type { Language } from '#shared/contracts/common.js';
import type { RiskToRead } from '#shared/tools/risk/contract.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { isUsualKind } from '#shared/tools/risk/usual-clauses.js';
import { isReadInFull, type ExtractedDocument } from '#platform/documents.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import { TopicSearch } from '#workers/engines/topics/search.js';
import { topicState } from '#workers/engines/topics/topic.js';
import type { Kind } from './builtin/words/english.js';
import { kindName } from './builtin/words/kind-names.js';
import type { MissingKind } from './expected-clauses.js';
import type { ClausePlace, Finding, Unsettled } from './finding.js';
import { clauseKindName } from './topics/clause-kind-name.js';
import { markPlace } from './topics/marks.js';
import { MISSING_TOPICS } from './topics/missing.js';
import { isTopicKind, RISK_TOPICS } from './topics/risk-topics.js';

/** Clauses of a document for each of which one row of what is to be read may be listed, and the bounds of the number of rows. */
const CLAUSES_A_ROW = 4;
const LEAST_ROWS = 3;
const MOST_ROWS = 20;
/** Least number of words of a phrase by which a clause is listed for a second kind of risk. */
const SURE_WORDS = 2;

/** What is known of the kinds of risk once a document was read. */
export interface KindsRead {
  document: ExtractedDocument;
  /** The sections of the document. */
  stretches: readonly Stretch[];
  /** The kinds that were looked for. */
  kinds: readonly Kind[];
  /** The findings of the report; those on missing clauses are said only where the text has none of their phrases. */
  findings: readonly Finding[];
  /** Kinds of which something was found and is not shown. */
  unsettled: readonly Unsettled[];
  /** Kinds that add nothing to what is shown: what was found of them was left out. */
  overruled?: ReadonlySet<string>;
  /** True if every part of the document was analyzed. */
  isFinished: boolean;
}

interface Candidate {
  kind: string;
  name: string;
  place: ClausePlace | null;
  /** Number of words of a phrase that stand there. */
  words: number;
  /** Candidates are listed by these in turn: the least first. */
  rank: readonly number[];
}

/** The outcome of telling what is absent from what was not read. */
export interface Absence {
  /** The findings without missing clauses that may be there. */
  findings: Finding[];
  /** Names of the kinds that are absent, in order. */
  notFound: string[];
  toRead: RiskToRead[];
}

/** Tells which of the kinds that were looked for are absent, and which clauses may be about the others. */
export function absenceOf(read: KindsRead, lang: Language): Absence {
  const { document, stretches, kinds, unsettled, overruled, isFinished } = read;
  const search = new TopicSearch(document);
  const isRead = isFinished && isReadInFull(document.warnings);
  const candidates: Candidate[] = [];
  const findings = read.findings.filter(({ kind }) => {
    if (!isMissingKind(kind)) return true;
    const best = search.best(MISSING_TOPICS[kind]);
    if (best === null) return true;
    candidates.push({
      ...{ kind, name: clauseKindName(kind, lang), place: best.place, words: best.words },
      rank: [RANK.clause, -best.words, best.sentences],
    });
    return false;
  });
  const found = new Set(findings.map(({ kind }) => kind));
  const leftOut = new Map<string, Unsettled>();
  for (const one of unsettled) if (one.place !== null || !leftOut.has(one.kind)) leftOut.set(one.kind, one);
  const absent: Kind[] = [];
  for (const kind of kinds) {
    const out = leftOut.get(kind);
    const best = isTopicKind(kind) ? search.best(RISK_TOPICS[kind]) : null;
    const place = best?.place ?? (isTopicKind(kind) ? markPlace(document, stretches, kind) : null);
    const evidence = {
      found: found.has(kind),
      unsettled: out !== undefined || overruled?.has(kind) === true || !isTopicKind(kind),
    };
    const state = topicState(evidence, { hasPhrase: place !== null, isRead });
    if (state === 'absent') absent.push(kind);
    if (state !== 'unread' || (out === undefined && (place === null || isShown(place, findings)))) continue;
    const usual = isUsualKind(kind) || kind === 'vague-words' ? RANK.usual : RANK.risk;
    candidates.push({
      kind,
      name: kindName(kind, lang),
      place: out?.place ?? place,
      words: best?.words ?? 0,
      rank: [out === undefined ? usual : RANK.unsettled, -(best?.words ?? 0), best?.sentences ?? 0],
    });
  }
  return {
    findings,
    notFound: absent.map((kind) => kindName(kind, lang)).sort(new Intl.Collator(lang).compare),
    toRead: rowsOf(candidates, stretches.length),
  };
}

/** Adds to a scope the names of the kinds that are absent. */
export const withNotFound = (scope: RiskScope, { notFound }: Pick<Absence, 'notFound'>): RiskScope => ({
  ...scope,
  not_found: notFound,
  absence_checked: true,
});

/** Tells whether a place lies in a clause that a finding explains: its reader has it before them already. */
const isShown = ({ evidence: { start, end } }: ClausePlace, findings: readonly Finding[]): boolean =>
  findings.some(({ evidence, places = [] }) =>
    [...(evidence === null ? [] : [evidence]), ...places.map((one) => one.evidence)].some(
      (shown) => shown.start < end && start < shown.end,
    ),
  );

/** Kinds of candidates in the order in which they are listed. */
const RANK = { unsettled: 0, clause: 1, risk: 2, usual: 3 } as const;

const isMissingKind = (kind: string): kind is MissingKind => Object.hasOwn(MISSING_TOPICS, kind);

/**
 * Returns the rows of the best candidates, in the order of the text: each clause is listed once, and a second time for another kind
 * only where room is left.
 */
function rowsOf(candidates: readonly Candidate[], clauses: number): RiskToRead[] {
  const most = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.ceil(clauses / CLAUSES_A_ROW)));
  const listed = new Set<string>();
  const [first, others]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of [...candidates].sort(byRank)) {
    const { place, kind } = candidate;
    const where = place === null ? kind : (place.clause ?? String(place.evidence.start));
    (listed.has(where) ? others : first).push(candidate);
    listed.add(where);
  }
  const chosen = first.slice(0, most);
  const clausesOfChosen = new Set(chosen.map(({ place }) => place?.evidence.start));
  const further = others.filter(
    ({ place, words }) => words >= SURE_WORDS && clausesOfChosen.has(place?.evidence.start),
  );
  return [...chosen, ...further.slice(0, most - chosen.length)]
    .map(({ kind, name, place }) => ({
      ...{ kind, name },
      extracted_text_snippet: place?.quote ?? null,
      clause: place?.clause ?? null,
      section: place?.section ?? null,
      evidence: place?.evidence ?? null,
    }))
    .sort((a, b) => (a.evidence?.start ?? Infinity) - (b.evidence?.start ?? Infinity));
}

function byRank(a: Candidate, b: Candidate): number {
  for (const [at, value] of a.rank.entries()) {
    const difference = value - (b.rank[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (a.place?.evidence.start ?? Infinity) - (b.place?.evidence.start ?? Infinity);
}
