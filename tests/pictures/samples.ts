import { readFileSync, writeFileSync } from 'node:fs';
import { linesOf } from '#workers/reports/lines.js';
import { CONTENT_WIDTH, Flow } from '#workers/reports/flow.js';
import { PdfWriter } from '#workers/reports/pdf-writer.js';

/** Extra margin: a contract is set narrower than a report. */
const INSET = 32;
const INK = '#1C2226';
const HEADING = /^\d+\. /;
/** Fixed creation date, so that the file changes only when its text does. */
const WRITTEN = new Date('2026-02-01T09:00:00Z');

/**
 * Renders the English sample contract as the PDF that the client offers (the Arabic one is offered as text):
 * `npx tsx --conditions=lda-source tests/pictures/samples.ts`.
 */
function contract(text: string): Buffer {
  const flow = new Flow(false);
  const style = { width: CONTENT_WIDTH - 2 * INSET, direction: 'ltr' as const };
  const place = { color: INK, inset: INSET };
  const [title = '', ...paragraphs] = text.split('\n').filter((line) => line.trim() !== '');
  flow.paragraph(linesOf(title, { ...style, size: 16, weight: 'bold' }), place);
  flow.y += 10;
  for (const paragraph of paragraphs) {
    const heading = HEADING.test(paragraph);
    if (heading) flow.y += 6;
    flow.paragraph(linesOf(paragraph, { ...style, size: 9.5, weight: heading ? 'bold' : 'regular' }), place);
    flow.y += 3;
  }
  const pdf = new PdfWriter({ title, subject: '', lang: 'en', createdAt: WRITTEN });
  for (const page of flow.pages) pdf.add(page);
  pdf.end();
  return pdf.doc.read() as Buffer;
}

const source = readFileSync('client/samples/services-agreement.txt', 'utf8');
writeFileSync('client/public/samples/services-agreement-en.pdf', contract(source));
