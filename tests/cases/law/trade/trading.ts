import type { CasesById } from '../types.js';

/** Clauses on foreign investment and promotions. */
export const tradingCases: CasesById = {
  'SA-INV-01': {
    en: {
      keeps: [
        'The foreign Investor shall register with the Ministry of Investment before making any investment.',
      ],
      breaks: [
        'The foreign investor may commence its investment before registering with MISA.',
        'The foreign Investor may start its activity before registering with the Ministry of Investment.',
        'The foreign shareholder is not required to register with the Ministry of Investment.',
        'The foreign investor shall begin to invest and trade at once, and the MISA registration is obtained afterwards.',
      ],
      neither: [
        'The Company is not required to register its products with the Ministry of Investment.',
        'The foreign Investor may not start before registering with the Ministry of Investment.',
      ],
    },
    ar: {
      keeps: ['يسجل المستثمر الأجنبي لدى وزارة الاستثمار قبل القيام بأي استثمار.'],
      breaks: [
        'للشريك الأجنبي مباشرة النشاط قبل التسجيل لدى وزارة الاستثمار.',
        'للمستثمر الأجنبي بدء نشاطه قبل التسجيل لدى وزارة الاستثمار.',
        'لا يلزم الشريك الأجنبي التسجيل لدى وزارة الاستثمار.',
        'يباشر المستثمر الأجنبي استثماره فوراً دون انتظار التسجيل في وزارة الاستثمار.',
      ],
      neither: [
        'لا يلزم تسجيل المنتجات لدى وزارة الاستثمار.',
        'لا يجوز للمستثمر الأجنبي بدء نشاطه قبل التسجيل لدى وزارة الاستثمار.',
      ],
    },
  },
  'SA-CNS-02': {
    en: {
      keeps: ["The Distributor shall obtain the Ministry's licence before any discount campaign."],
      breaks: [
        'The Distributor may run discounts and prize draws without a Ministry licence.',
        'The Distributor may hold discount campaigns without a licence from the Ministry of Commerce.',
        'No licence is needed for the prize contests that the Store runs.',
        "Price reductions are offered to the public before the Ministry's licence is obtained.",
      ],
      neither: [
        'The Distributor shall not offer discounts without a licence from the Ministry.',
        'No licence is needed for the use of the software.',
      ],
    },
    ar: {
      keeps: ['يحصل الموزع على ترخيص الوزارة قبل إجراء أي تخفيضات.'],
      breaks: [
        'للموزع إجراء تخفيضات ومسابقات دون الحصول على ترخيص.',
        'للموزع إجراء تخفيضات في الأسعار دون الحصول على ترخيص من الوزارة.',
        'لا حاجة إلى ترخيص لإقامة المسابقات التجارية في المتجر.',
        'تجرى حملات التخفيضات قبل صدور ترخيص الوزارة.',
      ],
      neither: ['لا يجوز للموزع إجراء تخفيضات دون ترخيص.', 'لا حاجة إلى ترخيص لاستخدام التطبيق.'],
    },
  },
};
