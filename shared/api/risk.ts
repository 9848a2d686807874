import * as z from 'zod/mini';
import { storableText, objectId, provenance, timestamp, uuid } from '../contracts/common.js';
import { article } from '../contracts/law.js';
import { reportedFinding, riskToRead } from '../tools/risk/contract.js';
import { riskScope } from '../tools/risk/scope.js';
import { endpoint } from '../contracts/endpoint.js';
import { itemNumber, keptMarks, mark, markChange, reviewed } from '../contracts/marks.js';
import { uploadForm } from './documents.js';
import { LIMITS } from '../limits.js';

export const riskReport = z.object({
  id: uuid,
  filename: z.string(),
  created_at: timestamp,
  risks: z.array(reportedFinding),
  /** Clauses that may be about kinds of risk of which nothing was found, and that were not understood; they claim nothing. */
  to_read: z.array(riskToRead),
  /** Marks of the findings that were ever marked, by their numbers. */
  marks: z.array(mark),
  /** What it has taken over from the marks of an earlier report on the same text; null if nothing, or if that was undone. */
  kept_marks: z.nullable(keptMarks),
  /** Kind of document that was recognized, and the search for risks; null in reports from before it was stored. */
  scope: z.nullable(riskScope),
  /** The articles that the findings cite, in full as they were held on the day of the report. */
  articles: z.array(article),
  report_filename: z.string(),
  /** The PDF; null until it is written. */
  report_doc_id: z.nullable(objectId),
  /** `sections` of `of` sections were reused from an earlier analysis. */
  reused: z.object({ sections: z.int(), of: z.int() }),
  ...provenance,
});
export type RiskReport = z.infer<typeof riskReport>;

export const riskHistoryItem = z.object({
  id: uuid,
  created_at: timestamp,
  filename: z.string(),
  report_filename: z.string(),
  /** The PDF; null until it is written. */
  report_doc_id: z.nullable(objectId),
  num_risks: z.int(),
  /** Findings that are accepted or dismissed, of all. */
  reviewed,
  /** True if the document is no contract, and was not assessed. */
  no_contract: z.boolean(),
});
export type RiskHistoryItem = z.infer<typeof riskHistoryItem>;

const params = z.object({ id: uuid });
const itemParams = z.object({ id: uuid, n: itemNumber });

/** The party whose perspective is taken; if absent, the risks of both sides are reported. */
const party = z.optional(z.string().check(z.maxLength(200), storableText));

export const analyzeRisk = endpoint({
  method: 'POST',
  path: '/risk',
  summary: 'Find the risks of a stored document (doc_id) or of a text (document_text).',
  access: 'user',
  localized: true,
  longRunning: true,
  body: z.object({
    // Exactly one of `document_text` and `doc_id` is required; checked by the server.
    /** No maxLength here: the length is checked on storing, for a specific error code. */
    document_text: z.optional(z.string()),
    doc_id: z.optional(objectId),
    filename: z.optional(z.string().check(z.maxLength(LIMITS.upload.filenameChars))),
    party,
    /** Assess the document even if it is recognized as no contract: its report then has risks, if there are any. */
    as_contract: z.optional(z.boolean()),
  }),
  response: riskReport,
});
export const analyzeRiskFile = endpoint({
  method: 'POST',
  path: '/risk/analyze-file',
  summary: 'Store a file as a document and find its risks.',
  access: 'user',
  localized: true,
  longRunning: true,
  upload: true,
  form: z.object({ party, ...uploadForm.shape }),
  response: riskReport,
});
export const riskHistory = endpoint({
  method: 'GET',
  path: '/risk/history',
  summary: "The user's risk reports, newest first.",
  access: 'user',
  response: z.object({ history: z.array(riskHistoryItem) }),
});
/** Responds with the file; its name is in Content-Disposition. */
export const downloadRiskReport = endpoint({
  method: 'GET',
  path: '/risk/file/:id',
  summary: "A risk report's PDF, by the id of the stored file.",
  access: 'user',
  params: z.object({ id: objectId }),
  response: z.unknown(),
  file: ['application/pdf'],
});
export const replaceRiskPdf = endpoint({
  method: 'POST',
  path: '/risk/:id/upload-pdf',
  summary: "Replace a risk report's PDF (multipart, field `file`).",
  access: 'user',
  upload: true,
  params,
  status: 201,
  response: z.object({ report_doc_id: objectId, report_filename: z.string() }),
});
export const getRiskReport = endpoint({
  method: 'GET',
  path: '/risk/:id',
  summary: 'One risk report.',
  access: 'user',
  params,
  response: riskReport,
});
export const markFinding = endpoint({
  method: 'PATCH',
  path: '/risk/:id/items/:n',
  summary: 'Accept or dismiss the n-th risk of a report (from 1), or note something on it.',
  access: 'user',
  params: itemParams,
  body: markChange,
  invalidBody: 'mark_invalid',
  response: mark,
  errors: ['mark_changed'],
});
export const undoKeptRiskMarks = endpoint({
  method: 'DELETE',
  path: '/risk/:id/kept-marks',
  summary: 'Open again the risks whose marks were taken over from an earlier report and not changed since.',
  access: 'user',
  params,
  response: z.object({ marks: z.array(mark) }),
});
export const deleteRiskReport = endpoint({
  method: 'DELETE',
  path: '/risk/:id',
  summary: 'Remove a risk report and its files.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
