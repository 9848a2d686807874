import type { CasesById } from '../types.js';

export const overtimeCases: CasesById = {
  'SA-LAB-23': {
    en: {
      keeps: [
        'Overtime is paid at the hourly wage plus 50% of the basic wage.',
        'Overtime hours are compensated at 150% of the hourly rate.',
        'The Employee is paid for overtime at time and a half.',
      ],
      breaks: [
        'Overtime shall be paid at 125% of the basic hourly wage.',
        'For additional hours the Employee is paid the hourly rate plus twenty-five percent (25%).',
        'Overtime is paid at the normal hourly rate.',
        'The Company shall compensate extra hours at 1.25 times the hourly wage.',
      ],
      neither: [
        'Overtime requires the consent of the line manager.',
        'The Employee is paid a housing allowance of 25% of the basic wage.',
      ],
    },
    ar: {
      keeps: [
        'يدفع صاحب العمل أجراً إضافياً عن ساعات العمل الإضافية يوازي أجر الساعة مضافاً إليه (50%) من الأجر الأساسي.',
        'تحتسب ساعة العمل الإضافية بنسبة 150% من أجر الساعة.',
      ],
      breaks: [
        'تحتسب ساعات العمل الإضافية بأجر الساعة مضافاً إليه 25% من الأجر الأساسي.',
        'يصرف عن كل ساعة إضافية أجر الساعة العادية.',
        'يدفع مقابل العمل الإضافي بنسبة 125% من الأجر الأساسي.',
      ],
      neither: ['يبلغ بدل السكن 25% من الأجر الأساسي.', 'لا يجوز تكليف العامل بالعمل الإضافي إلا كتابة.'],
    },
  },
  'SA-LAB-109': {
    en: {
      keeps: [
        'All overtime hours shall be paid in accordance with the Labor Law.',
        'The Employer pays the Employee for overtime.',
      ],
      breaks: [
        'The salary is inclusive of all overtime.',
        'The Employee shall not be entitled to overtime pay.',
        'No overtime is payable under this contract.',
        'The Employee shall work extra hours as required without additional compensation.',
        'The Employee waives any claim for overtime.',
        'The monthly wage covers the basic wage, allowances and any additional hours.',
      ],
      neither: [
        'The Employee may not be required to work overtime without pay.',
        'Overtime is not payable unless approved in writing by the manager.',
        'As a senior manager with the powers of the employer, the Executive is not entitled to overtime.',
        'No overtime is required in Ramadan.',
      ],
    },
    ar: {
      keeps: ['يستحق العامل أجراً إضافياً عن ساعات العمل الإضافية.'],
      breaks: [
        'الأجر الشهري شامل للعمل الإضافي.',
        'لا يستحق العامل أي مقابل عن ساعات العمل الإضافية.',
        'يلتزم العامل بالعمل ساعات إضافية دون مقابل.',
        'يتنازل الطرف الثاني عن أجر العمل الإضافي.',
      ],
      neither: [
        'لا يستحق العامل أجر العمل الإضافي ما لم يكلف به كتابة.',
        'لا يجوز تشغيل العامل ساعات إضافية دون مقابل.',
      ],
    },
  },
};
