import type { Language } from '#shared/contracts/common.js';
import { descendants, makeElement } from './docx/elements.js';
import type { WordPackage } from './docx/package.js';
import { propertiesOf, setProperty } from './docx/properties.js';

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
  for (const name of ['b', 'bCs']) setProperty(propertiesOf(run, 'rPr'), 'rPr', name);
  setProperty(propertiesOf(run, 'rPr'), 'rPr', 'highlight', { val: 'lightGray' });
  if (lang === 'en') return;
  setProperty(propertiesOf(paragraph, 'pPr'), 'pPr', 'bidi');
  setProperty(propertiesOf(run, 'rPr'), 'rPr', 'rtl');
}
