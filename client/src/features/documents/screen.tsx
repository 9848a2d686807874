import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/translation.js';
import { buttonClass } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { QueryContent } from '../../ui/query-content.js';
import { useDocuments } from './api.js';
import { DocumentList } from './components/document-list.js';
import { UploadControl } from './components/upload-control.js';

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
