import { Fragment, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Job } from '#shared/contracts/jobs.js';
import { isApiError } from '../../../lib/api-error.js';
import { errorMessage, errorCodeMessage, useTranslation, type MessageId } from '../../../lib/translation.js';
import { notify } from '../../../ui/toast.js';
import { useRecognizeAll } from '../../documents/extractions.js';
import { useRetryJob } from '../../jobs/api.js';
import { FailedJob } from '../../jobs/components/failed-job.js';
import type { RequestJob, Run } from '../../reports/run.js';
import type { useRun } from '../../reports/use-run.js';
import { RunningJob, RunningUpload } from '../../reports/components/running.js';
import type { FormProps } from './analysis-form.js';

interface AnalysisProps<Item> {
  screen: ReturnType<typeof useRun>;
  run: Run;
  /** What failed, with a `message`. */
  failed: MessageId;
  request: RequestJob;
  /** The item schema of the tool's contract. */
  item: z.ZodMiniType<Item>;
  form: (props: FormProps) => ReactNode;
  /** Renders the partial results. */
  children: (items: Item[]) => ReactNode;
}

/** The form, with a running or failed analysis. */
export function Analysis<Item>({
  screen,
  run,
  failed: failedWords,
  request,
  item,
  form: renderForm,
  children,
}: AnalysisProps<Item>) {
  const t = useTranslation();
  const [query] = useSearchParams();
  const retry = useRetryJob();
  const recognize = useRecognizeAll();
  /** Counts new forms: another one starts without the file that failed. */
  const [attempt, setAttempt] = useState(0);
  const { form, sending, active, failed, error, busy, show } = screen;
  const failureText = (reason: string | undefined) =>
    t(failedWords, { message: reason ?? t('error.unknown') });
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
  const formProps: FormProps = {
    document: query.get('document'),
    busy,
    error: error === undefined ? undefined : failureText(errorMessage(t, error, 'error.unknown')),
    onClearError: () => {
      run.forgetFailure();
      if (failed !== undefined) show({}, true);
    },
    onStart: (source) => void screen.start(source, request),
  };
  return (
    <div ref={form} className="flex flex-col gap-8">
      <Fragment key={attempt}>{renderForm(formProps)}</Fragment>
      {sending !== undefined && <RunningUpload run={sending} onCancel={run.cancel} />}
      {active !== undefined && (
        <RunningJob key={active.id} job={active} item={item}>
          {children}
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
