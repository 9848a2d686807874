import type { Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';

/** A piece of a document; with a name, what is missing without it: the rule, and the number of its part from 0. */
type Piece = string | readonly [missing: string, text: string];

/** A whole document, written for the tests, of which each named piece can be left out. */
export interface Sample {
  type: DocumentType;
  lang: Language;
  pieces: readonly Piece[];
}

/** Writes a document, without the piece of a name if one is given. */
export const written = ({ pieces }: Sample, without: string | null): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0] === without ? '' : piece[1])).join('');

export const namesIn = ({ pieces }: Sample): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[0]]));
