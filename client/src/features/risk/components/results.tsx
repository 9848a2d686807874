import { useMemo } from 'react';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import { LIMITS } from '#shared/limits.js';
import { countPlaces } from '#shared/tools/risk/places.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { DocumentGone, RoomPanes } from '../../review/components/room-panes.js';
import { useRoom } from '../../review/use-room.js';
import { riskReportsApi } from '../api.js';
import { countsOf, findingsOf } from '../findings.js';
import { FindingList } from './finding-list.js';
import { ScopeNotice } from './scope-notice.js';
import { SectionFilter } from './section-filter.js';
import { SeverityCounts } from './severity.js';

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
  useTitleDetail(report.filename);
  return (
    <div className="flex flex-col gap-5">
      <ReportHeader api={riskReportsApi} report={report} filename={report.filename} onAnother={onAnother} />
      <NewerReading id={report.newer_reading} />
      {report.scope !== null && (
        <ScopeNotice scope={report.scope} lang={report.lang} onAssess={onAssess} busy={busy} />
      )}
      <IncompleteSections sections={report.incomplete} lead="risk.incomplete.lead" lang={report.lang} />
      {report.document_id === null && <DocumentGone />}
    </div>
  );
}

function Assessed({ report, onAnother }: ResultsProps) {
  const t = useTranslation();
  const findings = useMemo(() => findingsOf(report.risks, report.articles), [report.risks, report.articles]);
  const room = useRoom(findings, { documentId: report.document_id, few: LIMITS.ui.riskCards });
  useTitleDetail(report.filename);
  const places = countPlaces(report.risks);

  return (
    <div className="flex flex-col gap-5">
      <ReportHeader api={riskReportsApi} report={report} filename={report.filename} onAnother={onAnother} />
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
        onShowDoubts={room.showDoubts}
      />
      <RoomPanes
        room={room}
        filter={
          <SectionFilter
            findings={findings}
            section={room.review.group}
            onFilter={(group) => {
              room.dispatch({ type: 'filter', group });
            }}
          />
        }
      >
        <FindingList report={report} room={room} />
      </RoomPanes>
    </div>
  );
}
