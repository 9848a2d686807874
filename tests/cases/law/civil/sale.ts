import type { CasesById } from '../types.js';

/** Clauses on eviction and on bars to disposal. */
export const saleCases: CasesById = {
  'SA-CTL-50': {
    en: {
      keeps: [
        "The Seller's warranty against eviction is excluded, save for its own acts or what it concealed, and the Buyer may recover the price.",
        'The Seller warrants good title and shall return the price on eviction.',
      ],
      breaks: [
        'The Seller gives no warranty against eviction, including eviction caused by the Seller itself.',
        'If the Buyer is evicted by the true owner, the price shall not be returned.',
        'The Buyer waives any claim for eviction whether or not the Seller deliberately concealed the right of the third party.',
      ],
      neither: [
        'The Landlord may apply for eviction of the Tenant if the rent is not paid.',
        'The Buyer shall pay the price on transfer of title.',
        'The Seller gives no warranty against third-party claims in patents outside the Kingdom.',
      ],
    },
    ar: {
      keeps: [
        'يعفى البائع من ضمان الاستحقاق عدا ما نشأ عن فعله أو تعمد إخفاءه، وللمشتري الرجوع بالثمن.',
        'يضمن البائع للمشتري عدم استحقاق المبيع للغير ويرد الثمن إذا استحق، إلا ما كان بفعل المشتري.',
      ],
      breaks: [
        'لا يضمن البائع استحقاق المبيع ولو نشأ عن تصرف صادر منه.',
        'إذا استحق المبيع للغير فليس للمشتري استرداد الثمن.',
        'يتنازل المشتري عن ضمان الاستحقاق حتى لو تعمد البائع إخفاء سببه.',
      ],
      neither: [
        'يدفع المشتري القسط عند استحقاقه ولا يسترد ما دفعه من أقساط إذا عدل عن الشراء.',
        'تنتقل ملكية المبيع إلى المشتري عند سداد الثمن.',
        'لا يستحق البائع الثمن قبل تسليم المبيع.',
      ],
    },
  },
  'SA-CTL-51': {
    en: {
      keeps: [
        'For two years the Buyer shall not sell the unit, so that the Seller may complete the project.',
      ],
      breaks: [
        'The Buyer shall never sell or mortgage the property.',
        'The Purchaser undertakes for life not to transfer the villa to any person.',
      ],
      neither: [
        'The Buyer may not dispose of the vehicle until the price is paid.',
        'The Buyer shall never disclose the price of the land.',
      ],
    },
    ar: {
      keeps: ['يلتزم المشتري بعدم بيع الوحدة لمدة سنتين من تاريخ الإفراغ حماية لمصلحة البائع.'],
      breaks: ['لا يحق للمشتري بيع الأرض أبداً.', 'يمتنع المشتري على الدوام عن التصرف في العقار.'],
      neither: [
        'لا يتصرف المشتري في السيارة حتى سداد كامل الثمن.',
        'للمشتري التصرف في العقار بجميع أنواع التصرفات.',
      ],
    },
  },
};
