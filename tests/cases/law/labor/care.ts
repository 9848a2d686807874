import type { CasesById } from '../types.js';

/** Clauses for the rules on health insurance of residents, nursing, mourning and work injuries. */
export const careCases: CasesById = {
  'SA-LAB-135': {
    en: {
      keeps: [
        'The Company enrols the expatriate Employee in cooperative health insurance for the time of his residence.',
      ],
      breaks: [
        'The expatriate Employee shall obtain his own cooperative health insurance for the renewal of his iqama.',
        'Non-Saudi workers are not covered by the health insurance of the Company.',
      ],
      neither: [
        'The Employee shall carry his health insurance card.',
        'The Company does not insure the parents of a non-Saudi employee in health insurance.',
      ],
    },
    ar: {
      keeps: ['تلتزم الشركة بالاشتراك في الضمان الصحي التعاوني لصالح العامل غير السعودي طوال مدة إقامته.'],
      breaks: [
        'يتحمل العامل الوافد قيمة وثيقة الضمان الصحي التعاوني اللازمة لتجديد إقامته.',
        'لا يشمل الضمان الصحي التعاوني للشركة العاملين غير السعوديين.',
      ],
      neither: [
        'يحمل العامل بطاقة الضمان الصحي عند مراجعة المستشفى.',
        'لا يشمل التأمين الطبي والدي العامل غير السعودي.',
      ],
    },
  },
  'SA-LAB-136': {
    en: {
      keeps: [
        'On her return from maternity leave the Employee may take one hour a day to nurse her child, on full wage.',
      ],
      breaks: [
        'Nursing breaks are unpaid and are made up at the end of the shift.',
        'The Employee is not entitled to time off for breastfeeding.',
      ],
      neither: [
        'A nursing room is on the second floor.',
        'Nursing staff work in shifts and take breaks without leaving the ward.',
      ],
    },
    ar: {
      keeps: [
        'للعاملة بعد عودتها من إجازة الوضع ساعة في اليوم لإرضاع مولودها تحسب من ساعات العمل ولا يخفض أجرها.',
      ],
      breaks: ['تحسم فترة الرضاعة من أجر الموظفة.', 'لا تستحق العاملة فترات لإرضاع مولودها أثناء الدوام.'],
      neither: ['خصصت الشركة غرفة للرضاعة في الدور الثاني.', 'يقبل الرضع في حضانة الشركة دون رسوم.'],
    },
  },
  'SA-LAB-137': {
    en: {
      keeps: ['A Muslim employee whose husband dies has leave on full wage of four months and ten days.'],
      breaks: [
        'A widowed Muslim employee is given iddah leave of one month with pay.',
        'Leave after the death of her husband (iddah) is granted without pay.',
      ],
      neither: [
        'An employee whose husband changes his job shall tell HR.',
        'The widow of a deceased employee receives his dues within a month.',
      ],
    },
    ar: {
      keeps: ['للعاملة المسلمة التي يتوفى زوجها إجازة عدة بأجر كامل مدتها أربعة أشهر وعشرة أيام.'],
      breaks: ['تمنح الموظفة عند وفاة زوجها إجازة عدة مدتها شهران بأجر كامل.', 'تكون إجازة العدة بدون أجر.'],
      neither: ['تصرف مستحقات العامل المتوفى لزوجته خلال شهر.', 'تقدم الموظفة شهادة وفاة زوجها.'],
    },
  },
  'SA-LAB-138': {
    en: {
      keeps: [
        'A worker unfit after a work injury is paid the full wage for sixty days and then 75% of it during treatment.',
      ],
      breaks: [
        'An employee absent because of a work injury is paid half of his wage until he returns.',
        'Days of absence owing to a work injury are unpaid.',
      ],
      neither: [
        'A work injury is reported within three days.',
        'An injury suffered at sport is treated as sick leave.',
      ],
    },
    ar: {
      keeps: ['يستحق المصاب بإصابة عمل أجره كاملاً لمدة ستين يوماً ثم 75% منه طوال مدة العلاج.'],
      breaks: [
        'يصرف للعامل المصاب بإصابة عمل نصف أجره خلال مدة علاجه.',
        'تعد أيام الغياب الناتجة عن إصابة العمل إجازة بدون أجر.',
      ],
      neither: ['يبلغ عن إصابة العمل خلال ثلاثة أيام.', 'تعد الإصابة خارج العمل إجازة مرضية.'],
    },
  },
};
