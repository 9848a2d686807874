import { cx } from './cx.js';

/** The product's logo and name. */
export function Wordmark({ onPanel = false }: { onPanel?: boolean }) {
  return (
    <span
      dir="ltr"
      className={cx(
        'relative inline-flex items-center gap-2.5 text-xl font-semibold',
        onPanel ? 'text-on-panel' : 'text-ink',
      )}
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" fill={onPanel ? 'rgb(255 255 255 / 0.12)' : 'var(--panel)'} />
        <path
          d="M10 8v15h13"
          fill="none"
          stroke="#f6f3ec"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="21" cy="11" r="3" fill="var(--spark)" />
      </svg>
      LDA
    </span>
  );
}
