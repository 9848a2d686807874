import { pageAt, type Block, type ExtractedDocument, type Section } from '#platform/documents.js';
import type { DocumentBlock } from '#shared/contracts/documents.js';

/** Most characters of a heading's line besides its number and title: the colon and the spaces between them. */
const LOOSE_CHARS = 6;

/** Returns a function that finds the section that begins in a block; blocks are asked for in order. */
function sectionFinder(sections: readonly Section[]): (block: Block) => Section | undefined {
  let next = 0;
  return ({ start, end }) => {
    while ((sections[next]?.start ?? Infinity) < start) next += 1;
    const section = sections[next];
    return section !== undefined && section.start < end ? section : undefined;
  };
}

const bare = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the length of a block's first line if that is the heading of the section that begins with it; 0 if not. */
function headingLine(own: string, section: Section | undefined): number {
  const length = own.indexOf('\n');
  if (length < 1 || section === undefined || section.heading === null) return 0;
  const [line, title] = [bare(own.slice(0, length)), bare(section.heading)];
  const rest = line.length - title.length - (section.number?.length ?? 0);
  return title !== '' && line.endsWith(title) && rest <= LOOSE_CHARS ? length : 0;
}

/**
 * Presents the blocks of a text for readers, with their pages and levels. A clause whose heading is a line of its own is two of
 * them.
 * @returns null if the text was read before there were blocks.
 */
export function presentBlocks({ text, blocks, sections, pages }: ExtractedDocument): DocumentBlock[] | null {
  if (blocks === undefined) return null;
  const sectionOf = sectionFinder(sections);
  return blocks.flatMap((block): DocumentBlock[] => {
    const { start, end, kind, list, cell } = block;
    // Comments are no part of a document's text.
    if (kind === 'comment') return [];
    const section = sectionOf(block);
    const page = kind === 'header' || kind === 'footer' ? null : pageAt(pages, start);
    const number = list === undefined ? {} : { number: list.number };
    const headingLevel = Math.max(1, section?.level ?? 1);
    const line =
      kind === 'list-item' || kind === 'paragraph' ? headingLine(text.slice(start, end), section) : 0;
    if (line > 0) {
      const body = start + line + 1;
      return [
        { start, end: start + line, kind: 'heading', page, level: headingLevel, ...number },
        { start: body, end, kind: 'paragraph', page: pageAt(pages, body) },
      ];
    }
    const level = kind === 'heading' ? headingLevel : list === undefined ? undefined : list.level + 1;
    return [
      {
        start,
        end,
        kind,
        page,
        ...(level === undefined ? {} : { level }),
        ...number,
        ...(cell === undefined ? {} : { cell }),
      },
    ];
  });
}
