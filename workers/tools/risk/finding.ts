import * as z from 'zod';
import { evidence, type IncompleteSection, type Language } from '#shared/contracts/common.js';
import { severity, type Risk } from '#shared/tools/risk/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';

/** A document to be searched for risks. */
export interface RiskTask {
  document: ExtractedDocument;
  lang: Language;
  /** The party whose side is taken, as the user wrote it; null for both sides. */
  party: string | null;
}

/** A risk as either engine finds it. Stored as part of a part's output, so it holds nothing but plain values. */
const finding = z.object({
  /** Stable across languages, such as `uncapped-liability`. */
  kind: z.string(),
  severity,
  title: z.string(),
  explanation: z.string(),
  recommendation: z.string(),
  /** The document's words, exactly `text.slice(evidence.start, evidence.end)`; null where something is missing. */
  quote: z.string().nullable(),
  evidence: z.nullable(evidence),
  /** The clause's number as written, such as "12.3". */
  clause: z.string().nullable(),
  /** The heading of the section in which it stands. */
  section: z.string().nullable(),
});
export type Finding = z.infer<typeof finding>;

/** The stored output of a part. */
export const riskOutput = z.object({
  findings: z.array(finding),
  /** What the part provides for, in an engine's own terms: so that a conclusion can tell what no part does. */
  covers: z.array(z.string()).optional(),
});
export type RiskOutput = z.infer<typeof riskOutput>;

/** The findings of a whole document, and the parts without an output. */
export interface RiskConclusion {
  findings: Finding[];
  incomplete: IncompleteSection[];
}

/** A finding as the API shows it and the report stores it. */
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
});
