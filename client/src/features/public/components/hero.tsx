import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';
import { StarPattern } from './star-pattern.js';

interface HeroProps {
  eyebrow?: string;
  title: string;
  lead: string;
  large?: boolean;
  /** Short facts below the buttons. */
  facts?: readonly string[];
  /** The buttons below the text. */
  children?: ReactNode;
  /** Shown beside the text on a wide screen. */
  aside?: ReactNode;
}

export function Hero({ eyebrow, title, lead, facts, large = false, children, aside }: HeroProps) {
  return (
    <div className="relative overflow-hidden bg-panel px-4 text-on-panel sm:px-8 print:px-0 print:text-ink">
      <StarPattern className="absolute inset-0 text-on-panel opacity-[0.07] [mask-image:linear-gradient(to_bottom,transparent,black)] print:hidden" />
      <div
        className={cx(
          'relative mx-auto grid max-w-(--content-max) items-center gap-12',
          large ? 'py-14 sm:py-20' : 'py-12 sm:py-20 print:py-8',
          aside !== undefined && 'lg:grid-cols-2 lg:gap-16',
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
          <p className="mt-5 max-w-[58ch] text-lg text-pretty text-on-panel/85 print:text-ink-2">{lead}</p>
          {children !== undefined && (
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
          )}
          {facts !== undefined && (
            <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-panel/85">
              {facts.map((fact) => (
                <li key={fact} className="flex items-center gap-2.5">
                  <span aria-hidden className="size-1.5 shrink-0 rotate-45 bg-(--spark)" />
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}
