import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { documentsKey } from './api.js';
import { startUpload } from './uploads.js';

/**
 * Returns a function that uploads a file to the library, confirms its arrival and resolves to its id; the same key retries the
 * same upload.
 */
export function useSendFile(): (file: File, key?: string) => Promise<string | undefined> {
  const t = useTranslation();
  const client = useQueryClient();
  return async (file, key) => {
    const id = await startUpload(client, file, key);
    if (id === undefined) return undefined;
    notify.done(t('documents.uploaded', { name: file.name }));
    await client.invalidateQueries({ queryKey: documentsKey });
    return id;
  };
}
