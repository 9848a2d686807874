import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { FileButton } from '../../reports/components/file-button.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportFrame } from '../../review/components/report-frame.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { DocumentGone } from '../../review/components/room-frame.js';
import { translations, type Translation } from '../api.js';
import { languageOf } from '../paragraphs.js';
import { useTranslationView } from '../use-translation-view.js';
import { DirectionName } from './direction.js';
import { DoubtList } from './doubt-list.js';
import { FileMenu } from './files.js';
import { Notice } from './notice.js';
import { TextPanel } from './text-panel.js';
import { FILE_PENDING } from './words.js';

interface DocumentResultProps {
  report: Translation;
  onAnother: () => void;
}

/** A translated document: its files, its text, and beside it the paragraphs to compare with the original. */
export function DocumentResult({ report, onAnother }: DocumentResultProps) {
  const t = useTranslation();
  const { paragraphs, doubts } = useTranslationView(report);
  const count = doubts.doubts.length;
  const hasList = count > 0 || report.document_id === null;
  return (
    <ReportFrame
      columns={
        hasList
          ? 'lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] min-[100rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
          : ''
      }
      header={
        <>
          <ReportHeader
            report={report}
            filename={report.filename}
            files={
              <>
                <FileButton
                  api={translations}
                  report={report}
                  file="result"
                  label="translate.download"
                  pending={FILE_PENDING}
                />
                <FileMenu report={report} label="translate.download.forms" />
              </>
            }
            onAnother={onAnother}
            words={{ another: 'translate.another', madeBy: 'translate.engine' }}
            brief={
              <p role="status" className="text-sm text-ink-2 empty:hidden print:hidden">
                {report.result_doc_id === null && t('translate.files.waiting')}
              </p>
            }
          >
            <p className="text-sm text-ink-3">
              <DirectionName to={report.target_lang} />
            </p>
          </ReportHeader>
          <Notice report={report} />
          {/* Below what it must be read with: figures that match say nothing of the meaning. */}
          <p className="text-sm text-ink-2">{t('translate.doubtful', { count })}</p>
          <NewerReading id={report.newer_reading} />
          <IncompleteSections
            sections={report.incomplete}
            title="translate.incomplete"
            lead="translate.incomplete.lead"
            lang={report.lang}
          />
        </>
      }
    >
      <div
        className={cx(
          'h-[75dvh] min-w-0 lg:h-auto lg:min-h-0 lg:py-4 lg:ps-8 print:mt-4 print:h-auto print:p-0',
          hasList ? 'lg:pe-2' : 'lg:pe-8',
        )}
      >
        <section
          aria-label={t('translate.result')}
          className="@container flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card print:block print:h-auto print:overflow-visible print:border-0 print:shadow-none"
        >
          <TextPanel report={report} paragraphs={paragraphs} doubts={doubts} height="min-h-0 flex-1" />
        </section>
      </div>
      {hasList && (
        <div
          data-pane
          className="flex min-w-0 flex-col gap-3 max-lg:mt-4 lg:overflow-y-auto lg:py-4 lg:ps-2 lg:pe-8 print:p-0"
        >
          <DoubtList doubts={doubts} to={languageOf[report.target_lang]} />
          {report.document_id === null && <DocumentGone />}
        </div>
      )}
    </ReportFrame>
  );
}
