import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.js';
import { FieldNote } from './field.js';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled field of several lines. */
export function TextArea({ label, error, hint, className, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error !== undefined || hint !== undefined ? `${id}-note` : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note}
        className={cx(
          'min-h-36 w-full rounded-control border bg-surface px-3 py-2.5 text-ink transition-colors disabled:bg-raised disabled:text-ink-3',
          error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-del',
        )}
        {...rest}
      />
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
}
