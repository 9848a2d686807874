import { ChevronsUpDown, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#shared/contracts/common.js';
import { useSession } from '../../features/session/api.js';
import { initialsOf } from '../../features/session/initials.js';
import { useChooseLanguage } from '../../features/session/language.js';
import { LANGUAGE_NAMES } from '../../features/session/language-switch.js';
import { useSignOut } from '../../features/session/use-sign-out.js';
import { useLanguage } from '../../lib/locale.js';
import { useStore } from '../../lib/store.js';
import { setTheme, themeStore, type Theme } from '../../lib/theme.js';
import { useTranslation } from '../../lib/translation.js';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../ui/menu.js';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The signed-in user's name, with a menu for the profile, signing out, the language and the theme. */
export function ProfileMenu() {
  const t = useTranslation();
  const { data: user } = useSession();
  const { theme } = useStore(themeStore);
  const current = useLanguage();
  const choose = useChooseLanguage();
  const navigate = useNavigate();
  const [signOut] = useSignOut();
  if (!user) return null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-raised"
        >
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-panel text-sm font-semibold text-on-panel"
          >
            {initialsOf(user.first_name, user.last_name)}
          </span>
          <span className="flex min-w-0 flex-1 flex-col leading-snug">
            <span className="truncate font-semibold text-ink">
              <bdi>
                {user.first_name} {user.last_name}
              </bdi>
            </span>
            <span className="text-sm text-ink-3">{t(`shell.role.${user.role}`)}</span>
          </span>
          <span className="sr-only">{t('shell.profileMenu')}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" />
        </button>
      }
    >
      <MenuItem onSelect={() => void navigate('/dashboard/profile')}>
        <UserRound aria-hidden />
        {t('shell.profile')}
      </MenuItem>
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {t('shell.logout')}
      </MenuItem>
      <MenuSeparator />
      <MenuChoices
        label={t('app.language')}
        value={current}
        onChange={choose}
        choices={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
      />
      <MenuSeparator />
      <MenuChoices
        label={t('shell.theme')}
        value={theme}
        onChange={setTheme}
        choices={THEMES.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
      />
    </Menu>
  );
}
