import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on the care of personal data are tested. */
export const dataDutyCases: CasesById = {
  'SA-PDPL-10': {
    en: {
      keeps: [
        'We take reasonable steps to keep your data accurate and up to date.',
        'We verify the accuracy and completeness of personal data before processing it.',
      ],
      breaks: [
        'We take no steps to verify the accuracy of personal data.',
        'We are not obliged to verify, update or correct your personal data.',
        'The Provider has no duty to ensure that customer data is accurate or up to date.',
      ],
      neither: [
        'You must ensure that the information you provide is accurate.',
        'The Buyer shall verify the accuracy of the invoice.',
      ],
    },
    ar: {
      keeps: [
        'نتخذ خطوات كافية للتحقق من دقة بياناتك الشخصية واكتمالها.',
        'تلتزم الشركة بتحديث البيانات الشخصية وتصحيحها.',
      ],
      breaks: [
        'لا نتحقق من دقة البيانات الشخصية قبل معالجتها.',
        'لا نلتزم بالتحقق من صحة بياناتك الشخصية أو تحديثها.',
      ],
      neither: ['يلتزم المستخدم بصحة البيانات التي يقدمها.', 'يتحقق المشتري من دقة الفاتورة.'],
    },
  },
  'SA-PDPL-12': {
    en: {
      keeps: [
        'The Processor shall process personal data only on the documented instructions of the Controller.',
        'The Vendor shall not engage any sub-processor without the prior written approval of the Client.',
        'The Service Provider shall not use customer data for its own purposes.',
      ],
      breaks: [
        'The Vendor may use customer data for its own purposes.',
        'The Processor may engage sub-processors without the approval of the Controller.',
        'The Service Provider may subcontract the processing of personal data freely and without notice.',
        'The Supplier may use the personal data of users to develop its own products.',
      ],
      neither: [
        'The Contractor may subcontract the works without approval.',
        'The Client may use the deliverables for its own purposes.',
      ],
    },
    ar: {
      keeps: [
        'لا تعالج جهة المعالجة البيانات الشخصية إلا وفق تعليمات جهة التحكم.',
        'لا يجوز لجهة المعالجة التعاقد مع جهات معالجة فرعية إلا بموافقة جهة التحكم المسبقة.',
      ],
      breaks: [
        'يجوز لمقدم الخدمة استخدام بيانات العملاء لأغراضه الخاصة.',
        'لجهة المعالجة التعاقد مع جهات معالجة فرعية دون موافقة جهة التحكم.',
        'يحق للطرف الثاني استعمال البيانات الشخصية للمستفيدين لمصلحته الخاصة.',
      ],
      neither: ['للمقاول التعاقد من الباطن دون موافقة.', 'يستخدم العميل المخرجات لأغراضه الخاصة.'],
    },
  },
  'SA-PDPL-13': {
    en: {
      keeps: [
        'We apply appropriate technical and organisational measures to protect your personal data.',
        'The Service Provider shall implement security measures to protect the personal data.',
      ],
      breaks: [
        'We take no responsibility for the security of your data.',
        'We are under no obligation to protect your personal information.',
        'The Provider shall not be liable for any loss, leak or theft of personal data, whatever the cause.',
        'We do not apply any security measures to your data.',
        'You alone are responsible for the security of the personal data that we hold.',
      ],
      neither: [
        'No method of transmission over the internet is completely secure, and we cannot guarantee absolute security of your data.',
        'You are responsible for keeping your password secure.',
        'The Contractor is not responsible for the security of the site.',
      ],
    },
    ar: {
      keeps: [
        'نتخذ التدابير التقنية والتنظيمية اللازمة لحماية بياناتك الشخصية.',
        'يلتزم مقدم الخدمة بالمحافظة على أمن البيانات الشخصية.',
      ],
      breaks: [
        'لا نتحمل أي مسؤولية عن أمن بياناتك.',
        'لا تلتزم الشركة بحماية البيانات الشخصية للمستخدمين.',
        'لا يتحمل مقدم الخدمة أي مسؤولية عن تسرب البيانات الشخصية أو فقدانها مهما كان السبب.',
        'نخلي مسؤوليتنا عن حماية بياناتك الشخصية.',
      ],
      neither: [
        'لا يمكن ضمان الأمان المطلق لنقل البيانات عبر الإنترنت.',
        'يتحمل المستخدم مسؤولية المحافظة على سرية كلمة المرور.',
      ],
    },
  },
  'SA-PDPL-14': {
    en: {
      keeps: [
        'We will notify SDAIA of any personal data breach within 72 hours of becoming aware of it.',
        'The Controller shall report the breach to the competent authority within seventy-two (72) hours.',
      ],
      breaks: [
        'We will report data breaches to the competent authority within thirty (30) days.',
        'The Controller shall notify SDAIA of a personal data breach within ten (10) business days.',
        'We are not obliged to report personal data breaches to any authority.',
        'We will report a data breach to the authority within a reasonable time, if we think it important.',
        'The Processor shall not report any data breach to the authorities.',
      ],
      neither: [
        'A party in breach of this agreement shall remedy it within thirty (30) days.',
        'The authority shall decide within thirty days.',
      ],
    },
    ar: {
      keeps: [
        'نُشعر الجهة المختصة بأي تسرب للبيانات الشخصية خلال مدة لا تتجاوز 72 ساعة من العلم به.',
        'تلتزم الشركة بإشعار سدايا بحادثة التسرب خلال (72) ساعة.',
      ],
      breaks: [
        'تُشعر الشركة الجهة المختصة بحوادث تسرب البيانات خلال (30) يوماً.',
        'لا نلتزم بإبلاغ الجهة المختصة عن حوادث تسرب البيانات الشخصية.',
        'يكون إبلاغ الهيئة عن تسرب البيانات وفق تقدير الشركة المطلق.',
      ],
      neither: [
        'يلتزم الطرف المخل بإزالة المخالفة خلال ثلاثين يوماً.',
        'يشعر المستأجر المؤجر بأي تسرب للمياه خلال خمسة أيام.',
      ],
    },
  },
  'SA-PDPL-15': {
    en: {
      keeps: [
        'We will notify you without undue delay if a data breach may harm you.',
        'Affected data subjects shall be informed of the breach without undue delay.',
      ],
      breaks: [
        'You will learn of breaches of your data from the media.',
        'We are not obliged to notify you of any data breach.',
        'We will inform users of a data leak only if we consider it appropriate.',
        'The Company shall not notify employees of breaches of their personal data.',
      ],
      neither: [
        'You must notify us of any breach of these terms.',
        'We are not obliged to notify you of price changes.',
      ],
    },
    ar: {
      keeps: [
        'نُشعرك دون تأخير غير مبرر عند حدوث تسرب لبياناتك يرتب ضرراً عليك.',
        'يُشعر أصحاب البيانات الشخصية بحادثة التسرب دون تأخير.',
      ],
      breaks: [
        'لا نلتزم بإشعارك عند تسرب بياناتك.',
        'يكون إشعار المستخدمين بتسرب بياناتهم وفق تقديرنا المطلق.',
        'لا يحق للعميل المطالبة بإشعاره بحوادث تسرب البيانات.',
      ],
      neither: [
        'يلتزم المستخدم بإشعارنا عند الاشتباه في اختراق حسابه.',
        'لا نلتزم بإشعارك عند تغيير الأسعار.',
      ],
    },
  },
};
