import type { Language } from '#shared/contracts/common.js';
import { cleanText } from '#workers/extraction/clean.js';
import { doubtsOf, type DoubtCode } from '#workers/translation/checks.js';
import type { PlannedSegment } from '../cut.js';
import type { TranslationAnswer } from './prompt.js';

/** A model's translation of a segment, and what is doubtful about it. */
export interface Answered {
  /** Null if the model has not answered it. */
  translation: string | null;
  doubts: DoubtCode[];
}

export interface CheckInput {
  asked: readonly Pick<PlannedSegment, 'text' | 'terms' | 'names'>[];
  answer: TranslationAnswer;
  to: Language;
}

/** Checks a model's translations, each against its source. One that is answered twice counts as not answered. */
export function checkAnswers({ asked, answer, to }: CheckInput): Answered[] {
  return asked.map(({ text: source, terms, names }, index) => {
    const own = answer.paragraphs.filter(({ id }) => id === index + 1);
    const [only] = own;
    if (own.length !== 1 || only === undefined) return { translation: null, doubts: ['not_translated'] };
    // A segment is one line of its paragraph.
    const translation = cleanText(only.translation).replace(/\s+/g, ' ').trim();
    return { translation, doubts: doubtsOf({ source, translation, to, terms, names }) };
  });
}
