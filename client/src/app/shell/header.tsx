import { Menu as MenuIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useWords } from '../../lib/words.js';
import { IconButton } from '../../ui/button.js';
import { JobChip } from './job-chip.js';

interface HeaderProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onMenu: () => void;
}

export function Header({ title, headingRef, onMenu }: HeaderProps) {
  const say = useWords();
  return (
    <header className="sticky top-0 z-30 flex h-(--nav-h) items-center gap-3 border-b border-line bg-bg px-4 sm:px-8">
      <IconButton
        label={say('shell.menu')}
        aria-haspopup="dialog"
        className="-ms-2 lg:hidden"
        onClick={onMenu}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="min-w-0 flex-1 truncate text-xl font-semibold text-ink sm:text-2xl"
      >
        {title}
      </h1>
      <JobChip />
    </header>
  );
}
