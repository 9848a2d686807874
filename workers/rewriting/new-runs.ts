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
    // Latin words within Arabic are set left to right, each with what stands between them.
    for (const part of text.slice(start, end).split(rtl ? LATIN : WHOLE))
      if (part !== '')
        runs.push(
          new TextRun({ text: joined(part), rightToLeft: rtl && !LATIN_LETTER.test(part), ...highlight }),
        );
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
const WHOLE = /(?!)/;

/** Returns the paragraph that tells the reader of a translation what it is. */
export function noticeParagraph(notice: string, rtl: boolean): Paragraph {
  return new Paragraph({
    bidirectional: rtl,
    spacing: { after: 240 },
    children: [new TextRun({ text: notice, bold: true, rightToLeft: rtl, highlight: 'lightGray' })],
  });
}
