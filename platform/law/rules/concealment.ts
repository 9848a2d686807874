import type { LawRule } from './rule.js';

/** Rules on concealment. */
export const concealmentRules: readonly LawRule[] = [
  {
    id: 'SA-ACL-01',
    source: { law: 'anti-concealment', articles: ['2', '3'] },
    documents: ['contract', 'services', 'sale', 'lease', 'distribution', 'franchise', 'loan', 'licence'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Concealment',
      ar: 'التستر',
    },
    demands: {
      en: "It is an offence to enable a non-Saudi to carry on, for its own account, an economic activity that it is not licensed for, including by use of one's name, licence, commercial register or trade name.",
      ar: 'يعد جريمة تمكين غير السعودي من أن يمارس لحسابه الخاص نشاطاً اقتصادياً غير مرخص له بممارسته، ومن ذلك تمكينه من استعمال الاسم أو الترخيص أو السجل التجاري أو الاسم التجاري.',
    },
    instead: {
      en: 'Each party carries on its activity under its own licence and for its own account.',
      ar: 'يمارس كل طرف نشاطه بترخيصه ولحسابه الخاص.',
    },
    silence: 'nothing',
    searched: { en: ['use of the commercial register'], ar: ['استعمال السجل التجاري'] },
  },
  {
    id: 'SA-ACL-02',
    source: { law: 'anti-concealment', articles: ['4'] },
    documents: ['contract', 'services', 'sale', 'lease', 'distribution', 'franchise', 'loan', 'licence'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Absolute control by a non-Saudi',
      ar: 'التصرف المطلق في المنشأة',
    },
    demands: {
      en: 'An establishment may not unlawfully give a non-Saudi instruments that lead to absolute control of it.',
      ar: 'يحظر على المنشأة أن تمنح غير السعودي بصورة غير نظامية أدوات تؤدي إلى التصرف على نحو مطلق فيها.',
    },
    instead: {
      en: 'Powers given to the manager are limited to (acts), and may be revoked.',
      ar: 'تقتصر صلاحيات المدير على (الأعمال)، ويجوز إلغاؤها.',
    },
    silence: 'nothing',
    searched: { en: ['absolute power of attorney'], ar: ['وكالة مطلقة'] },
  },
  {
    id: 'SA-ACL-03',
    source: { law: 'anti-concealment', articles: ['4'] },
    documents: ['contract', 'services', 'sale', 'lease', 'distribution', 'franchise', 'loan', 'licence'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Bank account of the establishment',
      ar: 'الحساب البنكي للمنشأة',
    },
    demands: {
      en: 'An establishment may not use, for its economic activity, a bank account that is not its own.',
      ar: 'يحظر على المنشأة أن تستخدم في تعاملاتها الخاصة بنشاطها حساباً بنكياً غير عائد لها.',
    },
    instead: {
      en: 'Payments are made to the bank account in the name of the establishment.',
      ar: 'تسدد المبالغ في الحساب البنكي العائد للمنشأة باسمها.',
    },
    silence: 'nothing',
    searched: { en: ['personal bank account'], ar: ['حساب شخصي'] },
  },
];
