import type { Language } from '#shared/contracts/common.js';

interface Law {
  /** Key of the law among the articles that are held; it names the decree, so that a successor has another. */
  key: string;
  name: Record<Language, string>;
}

/** The laws that findings and rules cite, by the name that stands in a wording: `{labor:83}`. */
export const LAWS = {
  arbitration: {
    key: 'arbitration-m34-1433',
    name: { en: 'Arbitration Law', ar: 'نظام التحكيم' },
  },
  bankruptcy: {
    key: 'bankruptcy-m50-1439',
    name: { en: 'Bankruptcy Law', ar: 'نظام الإفلاس' },
  },
  'civil-procedure': {
    key: 'civil-procedure-m1-1435',
    name: { en: 'Law of Civil Procedure', ar: 'نظام المرافعات الشرعية' },
  },
  'civil-transactions': {
    key: 'civil-transactions-m191-1444',
    name: { en: 'Civil Transactions Law', ar: 'نظام المعاملات المدنية' },
  },
  'commercial-agencies': {
    key: 'commercial-agencies-11-1382',
    name: { en: 'Commercial Agencies Law', ar: 'نظام الوكالات التجارية' },
  },
  'commercial-courts': {
    key: 'commercial-courts-m93-1441',
    name: { en: 'Commercial Courts Law', ar: 'نظام المحاكم التجارية' },
  },
  companies: {
    key: 'companies-m132-1443',
    name: { en: 'Companies Law', ar: 'نظام الشركات' },
  },
  competition: {
    key: 'competition-m75-1440',
    name: { en: 'Competition Law', ar: 'نظام المنافسة' },
  },
  copyright: {
    key: 'copyright-m169-1447',
    name: { en: 'Copyright Law', ar: 'نظام حقوق المؤلف' },
  },
  enforcement: {
    key: 'enforcement-m237-1447',
    name: { en: 'Enforcement Law', ar: 'نظام التنفيذ' },
  },
  evidence: {
    key: 'evidence-m43-1443',
    name: { en: 'Law of Evidence', ar: 'نظام الإثبات' },
  },
  franchise: {
    key: 'franchise-m22-1441',
    name: { en: 'Franchise Law', ar: 'نظام الامتياز التجاري' },
  },
  'gcc-trademark': {
    key: 'gcc-trademark-m51-1435',
    name: {
      en: 'GCC Trademark Law',
      ar: 'نظام العلامات التجارية لدول مجلس التعاون لدول الخليج العربية',
    },
  },
  'government-tenders': {
    key: 'gtp-m128-1440',
    name: {
      en: 'Government Tenders and Procurement Law',
      ar: 'نظام المنافسات والمشتريات الحكومية',
    },
  },
  'income-tax': {
    key: 'income-tax-m1-1425',
    name: { en: 'Income Tax Law', ar: 'نظام ضريبة الدخل' },
  },
  labor: {
    key: 'labor-m51-1426',
    name: { en: 'Labor Law', ar: 'نظام العمل' },
  },
  'personal-data': {
    key: 'pdpl-m19-1443',
    name: { en: 'Personal Data Protection Law', ar: 'نظام حماية البيانات الشخصية' },
  },
  'personal-data-regulation': {
    key: 'pdpl-ir-1516-1445',
    name: {
      en: 'Implementing Regulation of the Personal Data Protection Law',
      ar: 'اللائحة التنفيذية لنظام حماية البيانات الشخصية',
    },
  },
  'anti-money-laundering': {
    key: 'aml-m20-1439',
    name: { en: 'Anti-Money Laundering Law', ar: 'نظام مكافحة غسل الأموال' },
  },
  'anti-bribery': {
    key: 'anti-bribery-m36-1412',
    name: { en: 'Anti-Bribery Law', ar: 'نظام مكافحة الرشوة' },
  },
  'anti-concealment': {
    key: 'anti-concealment-m4-1442',
    name: { en: 'Anti-Concealment Law', ar: 'نظام مكافحة التستر' },
  },
  'cyber-crime': {
    key: 'anti-cybercrime-m17-1428',
    name: { en: 'Anti-Cyber Crime Law', ar: 'نظام مكافحة جرائم المعلوماتية' },
  },
  'commercial-fraud': {
    key: 'anti-fraud-m19-1429',
    name: { en: 'Anti-Commercial Fraud Law', ar: 'نظام مكافحة الغش التجاري' },
  },
  'anti-harassment': {
    key: 'anti-harassment-m96-1439',
    name: { en: 'Anti-Harassment Law', ar: 'نظام مكافحة جريمة التحرش' },
  },
  'building-code': {
    key: 'building-code-m43-1438',
    name: { en: 'Saudi Building Code Application Law', ar: 'نظام تطبيق كود البناء السعودي' },
  },
  'commercial-data': {
    key: 'commercial-data-m15-1423',
    name: { en: 'Commercial Data Law', ar: 'نظام البيانات التجارية' },
  },
  'contractor-classification': {
    key: 'contractor-classification-m9-1443',
    name: { en: 'Contractor Classification Law', ar: 'نظام تصنيف المقاولين' },
  },
  'credit-information': {
    key: 'credit-information-m37-1429',
    name: { en: 'Credit Information Law', ar: 'نظام المعلومات الائتمانية' },
  },
  'e-commerce': {
    key: 'ecommerce-m126-1440',
    name: { en: 'E-Commerce Law', ar: 'نظام التجارة الإلكترونية' },
  },
  'e-transactions': {
    key: 'etransactions-m18-1428',
    name: { en: 'Electronic Transactions Law', ar: 'نظام التعاملات الإلكترونية' },
  },
  'finance-companies': {
    key: 'finance-companies-m51-1433',
    name: { en: 'Finance Companies Control Law', ar: 'نظام مراقبة شركات التمويل' },
  },
  'health-insurance': {
    key: 'health-insurance-m10-1420',
    name: { en: 'Cooperative Health Insurance Law', ar: 'نظام الضمان الصحي التعاوني' },
  },
  investment: {
    key: 'investment-m19-1446',
    name: { en: 'Investment Law', ar: 'نظام الاستثمار' },
  },
  'landlord-tenant': {
    key: 'landlord-tenant-m73-1447',
    name: {
      en: 'Statutory Provisions Regulating the Landlord–Tenant Relationship',
      ar: 'الأحكام النظامية الخاصة بضبط العلاقة بين المؤجر والمستأجر',
    },
  },
  'movable-security': {
    key: 'movable-security-m94-1441',
    name: { en: 'Law of Security Rights over Movable Property', ar: 'نظام ضمان الحقوق بالأموال المنقولة' },
  },
  'non-saudi-property': {
    key: 'non-saudi-property-m14-1447',
    name: { en: 'Law of Real Estate Ownership by Non-Saudis', ar: 'نظام تملك غير السعوديين للعقار' },
  },
  'off-plan': {
    key: 'off-plan-m44-1445',
    name: {
      en: 'Law of Off-Plan Sale and Lease of Real Estate Projects',
      ar: 'نظام بيع وتأجير مشروعات عقارية على الخارطة',
    },
  },
  'real-estate-brokerage': {
    key: 'real-estate-brokerage-m130-1443',
    name: { en: 'Real Estate Brokerage Law', ar: 'نظام الوساطة العقارية' },
  },
  'real-estate-tax': {
    key: 'rett-m84-1446',
    name: { en: 'Real Estate Transaction Tax Law', ar: 'نظام ضريبة التصرفات العقارية' },
  },
  'social-insurance': {
    key: 'social-insurance-m273-1445',
    name: { en: 'Social Insurance Law', ar: 'نظام التأمينات الاجتماعية' },
  },
  'value-added-tax': {
    key: 'vat-m113-1438',
    name: { en: 'Value Added Tax Law', ar: 'نظام ضريبة القيمة المضافة' },
  },
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;

/** Tells whether a word is the name of a law in the list. */
export const isLawName = (name: string): name is LawName => Object.hasOwn(LAWS, name);
