import { useState } from 'react';
import { Link } from 'react-router-dom';
import { issue } from '#shared/tools/compliance/contract.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { lazyScreen, usePreload } from '../../lib/lazy-screen.js';
import { useTranslation } from '../../lib/translation.js';
import { buttonClass } from '../../ui/button.js';
import { Analysis } from '../review/components/analysis.js';
import { AnalysisForm } from '../review/components/analysis-form.js';
import { OpenReport } from '../reports/components/open-report.js';
import { useRun } from '../reports/use-run.js';
import { FoundSoFar } from '../review/components/found-so-far.js';
import { complianceReports, complianceRun, requestCheck, type Report } from './api.js';
import { History } from './components/history.js';
import { KindSelect } from './components/kind-select.js';
import { StatusBadge } from './components/status.js';
import { answersOf } from './issues.js';

/** What shows a result: the form does not need it. */
const results = lazyScreen(['reports', 'review', 'compliance'], async () => ({
  default: (await import('./components/results.js')).Results,
}));

export default function ComplianceScreen() {
  const run = useRun('compliance', complianceRun);
  const { reportId, show } = run;
  usePreload(results, run.busy || reportId !== null);
  /** The kind of document to check as; null recognizes it. */
  const [kind, setKind] = useState<DocumentType | null>(null);
  /** Counts viewings, so that a report that is viewed again starts as at first. */
  const [viewCount, setViewCount] = useState(0);
  const leave = () => {
    complianceRun.forgetFailure();
    setKind(null);
    show({});
  };
  /** Returns to the form, which shows the job, and checks the report's document as another kind. */
  const checkAgain = ({ document_id: id, report_filename: filename }: Report) =>
    id === null
      ? undefined
      : (as: DocumentType) => {
          leave();
          void run.start({ id, filename }, requestCheck(as));
        };
  return (
    <div className="flex flex-col gap-8">
      {reportId === null ? (
        <Analysis
          screen={run}
          run={complianceRun}
          failed="compliance.failed"
          request={requestCheck(kind)}
          item={issue}
          form={(props) => (
            <AnalysisForm lead="compliance.lead" {...props}>
              <Options kind={kind} onKind={setKind} disabled={run.busy} />
            </AnalysisForm>
          )}
        >
          {(items) => (
            <FoundSoFar
              items={answersOf(items)}
              badge={({ status }) => <StatusBadge status={status} />}
              keyOf={({ rule, status }) => `${status} ${rule}`}
            />
          )}
        </Analysis>
      ) : (
        <OpenReport
          key={`${reportId} ${String(viewCount)}`}
          api={complianceReports}
          id={reportId}
          words={{
            another: 'review.another',
            unexpected: 'compliance.unexpected',
            failed: 'compliance.openFailed',
          }}
          isWhole={({ issues }) => Array.isArray(issues)}
          onAnother={leave}
        >
          {(report) => (
            <results.Screen report={report} busy={run.busy} onCheck={checkAgain(report)} onAnother={leave} />
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

interface OptionsProps {
  kind: DocumentType | null;
  onKind: (kind: DocumentType | null) => void;
  disabled: boolean;
}

/** What the form asks for besides the document: its kind, with a way to the rules. */
function Options({ kind, onKind, disabled }: OptionsProps) {
  const t = useTranslation();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <KindSelect
        label={t('compliance.kind')}
        none={t('compliance.kind.recognize')}
        className="flex-1 basis-64 sm:max-w-96"
        value={kind}
        disabled={disabled}
        onChange={onKind}
      />
      <Link to="/dashboard/compliance/rules" className={buttonClass('link', '-mx-4')}>
        {t('compliance.whatIsChecked')}
      </Link>
    </div>
  );
}
