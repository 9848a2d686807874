import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

/** How the document is shown: its text, or the pages of its file. */
export type DocumentView = 'text' | 'page';

interface ViewSwitchProps<View extends string> {
  label: MessageId;
  views: readonly { view: View; name: MessageId }[];
  view: View;
  onChange: (view: View) => void;
  className?: string;
}

/** Switches between the ways to show a text. */
export function ViewSwitch<View extends string>({
  label,
  views,
  view: current,
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
      {views.map(({ view, name }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          className={cx(
            'min-h-9 rounded-lg px-3 text-sm transition-colors',
            view === current
              ? 'filled bg-brand font-semibold text-on-brand'
              : 'text-ink-2 hover:bg-raised hover:text-ink',
          )}
          onClick={() => {
            onChange(view);
          }}
        >
          {t(name)}
        </button>
      ))}
    </div>
  );
}
