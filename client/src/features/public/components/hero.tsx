import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';
import { Lattice } from './lattice.js';

interface HeroProps {
  eyebrow?: string;
  title: string;
  lead: string;
  large?: boolean;
  /** Buttons below the words. */
  children?: ReactNode;
  /** Stands beside the words on a wide screen. */
  aside?: ReactNode;
}

export function Hero({ eyebrow, title, lead, large = false, children, aside }: HeroProps) {
  return (
    <div className="relative overflow-hidden bg-panel px-4 text-on-panel sm:px-8">
      <Lattice className="absolute inset-0 text-on-panel opacity-[0.07] [mask-image:linear-gradient(to_bottom,transparent,black)]" />
      <div
        className={cx(
          'relative mx-auto grid max-w-(--content-max) items-center gap-12',
          large ? 'py-16 sm:py-24' : 'py-12 sm:py-20',
          aside !== undefined && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        )}
      >
        <div>
          {eyebrow !== undefined && <p className="mb-4 font-semibold text-(--spark)">{eyebrow}</p>}
          <h1
            tabIndex={-1}
            className={cx(
              'leading-[1.12] font-semibold text-balance rtl:leading-[1.4]',
              large ? 'text-[2.5rem] sm:text-6xl' : 'text-4xl sm:text-5xl',
            )}
          >
            {title}
          </h1>
          <p className="mt-5 max-w-[58ch] text-lg text-on-panel/85">{lead}</p>
          {children !== undefined && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}
