import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.js';

export function ErrorLine({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

interface LabelledProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** The attributes that connect an input to its label and to the error or hint below it. */
interface Box {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** An input with its label above it and its error message, or else its hint, below it. */
export function FieldFrame({
  label,
  error,
  hint,
  className,
  children,
}: LabelledProps & { children: (box: Box) => ReactNode }) {
  const id = useId();
  const note = error !== undefined || hint !== undefined ? `${id}-note` : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': note })}
      {error !== undefined ? (
        <ErrorLine id={note}>{error}</ErrorLine>
      ) : (
        hint !== undefined && (
          <div id={note} className="text-sm text-ink-3">
            {hint}
          </div>
        )
      )}
    </div>
  );
}

/** The class names of an input's border. */
export const borderClass = (error: string | undefined): string =>
  error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-danger';

type FieldProps = Omit<ComponentProps<'input'>, keyof LabelledProps> &
  LabelledProps & {
    /** Content inside the input, at its inline end. */
    end?: ReactNode;
  };

/** A labelled input. */
export function Field({ label, error, hint, className, end, ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(box) => (
        <div className="relative">
          <input
            {...box}
            className={cx(
              'h-11 w-full scroll-mt-8 rounded-control border bg-surface px-3 text-ink transition-colors placeholder:text-ink-3 disabled:bg-raised disabled:text-ink-3',
              borderClass(error),
              // The padding follows the page's direction, as `end` does, not the direction of the typed text.
              end !== undefined && 'pr-20 in-[[dir=rtl]]:pr-3 in-[[dir=rtl]]:pl-20',
              rest.dir === 'ltr' && 'rtl:text-right',
            )}
            {...rest}
          />
          {end !== undefined && <div className="absolute inset-y-0 end-0 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
