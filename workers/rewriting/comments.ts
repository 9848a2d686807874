import { COMMENTS_HEADING } from '#shared/domain/comments.js';
import type { Block, ExtractedDocument } from '#platform/documents.js';
import { languageOf } from '#workers/engines/text/arabic.js';

const GAP = '\n\n';

/**
 * Returns a document with its comments as paragraphs behind its text, in a section of their own and on no page: the view of it
 * that is rephrased, translated and written. A document without comments is returned as it is.
 */
export function withComments(document: ExtractedDocument): ExtractedDocument {
  const { text: body, sections, blocks = [], comments = [] } = document;
  if (comments.length === 0) return document;
  let at = body.length;
  const added = comments.map(({ id, text, places }): Block => {
    const start = at + GAP.length;
    at = start + text.length;
    return { id, start, end: at, kind: 'comment', places };
  });
  const own = comments.map(({ text }) => text).join(GAP);
  const heading = COMMENTS_HEADING[languageOf(own)];
  const start = body.length + GAP.length;
  return {
    ...document,
    text: body + GAP + own,
    sections: [...sections, { start, end: at, heading, number: null, level: 1 }],
    blocks: [...blocks, ...added],
  };
}

/** Returns where the comments begin in the text of such a view; undefined if there are none. */
export const commentsAt = ({ blocks = [] }: Pick<ExtractedDocument, 'blocks'>): number | undefined =>
  blocks.find(({ kind }) => kind === 'comment')?.start;
