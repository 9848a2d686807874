import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateMe } from '#shared/api/auth.js';
import type { Language } from '#shared/contracts/common.js';
import { call } from '../../lib/call.js';
import { deviceLanguage, storeAccountLanguage, storeDeviceLanguage } from '../../lib/language-choice.js';
import { activate, currentLanguage } from '../../lib/locale.js';
import { sessionKey } from '../../lib/query-client.js';
import { useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import { useSession } from './api.js';

/** Keeps the page in the signed-in user's language; for visitors, in the device's language. */
export function AccountLanguage() {
  const { data: user } = useSession();
  const isSessionLoaded = user !== undefined;
  const account = user?.language ?? null;
  const email = user?.email;
  useEffect(() => {
    if (!isSessionLoaded) return;
    storeAccountLanguage(account);
    const language = account ?? deviceLanguage();
    // When the messages cannot be fetched, the page stays in its language.
    if (language !== currentLanguage()) activate(language).catch(() => undefined);
  }, [isSessionLoaded, account, email]);
  return null;
}

/**
 * Returns a function that switches the page's language, and stores the choice on this device and in the signed-in
 * user's account.
 */
export function useChooseLanguage(): (language: Language) => void {
  const t = useTranslation();
  const client = useQueryClient();
  const { data: user } = useSession();
  const saveLanguage = useMutation({
    // Requests run one after the other, so that the last choice is the stored one.
    scope: { id: 'language' },
    mutationFn: (language: Language) => call(updateMe, { body: { language } }),
    onSuccess: (updatedUser) => {
      if (updatedUser.language === currentLanguage()) client.setQueryData(sessionKey, updatedUser);
    },
    onError: () => {
      notify.failed(t('app.language.failed'));
    },
  });
  return (language) => {
    activate(language).then(
      () => {
        storeDeviceLanguage(language);
        if (user) saveLanguage.mutate(language);
      },
      () => {
        notify.failed(t('error.network'));
      },
    );
  };
}
