import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isArrival } from '../../lib/arrival.js';
import { useStore } from '../../lib/store.js';
import { messageOf, messageOfCode, useWords } from '../../lib/words.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Notice } from '../../ui/notice.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { notify } from '../../ui/toast.js';
import { isActive, jobOf } from '../jobs/cache.js';
import { useRetryJob } from '../jobs/api.js';
import { FailedJob } from '../jobs/components/failed-job.js';
import { useRiskReport } from './api.js';
import { History } from './components/history.js';
import { Results } from './components/results.js';
import { RunningJob, RunningUpload } from './components/running.js';
import { SourceForm } from './components/source-form.js';
import { forgetFailure, riskRun, startRun, type Source } from './run.js';
import { useFollowedJob } from './use-followed-job.js';

export default function RiskScreen() {
  const say = useWords();
  const client = useQueryClient();
  const run = useStore(riskRun);
  const retry = useRetryJob();
  const { reportId, job, show } = useFollowedJob(() => {
    notify.done(say('job.cancelled'));
  });
  const failure = (why: string | undefined) => say('risk.failed', { message: why ?? say('error.unknown') });
  const failed = job?.status === 'failed' ? job : undefined;
  const active = job !== undefined && isActive(job) ? job : undefined;
  const busy = active !== undefined || run.status === 'uploading' || run.status === 'starting';

  const form = useRef<HTMLDivElement>(null);
  const analyze = async (source: Source) => {
    const started = await startRun(client, source);
    // Whoever has gone on to something else stays there: the header's chip leads back, and the history.
    if (started === undefined || form.current === null) return;
    // A short job may have ended before its acceptance came back: what is newest of it decides.
    const { status, result } = jobOf(client, started.id) ?? started;
    show(status === 'completed' && result !== null ? { report: result.id } : { job: started.id }, true);
  };

  return (
    <div className="flex flex-col gap-8">
      {reportId === null ? (
        <div ref={form} className="flex flex-col gap-8">
          <SourceForm
            busy={busy}
            error={run.status === 'failed' ? failure(messageOf(say, run.error, 'error.unknown')) : undefined}
            onClearError={() => {
              forgetFailure();
              if (failed !== undefined) show({}, true);
            }}
            onAnalyze={(source) => void analyze(source)}
          />
          {(run.status === 'uploading' || run.status === 'starting') && <RunningUpload run={run} />}
          {active !== undefined && run.status === 'idle' && <RunningJob key={active.id} job={active} />}
          {failed !== undefined && (
            <FailedJob
              job={failed}
              message={failure(messageOfCode(say, failed.error_code, failed.error))}
              retrying={retry.isPending}
              onRetry={() => {
                retry.mutate(failed.id, {
                  onError: (error) => notify.failed(failure(messageOf(say, error, 'error.unknown'))),
                });
              }}
              onDismiss={() => {
                show({}, true);
              }}
            />
          )}
        </div>
      ) : (
        <Report
          key={reportId}
          id={reportId}
          onAnother={() => {
            forgetFailure();
            show({});
          }}
        />
      )}
      <History
        onView={(id) => {
          show({ report: id });
        }}
        onDeleted={(id) => {
          if (id === reportId) show({}, true);
        }}
      />
    </div>
  );
}

function Report({ id, onAnother }: { id: string; onAnother: () => void }) {
  const say = useWords();
  const report = useRiskReport(id);
  const top = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const loaded = report.data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    top.current?.scrollIntoView({ block: 'start' });
    // The form that it takes the place of may have had the focus; a dialog keeps its own.
    if (isArrival(key) || document.activeElement?.closest('[role="dialog"], [role="menu"]')) return;
    top.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [loaded, key]);

  const broken = loaded && !Array.isArray(report.data.risks);
  return (
    // As high as the window while it is fetched: what stands below then never jumps.
    <div ref={top} className={cx('scroll-mt-24', report.isPending && 'min-h-dvh')}>
      {report.isPending && <SkeletonRows rows={4} label={say('app.loading')} />}
      {(report.isError || broken) && (
        <div>
          <Notice
            title={say(broken ? 'risk.unexpected' : 'risk.openFailed')}
            action={{ label: say('action.tryAgain'), onClick: () => void report.refetch() }}
          />
          <p className="text-center">
            <Button variant="ghost" onClick={onAnother}>
              {say('risk.another')}
            </Button>
          </p>
        </div>
      )}
      {report.isSuccess && !broken && <Results report={report.data} onAnother={onAnother} />}
    </div>
  );
}
