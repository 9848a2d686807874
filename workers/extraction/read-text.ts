import type { ExtractedDocument } from '#platform/documents.js';
import { blocksOf, type Draft } from './blocks/drafts.js';

/** The result of a format's reader: its blocks are completed for all formats alike. */
export interface ReadText extends Omit<ExtractedDocument, 'blocks'> {
  drafts: Draft[];
}

/** A document as far as it was read. */
export interface ReadDocument extends ExtractedDocument {
  /** Numbers (from 1) of pages that are images, whose text is still to be recognized and is missing so far. */
  toRecognize: number[];
}

/** Completes what a reader has read: puts its blocks in the place of their drafts. */
export function completed({ drafts, ...read }: ReadText): ExtractedDocument {
  const { text, pages, sections, warnings, comments } = read;
  const blocks = blocksOf(text, sections, drafts);
  return { text, pages, sections, warnings, blocks, ...(comments === undefined ? {} : { comments }) };
}
