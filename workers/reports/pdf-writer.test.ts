import { expect, it } from '@jest/globals';
import { pdfText } from '#tests/support/pdf-text.js';
import { Flow } from './flow.js';
import { linesOf } from './lines.js';
import { PdfWriter } from './pdf-writer.js';

async function written(text: string): Promise<Buffer> {
  const flow = new Flow(false);
  flow.paragraph(linesOf(text, { size: 10, weight: 'regular', width: 400 }), { color: '#111111' });
  const writer = new PdfWriter({ title: 't', subject: 's', lang: 'en', createdAt: new Date(0) });
  const chunks: Buffer[] = [];
  writer.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => writer.doc.once('end', resolve));
  for (const page of flow.pages) writer.add(page);
  writer.end();
  await ended;
  return Buffer.concat(chunks);
}

it('text of a PDF is read back as it was, whichever PDFs the process wrote before', async () => {
  // The glyph of ” is drawn with that of ’, and ½ with the figures: a font that has embedded them knows these glyphs
  // without their characters.
  expect(await pdfText(await written('A “quote” of ½ and … more'))).toContain('“quote” of ½');
  expect(await pdfText(await written('The tenant’s 12 rights.'))).toContain('The tenant’s 12 rights.');
});
