import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { documentsKey } from './api.js';
import { startUpload } from './uploads.js';

/** How to send a file into the library, which says where it has arrived; under a key, another try of the same. */
export function useSendFile(): (file: File, key?: string) => Promise<void> {
  const t = useTranslation();
  const client = useQueryClient();
  return async (file, key) => {
    const arrived = await startUpload(client, file, key);
    if (!arrived) return;
    notify.done(t('documents.uploaded', { name: file.name }));
    await client.invalidateQueries({ queryKey: documentsKey });
  };
}
