import * as z from 'zod';
import { evidence, type IncompleteSection, type Language } from '#shared/contracts/common.js';
import type { ClauseToRead, ComplianceScope, Issue, ScoreBasis } from '#shared/tools/compliance/contract.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';

/** A document to be checked. */
export interface ComplianceTask {
  document: ExtractedDocument;
  lang: Language;
  /** The kind of document as the user chose it; null to recognize it. */
  type: DocumentType | null;
}

/**
 * What one passage says on a rule, as either engine reads it. It contains only plain values, because it is stored in the output of
 * its part.
 */
const reading = z.object({
  rule: z.string(),
  /**
   * `partly`: it promises what the law asks, with a quantity, a place, a condition or an exception that was not read. `mentions`:
   * it is on the subject, and whether it keeps the rule cannot be told from it.
   */
  answer: z.enum(['keeps', 'breaks', 'doubtful', 'partly', 'mentions']),
  /** What the passage says beside what the law asks, as one sentence in each language; null where the rule's texts tell it. */
  says: z.object({ en: z.string(), ar: z.string() }).nullable(),
  /** Words that show that it concerns the rule, and those on which its meaning depends that were not read. */
  read: z.optional(z.array(z.string())),
  unread: z.optional(z.array(z.string())),
  quote: z.string(),
  evidence,
  clause: z.string().nullable(),
  section: z.string().nullable(),
});
export type RuleReading = z.infer<typeof reading>;

/** Weight of each answer: where several passages are on a rule, the weightiest answers it. */
export const ANSWER_WEIGHT: Readonly<Record<RuleReading['answer'], number>> = {
  breaks: 4,
  doubtful: 3,
  keeps: 2,
  partly: 1,
  mentions: 0,
};

const counts = z.object({ kept: z.int(), dropped: z.int() });
/** The stored output of a part. */
export const complianceOutput = z.object({
  readings: z.array(reading),
  /** The outcome of checking a model's answer; absent for the built-in engine. */
  checks: z.object({ findings: counts, statements: counts }).optional(),
  /**
   * Ids of the rules that a model was asked about and whose answer is not known: dropped, never given, or denied by the
   * rule's own readers. Absent for the built-in engine.
   */
  unsettled: z.array(z.string()).optional(),
});
export type ComplianceOutput = z.infer<typeof complianceOutput>;

/** The answers for a whole document, and the parts without an output. */
export interface ComplianceConclusion {
  issues: Issue[];
  toRead: ClauseToRead[];
  /** Absent for a document that was not checked. */
  basis?: ScoreBasis;
  scope: ComplianceScope;
  incomplete: IncompleteSection[];
  /** Ids of the rules whose answer by a model is not known in some passage: never silent, whatever else is known of them. */
  unsettled?: string[];
}
