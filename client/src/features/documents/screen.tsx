import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { maxUploadBytes } from '../../lib/served-limits.js';
import { useTranslation } from '../../lib/translation.js';
import { buttonClass } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { DropArea, type Refusal } from '../../ui/drop-area.js';
import { ErrorLine } from '../../ui/field.js';
import { QueryContent } from '../../ui/query-content.js';
import { notify } from '../../ui/toast.js';
import { documentsKey, useDocuments } from './api.js';
import { DocumentList } from './components/document-list.js';
import { UploadList } from './components/upload-list.js';
import { refusalText } from './refusal.js';
import { startUpload } from './uploads.js';

const ACCEPT = ['.pdf', '.docx'];

export default function UploadsScreen() {
  const t = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to="/dashboard" className={buttonClass('ghost', '-ms-4')}>
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t('documents.back')}
        </Link>
        <p className="mt-1 text-ink-2">{t('documents.lead')}</p>
      </div>
      <UploadControl />
      <Card>
        <Documents />
      </Card>
    </div>
  );
}

function UploadControl() {
  const t = useTranslation();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const send = async (file: File, key?: string) => {
    const arrived = await startUpload(client, file, key);
    if (!arrived) return;
    notify.done(t('documents.uploaded', { name: file.name }));
    await client.invalidateQueries({ queryKey: documentsKey });
  };
  return (
    <div className="flex flex-col gap-3">
      <DropArea
        label={t('documents.drop')}
        hint={t('documents.hint')}
        accept={ACCEPT}
        multiple
        onFiles={(files) => {
          setRefused([]);
          for (const file of files) void send(file);
        }}
        maxBytes={maxUploadBytes()}
        onRefused={setRefused}
      />
      {[...new Set(refused.map((refusal) => refusalText(t, refusal, 'documents.typeHere')))].map((text) => (
        <ErrorLine key={text}>{text}</ErrorLine>
      ))}
      <UploadList onRetry={({ file, key }) => void send(file, key)} />
    </div>
  );
}

function Documents() {
  const t = useTranslation();
  return (
    <QueryContent query={useDocuments()} rows={4} failed="documents.loadFailed">
      {(documents) =>
        documents.length === 0 ? (
          <div className="px-6 py-12 text-center">
            <p className="font-semibold text-ink">{t('documents.empty')}</p>
            <p className="mt-1 text-ink-2">{t('documents.emptyAction')}</p>
          </div>
        ) : (
          <DocumentList documents={documents} />
        )
      }
    </QueryContent>
  );
}
