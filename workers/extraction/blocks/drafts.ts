import { LIMITS } from '#shared/limits.js';
import type { Block, ExtractedDocument, Section } from '#platform/documents.js';
import { markersOf } from '../sections/markers.js';
import { bulletOf } from './items.js';
import { paragraphsOf } from './paragraphs.js';
import type { PlacedLine } from './line-box.js';

/** A block as its format's reader knows it; where it has no kind, the text decides. */
export type Draft = Omit<Block, 'id' | 'kind'> & Partial<Pick<Block, 'kind'>>;

/** Most characters of a block among which its number is sought. */
const NUMBER_CHARS = 120;
/** Characters of a heading besides its number and title: the full stop and the spaces between them. */
const LOOSE_CHARS = 6;

/** Returns the paragraphs of a text as drafts: see `paragraphsOf`. */
export function draftsOf(
  text: string,
  pages: ExtractedDocument['pages'] = [],
  lines: readonly PlacedLine[] = [],
): Draft[] {
  return paragraphsOf(text, pages, lines, LIMITS.extraction.blocks);
}

const bare = (text: string) =>
  text
    .replace(/["“”_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Tells whether a block is the heading of the section that it begins, and nothing else. */
function isHeading(text: string, { heading, number }: Section): boolean {
  const rest = number !== null && text.startsWith(number) ? text.slice(number.length) : text;
  const own = bare(rest).replace(/^[\s.:)\]–—-]+/, '');
  if (own === '' || heading === null) return own === '' && number !== null;
  const title = bare(heading);
  return title.includes(own) || (own.includes(title) && own.length <= title.length + LOOSE_CHARS);
}

function listOf(text: string, section: Section | null, inside: Section | undefined): Block['list'] {
  const own = section?.number ?? null;
  if (section !== null && own !== null && text.startsWith(own))
    return { level: section.level - 1, number: own };
  const level = inside?.level ?? 0;
  const bullet = bulletOf(text);
  if (bullet !== null) return { level, number: bullet };
  const [marker] = markersOf(text.slice(0, NUMBER_CHARS));
  const number = marker?.bare === true ? null : (marker?.number ?? null);
  return number !== null && text.startsWith(number) ? { level, number } : undefined;
}

/**
 * Completes drafts, which are in order: ids, and what a text shows about itself, its headings and numbers. After
 * `LIMITS.extraction.blocks` the rest is one block.
 */
export function blocksOf(text: string, sections: readonly Section[], drafts: readonly Draft[]): Block[] {
  const blocks: Block[] = [];
  let [next, before] = [0, 0];
  for (const draft of drafts) {
    const { start, end, kind, ...more } = draft;
    if (blocks.length === LIMITS.extraction.blocks) break;
    let begun: Section | null = null;
    for (
      let section = sections[next];
      section !== undefined && section.start <= start;
      section = sections[++next]
    )
      begun = section.start >= before ? section : null;
    before = end;
    const own = text.slice(start, end);
    const list =
      more.list ??
      (more.places === undefined && kind === undefined ? listOf(own, begun, sections[next - 1]) : undefined);
    const heading = begun !== null && isHeading(own, begun);
    const plain = heading ? 'heading' : list !== undefined ? 'list-item' : 'paragraph';
    blocks.push({
      id: `b${blocks.length + 1}`,
      start,
      end,
      kind: kind ?? plain,
      ...more,
      ...(list === undefined ? {} : { list }),
    });
  }
  const last = blocks.at(-1);
  if (last !== undefined && drafts.length > blocks.length) {
    last.end = text.trimEnd().length;
    delete last.places;
  }
  return blocks;
}
