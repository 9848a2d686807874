import { FileDown } from 'lucide-react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import type { ReportEntry, ReportsApi } from '../api.js';
import { useReportFile } from '../use-report-file.js';
import { FilePendingDialog, PDF_PENDING, type FilePendingWords } from './file-pending-dialog.js';

interface FileButtonProps<Report, Entry extends ReportEntry, FileName extends string> {
  api: ReportsApi<Report, Entry, FileName>;
  report: Report;
  file: FileName;
  label: MessageId;
  /** What is said when the file is not written yet. */
  pending?: FilePendingWords;
  /** Id of the text that says why the file cannot be downloaded now; undefined if it can. */
  waitsFor?: string | undefined;
}

/** Downloads a file of an open report. */
export function FileButton<
  Report extends { id: string },
  Entry extends ReportEntry,
  FileName extends string,
>({
  api,
  report,
  file: name,
  label,
  pending = PDF_PENDING,
  waitsFor,
}: FileButtonProps<Report, Entry, FileName>) {
  const t = useTranslation();
  const file = useReportFile(api, name);
  return (
    <>
      <Button
        variant="secondary"
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        busy={file.isPending}
        disabled={file.isPending}
        // Not `disabled`: it keeps the focus, and the reason is read with it.
        aria-disabled={waitsFor !== undefined || undefined}
        aria-describedby={waitsFor}
        onClick={() => {
          if (waitsFor === undefined) file.get(report);
        }}
      >
        <FileDown aria-hidden className="size-5" />
        {t(label)}
      </Button>
      <FilePendingDialog words={pending} open={file.missing} onClose={file.dismiss} />
    </>
  );
}
