import type { ComponentProps } from 'react';
import { cx } from './cx.js';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={cx('rounded-card border border-line bg-surface shadow-card', className)} {...rest} />
  );
}
