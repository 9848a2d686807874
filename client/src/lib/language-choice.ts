import type { Language } from '#shared/contracts/common.js';
import { readStored, writeStored } from './stored.js';

/** Storage keys: the language chosen on this device, and the last known language of the account signed in here. */
const DEVICE_KEY = 'lda.language';
const ACCOUNT_KEY = 'lda.language.account';

function languageOf(value: string | null): Language | undefined {
  return value === 'en' || value === 'ar' ? value : undefined;
}

interface LanguagePreferences {
  account: string | null;
  device: string | null;
  /** BCP 47 tags in order of preference. */
  browser: readonly string[];
}

/** The account's language, else the device's, else the browser's first that the client supports, else English. */
export function chooseLanguage({ account, device, browser }: LanguagePreferences): Language {
  const supported = browser.map((tag) => languageOf(tag.split('-')[0]?.toLowerCase() ?? null));
  return languageOf(account) ?? languageOf(device) ?? supported.find((one) => one !== undefined) ?? 'en';
}

/** The language of the first render, before the session is known. */
export const firstLanguage = (): Language =>
  chooseLanguage({
    account: readStored(ACCOUNT_KEY),
    device: readStored(DEVICE_KEY),
    browser: navigator.languages,
  });

export const storeDeviceLanguage = (language: Language) => {
  writeStored(DEVICE_KEY, language);
};

/** Stores the account's language, so that the next page load starts in it; null when nobody is signed in. */
export const storeAccountLanguage = (language: Language | null) => {
  writeStored(ACCOUNT_KEY, language);
};

/** The language on this device when nobody is signed in. */
export const deviceLanguage = (): Language =>
  chooseLanguage({ account: null, device: readStored(DEVICE_KEY), browser: navigator.languages });
