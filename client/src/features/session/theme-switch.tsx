import { Moon, Sun } from 'lucide-react';
import { useStore } from '../../lib/store.js';
import { setTheme, themeStore } from '../../lib/theme.js';
import { useTranslation } from '../../lib/translation.js';
import { IconButton } from '../../ui/button.js';

/** Switches between light and dark, on pages without the profile menu. */
export function ThemeSwitch() {
  const t = useTranslation();
  const { isDark } = useStore(themeStore);
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={t(isDark ? 'app.theme.light' : 'app.theme.dark')}
      onClick={() => {
        setTheme(isDark ? 'light' : 'dark');
      }}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
