import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on electronic dealings and information are tested. */
export const informationCases: CasesById = {
  'SA-ETL-01': {
    en: {
      keeps: [
        'Electronic signatures have the same force as handwritten signatures.',
        'This contract may be signed electronically.',
      ],
      breaks: [
        'Electronic signatures shall have no legal effect.',
        'Electronic records and messages are not admissible as evidence.',
        'Electronic signature is never valid for this electronic agreement.',
      ],
      neither: [
        'Notices sent by e-mail are not valid unless confirmed by courier.',
        'The party shall provide an electronic copy.',
      ],
    },
    ar: {
      keeps: ['يكون للتوقيع الإلكتروني حجية التوقيع الخطي.', 'يجوز توقيع هذا العقد إلكترونياً.'],
      breaks: [
        'لا حجية للتوقيع الإلكتروني.',
        'لا يعتد بالسجلات الإلكترونية في الإثبات.',
        'لا تكون للرسائل الإلكترونية أي حجية.',
      ],
      neither: ['يزود الطرف الأول بنسخة إلكترونية.', 'تُرسل الإشعارات بالبريد المسجل.'],
    },
  },
  'SA-CYB-01': {
    en: {
      keeps: [
        'The Employee shall not access any system without authorisation.',
        'Users may not intercept communications of others.',
      ],
      breaks: [
        'Employees must share their social media passwords with the Company.',
        'The Employer may access the private e-mail accounts of the Employee.',
        'The Company may intercept the private communications of users.',
      ],
      neither: [
        'The Employee shall not share his password with anyone.',
        'The Company may monitor its own e-mail system.',
      ],
    },
    ar: {
      keeps: ['لا يجوز للموظف الدخول إلى أي نظام دون تصريح.', 'يحظر اعتراض اتصالات الآخرين.'],
      breaks: [
        'يلتزم الموظف بتزويد الشركة بكلمات مرور حساباته الشخصية في وسائل التواصل الاجتماعي.',
        'يحق لصاحب العمل الدخول إلى البريد الإلكتروني الشخصي للعامل.',
        'يجوز للشركة اعتراض المراسلات الخاصة للمستخدمين.',
      ],
      neither: ['يلتزم الموظف بعدم الإفصاح عن كلمة المرور.', 'للشركة مراقبة بريدها الإلكتروني.'],
    },
  },
  'SA-CNS-01': {
    en: {
      keeps: [
        'The products conform to their description.',
        'The goods shall conform to the description and quality stated.',
      ],
      breaks: [
        'All descriptions are promotional and need not be true.',
        'The Seller may deliver goods of a different kind or origin without notice.',
        'Product descriptions may be inaccurate or untrue and do not bind the seller.',
      ],
      neither: [
        'Colours may differ slightly from the pictures.',
        'Goods that do not conform to the description may be rejected.',
      ],
    },
    ar: {
      keeps: ['تطابق المنتجات وصفها.', 'يلتزم البائع بمطابقة البضاعة للوصف.'],
      breaks: [
        'أوصاف المنتجات ترويجية ولا يلزم أن تكون صحيحة.',
        'يحق للبائع تسليم بضاعة من نوع أو مصدر مختلف دون إشعار.',
        'لا يلتزم المتجر بمطابقة المنتج لوصفه.',
      ],
      neither: ['قد تختلف الألوان قليلاً عن الصور.', 'يحق للمشتري رفض البضاعة غير المطابقة للوصف.'],
    },
  },
  'SA-LNG-01': {
    en: {
      keeps: ['All labels and packaging shall be in Arabic.', 'Invoices are issued in Arabic and English.'],
      breaks: [
        'Labels shall be in English only.',
        'Product labels and packaging are provided in English only.',
        'Invoices are issued exclusively in English.',
      ],
      neither: ['This agreement is made in English only.', 'The labels are removed by the Buyer.'],
    },
    ar: {
      keeps: ['تكون الملصقات والأغلفة باللغة العربية.', 'تصدر الفواتير باللغتين العربية والإنجليزية.'],
      breaks: [
        'تكون الملصقات باللغة الإنجليزية فقط.',
        'تصدر الفواتير باللغة الإنجليزية وحدها.',
        'تقتصر بيانات المنتج والأغلفة على اللغة الإنجليزية.',
      ],
      neither: ['حرر هذا العقد باللغة الإنجليزية فقط.', 'يزيل المشتري الملصقات.'],
    },
  },
  'SA-FIN-03': {
    en: {
      keeps: [
        'We obtain your credit record from SIMAH only with your written consent.',
        'The customer consents in writing to a SIMAH enquiry.',
      ],
      breaks: [
        'We may obtain your credit record from SIMAH without your consent.',
        'Your credit record may be published or shared with partners.',
        'The Bank may use credit information of customers for any purpose.',
      ],
      neither: ['The customer pays the credit card fee.', 'A credit note is issued for returned goods.'],
    },
    ar: {
      keeps: [
        'لا نحصل على سجلك الائتماني من سمة إلا بموافقتك الخطية.',
        'يوافق العميل كتابة على الاستعلام عنه لدى سمة.',
      ],
      breaks: [
        'يجوز لنا الحصول على سجلك الائتماني من سمة دون موافقتك.',
        'يحق للشركة نشر المعلومات الائتمانية للعميل.',
        'يجوز للجهة استخدام السجل الائتماني للعميل لأي غرض.',
      ],
      neither: ['يتحمل العميل رسوم البطاقة الائتمانية.', 'يصدر إشعار دائن بقيمة المرتجع.'],
    },
  },
  'SA-PDPL-26': {
    en: {
      keeps: [
        'We disclose your credit data only with your explicit consent.',
        'We do not share credit data without your explicit consent.',
      ],
      breaks: [
        'We may share your credit data with any third party.',
        'Credit data may be disclosed without the consent of the customer.',
        'We may collect your credit history without your consent.',
      ],
      neither: ['Payment by credit card is accepted.', 'The credit period is 30 days.'],
    },
    ar: {
      keeps: [
        'لا نفصح عن بياناتك الائتمانية إلا بموافقتك الصريحة.',
        'لا تُشارك البيانات الائتمانية دون موافقة صاحبها الصريحة.',
      ],
      breaks: [
        'يجوز لنا مشاركة بياناتك الائتمانية مع أي طرف ثالث.',
        'يحق للشركة الإفصاح عن البيانات الائتمانية للعميل دون موافقته.',
      ],
      neither: ['يقبل الدفع بالبطاقات الائتمانية.', 'مدة الائتمان ثلاثون يوماً.'],
    },
  },
  'INT-GDPR-01': {
    en: {
      keeps: [
        'If you are in the European Union, you have the rights given by the GDPR.',
        'EU visitors have the right to data portability under the GDPR.',
      ],
      breaks: [
        'EU users have no additional rights.',
        'Users in the European Union waive their rights under the GDPR.',
        'The GDPR does not apply to users in the European Union.',
      ],
      neither: ['EU users pay in euros.', 'Products are not shipped to the European Union.'],
    },
    ar: {
      keeps: [
        'إذا كنت في الاتحاد الأوروبي فلك الحقوق المقررة في اللائحة الأوروبية العامة لحماية البيانات.',
        'للمستخدمين في الاتحاد الأوروبي حقوق إضافية.',
      ],
      breaks: [
        'ليس للمستخدمين في الاتحاد الأوروبي أي حقوق إضافية.',
        'يتنازل المستخدمون في الاتحاد الأوروبي عن حقوقهم.',
      ],
      neither: ['يدفع المستخدمون في الاتحاد الأوروبي باليورو.', 'لا نشحن إلى الاتحاد الأوروبي.'],
    },
  },
  'INT-GDPR-02': {
    en: {
      keeps: [
        'Breaches of EU data are notified to the supervisory authority within 72 hours under the GDPR.',
        'We notify the EU supervisory authority of a personal data breach within 48 hours.',
      ],
      breaks: [
        'Breaches of EU data are notified to the supervisory authority within 30 days.',
        'We notify the EU supervisory authority of a data breach within 120 hours.',
      ],
      neither: [
        'The supervisory authority answers within 30 days.',
        'Orders from the EU are shipped within 30 days.',
      ],
    },
    ar: {
      keeps: [
        'تُشعر السلطة الرقابية الأوروبية بتسرب البيانات خلال 72 ساعة.',
        'نشعر السلطة الرقابية في الاتحاد الأوروبي بأي تسرب للبيانات خلال 48 ساعة.',
      ],
      breaks: [
        'تُشعر السلطة الرقابية الأوروبية بتسرب البيانات خلال 30 يوماً.',
        'نشعر السلطة الرقابية في الاتحاد الأوروبي بتسرب البيانات خلال أسبوعين.',
      ],
      neither: ['ترد السلطة الرقابية خلال 30 يوماً.', 'تُشحن الطلبات إلى الاتحاد الأوروبي خلال 30 يوماً.'],
    },
  },
  'INT-GDPR-03': {
    en: {
      keeps: [
        'Personal data is transferred from the EU under standard contractual clauses.',
        'Transfers of EU personal data rely on appropriate safeguards.',
      ],
      breaks: [
        'EU data may be sent to any country freely.',
        'Personal data of EU residents may be transferred to any country without safeguards.',
      ],
      neither: [
        'Goods from the EU may be sent to any country.',
        'EU users may access the site from any country.',
      ],
    },
    ar: {
      keeps: [
        'تُنقل البيانات الشخصية من الاتحاد الأوروبي بموجب البنود التعاقدية القياسية.',
        'يستند نقل بيانات الأوروبيين إلى ضمانات مناسبة.',
      ],
      breaks: [
        'يجوز نقل بيانات المستخدمين في الاتحاد الأوروبي إلى أي دولة دون ضمانات.',
        'تُنقل بيانات المقيمين في الاتحاد الأوروبي إلى أي دولة بحرية.',
      ],
      neither: ['تُشحن البضائع من الاتحاد الأوروبي إلى أي دولة.', 'يمكن تصفح الموقع من أي دولة.'],
    },
  },
};
