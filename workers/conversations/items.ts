import * as z from 'zod';
import type { Language } from '#shared/contracts/common.js';
import { textDirection } from '#shared/domain/text-direction.js';

const piece = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  /** True for a statement that no source bears. */
  underlined: z.optional(z.boolean()),
  /** True for a name or an address, which keeps its own direction. */
  isolated: z.optional(z.boolean()),
  link: z.optional(z.string()),
});
/** A piece of a paragraph in one form. */
export type Piece = z.infer<typeof piece>;

/** A paragraph of an exported conversation, in the form that both kinds of file are written from. */
export const item = z.object({
  kind: z.enum([
    'title',
    'meta',
    'notice',
    'heading',
    'speaker',
    'paragraph',
    'list-item',
    'quote',
    'remark',
    'sources',
    'source',
    'detail',
    'source-quote',
  ]),
  pieces: z.array(piece),
  direction: z.enum(['ltr', 'rtl']),
});
export type Item = z.infer<typeof item>;

/** Returns the direction of a language. */
export const directionOf = (lang: Language): Item['direction'] => (lang === 'ar' ? 'rtl' : 'ltr');

/** Makes a paragraph in the language of the file. */
export const ownItem = (kind: Item['kind'], lang: Language, ...pieces: Piece[]): Item => ({
  ...{ kind, pieces, direction: directionOf(lang) },
});

/** Makes a paragraph in the direction of its text. */
export function theirItem(kind: Item['kind'], pieces: Piece[], otherwise: Item['direction']): Item {
  const text = pieces.map((piece) => piece.text).join('');
  return { kind, pieces, direction: /\p{L}/u.test(text) ? textDirection(text) : otherwise };
}
