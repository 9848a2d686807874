import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

interface ReportFrameProps {
  header: ReactNode;
  /** The class names of the columns from 1024 px on; empty for one. */
  columns: string;
  /** The panes. */
  children: ReactNode;
}

/**
 * The frame of an open report: a bar above, the panes below it. From 1024 px on it is as high as the window, and the panes
 * scroll by themselves; below, the page scrolls.
 */
export function ReportFrame({ header, columns, children }: ReportFrameProps) {
  return (
    <div
      data-wide
      className="-mt-2 scroll-mt-(--nav-h) flex flex-col gap-3 lg:-mx-8 lg:-mt-8 lg:h-[calc(100dvh-var(--nav-h))] lg:min-h-120 lg:gap-0 print:m-0 print:block print:h-auto print:min-h-0"
    >
      <div className="flex flex-col gap-2.5 lg:border-b lg:border-line lg:px-8 lg:py-3 print:border-0 print:px-0">
        {header}
      </div>
      <div className={cx('lg:grid lg:min-h-0 lg:flex-1 print:block', columns)}>{children}</div>
    </div>
  );
}
