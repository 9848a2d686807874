import { useState } from 'react';
import type { RiskReport } from '#shared/api/risk.js';
import { reportedFinding } from '#shared/tools/risk/contract.js';
import { lazyScreen, usePreload } from '../../lib/lazy-screen.js';
import { Analysis } from '../review/components/analysis.js';
import { AnalysisForm } from '../review/components/analysis-form.js';
import { OpenReport } from '../reports/components/open-report.js';
import { useRun } from '../reports/use-run.js';
import { FoundSoFar } from '../review/components/found-so-far.js';
import { requestRiskAnalysis, requestRiskAnalysisAnyway, riskReportsApi, riskRun } from './api.js';
import { History } from './components/history.js';
import { SeverityBadge } from './components/severity.js';
import { findingsOf } from './findings.js';

/** What shows a result: the form does not need it. */
const results = lazyScreen(['reports', 'review', 'risk'], async () => ({
  default: (await import('./components/results.js')).Results,
}));

export default function RiskScreen() {
  const run = useRun('risk', riskRun);
  const { reportId, show } = run;
  usePreload(results, run.busy || reportId !== null);
  /** Counts viewings, so that a report that is viewed again starts as at first: all sections, collapsed. */
  const [viewCount, setViewCount] = useState(0);
  const leave = () => {
    riskRun.forgetFailure();
    show({});
  };
  /** Returns to the form, which shows the job, and assesses the report's document as a contract. */
  const assessAnyway = ({ document_id: id, filename }: RiskReport) =>
    id === null
      ? undefined
      : () => {
          leave();
          void run.start({ id, filename }, requestRiskAnalysisAnyway);
        };
  return (
    <div className="flex flex-col gap-8">
      {reportId === null ? (
        <Analysis
          screen={run}
          run={riskRun}
          failed="risk.failed"
          request={requestRiskAnalysis}
          item={reportedFinding}
          form={(props) => <AnalysisForm lead="risk.lead" {...props} />}
        >
          {(items) => (
            <FoundSoFar
              items={findingsOf(items)}
              badge={({ tone }) => <SeverityBadge level={tone} />}
              keyOf={({ title, tone }) => `${tone} ${title}`}
            />
          )}
        </Analysis>
      ) : (
        <OpenReport
          key={`${reportId} ${String(viewCount)}`}
          api={riskReportsApi}
          id={reportId}
          words={{ another: 'review.another', unexpected: 'risk.unexpected' }}
          isWhole={({ risks }) => Array.isArray(risks)}
          onAnother={leave}
        >
          {(report) => (
            <results.Screen
              report={report}
              busy={run.busy}
              onAssess={assessAnyway(report)}
              onAnother={leave}
            />
          )}
        </OpenReport>
      )}
      <History
        onView={(id) => {
          setViewCount(viewCount + 1);
          show({ report: id });
        }}
        onDeleted={(id) => {
          if (id === reportId) show({}, true);
        }}
      />
    </div>
  );
}
