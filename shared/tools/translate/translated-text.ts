import { revisedText } from '../rephrase/revised.js';
import type { TranslatedParagraph } from './contract.js';

/** Returns a document's text with its paragraphs translated; what stands between them stays. */
export function translatedText(
  text: string,
  paragraphs: readonly Pick<TranslatedParagraph, 'evidence' | 'text'>[],
): string {
  return revisedText(
    text,
    paragraphs.map(({ evidence: { start, end }, text: translated }) => ({ start, end, text: translated })),
  );
}
