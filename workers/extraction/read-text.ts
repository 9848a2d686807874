import type { ExtractedDocument } from '#platform/documents.js';
import type { Draft } from './blocks/drafts.js';

/** The result of a format's reader: its blocks are completed for all formats alike. */
export interface ReadText extends Omit<ExtractedDocument, 'blocks'> {
  drafts: Draft[];
}
