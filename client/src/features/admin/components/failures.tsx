import type { FailedJob } from '#shared/contracts/api/admin.js';
import { riyadhTime } from '../../../lib/format.js';
import { messageOf, messageOfCode, useWords } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorLine } from '../../../ui/field.js';
import { Notice } from '../../../ui/notice.js';
import { useFailures, useRetryAnyJob } from '../api.js';
import { Section } from '../../../ui/section.js';

/** Jobs that failed for good, each with another try; nothing at all where there are none. */
export function Failures({ onDone }: { onDone: (text: string) => void }) {
  const say = useWords();
  const failures = useFailures();
  if (failures.data === undefined ? !failures.isError : failures.data.length === 0) return null;
  return (
    <Section title={say('admin.failures')}>
      <Card>
        {failures.data === undefined ? (
          <Notice
            title={say('admin.loadFailed')}
            action={{ label: say('action.tryAgain'), onClick: () => void failures.refetch() }}
          />
        ) : (
          <ul className="divide-y divide-line">
            {failures.data.map((job) => (
              <Entry key={job.id} job={job} onDone={onDone} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function Entry({ job, onDone }: { job: FailedJob; onDone: (text: string) => void }) {
  const say = useWords();
  const retry = useRetryAnyJob();
  const kind = say(`admin.kind.${job.kind}`);
  const when = job.finished_at ?? job.created_at;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-ink">{kind}</span>
          <span className="min-w-0 break-all text-ink-2">
            <bdi dir="ltr">{job.email}</bdi>
          </span>
        </p>
        <p className="text-del">
          {messageOfCode(say, job.error_code, job.error) ?? say('admin.failures.unknown')}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <time dateTime={when}>{riyadhTime(when)}</time>
          <span>{say('admin.failures.tries', { count: job.attempt })}</span>
          <code dir="ltr" className="break-all select-all">
            {job.request_id}
          </code>
        </p>
        {retry.error !== null && (
          <ErrorLine>{messageOf(say, retry.error, 'admin.failures.retryFailed')}</ErrorLine>
        )}
      </div>
      <Button
        variant="secondary"
        className="ms-auto"
        aria-label={say('admin.failures.retryOne', { kind, email: job.email })}
        busy={retry.isPending}
        disabled={retry.isPending}
        onClick={() => {
          // By a promise, for this row goes with its job before it would be told; a failure stands above.
          retry.mutateAsync(job.id).then(
            () => {
              onDone(say('admin.failures.retried', { email: job.email }));
            },
            () => undefined,
          );
        }}
      >
        {say('action.retry')}
      </Button>
    </li>
  );
}
