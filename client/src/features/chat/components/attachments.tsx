import { X } from 'lucide-react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';

/** A document of a conversation, or one that is attached with the next question. */
export interface Attachment {
  id: string;
  filename: string;
  status: 'pending' | 'ready' | 'failed';
}

interface AttachmentsProps {
  documents: readonly Attachment[];
  disabled: boolean;
  onDetach: (id: string) => void;
}

/** The documents in which answers are looked for. */
export function Attachments({ documents, disabled, onDetach }: AttachmentsProps) {
  const t = useTranslation();
  if (documents.length === 0) return null;
  return (
    <ul aria-label={t('chat.attached')} className="flex max-h-32 flex-wrap gap-2 overflow-y-auto">
      {documents.map(({ id, filename, status }) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center gap-2 rounded-control border border-line bg-raised ps-2"
        >
          <FileIcon name={filename} />
          <span className="flex min-w-0 flex-col py-1 text-sm leading-snug">
            <FileName name={filename} className="max-w-48 text-ink" />
            {status !== 'ready' && (
              <span className={status === 'failed' ? 'text-danger' : 'text-ink-3'}>
                {t(`documents.${status}`)}
              </span>
            )}
          </span>
          <IconButton
            label={t('chat.detach', { name: filename })}
            disabled={disabled}
            onClick={() => {
              onDetach(id);
            }}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
