import { useMemo } from 'react';
import type { RiskReport } from '#shared/api/risk.js';
import { LIMITS } from '#shared/limits.js';
import { useTitleDetail } from '../../../lib/title.js';
import { FileButton } from '../../reports/components/file-button.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { NewerReading } from '../../review/components/newer-reading.js';
import { ReportHeader } from '../../review/components/report-header.js';
import { DocumentGone, RoomFrame } from '../../review/components/room-frame.js';
import { useRoom } from '../../review/use-room.js';
import { riskReportsApi } from '../api.js';
import { countsOf, findingsOf } from '../findings.js';
import { FindingList } from './finding-list.js';
import { ScopeNotice } from './scope-notice.js';
import { SeverityCounts, SeverityLegend } from './severity.js';

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

function Pdf({ report }: Pick<ResultsProps, 'report'>) {
  return <FileButton api={riskReportsApi} report={report} file="pdf" label="reports.pdf" />;
}

/** The report on a document that is no contract. */
function NotAssessed({ report, onAnother, onAssess, busy }: ResultsProps) {
  useTitleDetail(report.filename);
  return (
    <div className="flex flex-col gap-5">
      <ReportHeader
        report={report}
        filename={report.filename}
        files={<Pdf report={report} />}
        onAnother={onAnother}
      />
      <NewerReading id={report.newer_reading} />
      {report.scope !== null && (
        <ScopeNotice scope={report.scope} lang={report.lang} onAssess={onAssess} busy={busy} />
      )}
      <IncompleteSections sections={report.incomplete} lead="risk.incomplete.lead" lang={report.lang} open />
      {report.document_id === null && <DocumentGone />}
    </div>
  );
}

function Assessed({ report, onAnother }: ResultsProps) {
  const { risks, articles, filename } = report;
  const findings = useMemo(() => findingsOf(risks, articles), [risks, articles]);
  const room = useRoom(findings, { api: riskReportsApi, report, filename, few: LIMITS.ui.reviewCards });
  useTitleDetail(filename);

  return (
    <RoomFrame
      room={room}
      header={
        <ReportHeader
          report={report}
          filename={filename}
          files={<Pdf report={report} />}
          onAnother={onAnother}
          reviewed={room.marks.reviewed}
          items={findings}
        />
      }
      counts={
        <SeverityCounts
          counts={countsOf(findings)}
          level={room.review.filter.weight}
          onFilter={(weight) => {
            room.filterBy({ weight });
          }}
        />
      }
      notices={
        <>
          <NewerReading id={report.newer_reading} />
          <IncompleteSections
            sections={report.incomplete}
            lead="risk.incomplete.lead"
            lang={report.lang}
            onShowDoubts={room.showDoubts}
            open={findings.length === 0}
          />
        </>
      }
      legend={<SeverityLegend />}
    >
      <FindingList report={report} room={room} />
    </RoomFrame>
  );
}
