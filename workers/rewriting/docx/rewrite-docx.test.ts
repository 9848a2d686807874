import { describe, expect, test } from '@jest/globals';
import type { ExtractedDocument } from '#platform/documents.js';
import { readDocument } from '#workers/extraction/read.js';
import { numberLength } from '../prose.js';
import { docx, inList, level, para, run, type DocxParts } from '#tests/support/docx.js';
import { unzip } from '#tests/support/unzip.js';
import { turnTo } from './direction.js';
import type { Span } from './fragments.js';
import { rewriteDocx, type BlockRewrite, type RewriteOptions } from './rewrite-docx.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TRACKED = { tracked: { author: 'LDA', date: '2026-01-01T00:00:00Z' } };
const read = (bytes: Buffer) => readDocument(bytes, DOCX, () => Promise.resolve(), null);

/** Words, blanks and marks of notes, each as a span of its own; words in capitals. */
const capitals = (text: string): Span[] =>
  [...text.matchAll(/\s+|\[[^\]\s]{1,12}\]|[^\s[]+|\[/g)].map(({ 0: word, index }) => ({
    text: word.startsWith('[') ? word : word.toUpperCase(),
    from: { start: index, end: index + word.length },
  }));

function rewrites(
  { text, blocks = [] }: ExtractedDocument,
  spansOf: (own: string) => Span[],
): BlockRewrite[] {
  return blocks.map((block) => {
    const own = text.slice(block.start + numberLength(text, block), block.end);
    return { id: block.id, text: own, places: block.places ?? [], spans: spansOf(own) };
  });
}

async function rewritten(parts: DocxParts, spansOf: (own: string) => Span[], options?: RewriteOptions) {
  const bytes = docx(parts);
  const before = await read(bytes);
  const { bytes: out, left } = await rewriteDocx(bytes, rewrites(before, spansOf), options);
  const files = await unzip(out);
  const xml = (name: string) => files.get(`word/${name}.xml`)?.toString() ?? '';
  return { before, after: await read(out), left, xml, body: xml('document') };
}

/** Takes back every tracked change, as Word does when all are rejected. */
const rejected = (xml: string) =>
  xml
    .replace(/<w:ins [^>]*>.*?<\/w:ins>/gs, '')
    .replace(/<\/?w:del(?: [^>]*)?>/g, '')
    .replaceAll('w:delText', 'w:t');
const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

const FIELD =
  run('see page ') +
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
  run('7') +
  '<w:r><w:fldChar w:fldCharType="end"/></w:r>' +
  run(' below');
const BOX = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${para('in a box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${para('in a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;

/** Documents with everything that must stay, each with what its body must still contain. */
const DOCUMENTS: Record<string, { parts: DocxParts; keeps: readonly string[] }> = {
  'formatting of words': {
    parts: { body: para(run('pay ') + run('within', '<w:b/>') + run(' ten days')) },
    keeps: ['<w:b/></w:rPr><w:t xml:space="preserve">WITHIN'],
  },
  'a note': {
    parts: {
      body: para(run('the fee') + '<w:r><w:footnoteReference w:id="2"/></w:r>' + run(' is due')),
      footnotes: `<w:footnote w:id="2">${para(run('net of tax'))}</w:footnote>`,
    },
    keeps: ['<w:footnoteReference w:id="2"/>'],
  },
  'a field': { parts: { body: para(FIELD) }, keeps: ['fldCharType="begin"', ' PAGE ', '>7<'] },
  'a link': {
    parts: { body: para(run('at ') + `<w:hyperlink w:anchor="x">${run('the site')}</w:hyperlink>` + run(' today')) },
    keeps: ['<w:hyperlink w:anchor="x"><w:r><w:t xml:space="preserve">THE'],
  },
  'a bookmark': {
    parts: { body: para(run('one ') + '<w:bookmarkStart w:id="1" w:name="b"/>' + run('two') + '<w:bookmarkEnd w:id="1"/>') },
    keeps: ['<w:bookmarkStart w:id="1" w:name="b"/><w:r><w:t xml:space="preserve">TWO', '<w:bookmarkEnd w:id="1"/>'],
  },
  'a content control': {
    parts: { body: para(run('to ') + `<w:sdt><w:sdtPr><w:id w:val="9"/></w:sdtPr><w:sdtContent>${run('the client')}</w:sdtContent></w:sdt>`) },
    keeps: ['<w:sdtPr><w:id w:val="9"/></w:sdtPr><w:sdtContent><w:r><w:t xml:space="preserve">THE'],
  },
  'a change that somebody else tracked': {
    parts: {
      body: para(
        run('we ') +
          '<w:del w:id="3" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>may </w:delText></w:r></w:del>' +
          '<w:ins w:id="4" w:author="A" w:date="2026-01-01T00:00:00Z">' + run('shall ') + '</w:ins>' +
          run('pay'),
      ),
    },
    keeps: ['<w:delText>may </w:delText>', 'w:id="4" w:author="A"'],
  },
  'a text box in both of its forms': { parts: { body: para(run('beside ') + BOX) }, keeps: ['<mc:Fallback>'] },
  'tabs, line breaks and symbols': {
    parts: { body: para(run('a') + '<w:r><w:tab/></w:r>' + run('b') + '<w:r><w:br/></w:r>' + '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>' + run(' c')) },
    keeps: ['<w:tab/>', '<w:br/>', '<w:sym w:font="Wingdings" w:char="F0FE"/>'],
  },
  'a table and a numbered list': {
    parts: {
      body: `<w:tbl><w:tr><w:tc>${para('price')}</w:tc><w:tc>${para('ten')}</w:tc></w:tr></w:tbl>` + para('first', inList(1, 0)),
      numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    },
    keeps: ['<w:numId w:val="1"/>', '<w:tc>'],
  },
}; // prettier-ignore

describe('rewriting a Word document', () => {
  test.each(Object.entries(DOCUMENTS))('keeps %s', async (_, { parts, keeps }) => {
    const { before, after, left, body } = await rewritten(parts, capitals);
    expect(left).toEqual([]);
    expect(after.text).toBe(before.text.toUpperCase());
    for (const kept of keeps) expect(body).toContain(kept);
  });

  test.each(Object.entries(DOCUMENTS))(
    'tracks changes of %s, and all of them can be taken or refused',
    async (_, { parts }) => {
      const { before, after, left, body } = await rewritten(parts, capitals, TRACKED);
      expect(left).toEqual([]);
      // The reader shows every change as accepted.
      expect(after.text).toBe(before.text.toUpperCase());
      if (!body.includes('w:author="A"')) expect(textOf(rejected(body))).toBe(textOf(await sourceOf(parts)));
    },
  );

  test('text that stays the same stays in its runs', async () => {
    const { parts } = DOCUMENTS['formatting of words'] ?? { parts: { body: '' } };
    const same = await rewritten(parts, (own) => [{ text: own, from: { start: 0, end: own.length } }]);
    expect(textOf(same.body)).toBe('pay within ten days');
    expect(same.body).toContain('<w:b/></w:rPr><w:t xml:space="preserve">within</w:t>');
  });

  test('a text box is the same in the form that older programs show', async () => {
    const { body } = await rewritten({ body: para(run('beside ') + BOX) }, capitals);
    expect(body.split('IN').length - 1).toBe(2);
    expect(body).not.toContain('in a box');
  });

  test('headers, footers and notes are rewritten in their own parts', async () => {
    const sections =
      '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>';
    const { xml, left } = await rewritten(
      {
        body: para('text') + sections,
        headers: { h1: para('secret') },
        footers: { f1: para('draft of May') },
      },
      capitals,
    );
    expect(left).toEqual([]);
    expect([xml('h1'), xml('f1')].map(textOf)).toEqual(['SECRET', 'DRAFT OF MAY']);
  });

  test('a block whose text is not that of the file is left as it is, and named', async () => {
    const bytes = docx({ body: para('the fee') });
    const block = {
      id: 'b1',
      text: 'another text',
      places: [{ paragraph: 0 }],
      spans: [{ text: 'X', from: null }],
    };
    const { bytes: out, left } = await rewriteDocx(bytes, [block]);
    expect(left).toEqual(['b1']);
    expect((await read(out)).text).toBe('the fee');
  });

  test('new words stand where their spans say, in the formatting of what they stand for', async () => {
    const body = para(run('The ') + run('Fee', '<w:b/>') + run(' is due.'));
    const spans = (): Span[] => [
      { text: 'تستحق ', from: { start: 8, end: 15 } },
      { text: 'الأتعاب', from: { start: 4, end: 7 } },
      { text: '.', from: { start: 15, end: 16 } },
    ];
    const { body: out, after } = await rewritten({ body }, spans);
    expect(after.text).toBe('تستحق الأتعاب.');
    expect(out).toContain('<w:b/></w:rPr><w:t xml:space="preserve">الأتعاب</w:t>');
  });
});

async function sourceOf(parts: DocxParts): Promise<string> {
  return (await unzip(docx(parts))).get('word/document.xml')?.toString() ?? '';
}

describe('turning a Word document to Arabic', () => {
  test('paragraphs, tables and runs are right to left, with the weight and size of the Latin text', async () => {
    const body = `<w:tbl><w:tblPr><w:tblW w:w="0"/></w:tblPr><w:tr><w:tc>${para(run('price', '<w:b/><w:sz w:val="24"/>'))}</w:tc></w:tr></w:tbl>`;
    const spans = (own: string): Span[] => [{ text: 'السعر', from: { start: 0, end: own.length } }];
    const { body: out } = await rewritten({ body }, spans, { then: (word) => turnTo('ar', word) });
    expect(out).toContain('<w:tblPr><w:bidiVisual/><w:tblW w:w="0"/></w:tblPr>');
    expect(out).toContain('<w:pPr><w:bidi/></w:pPr>');
    expect(out).toContain('<w:b/><w:bCs/><w:sz w:val="24"/><w:szCs w:val="24"/><w:rtl/>');
  });

  test('Latin words within Arabic become runs of their own, left to right', async () => {
    const spans = (own: string): Span[] => [
      { text: 'شركة Acme Ltd السعودية', from: { start: 0, end: own.length } },
    ];
    const { body, after } = await rewritten({ body: para('x') }, spans, {
      then: (word) => turnTo('ar', word),
    });
    expect(after.text).toBe('شركة Acme Ltd السعودية');
    expect(body).toContain('<w:r><w:t xml:space="preserve">Acme Ltd</w:t></w:r>');
  });

  test('what was right to left is turned back', async () => {
    const body = para(run('السعر', '<w:bCs/><w:rtl/>'), '<w:bidi/>');
    const spans = (own: string): Span[] => [{ text: 'The price', from: { start: 0, end: own.length } }];
    const { body: out } = await rewritten({ body }, spans, { then: (word) => turnTo('en', word) });
    expect(out).not.toMatch(/w:bidi|w:rtl/);
    expect(out).toContain('<w:b/><w:bCs/>');
  });
});
