import { pageAt, type Block, type ExtractedDocument } from '#platform/documents.js';
import type { DocumentBlock } from '#shared/contracts/api/documents.js';

/** Returns a function that gives the level of the section that begins in a block; blocks are asked for in order. */
function levelFinder(sections: ExtractedDocument['sections']): (block: Block) => number {
  let next = 0;
  return ({ start, end }) => {
    while ((sections[next]?.start ?? Infinity) < start) next += 1;
    const section = sections[next];
    return section !== undefined && section.start < end ? Math.max(1, section.level) : 1;
  };
}

/** Presents the blocks of a text for readers, with their pages and levels; null if it was read before there were blocks. */
export function presentBlocks({ blocks, sections, pages }: ExtractedDocument): DocumentBlock[] | null {
  if (blocks === undefined) return null;
  const levelOf = levelFinder(sections);
  return blocks.map((block) => {
    const { start, end, kind, list, cell } = block;
    const repeats = kind === 'header' || kind === 'footer';
    const level = kind === 'heading' ? levelOf(block) : list === undefined ? undefined : list.level + 1;
    return {
      start,
      end,
      kind,
      page: repeats ? null : pageAt(pages, start),
      ...(level === undefined ? {} : { level }),
      ...(list === undefined ? {} : { number: list.number }),
      ...(cell === undefined ? {} : { cell }),
    };
  });
}
