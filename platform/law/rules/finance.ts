import type { LawRule } from './rule.js';

/** Rules on finance companies and security over movables. */
export const financeRules: readonly LawRule[] = [
  {
    id: 'SA-FIN-01',
    source: { law: 'finance-companies', articles: ['4'] },
    documents: ['loan', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Licence for financing',
      ar: 'ترخيص نشاط التمويل',
    },
    demands: {
      en: 'Financing activity may be carried on only with a licence, and nobody without one may use, in documents or advertising, words that suggest it. Finance of one’s own goods or services for customers follows the Regulations.',
      ar: 'تحظر مزاولة أي من نشاطات التمويل إلا بعد الحصول على ترخيص، ولا يجوز لغير المرخص له أن يستعمل في وثائقه أو إعلاناته ما يدل على مزاولتها أو يوحي بها. وتنظم اللائحة تمويل الشخص سلع منشآته أو خدماته لزبائنه.',
    },
    instead: {
      en: 'The Lender is licensed by the Saudi Central Bank under no. (number).',
      ar: 'الممول مرخص من البنك المركزي السعودي برقم (...).',
    },
    silence: 'nothing',
    searched: { en: ['financing licence'], ar: ['ترخيص التمويل'] },
  },
  {
    id: 'SA-FIN-02',
    source: { law: 'movable-security', articles: ['6'] },
    documents: ['loan', 'sale', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Written security over movables',
      ar: 'كتابة حق الضمان على المنقول',
    },
    demands: {
      en: 'A security right over movables is valid between the parties only if it is in writing and describes the secured obligation and the collateral, in general or specific terms.',
      ar: 'يصح حق الضمان على المنقول بين أطرافه إذا كان مكتوباً ووصف فيه الالتزام المضمون والضمانة وصفاً عاماً أو محدداً.',
    },
    instead: {
      en: 'The security over the movables described in Annex (...) secures the obligation described in Clause (...) up to SAR (amount).',
      ar: 'ينشأ حق الضمان على الأموال الموصوفة في الملحق (...) ضماناً للالتزام الموصوف في البند (...) بحد أعلى (...) ريال.',
    },
    silence: 'nothing',
    searched: { en: ['security over movables'], ar: ['حق الضمان'] },
  },
  {
    id: 'SA-FIN-04',
    source: { law: 'movable-security', articles: ['8'] },
    documents: ['loan', 'sale', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Effect against third parties',
      ar: 'نفاذ حق الضمان تجاه الغير',
    },
    demands: {
      en: 'A security right takes effect against third parties only by registration or by transfer of possession of the collateral.',
      ar: 'يشترط لنفاذ حق الضمان في مواجهة الغير الإشهار أو انتقال حيازة الضمانة إلى المضمون له.',
    },
    instead: {
      en: 'The Lender publishes the security right in the unified register.',
      ar: 'يشهر المضمون له حق الضمان في السجل الموحد.',
    },
    silence: 'nothing',
    searched: { en: ['registration of security'], ar: ['إشهار حق الضمان'] },
  },
  {
    id: 'SA-FIN-05',
    source: { law: 'movable-security', articles: ['23'] },
    documents: ['loan', 'sale', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Enforcement out of court',
      ar: 'التنفيذ غير القضائي',
    },
    demands: {
      en: 'The parties may agree on enforcement out of court only in writing and before the default.',
      ar: 'يجوز الاتفاق على التنفيذ غير القضائي على الضمانة على أن يكون مكتوباً وقبل حصول إخلال بالالتزام المضمون.',
    },
    instead: {
      en: 'The parties agree now, in writing, that on default the Lender may enforce out of court under the Law.',
      ar: 'اتفق الطرفان كتابة على أن للمضمون له عند الإخلال التنفيذ غير القضائي على الضمانة وفقاً للنظام.',
    },
    silence: 'nothing',
    searched: { en: ['enforcement out of court'], ar: ['التنفيذ غير القضائي'] },
  },
  {
    id: 'SA-FIN-06',
    source: { law: 'movable-security', articles: ['26'] },
    documents: ['loan', 'sale', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Surplus of enforcement',
      ar: 'ما يتبقى من حصيلة التنفيذ',
    },
    demands: {
      en: 'In enforcement out of court, the secured party must return to the grantor what remains after the rights over the collateral are satisfied.',
      ar: 'يكون المضمون له في التنفيذ غير القضائي مسؤولاً عن إعادة المبالغ المتبقية من التنفيذ للضامن بعد استيفاء الحقوق المترتبة على الضمانة.',
    },
    instead: {
      en: 'The Lender returns to the Borrower what remains of the proceeds after its claim and the costs of enforcement.',
      ar: 'يعيد الممول إلى الضامن ما يتبقى من حصيلة التنفيذ بعد استيفاء حقه ونفقات التنفيذ.',
    },
    silence: 'nothing',
    searched: { en: ['surplus of the proceeds'], ar: ['المبالغ المتبقية من التنفيذ'] },
  },
];
