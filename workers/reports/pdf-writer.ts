import PDFDocument from 'pdfkit';
import type { Language } from '#shared/contracts/common.js';
import { wordsOf, type Run } from './bidi-runs.js';
import { PAGE, type Page, type Placed, type Rect } from './flow.js';
import { face, LTR, RTL, type Face } from './fonts.js';

export interface PdfMetadata {
  title: string;
  subject: string;
  lang: Language;
  /** The only time stamp in the file, so that two files of the same report are the same, byte for byte. */
  createdAt: Date;
}

/**
 * pdfkit's embedded font, on which its `text()` is built. It is used directly, because `text()` lays each run out
 * three times and saves a graphics state for it.
 */
interface EmbeddedFont {
  id: string;
  ref(): unknown;
  encode(
    text: string,
    features: readonly string[],
  ): [
    glyphs: string[],
    positions: { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[],
  ];
}
interface Internals {
  _font: EmbeddedFont;
  page: { fonts: Record<string, unknown> };
}

const number = (value: number) => String(Math.round(value * 100) / 100);

const operands = new Map<string, string>();

/** Converts `#9A5B1E` to the operands of `rg` and `RG`; a report has a handful of colors. */
function rgb(hex: string): string {
  let found = operands.get(hex);
  if (found === undefined) {
    const value = Number.parseInt(hex.slice(1), 16);
    found = [value >> 16, (value >> 8) & 255, value & 255].map((part) => number(part / 255)).join(' ');
    operands.set(hex, found);
  }
  return found;
}

/**
 * Writes a document page by page; finished pages can be read from `doc` at once. Text goes into the page's content
 * directly, each word encoded once: some ten times faster than pdfkit's own `text()`.
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  private readonly fonts = new Map<Face, EmbeddedFont>();
  /** Encoded words: by face, size and direction, then by word. */
  private readonly encoded = new Map<string, Map<string, string>>();

  constructor({ title, subject, lang, createdAt }: PdfMetadata) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      lang: lang === 'ar' ? 'ar-SA' : 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      // Without a default font pdfkit would embed Helvetica, which no text uses.
      font: face('latin', 'regular').source as unknown as string,
      info: {
        Title: title,
        Subject: subject,
        Creator: 'LDA',
        Producer: 'LDA',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
  }

  /** Draws a page; this finishes the one before. */
  add({ rects, texts, links, bookmarks }: Page): void {
    this.doc.addPage();
    for (const title of bookmarks) this.doc.outline.addItem(title);
    for (const { x, y, width, height, url } of links) this.doc.link(x, y, width, height, url);
    const content = [...rects.map(drawn), ...texts.map((placed) => this.set(placed))];
    this.doc.addContent(content.join('\n'));
  }

  end(): void {
    this.doc.end();
  }

  private set({ line, x, y, color }: Placed): string {
    const operators = [`BT ${rgb(color)} rg`];
    let at = x;
    for (const run of line.runs) {
      const size = line.size * run.face.scale;
      const font = this.font(run.face);
      // pdfkit flips pages so that y grows downwards; letters are flipped back.
      operators.push(`/${font.id} ${number(size)} Tf 1 0 0 -1 ${number(at)} ${number(y)} Tm`);
      operators.push(...this.words(run, size));
      at += run.width;
    }
    operators.push('ET');
    return operators.join('\n');
  }

  private font(chosen: Face): EmbeddedFont {
    const internals = this.doc as unknown as Internals;
    let font = this.fonts.get(chosen);
    if (font === undefined) {
      // pdfkit also accepts an opened font, contrary to its types.
      this.doc.registerFont(chosen.id, chosen.source as unknown as string);
      this.doc.font(chosen.id);
      font = internals._font;
      this.fonts.set(chosen, font);
    }
    internals.page.fonts[font.id] ??= font.ref();
    return font;
  }

  /** Returns the operators that show a run's words, in the order in which they are drawn. */
  private words({ text, face: chosen, rtl }: Run, size: number): string[] {
    const key = `${chosen.id} ${number(size)} ${String(rtl)}`;
    const known = this.encoded.get(key) ?? new Map<string, string>();
    this.encoded.set(key, known);
    const words = wordsOf(text);
    if (rtl) words.reverse();
    return words.map((word) => {
      const found = known.get(word);
      if (found !== undefined) return found;
      const operators = showing(...this.font(chosen).encode(word, rtl ? RTL : LTR), size);
      known.set(word, operators);
      return operators;
    });
  }
}

/** Returns the operators that show shaped glyphs: kerning as adjustments, raised and shifted marks one by one. */
function showing(glyphs: string[], positions: ReturnType<EmbeddedFont['encode']>[1], size: number): string {
  const operators: string[] = [];
  let array = '';
  let hex = '';
  const adjust = (by: number) => {
    if (hex !== '') array += `<${hex}>`;
    hex = '';
    if (Math.abs(by) > 0.005) array += `${number(-by)} `;
  };
  const flush = () => {
    adjust(0);
    if (array !== '') operators.push(`[${array.trim()}] TJ`);
    array = '';
  };
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[index] ?? {
      xAdvance: 0,
      xOffset: 0,
      yOffset: 0,
      advanceWidth: 0,
    };
    if (yOffset !== 0) {
      flush();
      operators.push(`${number((yOffset * size) / 1000)} Ts`);
    }
    if (xOffset !== 0) adjust(xOffset);
    hex += glyph;
    const after = xAdvance - advanceWidth - xOffset;
    if (after !== 0) adjust(after);
    if (yOffset !== 0) {
      flush();
      operators.push('0 Ts');
    }
  });
  flush();
  return operators.join(' ');
}

function drawn({ x, y, width, height, fill, stroke }: Rect): string {
  const box = [x, y, width, height].map(number).join(' ');
  const filled = fill === undefined ? '' : `${rgb(fill)} rg ${box} re f`;
  const stroked = stroke === undefined ? '' : `${rgb(stroke)} RG 0.5 w ${box} re S`;
  return `${filled} ${stroked}`.trim();
}
