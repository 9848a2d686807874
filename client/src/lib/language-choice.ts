import type { Language } from '#shared/contracts/common.js';
import { readStored, writeStored } from './stored.js';

/** What was chosen on this device, and what the account that is signed in here last said. */
const DEVICE_KEY = 'lda.language';
const ACCOUNT_KEY = 'lda.language.account';

function languageOf(value: string | null): Language | undefined {
  return value === 'en' || value === 'ar' ? value : undefined;
}

interface Wishes {
  account: string | null;
  device: string | null;
  /** BCP 47 tags, the most wanted first. */
  browser: readonly string[];
}

/** The account's language, else the device's, else the first of the browser's that is one of ours, else English. */
export function chooseLanguage({ account, device, browser }: Wishes): Language {
  const wanted = browser.map((tag) => languageOf(tag.split('-')[0]?.toLowerCase() ?? null));
  return languageOf(account) ?? languageOf(device) ?? wanted.find((one) => one !== undefined) ?? 'en';
}

/** The language to begin in, before it is known who is signed in. */
export const firstLanguage = (): Language =>
  chooseLanguage({
    account: readStored(ACCOUNT_KEY),
    device: readStored(DEVICE_KEY),
    browser: navigator.languages,
  });

export const storeDeviceLanguage = (language: Language) => {
  writeStored(DEVICE_KEY, language);
};

/** So that the next page begins in the account's language and does not turn; null when nobody is signed in. */
export const storeAccountLanguage = (language: Language | null) => {
  writeStored(ACCOUNT_KEY, language);
};

/** The language of whoever uses this device without an account. */
export const deviceLanguage = (): Language =>
  chooseLanguage({ account: null, device: readStored(DEVICE_KEY), browser: navigator.languages });
