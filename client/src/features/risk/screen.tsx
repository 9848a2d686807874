import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RiskReport } from '#shared/contracts/api/risk.js';
import type { Job } from '#shared/contracts/jobs.js';
import { risk } from '#shared/tools/risk/contract.js';
import { isApiError } from '../../lib/api-error.js';
import { errorMessage, errorCodeMessage, useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { useRecognizeAll } from '../documents/extractions.js';
import { useRetryJob } from '../jobs/api.js';
import { FailedJob } from '../jobs/components/failed-job.js';
import { OpenReport } from '../reports/components/open-report.js';
import { RunningJob, RunningUpload } from '../reports/components/running.js';
import { SourceForm } from '../reports/components/source-form.js';
import { useRun } from '../reports/use-run.js';
import { requestRiskAnalysis, requestRiskAnalysisAnyway, riskReportsApi, riskRun } from './api.js';
import { History } from './components/history.js';
import { PartialFindings } from './components/partial-findings.js';
import { Results } from './components/results.js';

export default function RiskScreen() {
  const run = useRun('risk', riskRun);
  const { reportId, show } = run;
  /** Counts viewings, so that a report that is viewed again starts as at first: all sections, collapsed. */
  const [viewCount, setViewCount] = useState(0);
  /** Returns to the form, which shows the job, and assesses the report's document as a contract. */
  const assessAnyway = ({ document_id: id, filename }: RiskReport) =>
    id === null
      ? undefined
      : () => {
          riskRun.forgetFailure();
          show({});
          void run.start({ id, filename }, requestRiskAnalysisAnyway);
        };
  return (
    <div className="flex flex-col gap-8">
      {reportId === null ? (
        <Analysis run={run} />
      ) : (
        <OpenReport
          key={`${reportId} ${String(viewCount)}`}
          api={riskReportsApi}
          id={reportId}
          words={{ another: 'risk.another', unexpected: 'risk.unexpected' }}
          isWhole={({ risks }) => Array.isArray(risks)}
          onAnother={() => {
            riskRun.forgetFailure();
            show({});
          }}
        >
          {(report) => (
            <Results
              report={report}
              busy={run.busy}
              onAssess={assessAnyway(report)}
              onAnother={() => {
                riskRun.forgetFailure();
                show({});
              }}
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

/** The form, with a running or failed analysis. */
function Analysis({ run }: { run: ReturnType<typeof useRun> }) {
  const t = useTranslation();
  const [query] = useSearchParams();
  const retry = useRetryJob();
  const recognize = useRecognizeAll();
  /** Counts new forms: another one starts without the file that failed. */
  const [attempt, setAttempt] = useState(0);
  const { form, sending, active, failed, error, busy, show } = run;
  const failureText = (reason: string | undefined) =>
    t('risk.failed', { message: reason ?? t('error.unknown') });
  const onError = (reason: Error) => notify.failed(failureText(errorMessage(t, reason, 'error.unknown')));
  const retryJob = ({ id }: Job) => {
    retry.mutate(id, { onError });
  };
  const recognizeAll = (job: Job) => {
    recognize.mutate(job.document_id ?? '', {
      onSuccess: () => {
        retryJob(job);
      },
      onError: (reason) => {
        // It has been asked for elsewhere: the analysis only has to wait for it.
        if (isApiError(reason) && reason.code === 'conflict') retryJob(job);
        else onError(reason);
      },
    });
  };
  return (
    <div ref={form} className="flex flex-col gap-8">
      <SourceForm
        key={attempt}
        words={{
          lead: 'risk.lead',
          startSelected: 'risk.analyzeSelected',
          startUploaded: 'risk.analyzeUploaded',
          working: 'risk.analyzing',
        }}
        document={query.get('document')}
        busy={busy}
        error={error === undefined ? undefined : failureText(errorMessage(t, error, 'error.unknown'))}
        onClearError={() => {
          riskRun.forgetFailure();
          if (failed !== undefined) show({}, true);
        }}
        onStart={(source) => void run.start(source, requestRiskAnalysis)}
      />
      {sending !== undefined && <RunningUpload run={sending} onCancel={riskRun.cancel} />}
      {active !== undefined && (
        <RunningJob key={active.id} job={active} item={risk}>
          {(items) => <PartialFindings items={items} />}
        </RunningJob>
      )}
      {failed !== undefined && (
        <FailedJob
          job={failed}
          message={failureText(errorCodeMessage(t, failed.error_code, failed.error))}
          retrying={retry.isPending || recognize.isPending}
          onRetry={() => {
            retryJob(failed);
          }}
          remedy={
            failed.error_code === 'scan_too_long'
              ? {
                  label: t('documents.recognizeAll'),
                  onChoose: () => {
                    recognizeAll(failed);
                  },
                }
              : undefined
          }
          onChooseAnotherFile={() => {
            show({}, true);
            setAttempt(attempt + 1);
            requestAnimationFrame(() => {
              form.current?.querySelector<HTMLElement>('[role="button"]')?.focus();
            });
          }}
          onDismiss={() => {
            show({}, true);
          }}
        />
      )}
    </div>
  );
}
