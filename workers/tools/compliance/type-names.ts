import type { Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';

/** What a document of each kind is called. */
export const TYPE_NAMES: Record<Language, Record<DocumentType, string>> = {
  en: {
    employment: 'employment contract',
    nda: 'confidentiality agreement',
    lease: 'lease',
    sale: 'contract of sale or supply',
    services: 'services contract',
    distribution: 'agency or distribution contract',
    franchise: 'franchise contract',
    construction: 'construction contract',
    loan: 'loan or security contract',
    licence: 'licence',
    procurement: 'government contract',
    contract: 'contract',
    'privacy-policy': 'privacy policy',
    terms: 'terms of use',
  },
  ar: {
    employment: 'عقد عمل',
    nda: 'اتفاقية سرية',
    lease: 'عقد إيجار',
    sale: 'عقد بيع أو توريد',
    services: 'عقد خدمات',
    distribution: 'عقد وكالة أو توزيع',
    franchise: 'عقد امتياز تجاري',
    construction: 'عقد مقاولة',
    loan: 'عقد قرض أو ضمان',
    licence: 'عقد ترخيص',
    procurement: 'عقد حكومي',
    contract: 'عقد',
    'privacy-policy': 'سياسة خصوصية',
    terms: 'شروط استخدام',
  },
};
