import type { Language } from '../../contracts/common.js';
import { withCommentsHeading } from '../../domain/comments.js';
import { revisedText } from '../rephrase/revised.js';
import type { TranslatedParagraph } from './contract.js';

/** Returns where the comments begin in the text of a translation; undefined if there are none. */
export const commentsIn = (
  paragraphs: readonly Pick<TranslatedParagraph, 'kind' | 'evidence'>[],
): number | undefined => paragraphs.find(({ kind }) => kind === 'comment')?.evidence.start;

/** Returns a document's text with its paragraphs translated; what stands between them stays, comments have their heading. */
export function translatedText(
  text: string,
  paragraphs: readonly Pick<TranslatedParagraph, 'kind' | 'evidence' | 'text'>[],
  to: Language,
): string {
  const revisions = paragraphs.map(({ evidence: { start, end }, text: translated }) => ({
    ...{ start, end },
    text: translated,
  }));
  return revisedText(text, withCommentsHeading(revisions, commentsIn(paragraphs), to));
}
