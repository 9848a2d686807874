import type { CasesById } from '../types.js';

export const deductionCases: CasesById = {
  'SA-LAB-21': {
    en: {
      keeps: [
        "No amount may be deducted from the Employee's salary without his written consent, except in the cases of Article 92 of the Labor Law.",
        'Deductions from wages are made only in the cases set out in the Labor Law.',
      ],
      breaks: [
        "The Employer may deduct any amount it deems appropriate from the Employee's salary.",
        "The First Party has the right to deduct from the Second Party's wages without his consent any sums it claims from him.",
        "At its sole discretion, the Company may set off losses against the Employee's remuneration.",
        'Sums due to the Company for any reason are deducted from the salary without reference to the Employee.',
      ],
      neither: [
        'The Employer may not at its discretion transfer the Employee.',
        'The customer may deduct five percent of the invoice at its discretion.',
        'Salary increases are at the sole discretion of the Company.',
      ],
    },
    ar: {
      keeps: ['لا يجوز حسم أي مبلغ من أجر العامل دون موافقة خطية منه إلا في الحالات المنصوص عليها نظاماً.'],
      breaks: [
        'يحق لصاحب العمل خصم أي مبالغ يراها مناسبة من راتب العامل.',
        'للشركة حسم ما تشاء من أجر الموظف دون الرجوع إليه.',
        'يجوز للطرف الأول أن يخصم من راتب الطرف الثاني أي مبلغ دون موافقته.',
      ],
      neither: [
        'تخضع زيادة الراتب لتقدير الشركة المطلق.',
        'للمشتري خصم قيمة التالف من الفاتورة دون الرجوع إلى البائع.',
      ],
    },
  },
  'SA-LAB-103': {
    en: {
      keeps: [
        'Deductions may not exceed 50% of the wage due to the Employee.',
        'In all cases deductions from the salary shall not exceed half of the wage due.',
      ],
      breaks: [
        "The Employer may deduct up to seventy percent (70%) of the Employee's monthly salary until the debt is paid.",
        'Any debt of the Employee is deducted in instalments of 80% of his wage.',
        'The Company may deduct the full salary of the Employee until the loss is recovered.',
      ],
      neither: [
        'The Company deducts the contribution of 9.75% of the wage for GOSI.',
        'Housing allowance is 25% of the salary.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز أن تزيد المبالغ المحسومة على نصف أجر العامل المستحق.',
        'يجوز حسم ما لا يزيد على 25% من أجر العامل.',
      ],
      breaks: [
        'يحق لصاحب العمل حسم ما يصل إلى (75%) من أجر العامل لسداد الدين.',
        'للشركة خصم كامل راتب الموظف حتى استيفاء حقوقها.',
        'يخصم 60% من الراتب الشهري حتى سداد المديونية.',
      ],
      neither: ['يبلغ بدل السكن 25% من الأجر الأساسي.', 'يتمتع العامل بخصم 60% على منتجات الشركة.'],
    },
  },
  'SA-LAB-104': {
    en: {
      keeps: [
        "For damage caused by his fault, the Employer may deduct the cost of repair from the salary, up to five days' wage in each month.",
      ],
      breaks: [
        "The cost of any damage to equipment may be deducted from the Employee's salary, up to fifteen (15) days' wages per month.",
        "The Employer may deduct the full value of lost tools from the Employee's next salary.",
        'The Company shall deduct in one lump sum from the wages of the Worker the price of any damaged goods.',
      ],
      neither: [
        'The Employee shall report any loss or damage within five days.',
        'The Employer shall deduct two days of absence from the salary.',
      ],
    },
    ar: {
      keeps: [
        'لصاحب العمل حسم قيمة ما أتلفه العامل بخطئه من أجره على ألا يزيد ما يحسم على أجر خمسة أيام في كل شهر.',
      ],
      breaks: [
        'يحق للشركة خصم قيمة التلفيات من راتب العامل بما لا يزيد على أجر خمسة عشر يوماً شهرياً.',
        'تخصم قيمة أي تلف يتسبب فيه العامل من راتبه دفعة واحدة.',
      ],
      neither: ['يلتزم العامل بالإبلاغ عن أي تلف خلال خمسة أيام.', 'يحسم أجر يومين عن كل يوم غياب.'],
    },
  },
  'SA-LAB-105': {
    en: {
      keeps: ["The Employer may not withhold the Employee's wages, in whole or in part."],
      breaks: [
        "The Company may withhold the Employee's salary until all property is returned.",
        "The first month's salary shall be retained as a security deposit.",
        "The Employer has the right to withhold one month's salary as a guarantee against early departure.",
        'The last salary of the Employee will be held as security for his debts.',
      ],
      neither: [
        'The Employer shall withhold tax from the salary where the law requires.',
        'The Employee shall not withhold information from the Company.',
      ],
    },
    ar: {
      keeps: ['لا يجوز لصاحب العمل احتجاز أجر العامل أو جزء منه.'],
      breaks: [
        'يحق للشركة احتجاز راتب الموظف لحين تسليم العهدة.',
        'يتم حجز راتب الشهر الأول كضمان لدى صاحب العمل.',
        'يجوز للطرف الأول الامتناع عن صرف راتب الطرف الثاني حتى يوقع المخالصة.',
      ],
      neither: ['تحتفظ الشركة بسجلات الأجور لمدة خمس سنوات.', 'لا يجوز للعامل احتجاز أدوات الشركة.'],
    },
  },
};
