import type { Element } from '@xmldom/xmldom';
import type { Language } from '#shared/contracts/common.js';
import { attributeOf, descendants } from './elements.js';
import type { WordPackage } from './package.js';

const PARTS = new Set(['header', 'footer']);
/** The words beside page numbers, by the language into which they are translated. */
const WORDS: Record<Language, ReadonlyMap<string, string>> = {
  ar: new Map([
    ['page', 'صفحة'],
    ['pages', 'صفحات'],
    ['of', 'من'],
  ]),
  en: new Map([
    ['صفحة', 'Page'],
    ['الصفحة', 'Page'],
    ['صفحات', 'pages'],
    ['من', 'of'],
  ]),
};
const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/**
 * Translates the words beside page numbers in headers and footers, such as "Page 1 of 3". Such a line is no paragraph of the
 * document's text, so that no engine sees it; one with any other word stays as it is.
 */
export async function translatePageWords(lang: Language, word: WordPackage): Promise<void> {
  const paths = word.related.filter(({ type }) => PARTS.has(type)).map(({ path }) => path);
  for (const path of paths) {
    const part = await word.part(path);
    if (part === undefined) continue;
    for (const paragraph of descendants(part, 'w:p')) if (hasPageField(paragraph)) translate(paragraph, lang);
  }
}

const hasPageField = (paragraph: Element) =>
  [...descendants(paragraph, 'w:instrText')].some((one) => PAGE_FIELD.test(one.textContent ?? '')) ||
  [...descendants(paragraph, 'w:fldSimple')].some((one) => PAGE_FIELD.test(attributeOf(one, 'instr') ?? ''));

function translate(paragraph: Element, lang: Language): void {
  const texts = [...descendants(paragraph, 'w:t')];
  const known = WORDS[lang];
  const line = texts.map((one) => one.textContent ?? '').join('');
  const words = line.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || !words.every((one) => known.has(one.toLowerCase()))) return;
  for (const one of texts)
    one.textContent = (one.textContent ?? '').replace(
      /\p{L}+/gu,
      (found) => known.get(found.toLowerCase()) ?? found,
    );
}
