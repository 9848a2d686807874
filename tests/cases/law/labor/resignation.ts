import type { CasesById } from '../types.js';

/** Clauses on resignation and on leaving the work. */
export const resignationCases: CasesById = {
  'SA-LAB-13': {
    en: {
      keeps: [
        'A resignation is deemed accepted if thirty (30) days pass after it is handed in without a reply by the Employer.',
        'The Employer may defer acceptance of the resignation for up to sixty days by written reasons.',
        'The Employee may withdraw his resignation within seven days unless it has been accepted.',
      ],
      breaks: [
        'The resignation of the Employee shall have no effect unless it is approved by the Employer.',
        'The Employee may not resign before completing two years of service.',
        'The Company may defer acceptance of the resignation for up to six months.',
        "The Employee's resignation is deemed accepted only after ninety days without reply.",
        'The Employer may reject the resignation at its sole discretion.',
        'The Employee has no right to withdraw his resignation once submitted.',
      ],
      neither: [
        'The Employee shall submit his resignation in writing.',
        'A director of the Company may not resign from the board without its approval.',
        'The Employee who resigns shall hand over his work.',
      ],
    },
    ar: {
      keeps: [
        'يعد طلب الاستقالة مقبولاً إذا مضى على تقديمه ثلاثون يوماً دون رد من صاحب العمل.',
        'لصاحب العمل تأجيل قبول الاستقالة مدة لا تزيد على ستين يوماً بموجب إيضاح مسبب مكتوب.',
        'للعامل العدول عن طلب الاستقالة خلال سبعة أيام من تقديمه ما لم يقبلها صاحب العمل.',
      ],
      breaks: [
        'لا تعد الاستقالة نافذة إلا بعد موافقة صاحب العمل عليها.',
        'لا يحق للعامل تقديم استقالته قبل مضي سنتين من تاريخ مباشرته العمل.',
        'يحق للشركة تأجيل قبول الاستقالة مدة لا تزيد على ستة أشهر.',
        'لصاحب العمل رفض استقالة العامل وفق تقديره.',
        'لا يجوز للعامل العدول عن استقالته بعد تقديمها.',
        'تعد الاستقالة مقبولة إذا مضى على تقديمها تسعون يوماً دون رد.',
      ],
      neither: [
        'يقدم العامل استقالته كتابة إلى إدارة الموارد البشرية.',
        'يلتزم العامل عند استقالته بتسليم ما في عهدته.',
      ],
    },
  },
  'SA-LAB-67': {
    en: {
      keeps: [
        'An Employee who resigns is entitled to all his rights under the Labor Law.',
        'Resignation does not deprive the Employee of his accrued leave pay.',
      ],
      breaks: [
        'An Employee who resigns shall forfeit all his dues and entitlements.',
        'If the Employee resigns before the end of two years he loses his accrued leave pay and outstanding wages.',
        'No leave balance shall be paid to an employee who resigns.',
        'The Second Party is not entitled to any of his dues in case of resignation.',
      ],
      neither: [
        'An Employee who resigns before completing two years is not entitled to the end-of-service award.',
        'The Employee forfeits unvested share options on resignation.',
        'The Employee who resigns shall return all company property.',
      ],
    },
    ar: {
      keeps: [
        'يستحق العامل الذي انتهى عقده بالاستقالة جميع حقوقه المقررة في نظام العمل.',
        'لا تحرم الاستقالة العامل من بدل إجازاته المستحقة.',
      ],
      breaks: [
        'يفقد العامل المستقيل جميع مستحقاته.',
        'إذا استقال العامل قبل انتهاء العقد سقط حقه في جميع مستحقاته ورصيد إجازاته.',
        'لا يستحق العامل في حال استقالته أي مستحقات أو حقوق.',
        'يحرم الموظف الذي يقدم استقالته من بدل الإجازات ورواتبه المتأخرة.',
      ],
      neither: [
        'لا يستحق العامل مكافأة نهاية الخدمة إذا استقال قبل إكمال سنتين.',
        'يلتزم العامل المستقيل بإعادة ممتلكات الشركة.',
      ],
    },
  },
  'SA-LAB-68': {
    en: {
      keeps: ['The Employer may not require the Employee to sign a resignation in advance.'],
      breaks: [
        'On signing this contract the Employee shall sign an undated resignation letter to be kept in his file.',
        'The Employee provides the Employer with a signed resignation that the Employer may use at any time.',
        'The Second Party signs his resignation letter in advance.',
      ],
      neither: [
        'The Employee shall sign his resignation letter and hand it to his manager.',
        'The resignation letter shall be dated and signed by the Employee.',
      ],
    },
    ar: {
      keeps: ['لا يجوز لصاحب العمل مطالبة العامل بتوقيع استقالة مسبقة.'],
      breaks: [
        'يوقع العامل عند إبرام العقد استقالة غير مؤرخة تحفظ في ملفه.',
        'يلتزم الطرف الثاني بتوقيع خطاب استقالة مسبقاً.',
        'يسلم الموظف للشركة استقالة موقعة على بياض.',
      ],
      neither: [
        'يوقع العامل طلب استقالته ويسلمه إلى مديره المباشر.',
        'يجب أن يكون طلب الاستقالة مكتوباً ومؤرخاً.',
      ],
    },
  },
  'SA-LAB-15': {
    en: {
      keeps: [
        'The Employee may leave work without notice and keep all his rights in the cases of Article 81 of the Labor Law.',
      ],
      breaks: [
        'Whoever leaves work without notice loses all his rights in every case.',
        'The Employee shall in no case leave work without notice, whatever the breach of the Employer.',
        'The Employee forfeits all his dues if he leaves without notice for any reason.',
        'The Second Party may not leave the work even if the First Party fails to pay his wages.',
      ],
      neither: [
        'The Employee shall not leave the premises during working hours without permission.',
        'If the Employee leaves without notice he pays the wage of the notice period.',
      ],
    },
    ar: {
      keeps: [
        'يحق للعامل ترك العمل دون إشعار مع احتفاظه بحقوقه النظامية كلها في الحالات الواردة في المادة الحادية والثمانين.',
      ],
      breaks: [
        'كل عامل يترك العمل دون إشعار يفقد جميع حقوقه مهما كان السبب.',
        'لا يحق للعامل ترك العمل ولو أخل صاحب العمل بالتزاماته.',
        'يسقط حق العامل في جميع مستحقاته إذا ترك العمل دون إشعار لأي سبب كان.',
      ],
      neither: [
        'لا يجوز للعامل مغادرة مقر العمل أثناء الدوام دون إذن.',
        'إذا ترك العامل العمل دون إشعار دفع لصاحب العمل أجر مهلة الإشعار.',
      ],
    },
  },
};
