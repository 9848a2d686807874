import type { LawRule } from './rule.js';

/** Rules on ownership and transfer of real estate. */
export const realEstateRules: readonly LawRule[] = [
  {
    id: 'SA-NSR-01',
    source: { law: 'non-saudi-property', articles: ['2', '3', '4', '5', '8'] },
    documents: ['sale', 'lease', 'loan', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Ownership through a nominee',
      ar: 'التملك باسم الغير لمصلحة غير السعودي',
    },
    demands: {
      en: 'A non-Saudi may own real estate only within the areas and limits set under the law, and the acquisition is valid only when entered in the real estate register.',
      ar: 'لا يتملك غير السعودي العقار إلا في النطاق الجغرافي ووفق الضوابط المحددة نظاماً، ولا يكون تملكه صحيحاً إلا بعد تسجيله لدى السجل العقاري.',
    },
    instead: {
      en: "The acquisition by the non-Saudi Buyer is subject to eligibility under the law and takes effect on its entry in the real estate register in the Buyer's own name.",
      ar: 'يعلق تملك المشتري غير السعودي على استيفاء شروط النظام، ولا ينفذ إلا بتسجيله باسمه لدى السجل العقاري.',
    },
    caution: {
      en: 'A resident non-Saudi may also own one home outside those areas; companies with non-Saudi partners, listed companies and funds, holders of premium residency and GCC nationals follow rules of their own.',
      ar: 'للمقيم غير السعودي أيضاً تملك عقار واحد لسكنه خارج النطاق، وتخضع الشركات التي يشترك فيها غير سعوديين والشركات المدرجة والصناديق وأصحاب الإقامة المميزة ومواطنو دول المجلس لأحكام خاصة.',
    },
    silence: 'nothing',
    searched: {
      en: ['nominee ownership', 'non-Saudi ownership'],
      ar: ['تملك غير السعودي', 'التسجيل باسم الغير'],
    },
  },
  {
    id: 'SA-NSR-02',
    source: { law: 'non-saudi-property', articles: ['2', '3', '4', '5'] },
    documents: ['sale', 'contract', 'loan'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Non-Saudi ownership in Makkah and Madinah',
      ar: 'تملك غير السعودي في مكة والمدينة',
    },
    demands: {
      en: 'Under the geographical scope, only a Muslim natural person among non-Saudis may own real estate in the cities of Makkah and Madinah.',
      ar: 'يقتصر حق غير السعودي في التملك ضمن النطاق الجغرافي في مدينتي مكة المكرمة والمدينة المنورة على الشخص ذي الصفة الطبيعية المسلم.',
    },
    instead: {
      en: 'A non-Saudi buyer of real estate in Makkah or Madinah must be a Muslim natural person.',
      ar: 'يشترط في المشتري غير السعودي لعقار في مكة المكرمة أو المدينة المنورة أن يكون شخصاً طبيعياً مسلماً.',
    },
    caution: {
      en: 'Saudi companies with non-Saudi partners, listed companies and funds may own there under rules of their own; premium residency and GCC rules are not affected.',
      ar: 'للشركات السعودية التي يشترك فيها غير سعوديين والشركات المدرجة والصناديق التملك فيهما وفق أحكام خاصة، ولا يخل ذلك بأحكام الإقامة المميزة ودول المجلس.',
    },
    silence: 'nothing',
    searched: { en: ['Makkah', 'Madinah'], ar: ['مكة المكرمة', 'المدينة المنورة'] },
  },
  {
    id: 'SA-RETT-01',
    source: { law: 'real-estate-tax', articles: ['2', '6', '8'] },
    documents: ['sale', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'True value for the transaction tax',
      ar: 'القيمة الحقيقية لضريبة التصرفات',
    },
    demands: {
      en: 'The tax of 5% is computed on the whole value that the parties agreed, within fair market value; sham or concealed dispositions that lead to less tax are forbidden.',
      ar: 'تحتسب الضريبة بنسبة (5%) على إجمالي قيمة التصرف العقاري المتفق عليها بين الطرفين متى كانت في حدود القيمة السوقية العادلة، ولا يجوز إبرام أي اتفاق ينشئ تصرفات صورية أو مستترة تؤدي إلى عدم سداد الضريبة بشكل صحيح.',
    },
    instead: {
      en: 'The parties declare to the Authority the whole price agreed in this contract.',
      ar: 'يفصح الطرفان للهيئة عن كامل الثمن المتفق عليه في هذا العقد.',
    },
    silence: 'nothing',
    searched: { en: ['declared value'], ar: ['القيمة المفصح عنها'] },
  },
];
