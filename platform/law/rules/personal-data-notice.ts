import type { LawRule } from './rule.js';

const NOTICE = { documents: ['privacy-policy'], silence: 'issue', confidence: 'verified' } as const;

/** Rules of the Personal Data Protection Law on what a privacy policy must tell. */
export const noticeRules: readonly LawRule[] = [
  {
    ...NOTICE,
    id: 'SA-PDPL-05',
    source: { law: 'personal-data', articles: ['12', '13'] },
    severity: 'high',
    subject: { en: 'Purposes of collection', ar: 'الغرض من جمع البيانات' },
    demands: {
      en: 'The privacy policy must state the purpose for which personal data is collected, in specific, clear and explicit terms.',
      ar: 'يجب أن تشتمل سياسة الخصوصية على تحديد الغرض من جمع البيانات الشخصية بصورة محددة وواضحة وصريحة.',
    },
    instead: {
      en: 'We collect your personal data for the following purposes only: (list each purpose, with the data that it needs).',
      ar: 'نجمع بياناتك الشخصية للأغراض الآتية حصراً: (يُذكر كل غرض والبيانات اللازمة له).',
    },
    searched: { en: ['purposes', 'we use your data to'], ar: ['الغرض من جمع البيانات', 'نستخدم بياناتك'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-37',
    source: { law: 'personal-data', articles: ['12'] },
    severity: 'high',
    subject: { en: 'Data collected and how', ar: 'محتوى البيانات وطريقة جمعها' },
    demands: {
      en: 'The privacy policy must state what personal data is collected and how it is collected.',
      ar: 'يجب أن تشتمل سياسة الخصوصية على محتوى البيانات الشخصية المطلوب جمعها وطريقة جمعها.',
    },
    instead: {
      en: 'We collect the following data: your name, contact details and order history. You give them to us when you register or order.',
      ar: 'نجمع البيانات الآتية: الاسم وبيانات التواصل وسجل الطلبات، وتقدمها إلينا عند التسجيل أو الطلب.',
    },
    searched: {
      en: ['data we collect', 'information you provide'],
      ar: ['البيانات التي نجمعها', 'البيانات التي تقدمها'],
    },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-06',
    source: { law: 'personal-data', articles: ['13'] },
    severity: 'high',
    subject: { en: 'Identity and contact of the controller', ar: 'هوية جهة التحكم وبيانات التواصل معها' },
    demands: {
      en: 'The data subject must be told who collects the data: the legal name of the controller, its contact details and those of its data protection officer, if any.',
      ar: 'يجب إحاطة صاحب البيانات الشخصية بهوية من يجمع بياناته: الاسم النظامي لجهة التحكم وبيانات التواصل معها ومع مسؤول حماية البيانات الشخصية إن وجد.',
    },
    instead: {
      en: 'The controller of your data is (legal name), (address). Contact on data protection: (e-mail address, telephone number).',
      ar: 'جهة التحكم في بياناتك هي (الاسم النظامي)، وعنوانها (العنوان)، وللتواصل في شأن حماية البيانات الشخصية: (البريد الإلكتروني، رقم الهاتف).',
    },
    searched: {
      en: ['contact us', 'controller', 'e-mail'],
      ar: ['تواصل معنا', 'جهة التحكم', 'البريد الإلكتروني'],
    },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-02',
    source: { law: 'personal-data', articles: ['5', '6', '13'] },
    severity: 'high',
    subject: { en: 'Legal basis of processing', ar: 'المسوغ النظامي للمعالجة' },
    demands: {
      en: 'Personal data is processed only with consent or on another basis that the law lists, and the data subject must be told the basis on which it is collected.',
      ar: 'لا تجوز معالجة البيانات الشخصية إلا بعد موافقة صاحبها أو بمسوغ آخر نص عليه النظام، ويجب إحاطته علماً بالمسوغ النظامي لجمع بياناته.',
    },
    instead: {
      en: 'We process your data with your consent, to perform our agreement with you or to comply with the law; the basis of each purpose stands beside it.',
      ar: 'نعالج بياناتك بناءً على موافقتك أو تنفيذاً لاتفاق أنت طرف فيه أو تنفيذاً لنظام، ويُبيَّن المسوغ النظامي لكل غرض من أغراض المعالجة.',
    },
    searched: { en: ['legal basis', 'consent'], ar: ['المسوغ النظامي', 'الموافقة'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-04',
    source: { law: 'personal-data', articles: ['5'] },
    severity: 'high',
    subject: { en: 'Withdrawal of consent', ar: 'العدول عن الموافقة' },
    demands: {
      en: 'The data subject may withdraw consent at any time, by means no harder than giving it, and must be told how.',
      ar: 'لصاحب البيانات الشخصية الرجوع عن موافقته في أي وقت بإجراءات مماثلة لإجراءات الحصول عليها أو أسهل منها، ويجب أن توضَّح له كيفية العدول عنها.',
    },
    instead: {
      en: 'You may withdraw your consent at any time in your account settings or by e-mail; we then stop processing without undue delay.',
      ar: 'لك العدول عن موافقتك في أي وقت من إعدادات حسابك أو عبر البريد الإلكتروني، ونوقف المعالجة عندئذ دون تأخير غير مبرر.',
    },
    searched: { en: ['withdraw consent'], ar: ['العدول عن الموافقة', 'سحب الموافقة'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-07',
    source: { law: 'personal-data', articles: ['4', '12', '21'] },
    severity: 'high',
    subject: { en: 'Rights of data subjects', ar: 'حقوق أصحاب البيانات الشخصية' },
    demands: {
      en: 'Data subjects have the rights to be informed, to access and obtain their data, and to have it corrected or destroyed; the policy must state them and how to exercise them, and requests are carried out within 30 days, extendable by 30.',
      ar: 'لأصحاب البيانات الشخصية الحق في العلم والوصول إلى بياناتهم والحصول عليها وطلب تصحيحها وإتلافها، ويجب بيان هذه الحقوق وكيفية ممارستها، وتُنفَّذ الطلبات خلال 30 يوماً قابلة للتمديد 30 يوماً أخرى.',
    },
    instead: {
      en: 'You have the right to be informed, to access and obtain your data, and to request its correction or destruction. Send your request to (e-mail address); we carry it out within 30 days.',
      ar: 'لك الحق في العلم، والوصول إلى بياناتك والحصول عليها، وطلب تصحيحها أو إتلافها، وتُقدَّم الطلبات عبر (البريد الإلكتروني) وننفذها خلال 30 يوماً.',
    },
    searched: { en: ['your rights', 'access', 'correct'], ar: ['حقوقك', 'الحق في الوصول', 'تصحيح'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-16',
    source: { law: 'personal-data', articles: ['12', '18'] },
    severity: 'high',
    subject: { en: 'Retention and destruction', ar: 'مدة الاحتفاظ بالبيانات وإتلافها' },
    demands: {
      en: 'Personal data must be destroyed without delay once its purpose ends, unless it is anonymised, the law requires it to be kept for a set period or a case is pending. The policy must state how it is destroyed and for how long it is kept.',
      ar: 'يجب إتلاف البيانات الشخصية دون تأخير بعد انتهاء الغرض من جمعها، ما لم تُزل دلالتها على صاحبها أو يوجب مسوغ نظامي الاحتفاظ بها مدة محددة أو تتصل بقضية منظورة، ويجب بيان كيفية إتلافها ومدة الاحتفاظ بها.',
    },
    instead: {
      en: 'We keep your data for (period) after the purpose ends, or as long as the law requires, and then destroy it securely, with all copies.',
      ar: 'نحتفظ ببياناتك مدة (المدة) بعد انتهاء الغرض من جمعها أو المدة التي يوجبها النظام، ثم نتلفها وجميع نسخها بطريقة آمنة.',
    },
    searched: { en: ['retain', 'delete', 'destroy'], ar: ['الاحتفاظ بالبيانات', 'إتلاف البيانات', 'حذف'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-38',
    source: { law: 'personal-data', articles: ['12'] },
    severity: 'medium',
    subject: { en: 'How data is stored', ar: 'وسيلة حفظ البيانات' },
    demands: {
      en: 'The privacy policy must state the means by which personal data is stored.',
      ar: 'يجب أن تشتمل سياسة الخصوصية على وسيلة حفظ البيانات الشخصية.',
    },
    instead: {
      en: 'We store your data encrypted on servers in the Kingdom, to which only authorised staff have access.',
      ar: 'تُحفظ بياناتك مشفرة على خوادم داخل المملكة، ولا يطلع عليها إلا المخولون من الموظفين.',
    },
    searched: { en: ['store', 'servers', 'encryption'], ar: ['حفظ البيانات', 'الخوادم', 'تخزين'] },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-39',
    source: { law: 'personal-data', articles: ['13'] },
    severity: 'medium',
    subject: { en: 'Recipients of data', ar: 'الجهات التي يُفصح لها عن البيانات' },
    demands: {
      en: 'The data subject must be told to whom the data is disclosed, in what capacity, and whether it is transferred, disclosed or processed outside the Kingdom.',
      ar: 'يجب إحاطة صاحب البيانات الشخصية بالجهات التي سيُفصح لها عن بياناته وصفتها، وما إذا كانت ستُنقل أو سيُفصح عنها أو ستُعالج خارج المملكة.',
    },
    instead: {
      en: 'We disclose your data to delivery companies and payment providers only, and do not transfer it outside the Kingdom.',
      ar: 'نفصح عن بياناتك لشركات التوصيل ومقدمي خدمات الدفع فقط، ولا ننقلها إلى خارج المملكة.',
    },
    searched: {
      en: ['share', 'disclose', 'third parties'],
      ar: ['الإفصاح', 'مشاركة البيانات', 'خارج المملكة'],
    },
  },
  {
    ...NOTICE,
    id: 'SA-PDPL-40',
    source: { law: 'personal-data', articles: ['13'] },
    severity: 'low',
    subject: { en: 'Mandatory or optional data', ar: 'إلزامية تقديم البيانات' },
    demands: {
      en: 'The data subject must be told which data is mandatory and which is optional, and what follows if it is not given.',
      ar: 'يجب إحاطة صاحب البيانات الشخصية بما إذا كان جمع بياناته كلها أو بعضها إلزامياً أو اختيارياً، وبالآثار المترتبة على عدم إتمام جمعها.',
    },
    instead: {
      en: 'Fields marked with an asterisk are mandatory: without them we cannot deliver your order. All others are optional.',
      ar: 'الحقول المشار إليها بعلامة (*) إلزامية، ولا يمكن تنفيذ طلبك دونها، وما عداها اختياري.',
    },
    searched: { en: ['mandatory', 'optional'], ar: ['إلزامي', 'اختياري'] },
  },
];
