import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Block } from '#platform/documents.js';
import { docx, inList, level, para, run, type DocxParts } from '#tests/support/docx.js';
import { readDocument } from '../read.js';
import { openArchive } from './archive.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MAIN = 'word/document.xml';

interface Found extends Block {
  text: string;
}

async function blocksOf(bytes: Uint8Array): Promise<Found[]> {
  const { text, blocks = [] } = await readDocument(bytes, TYPE, () => Promise.resolve());
  return blocks.map((block) => ({ ...block, text: text.slice(block.start, block.end) }));
}

/** Returns the paragraphs of a part that have text of their own, by their index, without the reader's XML parser. */
async function paragraphsWithText(bytes: Uint8Array, part: string): Promise<Map<string, string>> {
  let xml = '';
  for await (const chunk of (await openArchive(bytes)).read(part)) xml += chunk.toString();
  const texts = new Map<string, string>();
  const open: number[] = [];
  let count = 0;
  for (const [tag, name, text] of xml.matchAll(/<(\/?w:p)(?=[ >/])[^>]*>|<w:t(?: [^>]*)?>([^<]*)/g)) {
    const index = open.at(-1);
    if (name === '/w:p') open.pop();
    else if (name === 'w:p') {
      if (!tag.endsWith('/>')) open.push(count);
      count += 1;
    } else if (index !== undefined) {
      const key = `${part} ${index}`;
      texts.set(key, (texts.get(key) ?? '') + (text ?? ''));
    }
  }
  return new Map([...texts].filter(([, text]) => text.trim() !== ''));
}

const placesOf = ({ places = [] }: Block): string[] =>
  places.flatMap(({ part = MAIN, paragraph, last = paragraph }) =>
    Array.from({ length: last - paragraph + 1 }, (_, at) => `${part} ${paragraph + at}`),
  );

/**
 * Expects one block for each paragraph with text in some parts, and its text in the block.
 * @param without paragraphs that no block may name.
 */
async function expectOneBlockEach(
  bytes: Uint8Array,
  parts: readonly string[],
  without: readonly string[] = [],
) {
  const blocks = await blocksOf(bytes);
  const expected = new Map<string, string>();
  for (const part of parts) {
    for (const [key, text] of await paragraphsWithText(bytes, part)) expected.set(key, text);
  }
  for (const key of without) expected.delete(key);
  expect(blocks.flatMap(placesOf).sort()).toEqual([...expected.keys()].sort());
  for (const block of blocks) {
    for (const place of placesOf(block)) expect(block.text).toContain(expected.get(place)?.trim());
  }
}

const cell = (inner: string, properties = '') =>
  `<w:tc>${properties === '' ? '' : `<w:tcPr>${properties}</w:tcPr>`}${inner}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const box = (text: string) => `<w:txbxContent>${para(text)}</w:txbxContent>`;
const reference = (kind: string, id: string) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
const note = (kind: string, id: string, inner: string, type = '') =>
  `<w:${kind} w:id="${id}"${type === '' ? '' : ` w:type="${type}"`}>${inner}</w:${kind}>`;

const everything: DocxParts = {
  body: [
    para('Services Agreement', '<w:outlineLvl w:val="0"/>'),
    para(''),
    para(`${run('Scope')}${reference('footnote', '2')}`, inList(1, 0)),
    para(`${run('Fees')}${reference('endnote', '2')}`, inList(1, 1)),
    para(`${run('Anchor')}<w:r><w:pict>${box('In a box')}</w:pict></w:r>`),
    para('<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>'),
    table(
      row(cell(para('Phase')), cell(para('Amount'), '<w:gridSpan w:val="2"/>')),
      row(cell(para('')), cell(para('One')), cell(para('250,000'))),
      row(cell(para('Two') + para('and three')), cell(table(row(cell(para('in')), cell(para('ner')))))),
    ),
    para(`${run('Joined ')}`, '<w:rPr><w:del w:id="1" w:author="A" w:date="2026-01-01T00:00:00Z"/></w:rPr>'),
    para('to this.'),
    '<w:sectPr><w:headerReference r:id="rIdOne"/><w:headerReference r:id="rIdTwo"/><w:footerReference r:id="rIdThree"/></w:sectPr>',
  ].join(''),
  numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
  footnotes: note('footnote', '0', para('line'), 'separator') + note('footnote', '2', para('A footnote')),
  endnotes: note('endnote', '2', para('An endnote') + para('of two paragraphs')),
  headers: { rIdOne: para('Confidential'), rIdTwo: para('') + para('Confidential') },
  footers: { rIdThree: para('Northgate Ltd.') },
};

const parts = [
  MAIN,
  'word/rIdOne.xml',
  'word/rIdTwo.xml',
  'word/rIdThree.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
];

test('each paragraph with text has one block, wherever it is in the package', async () => {
  // The line between text and notes is no note.
  await expectOneBlockEach(docx(everything), parts, ['word/footnotes.xml 0']);
});

test('a contract written with Word has one block for each of its paragraphs', async () => {
  const bytes = await readFile('tests/fixtures/documents/consulting.docx');
  await expectOneBlockEach(bytes, [MAIN]);
});

test('reading a document again gives the same blocks', async () => {
  const bytes = docx(everything);
  expect(await blocksOf(bytes)).toEqual(await blocksOf(bytes));
});

test('blocks tell what Word shows: headings, numbers, cells, notes, headers and footers', async () => {
  const blocks = await blocksOf(docx(everything));
  const shown = blocks.map(({ text, kind, list, cell: own }) => [
    text,
    kind,
    list?.number ?? null,
    own === undefined ? null : [own.table, own.row, own.column, own.columns ?? 1],
  ]);
  expect(shown).toEqual([
    ['Services Agreement', 'heading', null, null],
    ['1. Scope[1]', 'list-item', '1.', null],
    ['[1] A footnote', 'footnote', '[1]', null],
    ['1.1 Fees[i]', 'list-item', '1.1', null],
    ['Anchor', 'paragraph', null, null],
    ['In a box', 'paragraph', null, null],
    ['Phase', 'cell', null, [0, 0, 0, 1]],
    ['Amount', 'cell', null, [0, 0, 1, 2]],
    ['One', 'cell', null, [0, 1, 1, 1]],
    ['250,000', 'cell', null, [0, 1, 2, 1]],
    ['Two', 'cell', null, [0, 2, 0, 1]],
    ['and three', 'cell', null, [0, 2, 0, 1]],
    ['in', 'cell', null, [1, 0, 0, 1]],
    ['ner', 'cell', null, [1, 0, 1, 1]],
    ['Joined to this.', 'paragraph', null, null],
    ['[i] An endnote', 'endnote', '[i]', null],
    ['of two paragraphs', 'endnote', null, null],
    ['Confidential', 'header', null, null],
    ['Northgate Ltd.', 'footer', null, null],
  ]);
  expect(blocks.find(({ text }) => text === 'Confidential')?.places).toEqual([
    { part: 'word/rIdOne.xml', paragraph: 0 },
    { part: 'word/rIdTwo.xml', paragraph: 1 },
  ]);
});
