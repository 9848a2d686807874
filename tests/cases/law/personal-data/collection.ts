import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on sensitive data, children, messages and trackers are tested. */
export const collectionCases: CasesById = {
  'SA-PDPL-18': {
    en: {
      keeps: [
        'We do not use sensitive data for marketing.',
        'We process health data only with your explicit consent.',
      ],
      breaks: [
        'We use fingerprints and health information for marketing.',
        'Your biometric data may be used to target advertising to you.',
        'We process health data on the basis of our legitimate interests.',
        'The Clinic may send promotional offers based on the medical condition of its patients.',
      ],
      neither: [
        'We sell health products and advertise them.',
        'Health insurance is provided to the Employee.',
      ],
    },
    ar: {
      keeps: ['لا نستخدم البيانات الحساسة لأغراض التسويق.', 'لا نعالج البيانات الصحية إلا بموافقتك الصريحة.'],
      breaks: [
        'نستخدم البصمات والبيانات الصحية لأغراض التسويق.',
        'يجوز لنا استعمال البيانات الحيوية للمستخدمين في الإعلانات الموجهة.',
        'نعالج البيانات الصحية استناداً إلى مصالحنا المشروعة.',
      ],
      neither: ['تسوق الشركة المنتجات الصحية.', 'يتحمل صاحب العمل التأمين الصحي.'],
    },
  },
  'SA-PDPL-19': {
    en: {
      keeps: [
        'Users under the age of 18 may register only with the consent of their legal guardian.',
        'We do not knowingly collect data from children.',
      ],
      breaks: [
        'Children may register without the consent of a guardian.',
        'We collect data from minors and do not require parental consent.',
        'Parental consent is not required for users under 15.',
      ],
      neither: ['Children under 12 travel free.', 'The Employee is granted leave for the birth of a child.'],
    },
    ar: {
      keeps: ['لا يسجل من هو دون الثامنة عشرة إلا بموافقة وليه الشرعي.', 'لا نجمع بيانات الأطفال عن علم.'],
      breaks: [
        'يحق للأطفال التسجيل دون موافقة الولي.',
        'نجمع بيانات القاصرين ولا نشترط موافقة ولي الأمر.',
        'لا تلزم موافقة ولي الأمر لتسجيل من هم دون الخامسة عشرة.',
      ],
      neither: ['يستحق العامل إجازة ثلاثة أيام عند ولادة طفل.', 'تذاكر الأطفال مجانية.'],
    },
  },
  'SA-PDPL-20': {
    en: {
      keeps: [
        'We send marketing messages only with your consent.',
        'You may unsubscribe from promotional e-mails at any time.',
      ],
      breaks: [
        'You may not opt out of promotional messages.',
        'We may send you advertising messages without your consent.',
        'Unsubscribing from our newsletters is subject to a fee of SAR 50.',
        'Marketing calls and messages cannot be stopped by the user.',
        'You waive your right to unsubscribe from our promotional e-mails.',
      ],
      neither: [
        'Service messages about your order cannot be switched off.',
        'The Agent may not distribute promotional material without the consent of the Principal.',
      ],
    },
    ar: {
      keeps: ['لا نرسل رسائل دعائية إلا بموافقتك.', 'يمكنك إلغاء الاشتراك في الرسائل التسويقية في أي وقت.'],
      breaks: [
        'لا يحق لك إيقاف الرسائل الدعائية.',
        'يجوز لنا إرسال رسائل تسويقية إليك دون موافقتك.',
        'يتطلب إلغاء الاشتراك في الرسائل الإعلانية دفع رسم قدره خمسون ريالاً.',
        'يتنازل العميل عن حقه في طلب إيقاف الرسائل الترويجية.',
      ],
      neither: ['لا يمكن إيقاف رسائل تأكيد الطلب.', 'لا يجوز للوكيل توزيع مواد دعائية دون موافقة الموكل.'],
    },
  },
  'SA-PDPL-21': {
    en: {
      keeps: [
        'We use for marketing only data that we collected directly from you with your consent.',
        'We do not buy contact lists.',
      ],
      breaks: [
        'We buy contact lists from third parties for marketing.',
        'We may purchase mailing lists and send offers to the persons named in them.',
        'The Agency shall obtain marketing databases of phone numbers from brokers.',
      ],
      neither: [
        'We provide the price list to customers.',
        'The Buyer purchases the goods listed in Annex 1.',
      ],
    },
    ar: {
      keeps: ['لا نستخدم للتسويق إلا بيانات جمعناها منك مباشرة وبموافقتك.', 'لا نشتري قوائم جهات الاتصال.'],
      breaks: [
        'نشتري قوائم جهات اتصال من أطراف أخرى لأغراض التسويق.',
        'يجوز لنا شراء قواعد بيانات تسويقية من الغير.',
      ],
      neither: ['تُسلم قائمة الأسعار إلى العملاء.', 'يشتري الطرف الثاني البضائع المبينة في القائمة.'],
    },
  },
  'SA-PDPL-30': {
    en: {
      keeps: [
        'You may refuse cookies that are not strictly necessary.',
        'We use analytics cookies only with your consent.',
      ],
      breaks: [
        'We use trackers and you may not refuse.',
        'You cannot disable or reject our advertising cookies.',
        'Tracking cookies are placed on your device without your consent.',
      ],
      neither: [
        'Cookies are small text files stored on your device.',
        'Strictly necessary cookies cannot be switched off.',
      ],
    },
    ar: {
      keeps: [
        'يمكنك رفض ملفات تعريف الارتباط غير الضرورية.',
        'لا نستخدم ملفات الارتباط التحليلية إلا بموافقتك.',
      ],
      breaks: [
        'نستخدم أدوات التتبع ولا يحق لك رفضها.',
        'لا يمكنك تعطيل ملفات تعريف الارتباط الإعلانية.',
        'تُحفظ ملفات تعريف الارتباط الإعلانية في جهازك دون موافقتك.',
      ],
      neither: [
        'ملفات تعريف الارتباط ملفات نصية صغيرة تُحفظ في جهازك.',
        'لا يمكن تعطيل ملفات تعريف الارتباط الضرورية.',
      ],
    },
  },
};
