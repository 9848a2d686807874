import { useTranslation } from '../../../lib/translation.js';
import { ReportHistory } from '../../reports/components/report-history.js';
import { Reviewed } from '../../review/components/reviewed.js';
import { complianceReports } from '../api.js';

interface HistoryProps {
  onView: (id: string) => void;
  onDeleted: (id: string) => void;
}

export function History({ onView, onDeleted }: HistoryProps) {
  const t = useTranslation();
  return (
    <ReportHistory
      api={complianceReports}
      title="compliance.history"
      deleteWords={{ title: 'compliance.delete.title', text: 'compliance.delete.text' }}
      nameOf={({ report_filename }) => report_filename}
      file="pdf"
      onlyWrittenFiles
      facts={({ num_issues, compliance_score, not_checked, reviewed, basis }) =>
        not_checked ? (
          <span>{t('compliance.history.notChecked')}</span>
        ) : (
          <>
            <span>{t('compliance.history.count', { count: num_issues })}</span>
            <span>{t('compliance.history.score', { score: compliance_score })}</span>
            {basis !== undefined && <span>{t('compliance.history.basis', { ...basis })}</span>}
            <Reviewed counts={reviewed} />
          </>
        )
      }
      onView={onView}
      onDeleted={onDeleted}
    />
  );
}
