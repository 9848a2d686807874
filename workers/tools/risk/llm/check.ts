import type { Language } from '#shared/contracts/common.js';
import type { Party } from '#workers/engines/text/parties.js';
import type { Span } from '#workers/engines/text/quotes/resolve.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import type { Checks, Finding, Unsettled } from '../finding.js';
import { withHeldCitations } from '#workers/law/citations-in.js';
import { denies, PassageReader } from './contradictions.js';
import type { AnsweredFinding, Contradiction } from './prompt.js';
import { StatementCheck, tidy, type Statement } from './statements.js';
import { QUOTED, REVIEW } from './words.js';

const TITLE_CHARS = 200;
const TEXT_CHARS = 2_000;
/** Most characters of a reason for a severity: a longer one is an essay. */
const REASON_CHARS = 400;
const MOST_STATEMENTS = 6;
/** Most characters of a finding's quote that is joined from the quotes of several statements. */
const JOINED_CHARS = 800;
/** Most characters of a statement's own quote within an explanation. */
const OWN_QUOTE_CHARS = 240;

/** A passage, and what a model has answered about it. */
export interface CheckInput {
  answered: readonly AnsweredFinding[];
  /** The passage. Offsets of the stretches count from its start. */
  text: string;
  stretches: readonly Stretch[];
  parties: readonly Party[];
  lang: Language;
  /** The contradictions that the model was asked about; empty for its first answer. */
  asked: readonly Contradiction[];
}

export interface Checked {
  /** Findings that the passage bears out, with offsets from its start. */
  findings: Finding[];
  /** Findings that a clause of the passage contradicts; they are not counted in `checks`. */
  contradictions: Contradiction[];
  /** The kinds of findings that are left out because no statement of theirs is borne out, or a clause contradicts them. */
  unsettled: Unsettled[];
  checks: Checks;
  /** Number of statements of the kept findings that are not borne out. */
  leftOut: number;
}

/**
 * Checks the findings that a model names in a passage: a statement is kept if its quote stands there and bears its values and
 * names, a finding if a statement of it is kept and no clause contradicts it.
 */
export function checkFindings(input: CheckInput): Checked {
  const { text, stretches, parties, lang, asked } = input;
  const check = new StatementCheck(text, parties);
  const reader = new PassageReader(text, stretches, parties);
  const findings: Finding[] = [];
  const contradictions: Contradiction[] = [];
  const unsettled: Unsettled[] = [];
  const statements = { kept: 0, dropped: 0 };
  let dropped = 0;
  let leftOut = 0;
  for (const finding of input.answered) {
    const kept = finding.statements
      .slice(0, MOST_STATEMENTS)
      .map((statement) => check.verified(statement, finding.kind))
      .filter((statement) => statement !== null);
    statements.dropped += finding.statements.length - kept.length;
    const [first] = kept;
    if (first === undefined) {
      dropped += 1;
      unsettled.push({ kind: finding.kind, place: null });
      continue;
    }
    const span = placeOf(kept, first);
    const stretch = stretches.find(({ start, end }) => span.start >= start && span.start < end);
    const place = {
      quote: text.slice(span.start, span.end),
      evidence: { ...span, page: null },
      clause: stretch?.number ?? null,
      section: stretch?.heading ?? null,
    };
    const contradict = (what: Contradiction['what'], { start, end }: Span) => {
      contradictions.push({ finding, what, clause: text.slice(start, end) });
      unsettled.push({ kind: finding.kind, place });
    };
    const against = reader.against(finding.kind, kept) ?? deniedBefore(asked, kept, reader);
    if (against !== null) {
      contradict('risk', against);
      continue;
    }
    const others = reader.againstRoles(finding, kept);
    if (others !== null) {
      contradict('roles', others);
      continue;
    }
    statements.kept += kept.length;
    leftOut += finding.statements.length - kept.length;
    const title = cut(tidy(finding.title), TITLE_CHARS);
    const isBorne = check.bears(title, kept);
    if (!isBorne) statements.dropped += 1;
    const advice = withHeldCitations(cut(tidy(finding.recommendation), TEXT_CHARS));
    statements.dropped += advice.dropped;
    const reason = tidy(finding.severity_reason ?? '');
    const isReasonBorne = reason.length <= REASON_CHARS && check.bearsSentence(reason, kept);
    if (!isReasonBorne) statements.dropped += 1;
    findings.push({
      kind: finding.kind,
      severity: finding.severity,
      ...(isReasonBorne && reason !== '' ? { severityReason: asSentence(reason) } : {}),
      title: isBorne ? title : cut(first.text, TITLE_CHARS),
      explanation: explanationOf(kept, span, text, lang),
      statements: kept.map((statement) => sentence(statement, text)),
      recommendation: advice.text === '' ? REVIEW[lang] : advice.text,
      ...place,
      sides: { bears: check.partyOf(finding.bearer), holds: check.partyOf(finding.holder) },
      articles: advice.articles,
    });
  }
  return {
    ...{ findings, contradictions, unsettled, leftOut },
    checks: { findings: { kept: findings.length, dropped }, statements },
  };
}

/**
 * Returns the clause that contradicts statements which were asked about, if they rest on its denied words again, under
 * whatever kind, and do not say themselves that they are denied; null otherwise.
 */
function deniedBefore(
  asked: readonly Contradiction[],
  kept: readonly Statement[],
  reader: PassageReader,
): Span | null {
  for (const { what, finding } of asked) {
    if (what !== 'risk' || kept.some((statement) => denies(finding.kind, statement))) continue;
    const against = reader.against(finding.kind, kept);
    if (against !== null) return against;
  }
  return null;
}

/** The place of a finding's quote: all that its statements rest on if that is short, else the place of the first. */
function placeOf(kept: readonly Statement[], first: Statement): Span {
  const start = Math.min(...kept.map((statement) => statement.start));
  const end = Math.max(...kept.map((statement) => statement.end));
  return end - start <= JOINED_CHARS ? { start, end } : { start: first.start, end: first.end };
}

/** A statement as a sentence, with all the words that bear it. */
function sentence({ text, spans }: Statement, passage: string) {
  const words = spans.map(({ start, end }) => passage.slice(start, end)).join(' … ');
  return { text: asSentence(text), words };
}

const asSentence = (text: string) => (/[.!?؟…]["'”»)]?$/.test(text) ? text : `${text}.`);

/** An explanation of several statements: each followed by its words where the finding's quote does not show them. */
function explanationOf(kept: readonly Statement[], place: Span, passage: string, lang: Language): string {
  return kept
    .map((statement) => {
      const { text, words } = sentence(statement, passage);
      const isShown = statement.spans.every(({ start, end }) => place.start <= start && end <= place.end);
      return isShown ? text : `${text} ${QUOTED[lang](cut(words.replace(/\s+/g, ' '), OWN_QUOTE_CHARS))}`;
    })
    .join(' ');
}

const cut = (text: string, chars: number) =>
  text.length <= chars ? text : `${text.slice(0, chars - 1).trimEnd()}…`;
