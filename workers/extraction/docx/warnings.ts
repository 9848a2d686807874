import type { ExtractionWarning } from '#platform/documents.js';
import { hiddenTextWarning, quoted } from '../hidden-text.js';
import type { Composed } from './compose.js';
import type { Story } from './story.js';

/** Returns the warnings about a Word document for its reader. */
export function warningsOf({ hidden, embedded }: Story, { text, hiddenText }: Composed): ExtractionWarning[] {
  const warnings = hiddenTextWarning(
    hiddenText.map(({ start, end }) => text.slice(start, end)),
    hiddenText,
  );
  if (hidden.trim() !== '') warnings.push({ code: 'hidden_text_left_out', quote: quoted(hidden) });
  if (embedded) warnings.push({ code: 'embedded_unread' });
  return warnings;
}
