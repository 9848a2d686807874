import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on what a privacy policy must tell are tested. */
export const toldCases: CasesById = {
  'SA-PDPL-05': {
    en: {
      keeps: [
        'We collect your personal data for the following purposes: account creation and delivery.',
        'We use your information to process your orders and to provide customer support.',
      ],
      breaks: [
        'We are not required to tell you the purposes for which we collect your data.',
        'The purposes for which your data is used will be determined later at our discretion.',
      ],
      neither: [
        'The purpose of this agreement is the supply of goods.',
        'The premises are used for residential purposes.',
      ],
    },
    ar: {
      keeps: [
        'نجمع بياناتك الشخصية للأغراض الآتية: إنشاء الحساب وتوصيل الطلبات.',
        'نستخدم بياناتك لمعالجة الطلبات وتقديم الدعم.',
      ],
      breaks: [
        'لا نلتزم بالإفصاح لك عن الغرض من جمع بياناتك.',
        'تُحدد أغراض استخدام بياناتك لاحقاً وفق تقديرنا.',
      ],
      neither: ['الغرض من هذا العقد توريد البضائع.', 'يستخدم العقار لأغراض السكن.'],
    },
  },
  'SA-PDPL-37': {
    en: {
      keeps: [
        'We collect the following personal data: name, e-mail address and phone number.',
        'The information we collect includes your name and your location.',
        'We collect information that you provide when you register.',
      ],
      breaks: [
        'We do not disclose which data we collect.',
        'We may collect any data about you by any means whatsoever.',
      ],
      neither: ['The Carrier collects the goods from the warehouse.', 'We collect payment on delivery.'],
    },
    ar: {
      keeps: [
        'نجمع البيانات الآتية: الاسم ورقم الجوال والبريد الإلكتروني.',
        'تشمل البيانات التي نجمعها الاسم والعنوان.',
      ],
      breaks: ['لا نفصح عن البيانات التي نجمعها.', 'يجوز لنا جمع أي بيانات عنك بأي وسيلة كانت.'],
      neither: ['يقوم الناقل بجمع الطرود من المستودع.', 'يتم تحصيل المبالغ عند التسليم.'],
    },
  },
  'SA-PDPL-06': {
    en: {
      keeps: [
        'The data controller is Najd Trading LLC, Riyadh.',
        'You can contact us at privacy@najd.example.sa.',
        'Our data protection officer may be reached by e-mail.',
      ],
      breaks: [
        'We do not disclose the identity of the controller of your data.',
        'We do not provide any contact details for data protection matters.',
      ],
      neither: ['We collect your contact details when you register.', 'You must keep your account secure.'],
    },
    ar: {
      keeps: [
        'جهة التحكم في بياناتك هي شركة نجد للتجارة.',
        'للتواصل معنا في شأن بياناتك: privacy@najd.example.sa',
        'يمكنك التواصل مع مسؤول حماية البيانات الشخصية عبر البريد الإلكتروني.',
      ],
      breaks: ['لا نفصح عن هوية جهة التحكم في بياناتك.', 'لا نوفر أي وسيلة تواصل في شأن البيانات الشخصية.'],
      neither: ['نجمع رقم الجوال عند التسجيل.', 'يلتزم المستخدم بسرية كلمة المرور.'],
    },
  },
  'SA-PDPL-38': {
    en: {
      keeps: [
        'Your data is stored on encrypted servers in Riyadh.',
        'We store personal data in a secure database.',
      ],
      breaks: [
        'We do not disclose how or where your data is stored.',
        'We have no obligation to tell you where your data is kept.',
      ],
      neither: ['You can buy gift cards in our store.', 'Goods are stored in the warehouse of the Supplier.'],
    },
    ar: {
      keeps: ['تُحفظ بياناتك على خوادم مشفرة داخل المملكة.', 'نخزن البيانات الشخصية في قواعد بيانات آمنة.'],
      breaks: ['لا نفصح عن مكان حفظ بياناتك أو وسيلته.', 'لا نلتزم بإبلاغك بكيفية تخزين بياناتك.'],
      neither: ['يمكنك الشراء من متجرنا.', 'تُخزن البضائع في مستودعات المورد.'],
    },
  },
  'SA-PDPL-39': {
    en: {
      keeps: [
        'We share your data with delivery companies and payment providers.',
        'Your personal data is not transferred outside the Kingdom.',
        'We do not sell or share your information with third parties.',
      ],
      breaks: [
        'We are not obliged to tell you to whom your data is disclosed.',
        'We do not disclose the identity of the recipients of your data.',
      ],
      neither: [
        'The shares of the company are held by its founders.',
        'Share your experience with your friends.',
      ],
    },
    ar: {
      keeps: [
        'نشارك بياناتك مع شركات التوصيل ومقدمي خدمات الدفع.',
        'لا تُنقل بياناتك الشخصية إلى خارج المملكة.',
        'لا نفصح عن بياناتك لأي طرف ثالث.',
      ],
      breaks: [
        'لا نلتزم بإبلاغك بالجهات التي نفصح لها عن بياناتك.',
        'لا نكشف عن هوية الجهات التي نشارك معها بياناتك.',
      ],
      neither: ['حصص الشركة مملوكة للشركاء.', 'شارك تجربتك مع أصدقائك.'],
    },
  },
  'SA-PDPL-40': {
    en: {
      keeps: [
        'Providing your phone number is optional.',
        'If you do not provide this data, we cannot deliver your order.',
        'Fields marked with an asterisk are mandatory.',
      ],
      breaks: [
        'We will not tell you which data is mandatory and which is optional.',
        'We are under no duty to indicate which fields are mandatory.',
      ],
      neither: ['Arbitration is mandatory.', 'Gift wrapping is optional.'],
    },
    ar: {
      keeps: [
        'تقديم رقم الجوال اختياري.',
        'إذا لم تقدم هذه البيانات فلن نتمكن من تنفيذ طلبك.',
        'الحقول المشار إليها بعلامة نجمة إلزامية.',
      ],
      breaks: ['لا نوضح ما إذا كانت البيانات إلزامية أم اختيارية.', 'لا نلتزم ببيان الحقول الإلزامية.'],
      neither: ['التحكيم إلزامي للطرفين.', 'تغليف الهدايا اختياري.'],
    },
  },
};
