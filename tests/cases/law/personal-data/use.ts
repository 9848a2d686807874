import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on the use of personal data are tested. */
export const dataUseCases: CasesById = {
  'SA-PDPL-01': {
    en: {
      keeps: [
        'We process your data in accordance with the Saudi Personal Data Protection Law.',
        'Each party shall comply with the PDPL and its implementing regulations.',
      ],
      breaks: [
        'Your data is governed only by the laws of the State of Delaware.',
        'The processing of your personal data is governed exclusively by the laws of England and Wales.',
        'The Saudi Personal Data Protection Law does not apply to the processing of your data.',
      ],
      neither: [
        'This agreement is governed by the laws of England.',
        'Your data is governed by the laws of the Kingdom of Saudi Arabia only.',
      ],
    },
    ar: {
      keeps: [
        'نعالج بياناتك وفقاً لنظام حماية البيانات الشخصية.',
        'يلتزم الطرفان بأحكام نظام حماية البيانات الشخصية ولوائحه.',
      ],
      breaks: [
        'تخضع معالجة بياناتك الشخصية لقوانين ولاية ديلاوير وحدها.',
        'لا يسري نظام حماية البيانات الشخصية على معالجة بياناتك.',
        'تخضع بيانات المستخدمين حصراً لقوانين إنجلترا.',
      ],
      neither: ['يخضع هذا العقد لقوانين إنجلترا.', 'تخضع بياناتك حصراً لأنظمة المملكة العربية السعودية.'],
    },
  },
  'SA-PDPL-03': {
    en: {
      keeps: [
        'We ask for your consent separately for each purpose.',
        'Your consent to marketing is not a condition of using the service.',
      ],
      breaks: [
        'By visiting this site you consent to everything in this policy.',
        'If you do not consent to marketing, you may not use the service.',
        'Your continued browsing is deemed consent to all processing of your data.',
        'Consent to receiving marketing messages is a condition of registration.',
        'The consent box is ticked by default.',
        'Your silence shall be deemed consent to the processing of your personal data.',
      ],
      neither: [
        'By using the site you agree to these terms and conditions.',
        'If you do not consent to the processing of your address, we cannot deliver your order.',
        'The assignment requires the consent of the other party.',
      ],
    },
    ar: {
      keeps: ['نطلب موافقتك على كل غرض بصورة مستقلة.', 'لا تعد موافقتك على التسويق شرطاً لاستخدام الخدمة.'],
      breaks: [
        'بزيارتك لهذا الموقع فإنك توافق على كل ما ورد في هذه السياسة.',
        'إذا لم توافق على الرسائل التسويقية فلن تتمكن من استخدام الخدمة.',
        'تعد موافقة العميل على استلام الرسائل الدعائية شرطاً للتسجيل.',
        'يعد سكوتك موافقة على معالجة بياناتك الشخصية.',
        'يكون مربع الموافقة محدداً مسبقاً.',
      ],
      neither: [
        'باستخدامك للموقع فإنك توافق على هذه الشروط والأحكام.',
        'تشترط موافقة المؤجر على التأجير من الباطن.',
      ],
    },
  },
  'SA-PDPL-08': {
    en: {
      keeps: [
        'We will not use your data for any other purpose without your consent.',
        'Personal data shall be used solely for the purpose for which it was collected.',
      ],
      breaks: [
        'We may use your data for any purpose.',
        'We may use your data for any current or future business purpose.',
        'The Provider is entitled to use the personal data of customers for whatever purposes it deems appropriate.',
        'Your information may be processed for purposes other than those for which it was collected.',
        'The Employee agrees that his personal data may be used for any purpose whatsoever.',
      ],
      neither: [
        'You may not use the site for any purpose that is unlawful.',
        'We may use anonymised data for any purpose.',
        'We may use your data for another purpose only with your consent.',
      ],
    },
    ar: {
      keeps: [
        'لا نستخدم بياناتك لأي غرض آخر دون موافقتك.',
        'تُستخدم البيانات الشخصية للغرض الذي جُمعت من أجله فقط.',
      ],
      breaks: [
        'يجوز لنا استخدام بياناتك لأي غرض.',
        'للشركة استعمال بيانات العملاء في أي أغراض تراها مناسبة.',
        'يحق للطرف الأول معالجة البيانات الشخصية للموظف لأي غرض حالي أو مستقبلي.',
        'قد نعالج بياناتك لأغراض غير التي جُمعت من أجلها.',
      ],
      neither: ['لا يجوز استخدام الموقع لأي غرض غير مشروع.', 'يستخدم المستأجر العقار لغرض السكن.'],
    },
  },
  'SA-PDPL-09': {
    en: {
      keeps: [
        'We collect only the minimum personal data needed for the stated purposes.',
        'We do not collect data that is not necessary for the service.',
      ],
      breaks: [
        'We collect contacts, photos and messages from your device.',
        'We may collect any personal data that we wish, whether or not it is necessary.',
        'The Company may collect all personal information about the Employee and his family regardless of need.',
        'The app accesses your entire address book, call log and private messages.',
      ],
      neither: ['You may upload photos to your profile.', 'We collect only the minimum order fee.'],
    },
    ar: {
      keeps: [
        'نقتصر على جمع الحد الأدنى من البيانات الشخصية اللازم لتقديم الخدمة.',
        'لا نجمع بيانات غير ضرورية لتقديم الخدمة.',
      ],
      breaks: [
        'يجمع التطبيق جهات الاتصال والصور والرسائل المخزنة في جهازك.',
        'يحق لنا جمع ما نشاء من البيانات الشخصية سواء كانت لازمة أم لا.',
        'تجمع الشركة جميع المعلومات الشخصية عن الموظف وأسرته بصرف النظر عن الحاجة إليها.',
      ],
      neither: ['يمكنك رفع الصور إلى ملفك الشخصي.', 'الحد الأدنى للطلب مائة ريال.'],
    },
  },
  'SA-PDPL-11': {
    en: {
      keeps: [
        'We do not share your personal data with third parties without your consent.',
        'The Service Provider shall not disclose personal data to any third party.',
        'We never sell your information.',
      ],
      breaks: [
        'We may share your data with anyone we choose.',
        'The Company may disclose the personal data of its customers to third parties without their consent.',
        'We may sell your personal information to advertisers.',
        'Your data may be disclosed to any third party for any reason.',
        'The Provider may sell or rent customer data to its partners.',
        'The Employee agrees that the Company may share his personal data with any party it sees fit.',
        'Patient data may be shared with any partner.',
      ],
      neither: [
        'We share your address with the courier to deliver your order.',
        'We may sell your personal data only with your explicit consent.',
        'We may disclose your data without your consent where required by law.',
        'The Company may sell any of its shares to third parties.',
      ],
    },
    ar: {
      keeps: [
        'لا نشارك بياناتك الشخصية مع أي طرف ثالث دون موافقتك.',
        'يلتزم مقدم الخدمة بعدم الإفصاح عن البيانات الشخصية للغير.',
      ],
      breaks: [
        'يجوز لنا مشاركة بياناتك مع أي جهة نختارها.',
        'للشركة الإفصاح عن بيانات العملاء للغير دون موافقتهم.',
        'يحق لنا بيع بياناتك الشخصية للمعلنين.',
        'يجوز للطرف الأول الإفصاح عن البيانات الشخصية للموظف لأي جهة كانت.',
        'قد تباع بيانات المستخدمين إلى شركائنا.',
        'يوافق العامل على أن تشارك الشركة بياناته الشخصية مع أي طرف تراه مناسباً.',
      ],
      neither: [
        'نشارك عنوانك مع شركة التوصيل لإيصال طلبك.',
        'لا يجوز للموظف بيع أسهمه للغير.',
        'يجوز الإفصاح عن بياناتك دون موافقتك متى طلبت ذلك جهة عامة وفقاً للنظام.',
      ],
    },
  },
};
