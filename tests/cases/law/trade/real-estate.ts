import type { CasesById } from '../types.js';

/** Clauses on ownership and transfer of real estate. */
export const realEstateCases: CasesById = {
  'SA-NSR-01': {
    en: {
      keeps: [
        'The purchase by the non-Saudi Buyer is conditional on its eligibility and on registration in the real estate register in its own name.',
      ],
      breaks: [
        'The apartment shall be registered in the name of the Saudi party as nominee of the foreign buyer.',
        'The Saudi Party shall hold title to the property on behalf of the non-Saudi Buyer.',
        'The deed shall be registered in the name of the First Party, a Saudi national, as nominee for the foreign investor.',
        'The foreign Buyer acquires ownership without any entry in the real estate register.',
      ],
      neither: [
        'The Saudi guarantor signs on behalf of the borrower.',
        'The Saudi party shall not hold title on behalf of any non-Saudi.',
      ],
    },
    ar: {
      keeps: ['يعلق تملك المشتري غير السعودي على استيفاء شروط النظام والتسجيل باسمه لدى السجل العقاري.'],
      breaks: [
        'يفرغ العقار باسم شخص سعودي لصالح المشتري الأجنبي.',
        'يسجل العقار باسم الطرف الأول السعودي نيابة عن المشتري غير السعودي.',
        'يقر المواطن بأن العقار المسجل باسمه مملوك في الحقيقة للشريك الأجنبي.',
        'يفرغ الصك صورياً باسم الطرف الأول لمصلحة المستثمر الأجنبي مالك العقار الفعلي.',
      ],
      neither: [
        'يوقع الكفيل السعودي نيابة عن المقترض.',
        'لا يجوز تسجيل العقار باسم سعودي لمصلحة غير السعودي.',
      ],
    },
  },
  'SA-NSR-02': {
    en: {
      keeps: ['A non-Saudi Buyer of property in Makkah must be a Muslim natural person.'],
      breaks: [
        'A foreign company acquires the plot in Makkah.',
        'The foreign company shall own the land in Makkah.',
        'Title to the hotel in Madinah is transferred to the non-Saudi company.',
        'The Buyer, a non-Muslim foreign national, acquires the apartment in Makkah.',
      ],
      neither: [
        'The foreign company leases an office in Riyadh.',
        'A foreign company may not own real estate in Makkah or Madinah.',
      ],
    },
    ar: {
      keeps: ['يشترط في المشتري غير السعودي لعقار في مكة المكرمة أن يكون شخصاً طبيعياً مسلماً.'],
      breaks: [
        'تتملك الشركة الأجنبية الأرض الواقعة في مكة المكرمة.',
        'تنتقل ملكية الفندق في المدينة المنورة إلى الشركة غير السعودية.',
        'يتملك المشتري الأجنبي غير المسلم الشقة الواقعة في مكة المكرمة.',
      ],
      neither: [
        'تستأجر الشركة الأجنبية مكتباً في الرياض.',
        'لا يجوز للشركة الأجنبية تملك العقار في مكة المكرمة.',
      ],
    },
  },
  'SA-RETT-01': {
    en: {
      keeps: [
        'The parties shall declare the full agreed price to the Authority for the real estate transaction tax.',
      ],
      breaks: [
        'The parties agree to declare a price lower than the actual price to ZATCA.',
        'For the purposes of the transaction tax the parties shall declare a lower price than that agreed.',
        'Only SAR 500,000 of the price shall be stated in the deed in order to reduce the real estate transaction tax.',
        'The value disclosed to ZATCA shall be less than the actual sale price.',
      ],
      neither: [
        'The parties shall not declare a lower price for the transaction tax.',
        'The Buyer may offer a lower price than the list price.',
      ],
    },
    ar: {
      keeps: ['يفصح الطرفان عن كامل الثمن للهيئة لأغراض ضريبة التصرفات العقارية.'],
      breaks: [
        'يثبت في الصك ثمن أقل من الثمن الفعلي لتخفيض الضريبة.',
        'اتفق الطرفان على الإفصاح عن ثمن أقل من الثمن الحقيقي لأغراض ضريبة التصرفات العقارية.',
        'يدون في الصك مبلغ خمسمائة ألف ريال فقط تخفيضاً لضريبة التصرفات العقارية.',
        'تكون القيمة المعلنة للهيئة أقل من القيمة الفعلية للبيع.',
      ],
      neither: [
        'لا يجوز للطرفين الإفصاح عن قيمة أقل لأغراض الضريبة.',
        'للمشتري أن يعرض ثمناً أقل من السعر المعلن.',
      ],
    },
  },
};
