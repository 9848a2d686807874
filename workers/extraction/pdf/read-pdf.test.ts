import { describe, expect, test } from '@jest/globals';
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
