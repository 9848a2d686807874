import type { LawRule } from './rule.js';

const SAID = { confidence: 'verified', silence: 'nothing' } as const;

/** Rules on electronic dealings, access to systems, trade descriptions and credit information. */
export const informationRules: readonly LawRule[] = [
  {
    ...SAID,
    id: 'SA-ETL-01',
    source: { law: 'e-transactions', articles: ['5', '9', '14'] },
    documents: ['terms', 'services', 'employment', 'contract', 'privacy-policy'],
    severity: 'medium',
    subject: { en: 'Force of electronic records', ar: 'حجية التعاملات الإلكترونية' },
    demands: {
      en: 'Electronic dealings, records and signatures are binding; their validity may not be denied because they are electronic.',
      ar: 'للتعاملات والسجلات والتوقيعات الإلكترونية حجيتها الملزمة، ولا يجوز نفي صحتها أو قابليتها للتنفيذ بسبب أنها تمت بشكل إلكتروني.',
    },
    instead: {
      en: 'Electronic signatures and records have the same force as handwritten signatures and paper.',
      ar: 'للتوقيعات والسجلات الإلكترونية حجية التوقيع الخطي والمستندات الورقية.',
    },
    searched: { en: ['electronic signature'], ar: ['التوقيع الإلكتروني'] },
  },
  {
    ...SAID,
    id: 'SA-CYB-01',
    source: { law: 'cyber-crime', articles: ['3', '5'] },
    documents: ['employment', 'terms', 'services', 'contract', 'privacy-policy'],
    severity: 'high',
    subject: { en: 'Unlawful access and interception', ar: 'الدخول والاعتراض غير المشروع' },
    demands: {
      en: 'Intercepting what is sent over a network without a lawful ground, and access to systems or accounts without authority, are crimes; a document may neither allow nor demand them.',
      ar: 'يعد التنصت على ما هو مرسل عبر الشبكة أو اعتراضه دون مسوغ نظامي، والدخول غير المشروع إلى الأنظمة والحسابات، جرائم معلوماتية لا يجوز الاتفاق عليها أو الإلزام بها.',
    },
    instead: {
      en: 'Delete the clause, or limit it to the systems and accounts of the company, of whose monitoring the users are informed.',
      ar: 'يُحذف البند، أو يُقصر على أنظمة المنشأة وحساباتها مع إحاطة مستخدميها بالمراقبة.',
    },
    searched: { en: ['passwords', 'private accounts'], ar: ['كلمات المرور', 'الحسابات الخاصة'] },
  },
  {
    ...SAID,
    id: 'SA-CNS-01',
    source: { law: 'commercial-fraud', articles: ['2'] },
    documents: ['terms', 'sale', 'distribution', 'contract'],
    severity: 'high',
    subject: { en: 'True description of products', ar: 'صدق وصف المنتج' },
    demands: {
      en: 'No one may deceive about the nature, kind, essential qualities, source or quantity of a product.',
      ar: 'يحظر الخداع في ذاتية المنتج أو طبيعته أو نوعه أو صفاته الجوهرية أو مصدره أو قدره.',
    },
    instead: {
      en: 'The products conform to their description in kind, quality, source and quantity.',
      ar: 'تطابق المنتجات وصفها في نوعها وصفاتها ومصدرها وقدرها.',
    },
    searched: { en: ['description of products'], ar: ['وصف المنتجات'] },
  },
  {
    ...SAID,
    id: 'SA-LNG-01',
    source: { law: 'commercial-data', articles: ['2'] },
    documents: ['terms', 'sale', 'distribution', 'contract'],
    severity: 'medium',
    subject: { en: 'Trade descriptions in Arabic', ar: 'البيان التجاري بالعربية' },
    demands: {
      en: 'Trade descriptions on products, packages, invoices and advertising must be at least in Arabic, and true.',
      ar: 'يجب أن يكون البيان التجاري على المنتجات والأغلفة والفواتير ووسائل الإعلان مكتوباً باللغة العربية على الأقل ومطابقاً للحقيقة.',
    },
    instead: {
      en: 'Labels, packaging and invoices are in Arabic; another language may be added.',
      ar: 'تكون الملصقات والأغلفة والفواتير باللغة العربية، ويجوز إضافة لغة أخرى.',
    },
    searched: { en: ['labels', 'Arabic'], ar: ['الملصقات', 'اللغة العربية'] },
  },
  {
    ...SAID,
    id: 'SA-FIN-03',
    source: { law: 'credit-information', articles: ['5', '6'] },
    documents: ['terms', 'privacy-policy', 'services', 'contract', 'loan'],
    severity: 'medium',
    subject: { en: 'Credit information', ar: 'المعلومات الائتمانية' },
    demands: {
      en: "A consumer's credit record is obtained only with their written consent; credit information is confidential and is neither published nor used for other purposes.",
      ar: 'لا يُحصل على السجل الائتماني للمستهلك إلا بعد أخذ موافقته الخطية، وتُحفظ المعلومات الائتمانية سراً ولا يجوز نشرها أو استخدامها لغرض آخر.',
    },
    instead: {
      en: 'We obtain your credit record from SIMAH only with your written consent, keep it confidential and use it only to assess your application.',
      ar: 'لا نحصل على سجلك الائتماني من شركة سمة إلا بموافقتك الخطية، ونحفظه سراً ولا نستخدمه إلا لدراسة طلبك.',
    },
    searched: { en: ['credit record', 'SIMAH'], ar: ['السجل الائتماني', 'سمة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-26',
    source: { law: 'personal-data', articles: ['24'] },
    documents: ['privacy-policy', 'terms', 'services', 'contract', 'loan'],
    severity: 'medium',
    subject: { en: 'Credit data', ar: 'البيانات الائتمانية' },
    demands: {
      en: 'Credit data is collected, disclosed or published only with explicit consent, and the data subject is told of requests for it.',
      ar: 'لا تُجمع البيانات الائتمانية ولا يُفصح عنها ولا تُنشر إلا بموافقة صريحة من صاحبها، ويجب إشعاره عند ورود طلب الإفصاح عنها.',
    },
    instead: {
      en: 'We disclose your credit data only with your explicit consent, and tell you of every request for it.',
      ar: 'لا نفصح عن بياناتك الائتمانية إلا بموافقتك الصريحة، ونشعرك بكل طلب للإفصاح عنها.',
    },
    searched: { en: ['credit data'], ar: ['البيانات الائتمانية'] },
  },
];
