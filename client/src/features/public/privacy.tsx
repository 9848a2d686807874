import { keepPolicies, PolicyPage } from './components/policy-page.js';

const texts = keepPolicies({
  en: async () => (await import('./policies/privacy-en.js')).privacyEn,
  ar: async () => (await import('./policies/privacy-ar.js')).privacyAr,
});

export default function PrivacyPage() {
  return <PolicyPage title="public.privacy" texts={texts} />;
}
