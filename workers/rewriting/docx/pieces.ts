import type { Element } from '@xmldom/xmldom';
import { symbol } from '#workers/extraction/docx/symbols.js';
import { attributeOf, childrenOf, nameOf } from './elements.js';

/**
 * The smallest things of a paragraph that are kept or moved as one: a text of a run, or an object such as a picture,
 * a note's reference, a bookmark or a page number.
 */
export interface Piece {
  /** Its text, as a reader sees it; empty if it shows none. */
  text: string;
  /**
   * `text` is replaced by other text; `blank` is a tab or a line break, which text can write anew; `note` refers to a
   * note; an `object` stands exactly once, whatever becomes of the text around it.
   */
  kind: 'text' | 'blank' | 'note' | 'object';
  /** Its run, by whose formatting it is shown; null for what stands between runs. */
  run: Element | null;
  /** What it consists of: a child of its run, children of several runs (a field), or an element between runs. */
  nodes: readonly { node: Element; run: Element | null }[];
  /** Elements around its run within the paragraph, the outermost first: links, content controls, insertions. */
  wrappers: readonly Element[];
  /** Set of an object that ends something, such as a bookmark: it belongs to the text before it. */
  closes: boolean;
}

/** Tells whether a run's text is hidden, by its own properties or by a style. */
export type IsHidden = (run: Element, paragraph: Element) => boolean;

const WRAPPERS = new Set(
  ['hyperlink', 'ins', 'moveTo', 'smartTag', 'customXml', 'sdt', 'sdtContent', 'fldSimple', 'dir', 'bdo'].map(
    (name) => `w:${name}`,
  ),
);
/** Marks of the spelling checker and of the last layout: changed text makes them wrong. */
const DROPPED = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:softHyphen']);
const PROPERTIES = new Set(['w:pPr', 'w:rPr', 'w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr', 'w:customXmlPr']);
const CLOSING = new Set(['w:bookmarkEnd', 'w:commentRangeEnd', 'w:permEnd', 'w:moveToRangeEnd']);

/** Returns the pieces of a paragraph in order; text that is deleted or hidden is within objects without text. */
export function piecesOf(paragraph: Element, isHidden: IsHidden): Piece[] {
  return joinedFields(collected(paragraph, [], (run) => isHidden(run, paragraph)));
}

type Found = Piece & { field?: 'begin' | 'separate' | 'end' };

const objectOf = (node: Element, run: Element | null, wrappers: readonly Element[], text = ''): Found => ({
  ...{ text, kind: 'object', run, nodes: [{ node, run }], wrappers },
  closes: CLOSING.has(nameOf(node)),
});

function collected(parent: Element, wrappers: readonly Element[], hides: (run: Element) => boolean): Found[] {
  return childrenOf(parent).flatMap((child) => {
    const name = nameOf(child);
    if (PROPERTIES.has(name) || DROPPED.has(name)) return [];
    if (name === 'w:r') return runPieces(child, wrappers, hides(child));
    if (name === 'w:fldSimple' && !hasLetters(shownText(child)))
      return [objectOf(child, null, wrappers, shownText(child))];
    // The reader counts a content control's content and not the control itself.
    if (WRAPPERS.has(name)) return collected(child, [...wrappers, child], hides);
    return [objectOf(child, null, wrappers, shownText(child))];
  });
}

function runPieces(run: Element, wrappers: readonly Element[], hidden: boolean): Found[] {
  return childrenOf(run).flatMap((node): Found[] => {
    const name = nameOf(node);
    if (PROPERTIES.has(name) || DROPPED.has(name)) return [];
    const object = objectOf(node, run, wrappers);
    if (hidden) return [object];
    switch (name) {
      case 'w:t':
        return [{ ...object, kind: 'text', text: node.textContent ?? '' }];
      case 'w:tab':
      case 'w:ptab':
        return [{ ...object, kind: 'blank', text: '\t' }];
      case 'w:cr':
        return [{ ...object, kind: 'blank', text: '\n' }];
      case 'w:br':
        return attributeOf(node, 'type') === 'page' ? [object] : [{ ...object, kind: 'blank', text: '\n' }];
      case 'w:noBreakHyphen':
        return [{ ...object, kind: 'text', text: '-' }];
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return [{ ...object, kind: 'note' }];
      case 'w:fldChar':
        return [{ ...object, field: fieldMark(node) }];
      default:
        return [{ ...object, text: shownText(node) }];
    }
  });
}

function fieldMark(node: Element): Found['field'] {
  const type = attributeOf(node, 'fldCharType');
  return type === 'begin' || type === 'separate' || type === 'end' ? type : undefined;
}

const SILENT = new Set(
  ['instrText', 'delText', 'delInstrText', 'del', 'moveFrom', 'txbxContent', 'rt'].map((name) => `w:${name}`),
);

/** Returns the text that an element shows which is kept as a whole: a symbol, a formula, a field, ruby. */
function shownText(element: Element): string {
  const name = nameOf(element);
  if (SILENT.has(name)) return '';
  if (name === 'w:t' || name === 'm:t') return element.textContent ?? '';
  if (name === 'w:tab') return '\t';
  if (name === 'w:sym')
    return symbol(attributeOf(element, 'font') ?? '', parseInt(attributeOf(element, 'char') ?? '', 16));
  if (element.localName === 'symEx') return character(parseInt(element.getAttribute('w16se:char') ?? '', 16));
  // Of several forms of the same content the reader takes the first.
  const children = childrenOf(element);
  return (name === 'mc:AlternateContent' ? children.slice(0, 1) : children).map(shownText).join('');
}

const character = (code: number) => (code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const hasLetters = (text: string) => /\p{L}/u.test(text);

/**
 * Makes one object of a field whose result has no letters, such as a page number; of others the result stays text
 * between two objects. A field that ends in another paragraph stays as it is.
 */
function joinedFields(found: readonly Found[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < found.length; at++) {
    const piece = found[at];
    if (piece === undefined) continue;
    const end = piece.field === 'begin' ? endOfField(found, at) : -1;
    if (end < 0) {
      pieces.push(piece.field === 'end' ? { ...piece, closes: true } : piece);
      continue;
    }
    const parts = found.slice(at, end + 1);
    const from = separatorOf(parts);
    const result = from < 0 ? [] : parts.slice(from + 1, -1);
    const text = result.map((part) => part.text).join('');
    const sameWrappers = parts.every(({ wrappers }) => sameElements(wrappers, piece.wrappers));
    if (sameWrappers && !hasLetters(text)) {
      pieces.push({ ...piece, text, nodes: parts.flatMap(({ nodes }) => nodes) });
      at = end;
    } else {
      // The instruction shows nothing, even where it contains text.
      const instruction = from < 0 ? parts.length - 1 : from + 1;
      for (const part of parts.slice(0, instruction)) pieces.push({ ...part, kind: 'object', text: '' });
      at += instruction - 1;
    }
  }
  return pieces;
}

function endOfField(found: readonly Found[], begin: number): number {
  let depth = 0;
  for (let at = begin; at < found.length; at++) {
    if (found[at]?.field === 'begin') depth += 1;
    else if (found[at]?.field === 'end' && --depth === 0) return at;
  }
  return -1;
}

function separatorOf(field: readonly Found[]): number {
  let depth = 0;
  for (const [at, { field: mark }] of field.entries()) {
    if (mark === 'begin') depth += 1;
    else if (mark === 'end') depth -= 1;
    else if (mark === 'separate' && depth === 1) return at;
  }
  return -1;
}

const sameElements = (some: readonly Element[], others: readonly Element[]) =>
  some.length === others.length && some.every((element, index) => element === others[index]);
