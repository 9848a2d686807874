import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.js';

export function ErrorLine({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-del">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

interface FieldNoteProps {
  id: string | undefined;
  error: string | undefined;
  hint: ReactNode;
}

/** Below a box: what is wrong with what is in it, else what helps to fill it. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  if (error !== undefined) return <ErrorLine id={id}>{error}</ErrorLine>;
  if (hint === undefined) return null;
  return (
    <div id={id} className="text-sm text-ink-3">
      {hint}
    </div>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands inside the box, at its end. */
  end?: ReactNode;
}

/** A labelled input; what is wrong with it stands below and is read with it. */
export function Field({ label, error, hint, end, className, ...rest }: FieldProps) {
  const id = useId();
  const note = error !== undefined || hint !== undefined ? `${id}-note` : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note}
          className={cx(
            'h-11 w-full scroll-mt-8 rounded-control border bg-surface px-3 text-ink transition-colors placeholder:text-ink-3 disabled:bg-raised disabled:text-ink-3',
            error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-del',
            // By the page's direction, in which `end` stands, and not by that of what is typed.
            end !== undefined && 'pe-20 rtl:pr-3 rtl:pl-20',
            rest.dir === 'ltr' && 'rtl:text-right',
          )}
          {...rest}
        />
        {end !== undefined && <div className="absolute inset-y-0 end-0 flex items-center">{end}</div>}
      </div>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  );
}
