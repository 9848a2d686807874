import { keepPolicies, PolicyPage } from './components/policy-page.js';

const texts = keepPolicies({
  en: async () => (await import('./policies/terms-en.js')).termsEn,
  ar: async () => (await import('./policies/terms-ar.js')).termsAr,
});

export default function TermsPage() {
  return <PolicyPage title="public.terms" texts={texts} />;
}
