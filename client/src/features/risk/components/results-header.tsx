import { FileDown, RotateCcw } from 'lucide-react';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { FileName } from '../../../ui/file-name.js';
import { PdfPendingDialog } from '../../reports/components/pdf-pending-dialog.js';
import { Provenance } from '../../reports/components/provenance.js';
import { useReportFile } from '../../reports/use-report-file.js';
import { riskReportsApi } from '../api.js';

interface ResultsHeaderProps {
  report: RiskReport;
  onAnother: () => void;
}

export function ResultsHeader({ report, onAnother }: ResultsHeaderProps) {
  const t = useTranslation();
  const pdf = useReportFile(riskReportsApi, 'pdf');
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 tabIndex={-1} className="text-lg font-semibold text-ink">
          <FileName name={report.filename} />
        </h2>
        <Provenance report={report} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          variant="secondary"
          busy={pdf.isPending}
          disabled={pdf.isPending}
          onClick={() => {
            pdf.get(report);
          }}
        >
          <FileDown aria-hidden className="size-5" />
          {t('reports.pdf')}
        </Button>
        <Button onClick={onAnother}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('risk.another')}
        </Button>
      </div>
      <PdfPendingDialog open={pdf.missing} onClose={pdf.dismiss} />
    </header>
  );
}
