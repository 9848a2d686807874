import type { Language } from '#shared/contracts/common.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { Piece } from './cutting.js';
import { UNTITLED } from './part-words.js';
import { nameOf } from './sections.js';

/** Returns the names of the sections in a piece, for people; its page where it has none. */
export function namesOf(
  { start, stretches }: Piece,
  pages: ExtractedDocument['pages'],
  lang: Language,
): string[] {
  const names = stretches.map((stretch) => nameOf(stretch) || stretch.path.at(-1) || '');
  const named = [...new Set(names.filter((name) => name !== ''))];
  return named.length > 0 ? named : [UNTITLED[lang](pageAt(pages, start))];
}

/** Returns the sections of a piece, with offsets from its start. */
export const withinPiece = ({ start: origin, stretches }: Piece): Piece['stretches'] =>
  stretches.map((stretch) => ({ ...stretch, start: stretch.start - origin, end: stretch.end - origin }));
