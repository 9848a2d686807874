import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { contentPdf, IMAGE_PAGE } from '#tests/support/pdf.js';
import { readPdf } from './read-pdf.js';

const line = (text: string, { at = 700, size = 12, before = '' } = {}) =>
  `q ${before} BT /F1 ${size} Tf 72 ${at} Td (${text}) Tj ET Q`;

async function hiddenIn(content: string): Promise<{ text: string; hidden: string[] }> {
  const { text, warnings } = await readPdf(contentPdf([content]), () => Promise.resolve());
  const warning = warnings.find(({ code }) => code === 'hidden_text');
  return { text, hidden: warning?.spans?.map(({ start, end }) => text.slice(start, end)) ?? [] };
}

test.each([
  ['white', line('Unseen words', { at: 650, before: '1 1 1 rg' })],
  ['without ink', line('Unseen words', { at: 650, before: '3 Tr' })],
  ['smaller than type can be', line('Unseen words', { at: 650, size: 1 })],
])('text that is %s stays, and is reported with its place', async (_how, unseen) => {
  const { text, hidden } = await hiddenIn(line('The price is fixed.') + unseen);
  expect(text).toContain('The price is fixed.');
  expect(text).toContain('Unseen words');
  expect(hidden).toEqual(['Unseen words']);
});

test('white text on a dark background can be seen', async () => {
  const ground = 'q 0 0 0.4 rg 50 640 400 40 re f Q';
  const { hidden } = await hiddenIn(line('Dark') + ground + line('Heading', { at: 650, before: '1 1 1 rg' }));
  expect(hidden).toEqual([]);
});

test('a full stop and small print are not reported as hidden', async () => {
  const { hidden } = await hiddenIn(
    line('.') + line('...', { at: 650 }) + line('Small print', { at: 600, size: 5 }),
  );
  expect(hidden).toEqual([]);
});

test('text under a picture of the page is reported as hidden, text over it is not', async () => {
  const seen = line('Everybody reads these words of the contract.', { at: 700 });
  const { text, hidden } = await hiddenIn(line('Unseen words', { at: 650 }) + ` ${IMAGE_PAGE} ` + seen);
  expect(text).toContain('Unseen words');
  expect(hidden).toEqual(['Unseen words']);
});

test('text that is all printed under a scan is its OCR layer, also with a stamp on it', async () => {
  const under = line('The words of the scanned page, found by OCR, and then some more of them.');
  for (const stamp of ['', line('B 1', { at: 30 })]) {
    const { warnings } = await readPdf(contentPdf([`${under} ${IMAGE_PAGE} ${stamp}`]), () =>
      Promise.resolve(),
    );
    expect(warnings).toEqual([{ code: 'pages_recognized', pages: [1] }]);
  }
});

test('a watermark that can be seen through hides nothing', async () => {
  const seen = line('Everybody reads these words.', { at: 700 }) + line('And these.', { at: 650 });
  const stencil = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /IM true /BPC 1 /D [1 0] ID \0 EI Q';
  expect((await hiddenIn(`${seen} ${stencil} ${seen}`)).hidden).toEqual([]);
});

test('each piece is found on its own page', async () => {
  const secret = line('Secret', { at: 650, before: '1 1 1 rg' });
  const { text, pages, warnings } = await readPdf(
    contentPdf([line('Secret of the first'), line('second') + secret]),
    () => Promise.resolve(),
  );
  const [span] = warnings[0]?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toBe('Secret');
  expect(span?.start).toBeGreaterThanOrEqual(pages[1]?.start ?? Infinity);
});

describe('a document with pages that are images', () => {
  const pdf = contentPdf([line('Typed'), IMAGE_PAGE, line('Typed again'), IMAGE_PAGE, IMAGE_PAGE]);

  test('they are named for recognition', async () => {
    const { text, warnings, toRecognize } = await readPdf(pdf, () => Promise.resolve());
    expect(text).toContain('Typed again');
    expect(toRecognize).toEqual([2, 4, 5]);
    expect(warnings).toEqual([]);
  });

  test('recognized text stands in their places, with warnings about it', async () => {
    const recognized = [
      { page: 2, text: 'The rent is 1O,000.', doubtful: [{ start: 12, end: 18 }], confidence: 80 },
      { page: 4, text: '', doubtful: [], confidence: 0 },
      { page: 5, text: null, doubtful: [], confidence: 0 },
    ];
    const { text, pages, warnings, toRecognize } = await readPdf(pdf, () => Promise.resolve(), recognized);
    expect(toRecognize).toEqual([]);
    expect(pages.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Typed',
      'The rent is 1O,000.',
      'Typed again',
      '',
      '',
    ]);
    const doubtful = warnings.find(({ code }) => code === 'words_doubtful');
    expect(doubtful?.spans?.map(({ start, end }) => text.slice(start, end))).toEqual(['1O,000']);
    expect(warnings.filter(({ code }) => code !== 'words_doubtful')).toEqual([
      { code: 'pages_unread', pages: [5] },
      { code: 'pages_scanned', pages: [4] },
      { code: 'pages_recognized', pages: [2] },
    ]);
  });
});

test('Arabic on a page that is shown turned reads as on an upright one', async () => {
  const read = async (name: string) =>
    readPdf(await readFile(join(process.cwd(), 'tests', 'fixtures', 'documents', name)), () =>
      Promise.resolve(),
    );
  const upright = await read('arabic.pdf');
  expect((await read('arabic-turned.pdf')).text).toBe(upright.text);
});

test.each(['1.3', '1.6', '1.7ext3'] as const)(
  'a PDF %s that opens without a password is read, although its owner allows no copying',
  async (pdfVersion) => {
    const writer = new PDFDocument({ pdfVersion, ownerPassword: 'owner', permissions: { copying: false } });
    writer.text('The price is fixed.').end();
    const bytes = Buffer.concat((await writer.toArray()) as Buffer[]);
    expect(bytes.includes('/Encrypt')).toBe(true);
    expect((await readPdf(bytes, () => Promise.resolve())).text).toBe('The price is fixed.');
  },
);
