import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.js';

/** The way up: to all laws from a law, to its law from an article. */
export function Trail({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass('link', '-ms-4 max-w-full self-start text-start print:hidden')}>
      <ArrowLeft aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
