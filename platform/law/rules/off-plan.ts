import type { LawRule } from './rule.js';

/** Rules on off-plan sale. */
export const offPlanRules: readonly LawRule[] = [
  {
    id: 'SA-OFF-01',
    source: { law: 'off-plan', articles: ['9', '10'] },
    documents: ['sale', 'lease', 'loan', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Escrow account of an off-plan project',
      ar: 'حساب ضمان المشروع على الخارطة',
    },
    demands: {
      en: 'Each off-plan project has its own escrow account, used for that project only; finance for it must be paid into the account.',
      ar: 'ينشأ حساب ضمان مستقل باسم كل مشروع عقاري على الخارطة، ويخصص للصرف عليه فقط، ويودع فيه ما يحصل عليه من تمويل للمشروع.',
    },
    instead: {
      en: "The Buyer pays each instalment into the project's escrow account no. (number) at (bank) only.",
      ar: 'يسدد المشتري الدفعات في حساب ضمان المشروع رقم (...) لدى بنك (...) دون غيره.',
    },
    silence: 'nothing',
    searched: { en: ['escrow account'], ar: ['حساب الضمان'] },
  },
  {
    id: 'SA-OFF-02',
    source: { law: 'off-plan', articles: ['12'] },
    documents: ['sale', 'lease', 'loan', 'contract', 'construction'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Non-construction spending from escrow',
      ar: 'المصاريف غير الإنشائية من حساب الضمان',
    },
    demands: {
      en: 'Administrative, marketing and other non-construction spending from the escrow account may not exceed 20% of the value of the units sold.',
      ar: 'لا تتجاوز المصاريف الإدارية والتسويقية والمصاريف الأخرى غير الإنشائية من حساب الضمان (20%) من قيمة الوحدات المبيعة.',
    },
    instead: {
      en: 'Non-construction spending from the escrow account is 20% of the value of the units sold at most.',
      ar: 'لا يتجاوز ما يصرف من حساب الضمان للمصاريف غير الإنشائية (20%) من قيمة الوحدات المبيعة.',
    },
    silence: 'nothing',
    searched: { en: ['non-construction expenses'], ar: ['المصاريف غير الإنشائية'] },
  },
  {
    id: 'SA-OFF-03',
    source: { law: 'off-plan', articles: ['3'] },
    documents: ['sale', 'lease', 'services', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Licence for off-plan sale',
      ar: 'الترخيص للبيع على الخارطة',
    },
    demands: {
      en: 'A developer may sell or let off plan only if entered in the register of developers, and may advertise only a licensed project.',
      ar: 'لا يحق للمطور مزاولة البيع أو التأجير على الخارطة إلا إذا كان مقيداً في سجل المطورين، ولا يعلن عن المشروع إلا إذا كان مرخصاً له.',
    },
    instead: {
      en: 'The Developer is entered in the register of developers, and the project is licensed under no. (number).',
      ar: 'المطور مقيد في سجل قيد المطورين، والمشروع مرخص برقم (...).',
    },
    silence: 'nothing',
    searched: { en: ['off-plan licence'], ar: ['ترخيص المشروع'] },
  },
];
