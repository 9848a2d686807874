import { cacheByLanguage } from './by-language.js';
import { PolicyPage } from './components/policy-page.js';

const texts = cacheByLanguage({
  en: async () => (await import('./policies/terms-en.js')).termsEn,
  ar: async () => (await import('./policies/terms-ar.js')).termsAr,
});

/** @public Called by `lazyScreen`. */
export const prepare = texts.fetch;

export default function TermsPage() {
  return <PolicyPage title="public.terms" texts={texts} />;
}
