import { megabytes } from '../../lib/format.js';
import { maxUploadBytes } from '../../lib/served-limits.js';
import type { MessageId, Translate } from '../../lib/translation.js';
import type { Refusal } from '../../ui/drop-area.js';

/** What to tell a person about a file that was not taken; `types` names those that are taken here. */
export function refusalText(t: Translate, refusal: Refusal, types: MessageId): string {
  if (refusal.why !== 'size') return t(types);
  const { name, size } = refusal.file;
  return t('documents.tooLarge', {
    name,
    size: megabytes(size),
    limit: megabytes(maxUploadBytes() ?? 0),
  });
}
