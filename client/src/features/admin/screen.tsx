import { CircleCheck } from 'lucide-react';
import { LIMITS } from '#shared/limits.js';
import { useTransientValue } from '../../lib/use-transient-value.js';
import { AuditLog } from './components/audit-log.js';
import { Failures } from './components/failures.js';
import { OverviewCards } from './components/overview-cards.js';
import { Queues } from './components/queues.js';
import { Users } from './components/users.js';

/** The admin panel: overview, queues, users and audit log. */
export default function AdminScreen() {
  const [banner, show] = useTransientValue<string>(LIMITS.ui.bannerMs);
  return (
    <>
      {/* Above the page and without height, so that nothing jumps when it appears and disappears. */}
      <div role="status" className="pointer-events-none sticky top-[calc(var(--nav-h)+12px)] z-20 h-0">
        {banner !== undefined && (
          <p className="enter absolute inset-x-0 top-0 mx-auto flex w-fit max-w-full items-start gap-2.5 rounded-card border border-brand bg-brand-soft px-4 py-3 font-semibold text-ink shadow-float">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            <span className="min-w-0">{banner}</span>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-8">
        <OverviewCards />
        <Queues onDone={show} />
        <Failures onDone={show} />
        <Users onDone={show} />
        <AuditLog />
      </div>
    </>
  );
}
