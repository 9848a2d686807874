import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** True for the sand background, between two sections on the paper background. */
  raised?: boolean;
  /** True to place the heading beside the content on a wide screen. */
  beside?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, raised = false, beside = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cx('px-4 py-16 outline-none sm:px-8 sm:py-24', raised && 'border-y border-line bg-raised')}
    >
      <div
        className={cx(
          'mx-auto max-w-(--content-max)',
          beside && 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16',
        )}
      >
        <div>
          <span aria-hidden className="mb-5 block h-1 w-12 rounded-full bg-(--spark)" />
          <h2
            id={`${id}-title`}
            className="text-3xl leading-tight font-semibold text-balance text-ink sm:text-4xl"
          >
            {title}
          </h2>
          {lead !== undefined && <p className="mt-3 max-w-(--read-max) text-lg text-ink-2">{lead}</p>}
        </div>
        <div className={cx('mt-10', beside && 'lg:mt-6')}>{children}</div>
      </div>
    </section>
  );
}
