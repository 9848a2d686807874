import type { Language } from '#shared/contracts/common.js';
import { draftArabicToEnglish } from '#workers/translation/ar-en/draft.js';
import { doubtsOf } from '#workers/translation/checks.js';
import { draftEnglishToArabic } from '#workers/translation/en-ar/draft.js';
import type { PlannedSegment } from './cut.js';
import type { SegmentOutput } from './output.js';

/** Version of the drafts and their checks. Increase it with every change of them: it is part of every stored part's key. */
export const DRAFT_VERSION = '5';

export interface DraftInput {
  segments: readonly Pick<PlannedSegment, 'text' | 'terms' | 'names'>[];
  to: Language;
}

/** Drafts segments without a model, and checks each. */
export function draftSegments({ segments, to }: DraftInput): SegmentOutput[] {
  const translate = to === 'ar' ? draftEnglishToArabic : draftArabicToEnglish;
  return segments.map(({ text: source, terms, names }) => {
    const { text, words, known, unknown } = translate({ text: source, terms, names });
    return {
      ...{ text, draft: { words, known }, unknown },
      doubts: doubtsOf({ source, translation: text, to, terms, names }),
    };
  });
}
