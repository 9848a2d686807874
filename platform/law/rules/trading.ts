import type { LawRule } from './rule.js';

/** Rules on foreign investment and promotions. */
export const tradingRules: readonly LawRule[] = [
  {
    id: 'SA-INV-01',
    source: { law: 'investment', articles: ['7', '8'] },
    documents: ['contract', 'loan', 'distribution', 'lease', 'services', 'franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Registration of a foreign investor',
      ar: 'تسجيل المستثمر الأجنبي',
    },
    demands: {
      en: 'A foreign investor must register with the Ministry of Investment before making any investment, and needs its approval for excluded activities.',
      ar: 'على المستثمر الأجنبي التسجيل لدى وزارة الاستثمار قبل القيام بأي استثمار، والحصول على موافقتها قبل الاستثمار في الأنشطة المستثناة.',
    },
    instead: {
      en: 'The Investor registers with the Ministry of Investment before making the investment.',
      ar: 'يسجل المستثمر لدى وزارة الاستثمار قبل القيام بالاستثمار.',
    },
    caution: {
      en: 'It does not cover investment in securities under the Capital Market Law.',
      ar: 'لا يسري على الاستثمار في الأوراق المالية الخاضعة لأحكام نظام السوق المالية.',
    },
    silence: 'nothing',
    searched: { en: ['registration with the Ministry of Investment'], ar: ['التسجيل لدى وزارة الاستثمار'] },
  },
  {
    id: 'SA-CNS-02',
    source: { law: 'commercial-fraud', articles: ['4'] },
    documents: ['distribution', 'terms', 'franchise', 'sale', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Licence for discounts and contests',
      ar: 'ترخيص التخفيضات والمسابقات',
    },
    demands: {
      en: 'Price reductions and trade contests may not be held without a licence of the Ministry.',
      ar: 'لا يجوز إجراء تخفيضات في أسعار المنتجات أو إجراء مسابقات تجارية دون الحصول على ترخيص من الوزارة.',
    },
    instead: {
      en: "The Distributor obtains the Ministry's licence before any discount campaign or contest.",
      ar: 'يحصل الموزع على ترخيص الوزارة قبل إجراء أي تخفيضات أو مسابقات.',
    },
    silence: 'nothing',
    searched: { en: ['discount licence'], ar: ['ترخيص التخفيضات'] },
  },
];
