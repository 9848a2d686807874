import type { ComponentProps } from 'react';
import { cx } from './cx.js';
import { borderClass, FieldFrame } from './field.js';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof ComponentProps<typeof FieldFrame>> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'>;

/** A labeled multi-line input. */
export function TextArea({ label, error, hint, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(box) => (
        <textarea
          {...box}
          className={cx(
            'min-h-36 w-full rounded-control border bg-surface px-3 py-2.5 text-ink transition-colors disabled:bg-raised disabled:text-ink-3',
            borderClass(error),
          )}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
