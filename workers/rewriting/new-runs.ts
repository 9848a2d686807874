import { Paragraph, TextRun } from 'docx';
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
  const add = (start: number, end: number, color?: Highlight['color']) => {
    if (end <= start) return;
    const highlight = color === undefined ? {} : { highlight: color as Color };
    for (const part of directedParts(text.slice(start, end), rtl))
      runs.push(new TextRun({ text: joined(part.text), rightToLeft: part.rtl, ...highlight }));
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

/** Returns the paragraph that tells the reader of a translation what it is. */
export function noticeParagraph(notice: string, rtl: boolean): Paragraph {
  return new Paragraph({
    bidirectional: rtl,
    spacing: { after: 240 },
    children: [new TextRun({ text: notice, bold: true, rightToLeft: rtl, highlight: 'lightGray' })],
  });
}
