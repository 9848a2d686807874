import { BorderStyle, Paragraph, ShadingType, TextRun } from 'docx';
import type { WrittenRevision } from './contract.js';
import type { Highlight } from './translation-spans.js';

/** Word's colors that the library names. */
type Color = NonNullable<
  ConstructorParameters<typeof TextRun>[0] extends infer O
    ? Extract<O, { highlight?: unknown }>['highlight']
    : never
>;

/** Lines of a paragraph are joined: where they broke was the old page's matter. */
export const joined = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Returns the runs of a new text, with the grounds of what stands out in it. */
export function highlightedRuns(
  { text, highlights = [] }: Pick<WrittenRevision, 'text' | 'highlights'>,
  rtl: boolean,
): TextRun[] {
  const runs: TextRun[] = [];
  // Over the whole text, so that words of the other script stay in their order where each stands out by itself.
  const parts = directedParts(text, rtl);
  let next = 0;
  let reached = 0;
  const add = (start: number, end: number, color?: Highlight['color']) => {
    const highlight = color === undefined ? {} : { highlight: color as Color };
    for (let part = parts[next]; part !== undefined && end > start; part = parts[next]) {
      const last = reached + part.text.length;
      const own = text.slice(Math.max(start, reached), Math.min(end, last));
      if (own !== '') runs.push(new TextRun({ text: joined(own), rightToLeft: part.rtl, ...highlight }));
      if (last > end) break;
      [next, reached] = [next + 1, last];
    }
  };
  let at = 0;
  for (const { start, end, color } of highlights) {
    add(at, start);
    add(start, end, color);
    at = end;
  }
  add(at, text.length);
  return runs;
}

const LATIN_LETTER = /[A-Za-z\u00C0-\u024F]/;
const LATIN = /([A-Za-z\u00C0-\u024F](?:[\w@&+.,'’/:-]* ?[A-Za-z\u00C0-\u024F][\w@&+'’/-]*)*)/;
const ARABIC_LETTER = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF]/;
const ARABIC = /([\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF]+(?: [\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF]+)*)/;

/**
 * Divides a text of one direction into parts that are each set in one: words in the other script, with what stands
 * between them, are parts of their own.
 */
export function directedParts(text: string, rtl: boolean): { text: string; rtl: boolean }[] {
  return text
    .split(rtl ? LATIN : ARABIC)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, rtl: rtl ? !LATIN_LETTER.test(part) : ARABIC_LETTER.test(part) }));
}

/** The look of the paragraph that tells the reader of a translation what it is: a box with a tinted ground. */
export const NOTICE = {
  border: { size: 6, space: 6, color: 'D9B44A' },
  fill: 'FFF6DC',
  spacing: { before: 0, after: 240, line: 264 },
  /** Within the margins, beyond which borders would stand otherwise. */
  indent: 120,
  /** In half points, of Latin and of Arabic letters. */
  size: 18,
  complexSize: 20,
} as const;

/** Returns the paragraph that tells the reader of a translation what it is. */
export function noticeParagraph(notice: string, rtl: boolean): Paragraph {
  const { border, fill, spacing, indent, size, complexSize } = NOTICE;
  const side = { style: BorderStyle.SINGLE, ...border };
  return new Paragraph({
    bidirectional: rtl,
    spacing,
    indent: { left: indent, right: indent },
    border: { top: side, bottom: side, left: side, right: side },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
    children: [new TextRun({ text: notice, rightToLeft: rtl, size, sizeComplexScript: complexSize })],
  });
}
