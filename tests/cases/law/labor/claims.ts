import type { CasesById } from '../types.js';

export const claimsCases: CasesById = {
  'SA-LAB-34': {
    en: {
      keeps: [
        'Claims of the Employee must be brought within twelve (12) months after the end of the employment.',
      ],
      breaks: [
        'Any claim of the Employee is barred 30 days after termination of this contract, and lapses after thirty days.',
        'The Employee must raise all claims within sixty (60) days of the end of his service, failing which they are forfeited.',
        'The Employee waives his right to file any claim before the labor courts.',
      ],
      neither: [
        'Customers must make claims within 30 days.',
        'The Employee submits expense claims within thirty days.',
        'The Employee may file a complaint with the labor office.',
      ],
    },
    ar: {
      keeps: ['يسقط حق العامل في المطالبة بعد مضي اثني عشر شهراً من تاريخ انتهاء علاقة العمل.'],
      breaks: [
        'يسقط حق العامل في أي مطالبة بعد مضي ثلاثين يوماً من تاريخ انتهاء خدمته.',
        'لا تقبل أي دعوى من العامل بعد مرور ثلاثة أشهر من انتهاء العقد.',
        'يتنازل العامل عن حقه في رفع أي دعوى أمام المحاكم العمالية.',
      ],
      neither: ['للعامل رفع دعواه أمام المحكمة العمالية.', 'تسقط مطالبات العملاء بعد ثلاثين يوماً.'],
    },
  },
  'SA-LAB-35': {
    en: {
      keeps: [
        'The Company does not employ persons under eighteen years.',
        'No person under the age of 15 may be employed.',
      ],
      breaks: [
        'The Company may employ workers aged 12 for light work.',
        'Minors may be assigned to hazardous work under supervision.',
        'The minimum age for employment is twelve years.',
      ],
      neither: [
        'Employees with children aged 10 receive a school allowance.',
        'The school teaches students aged 12.',
      ],
    },
    ar: {
      keeps: ['لا يجوز تشغيل أي شخص لم يتم الخامسة عشرة من عمره.'],
      breaks: ['يجوز توظيف أشخاص في سن 12 سنة في الأعمال الخفيفة.', 'يجوز تكليف الأحداث بالأعمال الخطرة.'],
      neither: ['يستحق العامل بدل تعليم لأبنائه في سن 10 سنوات.', 'تعلم المدرسة الأطفال في سن 12 سنة.'],
    },
  },
  'SA-LAB-36': {
    en: {
      keeps: [
        "The Trainee may end the training contract on one week's notice.",
        'Either party may end the training contract with at least seven days notice.',
      ],
      breaks: [
        'The Company may end the training contract on two days notice to the Trainee.',
        'The Trainee may not terminate the training contract.',
        'The Trainee is paid by piece of output.',
      ],
      neither: [
        'The trainee reports absence to the supervisor.',
        'The employment contract ends on sixty days notice.',
      ],
    },
    ar: {
      keeps: ['على الطرف الذي يرغب في إنهاء عقد التدريب إبلاغ الآخر قبل أسبوع على الأقل.'],
      breaks: [
        'لصاحب العمل إنهاء عقد التدريب بعد إشعار المتدرب قبل يومين.',
        'لا يحق للمتدرب إنهاء عقد التدريب.',
        'تحدد مكافأة المتدرب على أساس القطعة.',
      ],
      neither: ['يلتزم المتدرب بمواعيد الدوام.', 'ينتهي عقد العمل بإشعار مدته ستون يوماً.'],
    },
  },
  'SA-HAR-01': {
    en: {
      keeps: [
        'Complaints of harassment are received by a committee and handled confidentially.',
        'The Company has a harassment policy with a procedure for complaints.',
      ],
      breaks: [
        'An Employee who complains of harassment may be dismissed.',
        'The Employee waives any claims for harassment at work.',
        'The Employee shall not report harassment to the authorities.',
      ],
      neither: [
        'Harassment of colleagues is punished by dismissal.',
        'A malicious complaint of harassment is punished.',
      ],
    },
    ar: {
      keeps: ['تضع الشركة آلية لتلقي شكاوى التحرش بما يحافظ على سريتها.'],
      breaks: ['يحق لصاحب العمل فصل من يتقدم بشكوى تحرش.', 'يتنازل العامل عن حقه في تقديم شكوى بشأن التحرش.'],
      neither: ['يفصل العامل إذا ثبت ارتكابه التحرش.', 'يعاقب من يتقدم ببلاغ كيدي عن تحرش.'],
    },
  },
  'INT-ILO-01': {
    en: {
      keeps: ['The Company prohibits forced labour in all its operations.'],
      breaks: [
        'The Employee shall not resign under any circumstances during the term.',
        'The Employee may not leave the service until he has repaid all his debts to the Employer.',
        'The Employee shall continue to work without pay until his debts are discharged.',
      ],
      neither: [
        'The Employee may not leave the workplace during working hours.',
        'The Employee may take leave without pay.',
      ],
    },
    ar: {
      keeps: ['يحظر العمل الجبري في جميع أعمال الشركة.'],
      breaks: [
        'لا يحق للعامل الاستقالة تحت أي ظرف خلال مدة العقد.',
        'يلتزم العامل بالعمل دون أجر حتى سداد مديونيته.',
      ],
      neither: ['لا يجوز للعامل مغادرة مكان العمل أثناء الدوام.', 'يجوز للعامل طلب إجازة دون أجر.'],
    },
  },
};
