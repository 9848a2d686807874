import { describe, expect, test } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import { readDocument } from '#workers/extraction/read.js';
import { docx, para, run, type DocxParts } from '#tests/support/docx.js';
import { unzip } from '#tests/support/unzip.js';
import { commentsAt as commentsIn, withComments } from './comments.js';
import { numberLength } from './prose.js';
import { revise } from './revise.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const read = async (bytes: Buffer) =>
  withComments(await readDocument(bytes, DOCX, () => Promise.resolve(), null));

interface Options {
  to?: Language;
  notice?: string | null;
  bilingual?: boolean;
  inPlace?: boolean;
}

/** Writes a Word file, or one of a body, with its paragraphs translated as given, the first word of each on yellow ground. */
async function translated(
  parts: string | DocxParts,
  words: Readonly<Record<string, string>>,
  { to = 'ar', notice = null, bilingual = false, inPlace = true }: Options = {},
) {
  const bytes = docx(typeof parts === 'string' ? { body: parts } : parts);
  const { text, blocks = [] } = await read(bytes);
  const commentsAt = commentsIn({ blocks }) ?? null;
  const revisions = blocks.map((block) => {
    const start = block.start + numberLength(text, block);
    const own = text.slice(start, block.end);
    const other = words[own] ?? own;
    const highlights = [{ start: 0, end: other.split(' ')[0]?.length ?? 0, color: 'yellow' }];
    return { start, end: block.end, text: other, highlights };
  });
  const translation = { to, notice, bilingual };
  const made = await revise(bytes, {
    text,
    commentsAt,
    blocks,
    revisions,
    tracked: null,
    inPlace,
    translation,
  });
  const files = await unzip(made.bytes);
  const xml = files.get('word/document.xml')?.toString() ?? '';
  const comments = files.get('word/comments.xml')?.toString() ?? '';
  return { text: (await read(made.bytes)).text, xml, comments, left: made.left };
}

const WORDS = { 'The Supplier delivers': 'يسلم المورد', 'Term of Acme': 'مدة Acme' };
const COMMENTED: DocxParts = {
  body: para(`${run('The Supplier delivers')}<w:r><w:commentReference w:id="1"/></w:r>`),
  comments: `<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z" w:initials="C">${para(run('Term of Acme'))}</w:comment>`,
};
const BODY = para('The Supplier delivers') + para('Term of Acme');

