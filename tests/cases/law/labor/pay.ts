import type { CasesById } from '../types.js';

export const payCases: CasesById = {
  'SA-LAB-19': {
    en: {
      keeps: [
        'The Employer shall pay the Employee his final dues within one week of termination by the Employer, or two weeks where the Employee resigns.',
        'All outstanding entitlements are settled within fourteen (14) days of the end of the contract.',
      ],
      breaks: [
        'Final settlement shall be paid within sixty (60) days from the last working day.',
        "The Company shall settle the Employee's end of service benefits within a period of two months after termination of service.",
        'The final dues of the Second Party are paid 45 days after the end of the contract.',
        'Upon termination by the Company, the final dues will be paid within 14 days.',
      ],
      neither: [
        'The end of service award is half a month for each of the first five years, after two years of service.',
        'Overtime is settled within 30 days of the month in which it is worked.',
        'On termination the Employee shall return all property within thirty (30) days.',
      ],
    },
    ar: {
      keeps: ['يلتزم صاحب العمل بتصفية حقوق العامل خلال أسبوع من تاريخ انتهاء العلاقة العقدية.'],
      breaks: [
        'تصرف مستحقات العامل النهائية خلال ستين (60) يوماً من تاريخ انتهاء خدمته.',
        'يتم دفع كافة حقوق الطرف الثاني بعد مضي ثلاثة أشهر من انتهاء العقد.',
        'تسدد الشركة للموظف مستحقاته خلال مدة لا تتجاوز شهرين من تاريخ قبول الاستقالة.',
      ],
      neither: [
        'يلتزم العامل بإعادة جميع العهد خلال ثلاثين يوماً من انتهاء العقد.',
        'يستحق العامل مكافأة نهاية الخدمة أجر نصف شهر عن كل سنة من السنوات الخمس الأولى.',
      ],
    },
  },
  'SA-LAB-20': {
    en: {
      keeps: [
        'The Employee receives a monthly salary of SAR 12,000, paid in Saudi Riyals.',
        'Wages are paid in the official currency of the Kingdom.',
      ],
      breaks: [
        'The Employee shall be paid a monthly salary of USD 5,000.',
        'The salary shall be payable in US Dollars at the end of each month.',
        'The First Party pays the Second Party a basic wage of three thousand euros per month.',
        'The wage may be paid in kind, in goods of the Company.',
      ],
      neither: [
        'The Employee shall not disclose to any third party his salary or the price of goods in dollars to customers.',
        'The monthly salary is SAR 9,375, equivalent to USD 2,500.',
        'The Employer insures the Employee for USD 100,000.',
      ],
    },
    ar: {
      keeps: ['يدفع صاحب العمل للعامل أجراً أساسياً قدره (5000) ريال سعودي نهاية كل شهر.'],
      breaks: [
        'يتقاضى العامل راتباً شهرياً مقداره 3000 دولار أمريكي.',
        'يدفع الأجر باليورو في نهاية كل شهر.',
        'يجوز دفع جزء من الأجر عيناً من منتجات الشركة.',
      ],
      neither: [
        'الأجر الشهري 9375 ريالاً سعودياً بما يعادل 2500 دولار.',
        'تتكفل الشركة بتأمين العامل بمبلغ 100,000 دولار.',
      ],
    },
  },
  'SA-LAB-101': {
    en: {
      keeps: [
        'The salary shall be paid at the end of each Gregorian month.',
        'Wages are transferred monthly, on the 27th day.',
      ],
      breaks: [
        'The salary is payable every three (3) months in arrears.',
        'The wages of the Worker shall be paid at the end of the project.',
        'The Second Party shall receive his salary only after the Company has received payment from its client.',
        'Salaries become payable once the customer pays the invoice to the Company.',
        'The Employer may delay payment of the salary for up to ninety days.',
      ],
      neither: [
        'The salary is reviewed annually.',
        'A performance bonus on top of the salary is paid quarterly.',
        'The Employer may not reduce the salary of the Employee.',
      ],
    },
    ar: {
      keeps: ['يصرف الأجر في نهاية كل شهر ميلادي.', 'يودع راتب العامل شهرياً في حسابه البنكي.'],
      breaks: [
        'يدفع راتب الطرف الثاني كل ثلاثة أشهر.',
        'لا يصرف الأجر إلا بعد استلام المستخلص من المالك.',
        'تصرف رواتب العاملين بعد تحصيل مستحقات الشركة من العميل.',
        'يحق لصاحب العمل تأخير صرف الأجر عند عدم توفر السيولة.',
      ],
      neither: ['تصرف العمولة كل ثلاثة أشهر إضافة إلى الأجر.', 'تتم مراجعة الراتب في نهاية السنة.'],
    },
  },
  'SA-LAB-102': {
    en: {
      keeps: [
        'The salary is transferred to the bank account of the Employee.',
        'Wages are paid through the Wage Protection System.',
      ],
      breaks: [
        "The salary shall be deposited in the Employee's bank account outside the Kingdom.",
        'Wages are transferred to an account nominated by the Worker outside Saudi Arabia.',
      ],
      neither: [
        'The Employee may not open a bank account in the name of the Company.',
        'Salary information is confidential inside and outside the Kingdom.',
      ],
    },
    ar: {
      keeps: ['يدفع الأجر في حساب العامل عن طريق البنوك المعتمدة في المملكة.'],
      breaks: ['يحول راتب العامل إلى حسابه لدى بنك خارج المملكة.', 'تودع الأجور في حساب خارج السعودية.'],
      neither: ['لا يجوز للعامل فتح حساب باسم الشركة.', 'يجوز إيفاد العامل إلى خارج المملكة.'],
    },
  },
};
