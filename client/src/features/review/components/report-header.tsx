import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { FileName } from '../../../ui/file-name.js';
import type { Reviewed as ReviewedCounts } from '#shared/contracts/marks.js';
import type { ReviewItem } from '../item.js';
import { PlacesTotal } from './places-total.js';
import { Reviewed } from './reviewed.js';
import { Provenance, type ProvenanceProps } from './provenance.js';

interface ReportHeaderProps {
  report: ProvenanceProps['report'];
  /** Name of the document. */
  filename: string;
  /** The buttons that download its files. */
  files: ReactNode;
  onAnother: () => void;
  /** The words of a tool that does not analyze: on the way back, and on what made the report. */
  words?: { another: MessageId; madeBy: MessageId };
  /** How much of it is reviewed, where it can be. */
  reviewed?: ReviewedCounts;
  /** Its items, whose places are counted. */
  items?: readonly ReviewItem[];
  /** What is said beside these counts, in a word or two. */
  brief?: ReactNode;
  /** More on the report, beside where it comes from. */
  children?: ReactNode;
}

/** The head of an open report: its document, where it comes from, its files, and the way back to the form. */
export function ReportHeader({
  report,
  filename,
  files,
  onAnother,
  words = { another: 'review.another', madeBy: 'review.engine.label' },
  reviewed,
  items = [],
  brief,
  children,
}: ReportHeaderProps) {
  const t = useTranslation();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-44 lg:basis-80">
        <h2 tabIndex={-1} className="text-lg leading-snug font-semibold text-ink">
          <FileName name={filename} />
        </h2>
        {/* On a low screen, as at a zoom of 200 %, the findings come first. */}
        <div className="flex flex-wrap gap-x-3 low:hidden print:flex">
          <Provenance report={report} madeBy={words.madeBy} />
          {children}
        </div>
        <div className="flex flex-wrap gap-x-4">
          {reviewed !== undefined && <Reviewed counts={reviewed} />}
          <PlacesTotal items={items} />
          {brief}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {files}
        <Button onClick={onAnother}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t(words.another)}
        </Button>
      </div>
    </header>
  );
}
