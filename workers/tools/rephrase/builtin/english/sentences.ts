import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';
import type { Edit } from '../rule.js';
import { activeEdits } from './active.js';
import { dividingEdits } from './divide.js';
import { untouchedSentences } from './untouched.js';

const ACTIVE: readonly RephraseStyle[] = ['clear', 'concise', 'persuasive'];

/** Returns which sentences of a paragraph stay as they are, and the changes of whole sentences that a style wants of the others. */
export function readSentences(text: string, style: RephraseStyle): { untouched: Span[]; edits: Edit[] } {
  const sentences = sentenceSpans(text, { start: 0, end: text.length });
  const flat = text.replace(/\n/g, ' ');
  return {
    untouched: untouchedSentences(text, sentences),
    edits: [
      ...(ACTIVE.includes(style) ? activeEdits(flat, sentences) : []),
      ...(style === 'clear' ? dividingEdits(flat, sentences) : []),
    ],
  };
}
