import { useMemo } from 'react';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import { countPlaces } from '#shared/tools/risk/places.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { Chip } from '../../../ui/chip.js';
import { cx } from '../../../ui/cx.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useDocumentText } from '../../documents/api.js';
import { useDoubts } from '../../documents/use-doubts.js';
import { countsOf, findingsOf, quoteName } from '../findings.js';
import { quotedDoubts } from '../quoted-doubts.js';
import { useReview } from '../use-review.js';
import { DocumentText } from './document-text.js';
import { FindingList } from './finding-list.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../reports/components/newer-reading.js';
import { ResultsHeader } from './results-header.js';
import { ScopeNotice } from './scope-notice.js';
import { SectionFilter } from './section-filter.js';
import { SeverityCounts } from './severity.js';
import { ShortcutHint } from './shortcut-hint.js';

interface ResultsProps {
  report: RiskReport;
  onAnother: () => void;
  /** Assesses the document as a contract, whatever it was taken for; undefined where it is not stored any more. */
  onAssess: (() => void) | undefined;
  busy: boolean;
}

/** A finished report: the findings beside the document text in which they were found, or why there are none. */
export function Results(props: ResultsProps) {
  return props.report.scope?.form === 'other' ? <NotAssessed {...props} /> : <Assessed {...props} />;
}

/** The report on a document that is no contract. */
function NotAssessed({ report, onAnother, onAssess, busy }: ResultsProps) {
  const t = useTranslation();
  useTitleDetail(report.filename);
  return (
    <div className="flex flex-col gap-5">
      <ResultsHeader report={report} onAnother={onAnother} />
      <NewerReading id={report.newer_reading} />
      {report.scope !== null && (
        <ScopeNotice scope={report.scope} lang={report.lang} onAssess={onAssess} busy={busy} />
      )}
      <IncompleteSections sections={report.incomplete} lead="risk.incomplete.lead" lang={report.lang} />
      {report.document_id === null && <p className="text-sm text-ink-3">{t('risk.documentGone')}</p>}
    </div>
  );
}

function Assessed({ report, onAnother }: ResultsProps) {
  const t = useTranslation();
  const findings = useMemo(() => findingsOf(report.risks, report.articles), [report.risks, report.articles]);
  const { review, dispatch, showInText, showCard, box, pane, setPane } = useReview(findings);
  const text = useDocumentText(report.document_id);
  const doubts = useDoubts(text.data?.doubtful.length ?? 0);
  const doubtful = useMemo(
    () => (text.data === undefined ? undefined : quotedDoubts(findings, text.data)),
    [findings, text.data],
  );
  useTitleDetail(report.filename);
  const hasText = report.document_id !== null;
  const places = countPlaces(report.risks);

  return (
    <div className="flex flex-col gap-5">
      <ResultsHeader report={report} onAnother={onAnother} />
      <NewerReading id={report.newer_reading} />
      <SeverityCounts counts={countsOf(findings)} />
      {places > findings.length && (
        <p className="-mt-2 text-sm text-ink-2">
          {t('risk.places.total', {
            places: t('risk.places.total.places', { count: places }),
            findings: t('risk.places.total.findings', { count: findings.length }),
          })}
        </p>
      )}
      <IncompleteSections
        sections={report.incomplete}
        lead="risk.incomplete.lead"
        lang={report.lang}
        onShowDoubts={
          doubts.count === 0
            ? undefined
            : () => {
                setPane('document');
                doubts.step(1);
                requestAnimationFrame(() => {
                  box.current?.scrollIntoView({ block: 'nearest' });
                  box.current?.focus({ preventScroll: true });
                });
              }
        }
      />
      {hasText && (
        <div className="flex gap-2 lg:hidden print:hidden">
          {(['findings', 'document'] as const).map((name) => (
            <Chip
              key={name}
              pressed={pane === name}
              onClick={() => {
                setPane(name);
              }}
            >
              {t(`risk.${name}`)}
            </Chip>
          ))}
        </div>
      )}
      {findings.length > 0 && (
        <div
          className={cx('flex flex-col gap-3', hasText && pane === 'document' && 'max-lg:not-print:hidden')}
        >
          <SectionFilter
            findings={findings}
            section={review.section}
            onFilter={(section) => {
              dispatch({ type: 'filter', section });
            }}
          />
          {hasText && <ShortcutHint />}
        </div>
      )}
      <div
        className={cx('grid gap-6 print:block', hasText && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]')}
      >
        <div className={cx('min-w-0', hasText && pane === 'document' && 'max-lg:not-print:hidden')}>
          <FindingList
            scope={report.scope}
            lang={report.lang}
            findings={findings}
            doubtful={doubtful}
            review={review}
            dispatch={dispatch}
            onShow={hasText ? showInText : undefined}
          />
        </div>
        {hasText && (
          <div
            className={cx(
              'h-[70dvh] min-w-0 print:hidden lg:sticky lg:top-24 lg:h-[calc(100dvh-8rem)]',
              pane === 'findings' && 'max-lg:hidden',
            )}
          >
            <QueryContent query={text} rows={6} failed="risk.documentFailed">
              {({ content, doubtful }) => (
                <DocumentText
                  content={content}
                  doubtful={doubtful}
                  doubts={doubts}
                  findings={findings}
                  active={review.active === null ? null : quoteName(review.active, review.place)}
                  onPick={showCard}
                  boxRef={box}
                />
              )}
            </QueryContent>
          </div>
        )}
      </div>
      {!hasText && <p className="text-sm text-ink-3">{t('risk.documentGone')}</p>}
    </div>
  );
}
