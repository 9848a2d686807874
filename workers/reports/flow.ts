import type { Line } from './lines.js';

/** Page size and margins: US letter, points. */
export const PAGE = { width: 612, height: 792, margin: 40, top: 40, bottom: 56 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/**
 * A rectangle of a page; rectangles are drawn first, then text over them. Coordinates are points from the page's top
 * left.
 */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: string;
}
export interface Placed {
  line: Line;
  x: number;
  /** Y coordinate of the baseline. */
  y: number;
  color: string;
}
/** A part of a page that leads to an address. */
export interface Link {
  x: number;
  y: number;
  width: number;
  height: number;
  url: string;
}
export interface Page {
  rects: Rect[];
  texts: Placed[];
  links: Link[];
  bookmarks: string[];
}

/** Pages that are filled from top to bottom. */
export class Flow {
  readonly pages: Page[] = [];
  y: number = PAGE.top;

  constructor(readonly rtl: boolean) {
    this.nextPage();
  }

  get page(): Page {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error('A flow has a page from its beginning.');
    return page;
  }
  get bottom(): number {
    return PAGE.height - PAGE.bottom;
  }
  get left(): number {
    return this.bottom - this.y;
  }

  nextPage(): void {
    this.pages.push({ rects: [], texts: [], links: [], bookmarks: [] });
    this.y = PAGE.top;
  }

  /** Sets lines below each other across the page's width; those that do not fit go to the next page. */
  paragraph(lines: readonly Line[], { color, inset = 0 }: { color: string; inset?: number }): void {
    for (const line of lines) {
      if (line.height > this.left) this.nextPage();
      this.set(line, { x: PAGE.margin + inset, width: CONTENT_WIDTH - 2 * inset, y: this.y, color });
      this.y += line.height;
    }
  }

  /** Draws a line in a box of the given width, aligned to the side on which its language begins. */
  set(line: Line, box: { x: number; width: number; y: number; color: string }): void {
    const x = line.rtl ? box.x + box.width - line.width : box.x;
    const baseline = box.y + line.baseline;
    this.page.texts.push({ line, x, y: baseline, color: box.color });
    let at = x;
    for (const { width, emphasis } of line.runs) {
      if (emphasis?.underlined === true) this.page.rects.push(...dots(at, baseline + 2, width, box.color));
      if (emphasis?.link !== undefined)
        this.page.links.push({ x: at, y: box.y, width, height: line.height, url: emphasis.link });
      at += width;
    }
  }
}

/** Length of a dot and distance between two of them, points. */
const DOT = { length: 1.2, step: 2.6, height: 0.7 };

/** Returns the dots of a line below a text. */
function dots(x: number, y: number, width: number, fill: string): Rect[] {
  const count = Math.floor((width + DOT.step - DOT.length) / DOT.step);
  return Array.from({ length: count }, (_, index) => ({
    ...{ x: x + index * DOT.step, y, width: DOT.length, height: DOT.height, fill },
  }));
}

/** Returns a function that yields to other work of this process after `ms` of work; it throws when aborted. */
export function createYielder(signal: AbortSignal, ms = 12): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    signal.throwIfAborted();
    if (performance.now() - since < ms) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
