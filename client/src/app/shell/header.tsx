import { Menu as MenuIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../lib/translation.js';
import { IconButton } from '../../ui/button.js';
import { JobChip } from './job-chip.js';

interface HeaderProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onMenu: () => void;
}

export function Header({ title, headingRef, onMenu }: HeaderProps) {
  const t = useTranslation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg px-4 sm:px-8 print:static">
      {/* Aligned with the edges of the page below. */}
      <div className="mx-auto flex min-h-[calc(var(--nav-h)-1px)] max-w-(--content-max) items-center gap-3">
        <IconButton
          label={t('shell.menu')}
          aria-haspopup="dialog"
          className="-ms-2 lg:hidden print:hidden"
          onClick={onMenu}
        >
          <MenuIcon aria-hidden />
        </IconButton>
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 flex-1 text-xl font-semibold text-ink sm:text-2xl"
        >
          {title}
        </h1>
        <JobChip />
      </div>
    </header>
  );
}
