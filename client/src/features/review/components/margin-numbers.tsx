import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { itemOf } from '../item.js';
import { TONE_BORDER, type MarkContext } from './marked-text.js';

interface MarginNumbersProps extends Omit<MarkContext, 'doubt'> {
  /** Names of the quotes that begin here. */
  names: readonly string[];
  /** True within a table, which has no margin of its own. */
  inline?: boolean;
}

/** The numbers of the findings whose quotes begin in a paragraph, below each other beside it: each opens its finding. */
export function MarginNumbers({ names, byName, active, onPick, inline = false }: MarginNumbersProps) {
  const t = useTranslation();
  return (
    <span
      className={cx(
        'flex gap-1',
        inline ? 'mb-1 flex-wrap' : 'absolute -start-9 top-0.5 w-7 flex-col items-center',
      )}
    >
      {names.map((name) => {
        const quote = byName.get(name);
        if (quote === undefined) return null;
        const { item, place, tone } = quote;
        const isActive = active !== null && itemOf(active) === itemOf(name);
        const label = t(place === 0 ? 'review.mark' : 'review.mark.place', {
          id: item.id,
          title: item.title,
        });
        return (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={label}
            className={cx(
              'h-6 min-w-6 rounded-full border-2 px-1 text-xs leading-none font-semibold transition-colors',
              TONE_BORDER[tone],
              isActive
                ? 'filled bg-brand text-on-brand'
                : 'bg-surface text-ink-2 hover:bg-mark hover:text-ink',
            )}
            onClick={() => {
              onPick(item, place);
            }}
          >
            {item.id}
          </button>
        );
      })}
    </span>
  );
}
