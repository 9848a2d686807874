import type { LawRule } from './rule.js';

const SAID = {
  confidence: 'verified',
  silence: 'nothing',
  documents: ['privacy-policy', 'terms', 'services', 'employment', 'contract'],
} as const;

/** Rules of the Personal Data Protection Law on how personal data is kept safe, and on what the data subject may claim. */
export const dataDutyRules: readonly LawRule[] = [
  {
    ...SAID,
    id: 'SA-PDPL-10',
    source: { law: 'personal-data', articles: ['14'] },
    documents: ['privacy-policy', 'terms', 'services'],
    severity: 'low',
    subject: { en: 'Accuracy of data', ar: 'دقة البيانات' },
    demands: {
      en: 'Personal data may not be processed without adequate steps to verify that it is accurate, complete, current and relevant.',
      ar: 'لا تجوز معالجة البيانات الشخصية دون اتخاذ خطوات كافية للتحقق من دقتها واكتمالها وحداثتها وارتباطها بالغرض.',
    },
    instead: {
      en: 'We take reasonable steps to keep your data accurate and up to date, and correct it at your request.',
      ar: 'نتخذ خطوات كافية للتحقق من دقة بياناتك واكتمالها وحداثتها، ونصححها بناءً على طلبك.',
    },
    searched: { en: ['accuracy'], ar: ['دقة البيانات'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-12',
    source: { law: 'personal-data-regulation', articles: ['17'] },
    documents: ['services', 'contract', 'privacy-policy', 'terms'],
    severity: 'high',
    subject: { en: 'Processors of personal data', ar: 'جهات معالجة البيانات' },
    demands: {
      en: 'A processor processes personal data only on the instructions of the controller, and engages sub-processors only with its prior approval.',
      ar: 'تلتزم جهة المعالجة بتعليمات جهة التحكم، ولا تتعاقد مع جهات معالجة فرعية إلا بموافقتها المسبقة.',
    },
    instead: {
      en: 'The Processor processes personal data only on the documented instructions of the Controller and for its purposes, and engages sub-processors only with its prior written approval.',
      ar: 'تعالج جهة المعالجة البيانات الشخصية وفق تعليمات جهة التحكم الموثقة ولأغراضها فقط، ولا تتعاقد مع جهات معالجة فرعية إلا بموافقتها الكتابية المسبقة.',
    },
    searched: { en: ['processor', 'sub-processor'], ar: ['جهة المعالجة', 'جهات المعالجة الفرعية'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-13',
    source: { law: 'personal-data', articles: ['19'] },
    severity: 'high',
    subject: { en: 'Security of personal data', ar: 'أمن البيانات الشخصية' },
    demands: {
      en: 'The controller must take the organisational, administrative and technical measures that keep personal data safe, also while it is transferred.',
      ar: 'على جهة التحكم اتخاذ الوسائل والإجراءات التنظيمية والإدارية والتقنية التي تضمن المحافظة على البيانات الشخصية، بما في ذلك عند نقلها.',
    },
    instead: {
      en: 'We take the organisational, administrative and technical measures needed to protect your personal data, including encryption and access control.',
      ar: 'نتخذ الوسائل والإجراءات التنظيمية والإدارية والتقنية اللازمة للمحافظة على بياناتك الشخصية، ومنها التشفير وضبط صلاحيات الوصول.',
    },
    searched: { en: ['security measures'], ar: ['التدابير الأمنية', 'حماية البيانات'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-14',
    source: { law: 'personal-data-regulation', articles: ['24'] },
    severity: 'high',
    subject: { en: 'Notice of a breach to the authority', ar: 'إشعار الجهة المختصة بالتسرب' },
    demands: {
      en: 'A personal data breach that may cause harm must be notified to the competent authority (SDAIA) within 72 hours of the controller becoming aware of it.',
      ar: 'تُشعر جهة التحكم الجهة المختصة (سدايا) بحادثة تسرب البيانات الشخصية التي من شأنها الإضرار خلال مدة لا تتجاوز 72 ساعة من وقت علمها بها.',
    },
    instead: {
      en: 'The controller notifies SDAIA of a personal data breach within 72 hours of becoming aware of it.',
      ar: 'تُشعر جهة التحكم الهيئة السعودية للبيانات والذكاء الاصطناعي بحادثة التسرب خلال مدة لا تتجاوز 72 ساعة من وقت علمها بها.',
    },
    searched: { en: ['data breach', '72 hours'], ar: ['تسرب البيانات', '72 ساعة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-15',
    source: { law: 'personal-data', articles: ['20'] },
    severity: 'medium',
    subject: { en: 'Notice of a breach to those concerned', ar: 'إشعار صاحب البيانات بالتسرب' },
    demands: {
      en: 'The data subject must be told of a breach without undue delay if it may harm their data or conflict with their rights or interests.',
      ar: 'على جهة التحكم إشعار صاحب البيانات الشخصية دون تأخير غير مبرر بحادثة التسرب إذا كان من شأنها أن ترتب ضرراً على بياناته أو تتعارض مع حقوقه أو مصالحه.',
    },
    instead: {
      en: 'If a breach may harm your data, rights or interests, we inform you without undue delay, with advice on how to protect yourself.',
      ar: 'إذا كان من شأن حادثة تسرب أن تضر ببياناتك أو تتعارض مع حقوقك أو مصالحك أشعرناك بها دون تأخير غير مبرر مع التوصيات اللازمة.',
    },
    searched: { en: ['data breach'], ar: ['تسرب البيانات'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-17',
    source: { law: 'personal-data', articles: ['29'] },
    severity: 'high',
    subject: { en: 'Transfer outside the Kingdom', ar: 'نقل البيانات إلى خارج المملكة' },
    demands: {
      en: 'Personal data may leave the Kingdom only for a purpose that the law allows, with an adequate level of protection or an approved safeguard, and no more of it than is needed.',
      ar: 'لا تُنقل البيانات الشخصية إلى خارج المملكة إلا لغرض أجازه النظام، مع توافر مستوى مناسب لحمايتها أو ضمانات مناسبة، وبالحد الأدنى الذي تدعو الحاجة إليه.',
    },
    instead: {
      en: 'Personal data is transferred outside the Kingdom only to countries with an adequate level of protection, or under the standard contractual clauses issued by SDAIA, and limited to the minimum needed.',
      ar: 'لا تُنقل البيانات الشخصية إلى خارج المملكة إلا إلى دول يتوافر فيها مستوى مناسب للحماية أو بموجب البنود التعاقدية القياسية الصادرة عن الجهة المختصة، وبالحد الأدنى اللازم.',
    },
    searched: { en: ['transfer outside the Kingdom'], ar: ['النقل خارج المملكة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-23',
    source: { law: 'personal-data', articles: ['30', '31'] },
    documents: ['services', 'contract', 'privacy-policy'],
    severity: 'low',
    subject: { en: 'Cooperation with the authority', ar: 'التعاون مع الجهة المختصة' },
    demands: {
      en: 'The controller must cooperate with the competent authority and give it the records of processing that it asks for.',
      ar: 'على جهة التحكم التعاون مع الجهة المختصة وإتاحة سجلات أنشطة معالجة البيانات الشخصية لها عند طلبها.',
    },
    instead: {
      en: 'Records of processing are made available to SDAIA at its request.',
      ar: 'تُتاح سجلات أنشطة معالجة البيانات الشخصية للجهة المختصة عند طلبها.',
    },
    searched: { en: ['records of processing'], ar: ['سجلات المعالجة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-25',
    source: { law: 'personal-data', articles: ['23'] },
    documents: ['privacy-policy', 'services', 'employment', 'contract'],
    severity: 'medium',
    subject: { en: 'Access to health data', ar: 'الاطلاع على البيانات الصحية' },
    demands: {
      en: 'Access to health data, including medical files, is limited to the fewest staff and to what health services need.',
      ar: 'يُقصر حق الاطلاع على البيانات الصحية، بما فيها الملفات الطبية، على أقل عدد ممكن من العاملين وبالقدر اللازم لتقديم الخدمات الصحية.',
    },
    instead: {
      en: 'Only the staff who treat the patient have access to the medical file, as far as the treatment needs it.',
      ar: 'يقتصر الاطلاع على الملف الطبي على العاملين القائمين على علاج المريض وبالقدر اللازم لذلك.',
    },
    searched: { en: ['medical files'], ar: ['الملفات الطبية'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-27',
    source: { law: 'personal-data', articles: ['28'] },
    severity: 'medium',
    subject: { en: 'Copies of identity documents', ar: 'نسخ وثائق الهوية' },
    demands: {
      en: 'Official identity documents may be copied only to carry out a law or at the request of a competent public entity, and copies are destroyed once their purpose ends.',
      ar: 'لا يجوز تصوير الوثائق الرسمية التي تحدد هوية صاحبها أو نسخها إلا تنفيذاً لأحكام نظام أو بطلب من جهة عامة مختصة، وتُتلف النسخ فور انتهاء الغرض منها.',
    },
    instead: {
      en: 'We check your identity document without copying it, unless a law or a competent public entity requires a copy, which we destroy as soon as its purpose ends.',
      ar: 'نطلع على وثيقة الهوية دون نسخها، ما لم يوجب نظام أو تطلب جهة عامة مختصة نسخها، وتُتلف النسخة فور انتهاء الغرض منها.',
    },
    searched: { en: ['copy of ID'], ar: ['صورة الهوية'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-28',
    source: { law: 'personal-data', articles: ['34', '40'] },
    severity: 'medium',
    subject: { en: 'Complaints and compensation', ar: 'الشكوى والتعويض' },
    demands: {
      en: 'Data subjects may complain to the competent authority and claim compensation before the court.',
      ar: 'لصاحب البيانات الشخصية التقدم بشكوى إلى الجهة المختصة والمطالبة بالتعويض أمام المحكمة المختصة.',
    },
    instead: {
      en: 'You may complain to SDAIA within 90 days of the event or of learning of it, and claim compensation before the competent court.',
      ar: 'لك التقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي خلال 90 يوماً من الحادثة أو العلم بها، والمطالبة بالتعويض أمام المحكمة المختصة.',
    },
    searched: { en: ['complaint', 'SDAIA'], ar: ['شكوى', 'الجهة المختصة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-29',
    source: { law: 'personal-data', articles: ['41'] },
    documents: ['employment', 'services', 'contract', 'nda'],
    severity: 'medium',
    subject: { en: 'Confidentiality after the contract', ar: 'السرية بعد انتهاء العلاقة' },
    demands: {
      en: 'Everyone who processes personal data keeps it confidential, even after the employment or the contract ends.',
      ar: 'يلتزم كل من باشر معالجة البيانات الشخصية بالمحافظة على أسرارها حتى بعد انتهاء علاقته الوظيفية أو التعاقدية.',
    },
    instead: {
      en: 'The duty to keep personal data confidential continues without limit of time after this contract ends.',
      ar: 'يستمر الالتزام بالمحافظة على سرية البيانات الشخصية بعد انتهاء هذا العقد دون حد زمني.',
    },
    searched: { en: ['confidentiality of personal data'], ar: ['سرية البيانات الشخصية'] },
  },
];
