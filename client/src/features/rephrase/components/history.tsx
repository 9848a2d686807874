import { useTranslation } from '../../../lib/translation.js';
import { ReportHistory } from '../../reports/components/report-history.js';
import { Reviewed } from '../../review/components/reviewed.js';
import { rephrasings } from '../api.js';
import { WORD_PENDING } from './words.js';

interface HistoryProps {
  onView: (id: string) => void;
  onDeleted: (id: string) => void;
}

/** 'Previous Rephrasings'. */
export function History({ onView, onDeleted }: HistoryProps) {
  const t = useTranslation();
  return (
    <ReportHistory
      api={rephrasings}
      title="rephrase.history"
      deleteWords={{ title: 'rephrase.delete.title', text: 'rephrase.delete.text' }}
      words={{
        view: 'rephrase.history.view',
        download: 'rephrase.history.download',
        delete: 'rephrase.history.delete',
        pending: WORD_PENDING,
      }}
      nameOf={({ filename }) => filename}
      file="clean"
      onlyWrittenFiles
      facts={({ style, num_changes: count, reviewed }) => (
        <>
          <span>{t(`rephrase.style.${style}`)}</span>
          <span>{t('rephrase.count', { count })}</span>
          <Reviewed counts={reviewed} />
        </>
      )}
      onView={onView}
      onDeleted={onDeleted}
    />
  );
}
