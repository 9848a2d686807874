import type { CasesById } from '../types.js';

export const familyCases: CasesById = {
  'SA-LAB-25': {
    en: {
      keeps: [
        'The Employee is entitled to five (5) days of paid leave on his marriage.',
        'Bereavement leave is five days on the death of a spouse, parent or child.',
      ],
      breaks: [
        'Marriage leave is three (3) days.',
        'The Employee has three days of leave on the death of his wife, father or child.',
        'Paternity leave is one day.',
        'Bereavement leave is unpaid.',
        'The Employee is not entitled to leave other than annual leave.',
        'Marriage leave shall be deducted from the annual leave balance.',
      ],
      neither: [
        'The Employee has three days of leave on the death of his brother.',
        'The award is paid to the heirs within five days of death.',
      ],
    },
    ar: {
      keeps: ['للعامل الحق في إجازة بأجر كامل لمدة خمسة أيام عند زواجه.'],
      breaks: [
        'إجازة الزواج ثلاثة (3) أيام.',
        'يمنح العامل إجازة لمدة يومين في حالة وفاة والده.',
        'إجازة الوفاة بدون أجر.',
        'يمنح العامل إجازة يوم واحد في حالة ولادة مولود له.',
        'لا يستحق العامل أي إجازة سوى الإجازة السنوية.',
      ],
      neither: [
        'للعامل إجازة ثلاثة أيام في حالة وفاة أخيه.',
        'تدفع المكافأة للورثة خلال خمسة أيام من الوفاة.',
      ],
    },
  },
  'SA-LAB-116': {
    en: {
      keeps: [
        'After two years of service the Employee is entitled to paid Hajj leave of ten (10) to fifteen days, once.',
      ],
      breaks: [
        'Hajj leave is five days.',
        'The Employee may take unpaid leave for Hajj.',
        'Hajj leave is granted without pay.',
      ],
      neither: ['The Company organises Hajj trips for its clients.', 'A second Hajj leave is unpaid.'],
    },
    ar: {
      keeps: ['للعامل إجازة بأجر لأداء فريضة الحج مدتها عشرة أيام.'],
      breaks: ['إجازة الحج خمسة أيام.', 'تمنح إجازة الحج دون أجر.'],
      neither: ['تقدم الشركة خدمات الحج لعملائها.', 'تكون إجازة الحج لمن سبق له أداؤه دون أجر.'],
    },
  },
  'SA-LAB-117': {
    en: {
      keeps: ['The Employee is entitled to official holidays on full pay.'],
      breaks: [
        'Public holidays are unpaid.',
        'The Employee is not entitled to public holidays.',
        'Official holidays shall be deducted from annual leave.',
      ],
      neither: ['Work on public holidays is paid as overtime.', 'The office is closed on public holidays.'],
    },
    ar: {
      keeps: ['للعامل إجازة بأجر كامل في الأعياد والمناسبات الرسمية.'],
      breaks: ['تكون إجازة الأعياد دون أجر.', 'لا يستحق العامل إجازة في الأعياد.'],
      neither: ['يعد العمل في الأعياد عملاً إضافياً.', 'يغلق المكتب في العطل الرسمية.'],
    },
  },
  'SA-LAB-26': {
    en: {
      keeps: [
        'Sick leave is thirty days at full pay, sixty days at three quarters of the wage and thirty days unpaid.',
        'The Employee is entitled to 30 days of sick leave on full pay per year.',
      ],
      breaks: [
        'The Employee is entitled to ten (10) days of sick leave per year.',
        'Sick leave is unpaid.',
        'The Employee is not entitled to paid sick leave.',
        'Sick leave is granted for 15 days at full pay.',
        'Sick leave shall not exceed 14 days per annum.',
      ],
      neither: [
        'Sick leave requires a medical certificate submitted within three days.',
        'Sick leave without an approved medical report is unpaid.',
        'Annual leave does not include sick leave.',
      ],
    },
    ar: {
      keeps: [
        'للعامل إجازة مرضية بأجر عن الثلاثين يوماً الأولى، وبثلاثة أرباع الأجر عن الستين يوماً التالية.',
        'يستحق العامل إجازة مرضية بأجر كامل لمدة ثلاثين يوماً.',
      ],
      breaks: [
        'يستحق العامل إجازة مرضية مدتها عشرة أيام سنوياً.',
        'تكون الإجازة المرضية دون أجر.',
        'لا يستحق العامل أجراً عن الإجازة المرضية.',
      ],
      neither: [
        'يلتزم العامل بتقديم شهادة طبية عن الإجازة المرضية خلال ثلاثة أيام.',
        'لا يستحق العامل إجازة مرضية ما لم يقدم تقريراً طبياً.',
      ],
    },
  },
  'SA-LAB-118': {
    en: {
      keeps: ['The Employee may not be dismissed for illness before he has exhausted his sick leave.'],
      breaks: [
        'The Employer may terminate the contract if the Employee is absent through illness for more than fifteen (15) days.',
        'The Company may dismiss the Employee due to illness.',
        'The Employer shall be entitled to terminate this contract in the event of sickness of the Employee exceeding two months.',
      ],
      neither: [
        'The Employee shall report sickness to the manager.',
        'The Employer may terminate the contract once the Employee has exhausted his sick leave through illness.',
      ],
    },
    ar: {
      keeps: ['لا يجوز لصاحب العمل إنهاء خدمة العامل بسبب المرض قبل استنفاد المدد المحددة للإجازة.'],
      breaks: [
        'يحق لصاحب العمل إنهاء العقد إذا تجاوز مرض العامل ثلاثين يوماً.',
        'يحق للشركة إنهاء خدمة الموظف بسبب المرض.',
      ],
      neither: [
        'يلتزم العامل بإبلاغ رئيسه بمرضه.',
        'لصاحب العمل إنهاء العقد بعد استنفاد العامل إجازاته المرضية بسبب المرض.',
      ],
    },
  },
  'SA-LAB-27': {
    en: {
      keeps: ['Maternity leave is twelve (12) weeks at full pay.'],
      breaks: [
        'Maternity leave is ten weeks.',
        'Maternity leave is unpaid.',
        'The Employee receives seventy days of maternity leave.',
        'Maternity leave is granted at half pay.',
        'The Employee is not entitled to maternity leave.',
      ],
      neither: [
        'Maternity leave may be extended by one month without pay.',
        'The Employee gives notice of maternity leave four weeks before the date.',
      ],
    },
    ar: {
      keeps: ['للعاملة إجازة وضع بأجر كامل لمدة اثني عشر أسبوعاً.'],
      breaks: [
        'للعاملة إجازة وضع مدتها عشرة أسابيع.',
        'تكون إجازة الوضع دون أجر.',
        'تمنح الموظفة إجازة أمومة لمدة شهرين.',
      ],
      neither: [
        'للعاملة تمديد إجازة الوضع شهراً دون أجر.',
        'تقدم العاملة شهادة طبية قبل إجازة الوضع بأربعة أسابيع.',
      ],
    },
  },
  'SA-LAB-119': {
    en: {
      keeps: ['The Employer may not dismiss the Employee during pregnancy or maternity leave.'],
      breaks: [
        'The Employer may terminate the contract if the Employee becomes pregnant.',
        'If the Employee becomes pregnant during the first year, her contract ends automatically.',
        'The Employee undertakes not to become pregnant during the term.',
        'The Company may dismiss a female Employee on account of pregnancy.',
      ],
      neither: ['Medical care is provided during pregnancy.', 'The contract ends on 31 December.'],
    },
    ar: {
      keeps: ['لا يجوز لصاحب العمل فصل العاملة أثناء حملها أو تمتعها بإجازة الوضع.'],
      breaks: [
        'يحق لصاحب العمل إنهاء عقد العاملة بسبب الحمل.',
        'إذا حملت العاملة خلال السنة الأولى يعتبر العقد مفسوخاً.',
        'تتعهد العاملة بعدم الحمل خلال مدة العقد.',
      ],
      neither: ['يوفر صاحب العمل الرعاية الطبية للعاملة أثناء الحمل.', 'يجوز للعاملة إنهاء العقد عند الحمل.'],
    },
  },
};
