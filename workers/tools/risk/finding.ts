import * as z from 'zod';
import { evidence, type IncompleteSection, type Language } from '#shared/contracts/common.js';
import { severity, statement, type Risk } from '#shared/tools/risk/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';

/** A document to be searched for risks. */
export interface RiskTask {
  document: ExtractedDocument;
  lang: Language;
  /** The party for which the document is assessed, as the user wrote it; null for both sides. */
  party: string | null;
}

/**
 * A risk as either engine finds it. It contains only plain values, because it is stored in the output of its part.
 */
const finding = z.object({
  /** Kind of the risk, the same in every language, such as `uncapped-liability`. */
  kind: z.string(),
  severity,
  title: z.string(),
  explanation: z.string(),
  recommendation: z.string(),
  /** The document's text, exactly `text.slice(evidence.start, evidence.end)`, or its parts joined by blanks; null if something is missing. */
  quote: z.string().nullable(),
  evidence: z.nullable(evidence),
  /** The clause's number as written, such as "12.3". */
  clause: z.string().nullable(),
  /** Heading of the section that contains the clause. */
  section: z.string().nullable(),
  /** What the explanation says of the clause, sentence by sentence; engines that do not bind their words give none. */
  statements: z.array(statement).optional(),
});
export type Statement = z.infer<typeof statement>;
export type Finding = z.infer<typeof finding>;

/** The stored output of a part. */
export const riskOutput = z.object({
  findings: z.array(finding),
  /**
   * Topics that the part covers, in the engine's own terms, so that the conclusion can tell which topics no part
   * covers.
   */
  covers: z.array(z.string()).optional(),
});
export type RiskOutput = z.infer<typeof riskOutput>;

/** Findings of a whole document, and the parts without an output. */
export interface RiskConclusion {
  findings: Finding[];
  incomplete: IncompleteSection[];
}

/** Converts a finding to the form in which the API shows it and the report stores it. */
export const toRisk = (finding: Finding): Risk => ({
  risk_description: finding.title,
  explanation: finding.explanation,
  extracted_text_snippet: finding.quote,
  clause: finding.clause,
  section: finding.section,
  severity: finding.severity,
  recommendation: finding.recommendation,
  kind: finding.kind,
  evidence: finding.evidence,
  ...(finding.statements === undefined ? {} : { statements: finding.statements }),
});
