import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { clauseToRead, complianceScope, issue, scoreBasis } from '../tools/compliance/contract.js';
import { DOCUMENT_TYPES } from '../tools/compliance/documents.js';
import { severity } from '../tools/risk/contract.js';
import { objectId, provenance, timestamp, uuid } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { itemNumber, keptMarks, mark, markChange, reviewed } from '../contracts/marks.js';
import { article } from '../contracts/law.js';

export const complianceReport = z.object({
  report_id: uuid,
  /** The document's file name. */
  report_filename: z.string(),
  created_at: timestamp,
  /** 100 less what issues, else warnings, else unchecked rules take away. */
  compliance_score: z.int(),
  issues: z.array(issue),
  /** Clauses that concern a rule and were not understood, or not wholly: to be read by a person, in the order of the text. */
  to_read: z.array(clauseToRead),
  /** What the score rests on; null in reports from before December 2026, and for a document that was not checked. */
  basis: z.nullable(scoreBasis),
  /** Marks of the issues that were ever marked, by their numbers. */
  marks: z.array(mark),
  /** What it has taken over from the marks of an earlier report on the same text; null if nothing, or if that was undone. */
  kept_marks: z.nullable(keptMarks),
  scope: complianceScope,
  /** The articles that the issues cite, in full as they were held on the day of the report. */
  articles: z.array(article),
  /** The PDF; null until it is written. */
  report_doc_id: z.nullable(objectId),
  ...provenance,
});
export type ComplianceReport = z.infer<typeof complianceReport>;

export const complianceHistoryItem = z.object({
  id: uuid,
  created_at: timestamp,
  report_filename: z.string(),
  report_doc_id: z.nullable(objectId),
  /** Issues found and warnings. */
  num_issues: z.int(),
  /** Issues found and warnings that are accepted or dismissed, of all of these. */
  reviewed,
  compliance_score: z.int(),
  /** True if the document was not checked because it is certainly no contract or policy. */
  not_checked: z.boolean(),
  /** What the score rests on; absent in reports from before December 2026. */
  basis: z.optional(scoreBasis),
});
export type ComplianceHistoryItem = z.infer<typeof complianceHistoryItem>;

const inBoth = z.object({ en: z.string(), ar: z.string() });

/** A rule of the pack, as the page "What is checked" shows it. */
export const checkedRule = z.object({
  id: z.string(),
  subject: inBoth,
  demands: inBoth,
  source: inBoth,
  documents: z.array(z.enum(DOCUMENT_TYPES)),
  severity,
  confidence: z.enum(['verified', 'partly-verified', 'secondary-source']),
  caution: z.nullable(inBoth),
});
/** The rules on one law or instrument. */
export const checkedLaw = z.object({
  name: inBoth,
  /** The decree that issued the law; null for an instrument whose text is not held. */
  decree: z.nullable(inBoth),
  issued: z.nullable(z.string()),
  /** The month up to which amendments were traced; null where they were not. */
  traced_to: z.nullable(z.string()),
  /** Number of its articles that are held and cited. */
  articles: z.int(),
  rules: z.array(checkedRule),
});
export type CheckedLaw = z.infer<typeof checkedLaw>;

/** Of what independent sets hold: how much of what rules flag is broken, and how much of what is broken they find, in percent. */
const shares = z.object({ precision: z.int(), recall: z.int() });
/** Measured accuracy of the rules. */
export const measuredShares = z.object({
  /** The day of the independent measurement. */
  day: z.string(),
  documents: shares,
  clauses: shares,
  /** Of the rules' own clauses, which were written with them. */
  own: shares,
});
export type MeasuredShares = z.infer<typeof measuredShares>;

const params = z.object({ id: uuid });
const itemParams = z.object({ id: uuid, n: itemNumber });

export const checkCompliance = endpoint({
  method: 'POST',
  path: '/compliance/check',
  summary: 'Check a stored document (doc_id) or a text (document_text) against the rules of law.',
  access: 'user',
  localized: true,
  longRunning: true,
  body: z.object({
    // Exactly one of `document_text` and `doc_id` is required; checked by the server.
    document_text: z.optional(z.string()),
    doc_id: z.optional(objectId),
    filename: z.optional(z.string().check(z.maxLength(LIMITS.upload.filenameChars))),
    /** The kind of document; recognized if absent. */
    document_type: z.optional(z.enum(DOCUMENT_TYPES)),
  }),
  response: complianceReport,
});
export const complianceHistory = endpoint({
  method: 'GET',
  path: '/compliance/history',
  summary: "The user's compliance reports, newest first.",
  access: 'user',
  response: z.object({ history: z.array(complianceHistoryItem) }),
});
export const downloadComplianceReport = endpoint({
  method: 'GET',
  path: '/compliance/report/pdf/:id',
  summary: "A compliance report's PDF, by the id of the report.",
  access: 'user',
  params,
  response: z.unknown(),
  file: ['application/pdf'],
});
export const complianceRules = endpoint({
  method: 'GET',
  path: '/compliance/rules',
  summary: 'Every rule that documents are checked against, by law.',
  access: 'user',
  response: z.object({ version: z.string(), measured: measuredShares, laws: z.array(checkedLaw) }),
});
export const getComplianceReport = endpoint({
  method: 'GET',
  path: '/compliance/:id',
  summary: 'One compliance report.',
  access: 'user',
  params,
  response: z.object({ compliance_report: complianceReport }),
});
export const markIssue = endpoint({
  method: 'PATCH',
  path: '/compliance/:id/items/:n',
  summary: 'Accept or dismiss the n-th issue of a report (from 1), or note something on it.',
  access: 'user',
  params: itemParams,
  body: markChange,
  invalidBody: 'mark_invalid',
  response: mark,
  errors: ['mark_changed'],
});
export const undoKeptComplianceMarks = endpoint({
  method: 'DELETE',
  path: '/compliance/:id/kept-marks',
  summary: 'Open again the issues whose marks were taken over from an earlier report and not changed since.',
  access: 'user',
  params,
  response: z.object({ marks: z.array(mark) }),
});
export const deleteComplianceReport = endpoint({
  method: 'DELETE',
  path: '/compliance/:id',
  summary: 'Remove a compliance report and its PDF.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
