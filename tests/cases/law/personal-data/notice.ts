import type { CasesById } from '../types.js';

const legalBasis: CasesById[string] = {
  en: {
    keeps: [
      'We process your personal data on the basis of your consent or to perform our contract with you.',
      'The legal basis for each purpose is set out in the table below.',
      'The Service Provider shall not process personal data without the consent of the data subject.',
    ],
    breaks: [
      'We may process your data as we see fit.',
      'The Company may collect and use the personal data of its users at its sole discretion.',
      'Your information may be used and analysed by us without your consent.',
      'The Provider may process the personal data of customers in any manner it chooses.',
      'The Employer may process any personal data of the Employee without obtaining his consent.',
      'By using the site you agree to any use of your data.',
    ],
    neither: [
      'The parties may amend this agreement by written consent.',
      'We may process your data without your consent where this is required by law.',
      '"Consent" means the consent of the data subject.',
    ],
  },
  ar: {
    keeps: [
      'نعالج بياناتك الشخصية بناءً على موافقتك أو تنفيذاً لاتفاق أنت طرف فيه.',
      'المسوغ النظامي لجمع بياناتك هو موافقتك الصريحة.',
      'لا نعالج بياناتك الشخصية دون موافقتك.',
      'يجوز معالجة بياناتك دون موافقتك متى كان ذلك تنفيذاً لأحكام نظام آخر.',
    ],
    breaks: [
      'يحق لنا معالجة بياناتك كما نشاء.',
      'للشركة جمع البيانات الشخصية للمستخدمين واستخدامها وفق تقديرها المطلق.',
      'يجوز للطرف الأول معالجة البيانات الشخصية للموظف دون الحاجة إلى موافقته.',
      'تعالج المنصة بيانات العملاء بدون موافقتهم.',
      'باستخدامك للموقع فإنك توافق على أي استخدام لبياناتك.',
    ],
    neither: [
      'لا يجوز التنازل عن العقد دون موافقة الطرف الآخر الخطية.',
      'لا يلزم الحصول على موافقة خطية لتسليم البضاعة.',
    ],
  },
};

const withdrawal: CasesById[string] = {
  en: {
    keeps: [
      'You may withdraw your consent at any time through your account settings.',
      'You have the right to revoke your consent by writing to privacy@example.sa.',
    ],
    breaks: [
      'Consent once given cannot be withdrawn.',
      'Your consent to the processing of your data is irrevocable.',
      'The Employee irrevocably consents to the processing of his personal data.',
      'You may not revoke your consent to the use of your information.',
      'You waive any right to withdraw your consent to data processing.',
      'Withdrawal of your consent is subject to a fee of SAR 200.',
    ],
    neither: [
      'The Landlord may withdraw its consent to the sublease.',
      'The guarantee is irrevocable and unconditional.',
      'Withdrawing your consent does not affect processing carried out before the withdrawal.',
    ],
  },
  ar: {
    keeps: [
      'يحق لك العدول عن موافقتك في أي وقت من إعدادات الحساب.',
      'يجوز لصاحب البيانات الشخصية سحب موافقته متى شاء.',
    ],
    breaks: [
      'لا يجوز الرجوع عن الموافقة على معالجة البيانات بعد منحها.',
      'موافقتك على معالجة بياناتك نهائية وغير قابلة للإلغاء.',
      'يتنازل المستخدم عن حقه في سحب موافقته على استخدام بياناته.',
      'لا يحق للموظف العدول عن موافقته على معالجة بياناته الشخصية.',
      'يوافق العامل موافقة لا رجعة فيها على معالجة بياناته الشخصية.',
    ],
    neither: [
      'لا يجوز للمورد الرجوع عن العرض بعد قبوله.',
      'لا يؤثر العدول عن الموافقة على مشروعية المعالجة السابقة له.',
    ],
  },
};

