import { useTranslation } from '../../../lib/translation.js';
import { ReportHistory } from '../../reports/components/report-history.js';
import { Reviewed } from '../../review/components/reviewed.js';
import { riskReportsApi } from '../api.js';

interface HistoryProps {
  onView: (id: string) => void;
  onDeleted: (id: string) => void;
}

export function History({ onView, onDeleted }: HistoryProps) {
  const t = useTranslation();
  return (
    <ReportHistory
      api={riskReportsApi}
      title="risk.history"
      deleteWords={{ title: 'risk.delete.title', text: 'risk.delete.text' }}
      nameOf={({ filename, report_filename }) => (filename === '' ? report_filename : filename)}
      file="pdf"
      facts={({ num_risks, no_contract, reviewed }) => (
        <>
          <span>
            {no_contract ? t('risk.history.noContract') : t('risk.history.count', { count: num_risks })}
          </span>
          <Reviewed counts={reviewed} />
        </>
      )}
      onView={onView}
      onDeleted={onDeleted}
    />
  );
}
