import type { ReactNode } from 'react';
import { PublicPage } from '../../public/components/page.js';

interface PasswordCardProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The card of the two password pages. */
export function PasswordCard({ title, lead, children }: PasswordCardProps) {
  return (
    <PublicPage title={title}>
      <div className="mx-auto flex max-w-lg flex-col px-4 py-12 sm:py-20">
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
          <span aria-hidden className="mb-4 block h-1 w-12 rounded-full bg-(--spark)" />
          <h1 tabIndex={-1} className="text-2xl font-semibold text-ink">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-1 text-ink-2">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </PublicPage>
  );
}
