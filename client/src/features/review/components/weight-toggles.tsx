import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

export interface Weight<Name extends string> {
  weight: Name;
  label: string;
  count: number;
  /** Draws its shape in its color. */
  sign: ReactNode;
  /** The class name of its color. */
  ink: string;
}

interface WeightTogglesProps<Name extends string> {
  label: string;
  weights: readonly Weight<Name>[];
  /** The one that is shown; null is all of them. */
  shown: string | null;
  onShow: (weight: Name | null) => void;
}

/** The number of items of each severity or status, as cards that show these alone. */
export function WeightToggles<Name extends string>({
  label,
  weights,
  shown,
  onShow,
}: WeightTogglesProps<Name>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'grid w-full gap-2 lg:flex lg:w-auto lg:flex-wrap',
        weights.length === 4
          ? 'grid-cols-2 sm:grid-cols-4 low:grid-cols-4'
          : 'grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))]',
      )}
    >
      {weights.map(({ weight, label: name, count, sign, ink }) => {
        const pressed = weight === shown;
        return (
          <button
            key={weight}
            type="button"
            aria-pressed={pressed}
            disabled={count === 0}
            className={cx(
              'flex min-h-11 flex-wrap items-center gap-x-2 rounded-control border bg-surface px-3 py-1.5 text-start low:max-lg:gap-x-1.5 low:max-lg:px-1.5 low:max-lg:py-0.5 shadow-card transition-colors disabled:cursor-default',
              pressed
                ? 'border-brand ring-1 ring-brand'
                : 'border-line not-disabled:hover:border-line-strong',
            )}
            onClick={() => {
              onShow(pressed ? null : weight);
            }}
          >
            <span className={cx('inline-flex shrink-0', ink)}>{sign}</span>
            <span className={cx('text-lg leading-tight font-semibold', count === 0 ? 'text-ink-3' : ink)}>
              {count}
            </span>{' '}
            <span className="text-sm text-ink-2 low:max-lg:text-xs low:max-lg:leading-tight">{name}</span>
          </button>
        );
      })}
    </div>
  );
}
