import { CirclePause, CirclePlay, ExternalLink, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { QUEUE_BOARD_PATH, type QueueState } from '#shared/api/admin.js';
import { API_URL } from '../../../lib/call.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { useQueues } from '../api.js';
import { formatDuration, formatNumber } from '../format.js';
import { PauseQueue } from './pause-queue.js';
import { Section } from '../../../ui/section.js';

export function Queues({ onDone }: { onDone: (text: string) => void }) {
  const t = useTranslation();
  const queues = useQueues();
  const [selectedQueue, setSelectedQueue] = useState<QueueState>();
  return (
    <Section title={t('admin.queues')}>
      {queues.data !== undefined ? (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-4">
          {queues.data.map((queue) => (
            <li key={queue.name} className="grid">
              <Queue
                queue={queue}
                onTogglePause={() => {
                  setSelectedQueue(queue);
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          {queues.isPending ? (
            <SkeletonRows rows={3} label={t('app.loading')} />
          ) : (
            <ErrorNotice
              title={t('admin.loadFailed')}
              action={{ label: t('action.tryAgain'), onClick: () => void queues.refetch() }}
            />
          )}
        </Card>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        <a
          href={`${API_URL}${QUEUE_BOARD_PATH}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('link', '-ms-4')}
        >
          <ExternalLink aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          {t('admin.queues.board')}
        </a>
        <span className="text-sm text-ink-2">{t('admin.queues.board.lead')}</span>
      </p>
      <PauseQueue
        queue={selectedQueue}
        onDone={onDone}
        onClose={() => {
          setSelectedQueue(undefined);
        }}
      />
    </Section>
  );
}

function Queue({ queue, onTogglePause }: { queue: QueueState; onTogglePause: () => void }) {
  const t = useTranslation();
  const name = t(`admin.queue.${queue.name}`);
  const { oldest_wait_seconds: oldest } = queue;
  const values: readonly (readonly [MessageId, string])[] = [
    ['admin.queue.waiting', formatNumber(queue.waiting)],
    ['admin.queue.active', formatNumber(queue.active)],
    ['admin.queue.failed', formatNumber(queue.failed)],
    ['admin.queue.oldest', oldest === null ? t('admin.queue.none') : formatDuration(oldest)],
    ['admin.queue.workers', formatNumber(queue.workers)],
  ];
  return (
    <Card aria-label={name} className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold text-ink">
            {name}
            {/* The queue's name in WORKER_QUEUES, which operators know. */}
            <code dir="ltr" className="text-sm font-normal text-ink-3">
              {queue.name}
            </code>
          </h3>
          <p className="text-sm text-ink-2">{t(`admin.queue.${queue.name}.holds`)}</p>
        </div>
        <span
          className={
            queue.paused
              ? 'inline-flex shrink-0 items-center gap-1.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent'
              : 'inline-flex shrink-0 items-center gap-1.5 rounded-full bg-raised px-2.5 py-0.5 text-sm text-ink-2'
          }
        >
          {queue.paused ? (
            <CirclePause aria-hidden className="size-4" />
          ) : (
            <CirclePlay aria-hidden className="size-4" />
          )}
          {t(queue.paused ? 'admin.queue.paused' : 'admin.queue.running')}
        </span>
      </div>
      <dl className="flex flex-col divide-y divide-line border-y border-line">
        {values.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-1.5">
            <dt className="text-ink-2">{t(label)}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {queue.workers === 0 && (
        <p className="flex items-start gap-2 text-sm font-semibold text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('admin.queue.unserved')}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-auto"
        aria-label={t(queue.paused ? 'admin.queue.resumeOne' : 'admin.queue.pauseOne', { queue: name })}
        onClick={onTogglePause}
      >
        {t(queue.paused ? 'admin.queue.resume' : 'admin.queue.pause')}
      </Button>
    </Card>
  );
}
