import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.js';

const VARIANTS = {
  primary: 'forced-colors:border bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-raised',
  ghost: 'text-ink-2 hover:bg-raised hover:text-ink',
  link: 'text-brand hover:bg-brand-soft hover:text-brand-hover',
  danger: 'forced-colors:border bg-danger text-surface hover:opacity-90',
  /** The one action on a dark panel. */
  spark: 'forced-colors:border bg-(--spark) text-on-spark hover:opacity-90',
  panel: 'border border-on-panel/50 text-on-panel hover:border-on-panel hover:bg-on-panel/10',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    VARIANTS[variant],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonClass(variant, className)} aria-busy={busy || undefined} {...rest}>
      {busy && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}

/** A button that shows only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 transition-colors hover:bg-raised hover:text-ink disabled:opacity-55 [&>svg]:size-5',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
