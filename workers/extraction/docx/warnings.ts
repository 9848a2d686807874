import type { Extracted } from '#platform/documents.js';
import type { Composed } from './compose.js';
import type { Story } from './story.js';

type Warnings = Extracted['warnings'];

/** So much of hidden text is quoted, and so many of its places are named. */
const QUOTED_CHARS = 200;
const SPANS = 100;

export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED_CHARS ? `${line.slice(0, QUOTED_CHARS).trimEnd()}…` : line;
}

/** A warning about text that is there and can hardly be seen; none where there is no such text. */
export function faintWarning(text: string, spans: readonly { start: number; end: number }[]): Warnings {
  if (spans.length === 0) return [];
  const quote = quoted(spans.map(({ start, end }) => text.slice(start, end)).join(' '));
  return [
    {
      code: 'hidden_text',
      detail: `Text that a reader can hardly see: “${quote}”`,
      spans: spans.slice(0, SPANS),
    },
  ];
}

/** What a reader of a Word document should know of. */
export function warningsOf({ hidden, embedded }: Story, { text, faint }: Composed): Warnings {
  const warnings = faintWarning(text, faint);
  if (hidden.trim() !== '')
    warnings.push({
      code: 'hidden_text_left_out',
      detail: `Text that Word hides, and that is left out here: “${quoted(hidden)}”`,
    });
  if (embedded)
    warnings.push({
      code: 'embedded_unread',
      detail:
        'The document takes in another file, which is not read here. Save it anew in Word to include it.',
    });
  return warnings;
}
