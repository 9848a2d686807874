import type { CasesById } from '../types.js';

/** Clauses by which the readers of the rules on transfers, the authority, health data, copies and complaints are tested. */
export const transferCases: CasesById = {
  'SA-PDPL-17': {
    en: {
      keeps: [
        'We do not transfer your personal data outside the Kingdom.',
        'Personal data may be transferred abroad only to countries with an adequate level of protection.',
        'Transfers outside Saudi Arabia are made under the standard contractual clauses issued by SDAIA.',
      ],
      breaks: [
        'You agree that your data may go to any country worldwide.',
        'We may transfer your personal data to any country, whatever its level of protection.',
        'The Provider may store personal data anywhere in the world without safeguards.',
        'The Employer may send the personal data of the Employee abroad without restriction.',
      ],
      neither: [
        'Products are shipped to any country.',
        'The Employee may be transferred to any branch abroad.',
      ],
    },
    ar: {
      keeps: [
        'لا ننقل بياناتك الشخصية إلى خارج المملكة.',
        'لا تُنقل البيانات الشخصية خارج المملكة إلا إلى دول يتوافر فيها مستوى مناسب للحماية.',
      ],
      breaks: [
        'توافق على نقل بياناتك إلى أي دولة في العالم.',
        'يجوز للشركة نقل البيانات الشخصية إلى خارج المملكة دون قيد أو شرط.',
        'لمقدم الخدمة تخزين بيانات المستخدمين في أي دولة بصرف النظر عن مستوى الحماية فيها.',
      ],
      neither: ['نشحن المنتجات إلى أي دولة.', 'يجوز نقل العامل إلى أي فرع خارج المملكة بموافقته.'],
    },
  },
  'SA-PDPL-23': {
    en: {
      keeps: [
        'The Processor shall make records of processing available to the competent authority on request.',
        'We cooperate with SDAIA in data protection matters.',
      ],
      breaks: [
        'The Processor shall never give records to any authority.',
        'The Provider shall not provide records of processing of personal data to SDAIA.',
      ],
      neither: [
        'The Processor shall not disclose personal data to any person.',
        'The Employee keeps records of his hours.',
      ],
    },
    ar: {
      keeps: [
        'تتيح جهة المعالجة سجلات أنشطة المعالجة للجهة المختصة عند طلبها.',
        'نتعاون مع الجهة المختصة في شأن حماية البيانات الشخصية.',
      ],
      breaks: [
        'لا يجوز لجهة المعالجة تقديم سجلات المعالجة إلى أي جهة رقابية.',
        'يمتنع مقدم الخدمة عن تزويد الجهة المختصة بسجلات معالجة البيانات الشخصية.',
      ],
      neither: ['لا يجوز لجهة المعالجة الإفصاح عن البيانات لأي شخص.', 'يحتفظ العامل بسجل ساعات عمله.'],
    },
  },
  'SA-PDPL-25': {
    en: {
      keeps: [
        'Access to medical files is limited to the staff treating the patient.',
        'Only authorised medical staff may access patient records.',
      ],
      breaks: [
        'Any employee may access the medical files of patients.',
        'All staff of the clinic shall have access to patient health records.',
        'Health data is accessible to all employees.',
      ],
      neither: [
        'All employees have access to health insurance.',
        'Any employee may access the medical centre.',
      ],
    },
    ar: {
      keeps: [
        'يقتصر الاطلاع على الملفات الطبية على الطاقم المعالج.',
        'لا يطلع على البيانات الصحية إلا المخولون بذلك.',
      ],
      breaks: [
        'يحق لأي موظف الاطلاع على الملفات الطبية للمرضى.',
        'تكون البيانات الصحية متاحة لجميع العاملين.',
      ],
      neither: ['يستفيد جميع الموظفين من التأمين الصحي.', 'لجميع العاملين مراجعة المركز الطبي.'],
    },
  },
  'SA-PDPL-27': {
    en: {
      keeps: [
        'We do not copy your identity document unless a law requires it.',
        'Copies of identity documents are destroyed once their purpose ends.',
      ],
      breaks: [
        'You must upload a passport copy to browse the site.',
        'All visitors must hand over their national ID to be photocopied.',
        'We keep copies of your ID card indefinitely.',
        "The Company may retain copies of the Employee's passport and use them for any purpose.",
      ],
      neither: [
        'The Employee shall show his ID card at the gate.',
        'A copy of this agreement is given to each party.',
        'The bank takes a copy of your ID as required by the Anti-Money Laundering Law.',
      ],
    },
    ar: {
      keeps: ['لا ننسخ وثيقة هويتك ما لم يوجب نظام ذلك.', 'تُتلف صور الهوية فور انتهاء الغرض منها.'],
      breaks: [
        'يجب رفع صورة جواز السفر لتصفح الموقع.',
        'يلتزم جميع الزوار بتسليم الهوية الوطنية لتصويرها.',
        'نحتفظ بصورة هويتك إلى أجل غير مسمى.',
      ],
      neither: ['يبرز الموظف بطاقته عند الدخول.', 'تُسلم نسخة من العقد إلى كل طرف.'],
    },
  },
  'SA-PDPL-28': {
    en: {
      keeps: [
        'You may lodge a complaint with SDAIA about the processing of your data.',
        'Data subjects have the right to complain to the competent authority.',
      ],
      breaks: [
        'You waive any complaint to any authority concerning your data.',
        'You may not claim compensation for any misuse of your personal data.',
        'The Employee waives any claim for damages arising from the processing of his personal data.',
        'Users have no right to complain to the competent authority about their data.',
      ],
      neither: [
        'Complaints about products are sent to customer service.',
        'The Contractor waives any claim for compensation for delay.',
      ],
    },
    ar: {
      keeps: [
        'لك التقدم بشكوى إلى الجهة المختصة في شأن معالجة بياناتك.',
        'يحق لصاحب البيانات الشخصية تقديم شكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي.',
      ],
      breaks: [
        'يتنازل المستخدم عن حقه في تقديم أي شكوى إلى الجهة المختصة في شأن بياناته.',
        'لا يحق لك المطالبة بالتعويض عن أي ضرر ناتج عن معالجة بياناتك الشخصية.',
        'يسقط حق العميل في الشكوى بشأن بياناته الشخصية.',
      ],
      neither: [
        'تُرسل الشكاوى المتعلقة بالمنتجات إلى خدمة العملاء.',
        'يتنازل المقاول عن المطالبة بالتعويض عن التأخير.',
      ],
    },
  },
  'SA-PDPL-29': {
    en: {
      keeps: [
        'The Employee shall keep personal data confidential even after the end of his employment.',
        'The duty of confidentiality of personal data survives termination indefinitely.',
      ],
      breaks: [
        'The duty to keep personal data confidential ends when the contract ends.',
        'The Service Provider shall keep personal data confidential for two (2) years after termination.',
        'Upon expiry of this agreement, the Provider is released from its duty of confidentiality of customer data.',
      ],
      neither: [
        'The confidentiality obligations end two years after termination.',
        'Upon termination all personal data shall be returned.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم الموظف بالمحافظة على سرية البيانات الشخصية حتى بعد انتهاء علاقته الوظيفية.',
        'يستمر الالتزام بسرية البيانات الشخصية بعد انتهاء العقد.',
      ],
      breaks: [
        'ينتهي الالتزام بسرية البيانات الشخصية بانتهاء العقد.',
        'يلتزم مقدم الخدمة بسرية البيانات الشخصية لمدة سنتين بعد انتهاء العقد.',
      ],
      neither: [
        'ينتهي الالتزام بالسرية بعد سنتين من انتهاء العقد.',
        'تعاد البيانات الشخصية عند انتهاء العقد.',
      ],
    },
  },
};
