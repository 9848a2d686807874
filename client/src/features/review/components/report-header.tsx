import { FileDown, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { FileName } from '../../../ui/file-name.js';
import type { ReportEntry, ReportsApi } from '../../reports/api.js';
import { useReportFile } from '../../reports/use-report-file.js';
import { PdfPendingDialog } from '../../reports/components/pdf-pending-dialog.js';
import type { Reviewed as ReviewedCounts } from '#shared/contracts/marks.js';
import type { ReviewItem } from '../item.js';
import { PlacesTotal } from './places-total.js';
import { Reviewed } from './reviewed.js';
import { Provenance, type ProvenanceProps } from './provenance.js';

interface ReportHeaderProps<Report, Entry extends ReportEntry> {
  api: ReportsApi<Report, Entry, 'pdf'>;
  report: Report;
  /** Name of the document. */
  filename: string;
  onAnother: () => void;
  /** How much of it is reviewed, where it can be. */
  reviewed?: ReviewedCounts;
  /** Its items, whose places are counted. */
  items?: readonly ReviewItem[];
  /** What is said beside these counts, in a word or two. */
  brief?: ReactNode;
  /** More on the report, beside where it comes from. */
  children?: ReactNode;
}

/** The head of an open report: its document, where it comes from, its PDF, and the way back to the form. */
export function ReportHeader<
  Report extends { id: string } & ProvenanceProps['report'],
  Entry extends ReportEntry,
>({
  api,
  report,
  filename,
  onAnother,
  reviewed,
  items = [],
  brief,
  children,
}: ReportHeaderProps<Report, Entry>) {
  const t = useTranslation();
  const pdf = useReportFile(api, 'pdf');
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-44">
        <h2 tabIndex={-1} className="text-lg leading-snug font-semibold text-ink">
          <FileName name={filename} />
        </h2>
        {/* On a low screen, as at a zoom of 200 %, the findings come first. */}
        <div className="flex flex-wrap gap-x-3 low:hidden print:flex">
          <Provenance report={report} />
          {children}
        </div>
        <div className="flex flex-wrap gap-x-4">
          {reviewed !== undefined && <Reviewed counts={reviewed} />}
          <PlacesTotal items={items} />
          {brief}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
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
