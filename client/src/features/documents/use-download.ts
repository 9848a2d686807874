import { useMutation } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.js';
import { download } from '../../lib/download.js';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';

interface StoredFile {
  id: string;
  name: string;
}

/** Returns a function that downloads a stored file, and shows why when that fails. */
export function useDownload() {
  const t = useTranslation();
  return useMutation({
    mutationFn: ({ id, name }: StoredFile) => download(`/documents/download/${encodeURIComponent(id)}`, name),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) return;
      notify.failed(t('documents.downloadFailed', { message: errorMessage(t, error, 'error.unknown') }));
    },
  });
}