describe('a translated Word file', () => {
  test('is the own one with its paragraphs translated, turned, and with its notice first', async () => {
    const { text, xml, left } = await translated(BODY, WORDS, { notice: 'مسودة' });
    expect(left).toEqual([]);
    expect(text.split(/\n+/)).toEqual(['مسودة', 'يسلم المورد', 'مدة Acme']);
    expect(xml.match(/<w:bidi\/>/g)).toHaveLength(3);
    expect(xml).toMatch(/<w:highlight w:val="yellow"\/><w:rtl\/><\/w:rPr><w:t[^>]*>يسلم</);
    // Word takes no attributes that it does not know.
    expect(xml).toContain('<w:top w:val="single" w:sz="6" w:space="6" w:color="D9B44A"/>');
  });

  test('keeps fields, whose text is not written twice', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
      run('4.2') +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body = `<w:p>${run('under clause ')}${field}${run(' he pays')}</w:p>`;
    const { text, xml } = await translated(body, { 'under clause 4.2 he pays': 'يدفع وفق البند 4.2 هنا' });
    expect(text).toBe('يدفع وفق البند 4.2 هنا');
    expect(xml).toContain('REF a');
  });

  test('is turned from right to left into English', async () => {
    const body =
      '<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>يسلم المورد</w:t></w:r></w:p>';
    const { text, xml } = await translated(body, { 'يسلم المورد': 'The Supplier delivers' }, { to: 'en' });
    expect(text).toBe('The Supplier delivers');
    expect(xml).not.toMatch(/w:bidi|w:rtl/);
  });

  test('has what a frame or a floating table places at one side of the page at the other', async () => {
    const frame = (side: string) => `<w:framePr w:wrap="around" w:hAnchor="margin" w:xAlign="${side}"/>`;
    const table = (more: string) =>
      `<w:tbl><w:tblPr>${more}</w:tblPr><w:tr><w:tc>${para('The Supplier delivers')}</w:tc></w:tr></w:tbl>`;
    const body = para('Term of Acme', frame('right')) + table('<w:tblpPr w:tblpXSpec="left"/>');
    const { xml } = await translated(body, WORDS);
    expect(xml).toContain('w:xAlign="left"');
    expect(xml).toContain('w:tblpXSpec="right"');
    // What runs from right to left already stays where it is.
    const turned = para('Term of Acme', `${frame('left')}<w:bidi/>`) + table('<w:bidiVisual/><w:tblpPr w:tblpXSpec="left"/>'); // prettier-ignore
    const same = await translated(turned, WORDS);
    expect(same.xml).toContain('w:xAlign="left"');
    expect(same.xml).toContain('w:tblpXSpec="left"');
    const english = await translated(turned, WORDS, { to: 'en' });
    expect(english.xml).toContain('w:xAlign="right"');
    expect(english.xml).toContain('w:tblpXSpec="right"');
  });

  test.each([{ inPlace: true }, { inPlace: false }])(
    'keeps Latin words in their order where each stands out by itself (in place: $inPlace)',
    async ({ inPlace }) => {
      const words = { 'The Supplier delivers': 'Robert Gordon جامعة' };
      const { xml } = await translated(para('The Supplier delivers'), words, { inPlace });
      const runs = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, inside = '']) => inside);
      expect(runs.length).toBeGreaterThan(2);
      const directions = runs.map((one) => [one.replace(/<[^>]+>/g, ''), one.includes('<w:rtl/>')]);
      expect(directions.filter(([, rtl]) => rtl === false).map(([text]) => text).join('')).toBe('Robert Gordon'); // prettier-ignore
    },
  );

  test('keeps the look of a heading, a figure and a link within a paragraph, and no more than theirs', async () => {
    const link = `<w:hyperlink w:anchor="a">${run('www.example.com/rules/of/the/house', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>')}</w:hyperlink>`;
    const body = para(
      `${run('Term.', '<w:b/>')}${run(' See ')}${link}${run(' for ')}${run('30', '<w:i/>')}${run(' days')}`,
    );
    const old = 'Term. See www.example.com/rules/of/the/house for 30 days';
    const { text, xml } = await translated(body, {
      [old]: 'المدة. انظر www.example.com/rules/of/the/house لمدة 30 يوماً',
    });
    expect(text).toBe('المدة. انظر www.example.com/rules/of/the/house لمدة 30 يوماً');
    const runs = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, inside = '']) => inside);
    const having = (property: string) =>
      runs.filter((one) => one.includes(property)).map((one) => one.replace(/<[^>]+>/g, ''));
    expect(having('<w:b/>')).toEqual(['المدة.']);
    expect(having('<w:i/>')).toEqual(['30']);
    expect(having('<w:u w:val="single"/>')).toEqual(['www.example.com/rules/of/the/house']);
    expect(xml).toMatch(/<w:hyperlink w:anchor="a">.*?www\.example.*?<\/w:hyperlink>/);
  });

  test('is made anew in the direction of its language where the source is no Word file', async () => {
    const { text, xml } = await translated(BODY, WORDS, { inPlace: false, notice: 'مسودة' });
    expect(text.split(/\n+/)).toEqual(['مسودة', 'يسلم المورد', 'مدة Acme']);
    expect(xml.match(/<w:bidi\/>/g)).toHaveLength(3);
    expect(xml).toContain('w:val="yellow"');
  });

  test('in both languages has English on the left and Arabic on the right, whatever was translated', async () => {
    const { text } = await translated(BODY, WORDS, { bilingual: true });
    const cells = ['English', 'العربية', 'The Supplier delivers', 'يسلم المورد', 'Term of Acme', 'مدة Acme'];
    expect(text.split(/[\n\t]+/)).toEqual(cells);
    const english = { 'يسلم المورد': 'He delivers' };
    const other = await translated(para('يسلم المورد'), english, { bilingual: true, to: 'en' });
    expect(other.text.split(/[\n\t]+/)).toEqual(['English', 'العربية', 'He delivers', 'يسلم المورد']);
  });

  test('has its comments translated and turned, with their authors and dates', async () => {
    const { text, comments, left } = await translated(COMMENTED, WORDS);
    expect(left).toEqual([]);
    expect(text).toBe('يسلم المورد\n\nمدة Acme');
    expect(comments).toContain(
      '<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z" w:initials="C">',
    );
    expect(comments).toContain('<w:bidi/>');
    expect(comments).not.toContain('Term of');
  });

  test('made anew or in both languages has them at its end, under a heading', async () => {
    const anew = await translated(COMMENTED, WORDS, { inPlace: false });
    expect(anew.text.split(/\n+/)).toEqual(['يسلم المورد', 'التعليقات', 'مدة Acme']);
    const both = await translated(COMMENTED, WORDS, { bilingual: true });
    expect(both.text.split(/[\n\t]+/).slice(2)).toEqual([
      ...['The Supplier delivers', 'يسلم المورد'],
      ...['Comments', 'التعليقات', 'Term of Acme', 'مدة Acme'],
    ]);
  });
});
