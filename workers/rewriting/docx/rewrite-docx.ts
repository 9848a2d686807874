import type { Element } from '@xmldom/xmldom';
import type { Place } from '#platform/documents.js';
import { isHidden, readRunProperty, type RunFormatting } from '#workers/extraction/docx/runs.js';
import { Styles, stylesReader } from '#workers/extraction/docx/styles.js';
import { readXml } from '#workers/extraction/docx/xml.js';
import { align } from './alignment.js';
import { attributeOf, childOf, childrenOf, descendants, nameOf } from './elements.js';
import { formatsOf, type Formats } from './formats.js';
import { fragmentsOf, type Span } from './fragments.js';
import { openPackage, type WordPackage } from './package.js';
import { piecesOf, type IsHidden, type Piece } from './pieces.js';
import { rebuild, type Revision } from './rebuild.js';

/** New text of a block of a Word document. */
export interface BlockRewrite {
  id: string;
  /** The block's text as it was read, without the number that Word generates. */
  text: string;
  places: readonly Place[];
  /** Its new text; a function gets the ranges of the old one that are more than text and stay as they are, and its formats. */
  spans:
    | readonly Span[]
    | ((fixed: readonly { start: number; end: number }[], formats: Formats) => readonly Span[]);
}

export interface RewriteOptions {
  /** Who is named as the author of tracked changes, and when; without it nothing is tracked. */
  tracked?: { author: string; date: string };
  /** Further changes of the package after its text, such as its direction. */
  then?: (word: WordPackage, changed: ReadonlySet<Element>) => Promise<void>;
}

export interface RewrittenDocx {
  bytes: Buffer;
  /** Ids of blocks that were left as they were, since their text in the file is not what was read. */
  left: string[];
}

/**
 * Writes new text into the paragraphs of a Word document, wherever they are in the package: body, headers, footers,
 * notes, text boxes. Formatting, pictures, notes, fields, links and bookmarks stay; whatever is not rewritten keeps its bytes
 * or its elements.
 * @throws AppError `document_*` if the file cannot be read.
 */
export async function rewriteDocx(
  bytes: Uint8Array,
  blocks: readonly BlockRewrite[],
  { tracked, then }: RewriteOptions = {},
): Promise<RewrittenDocx> {
  const word = await openPackage(bytes);
  const hidden = await hiddenBy(word);
  const paragraphs = new Map<string, Element[]>();
  let revision: Revision | undefined;
  const changed = new Set<Element>();
  const left: string[] = [];
  for (const block of blocks) {
    let done = block.places.length > 0;
    for (const place of block.places) {
      const own = await paragraphsAt(word, place, paragraphs);
      if (tracked !== undefined) revision ??= { ...tracked, nextId: await freeIds(word) };
      if (!rewriteParagraphs(own, block, hidden, revision)) done = false;
      else for (const paragraph of own) changed.add(paragraph);
    }
    if (!done) left.push(block.id);
  }
  copyToFallbacks(changed);
  await then?.(word, changed);
  return { bytes: await word.write(), left };
}

/** Returns the paragraphs of a place: several if their marks are deleted between them. */
async function paragraphsAt(
  word: WordPackage,
  { part = word.main, paragraph, last = paragraph }: Place,
  known: Map<string, Element[]>,
): Promise<Element[]> {
  let all = known.get(part);
  if (all === undefined) {
    const document = await word.part(part);
    all = document === undefined ? [] : [...descendants(document, 'w:p')];
    known.set(part, all);
  }
  return all.slice(paragraph, last + 1);
}

function rewriteParagraphs(
  paragraphs: readonly Element[],
  { text, spans }: BlockRewrite,
  hidden: IsHidden,
  revision: Revision | undefined,
): boolean {
  const owners = new Map<Piece, Element>();
  const read = paragraphs.flatMap((paragraph) => {
    const own = piecesOf(paragraph, hidden);
    return own.map((piece) => ({ piece, paragraph }));
  });
  const alignment = align(
    text,
    read.map(({ piece }) => piece),
  );
  if (alignment === null || read.length === 0) return false;
  for (const [index, { paragraph }] of read.entries()) {
    const piece = alignment.pieces[index];
    if (piece !== undefined) owners.set(piece, paragraph);
  }
  const written = typeof spans === 'function' ? spans(alignment.fixed, formatsOf(alignment)) : spans;
  const fragments = fragmentsOf(text, written, alignment, revision !== undefined);
  for (const paragraph of paragraphs)
    rebuild(
      paragraph,
      fragments.filter(({ piece }) => owners.get(piece) === paragraph),
      revision,
    );
  return true;
}

/** Returns what tells hidden runs, by the styles of the package. */
async function hiddenBy(word: WordPackage): Promise<IsHidden> {
  const styles = new Styles();
  const path = word.related.find(({ type }) => type === 'styles')?.path;
  if (path !== undefined) await readXml(word.read(path), stylesReader(styles));
  return (run, paragraph) => {
    const look: RunFormatting = {};
    const properties = childOf(run, 'w:rPr');
    for (const property of properties === undefined ? [] : childrenOf(properties)) {
      const value = attributeOf(property, 'val');
      readRunProperty(look, nameOf(property), value === undefined ? {} : { 'w:val': value });
    }
    const style = childOf(paragraph, 'w:pPr');
    const named = style === undefined ? undefined : childOf(style, 'w:pStyle');
    return isHidden(look, styles, named === undefined ? undefined : attributeOf(named, 'val'));
  };
}

/** Parts in which tracked changes have ids, which are counted over all of them. */
const TRACKED_PARTS = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

async function freeIds(word: WordPackage): Promise<() => number> {
  let highest = 0;
  const parts = word.related.filter(({ type }) => TRACKED_PARTS.has(type)).map(({ path }) => path);
  for (const part of [word.main, ...parts])
    await readXml(word.read(part), {
      open: (_, { 'w:id': id }) => (highest = Math.max(highest, Number(id ?? 0) || 0)),
      close: () => undefined,
    });
  return () => ++highest;
}

/** Copies the text boxes that were changed to the forms that older programs show. */
function copyToFallbacks(changed: ReadonlySet<Element>): void {
  const choices = new Set<Element>();
  for (const paragraph of changed)
    for (let node = paragraph.parentNode; node !== null; node = node.parentNode)
      if ('localName' in node && nameOf(node as Element) === 'mc:Choice') choices.add(node as Element);
  for (const choice of choices) {
    const alternates = choice.parentNode as Element | null;
    const fallback = alternates === null ? undefined : childOf(alternates, 'mc:Fallback');
    if (fallback === undefined) continue;
    const boxes = [...descendants(choice, 'w:txbxContent')];
    const copies = [...descendants(fallback, 'w:txbxContent')];
    for (const [index, copy] of copies.entries()) {
      const box = boxes[index];
      if (box === undefined || boxes.length !== copies.length) continue;
      for (const child of childrenOf(copy)) copy.removeChild(child);
      for (const child of childrenOf(box)) copy.appendChild(child.cloneNode(true));
    }
  }
}
