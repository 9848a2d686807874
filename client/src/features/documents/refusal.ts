import { formatMegabytes } from '../../lib/format.js';
import { maxUploadBytes } from '../../lib/served-limits.js';
import type { MessageId, Translate } from '../../lib/translation.js';
import type { Refusal } from '../../ui/drop-area.js';

/** Returns the message for a refused file; `types` is the message that lists the accepted types. */
export function refusalText(t: Translate, refusal: Refusal, types: MessageId): string {
  if (refusal.reason !== 'size') return t(types);
  const { name, size } = refusal.file;
  return t('documents.tooLarge', {
    name,
    size: formatMegabytes(size),
    limit: formatMegabytes(maxUploadBytes() ?? 0),
  });
}
