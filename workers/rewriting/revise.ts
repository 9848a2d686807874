import type { Block } from '#platform/documents.js';
import type { Revision } from '#shared/tools/rephrase/revised.js';
import { bilingualDocx } from './bilingual-docx.js';
import type { RewriteInstructions, WrittenTranslation } from './contract.js';
import { turnTo } from './docx/direction.js';
import { translatePageWords } from './docx/page-words.js';
import type { Formats } from './docx/formats.js';
import type { Span } from './docx/fragments.js';
import { rewriteDocx, type RewrittenDocx } from './docx/rewrite-docx.js';
import type { WordPackage } from './docx/package.js';
import { newDocx } from './new-docx.js';
import { insertNotice } from './notice.js';
import { numberLength } from './prose.js';
import type { Range } from './format-places.js';
import { translationSpans } from './translation-spans.js';

/** Writes a document with revisions as a Word file: into its own, or as a new one. */
export async function revise(
  bytes: Uint8Array,
  { text, commentsAt, revisions, blocks, tracked, inPlace, translation }: RewriteInstructions,
): Promise<RewrittenDocx> {
  if (translation?.bilingual === true)
    return { bytes: await bilingualDocx({ text, commentsAt, blocks, revisions, translation }), left: [] };
  if (!inPlace || blocks === null)
    return { bytes: await newDocx({ text, commentsAt, blocks, revisions, tracked, translation }), left: [] };
  // Revisions and blocks are in the order of the text.
  let next = 0;
  const rewrites = blocks.flatMap((block) => {
    const own = ownRange(text, block);
    while ((revisions[next]?.start ?? Infinity) < own.start) next += 1;
    const first = next;
    while ((revisions[next]?.end ?? Infinity) <= own.end) next += 1;
    if (next === first) return [];
    const old = text.slice(own.start, own.end);
    const within = revisions.slice(first, next);
    const [translated] = within;
    const spans =
      translation === null || translated === undefined
        ? spansOf(old, within, own.start)
        : (fixed: readonly Range[], formats: Formats) => {
            const { text, highlights = [] } = translated;
            return translationSpans(old, { text, highlights, to: translation.to }, { fixed, formats });
          };
    return [{ id: block.id, text: old, places: block.places ?? [], spans }];
  });
  return rewriteDocx(bytes, rewrites, {
    ...(tracked === null ? {} : { tracked }),
    ...(translation === null ? {} : { then: (word: WordPackage) => translated(word, translation) }),
  });
}

/** Turns a translated document to its direction and puts the notice before it. */
async function translated(word: WordPackage, { to, notice }: WrittenTranslation): Promise<void> {
  await translatePageWords(to, word);
  await turnTo(to, word);
  if (notice !== null) await insertNotice(word, notice, to);
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
