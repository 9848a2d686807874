import type { CasesById } from '../types.js';

/** Clauses on competition and secrecy after the contract, and on the end-of-service award. */
export const restraintCases: CasesById = {
  'SA-LAB-16': {
    en: {
      keeps: [
        'For one (1) year after the end of this contract the Employee shall not compete with the Employer in Riyadh in payroll software.',
        'The non-compete obligation applies for two years from the end of the relationship.',
      ],
      breaks: [
        'The Employee shall not compete with the Company for a period of five (5) years after termination.',
        'For three years after leaving, the Second Party may not work for any competing business in Jeddah.',
        'The non-competition undertaking shall remain in force for 36 months from the end of employment.',
        'The Employee undertakes never to compete with the Employer after the end of this contract.',
      ],
      neither: [
        'The Employee shall not compete with the Employer during the term of this contract.',
        'The Employee has five years of experience with competing companies.',
        'The Employee shall keep the secrets of the Employer for five years.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم العامل بعدم منافسة صاحب العمل لمدة سنة من تاريخ انتهاء العقد في مدينة الرياض في مجال التأمين.',
        'تكون مدة شرط عدم المنافسة سنتين من تاريخ انتهاء العلاقة بين الطرفين.',
      ],
      breaks: [
        'يلتزم العامل بعدم منافسة صاحب العمل لمدة خمس سنوات بعد انتهاء العقد.',
        'لا يجوز للطرف الثاني العمل لدى أي منشأة منافسة للطرف الأول مدة ثلاث سنوات من تاريخ تركه العمل.',
        'يمتنع الموظف عن العمل لدى المنافسين لمدة (36) شهراً بعد انتهاء خدمته.',
        'يتعهد العامل بعدم منافسة الشركة بعد انتهاء العقد بصفة دائمة.',
      ],
      neither: [
        'يلتزم العامل بعدم منافسة صاحب العمل أثناء سريان هذا العقد.',
        'يشترط أن تكون لدى العامل خبرة خمس سنوات في شركات منافسة.',
        'يلتزم العامل بالمحافظة على أسرار العمل لمدة خمس سنوات.',
      ],
    },
  },
  'SA-LAB-70': {
    en: {
      keeps: [
        'For one year after the end of this contract the Employee shall not compete with the Employer in the city of Riyadh in the field of payroll software.',
      ],
      breaks: [
        'After the end of the contract the Employee shall not compete with the Company anywhere in the world.',
        'The Employee may not work after termination for any company whatsoever in competition with the Employer.',
        'The non-compete obligation applies without limit of time, place or type of work.',
        'The Second Party shall not engage in any competing business in any country for two years after leaving.',
      ],
      neither: [
        'The Company competes with its rivals anywhere in the world.',
        'The Employee shall travel anywhere in the world to promote the business.',
        'The Employee shall not compete with the Employer in any way during his employment.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم العامل بعدم منافسة صاحب العمل لمدة سنة بعد انتهاء العقد في مدينة الرياض في مجال خدمات التأمين.',
      ],
      breaks: [
        'يلتزم العامل بعد انتهاء العقد بعدم منافسة صاحب العمل في أي مكان في العالم.',
        'لا يجوز للعامل بعد انتهاء خدمته العمل لدى أي شركة منافسة داخل المملكة أو خارجها وفي أي نشاط كان.',
        'يسري شرط عدم المنافسة دون تحديد زمان أو مكان أو نوع عمل.',
      ],
      neither: [
        'يلتزم العامل بعدم منافسة صاحب العمل بأي شكل أثناء سريان العقد.',
        'تنافس الشركة غيرها في أي مكان في العالم.',
      ],
    },
  },
  'SA-LAB-17': {
    en: {
      keeps: [
        'For three years after the end of this contract the Employee shall not disclose the trade secrets of the Employer in the Kingdom.',
        'The duty of confidentiality survives for two (2) years after termination of employment.',
      ],
      breaks: [
        'The Employee shall keep every detail of the Company secret forever after leaving.',
        'The confidentiality obligation shall continue indefinitely after the end of this contract.',
        'After termination the Employee remains bound by confidentiality without limit of time.',
        'The duty of secrecy survives the end of the contract in perpetuity and everywhere.',
      ],
      neither: [
        'The Employee shall keep the secrets of the Employer during the term of this contract.',
        'This contract is for an indefinite term and the Employee shall keep its terms confidential.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم العامل بعدم إفشاء أسرار صاحب العمل لمدة سنتين بعد انتهاء العقد داخل المملكة.',
        'يستمر التزام العامل بالسرية مدة ثلاث سنوات من تاريخ انتهاء العقد.',
      ],
      breaks: [
        'يلتزم العامل بالمحافظة على سرية جميع المعلومات إلى الأبد بعد انتهاء العقد.',
        'يستمر التزام العامل بالسرية بعد انتهاء العقد لمدة غير محددة.',
        'يبقى الموظف ملزماً بعدم إفشاء الأسرار بعد تركه العمل دون تحديد مدة.',
      ],
      neither: [
        'يلتزم العامل بالمحافظة على أسرار العمل أثناء سريان العقد.',
        'هذا العقد غير محدد المدة ويلتزم العامل بسرية بنوده.',
      ],
    },
  },
  'SA-LAB-18': {
    en: {
      keeps: [
        "The Employee is due an end-of-service award of half a month's wage for each of the first five years and one month's wage for each later year.",
        'At the end of the relationship the Employer pays the end-of-service award under Article 84 of the Labor Law.',
      ],
      breaks: [
        'The Employee is not entitled to any end-of-service award.',
        'No gratuity is payable to the Employee at the end of this contract.',
        "The end-of-service gratuity shall be half a month's wage for each year of service.",
        'The monthly salary includes the end-of-service award, and nothing further is due.',
        'The Employee waives his end of service benefits.',
        'The end-of-service award is ten days of wages for each year of service.',
      ],
      neither: [
        'The Employee is not entitled to the end-of-service award if he is dismissed under Article 80.',
        'If the contract is ended during probation the Employee is not entitled to an end-of-service award.',
        'Any debt of the Employee is deducted from his end-of-service award.',
        'An Employee who resigns before two years is not entitled to the award.',
      ],
    },
    ar: {
      keeps: [
        'يستحق العامل مكافأة نهاية خدمة بواقع أجر نصف شهر عن كل سنة من السنوات الخمس الأولى وأجر شهر عن كل سنة من السنوات التالية.',
        'تصرف للعامل مكافأة نهاية الخدمة وفقاً للمادة الرابعة والثمانين من نظام العمل.',
      ],
      breaks: [
        'لا يستحق العامل أي مكافأة نهاية خدمة.',
        'لا تصرف للطرف الثاني مكافأة نهاية خدمة عند انتهاء العقد.',
        'تحسب مكافأة نهاية الخدمة بواقع نصف شهر عن كل سنة من سنوات الخدمة.',
        'يشمل الأجر الشهري مكافأة نهاية الخدمة ولا يستحق العامل أي مبلغ آخر عنها.',
        'يتنازل الموظف عن مكافأة نهاية الخدمة.',
        'تكون مكافأة نهاية الخدمة أجر عشرة أيام عن كل سنة.',
      ],
      neither: [
        'لا يستحق العامل مكافأة نهاية الخدمة إذا فسخ العقد وفق المادة الثمانين.',
        'لا يستحق العامل مكافأة نهاية الخدمة إذا أنهي العقد خلال فترة التجربة.',
        'تخصم ديون العامل من مكافأة نهاية الخدمة.',
        'لا تستحق مكافأة نهاية الخدمة عن مدة الإجازة دون أجر التي تزيد على عشرين يوماً.',
      ],
    },
  },
  'SA-LAB-71': {
    en: {
      keeps: [
        'On resignation the Employee is due one third of the award after two years, two thirds after five years and all of it after ten years.',
        'An Employee who resigns before completing two years of service is not entitled to the end-of-service award.',
      ],
      breaks: [
        'An Employee who resigns is not entitled to any end-of-service award.',
        'The Employee forfeits his end-of-service gratuity on resignation.',
        'No end-of-service award is due if the Employee resigns before completing five years of service.',
        'If the Employee resigns he shall lose his right to the end of service award whatever his length of service.',
      ],
      neither: [
        'The Employee is entitled to the end-of-service award at the end of the contract.',
        'The Employee shall submit his resignation in writing.',
      ],
    },
    ar: {
      keeps: [
        'يستحق العامل المستقيل ثلث المكافأة بعد سنتين وثلثيها بعد خمس سنوات والمكافأة كاملة بعد عشر سنوات.',
        'لا يستحق العامل مكافأة نهاية الخدمة إذا استقال قبل إكمال سنتين من الخدمة.',
      ],
      breaks: [
        'لا يستحق العامل المستقيل مكافأة نهاية الخدمة.',
        'تسقط مكافأة نهاية الخدمة عند استقالة العامل.',
        'إذا استقال العامل قبل إكمال خمس سنوات فلا يستحق مكافأة نهاية الخدمة.',
        'يفقد الموظف حقه في مكافأة نهاية الخدمة في حال استقالته.',
      ],
      neither: ['تصرف مكافأة نهاية الخدمة عند انتهاء العقد.', 'يقدم العامل استقالته كتابة.'],
    },
  },
  'SA-LAB-72': {
    en: {
      keeps: [
        'The end-of-service award is calculated on the basis of the last wage of the Employee.',
        'The gratuity is reckoned on the basic salary and the housing and transport allowances.',
      ],
      breaks: [
        'The end-of-service award shall be calculated on the basic salary only.',
        'The gratuity is based on basic salary, excluding all allowances.',
        'The housing and transport allowances shall not be included in the calculation of the end-of-service award.',
        'The end-of-service benefit is computed on the first wage of the Employee.',
      ],
      neither: [
        'Commissions are not counted in the wage on which the end-of-service award is calculated.',
        'Overtime is calculated on the basic salary.',
      ],
    },
    ar: {
      keeps: [
        'تحسب مكافأة نهاية الخدمة على أساس الأجر الأخير للعامل.',
        'تحتسب المكافأة على أساس الأجر الأساسي مضافاً إليه البدلات الثابتة.',
      ],
      breaks: [
        'تحسب مكافأة نهاية الخدمة على أساس الأجر الأساسي فقط.',
        'تحتسب مكافأة نهاية الخدمة على الراتب الأساسي دون البدلات.',
        'لا تدخل البدلات في حساب مكافأة نهاية الخدمة.',
        'تحسب مكافأة نهاية الخدمة على أساس أول أجر تقاضاه العامل.',
      ],
      neither: [
        'لا تدخل العمولات في الأجر الذي تحسب عليه مكافأة نهاية الخدمة.',
        'يحسب أجر العمل الإضافي على أساس الأجر الأساسي.',
      ],
    },
  },
};
