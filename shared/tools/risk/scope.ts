import * as z from 'zod/mini';
import { language } from '../../contracts/common.js';
import { CONTRACT_KINDS, OTHER_KINDS } from '../../domain/document-kind.js';

/** Clauses that a contract may be found to lack, by their names in kinds of findings (`missing-…`). */
export const CLAUSES = [
  'liability-limit',
  'termination',
  'governing-law',
  'dispute-resolution',
  'confidentiality',
  'force-majeure',
  'payment-terms',
  'ip',
  'data-protection',
  'warranty',
  'term',
  'signature',
  'amendment',
] as const;
export type ClauseName = (typeof CLAUSES)[number];

/** Kind of document that an assessment took the text for, and the kinds of risk that it looked for. */
export const riskScope = z.object({
  /** `other`: certainly no contract, and not assessed; `unsure`: assessed, though it may be no contract. */
  form: z.enum(['contract', 'other', 'unsure']),
  kind: z.nullable(z.enum([...CONTRACT_KINDS, ...OTHER_KINDS])),
  /** Words of the document that show what it is. */
  words: z.array(z.string()),
  /** Languages of the document, the one with more text first. */
  languages: z.array(language),
  /** Number of kinds of risk that were looked for. */
  risk_kinds: z.int(),
  /**
   * Names of those that are not there, in the report's language; in reports without `absence_checked`, of every kind without a
   * finding. Absent in older reports.
   */
  not_found: z.optional(z.array(z.string())),
  /**
   * True if `not_found` holds only kinds that are absent: the whole text was read, nothing of them was found or left out, and none of the
   * words by which one would look for them stands in it. Absent in reports from before December 2026.
   */
  absence_checked: z.optional(z.boolean()),
  /** Clauses that were looked for because a contract of this kind should have them. */
  clauses: z.array(z.enum(CLAUSES)),
  /** Number of pages whose text could not be read. */
  unread_pages: z.int(),
});
export type RiskScope = z.infer<typeof riskScope>;
