import { FileDown, RotateCcw } from 'lucide-react';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import { riyadhTime } from '../../../lib/format.js';
import { useWords } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';
import { FileName } from '../../../ui/file-name.js';
import { NotYet } from './not-yet.js';
import { useReportPdf } from '../use-report-pdf.js';

interface ResultsHeaderProps {
  report: RiskReport;
  onAnother: () => void;
}

export function ResultsHeader({ report, onAnother }: ResultsHeaderProps) {
  const say = useWords();
  const pdf = useReportPdf();
  const { sections, of } = report.reused;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 tabIndex={-1} className="text-lg font-semibold text-ink">
          <FileName name={report.filename} />
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <time dateTime={report.created_at}>{riyadhTime(report.created_at)}</time>
          <span>{say('risk.engine.label', { engine: say(`risk.engine.${report.engine}`) })}</span>
          {report.model !== null && <bdi>{report.model}</bdi>}
        </p>
        {sections > 0 && <p className="text-sm text-ink-3">{say('risk.reused', { sections, of })}</p>}
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
          {say('risk.pdf')}
        </Button>
        <Button onClick={onAnother}>
          <RotateCcw aria-hidden className="size-4.5" />
          {say('risk.another')}
        </Button>
      </div>
      <NotYet open={pdf.missing} onClose={pdf.dismiss} />
    </header>
  );
}
