import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.js';
import { borderClass, FieldFrame } from './field.js';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> &
  Pick<ComponentProps<typeof FieldFrame>, 'label' | 'hint' | 'error'>;

/** A labelled select, with the browser's own list. */
export function SelectField({ label, error, hint, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(box) => (
        <div className="relative">
          <select
            {...box}
            className={cx(
              'h-11 w-full appearance-none truncate rounded-control border bg-surface ps-3 pe-10 text-ink transition-colors disabled:cursor-not-allowed disabled:bg-raised disabled:text-ink-3',
              borderClass(error),
            )}
            {...rest}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
