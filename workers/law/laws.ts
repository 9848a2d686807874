import type { Language } from '#shared/contracts/common.js';

interface Law {
  /** Key of the law among the articles that are held; it names the decree, so that a successor has another. */
  key: string;
  name: Record<Language, string>;
}

/** The laws that texts of findings cite, by the name that stands in a wording: `{labor:83}`. */
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
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;

/** Tells whether a word is the name of a law in the list. */
export const isLawName = (name: string): name is LawName => Object.hasOwn(LAWS, name);
