import { RotateCcw, X } from 'lucide-react';
import { isRetryable } from '../../../lib/api-error.js';
import { formatMegabytes } from '../../../lib/format.js';
import { useStore } from '../../../lib/store.js';
import { failureMessage, useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { ErrorLine } from '../../../ui/field.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { Progress } from '../../../ui/progress.js';
import { dismissUpload, uploads, type Upload } from '../uploads.js';

/** Lists the files that are being uploaded, each with the bytes sent so far. */
export function UploadList({ onRetry }: { onRetry: (upload: Upload) => void }) {
  const t = useTranslation();
  const { list } = useStore(uploads);
  if (list.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {list.map((one) => {
        const { key, file, loaded, error } = one;
        const { name: filename, size: total } = file;
        const sent = t('documents.sent', { sent: formatMegabytes(loaded), total: formatMegabytes(total) });
        return (
          <li
            key={key}
            className="enter flex items-center gap-3 rounded-card border border-line bg-surface p-3 ps-4"
          >
            <FileIcon name={filename} />
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <FileName name={filename} className="font-semibold text-ink" />
              {error === null ? (
                <>
                  <Progress
                    label={t('documents.uploading', { name: filename })}
                    fraction={total === 0 ? null : loaded / total}
                    text={sent}
                  />
                  <span className="text-sm text-ink-3">{sent}</span>
                </>
              ) : (
                <ErrorLine>{failureMessage(t, error, 'documents.uploadFailed')}</ErrorLine>
              )}
            </div>
            {isRetryable(error) && (
              <IconButton
                label={t('documents.uploadAgain', { name: filename })}
                onClick={() => {
                  onRetry(one);
                }}
              >
                <RotateCcw aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={t(error === null ? 'action.cancel' : 'action.dismiss')}
              onClick={() => {
                dismissUpload(key);
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
