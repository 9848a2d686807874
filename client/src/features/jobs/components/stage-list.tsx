import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import type { JobView, StageState } from '../view.js';

const DOT: Record<StageState, string> = {
  done: 'border-brand bg-brand text-on-brand',
  current: 'border-brand bg-brand-soft text-brand',
  waiting: 'border-line-strong/60 bg-surface text-ink-3',
  failed: 'border-danger bg-danger-soft text-danger',
};

/** The stages in order, drawn as stations on a line. */
export function StageList({ stages }: { stages: JobView['stages'] }) {
  const t = useTranslation();
  return (
    <ol className="flex items-start">
      {stages.map(({ name, state }, index) => (
        <Fragment key={name}>
          {index > 0 && (
            <li
              aria-hidden
              className={cx(
                'mx-1 mt-3.5 h-0.5 min-w-3 flex-1 sm:mx-2',
                state === 'waiting' ? 'bg-line' : 'bg-brand',
              )}
            />
          )}
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className="flex max-w-24 flex-col items-center gap-1.5 text-center text-sm sm:max-w-none sm:flex-row sm:gap-2 sm:text-start"
          >
            <span
              aria-hidden
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full border-2 text-xs font-semibold',
                DOT[state],
              )}
            >
              {state === 'done' ? (
                <Check className="size-4" />
              ) : state === 'failed' ? (
                <X className="size-4" />
              ) : (
                index + 1
              )}
            </span>
            <span
              className={cx('leading-tight', state === 'current' ? 'font-semibold text-ink' : 'text-ink-2')}
            >
              {t(`job.stage.${name}`)}
              <span className="sr-only">, {t(`job.state.${state}`)}</span>
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
