import type { Doubt, TranslatedParagraph } from '#shared/tools/translate/contract.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { blocksOf, ownRange, type Segment } from '#workers/translation/segments.js';
import type { SegmentOutput } from './output.js';
import { DOUBTS } from './words.js';

/** Translated segments by where they start. */
export type Translated = ReadonlyMap<number, SegmentOutput>;
type Source = Pick<ExtractedDocument, 'text' | 'blocks' | 'pages'>;

/** Returns the paragraphs of a document with what is translated of them; `only` names the indexes of the blocks that are wanted. */
export function paragraphsOf(
  document: Source,
  segments: readonly Segment[],
  translated: Translated,
  only?: ReadonlySet<number>,
): TranslatedParagraph[] {
  const byBlock = new Map<number, Segment[]>();
  for (const segment of segments)
    byBlock.set(segment.block, [...(byBlock.get(segment.block) ?? []), segment]);
  return blocksOf(document).flatMap((block, index) => {
    if (only !== undefined && !only.has(index)) return [];
    const { start, end } = ownRange(document.text, block);
    const wraps = block.places === undefined;
    const own = byBlock.get(index) ?? [];
    return [
      {
        ...{ id: block.id, kind: block.kind },
        evidence: { start, end, page: pageAt(document.pages, start) },
        ...assemble(document.text, { start, end }, own, translated, { wraps }),
      },
    ];
  });
}

/** Joins the translations of a paragraph's segments with what stands between them. */
function assemble(
  text: string,
  { start, end }: { start: number; end: number },
  segments: readonly Segment[],
  translated: Translated,
  { wraps }: { wraps: boolean },
): Pick<TranslatedParagraph, 'text' | 'draft' | 'unknown' | 'doubts'> {
  const unknown: TranslatedParagraph['unknown'] = [];
  const codes = new Set<Doubt['code']>();
  let result = '';
  let draft = false;
  let at = start;
  // Where a page's lines end is no matter of the text.
  const keep = (until: number) => {
    const between = text.slice(at, until);
    result += wraps ? between.replace(/\s*\n\s*/g, ' ') : between;
  };
  for (const segment of segments) {
    keep(segment.start);
    const found = translated.get(segment.start);
    if (found === undefined) {
      codes.add('not_translated');
      result += segment.text;
    } else {
      for (const range of found.unknown)
        unknown.push({ start: result.length + range.start, end: result.length + range.end });
      for (const code of found.doubts) codes.add(code);
      draft ||= found.draft !== null;
      result += found.text;
    }
    at = segment.end;
  }
  keep(end);
  return { text: result, draft, unknown, doubts: [...codes].map((code) => ({ code, ...DOUBTS[code] })) };
}
