import type { Element } from '@xmldom/xmldom';
import type { Language } from '#shared/contracts/common.js';
import {
  attributeOf,
  childOf,
  childrenOf,
  copyElement,
  descendants,
  nameOf,
  setAttribute,
} from './elements.js';
import type { WordPackage } from './package.js';
import { propertiesOf, removeProperty, setProperty } from './properties.js';

const TEXT_PARTS = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);
/** Formatting of a run and what stands for it in Arabic text, both in Word's names. */
const COMPLEX = [
  ['b', 'bCs'],
  ['i', 'iCs'],
  ['sz', 'szCs'],
] as const;
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/;
/** Latin words, with what stands between them: they are set left to right within Arabic. */
const LATIN = /([A-Za-z\u00C0-\u024F](?:[\w@&+.,'’/:-]* ?[A-Za-z\u00C0-\u024F][\w@&+'’/-]*)*)/;
/** What may stand between two runs of Latin words that are read as one. */
const BETWEEN_LATIN = /^[\w@&+.,'’/:-]* ?$/;
const OTHER_SIDE = new Map([
  ['left', 'right'],
  ['right', 'left'],
]);

/**
 * Turns a Word document to a language's direction: paragraphs, tables, columns, the formatting of runs and styles. Word
 * mirrors alignment, indents and tabs of a paragraph by its direction, so that they stay as they are.
 */
export async function turnTo(lang: Language, word: WordPackage): Promise<void> {
  const paths = word.related.filter(({ type }) => TEXT_PARTS.has(type)).map(({ path }) => path);
  for (const path of [word.main, ...paths]) {
    const part = await word.part(path);
    if (part === undefined) continue;
    for (const paragraph of descendants(part, 'w:p')) turnParagraph(paragraph, lang);
    for (const table of descendants(part, 'w:tbl')) turnTable(table, lang);
    for (const section of descendants(part, 'w:sectPr')) {
      if (lang === 'ar') setProperty(section, 'sectPr', 'bidi');
      else removeProperty(section, 'bidi');
    }
  }
  const styles = await stylesOf(word);
  for (const properties of styles === undefined ? [] : descendants(styles, 'w:rPr'))
    complete(properties, lang);
  if (lang === 'en' && styles !== undefined)
    for (const bidi of [...descendants(styles, 'w:bidi')]) bidi.parentNode?.removeChild(bidi);
}

function stylesOf(word: WordPackage) {
  const path = word.related.find(({ type }) => type === 'styles')?.path;
  return path === undefined ? Promise.resolve(undefined) : word.part(path);
}

function turnParagraph(paragraph: Element, lang: Language): void {
  const properties = propertiesOf(paragraph, 'pPr');
  if (isTurned(properties, 'bidi', lang)) mirror(childOf(properties, 'w:framePr'), 'xAlign');
  if (lang === 'ar') setProperty(properties, 'pPr', 'bidi');
  else removeProperty(properties, 'bidi');
  const mark = childOf(properties, 'w:rPr');
  if (mark !== undefined) turnRunProperties(mark, lang);
  for (const run of [...descendants(paragraph, 'w:r')])
    if (lang === 'ar') turnRun(run);
    else {
      const own = childOf(run, 'w:rPr');
      if (own !== undefined) turnRunProperties(own, 'en');
    }
  if (lang === 'ar') joinLatin([...descendants(paragraph, 'w:r')]);
}

/** Tells whether a paragraph or a table runs in the other direction until now. */
const isTurned = (properties: Element, name: string, lang: Language) =>
  (childOf(properties, `w:${name}`) === undefined) === (lang === 'ar');

/** Moves what is placed at one side of the page, such as a page number in a frame, to the other: Word does not mirror it by itself. */
function mirror(placed: Element | undefined, attribute: string): void {
  const side = placed === undefined ? undefined : attributeOf(placed, attribute);
  const other = OTHER_SIDE.get(side ?? '');
  if (placed !== undefined && other !== undefined) setAttribute(placed, attribute, other);
}

/** Sets what stands between runs of Latin words from left to right too: else the words would be read in the order of Arabic. */
function joinLatin(runs: readonly Element[]): void {
  const texts = runs.map(textOf);
  const isLatin = (text: string | undefined) =>
    text !== undefined && /[A-Za-z]/.test(text) && !ARABIC.test(text);
  for (const [index, run] of runs.entries()) {
    const properties = childOf(run, 'w:rPr');
    const text = texts[index] ?? '';
    if (properties === undefined || text === '' || !BETWEEN_LATIN.test(text)) continue;
    if (isLatin(texts[index - 1]) && isLatin(texts[index + 1])) removeProperty(properties, 'rtl');
  }
}

const textOf = (run: Element) =>
  childrenOf(run)
    .filter((child) => nameOf(child) === 'w:t')
    .map((child) => child.textContent ?? '')
    .join('');

function turnTable(table: Element, lang: Language): void {
  const properties = propertiesOf(table, 'tblPr');
  if (isTurned(properties, 'bidiVisual', lang)) mirror(childOf(properties, 'w:tblpPr'), 'tblpXSpec');
  if (lang === 'ar') setProperty(properties, 'tblPr', 'bidiVisual');
  else removeProperty(properties, 'bidiVisual');
}

/** Sets a run right to left; Latin words of it become runs of their own, left to right. */
function turnRun(run: Element): void {
  const [only] = childrenOf(run).filter((child) => nameOf(child) === 'w:t');
  const text = textOf(run);
  if (text !== '' && !ARABIC.test(text) && /[A-Za-z]/.test(text)) return;
  const alone = childrenOf(run).every((child) => child === only || nameOf(child) === 'w:rPr');
  if (only !== undefined && alone && LATIN.test(text)) splitLatin(run, only, text);
  turnRunProperties(propertiesOf(run, 'rPr'), 'ar');
}

function splitLatin(run: Element, holder: Element, text: string): void {
  const [first = '', ...rest] = text.split(LATIN);
  let last = run;
  for (const [index, part] of rest.entries()) {
    if (part === '') continue;
    const copy = copyElement(run, true);
    const own = childOf(copy, 'w:t');
    if (own === undefined) return;
    own.textContent = part;
    last.parentNode?.insertBefore(copy, last.nextSibling);
    // Every other part is what stood between Latin words.
    if (index % 2 === 1) turnRunProperties(propertiesOf(copy, 'rPr'), 'ar');
    last = copy;
  }
  if (first === '') run.parentNode?.removeChild(run);
  else holder.textContent = first;
}

function turnRunProperties(properties: Element, lang: Language): void {
  complete(properties, lang);
  if (lang === 'ar') setProperty(properties, 'rPr', 'rtl');
  else removeProperty(properties, 'rtl');
}

/** Gives text in the other script the weight, slope and size that a run or a style has in its own. */
function complete(properties: Element, lang: Language): void {
  for (const [latin, complex] of COMPLEX) {
    const [from, to] = lang === 'ar' ? [latin, complex] : [complex, latin];
    const own = childOf(properties, `w:${from}`);
    if (own === undefined) continue;
    const value = attributeOf(own, 'val');
    setProperty(properties, 'rPr', to, value === undefined ? {} : { val: value });
  }
  const fonts = childOf(properties, 'w:rFonts');
  if (fonts === undefined || lang === 'en') return;
  const font = attributeOf(fonts, 'ascii');
  // Fonts of Latin text alone would be replaced by whatever the machine has.
  if (
    font !== undefined &&
    attributeOf(fonts, 'cs') === undefined &&
    attributeOf(fonts, 'cstheme') === undefined
  )
    setAttribute(
      fonts,
      'cs',
      /times|garamond|georgia|cambria|book/i.test(font) ? 'Times New Roman' : 'Arial',
    );
}
