import type { ReadingWarning } from '#platform/documents.js';
import { faintWarning, quoted } from '../faint.js';
import type { Composed } from './compose.js';
import type { Story } from './story.js';

/** What a reader of a Word document should know of. */
export function warningsOf({ hidden, embedded }: Story, { text, faint }: Composed): ReadingWarning[] {
  const warnings = faintWarning(
    faint.map(({ start, end }) => text.slice(start, end)),
    faint,
  );
  if (hidden.trim() !== '') warnings.push({ code: 'hidden_text_left_out', quote: quoted(hidden) });
  if (embedded) warnings.push({ code: 'embedded_unread' });
  return warnings;
}
