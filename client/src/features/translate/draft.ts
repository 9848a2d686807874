import type { TargetLanguage } from '#shared/api/translate.js';
import type { DocumentItem } from '#shared/api/documents.js';
import { nameOfText } from '../reports/name-of-text.js';
import type { Source } from '../reports/run.js';

/** What is to be translated, as the form has it. */
export interface Draft {
  mode: 'text' | 'document';
  to: TargetLanguage;
  text: string;
  /** The stored document; choosing one clears the file, and the other way round. */
  documentId: string | null;
  file: File | undefined;
}

/** The form at first, with a stored document if the address names one. */
export const emptyDraft = (documentId: string | null): Draft => ({
  mode: documentId === null ? 'text' : 'document',
  to: 'arabic',
  text: '',
  documentId,
  file: undefined,
});

/** Returns what a draft would translate; undefined while there is no text and no file. */
export function sourceOf({ mode, text, file }: Draft, stored: DocumentItem | undefined): Source | undefined {
  if (mode === 'text') return /\S/.test(text) ? { text, filename: nameOfText(text) } : undefined;
  if (stored !== undefined) return { id: stored._id, filename: stored.filename };
  return file && { file };
}
