import { useTranslation } from '../../../lib/translation.js';
import { ReportHistory } from '../../reports/components/report-history.js';
import { translations } from '../api.js';
import { DirectionName } from './direction.js';
import { FILE_PENDING } from './words.js';

interface HistoryProps {
  onView: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** 'Previous Translations'. */
export function History({ onView, onDeleted }: HistoryProps) {
  const t = useTranslation();
  return (
    <ReportHistory
      api={translations}
      title="translate.history"
      deleteWords={{ title: 'translate.delete.title', text: 'translate.delete.text' }}
      words={{
        view: 'translate.history.view',
        download: 'translate.history.download',
        delete: 'translate.history.delete',
        pending: FILE_PENDING,
      }}
      nameOf={({ translated_filename: name }) => name}
      file="result"
      facts={({ target_lang: to, draft_share: draft, doubtful }) => (
        <>
          <span>
            <DirectionName to={to} />
          </span>
          {draft !== null && <span>{t('translate.history.draft')}</span>}
          {doubtful > 0 && <span>{t('translate.doubtful', { count: doubtful })}</span>}
        </>
      )}
      onView={onView}
      onDeleted={onDeleted}
    />
  );
}
