import type { Block } from '#platform/documents.js';
import type { Revision } from '#shared/tools/rephrase/revised.js';
import type { RewriteInstructions } from './contract.js';
import type { Span } from './docx/fragments.js';
import { rewriteDocx, type RewrittenDocx } from './docx/rewrite-docx.js';
import { newDocx } from './new-docx.js';
import { numberLength } from './prose.js';

/** Writes a document with revisions as a Word file: into its own, or as a new one. */
export async function revise(
  bytes: Uint8Array,
  { text, revisions, blocks, tracked, inPlace }: RewriteInstructions,
): Promise<RewrittenDocx> {
  if (!inPlace || blocks === null)
    return { bytes: await newDocx({ text, blocks, revisions, tracked }), left: [] };
  // Revisions and blocks are in the order of the text.
  let next = 0;
  const rewrites = blocks.flatMap((block) => {
    const own = ownRange(text, block);
    while ((revisions[next]?.start ?? Infinity) < own.start) next += 1;
    const first = next;
    while ((revisions[next]?.end ?? Infinity) <= own.end) next += 1;
    if (next === first) return [];
    const old = text.slice(own.start, own.end);
    const spans = spansOf(old, revisions.slice(first, next), own.start);
    return [{ id: block.id, text: old, places: block.places ?? [], spans }];
  });
  return rewriteDocx(bytes, rewrites, tracked === null ? {} : { tracked });
}

/** Returns a block's range without the number that Word generates. */
function ownRange(text: string, block: Block): { start: number; end: number } {
  return { start: block.start + numberLength(text, block), end: block.end };
}

/** Returns a text with revisions in pieces: what is kept, and what stands in the place of what. */
export function spansOf(text: string, revisions: readonly Revision[], origin: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const keep = (end: number) => {
    if (end > at) spans.push({ text: text.slice(at, end), from: { start: at, end } });
  };
  for (const { start, end, text: revised } of revisions) {
    keep(start - origin);
    spans.push({ text: revised, from: { start: start - origin, end: end - origin } });
    at = end - origin;
  }
  keep(text.length);
  return spans;
}
