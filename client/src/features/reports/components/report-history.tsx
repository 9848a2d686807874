import { Download, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LIMITS } from '#shared/limits.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { useReportHistory, type ReportEntry, type ReportsApi } from '../api.js';
import { useReportFile } from '../use-report-file.js';
import { DeleteReport, type DeleteReportWords } from './delete-report.js';
import { FilePendingDialog, PDF_PENDING, type FilePendingWords } from './file-pending-dialog.js';

/** The words on a report's actions, with its `name`, and what is said while its file is not written. */
interface HistoryWords {
  view: MessageId;
  download: MessageId;
  delete: MessageId;
  pending: FilePendingWords;
}

const REPORT_WORDS: HistoryWords = {
  view: 'reports.history.view',
  download: 'reports.history.download',
  delete: 'reports.history.delete',
  pending: PDF_PENDING,
};

interface OfTool<Report, Entry extends ReportEntry, FileName extends string> {
  api: ReportsApi<Report, Entry, FileName>;
  /** Returns the name shown for a report. */
  nameOf: (entry: Entry) => string;
  /** The file that the download button fetches. */
  file: FileName;
  /** Offers the file only once it is written; else it is looked for again, and said to be missing. */
  onlyWrittenFiles?: boolean;
  words?: HistoryWords;
  /** Renders a report's details beside its name and time. */
  facts: (entry: Entry) => ReactNode;
  onView: (id: string) => void;
}

interface ReportHistoryProps<Report, Entry extends ReportEntry, FileName extends string> extends OfTool<
  Report,
  Entry,
  FileName
> {
  title: MessageId;
  deleteWords: DeleteReportWords;
  onDeleted: (id: string) => void;
}

const HEADING = 'history';

/** Scrolls to the history and moves keyboard focus to it. */
export function goToHistory(): void {
  const heading = document.getElementById(HEADING);
  heading?.focus({ preventScroll: true });
  // The form that replaces an open report is rendered first.
  requestAnimationFrame(() => {
    heading?.scrollIntoView({ block: 'start' });
  });
}

/** A tool's reports, newest first, each with its actions. */
export function ReportHistory<
  Report extends { id: string },
  Entry extends ReportEntry,
  FileName extends string,
>({ title, deleteWords, onDeleted, ...tool }: ReportHistoryProps<Report, Entry, FileName>) {
  const t = useTranslation();
  const history = useReportHistory(tool.api);
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<Entry>();
  const entries = history.data ?? [];
  const shown = all ? entries : entries.slice(0, LIMITS.ui.historyItems);
  // A failed list must not disturb the work on this screen, and an empty list would be false.
  if (history.data === undefined && history.isError) return null;
  return (
    <section aria-labelledby={HEADING} className="flex flex-col gap-3 print:hidden">
      <h2 id={HEADING} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold text-ink">
        {t(title)}
      </h2>
      <Card>
        {history.isPending && <SkeletonRows rows={3} label={t('app.loading')} />}
        {!history.isPending && entries.length === 0 && (
          <p className="px-6 py-10 text-center text-ink-2">{t('reports.history.empty')}</p>
        )}
        {entries.length > 0 && (
          <ul className="divide-y divide-line">
            {shown.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                {...tool}
                onDelete={() => {
                  setDeleting(entry);
                }}
              />
            ))}
          </ul>
        )}
        {entries.length > LIMITS.ui.historyItems && (
          <div className="border-t border-line p-2">
            <Button
              variant="link"
              className="w-full"
              aria-expanded={all}
              onClick={() => {
                setAll(!all);
              }}
            >
              {t(all ? 'action.showLess' : 'action.showMore')}
            </Button>
          </div>
        )}
      </Card>
      <DeleteReport
        api={tool.api}
        words={deleteWords}
        entry={deleting}
        onDeleted={onDeleted}
        onClose={() => {
          setDeleting(undefined);
        }}
      />
    </section>
  );
}

interface EntryLineProps<Report, Entry extends ReportEntry, FileName extends string> extends OfTool<
  Report,
  Entry,
  FileName
> {
  entry: Entry;
  onDelete: () => void;
}

function EntryLine<Report extends { id: string }, Entry extends ReportEntry, FileName extends string>({
  entry,
  api,
  nameOf,
  file: fileName,
  onlyWrittenFiles = false,
  words = REPORT_WORDS,
  facts,
  onView,
  onDelete,
}: EntryLineProps<Report, Entry, FileName>) {
  const t = useTranslation();
  const file = useReportFile(api, fileName);
  const name = nameOf(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <FileIcon name={name} />
      <div className="flex min-w-40 flex-1 flex-col">
        <FileName name={name} className="font-semibold text-ink" />
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <time dateTime={entry.created_at}>{formatRiyadhTime(entry.created_at)}</time>
          {facts(entry)}
        </span>
      </div>
      <div className="ms-auto flex shrink-0 items-center">
        <Button
          variant="link"
          aria-label={t(words.view, { name })}
          onClick={() => {
            onView(entry.id);
          }}
        >
          {t('action.view')}
        </Button>
        {(!onlyWrittenFiles || api.files[fileName](entry).id !== null) && (
          <IconButton
            label={t(words.download, { name })}
            disabled={file.isPending}
            onClick={() => {
              file.get(entry);
            }}
          >
            <Download aria-hidden />
          </IconButton>
        )}
        <IconButton label={t(words.delete, { name })} className="hover:text-danger" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <FilePendingDialog words={words.pending} open={file.missing} onClose={file.dismiss} />
    </li>
  );
}
