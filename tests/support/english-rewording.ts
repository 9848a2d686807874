import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { revisedText } from '#shared/tools/rephrase/revised.js';
import { reword } from '#workers/tools/rephrase/builtin/reword.js';

interface Document {
  terms?: readonly string[];
  name?: string | null;
}

/** Returns a text with every change that a style wants of it. */
export function rewordedIn(
  style: RephraseStyle,
  text: string,
  { terms = [], name = null }: Document = {},
): string {
  const edits = reword(text, style, terms, name);
  return revisedText(
    text,
    edits.map(({ start, end, revised }) => ({ start, end, text: revised })),
  );
}
