import { FileDown, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { FileName } from '../../../ui/file-name.js';
import type { ReportEntry, ReportsApi } from '../../reports/api.js';
import { useReportFile } from '../../reports/use-report-file.js';
import { PdfPendingDialog } from '../../reports/components/pdf-pending-dialog.js';
import { Provenance, type ProvenanceProps } from './provenance.js';

interface ReportHeaderProps<Report, Entry extends ReportEntry> {
  api: ReportsApi<Report, Entry, 'pdf'>;
  report: Report;
  /** Name of the document. */
  filename: string;
  onAnother: () => void;
  /** More on the report, below where it comes from. */
  children?: ReactNode;
}

/** The head of an open report: its document, where it comes from, its PDF, and the way back to the form. */
export function ReportHeader<
  Report extends { id: string } & ProvenanceProps['report'],
  Entry extends ReportEntry,
>({ api, report, filename, onAnother, children }: ReportHeaderProps<Report, Entry>) {
  const t = useTranslation();
  const pdf = useReportFile(api, 'pdf');
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 tabIndex={-1} className="text-lg font-semibold text-ink">
          <FileName name={filename} />
        </h2>
        <Provenance report={report} />
        {children}
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
          {t('review.another')}
        </Button>
      </div>
      <PdfPendingDialog open={pdf.missing} onClose={pdf.dismiss} />
    </header>
  );
}
