import type { LawRule } from './rule.js';

/** Rules on copyright and trademarks. */
export const creationRules: readonly LawRule[] = [
  {
    id: 'SA-IPR-01',
    source: { law: 'copyright', articles: ['14'] },
    documents: ['services', 'licence', 'employment', 'contract', 'nda', 'construction', 'franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Assignment of all future works',
      ar: 'التنازل عن مجموع الإنتاج المستقبلي',
    },
    demands: {
      en: "An author's assignment of all his future intellectual production is void.",
      ar: 'يعد تنازل المؤلف عن مجموع إنتاجه الفكري المستقبلي باطلاً.',
    },
    instead: {
      en: 'The Author assigns the economic rights in the works listed in Annex (...).',
      ar: 'يتنازل المؤلف عن الحقوق المالية في المصنفات المبينة في الملحق (...).',
    },
    silence: 'nothing',
    searched: { en: ['future works'], ar: ['الإنتاج الفكري المستقبلي'] },
  },
  {
    id: 'SA-IPR-02',
    source: { law: 'copyright', articles: ['7', '18'] },
    documents: ['services', 'licence', 'contract', 'terms', 'construction'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Moral rights of the author',
      ar: 'الحقوق الأدبية للمؤلف',
    },
    demands: {
      en: "The author's moral rights are perpetual, and may be neither disposed of nor waived; works of employees within the employer's business are excepted.",
      ar: 'الحقوق الأدبية للمؤلف أبدية ولا تقبل التصرف فيها ولا التنازل، ويستثنى ما يبتكره العامل أثناء عمله مما يتعلق بأعمال صاحب العمل.',
    },
    instead: {
      en: "The Author assigns the economic rights; the Author's moral rights are reserved.",
      ar: 'يتنازل المؤلف عن الحقوق المالية، وتبقى له حقوقه الأدبية.',
    },
    silence: 'nothing',
    searched: { en: ['moral rights'], ar: ['الحقوق الأدبية'] },
  },
  {
    id: 'SA-IPR-03',
    source: { law: 'gcc-trademark', articles: ['31'] },
    documents: ['licence', 'distribution', 'franchise', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Written trademark licence',
      ar: 'كتابة ترخيص العلامة التجارية',
    },
    demands: {
      en: 'A licence to use a trademark has effect only if it is in writing.',
      ar: 'لا يعتد بعقد الترخيص باستعمال العلامة التجارية إلا إذا كان مكتوباً.',
    },
    instead: {
      en: 'The Licensor licenses the marks listed in Annex (...) in writing.',
      ar: 'يرخص مالك العلامة كتابة باستعمال العلامات المبينة في الملحق (...).',
    },
    silence: 'nothing',
    searched: { en: ['trademark licence'], ar: ['ترخيص العلامة التجارية'] },
  },
  {
    id: 'SA-IPR-05',
    source: { law: 'gcc-trademark', articles: ['29'] },
    documents: ['licence', 'distribution', 'franchise', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Term of a trademark licence',
      ar: 'مدة ترخيص العلامة التجارية',
    },
    demands: {
      en: 'The term of a trademark licence may not exceed the term of protection of the mark.',
      ar: 'لا يجوز أن تزيد مدة الترخيص على المدة المقررة لحماية العلامة.',
    },
    instead: {
      en: 'The licence lasts until (date) and ends in any case with the protection of the mark.',
      ar: 'يسري الترخيص حتى (التاريخ)، وينتهي على أي حال بانتهاء مدة حماية العلامة.',
    },
    silence: 'nothing',
    searched: { en: ['term of the licence'], ar: ['مدة الترخيص'] },
  },
];
