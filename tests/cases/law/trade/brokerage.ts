import type { CasesById } from '../types.js';

/** Clauses on real estate brokerage. */
export const brokerageCases: CasesById = {
  'SA-REB-01': {
    en: {
      keeps: [
        'The Broker is licensed under no. 1200012345 and shall deposit a copy of this brokerage contract with the Authority.',
      ],
      breaks: [
        'The parties need not put the brokerage contract in writing nor lodge it with REGA.',
        'The Broker is not required to deposit this brokerage contract with the Real Estate General Authority.',
        'A verbal brokerage agreement is sufficient to entitle the Broker to its commission.',
        'The Broker may market the property without holding a brokerage licence.',
      ],
      neither: [
        'The Broker shall deposit the rent with the Owner.',
        'The Owner is not required to deposit a copy of the building plans.',
      ],
    },
    ar: {
      keeps: ['الوسيط مرخص برقم 1200012345 ويودع نسخة من عقد الوساطة لدى الهيئة.'],
      breaks: [
        'يعفى الوسيط من إيداع نسخة من عقد الوساطة لدى الهيئة.',
        'لا يلتزم الوسيط بإيداع عقد الوساطة لدى الهيئة العامة للعقار.',
        'يكفي الاتفاق الشفهي على الوساطة لاستحقاق الوسيط عمولته.',
        'للوسيط تسويق العقار دون الحصول على ترخيص الوساطة العقارية.',
      ],
      neither: ['يودع الوسيط قيمة الإيجار في حساب المالك.', 'لا يلتزم المالك بإيداع نسخة من المخططات.'],
    },
  },
  'SA-REB-02': {
    en: {
      keeps: ['The Buyer pays earnest money of 5% of the sale price through the Broker.'],
      breaks: [
        'Earnest money amounting to 20% of the price is paid to the broker upon signing.',
        'The Buyer pays the Broker earnest money of SAR 50,000, being 10% of the price.',
        'The Buyer pays, through the Broker, earnest money of 10% of the price of the property.',
        'Earnest money equal to fifteen per cent (15%) of the sale value is forfeited on withdrawal.',
        'An arbun of 20% of the purchase price of the villa is due on signature.',
      ],
      neither: [
        'The Buyer makes a down payment of 30% of the price.',
        'The earnest money is payable within 10 days.',
      ],
    },
    ar: {
      keeps: ['يدفع المشتري عربوناً قدره 5% من قيمة العقار.'],
      breaks: [
        'يدفع المشتري للوسيط عربوناً يعادل عشرة في المائة من قيمة العقار.',
        'يدفع المشتري عربوناً نسبته 10% من ثمن العقار.',
        'العربون خمسة عشر بالمائة من قيمة الصفقة ولا يسترد عند العدول.',
        'يلتزم المشتري بدفع نسبة 20% من قيمة الفيلا عربوناً للبائع.',
      ],
      neither: ['يسدد المشتري دفعة أولى قدرها 30% من الثمن.', 'يدفع العربون خلال 10 أيام.'],
    },
  },
  'SA-REB-03': {
    en: {
      keeps: [
        'If the transaction fails for a cause not attributable to either party, the earnest money shall be returned to the Buyer.',
      ],
      breaks: [
        'If the sale does not complete for any reason whatsoever, the earnest money shall not be refunded.',
        'The Broker may keep the earnest money as security for its commission.',
        'The earnest money is forfeited to the Seller even if the transaction fails for a reason beyond the control of both parties.',
        'The Buyer shall not recover the earnest money whatever the cause of the failure of the sale.',
      ],
      neither: [
        'The Broker may not retain the earnest money as security for its commission.',
        'If the Buyer withdraws, the earnest money is forfeited to the Seller.',
      ],
    },
    ar: {
      keeps: ['إذا تعثرت الصفقة لسبب لا يعود إلى أي من الطرفين يعاد العربون إلى المشتري.'],
      breaks: [
        'يحتفظ الوسيط بالعربون إلى حين سداد عمولته.',
        'العربون غير قابل للاسترداد أياً كان سبب عدم إتمام الصفقة.',
        'يحق للوسيط الاحتفاظ بالعربون ضماناً لعمولته.',
        'لا يرد العربون إلى المشتري أياً كان سبب تعثر الصفقة.',
        'يستحق البائع العربون ولو كان عدم إتمام البيع لسبب خارج عن إرادة الطرفين.',
      ],
      neither: [
        'لا يجوز للوسيط الاحتفاظ بالعربون ضماناً لعمولته.',
        'إذا عدل المشتري عن الشراء فلا يعاد إليه العربون.',
      ],
    },
  },
  'SA-REB-04': {
    en: {
      keeps: [
        'The Broker earns its commission if the sale is concluded within two months after the expiry of this contract.',
      ],
      breaks: [
        'The Broker shall be entitled to its full commission if the property is sold to any person introduced by it within nine (9) months from the expiry of this agreement.',
        'The Owner shall pay commission on any sale within 12 months following expiry of this brokerage contract.',
        'The commission remains due to the Broker if the property is sold within six months of the expiry of this contract.',
        'The Broker is entitled to commission on any sale made within one year after termination of the brokerage agreement.',
        "For twelve (12) months after this contract ends, the Owner shall pay the Broker's commission on any lease of the property.",
      ],
      neither: [
        "The Broker's commission is paid within six months of the sale.",
        'The Broker shall keep records for one year after expiry of this contract.',
      ],
    },
    ar: {
      keeps: ['يستحق الوسيط عمولته إذا تمت الصفقة خلال شهرين من انتهاء العقد.'],
      breaks: [
        'يستحق الوسيط عمولته كاملة إذا تم البيع خلال سنة من تاريخ انتهاء عقد الوساطة.',
        'يستحق الوسيط العمولة إذا بيع العقار خلال ستة أشهر من انتهاء عقد الوساطة.',
        'تبقى العمولة مستحقة للوسيط عن أي بيع يتم خلال سنة بعد انتهاء هذا العقد.',
        'يلتزم المالك بدفع عمولة الوسيط إذا تمت الصفقة بعد انتهاء العقد بمدة لا تتجاوز اثني عشر شهراً.',
      ],
      neither: [
        'تسدد العمولة خلال ستة أشهر من تاريخ البيع.',
        'يحتفظ الوسيط بالسجلات مدة سنة بعد انتهاء العقد.',
      ],
    },
  },
  'SA-REB-05': {
    en: {
      keeps: ['The term of this brokerage contract is ninety days from its date.'],
      breaks: [
        'The brokerage contract remains valid until the property is sold, with no fixed term.',
        'This brokerage contract is for an indefinite period.',
        "The Broker's appointment continues without limit of time until the property is sold.",
        'This brokerage agreement shall remain in force for an unlimited term.',
      ],
      neither: [
        'The Broker keeps secrets for an indefinite period.',
        'This brokerage contract is not for an indefinite period.',
      ],
    },
    ar: {
      keeps: ['مدة عقد الوساطة تسعون يوماً من تاريخ إبرامه.'],
      breaks: [
        'عقد الوساطة مفتوح المدة.',
        'عقد الوساطة هذا غير محدد المدة.',
        'يستمر عقد الوساطة مدة مفتوحة حتى يتم بيع العقار.',
        'يسري تعيين الوسيط دون تحديد مدة إلى حين بيع العقار.',
      ],
      neither: ['يلتزم الوسيط بالسرية لمدة غير محددة.', 'لا يجوز أن يكون عقد الوساطة غير محدد المدة.'],
    },
  },
};
