import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

const VIEWS = ['text', 'page'] as const;
/** How the document is shown: its text, or the pages of its file. */
export type DocumentView = (typeof VIEWS)[number];

interface ViewSwitchProps {
  view: DocumentView;
  onChange: (view: DocumentView) => void;
  className?: string;
}

/** Switches between a document's text and its original pages. */
export function ViewSwitch({ view, onChange, className }: ViewSwitchProps) {
  const t = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('review.view')}
      className={cx('flex shrink-0 rounded-control border border-line-strong/60 p-0.5', className)}
    >
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          className={cx(
            'min-h-9 rounded-lg px-3 text-sm transition-colors',
            name === view
              ? 'filled bg-brand font-semibold text-on-brand'
              : 'text-ink-2 hover:bg-raised hover:text-ink',
          )}
          onClick={() => {
            onChange(name);
          }}
        >
          {t(`review.view.${name}`)}
        </button>
      ))}
    </div>
  );
}
