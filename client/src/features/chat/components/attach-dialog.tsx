import { useState } from 'react';
import { LIMITS } from '#shared/limits.js';
import { maxUploadBytes } from '../../../lib/served-limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { DropArea, type Refusal } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useDocuments } from '../../documents/api.js';
import { UploadList } from '../../documents/components/upload-list.js';
import { refusalText } from '../../documents/refusal.js';
import { useSendFile } from '../../documents/use-send-file.js';

const ACCEPT = ['.pdf', '.doc', '.docx', '.txt'];

interface AttachDialogProps {
  open: boolean;
  /** Ids of the documents that are attached. */
  attached: readonly string[];
  onAttach: (id: string) => void;
  onDetach: (id: string) => void;
  onClose: () => void;
}

/** Attaches documents to a conversation: stored ones, or new files. */
export function AttachDialog({ open, attached, onAttach, onDetach, onClose }: AttachDialogProps) {
  const t = useTranslation();
  const documents = useDocuments();
  const send = useSendFile();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const full = attached.length >= LIMITS.chat.documents;
  const upload = async (file: File, key?: string) => {
    const id = await send(file, key);
    if (id !== undefined) onAttach(id);
  };
  return (
    <Dialog title={t('chat.attach')} open={open} onClose={onClose}>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-2">{t('chat.attach.lead')}</p>
        <DropArea
          label={t('reports.drop')}
          hint={t('reports.accepted')}
          accept={ACCEPT}
          multiple
          disabled={full}
          maxBytes={maxUploadBytes()}
          onFiles={(files) => {
            setRefused([]);
            for (const file of files.slice(0, LIMITS.chat.documents - attached.length)) void upload(file);
          }}
          onRefused={setRefused}
        />
        {[...new Set(refused.map((refusal) => refusalText(t, refusal, 'documents.type')))].map((text) => (
          <ErrorLine key={text}>{text}</ErrorLine>
        ))}
        <UploadList onRetry={({ file, key }) => void upload(file, key)} />
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold text-ink">{t('chat.attach.stored')}</legend>
          {full && (
            <p className="mb-1 text-sm text-ink-3">
              {t('chat.attach.limit', { count: LIMITS.chat.documents })}
            </p>
          )}
          <QueryContent query={documents} rows={2} failed="reports.documentsFailed">
            {(list) =>
              list.length === 0 ? (
                <p className="text-ink-2">{t('reports.noDocuments')}</p>
              ) : (
                <ul className="max-h-60 overflow-y-auto">
                  {list.map(({ _id: id, filename }) => {
                    const checked = attached.includes(id);
                    return (
                      <li key={id}>
                        <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-raised has-disabled:cursor-not-allowed has-disabled:opacity-55">
                          <input
                            type="checkbox"
                            aria-label={filename}
                            className="size-5 shrink-0 accent-(--brand)"
                            checked={checked}
                            disabled={full && !checked}
                            onChange={() => {
                              (checked ? onDetach : onAttach)(id);
                            }}
                          />
                          <FileIcon name={filename} />
                          <FileName name={filename} className="text-ink" />
                        </label>
                      </li>
                    );
                  })}
                </ul>
              )
            }
          </QueryContent>
        </fieldset>
        <Button className="self-end" onClick={onClose}>
          {t('chat.attach.done')}
        </Button>
      </div>
    </Dialog>
  );
}
