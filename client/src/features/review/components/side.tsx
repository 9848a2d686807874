import type { ReactNode } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

interface SideProps {
  label: MessageId | undefined;
  /** True if it repeats the other side: it is shown in two columns alone. */
  only?: boolean;
  children: ReactNode;
}

/** One of two texts that stand side by side, or where there is no room one below the other under their names. */
export function Side({ label, only = false, children }: SideProps) {
  const t = useTranslation();
  return (
    <div className={cx('min-w-0', only && 'hidden @xl:block print:block')} aria-hidden={only || undefined}>
      {label !== undefined && (
        <p className="text-xs font-semibold text-ink-3 @xl:sr-only print:sr-only">{t(label)}</p>
      )}
      {children}
    </div>
  );
}
