import { CircleDashed, SearchCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { ItemList } from '../../review/components/item-list.js';
import { DocumentGone, RoomPanes } from '../../review/components/room-panes.js';
import { useRoom } from '../../review/use-room.js';
import { complianceReports, type Report } from '../api.js';
import { answersOf, countsOf } from '../issues.js';
import type { CheckAgainProps } from './check-again.js';
import { IssueCard } from './issue-card.js';
import { CheckedScope, NotChecked } from './scope.js';
import { Score } from './score.js';
import { StatusFilter } from './status.js';

interface ResultsProps extends CheckAgainProps {
  report: Report;
  onAnother: () => void;
}

/** A finished report: the answers beside the document text, or why the document was not checked. */
export function Results({ report, onAnother, ...again }: ResultsProps) {
  const t = useTranslation();
  useTitleDetail(report.report_filename);
  const { scope } = report;
  return (
    <div className="flex flex-col gap-5">
      <ReportHeader
        api={complianceReports}
        report={report}
        filename={report.report_filename}
        onAnother={onAnother}
      >
        <p className="text-sm text-ink-3">
          {t('compliance.reportId')} <bdi className="wrap-anywhere">{report.report_id}</bdi>
        </p>
      </ReportHeader>
      <NewerReading id={report.newer_reading} />
      {scope.form === 'other' ? (
        <>
          <NotChecked scope={scope} {...again} />
          {report.document_id === null && <DocumentGone />}
        </>
      ) : (
        <Checked report={report} {...again} />
      )}
    </div>
  );
}

function Checked({ report, ...again }: CheckAgainProps & { report: Report }) {
  const t = useTranslation();
  const { issues, articles, scope, lang } = report;
  const answers = useMemo(() => answersOf(issues, articles), [issues, articles]);
  const room = useRoom(answers, { documentId: report.document_id, few: Infinity });
  const counts = countsOf(issues);
  const isClean = counts['issue found'] + counts.warning === 0;
  return (
    <>
      {/* Where no rule applies, a score of 100 would say too much. */}
      {scope.rules.length > 0 && (
        <>
          <Score score={report.compliance_score} counts={counts} />
          <StatusFilter
            counts={counts}
            status={room.review.group}
            onFilter={(group) => {
              room.setPane('findings');
              room.dispatch({ type: 'filter', group });
            }}
          />
        </>
      )}
      {counts['could not check'] > 0 && (
        <p className="flex gap-2 text-sm text-ink-2">
          <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          {t('compliance.unchecked', { count: counts['could not check'] })}
        </p>
      )}
      <CheckedScope scope={scope} {...again} />
      <IncompleteSections
        sections={report.incomplete}
        lead="compliance.incomplete.lead"
        lang={lang}
        onShowDoubts={room.showDoubts}
      />
      <RoomPanes room={room} filter={null}>
        <div className="flex flex-col gap-4 print:block print:space-y-4">
          {isClean && room.review.group === null && <NoIssues rules={scope.rules.length} />}
          {answers.length > 0 && (
            <ItemList
              room={room}
              lang={lang}
              Card={IssueCard}
              folded={(count) => ({
                title: t('compliance.kept', { count }),
                lead: t('compliance.kept.lead'),
              })}
            />
          )}
        </div>
      </RoomPanes>
    </>
  );
}

/** Says that nothing was found, and of how much that holds. */
function NoIssues({ rules }: { rules: number }) {
  const t = useTranslation();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
      <SearchCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
      <div>
        <h3 className="font-semibold text-ink">{t('compliance.none')}</h3>
        <p className="text-ink-2">{t('compliance.none.lead', { count: rules })}</p>
      </div>
    </div>
  );
}
