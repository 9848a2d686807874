import type { Language } from '#shared/contracts/common.js';
import { descendants, makeElement } from './docx/elements.js';
import type { WordPackage } from './docx/package.js';
import { propertiesOf, setProperty } from './docx/properties.js';
import { NOTICE } from './new-runs.js';

/** Puts a paragraph before all others of a Word document's body: what its reader must know. */
export async function insertNotice(word: WordPackage, notice: string, lang: Language): Promise<void> {
  const document = await word.part(word.main);
  const [body] = document === undefined ? [] : [...descendants(document, 'w:body')];
  if (body === undefined) return;
  const paragraph = makeElement(body, 'p');
  const run = makeElement(body, 'r');
  const text = makeElement(body, 't');
  text.textContent = notice;
  body.insertBefore(paragraph, body.firstChild);
  paragraph.appendChild(run);
  run.appendChild(text);
  const { border, fill, spacing, indent, size, complexSize } = NOTICE;
  const [own, look] = [propertiesOf(paragraph, 'pPr'), propertiesOf(run, 'rPr')];
  const borders = setProperty(own, 'pPr', 'pBdr');
  const { size: sz, space, color } = border;
  const side = { val: 'single', ...inText({ sz, space, color }) };
  for (const name of ['top', 'left', 'bottom', 'right']) borders.appendChild(makeElement(body, name, side));
  setProperty(own, 'pPr', 'shd', { val: 'clear', color: 'auto', fill });
  setProperty(own, 'pPr', 'spacing', { ...inText(spacing), lineRule: 'auto' });
  setProperty(own, 'pPr', 'ind', inText({ left: indent, right: indent }));
  for (const [name, val] of Object.entries(inText({ sz: size, szCs: complexSize })))
    setProperty(look, 'rPr', name, { val });
  if (lang === 'en') return;
  setProperty(own, 'pPr', 'bidi');
  setProperty(look, 'rPr', 'rtl');
}

/** Numbers as attributes have them. */
const inText = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
