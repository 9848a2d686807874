import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findOnPage } from './page-quote.js';
import { highlight, liveRange } from './text-ranges.js';

/** Most pixels of a canvas: phones refuse larger ones. */
const MAX_PIXELS = 16_000_000;

/** A drawn page: its picture with its text over it, which can be selected. */
export interface DrawnPage {
  element: HTMLElement;
  /** Marks quotes in the page's text; returns where the first of them begins, if any was found. */
  mark: (quotes: readonly string[]) => Range | null;
}

interface DrawOptions {
  /** Width in CSS pixels. */
  width: number;
  label: string;
  signal: AbortSignal;
}

/** Draws a page at a width, as finely as the screen shows it. Rejects once it is aborted. */
export async function drawPage(
  page: PDFPageProxy,
  { width, label, signal }: DrawOptions,
): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const fit = Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height));
  const ratio = Math.min(window.devicePixelRatio, fit);

  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  const cancel = () => {
    task.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  await task.promise;

  const text = document.createElement('div');
  text.className = 'pdf-text';
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  await layer.render();
  signal.throwIfAborted();
  signal.removeEventListener('abort', cancel);

  const element = document.createElement('div');
  element.className = 'pdf-page';
  element.style.setProperty('--total-scale-factor', String(viewport.scale));
  element.style.width = `${String(viewport.width)}px`;
  element.style.height = `${String(viewport.height)}px`;
  element.append(canvas, text);
  return { element, mark: (quotes) => markQuotes(layer, quotes) };
}

function markQuotes({ textDivs, textContentItemsStr }: TextLayer, quotes: readonly string[]): Range | null {
  const ranges = quotes
    .flatMap((quote) => findOnPage(textContentItemsStr, quote))
    .flatMap(({ piece, start, end }) => {
      const node = textDivs[piece]?.firstChild;
      if (!(node instanceof Text)) return [];
      return [
        new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
      ];
    });
  highlight('page-quote', ranges);
  const [first] = ranges;
  return first === undefined ? null : liveRange(first);
}
