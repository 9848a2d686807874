import type { Element } from '@xmldom/xmldom';
import { childOf, childrenOf, copyElement, documentOf, makeElement, nameOf } from './elements.js';
import type { Fragment } from './fragments.js';
import type { Piece } from './pieces.js';
import { propertiesOf, setProperty } from './properties.js';

/** Who changed a text and when, as tracked changes tell; their ids are unique in the package. */
export interface Revision {
  author: string;
  /** ISO 8601, UTC. */
  date: string;
  nextId(): number;
}

/** Wrappers that say who inserted their content: text of ours cannot be within another's insertion. */
const OTHERS_CHANGES = new Set(['w:ins', 'w:moveTo']);

/**
 * Writes a paragraph's content anew from its fragments; its properties stay.
 * @param revision tracks inserted and deleted fragments; without it there are none.
 */
export function rebuild(paragraph: Element, fragments: readonly Fragment[], revision?: Revision): void {
  for (const child of childrenOf(paragraph)) if (nameOf(child) !== 'w:pPr') paragraph.removeChild(child);
  const writer = new Writer(paragraph, revision);
  for (const fragment of fragments) writer.write(fragment);
}

interface Open {
  source: Element;
  /** Where content goes: the copy, or the content of a copied control. */
  inside: Element;
}

class Writer {
  private open: Open[] = [];
  /** The run that is being written, and what it is a copy of. */
  private run:
    | {
        source: Element | null;
        change: Fragment['change'];
        highlight: string | undefined;
        copy: Element;
        parent: Element;
      }
    | undefined;
  /** Elements that have been copied once: unique ids are left out of further copies. */
  private readonly used = new Set<Element>();

  constructor(
    private readonly paragraph: Element,
    private readonly revision: Revision | undefined,
  ) {}

  write({ piece, change, text, highlight }: Fragment): void {
    const ours = change === 'inserted';
    const parent = this.enter(
      piece.wrappers.filter((wrapper) => !ours || !OTHERS_CHANGES.has(nameOf(wrapper))),
    );
    if (text === null) return this.object(piece, parent);
    const run = this.runIn(parent, piece.run, change, highlight);
    for (const node of textNodes(run, text, change === 'deleted')) run.appendChild(node);
  }

  private object({ nodes }: Piece, parent: Element): void {
    for (const { node, run } of nodes) {
      if (run === null) {
        parent.appendChild(node);
        this.run = undefined;
      } else this.runIn(parent, run, 'kept').appendChild(node);
    }
  }

  /** Opens copies of the wrappers and returns the innermost; those that are open already stay so. */
  private enter(wrappers: readonly Element[]): Element {
    const same = wrappers.findIndex((wrapper, index) => this.open[index]?.source !== wrapper);
    const kept = same < 0 ? wrappers.length : same;
    if (kept < this.open.length || kept < wrappers.length) this.run = undefined;
    this.open = this.open.slice(0, kept);
    for (const source of wrappers.slice(kept)) {
      const copy = this.copyOf(source);
      this.innermost.appendChild(copy);
      this.open.push({ source, inside: copy });
    }
    return this.innermost;
  }

  private get innermost(): Element {
    return this.open.at(-1)?.inside ?? this.paragraph;
  }

  private copyOf(source: Element): Element {
    const copy = copyElement(source, false);
    for (const child of childrenOf(source)) {
      if (!/^w:(?:sdtPr|sdtEndPr|smartTagPr|customXmlPr)$/.test(nameOf(child))) continue;
      const properties = copyElement(child, true);
      const id = this.used.has(source) ? childOf(properties, 'w:id') : undefined;
      if (id !== undefined) properties.removeChild(id);
      copy.appendChild(properties);
    }
    this.used.add(source);
    return copy;
  }

  private runIn(
    parent: Element,
    source: Element | null,
    change: Fragment['change'],
    highlight?: string,
  ): Element {
    const { run } = this;
    if (
      run?.parent === parent &&
      run.source === source &&
      run.change === change &&
      run.highlight === highlight
    )
      return run.copy;
    const copy = source === null ? makeElement(this.paragraph, 'r') : copyElement(source, false);
    const properties = source === null ? undefined : childOf(source, 'w:rPr');
    if (properties !== undefined) copy.appendChild(properties.cloneNode(true));
    if (highlight !== undefined)
      setProperty(propertiesOf(copy, 'rPr'), 'rPr', 'highlight', { val: highlight });
    this.tracked(parent, change).appendChild(copy);
    this.run = { source, change, highlight, copy, parent };
    return copy;
  }

  private tracked(parent: Element, change: Fragment['change']): Element {
    if (change === 'kept' || this.revision === undefined) return parent;
    const { author, date, nextId } = this.revision;
    const mark = makeElement(this.paragraph, change === 'inserted' ? 'ins' : 'del', {
      id: String(nextId()),
      author,
      date,
    });
    parent.appendChild(mark);
    return mark;
  }
}

/** Returns the children of a run that show a text: tabs and line breaks are elements of their own. */
function textNodes(run: Element, text: string, deleted: boolean): Element[] {
  return text
    .split(/([\t\n])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\t') return makeElement(run, 'tab');
      if (part === '\n') return makeElement(run, 'br');
      const element = makeElement(run, deleted ? 'delText' : 't');
      // White space at the edges would be dropped.
      element.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:space', 'preserve');
      element.appendChild(documentOf(run).createTextNode(part));
      return element;
    });
}
