import * as z from 'zod/mini';
import { readTerms } from '../domain/glossary-csv.js';
import { problemsOfTerms } from '../domain/glossary-problems.js';
import { LIMITS } from '../limits.js';
import { translationFile, translationItem, translationType } from '../tools/translate/contract.js';
import { objectId, provenance, storableText, timestamp } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { uploadForm } from './documents.js';

/** The language into which is translated, in lower case. */
export const targetLanguage = z.enum(['arabic', 'english']);
export type TargetLanguage = z.infer<typeof targetLanguage>;

const shares = {
  /** The share of the words that was translated without a language model, 0 to 1; null if none was. */
  draft_share: z.nullable(z.number()),
  /** The share of those words that stand untranslated, 0 to 1; null if there is no draft. */
  unknown_share: z.nullable(z.number()),
};

export const translationReport = z.object({
  _id: objectId,
  type: translationType,
  /** The document's file name. */
  filename: z.string(),
  source_text: z.string(),
  translated_text: z.string(),
  translated_filename: z.string(),
  /** The file named by `translated_filename`; null until it is written. */
  result_doc_id: z.nullable(objectId),
  /** Ids of all of its files; one that is not written yet is missing. */
  files: z.partialRecord(translationFile, objectId),
  target_lang: targetLanguage,
  timestamp,
  ...shares,
  /** Every paragraph with its source, in order. */
  paragraphs: z.array(translationItem),
  ...provenance,
});
export type TranslationReport = z.infer<typeof translationReport>;

export const translateHistoryItem = z.object({
  id: objectId,
  type: translationType,
  filename: z.string(),
  target_lang: targetLanguage,
  translated_filename: z.string(),
  result_doc_id: z.nullable(objectId),
  files: z.partialRecord(translationFile, objectId),
  ...shares,
  /** Number of paragraphs that should be compared with the original. */
  doubtful: z.int(),
  created_at: timestamp,
});
export type TranslateHistoryItem = z.infer<typeof translateHistoryItem>;

/** The answer to a request for a translation: its text, and the report that holds the whole of it. */
export const translation = z.object({
  translated_text: z.string(),
  report_id: objectId,
  ...shares,
  doubtful: z.int(),
});

const written = z.string().check(z.trim(), storableText);
/** A pair of terms that a user wants used. */
export const glossaryTerm = z.object({ en: written, ar: written, note: z._default(written, '') });
export type GlossaryTerm = z.infer<typeof glossaryTerm>;
const glossary = z.array(glossaryTerm);

/** Names the first term of a glossary that is not valid, in a sentence; null if all are. */
function problemIn(terms: readonly GlossaryTerm[]): string | null {
  const { terms: most, termChars, noteChars } = LIMITS.glossary;
  if (terms.length > most) return `A glossary has ${most} terms at most.`;
  const problems = problemsOfTerms(terms);
  const index = problems.findIndex((problem) => problem !== null);
  const problem = problems[index];
  if (problem === undefined || problem === null) return null;
  const term = `Term ${index + 1}`;
  switch (problem.code) {
    case 'missing_en':
      return `${term}: the English term is missing.`;
    case 'missing_ar':
      return `${term}: the Arabic term is missing.`;
    case 'term_long':
      return `${term}: a term has ${termChars} characters at most.`;
    case 'note_long':
      return `${term}: a note has ${noteChars} characters at most.`;
    case 'not_en':
      return `${term}: “${problem.words}” is not English.`;
    case 'not_ar':
      return `${term}: “${problem.words}” is not Arabic.`;
    case 'repeated':
      return `${term} repeats term ${problem.before + 1}: “${terms[index]?.en}”.`;
    default:
      return problem satisfies never;
  }
}

/** A glossary as a user may store it: the same English term stands in it once. */
const storedGlossary = z.array(glossaryTerm).check((context) => {
  const message = problemIn(context.value);
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value, path: [] });
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const FILES = [DOCX, 'application/pdf', 'text/plain'] as const;
const params = z.object({ id: objectId });

export const translate = endpoint({
  method: 'POST',
  path: '/translate',
  summary: 'Translate a stored document (doc_id) or a text (document_text).',
  access: 'user',
  localized: true,
  longRunning: true,
  body: z.object({
    // Exactly one of `document_text` and `doc_id` is required; checked by the server.
    document_text: z.optional(z.string()),
    doc_id: z.optional(objectId),
    filename: z.optional(z.string().check(z.maxLength(LIMITS.upload.filenameChars))),
    target_lang: targetLanguage,
  }),
  response: translation,
});
/** Responds with the translated file; the ids of the translation and of the file are in headers. */
export const translateFile = endpoint({
  method: 'POST',
  path: '/translate/file',
  summary: 'Store a file as a document, translate it and answer the translated file: DOCX, or TXT for TXT.',
  access: 'user',
  localized: true,
  longRunning: true,
  upload: true,
  form: z.object({ target_lang: targetLanguage, ...uploadForm.shape }),
  query: z.object({ format: z.optional(translationFile) }),
  response: z.unknown(),
  file: FILES,
});
export const translateHistory = endpoint({
  method: 'GET',
  path: '/translate/history',
  summary: "The user's translations, newest first.",
  access: 'user',
  response: z.object({ history: z.array(translateHistoryItem) }),
});
export const downloadTranslation = endpoint({
  method: 'GET',
  path: '/translate/file/:id',
  summary: 'A file of a translation, by the id of the translation: format=docx, txt, pdf or bilingual.',
  access: 'user',
  params,
  query: z.object({ format: z.optional(translationFile) }),
  response: z.unknown(),
  file: FILES,
});
export const getGlossary = endpoint({
  method: 'GET',
  path: '/translate/glossary',
  summary: 'The terms that the user wants used in translations, as JSON or CSV.',
  access: 'user',
  csv: readTerms,
  response: glossary,
});
export const putGlossary = endpoint({
  method: 'PUT',
  path: '/translate/glossary',
  summary: 'Replace the glossary, by JSON or CSV: English, Arabic, note.',
  access: 'user',
  csv: readTerms,
  body: storedGlossary,
  response: glossary,
});
export const getTranslation = endpoint({
  method: 'GET',
  path: '/translate/:id',
  summary: 'One translation.',
  access: 'user',
  params,
  response: z.object({ translation_report: translationReport }),
});
export const deleteTranslation = endpoint({
  method: 'DELETE',
  path: '/translate/:id',
  summary: 'Remove a translation and its files.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
