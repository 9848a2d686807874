import { describe, expect, test } from '@jest/globals';
import { AppError } from '#platform/errors.js';
import { docx, inList, level, para, part, run, type DocxParts } from '#tests/support/docx.js';
import { zip } from '#tests/support/zip.js';
import { readDocx } from './read-docx.js';

const read = (parts: DocxParts) => readDocx(docx(parts));
const linesOf = async (parts: DocxParts) => (await read(parts)).text.split(/\n+/);

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return 'none';
}

describe('list numbers as Word shows them', () => {
  const abstract = (id: number, levels: string) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
  const num = (id: number, of: number, overrides = '') =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`;
  const contract = abstract(
    0,
    level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)'),
  );

  test('levels count within each other and restart', async () => {
    const points = [0, 1, 1, 2, 2, 1, 2, 0, 1];
    const body = points.map((ilvl) => para('x', inList(1, ilvl))).join('');
    expect(await linesOf({ body, numbering: contract + num(1, 0) })).toEqual(
      ['1.', '1.1', '1.2', '(a)', '(b)', '1.3', '(a)', '2.', '2.1'].map((label) => `${label} x`),
    );
  });

  test('a list continues after other text, and after another list of the same format', async () => {
    const body =
      para('x', inList(1, 0)) + para('between') + para('y', inList(2, 0)) + para('z', inList(1, 0));
    expect(await linesOf({ body, numbering: contract + num(1, 0) + num(2, 0) })).toEqual([
      '1. x',
      'between',
      '2. y',
      '3. z',
    ]);
  });

  test('a list with its own start begins there, once', async () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>';
    const body = [1, 1, 2, 2, 1].map((id) => para('x', inList(id, 0))).join('');
    expect(await linesOf({ body, numbering: contract + num(1, 0) + num(2, 0, restart) })).toEqual(
      ['1.', '2.', '5.', '6.', '7.'].map((label) => `${label} x`),
    );
  });

  test('a level may be overridden for one list, never restart, and use plain digits', async () => {
    const roman =
      level(0, 'upperRoman', 'Article %1') +
      level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
      level(2, 'lowerRoman', '(%3)', '<w:lvlRestart w:val="0"/>');
    const other = `<w:lvlOverride w:ilvl="1">${level(1, 'upperLetter', '%2)')}</w:lvlOverride>`;
    const body =
      [0, 1, 2, 1, 2, 0, 1, 2].map((ilvl) => para('x', inList(1, ilvl))).join('') + para('x', inList(2, 1));
    expect(await linesOf({ body, numbering: abstract(0, roman) + num(1, 0) + num(2, 0, other) })).toEqual(
      ['Article I', '1.1', '(i)', '1.2', '(ii)', 'Article II', '2.1', '(iii)', 'B)'].map((l) => `${l} x`),
    );
  });

  test('a style applies its list, and numId 0 removes a paragraph from it', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H2"/></w:style>';
    const styled = (style: string, more = '') => para('x', `<w:pStyle w:val="${style}"/>${more}`);
    const body =
      styled('H1') + styled('H2') + styled('Mine') + styled('H1', '<w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(await linesOf({ body, styles, numbering: contract + num(1, 0) })).toEqual([
      '1. x',
      '1.1 x',
      '1.2 x',
      'x',
    ]);
  });

  test('bullets are bullets; an empty item shows its number, an empty bullet nothing', async () => {
    const numbering = contract + num(1, 0) + abstract(1, level(0, 'bullet', '\uF0B7')) + num(2, 1);
    const body =
      para('x', inList(2, 0)) +
      `<w:p><w:pPr>${inList(2, 0)}</w:pPr></w:p><w:p><w:pPr>${inList(1, 0)}</w:pPr></w:p>`;
    expect(await linesOf({ body, numbering })).toEqual(['• x', '1.']);
  });

  test('sections follow headings, lists and typed numbers', async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>';
    const heading = (text: string) => para(text, '<w:pStyle w:val="H1"/>');
    const { text, sections } = await read({
      styles,
      numbering: contract + num(1, 0),
      body:
        para('This Agreement is made today.') +
        heading('المادة الأولى: التعريفات') +
        para('Definitions. Words mean what they say.', inList(1, 0)) +
        para('in law', inList(1, 2)) +
        heading('Payment') +
        para('The Buyer pays.'),
    });
    expect(sections.map(({ heading: title, number, level: depth }) => [number, title, depth])).toEqual([
      [null, null, 1],
      ['المادة الأولى', 'التعريفات', 1],
      ['1.', 'Definitions', 2],
      ['(a)', 'Definitions', 4],
      [null, 'Payment', 1],
    ]);
    expect(sections.at(-1)?.end).toBe(text.length);
  });
});

describe('text of a Word document', () => {
  test('tracked changes are accepted', async () => {
    const gone = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const body =
      para(
        `${run('keeps')}<w:del><w:r><w:delText> gone</w:delText></w:r></w:del><w:ins>${run(' new')}</w:ins>`,
      ) +
      para('First half, ', gone) +
      para('second half') +
      para(`<w:moveFrom>${run('moved')}</w:moveFrom><w:moveTo>${run('here')}</w:moveTo>`) +
      para(
        'x',
        `${inList(1, 0)}<w:pPrChange><w:pPr><w:pStyle w:val="Old"/>${inList(9, 3)}</w:pPr></w:pPrChange>`,
      ) +
      `<w:tbl><w:tr><w:trPr><w:del w:id="2"/></w:trPr><w:tc>${para('row')}</w:tc></w:tr><w:tr><w:tc>${para('a')}</w:tc><w:tc>${para('b')}</w:tc></w:tr></w:tbl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    expect(await linesOf({ body, numbering })).toEqual([
      'keeps new',
      'First half, second half',
      'here',
      '1) x',
      'a\tb',
    ]);
  });

  test('hidden text is left out and reported, and faint text is marked', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const found = await read({
      styles,
      body:
        para(run('seen') + run(' hidden', '<w:vanish/>') + run(' styled', '<w:rStyle w:val="Secret"/>')) +
        para(
          run('still ', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>') +
            run('white', '<w:color w:val="FFFFFF"/>'),
        ) +
        para(run('on black', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>')),
    });
    expect(found.text).toBe('seen\n\nstill white\n\non black');
    const [faint, hidden] = found.warnings;
    expect(hidden?.code).toBe('hidden_text_left_out');
    expect(hidden?.quote).toBe('hidden styled');
    expect(faint?.spans?.map(({ start, end }) => found.text.slice(start, end))).toEqual(['white']);
  });

  test('a text box is extracted once, after the paragraph that it is anchored to', async () => {
    const box = (text: string) => `<w:txbxContent>${para(text)}</w:txbxContent>`;
    const body =
      para(
        `${run('before')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('in the box')}</mc:Choice><mc:Fallback><w:pict>${box('in the box')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run(' after')}`,
      ) + para('next');
    expect(await linesOf({ body })).toEqual(['before after', 'in the box', 'next']);
  });

  test('fields show their results, and a field whose end is deleted hides no text after its paragraph', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body =
      para(
        `${field('begin')}<w:r><w:instrText> REF a </w:instrText></w:r>${field('begin')}${run('inner')}${field('end')}${field('separate')}${run('Clause 2')}${field('end')}${run('.')}`,
      ) +
      para(`${field('begin')}${run('lost')}`) +
      para('kept');
    expect(await linesOf({ body })).toEqual(['Clause 2.', 'kept']);
  });

  test('notes follow their paragraph, endnotes come at the end, and headers are in a section of their own', async () => {
    const found = await read({
      body:
        para(
          `${run('Price')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' and term')}<w:r><w:endnoteReference w:id="3"/></w:r>`,
        ) +
        para('Next') +
        '<w:sectPr><w:headerReference r:id="head"/></w:sectPr>',
      footnotes: `<w:footnote w:type="separator" w:id="0">${para('line')}</w:footnote><w:footnote w:id="2">${para('in riyals')}</w:footnote>`,
      endnotes: `<w:endnote w:id="3">${para('in years')}</w:endnote>`,
      headers: { head: para('Contract 7/2024') + para('Page 3 of 9'), unused: para('never shown') },
    });
    expect(found.text.split('\n\n')).toEqual([
      'Price[1] and term[i]',
      '[1] in riyals',
      'Next',
      '[i] in years',
      'Contract 7/2024',
    ]);
    const last = found.sections.at(-1);
    expect(last?.heading).toBe('Headers and footers');
    expect(found.text.slice(last?.start, last?.end)).toBe('Contract 7/2024');
  });

  test('short cells make a line, and cells with clauses follow each other', async () => {
    const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => para(text)).join('')}</w:tc>`;
    const long = 'The Supplier delivers the goods. '.repeat(8).trim();
    const body = `<w:tbl><w:tr>${cell('Item')}${cell('Price')}</w:tr><w:tr>${cell('Pen')}${cell('5')}</w:tr><w:tr>${cell(long)}${cell('يسلم المورد البضائع')}</w:tr></w:tbl>`;
    expect((await read({ body })).text).toBe(`Item\tPrice\nPen\t5\n\n${long}\n\nيسلم المورد البضائع`);
  });

  test('tabs, breaks, symbols and hyphens become text', async () => {
    const body = para(
      `<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`,
      '<w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs>',
    );
    expect((await read({ body })).text).toBe('a\tb\nc-d✓');
  });

  test('a part with unusual namespace prefixes gives the same text', async () => {
    const body = part('document', `<w:body>${para('Plain')}</w:body>`)
      .replaceAll('<w:', '<x:')
      .replaceAll('</w:', '</x:')
      .replace('xmlns:w=', 'xmlns:x=');
    const made = zip([{ name: 'word/document.xml', body }]);
    expect((await readDocx(made)).text).toBe('Plain');
  });
});

describe('pages of a Word document', () => {
  const laidOut = '<w:r><w:lastRenderedPageBreak/></w:r>';
  const asked = '<w:r><w:br w:type="page"/></w:r>';

  test('pages begin where Word laid them out, and cover the text', async () => {
    const { text, pages } = await read({
      body:
        para('one') +
        para(`${run('two ')}${laidOut}${run('three')}`) +
        para(asked) +
        para(`${laidOut}${run('four')}`),
      pages: 3,
    });
    expect(pages.map(({ start, end }) => text.slice(start, end))).toEqual([
      'one\n\ntwo ',
      'three\n\n',
      'four',
    ]);
  });

  test("the author's page breaks count if Word left none, unless the file says that there are more pages", async () => {
    const body = para('one') + para(asked) + para('two');
    expect((await read({ body })).pages).toHaveLength(2);
    expect((await read({ body, pages: 2 })).pages).toHaveLength(2);
    expect((await read({ body, pages: 7 })).pages).toEqual([]);
  });

  test('a page break within a table row is counted once', async () => {
    const cell = (text: string) => `<w:tc>${para(`${run(text)}${laidOut}${run(text)}`)}</w:tc>`;
    const { pages } = await read({ body: `<w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr></w:tbl>` });
    expect(pages).toHaveLength(2);
  });
});

describe('limits of a Word document', () => {
  const document = (xml: string) => zip([{ name: 'word/document.xml', body: xml }]);

  test('a DTD is refused, and entities with it', async () => {
    const xml = part('document', `<w:body>${para('&a;')}</w:body>`).replace(
      '?>',
      '?><!DOCTYPE w:document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>',
    );
    expect(await codeOf(readDocx(document(xml)))).toBe('document_damaged');
  });

  test('elements nested without end are refused', async () => {
    const deep = 100_000;
    const xml = part('document', '<w:sdt>'.repeat(deep) + '</w:sdt>'.repeat(deep));
    expect(await codeOf(readDocx(document(xml)))).toBe('document_too_complex');
  });

  test('a part that unpacks to far more than its size is refused, whatever the archive says', async () => {
    const body = Buffer.alloc(64 * 1024 * 1024);
    expect(await codeOf(readDocx(zip([{ name: 'word/document.xml', body }])))).toBe('document_too_complex');
    const claimed = zip([{ name: 'word/document.xml', body, claimedBytes: 1_000 }]);
    expect(await codeOf(readDocx(claimed))).not.toBe('none');
  });

  test('more entries, or more bytes in total, than a document has are refused', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => ({ name: `word/${index}`, body: '' }));
    expect(await codeOf(readDocx(docx({ body: para('x'), more: many })))).toBe('document_too_complex');
    const large = [{ name: 'word/media/a', body: 'x', claimedBytes: 2 ** 30 }];
    expect(await codeOf(readDocx(docx({ body: para('x'), more: large })))).toBe('document_too_complex');
  });

  test('a document without text is refused', async () => {
    expect(await codeOf(read({ body: para(' ') }))).toBe('document_empty');
  });
});
