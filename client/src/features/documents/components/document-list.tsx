import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentItem } from '#shared/api/documents.js';
import { objectIdTime } from '#shared/domain/object-id.js';
import { formatMegabytes, formatRiyadhTime } from '../../../lib/format.js';
import { errorCodeMessage, useTranslation } from '../../../lib/translation.js';
import { analyzeDocumentPath } from '../../../tools.js';
import { buttonClass, IconButton } from '../../../ui/button.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { useExtractions } from '../extractions.js';
import { useDownload } from '../use-download.js';
import { ReadAgainDialog, ReadAgainNews, ReadAgainState } from './read-again.js';
import { FirstReading } from './first-reading.js';
import { RemoveDocument } from './remove-document.js';

function Facts({ document }: { document: DocumentItem }) {
  const t = useTranslation();
  const reason = errorCodeMessage(t, document.error_code, null);
  const uploaded = objectIdTime(document.upload_id);
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-ink-3">
      <time dateTime={uploaded.toISOString()}>{formatRiyadhTime(uploaded)}</time>
      <span>{t('documents.size', { size: formatMegabytes(document.size) })}</span>
      {document.pages !== null && <span>{t('documents.pages', { pages: document.pages })}</span>}
      {document.read_again_at !== null && (
        <span>{t('documents.readAgain.at', { time: formatRiyadhTime(document.read_again_at) })}</span>
      )}
      {document.status === 'failed' && <span className="text-danger">{t('documents.failed')}</span>}
      {reason !== undefined && <span className="basis-full text-ink-2">{reason}</span>}
    </span>
  );
}

/** Lists documents with their actions. */
export function DocumentList({ documents }: { documents: readonly DocumentItem[] }) {
  const t = useTranslation();
  const download = useDownload();
  const extractions = useExtractions(documents);
  const [removing, setRemoving] = useState<DocumentItem>();
  const [rereading, setRereading] = useState<DocumentItem>();
  return (
    <>
      <ul aria-label={t('documents.list')} className="divide-y divide-line">
        {documents.map((document) => (
          <li
            key={document.upload_id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-5"
          >
            <FileIcon name={document.filename} />
            <div className="flex min-w-48 flex-1 flex-col">
              <FileName name={document.filename} className="font-semibold text-ink" />
              <Facts document={document} />
              <ReadAgainState
                document={document}
                onRead={() => {
                  setRereading(document);
                }}
              />
              <FirstReading document={document} job={extractions.get(document._id)} />
            </div>
            <div className="ms-auto flex shrink-0">
              {document.status === 'ready' && (
                <Link
                  to={analyzeDocumentPath(document._id)}
                  aria-label={t('documents.analyzeOne', { name: document.filename })}
                  className={buttonClass('link', 'px-3')}
                >
                  {t('documents.analyze')}
                </Link>
              )}
              <IconButton
                label={t('documents.downloadOne', { name: document.filename })}
                disabled={download.isPending && download.variables.id === document._id}
                onClick={() => {
                  download.mutate({ id: document._id, name: document.filename });
                }}
              >
                <Download aria-hidden />
              </IconButton>
              <IconButton
                label={t('documents.readAgainOne', { name: document.filename })}
                disabled={document.status === 'pending' || document.reading_again !== null}
                onClick={() => {
                  setRereading(document);
                }}
              >
                <RefreshCw aria-hidden />
              </IconButton>
              <IconButton
                label={t('documents.removeOne', { name: document.filename })}
                className="hover:text-danger"
                onClick={() => {
                  setRemoving(document);
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <ReadAgainNews documents={documents} />
      <ReadAgainDialog
        document={rereading}
        onClose={() => {
          setRereading(undefined);
        }}
      />
      <RemoveDocument
        document={removing}
        onClose={() => {
          setRemoving(undefined);
        }}
      />
    </>
  );
}
