import type { CasesById } from '../types.js';

/** Clauses on rights that the contract cannot take, and on discrimination. */
export const rightsCases: CasesById = {
  'SA-LAB-05': {
    en: {
      keeps: [
        "Nothing in this Contract shall derogate from the Employee's rights under the Labor Law.",
        "Any waiver of the Employee's rights under the Labor Law is void.",
        'Where this contract gives the Employee less than the Labor Law, the Labor Law shall apply.',
        'The Employee does not waive any of his rights under the Labor Law by signing this contract.',
      ],
      breaks: [
        'The Employee hereby waives all rights and claims arising under the Labor Law.',
        'The Second Party releases the Company from any claims relating to his employment.',
        'The Employee gives up his right to overtime pay and annual leave.',
        'In case of conflict, the provisions of this contract shall prevail over the Labor Law.',
        'The Company policies shall apply even if they conflict with the Saudi Labor Law.',
        'The Employee may not file any claim against the Employer before the labor courts.',
        'The Employee shall have no right to claim the benefits granted by the Labor Law.',
        'The rights of the worker under the Labor Law are hereby waived.',
      ],
      neither: [
        'The Employee waives his moral rights in the works created for the Company.',
        'Failure of the Employer to exercise any right shall not be a waiver of it.',
        'On receipt of his dues after the end of this contract the Employee signs a final settlement and release.',
        'The Company waives its claim to the training costs.',
        'The Employee waives no right under the Labor Law.',
        'This contract supersedes all prior contracts, and the Labor Law shall prevail over it.',
        'This Agreement supersedes all prior agreements between the Parties.',
      ],
    },
    ar: {
      keeps: [
        'يقع باطلاً كل شرط يتضمن تنازل العامل عن حقوقه المقررة بموجب نظام العمل.',
        'لا يخل هذا العقد بأي حق من الحقوق المقررة للعامل في نظام العمل.',
        'لا يعد توقيع العامل على هذا العقد تنازلاً عن أي من حقوقه النظامية.',
      ],
      breaks: [
        'يتنازل العامل عن كافة حقوقه المقررة بموجب نظام العمل.',
        'يقر الطرف الثاني بإبراء ذمة الطرف الأول من أي حقوق أو مطالبات ناشئة عن هذا العقد.',
        'لا يحق للعامل المطالبة بأي حقوق يقررها نظام العمل ولم ترد في هذا العقد.',
        'تسري أحكام هذا العقد ولو خالفت أحكام نظام العمل.',
        'عند التعارض تقدم أحكام هذا العقد على أحكام نظام العمل.',
        'يسقط حق العامل في المطالبة بأي مستحقات عن العمل الإضافي.',
        'لا يجوز للطرف الثاني رفع أي دعوى ضد الطرف الأول أمام المحاكم العمالية.',
        'يتعهد الموظف بالتنازل عن مكافأة نهاية الخدمة وبدل الإجازات.',
      ],
      neither: [
        'يتنازل العامل للشركة عن حقوق الملكية الفكرية في المصنفات التي يبتكرها.',
        'يوقع العامل مخالصة نهائية بعد انتهاء العقد واستلام جميع مستحقاته.',
        'لا يجوز للعامل التنازل عن هذا العقد للغير.',
        'يلغي هذا العقد جميع الاتفاقات السابقة بين الطرفين.',
      ],
    },
  },
  'SA-LAB-06': {
    en: {
      keeps: [
        'The Company does not discriminate between its employees on the basis of sex, age, disability or marital status.',
        'The Employer is committed to equal opportunity in recruitment and promotion.',
      ],
      breaks: [
        'Female employees shall resign upon marriage.',
        'This contract terminates automatically if the female employee becomes pregnant.',
        'The Employee undertakes not to marry during the term of this contract.',
        'Female workers shall receive a lower wage than male workers for the same work.',
        'The Employee must remain single throughout the first two years of service.',
        'The Company may dismiss the Employee on grounds of age or disability.',
        'Preference in promotion shall be given to male employees.',
      ],
      neither: [
        'The Employee is entitled to five days of leave upon marriage.',
        'A female employee who ends the contract within six months of her marriage is due the full award.',
        'The Employer may not dismiss a female employee because of pregnancy or marriage leave.',
        'Female employees are entitled to twelve weeks of maternity leave.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم صاحب العمل بعدم التمييز بين العاملين على أساس الجنس أو السن أو الإعاقة.',
        'تكفل الشركة تكافؤ الفرص بين جميع المتقدمين للعمل دون تمييز.',
      ],
      breaks: [
        'ينتهي عقد العاملة تلقائياً بزواجها.',
        'يحق لصاحب العمل إنهاء عقد الموظفة في حال حملها.',
        'تتعهد العاملة بعدم الزواج أو الإنجاب خلال مدة العقد.',
        'يكون أجر العاملات أقل من أجر العمال الذكور عن العمل ذاته.',
        'تكون الأفضلية في الترقية للذكور.',
        'يجوز للشركة فصل العامل بسبب السن أو الإعاقة.',
        'يشترط أن تبقى العاملة غير متزوجة خلال السنتين الأوليين.',
      ],
      neither: [
        'للعامل الحق في إجازة خمسة أيام عند زواجه.',
        'تستحق العاملة المكافأة كاملة إذا أنهت العقد خلال ستة أشهر من تاريخ عقد زواجها.',
        'للعاملة الحق في إجازة وضع مدتها اثنا عشر أسبوعاً.',
      ],
    },
  },
};