const rights: CasesById[string] = {
  en: {
    keeps: [
      'You have the right to access your personal data and to request its correction or destruction.',
      'We respond to your data requests within thirty (30) days.',
      'Data subjects may request a copy of their personal data.',
    ],
    breaks: [
      'We are not obliged to answer requests concerning your data.',
      'You are not entitled to access your personal data.',
      'We will answer data subject requests within ninety (90) days.',
      'The Employee waives any right to access, correct or delete his personal data.',
      'Users shall have no right to request deletion of their information.',
      'Requests to correct personal data will not be considered.',
    ],
    neither: [
      'Users may not access the personal data of other users.',
      'The Employee has no right to access the confidential information of the Company.',
      'You may request the return of the product within seven days.',
      'You may resign at once and keep all your rights wherever Article 81 allows it.',
      'This clause does not affect your rights under the guarantee.',
    ],
  },
  ar: {
    keeps: [
      'لك الحق في الوصول إلى بياناتك الشخصية وطلب تصحيحها أو إتلافها.',
      'نستجيب لطلبات أصحاب البيانات الشخصية خلال مدة لا تتجاوز (30) يوماً.',
    ],
    breaks: [
      'لا نلتزم بالرد على طلبات الوصول إلى البيانات الشخصية.',
      'لا يحق للمستخدم طلب حذف بياناته الشخصية.',
      'يتنازل الموظف عن حقه في الاطلاع على بياناته الشخصية أو تصحيحها.',
      'يتم الرد على طلبات أصحاب البيانات الشخصية خلال (90) يوماً.',
      'لا يجوز للعميل المطالبة بتصحيح بياناته أو إتلافها.',
    ],
    neither: ['لا يحق للموظف الاطلاع على بيانات العملاء الشخصية.', 'لا يحق للمستأجر طلب تعديل العقد.'],
  },
};

const retention: CasesById[string] = {
  en: {
    keeps: [
      'We keep your personal data only as long as necessary for the purposes for which it was collected.',
      'On termination the Processor shall delete all personal data within 30 days.',
      'We do not retain your data indefinitely.',
    ],
    breaks: [
      'We retain your data indefinitely for business needs.',
      'We keep your data as long as we want.',
      'Personal data of customers may be stored forever.',
      'The Company may retain the personal data of the Employee without any time limit.',
      'We are under no obligation to delete your personal data when you close your account.',
      'The Service Provider shall not be required to destroy the personal data after termination.',
    ],
    neither: [
      'The Seller retains title to the goods until payment.',
      'We may retain anonymised data indefinitely.',
      'This licence is granted indefinitely.',
    ],
  },
  ar: {
    keeps: [
      'نحتفظ ببياناتك الشخصية للمدة اللازمة لتحقيق الغرض من جمعها ثم نتلفها.',
      'تلتزم جهة المعالجة بإتلاف البيانات الشخصية فور انتهاء العقد.',
    ],
    breaks: [
      'نحتفظ ببياناتك الشخصية إلى أجل غير مسمى.',
      'للشركة الاحتفاظ ببيانات العملاء المدة التي تراها مناسبة.',
      'تُحفظ بيانات المستخدمين بصورة دائمة.',
      'يحق للطرف الأول الاحتفاظ بالبيانات الشخصية للموظف دون تحديد مدة.',
      'لا نلتزم بحذف بياناتك الشخصية عند إغلاق حسابك.',
      'لا تلتزم جهة المعالجة بإتلاف البيانات الشخصية بعد انتهاء العقد.',
    ],
    neither: [
      'يحتفظ البائع بملكية البضاعة حتى سداد كامل الثمن.',
      'يجوز الاحتفاظ بالبيانات بعد إخفاء هوية أصحابها دون تحديد مدة.',
    ],
  },
};

/** Clauses by which the readers of the rules on privacy policies are tested. */
export const noticeCases: CasesById = {
  'SA-PDPL-02': legalBasis,
  'SA-PDPL-32': legalBasis,
  'SA-PDPL-04': withdrawal,
  'SA-PDPL-36': withdrawal,
  'SA-PDPL-07': rights,
  'SA-PDPL-33': rights,
  'SA-PDPL-16': retention,
  'SA-PDPL-34': retention,
};
