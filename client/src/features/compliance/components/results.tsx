import { CircleDashed, SearchCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Reviewed } from '#shared/contracts/marks.js';
import {
  BASIS_WORDS,
  clausesNotUnderstood,
  isEnough,
  rulesWithoutAnswer,
} from '#shared/tools/compliance/basis.js';
import { LIMITS } from '#shared/limits.js';
import { currentLanguage } from '../../../lib/locale.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { FileButton } from '../../reports/components/file-button.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { ItemList } from '../../review/components/item-list.js';
import { ItemSheet } from '../../review/components/item-sheet.js';
import { DocumentGone, RoomFrame } from '../../review/components/room-frame.js';
import { isFiltered } from '../../review/review.js';
import { useRoom } from '../../review/use-room.js';
import { complianceReports, type Report } from '../api.js';
import { answersOf, countsOf, type Answer } from '../issues.js';
import { toReadGroups } from '../to-read.js';
import type { CheckAgainProps } from './check-again.js';
import { IssueCard } from './issue-card.js';
import { CheckedScope, NotChecked } from './scope.js';
import { SilentRules } from './silent-rules.js';
import { Score } from './score.js';
import { StatusFilter, StatusLegend, StatusSign } from './status.js';
import { ToRead, TO_READ_ID } from './to-read.js';

interface ResultsProps extends CheckAgainProps {
  report: Report;
  onAnother: () => void;
}

/** A finished report: the answers beside the document text, or why the document was not checked. */
export function Results({ report, onAnother, ...again }: ResultsProps) {
  useTitleDetail(report.report_filename);
  const { scope } = report;
  if (scope.form !== 'other') return <Checked report={report} onAnother={onAnother} {...again} />;
  return (
    <div className="flex flex-col gap-5">
      <Head report={report} onAnother={onAnother} />
      <NewerReading id={report.newer_reading} />
      <NotChecked scope={scope} {...again} />
      {report.document_id === null && <DocumentGone />}
    </div>
  );
}

interface HeadProps extends Pick<ResultsProps, 'report' | 'onAnother'> {
  reviewed?: Reviewed;
  items?: readonly Answer[];
  brief?: ReactNode;
}

function Head({ report, ...rest }: HeadProps) {
  const t = useTranslation();
  return (
    <ReportHeader
      report={report}
      filename={report.report_filename}
      files={<FileButton api={complianceReports} report={report} file="pdf" label="reports.pdf" />}
      {...rest}
    >
      <p className="text-sm text-ink-3">
        {t('compliance.reportId')} <bdi className="wrap-anywhere">{report.report_id}</bdi>
      </p>
    </ReportHeader>
  );
}

const signOf = ({ status }: Answer) => <StatusSign status={status} />;

function Checked({ report, onAnother, ...again }: ResultsProps) {
  const t = useTranslation();
  const { issues, articles, scope, lang, basis, report_filename: filename, compliance_score: score } = report;
  const answers = useMemo(() => answersOf(issues, articles), [issues, articles]);
  const toRead = useMemo(
    () => toReadGroups(report.to_read, answers.length, t('review.places.comma')),
    [report.to_read, answers, t],
  );
  const asides = useMemo(() => toRead.flat(), [toRead]);
  const { reviewCards: few } = LIMITS.ui;
  const room = useRoom(answers, { api: complianceReports, report, filename, few, asides });
  const counts = countsOf(issues);
  const isClean = counts['issue found'] + counts.warning === 0;
  return (
    <RoomFrame
      room={room}
      header={
        <>
          <Head
            report={report}
            onAnother={onAnother}
            reviewed={room.marks.reviewed}
            items={answers}
            brief={
              // On a low screen, as at a zoom of 200 %, in place of the score with its reasons.
              scope.rules.length > 0 && (
                <p className="hidden text-sm font-semibold text-ink-2 low:max-lg:not-print:block">
                  {isEnough(basis)
                    ? t('compliance.history.score', { score })
                    : BASIS_WORDS[currentLanguage()].notEnough}
                </p>
              )
            }
          />
          {/* Where no rule applies, a score of 100 would say too much. */}
          {scope.rules.length > 0 && <Score score={score} counts={counts} basis={basis} />}
        </>
      }
      counts={
        <StatusFilter
          counts={counts}
          status={room.review.filter.weight}
          onFilter={(weight) => {
            room.filterBy({ weight });
          }}
        />
      }
      notices={
        <>
          <NewerReading id={report.newer_reading} />
          <CheckedScope scope={scope} {...again} />
          <IncompleteSections
            sections={report.incomplete}
            lead="compliance.incomplete.lead"
            lang={lang}
            onShowDoubts={room.showDoubts}
          />
          {isClean && !isFiltered(room.review.filter) && (
            <NoIssues rules={scope.rules.length} unread={clausesNotUnderstood(report.to_read, basis)} />
          )}
        </>
      }
      legend={<StatusLegend />}
    >
      {answers.length > 0 && (
        <ItemList
          room={room}
          lang={lang}
          Card={IssueCard}
          sign={signOf}
          folded={(count) => ({
            title: t('compliance.kept', { count }),
            lead: t('compliance.kept.lead'),
          })}
        />
      )}
      {counts['could not check'] > 0 && (
        <p className="flex gap-2 text-sm text-ink-2">
          <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          {t('compliance.unchecked', { count: counts['could not check'] })}
        </p>
      )}
      <ToRead groups={toRead} room={room} lang={lang} />
      <SilentRules rules={scope.silent} left={rulesWithoutAnswer(report)} lang={lang} />
      <ItemSheet room={room} lang={lang} Card={IssueCard} />
    </RoomFrame>
  );
}

/** Says that nothing was found, how many clauses were not understood, and of how much that holds. */
function NoIssues({ rules, unread }: { rules: number; unread: number }) {
  const t = useTranslation();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <SearchCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
      <div>
        <h3 className="font-semibold text-ink">{t('compliance.none')}</h3>
        {unread > 0 && (
          <p>
            <Button
              variant="link"
              className="-ms-4 text-start"
              onClick={() => {
                const title = document.getElementById(TO_READ_ID);
                title?.scrollIntoView({ block: 'start' });
                title?.focus({ preventScroll: true });
              }}
            >
              {BASIS_WORDS[currentLanguage()].toRead(unread)}
            </Button>
          </p>
        )}
        <p className="text-ink-2">{t('compliance.none.lead', { count: rules })}</p>
      </div>
    </div>
  );
}
