import * as z from 'zod';
import { evidence, type IncompleteSection, type Language } from '#shared/contracts/common.js';
import { articleReference } from '#shared/contracts/law.js';
import { severity, statement, type ReportedFinding, type RiskToRead } from '#shared/tools/risk/contract.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import type { ExtractedDocument } from '#platform/documents.js';

/** A document to be searched for risks. */
export interface RiskTask {
  document: ExtractedDocument;
  lang: Language;
  /** The party for which the document is assessed, as the user wrote it; null for both sides. */
  party: string | null;
  /** Assess the document even if it is recognized as no contract. */
  asContract: boolean;
}

/** Stands for every party alike where a finding names who bears or holds something. */
export const EACH = 'each';

const sides = z.object({
  /** The party against whom a clause runs: it pays, loses, is bound or is exposed. */
  bears: z.string().nullable(),
  /** The party that gains by it. */
  holds: z.string().nullable(),
});
/** Whom a clause concerns, by an alias of the contract; `EACH` in both if all alike, null where that is not certain. */
export type Sides = z.infer<typeof sides>;

const words = z.object({
  severity,
  title: z.string(),
  explanation: z.string(),
  recommendation: z.string(),
  /** Why the severity is what it is; outputs that were stored before there was a reason have none. */
  severityReason: z.string().optional(),
  /** What the explanation says of the clause, sentence by sentence; engines that do not bind their words give none. */
  statements: z.array(statement).optional(),
  /** The articles that the texts cite; outputs that were stored before there were any have none. */
  articles: z.array(articleReference).default([]),
});
/** What a finding says, and how much weight it has. */
export type Words = z.infer<typeof words>;

const place = z.object({
  quote: z.string(),
  clause: z.string().nullable(),
  section: z.string().nullable(),
  severity,
  evidence,
});
/** A further place of a finding's kind. */
export type Place = z.infer<typeof place>;

/**
 * A finding as either engine makes it. It contains only plain values, because it is stored in the output of its part.
 */
const finding = words.extend({
  /** Kind of the risk, the same in every language, such as `uncapped-liability`. */
  kind: z.string(),
  /** The document's text, exactly `text.slice(evidence.start, evidence.end)`, or its parts joined by blanks; null if something is missing. */
  quote: z.string().nullable(),
  evidence: z.nullable(evidence),
  /** The clause's number as written, such as "12.3". */
  clause: z.string().nullable(),
  /** Heading of the section that contains the clause. */
  section: z.string().nullable(),
  /** Absent where nothing is known of the parties, or the risk is nobody's. */
  sides: sides.optional(),
  /**
   * What it says instead once the whole document is known: if the other side was found to have the same, and if that was
   * looked for in vain. Null if it is then no finding. Conclusions choose one of them.
   */
  once: z.object({ mirrored: words.nullable(), alone: words }).optional(),
  /** Further places of the same kind, in the order of the text; conclusions gather them. */
  places: z.array(place).optional(),
  /** Number of further places that are too many to be listed. */
  unlisted: z.int().optional(),
});
export type Statement = z.infer<typeof statement>;
export type Finding = z.infer<typeof finding>;

/** A clause of the document, as text and as place. */
const clausePlace = z.object({
  quote: z.string(),
  evidence,
  clause: z.string().nullable(),
  section: z.string().nullable(),
});
export type ClausePlace = z.infer<typeof clausePlace>;

const unsettled = z.object({
  kind: z.string(),
  /** The clause that it was found in; null where the text bears out no clause. */
  place: clausePlace.nullable(),
});
/** A kind of risk of which something was found and is not shown: it was dropped, disputed, withdrawn or merged away. */
export type Unsettled = z.infer<typeof unsettled>;

const counts = z.object({ kept: z.int(), dropped: z.int() });

/** How many findings and statements of a model the text bears out, and how many were dropped because it does not. */
export const checks = z.object({ findings: counts, statements: counts });
export type Checks = z.infer<typeof checks>;

/** The stored output of a part. */
export const riskOutput = z.object({
  findings: z.array(finding),
  /**
   * Topics that the part covers, in the engine's own terms, so that the conclusion can tell which topics no part
   * covers.
   */
  covers: z.array(z.string()).optional(),
  /** What was left out of a model's answer; absent for findings of the built-in engine, and in older outputs. */
  unsettled: z.array(unsettled).optional(),
  /** The outcome of checking a model's answer; absent for findings of the built-in engine. */
  checks: checks.optional(),
  /** Number of statements of the findings that were left out, because their quotes do not bear them. */
  leftOut: z.int().optional(),
});
export type RiskOutput = z.infer<typeof riskOutput>;

/** Returns what was found and is not shown, by kinds of which nothing is shown, with the first place of each. */
export function unsettledFrom(found: readonly Finding[], shown: readonly Finding[]): Unsettled[] {
  const kinds = new Set(shown.map(({ kind }) => kind));
  return found.flatMap(({ kind, quote, evidence, clause, section }): Unsettled[] => {
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    return [
      { kind, place: quote === null || evidence === null ? null : { quote, evidence, clause, section } },
    ];
  });
}

/** Findings of a whole document, and the parts without an output. */
export interface RiskConclusion {
  findings: Finding[];
  /** Clauses that may be about kinds of which nothing was found, in the order of the text. */
  toRead: RiskToRead[];
  incomplete: IncompleteSection[];
  /** The sum over all parts of a model's analysis. */
  checks?: Checks;
  scope: RiskScope;
}

/** Converts a finding to the form in which the API shows it and the report stores it. */
export const toReported = (finding: Finding): ReportedFinding => ({
  risk_description: finding.title,
  explanation: finding.explanation,
  extracted_text_snippet: finding.quote,
  clause: finding.clause,
  section: finding.section,
  severity: finding.severity,
  ...(finding.severityReason === undefined ? {} : { severity_reason: finding.severityReason }),
  recommendation: finding.recommendation,
  kind: finding.kind,
  evidence: finding.evidence,
  ...(finding.places === undefined
    ? {}
    : { places: finding.places.map(({ quote, ...rest }) => ({ extracted_text_snippet: quote, ...rest })) }),
  ...(finding.unlisted === undefined ? {} : { places_unlisted: finding.unlisted }),
  ...(finding.statements === undefined ? {} : { statements: finding.statements }),
  articles: finding.articles,
});
