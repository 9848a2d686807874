import type { ReactNode } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

/** How the document is shown: its text, or the pages of its file. */
export type DocumentView = 'text' | 'page';

interface ViewSwitchProps<View extends string> {
  label: MessageId;
  /** Each view with its name, and how the name is drawn where it is more than its text. */
  views: readonly { view: View; name: MessageId; drawn?: ReactNode }[];
  view: View;
  disabled?: boolean;
  onChange: (view: View) => void;
  className?: string;
}

/** Switches between the ways to show a text. */
export function ViewSwitch<View extends string>({
  label,
  views,
  view: current,
  disabled = false,
  onChange,
  className,
}: ViewSwitchProps<View>) {
  const t = useTranslation();
  return (
    <div
      role="group"
      aria-label={t(label)}
      className={cx('flex shrink-0 rounded-control border border-line-strong/60 p-0.5', className)}
    >
      {views.map(({ view, name, drawn }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          disabled={disabled}
          className={cx(
            'min-h-9 rounded-lg px-3 text-sm transition-colors disabled:cursor-not-allowed disabled:opacity-55',
            view === current
              ? 'filled bg-brand font-semibold text-on-brand'
              : 'text-ink-2 hover:bg-raised hover:text-ink',
          )}
          onClick={() => {
            onChange(view);
          }}
        >
          {drawn ?? t(name)}
        </button>
      ))}
    </div>
  );
}
