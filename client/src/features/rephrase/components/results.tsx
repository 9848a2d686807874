import { useMemo } from 'react';
import type { Rephrasing } from '#shared/api/rephrase.js';
import { rephrasedText } from '#shared/tools/rephrase/revised.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';
import { useDocumentText } from '../../documents/api.js';
import { FileButton } from '../../reports/components/file-button.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { HelpDialog } from '../../review/components/help-dialog.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportFrame } from '../../review/components/report-frame.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { DocumentGone } from '../../review/components/room-frame.js';
import { rephrasings } from '../api.js';
import { numbered, paragraphsOf } from '../changes.js';
import { useChanges } from '../use-changes.js';
import { useFilesPending } from '../use-files-pending.js';
import { ChangeList } from './change-list.js';
import { COMMANDS, Legend } from './legend.js';
import { LeftAsIs } from './left-as-is.js';
import { TextPanel } from './text-panel.js';
import { WORD_PENDING } from './words.js';

/** Id of the text that says why the files cannot be downloaded now. */
const WAIT = 'files-wait';

interface ResultsProps {
  report: Rephrasing;
  onAnother: () => void;
}

/** A finished rephrasing: its text, and beside it the changes with what is decided on each. */
export function Results({ report, onAnother }: ResultsProps) {
  const t = useTranslation();
  useTitleDetail(report.filename);
  const { original_text: original, comments_at: commentsAt, changes: found, marks, lang } = report;
  const { document_id: documentId } = report;
  const list = useMemo(() => numbered(found, original), [found, original]);
  const changes = useChanges(list, report);
  const document = useDocumentText(documentId);
  // The comments of a Word file stand behind what the document's text is.
  const ofDocument = commentsAt === undefined ? original : original.slice(0, commentsAt).trimEnd();
  const division = document.data?.content === ofDocument ? document.data : null;
  const paragraphs = useMemo(
    () => paragraphsOf(original, list, division, commentsAt),
    [original, list, division, commentsAt],
  );
  const revised = useMemo(
    () => rephrasedText({ text: original, changes: found, comments_at: commentsAt }, marks),
    [original, found, commentsAt, marks],
  );
  const dismissed = marks.filter(({ state }) => state === 'dismissed').length;
  return (
    <>
      <ReportFrame
        columns="lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] min-[100rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        header={
          <>
            <ReportHeader
              report={report}
              filename={report.filename}
              files={<WordFiles report={report} />}
              onAnother={onAnother}
              words={{ another: 'rephrase.another', madeBy: 'rephrase.engine' }}
              reviewed={changes.reviewed}
              brief={
                <>
                  <p className="text-sm font-semibold text-ink-2">{countsText(t, list.length, dismissed)}</p>
                  <FilesWait reportId={report.id} />
                </>
              }
            >
              <p className="text-sm text-ink-3">{t(`rephrase.styled.${report.style}`)}</p>
            </ReportHeader>
            <NewerReading id={report.newer_reading} />
            <IncompleteSections
              sections={report.incomplete}
              title="rephrase.incomplete"
              lead="rephrase.incomplete.lead"
              lang={lang}
            />
          </>
        }
      >
        <div className="h-[75dvh] min-w-0 lg:h-auto lg:min-h-0 lg:py-4 lg:ps-8 lg:pe-2 print:mt-4 print:h-auto print:p-0">
          <TextPanel
            paragraphs={paragraphs}
            revised={revised}
            loading={documentId !== null && document.isPending}
            changes={changes}
            total={list.length}
            lang={lang}
          />
        </div>
        <div
          data-pane
          className="flex min-w-0 flex-col gap-3 max-lg:mt-4 lg:overflow-y-auto lg:py-4 lg:ps-2 lg:pe-8 print:p-0"
        >
          {list.length === 0 ? (
            <p className="rounded-card border border-line bg-surface p-5 text-ink-2">{t('rephrase.none')}</p>
          ) : (
            <ChangeList list={list} changes={changes} lang={lang} />
          )}
          <LeftAsIs left={report.left} text={original} lang={lang} />
          {documentId === null && <DocumentGone />}
        </div>
      </ReportFrame>
      <HelpDialog
        open={changes.helpOpen}
        onClose={() => {
          changes.setHelpOpen(false);
        }}
        meaningOf={(command) => COMMANDS[command]}
        legend={<Legend />}
      />
    </>
  );
}

/** Returns how many changes there are, and how many of them were dismissed. */
function countsText(t: Translate, count: number, dismissed: number): string {
  const all = t('rephrase.count', { count });
  return dismissed === 0 ? all : `${all} · ${t('rephrase.count.dismissed', { count: dismissed })}`;
}

/** Says that the files are being written. The progress of that renders this alone again, and not the whole result. */
function FilesWait({ reportId }: { reportId: string }) {
  const t = useTranslation();
  const waits = useFilesPending(reportId);
  return (
    <p id={WAIT} role="status" className="text-sm text-ink-2 empty:hidden print:hidden">
      {waits && t('rephrase.files.waiting')}
    </p>
  );
}

/** The Word files; while they are being written, they cannot be downloaded. */
function WordFiles({ report }: { report: Rephrasing }) {
  const waits = useFilesPending(report.id);
  return (
    <>
      {(['clean', 'tracked'] as const).map((file) => (
        <FileButton
          key={file}
          api={rephrasings}
          report={report}
          file={file}
          label={`rephrase.file.${file}`}
          pending={WORD_PENDING}
          waitsFor={waits ? WAIT : undefined}
        />
      ))}
    </>
  );
}
