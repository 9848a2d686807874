import { cacheByLanguage } from './by-language.js';
import { PolicyPage } from './components/policy-page.js';

const texts = cacheByLanguage({
  en: async () => (await import('./policies/privacy-en.js')).privacyEn,
  ar: async () => (await import('./policies/privacy-ar.js')).privacyAr,
});

/** @public Called by `lazyScreen`. */
export const prepare = texts.fetch;

export default function PrivacyPage() {
  return <PolicyPage title="public.privacy" texts={texts} />;
}
