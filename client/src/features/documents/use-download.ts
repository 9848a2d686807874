import { useMutation } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.js';
import { download, downloadAs } from '../../lib/download.js';
import { errorMessage, useTranslation, type MessageId } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';

interface StoredFile {
  id: string;
  name: string;
  /** The path that sends the file, where it is not fetched by its id; it is then saved under `name`. */
  path?: string;
  /** What is said when that fails, where a tool has its own words. */
  words?: { download: MessageId };
}

/** Returns a function that downloads a stored file, and shows why when that fails. */
export function useDownload() {
  const t = useTranslation();
  return useMutation({
    mutationFn: ({ id, name, path }: StoredFile) =>
      path === undefined
        ? download(`/documents/download/${encodeURIComponent(id)}`, name)
        : downloadAs(path, name),
    onError: (error, { words }) => {
      if (isApiError(error) && error.status === 401) return;
      notify.failed(
        t(words?.download ?? 'documents.downloadFailed', {
          message: errorMessage(t, error, 'error.unknown'),
        }),
      );
    },
  });
}
