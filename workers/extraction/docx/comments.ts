import { LIMITS } from '#shared/limits.js';
import type { Comment } from '#platform/documents.js';
import type { Archive } from './archive.js';
import { compose } from './compose.js';
import type { StoryContext } from './flows.js';
import { readNotes } from './notes.js';
import type { Related } from './parts.js';

/**
 * Reads the comments that the stories read before refer to: Word shows no others. Each paragraph is one, without the number
 * that Word generates; they are in the order of their part, up to `LIMITS.extraction.blocks`.
 */
export async function readComments(
  archive: Archive,
  parts: readonly Related[],
  context: StoryContext,
): Promise<Comment[]> {
  const path = parts.find(({ type }) => type === 'comments')?.path;
  // A comment has no notes: those of the text belong to the text alone.
  const without = { ...context, footnotes: new Map(), endnotes: new Map() };
  const found = await readNotes(archive, path, without);
  const blocks = [...found].flatMap(([id, own]) => (context.comments.has(id) ? own : []));
  const { text, places } = compose(blocks, null);
  return places
    .flatMap(({ drafts }) => drafts)
    .map(({ start, end, list, places = [] }) => ({
      places,
      text: withoutNumber(text.slice(start, end), list),
    }))
    .filter((comment) => comment.text !== '')
    .slice(0, LIMITS.extraction.blocks)
    .map((comment, index) => ({ id: `c${index + 1}`, ...comment }));
}

const withoutNumber = (text: string, list: { number: string } | undefined) =>
  list !== undefined && text.startsWith(list.number) ? text.slice(list.number.length).trimStart() : text;
