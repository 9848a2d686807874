import { describe, expect, test } from '@jest/globals';
import { docx, para, run } from '#tests/support/docx.js';
import { unzip } from '#tests/support/unzip.js';
import { translatePageWords } from './page-words.js';
import { rewriteDocx } from './rewrite-docx.js';

const field = (name: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const SECTION = '<w:sectPr><w:footerReference w:type="default" r:id="f1"/></w:sectPr>';

async function footerOf(footer: string, lang: 'en' | 'ar'): Promise<string> {
  const bytes = docx({ body: para('x') + SECTION, footers: { f1: footer } });
  const { bytes: out } = await rewriteDocx(bytes, [], { then: (word) => translatePageWords(lang, word) });
  const files = await unzip(out);
  const xml = files.get('word/f1.xml')?.toString() ?? '';
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join('');
}

describe('the words beside page numbers', () => {
  test('are translated into Arabic around their fields', async () => {
    const footer = para(run('Page ') + field('PAGE') + run(' of ') + field('NUMPAGES'));
    expect(await footerOf(footer, 'ar')).toBe('صفحة 1 من 1');
  });

  test('are translated into English, with a simple field too', async () => {
    const footer = para(`${run('الصفحة ')}<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`);
    expect(await footerOf(footer, 'en')).toBe('Page 1');
  });

  test('stay as they are beside any other word, which an engine translates', async () => {
    expect(await footerOf(para(run('Confidential page ') + field('PAGE')), 'ar')).toBe('Confidential page 1');
  });

  test('stay as they are where there is no page number', async () => {
    expect(await footerOf(para('Page of'), 'ar')).toBe('Page of');
  });
});
