import { Languages } from 'lucide-react';
import type { Language } from '#shared/contracts/common.js';
import { useLanguage } from '../../lib/locale.js';
import { Button } from '../../ui/button.js';
import { useChooseLanguage } from './language.js';

/** The name of each language in that language, because its readers may know no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Switches to the other language, on pages without the profile menu. */
export function LanguageSwitch({ className }: { className?: string }) {
  const other: Language = useLanguage() === 'en' ? 'ar' : 'en';
  const choose = useChooseLanguage();
  return (
    <Button
      variant="ghost"
      lang={other}
      className={className}
      onClick={() => {
        choose(other);
      }}
    >
      <Languages aria-hidden className="hidden size-5 shrink-0 sm:block" />
      {/* In a system font: one word does not justify a web font that nothing else on the page needs. */}
      <span className={other === 'ar' ? 'font-system' : undefined}>{LANGUAGE_NAMES[other]}</span>
    </Button>
  );
}
