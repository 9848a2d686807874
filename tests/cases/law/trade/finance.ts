import type { CasesById } from '../types.js';

/** Clauses on finance companies and security over movables. */
export const financeCases: CasesById = {
  'SA-FIN-01': {
    en: {
      keeps: ['The Lender is a finance company licensed by the Saudi Central Bank.'],
      breaks: [
        'The Lender is not licensed by the Saudi Central Bank to carry on finance activity.',
        'The Lender provides finance to the public without a licence from the Saudi Central Bank.',
        'The Borrower acknowledges that the Lender is not licensed to carry on financing and waives any objection.',
        'No licence from SAMA is required for the Lender to carry on its financing business.',
      ],
      neither: [
        'The Borrower may not carry on business without a licence.',
        'The Lender shall not provide finance without a licence from SAMA.',
      ],
    },
    ar: {
      keeps: ['الممول شركة تمويل مرخصة من البنك المركزي السعودي.'],
      breaks: [
        'يمارس الممول نشاط التمويل دون ترخيص من البنك المركزي السعودي.',
        'يقر المقترض بعلمه أن الممول غير مرخص له بمزاولة نشاط التمويل ويتنازل عن أي دفع.',
        'لا يشترط حصول الممول على ترخيص من البنك المركزي لمزاولة أعمال التمويل.',
      ],
      neither: ['لا يجوز للمقترض مزاولة نشاطه دون ترخيص.', 'لا يجوز للممول مزاولة التمويل دون ترخيص.'],
    },
  },
  'SA-FIN-02': {
    en: {
      keeps: [
        'The security is created in writing over the movables described in Annex A and secures the obligation described in Clause 3.',
      ],
      breaks: [
        'The pledge is concluded verbally.',
        'The pledge of the equipment is agreed orally between the parties.',
        'The security over the equipment shall be valid without any written instrument.',
        'The collateral need not be described in the pledge.',
      ],
      neither: [
        'Oral statements of the Borrower are no part of the loan.',
        'The pledge of the equipment shall not be agreed orally.',
      ],
    },
    ar: {
      keeps: ['ينشأ حق الضمان كتابة على الأموال الموصوفة في الملحق.'],
      breaks: [
        'اتفق الطرفان شفاهة على رهن المعدات.',
        'يكون رهن المعدات صحيحاً دون حاجة إلى كتابته.',
        'لا يلزم وصف الضمانة في عقد الرهن.',
      ],
      neither: ['لا يعتد بالتصريحات الشفهية للمقترض.', 'لا يجوز رهن المعدات شفاهة.'],
    },
  },
  'SA-FIN-04': {
    en: {
      keeps: ['The Lender shall publish the security right in the unified register.'],
      breaks: [
        'The pledge shall bind third parties without being registered.',
        'The security right shall be effective against third parties without registration or possession.',
        'No publication in the register is needed for the pledge to bind third parties.',
        'The pledge is enforceable against third parties from signature, even though it is not published in the register.',
      ],
      neither: [
        'The assignment is not effective against third parties without registration.',
        'The Borrower shall not register any other security right.',
      ],
    },
    ar: {
      keeps: ['يشهر المضمون له حق الضمان في السجل الموحد.'],
      breaks: [
        'يكون حق الضمان نافذاً في مواجهة الغير دون حاجة إلى إشهاره أو حيازة الضمانة.',
        'لا يلزم إشهار الرهن لنفاذه في مواجهة الغير.',
        'ينفذ الرهن في حق الغير من تاريخ التوقيع ولو لم يشهر في السجل.',
      ],
      neither: ['لا ينفذ الرهن في مواجهة الغير دون إشهاره.', 'لا يجوز للمقترض إشهار أي حق ضمان آخر.'],
    },
  },
  'SA-FIN-05': {
    en: {
      keeps: [
        'The parties agree in writing that on default the Lender may enforce out of court against the collateral.',
      ],
      breaks: [
        'After default the parties may agree orally on enforcement out of court against the collateral.',
        'The Lender may enforce out of court against the collateral without any written agreement.',
        'The agreement on private enforcement may be made after the default occurs.',
      ],
      neither: [
        'The Lender may not enforce out of court without a written agreement.',
        'After default the Lender may apply to the enforcement court.',
      ],
    },
    ar: {
      keeps: ['اتفق الطرفان كتابة على تمكين المضمون له عند الإخلال من التنفيذ غير القضائي على الضمانة.'],
      breaks: [
        'يجوز للمضمون له التنفيذ غير القضائي دون اتفاق مكتوب.',
        'يجوز الاتفاق على التنفيذ غير القضائي على الضمانة بعد حصول الإخلال.',
        'للممول التنفيذ غير القضائي على الضمانة دون حاجة إلى اتفاق مكتوب.',
        'يصح الاتفاق شفهياً على التنفيذ غير القضائي.',
      ],
      neither: [
        'لا يجوز التنفيذ غير القضائي دون اتفاق مكتوب.',
        'للممول بعد الإخلال التقدم إلى محكمة التنفيذ.',
      ],
    },
  },
  'SA-FIN-06': {
    en: {
      keeps: [
        'The Lender shall return to the Borrower any surplus of the proceeds of sale after satisfying its claim.',
      ],
      breaks: [
        'The Lender keeps any excess of the sale proceeds of the collateral over the debt.',
        'The Lender shall retain any surplus of the proceeds of the collateral.',
        'Any balance remaining after the sale of the pledged goods belongs to the Lender.',
        'The Borrower shall have no claim to the excess of the sale proceeds over the debt.',
        'Upon enforcement the Pledgor is not entitled to recover what remains of the price.',
      ],
      neither: [
        'The Lender shall not retain any surplus of the sale proceeds.',
        'The Lender shall retain any surplus for no longer than seven days and return it to the Borrower.',
        'The Borrower shall pay any balance remaining after the sale of the collateral.',
      ],
    },
    ar: {
      keeps: ['يعيد الممول إلى المقترض ما يتبقى من حصيلة البيع بعد استيفاء حقه.'],
      breaks: [
        'للممول الاحتفاظ بأي فائض من ثمن بيع الضمانة.',
        'يحتفظ الممول بما يزيد من حصيلة بيع الضمانة على الدين.',
        'يؤول أي مبلغ متبق بعد بيع المرهون إلى الممول.',
        'لا يحق للراهن المطالبة بما يتبقى من ثمن بيع الضمانة بعد سداد الدين.',
      ],
      neither: [
        'يلتزم المقترض بسداد ما يتبقى من الدين بعد بيع الضمانة.',
        'لا يحتفظ الممول بما يزيد من حصيلة بيع الضمانة.',
      ],
    },
  },
};
