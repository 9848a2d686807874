import type { Language } from '#shared/contracts/common.js';
import type { TargetLanguage } from '#shared/api/translate.js';
import type { TranslationItem } from '#shared/tools/translate/contract.js';
import { shownText, stretchesOf, type Span } from '../review/soft-breaks.js';
import type { Translation } from './api.js';

/** The language into which a translation is, and the one from which. */
export const languageOf: Readonly<Record<TargetLanguage, Language>> = { arabic: 'ar', english: 'en' };
export const otherTarget = (to: TargetLanguage): TargetLanguage => (to === 'arabic' ? 'english' : 'arabic');

/** A stretch of a translated paragraph; `unknown` if it was not translated. */
export interface Piece {
  start: number;
  text: string;
  unknown: boolean;
}

/** A paragraph of a translation as it is shown. Its offsets are those of its original. */
export interface ShownParagraph extends Span {
  id: number;
  heading: boolean;
  /** True for a comment on the document, behind its text. */
  comment: boolean;
  source: string;
  pieces: Piece[];
  /** Why it should be compared with the original; empty if there is no doubt. */
  reasons: string[];
}

/** Cuts a translated paragraph where it goes over into words that were not translated, or back. */
export function piecesOf({ text, unknown }: Pick<TranslationItem, 'text' | 'unknown'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isUnknown: boolean) => {
    if (to > at) pieces.push({ start: at, text: text.slice(at, to), unknown: isUnknown });
    at = Math.max(at, to);
  };
  for (const { start, end } of unknown) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}

/** Returns the paragraphs of a translation, without the line breaks in the original that are its pages'. */
export function paragraphsOf(
  { source_text: text, paragraphs }: Pick<Translation, 'source_text' | 'paragraphs'>,
  reader: Language,
): ShownParagraph[] {
  const breaks = stretchesOf(text).flatMap((stretch) => stretch.breaks);
  let next = 0;
  return paragraphs.map((paragraph, index) => {
    const { start, end } = paragraph.evidence;
    while ((breaks[next] ?? Infinity) < start) next += 1;
    const own: number[] = [];
    for (let at = breaks[next]; at !== undefined && at < end; at = breaks[next]) {
      own.push(at);
      next += 1;
    }
    return {
      ...{ id: index + 1, start, end, heading: paragraph.kind === 'heading' },
      comment: paragraph.kind === 'comment',
      source: shownText(text, { start, end, breaks: own }),
      pieces: piecesOf(paragraph),
      reasons: paragraph.doubts.map((doubt) => doubt[reader]),
    };
  });
}
