import type { CasesById } from '../types.js';
import { informationCases } from './information.js';

/** Clauses by which the readers of the rules on online shops and electronic dealings are tested. */
export const eCommerceCases: CasesById = {
  ...informationCases,
  'SA-ECL-01': {
    en: {
      keeps: [
        'This store is operated by Najd Trading LLC, commercial registration no. 1010123456.',
        'You can contact us at care@najd.example.sa.',
      ],
      breaks: [
        'We do not disclose our name or address.',
        'The shop is under no obligation to provide its commercial registration number.',
      ],
      neither: [
        'You must enter your address at checkout.',
        'The Buyer shall provide a commercial registration.',
      ],
    },
    ar: {
      keeps: [
        'يدير هذا المتجر شركة نجد، سجل تجاري رقم 1010123456.',
        'يمكنك التواصل معنا عبر care@najd.example.sa',
      ],
      breaks: ['لا نفصح عن اسم المتجر أو عنوانه.', 'لا يلتزم المتجر بالإفصاح عن رقم سجله التجاري.'],
      neither: ['أدخل عنوانك عند إتمام الطلب.', 'يلتزم العميل بتقديم هويته.'],
    },
  },
  'SA-ECL-02': {
    en: {
      keeps: [
        'Prices include VAT and all delivery charges.',
        'The total price is shown before you confirm your order.',
      ],
      breaks: [
        'Charges may be added after checkout.',
        'We may add further fees to the price after your order is confirmed.',
        'Delivery fees will be disclosed only after payment.',
        'Additional fees may be charged after the order has been placed without notice.',
      ],
      neither: [
        'We may change the prices of products at any time before you order.',
        'The total price of the works is SAR 10,000.',
      ],
    },
    ar: {
      keeps: ['الأسعار شاملة ضريبة القيمة المضافة ورسوم التوصيل.', 'يظهر إجمالي السعر قبل تأكيد الطلب.'],
      breaks: [
        'يجوز للمتجر إضافة رسوم أخرى بعد تأكيد الطلب.',
        'تُحدد رسوم التوصيل بعد الدفع.',
        'قد تضاف مبالغ إضافية إلى السعر بعد إتمام الطلب.',
      ],
      neither: ['يحق للمتجر تغيير الأسعار قبل تقديم الطلب.', 'قيمة العقد عشرة آلاف ريال.'],
    },
  },
  'SA-ECL-03': {
    en: {
      keeps: ['We will send you an invoice by e-mail.', 'An invoice is issued for every order.'],
      breaks: [
        'No receipts are issued.',
        'We do not provide invoices.',
        'The customer is not entitled to an invoice.',
      ],
      neither: ['Keep your invoice to claim the warranty.', 'Invoices are paid within 30 days.'],
    },
    ar: {
      keeps: ['نرسل إليك فاتورة عبر البريد الإلكتروني.', 'تصدر فاتورة لكل طلب.'],
      breaks: [
        'لا يصدر المتجر فواتير للعملاء.',
        'لا نقدم فاتورة عن الطلبات.',
        'لا يحق للعميل المطالبة بفاتورة.',
      ],
      neither: ['احتفظ بالفاتورة للاستفادة من الضمان.', 'تسدد الفواتير خلال 30 يوماً.'],
    },
  },
  'SA-ECL-04': {
    en: {
      keeps: [
        'We protect the personal data of our customers and do not disclose it without their consent.',
        'We do not sell your data.',
      ],
      breaks: [
        'We may keep and publish customer data.',
        'We are not responsible for the protection of your data held by our partners.',
        'We may disclose your data to advertisers without your consent.',
      ],
      neither: ['We may publish customer reviews.', 'We are not responsible for delays of the courier.'],
    },
    ar: {
      keeps: ['لا نفصح عن بيانات المستهلك لأي جهة دون موافقته.', 'لا نبيع بياناتك.'],
      breaks: [
        'يحق للمتجر نشر بيانات العملاء.',
        'لا نتحمل مسؤولية حماية بياناتك لدى شركائنا.',
        'يجوز لنا الإفصاح عن بياناتك للمعلنين دون موافقتك.',
      ],
      neither: ['يحق لنا نشر تقييمات العملاء.', 'لا نتحمل مسؤولية تأخر شركة الشحن.'],
    },
  },
  'SA-ECL-05': {
    en: {
      keeps: [
        'You may return the product within seven (7) days of receiving it.',
        'You may cancel the order within 14 days of delivery.',
      ],
      breaks: [
        'All sales are final.',
        'No refunds, no exchanges, no exceptions.',
        'Products may be returned within three (3) days of receipt.',
        'Products cannot be returned or exchanged once sold.',
        'The customer waives any right to cancel the purchase after payment.',
        'You may not cancel your order after payment.',
      ],
      neither: [
        'Products made to your order cannot be returned.',
        'Discounted software downloads are non-refundable once used.',
        'Refunds are made within 3 days of our receiving the returned product.',
        'Food products cannot be returned.',
      ],
    },
    ar: {
      keeps: [
        'يحق للمستهلك إرجاع المنتج خلال سبعة أيام من تسلمه.',
        'لك فسخ العقد خلال (14) يوماً من تاريخ التسلم.',
      ],
      breaks: [
        'لا يمكن الاسترجاع إطلاقا.',
        'البضاعة المباعة لا ترد ولا تستبدل.',
        'يحق للعميل إرجاع المنتج خلال يومين من تاريخ الاستلام.',
        'لا يحق للعميل إلغاء الطلب بعد الدفع.',
        'جميع المبيعات نهائية.',
      ],
      neither: [
        'لا يمكن إرجاع المنتجات المصنعة بناءً على طلب العميل.',
        'تعاد المبالغ خلال ثلاثة أيام من استلام المنتج المرتجع.',
      ],
    },
  },
  'SA-ECL-06': {
    en: {
      keeps: [
        'If delivery is more than 15 days late, you may cancel the order and receive a full refund.',
        'We deliver within 5 working days.',
      ],
      breaks: [
        'Delivery dates are never guaranteed and you may not cancel for late delivery.',
        'No refund is given for late delivery, however long the delay.',
        'The customer may not cancel the order because of any delay in delivery.',
        'The customer waives any claim for delay in delivery, whatever its duration.',
      ],
      neither: [
        'We are not liable for delay caused by force majeure.',
        'The Contractor may not cancel because of delay.',
      ],
    },
    ar: {
      keeps: [
        'إذا تأخر التسليم أكثر من خمسة عشر يوماً فللمستهلك فسخ العقد واسترداد ما دفعه.',
        'يتم التوصيل خلال خمسة أيام عمل.',
      ],
      breaks: [
        'لا يحق للعميل إلغاء الطلب بسبب تأخر التسليم.',
        'لا تُسترد المبالغ المدفوعة في حال التأخر في التوصيل مهما طالت مدته.',
        'يتنازل العميل عن حقه في فسخ العقد عند تأخر التسليم.',
      ],
      neither: ['لا نتحمل مسؤولية التأخير الناتج عن قوة قاهرة.', 'لا يحق للمقاول الفسخ بسبب تأخر الدفعات.'],
    },
  },
  'SA-ECL-07': {
    en: {
      keeps: ['Our advertisements form part of the contract.', 'Our advertisements are binding on us.'],
      breaks: [
        'Advertisements on the site are not binding.',
        'Ads may exaggerate and bind no one.',
        'Our promotional offers and advertisements do not form part of the contract.',
      ],
      neither: [
        'Advertisements of third parties are not part of our services.',
        'The Agent bears the costs of advertisements.',
      ],
    },
    ar: {
      keeps: ['تعد إعلاناتنا جزءاً من العقد وملزمة لنا.', 'إعلانات المتجر ملزمة له.'],
      breaks: [
        'الإعلانات المنشورة في المتجر غير ملزمة.',
        'لا تعد إعلاناتنا جزءاً من العقد.',
        'لا تلزم الإعلانات المتجر بشيء.',
      ],
      neither: ['يتحمل الوكيل تكاليف الإعلانات.', 'إعلانات الغير لا تعبر عن رأينا.'],
    },
  },
  'SA-ECL-08': {
    en: {
      keeps: [
        'If you made an error in your order, tell us and we will correct it.',
        'You may correct errors in your order after submitting it.',
      ],
      breaks: [
        'Errors cannot be changed after clicking.',
        'Mistakes in an order cannot be corrected once it is submitted.',
        'The customer bears every error in the order and may not correct it.',
      ],
      neither: ['We may correct errors in prices.', 'The Contractor shall correct errors in the works.'],
    },
    ar: {
      keeps: ['إذا وقع خطأ في طلبك فأبلغنا به لتصحيحه.', 'يمكنك تصحيح الخطأ في الطلب بعد إرساله.'],
      breaks: [
        'لا يمكن تصحيح أي خطأ في الطلب بعد إرساله.',
        'لا يحق للعميل تصحيح الأخطاء في طلبه بعد الضغط على زر التأكيد.',
      ],
      neither: ['يحق للمتجر تصحيح الأخطاء في الأسعار.', 'يصحح المقاول أخطاء التنفيذ.'],
    },
  },
};
