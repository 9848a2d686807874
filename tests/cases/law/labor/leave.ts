import type { CasesById } from '../types.js';

export const leaveCases: CasesById = {
  'SA-LAB-24': {
    en: {
      keeps: [
        'The Employee is entitled to annual leave of twenty-one (21) days, increased to thirty days if his service exceeds five consecutive years.',
        'The Employee shall receive 30 calendar days of paid annual leave per year.',
        'The Employee is entitled to twenty working days of annual leave.',
        'The Employee works five days a week and has fifteen working days of annual leave.',
      ],
      breaks: [
        'The Employee is entitled to fourteen (14) days of annual leave per year.',
        'Annual leave shall be 15 calendar days for each year of service.',
        'The Second Party is granted two weeks of paid vacation each year.',
        'The Employee is entitled to annual leave of 21 days once every two years.',
        'The Employee is entitled to ten working days of annual leave.',
        'Annual leave is limited to two weeks.',
        'The Employee works six days a week and has fifteen working days of annual leave.',
      ],
      neither: [
        'The Employee shall request annual leave at least fourteen days before it begins.',
        'Up to ten days of unused annual leave may be carried forward.',
        'The Employee is entitled to 10 days of Hajj leave.',
      ],
    },
    ar: {
      keeps: [
        'يستحق العامل عن كل عام إجازة سنوية مدتها واحد وعشرون يوماً.',
        'يتمتع الموظف بإجازة سنوية مدتها (30) يوماً مدفوعة الأجر.',
        'إجازة العامل السنوية عشرون يوم عمل.',
      ],
      breaks: [
        'يستحق العامل إجازة سنوية مدتها خمسة عشر (15) يوماً.',
        'يمنح الطرف الثاني إجازة سنوية لمدة 14 يوماً عن كل سنة.',
        'يستحق العامل إجازة سنوية مدتها 21 يوماً كل سنتين.',
        'تقتصر الإجازة السنوية على أسبوعين.',
        'إجازة العامل السنوية عشرة أيام عمل.',
      ],
      neither: [
        'يلتزم العامل بتقديم طلب الإجازة السنوية قبل عشرة أيام.',
        'يجوز ترحيل عشرة أيام من رصيد الإجازة السنوية.',
      ],
    },
  },
  'SA-LAB-111': {
    en: {
      keeps: [
        'Annual leave is 21 days, increased to thirty (30) days after five years of continuous service.',
      ],
      breaks: [
        'Annual leave is 21 days and shall be increased to 25 days after completing five years of service.',
        'Annual leave is 21 days regardless of length of service.',
      ],
      neither: [
        'The award is one month for each year after five years of service.',
        'After five years the Employee may ask for a loan.',
      ],
    },
    ar: {
      keeps: ['يستحق العامل إجازة سنوية مدتها 21 يوماً، تزاد إلى ثلاثين يوماً إذا أمضى خمس سنوات متصلة.'],
      breaks: [
        'يستحق العامل إجازة سنوية مدتها 21 يوماً تزاد إلى 25 يوماً بعد خمس سنوات.',
        'تكون الإجازة السنوية 21 يوماً مهما بلغت مدة الخدمة.',
      ],
      neither: [
        'يستحق العامل مكافأة عن كل سنة بعد خمس سنوات.',
        'يتمتع العامل بالإجازة في المواعيد التي يحددها صاحب العمل.',
      ],
    },
  },
  'SA-LAB-112': {
    en: {
      keeps: ['The Employee may not receive cash in lieu of his annual leave during service.'],
      breaks: [
        'The Employer may pay the Employee cash in lieu of annual leave.',
        'Annual leave may be encashed at the option of the Company.',
        'The Employee waives his annual leave for the first year.',
        'The Employee is not entitled to annual leave.',
      ],
      neither: [
        'On termination the Employee is paid cash for unused annual leave.',
        'The Employee may be granted compensatory leave in lieu of overtime.',
        'The Employee shall not be entitled to annual leave of more than 30 days.',
      ],
    },
    ar: {
      keeps: ['لا يجوز للعامل أن يتقاضى بدلاً نقدياً عوضاً عن إجازته السنوية أثناء خدمته.'],
      breaks: [
        'يحق لصاحب العمل صرف بدل نقدي للعامل عوضاً عن الإجازة السنوية.',
        'للشركة تعويض العامل عن إجازته السنوية نقداً.',
        'يتنازل العامل عن إجازته السنوية للسنة الأولى.',
      ],
      neither: [
        'يصرف للعامل عند انتهاء خدمته بدل نقدي عن رصيد الإجازات.',
        'يجوز تأجيل الإجازة السنوية بموافقة العامل.',
      ],
    },
  },
  'SA-LAB-113': {
    en: {
      keeps: ['If the Employee leaves before taking his leave, he is paid for the unused leave days.'],
      breaks: [
        'Any unused annual leave at the end of the year shall be forfeited.',
        'The Employee shall not be paid for accrued leave on termination, and no compensation is due for unused leave.',
        'Leave not taken during the year lapses.',
        'The Employee forfeits any untaken annual leave on resignation.',
      ],
      neither: [
        'Unused sick leave lapses at the end of the year.',
        'Unused stock options lapse on termination.',
      ],
    },
    ar: {
      keeps: ['يستحق العامل أجرة عن أيام الإجازة التي لم يتمتع بها عند ترك العمل.'],
      breaks: [
        'يسقط حق العامل في الإجازة السنوية التي لم يتمتع بها خلال السنة.',
        'لا يستحق العامل أي تعويض عن رصيد إجازاته عند انتهاء الخدمة.',
        'تسقط الإجازات غير المستخدمة بنهاية السنة دون تعويض.',
      ],
      neither: [
        'يحدد صاحب العمل مواعيد الإجازات وفق مقتضيات العمل.',
        'يسقط حق العامل في الإجازة المرضية غير المستخدمة.',
      ],
    },
  },
  'SA-LAB-114': {
    en: {
      keeps: [
        'The Employee is entitled to paid annual leave of 21 days.',
        'Annual leave is on full pay, paid in advance.',
      ],
      breaks: [
        'Annual leave is unpaid.',
        'The Employee may take 21 days of unpaid annual leave each year.',
        'Annual leave is granted at half pay.',
      ],
      neither: ['Leave in excess of the annual leave is unpaid.', 'The Employee may ask for unpaid leave.'],
    },
    ar: {
      keeps: ['يستحق العامل إجازة سنوية مدتها 21 يوماً بأجر يدفع مقدماً.'],
      breaks: ['تكون الإجازة السنوية بدون أجر.', 'يمنح العامل إجازة سنوية دون أجر.'],
      neither: [
        'يجوز منح العامل إجازة استثنائية دون أجر.',
        'تكون الأيام الزائدة على الإجازة السنوية دون أجر.',
      ],
    },
  },
  'SA-LAB-115': {
    en: {
      keeps: ['The Employer may postpone the annual leave for up to ninety days where the work requires.'],
      breaks: [
        'The Company may postpone annual leave for up to twelve months where the work requires it.',
        'The leave of the Worker may be deferred by the Employer for a period of six (6) months.',
      ],
      neither: [
        'The Employer may postpone leave for six months with the written consent of the Employee.',
        'The meeting may be postponed for six months.',
      ],
    },
    ar: {
      keeps: ['لصاحب العمل تأجيل إجازة العامل لمدة لا تزيد على تسعين يوماً.'],
      breaks: [
        'يحق للشركة تأجيل إجازة الموظف لمدة ستة أشهر.',
        'لصاحب العمل تأجيل الإجازة السنوية لمدة سنتين حسب ظروف العمل.',
      ],
      neither: [
        'يجوز تأجيل الإجازة لمدة ستة أشهر بموافقة العامل كتابة.',
        'يجوز تأجيل الترقية لمدة ستة أشهر.',
      ],
    },
  },
};
