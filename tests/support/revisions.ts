import type { ExtractedDocument } from '#platform/documents.js';
import type { Revision } from '#shared/tools/rephrase/revised.js';
import { readDocument } from '#workers/extraction/read.js';
import { commentsAt, withComments } from '#workers/rewriting/comments.js';
import { proseOf } from '#workers/rewriting/prose.js';
import { revise } from '#workers/rewriting/revise.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** A word of letters; marks of notes, such as [1], are none. */
const WORD = /(?<![\p{L}\p{M}[])[\p{L}\p{M}]{2,60}(?![\p{L}\p{M}\]])/gu;

/** Reads a Word file as it is rephrased and translated: with its comments behind its text. */
export const readWord = async (bytes: Buffer): Promise<ExtractedDocument> =>
  withComments(await readDocument(bytes, DOCX, () => Promise.resolve(), null));

/** Returns revisions of each paragraph of a document: words replaced by several, put in capitals, and left out. */
export function someRevisions({ text, blocks = [] }: ExtractedDocument): Revision[] {
  return proseOf({ text, blocks }).flatMap(({ start, end }) => {
    const words = [...text.slice(start, end).matchAll(WORD)];
    return words.flatMap(({ 0: word, index }, at): Revision[] => {
      const place = { start: start + index, end: start + index + word.length };
      if (at % 5 === 1) return [{ ...place, text: `${word} so ${word}` }];
      if (at % 5 === 3)
        return [{ ...place, text: word.toUpperCase() === word ? `${word}ه` : word.toUpperCase() }];
      return at % 11 === 5 && at + 1 < words.length ? [{ ...place, text: '' }] : [];
    });
  });
}

/** Writes revisions into a Word file: made, or as tracked changes of an author. */
export function revisedWord(
  bytes: Buffer,
  { text, blocks }: ExtractedDocument,
  revisions: readonly Revision[],
  author: string | null,
) {
  const tracked = author === null ? null : { author, date: '2026-01-01T00:00:00Z' };
  return revise(bytes, {
    text,
    commentsAt: commentsAt({ blocks }) ?? null,
    revisions: [...revisions],
    blocks: blocks ?? null,
    tracked,
    inPlace: true,
    translation: null,
  });
}
