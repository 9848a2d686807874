import type { CasesById } from '../types.js';

/** Clauses on concealment. */
export const concealmentCases: CasesById = {
  'SA-ACL-01': {
    en: {
      keeps: [
        'Each party shall carry on its activity under its own licence and commercial register and for its own account.',
        'The Saudi party shall not allow a non-Saudi to use its commercial register for its own account.',
      ],
      breaks: [
        'The Saudi partner allows the foreign partner to use its commercial registration to operate the shop for his own account.',
        'The First Party lends its commercial register to the Second Party, a non-Saudi, who runs the business for his own account.',
        'The Saudi party receives a fixed monthly sum in return for the use of its licence, and all profits belong to the foreign party.',
        'The foreign Party shall operate the business under the name and licence of the First Party and own all its revenues.',
        "The Saudi partner's share is nominal, and the non-Saudi is the real owner of the establishment.",
      ],
      neither: ['The First Party licenses its trademark to the Second Party.'],
    },
    ar: {
      keeps: ['يمارس كل طرف نشاطه بترخيصه وسجله التجاري ولحسابه الخاص.'],
      breaks: [
        'يسمح الطرف الأول للطرف الثاني الأجنبي باستخدام سجله التجاري مقابل مبلغ شهري.',
        'يمكن الطرف الأول الطرف الثاني غير السعودي من استعمال سجله التجاري لممارسة النشاط لحسابه الخاص.',
        'يتقاضى المواطن مبلغاً شهرياً ثابتاً مقابل استخدام ترخيصه وتكون الأرباح كاملة للطرف الأجنبي.',
        'نسبة السعودي في المنشأة صورية والمالك الفعلي هو الطرف الوافد.',
      ],
      neither: [
        'يرخص الطرف الأول للطرف الثاني باستعمال علامته التجارية.',
        'لا يجوز للطرف الأول تمكين غير السعودي من استعمال سجله التجاري.',
      ],
    },
  },
  'SA-ACL-02': {
    en: {
      keeps: [
        'The powers of the non-Saudi manager are limited to the acts listed in Annex 1 and may be revoked.',
      ],
      breaks: [
        'The Company grants the non-Saudi manager an irrevocable and absolute power of attorney to dispose of the establishment.',
        'The foreign party shall have full and unrestricted control over the establishment and its accounts.',
        'An absolute and irrevocable power of attorney over all affairs of the establishment is issued to the expatriate partner.',
      ],
      neither: [
        'The Saudi owner has full control over the establishment.',
        'The non-Saudi manager shall not be given an absolute power of attorney.',
      ],
    },
    ar: {
      keeps: ['تقتصر صلاحيات المدير غير السعودي على ما ورد في الملحق ويجوز إلغاؤها.'],
      breaks: [
        'يفوض المدير غير السعودي تفويضاً مطلقاً بالتصرف في المنشأة وحساباتها دون قيد.',
        'تمنح المنشأة المدير غير السعودي وكالة مطلقة غير قابلة للعزل للتصرف في المنشأة.',
        'يكون للطرف الأجنبي التصرف المطلق في المنشأة وحساباتها.',
        'يصدر المالك وكالة شاملة غير قابلة للإلغاء للشريك الوافد بإدارة المؤسسة والتصرف فيها تصرفاً مطلقاً.',
      ],
      neither: ['للمالك السعودي التصرف المطلق في المنشأة.', 'لا يجوز منح المدير غير السعودي وكالة مطلقة.'],
    },
  },
  'SA-ACL-03': {
    en: {
      keeps: ["Payments shall be made to the Company's bank account in its own name."],
      breaks: [
        "All sales proceeds of the company shall be transferred to the manager's personal account.",
        'The revenues of the establishment shall be deposited in the personal account of the manager.',
        'The Customer shall transfer the price to the personal bank account of the partner.',
        "The company's business receipts are collected through a bank account belonging to a third party.",
      ],
      neither: [
        'Salaries are paid to the personal account of each employee.',
        'The revenues shall not be deposited in a personal account.',
      ],
    },
    ar: {
      keeps: ['تودع المبالغ في الحساب البنكي العائد للمنشأة.'],
      breaks: [
        'تحول إيرادات الشركة إلى الحساب البنكي الشخصي للشريك.',
        'تودع إيرادات المنشأة في الحساب الشخصي للمدير.',
        'يحول العميل الثمن إلى الحساب البنكي الشخصي للشريك.',
        'تحصل إيرادات المؤسسة عبر حساب بنكي عائد للغير.',
      ],
      neither: ['تودع الرواتب في الحساب الشخصي لكل موظف.', 'لا يجوز إيداع إيرادات المنشأة في حساب شخصي.'],
    },
  },
};
