import type { LawRule } from './rule.js';

/** Rules of the Labor Law on wages and dues. */
export const laborPayRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-19',
    source: { law: 'labor', articles: ['88'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Settlement of dues at the end of service', ar: 'تصفية الحقوق عند انتهاء الخدمة' },
    demands: {
      en: 'When service ends, the employer must pay the wage and settle the dues within one week, or within two weeks where the worker ended the contract.',
      ar: 'يجب على صاحب العمل عند انتهاء خدمة العامل دفع أجره وتصفية حقوقه خلال أسبوع على الأكثر، وخلال مدة لا تزيد على أسبوعين إذا كان العامل هو الذي أنهى العقد.',
    },
    instead: {
      en: 'When service ends, the Employer pays the wage and settles all dues within one week, or within two weeks if the Employee ended the contract.',
      ar: 'عند انتهاء خدمة العامل يدفع صاحب العمل أجره ويصفي حقوقه كاملة خلال أسبوع، أو خلال أسبوعين إذا كان العامل هو الذي أنهى العقد.',
    },
    silence: 'nothing',
    searched: { en: ['final settlement', 'final dues'], ar: ['تصفية الحقوق', 'المستحقات النهائية'] },
  },
  {
    id: 'SA-LAB-20',
    source: { law: 'labor', articles: ['90'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Currency of the wage', ar: 'عملة الأجر' },
    demands: {
      en: 'The wage and every sum due to the worker must be paid in the official currency of the Kingdom.',
      ar: 'يجب دفع أجر العامل وكل مبلغ مستحق له بالعملة الرسمية للبلاد.',
    },
    instead: {
      en: 'The Employee receives a monthly wage of SAR (…), paid in Saudi riyals.',
      ar: 'يدفع صاحب العمل للعامل أجراً شهرياً قدره (…) ريال سعودي، بالعملة الرسمية للمملكة.',
    },
    silence: 'nothing',
    searched: { en: ['wage', 'currency', 'riyals'], ar: ['الأجر', 'العملة', 'ريال'] },
  },
  {
    id: 'SA-LAB-101',
    source: { law: 'labor', articles: ['90', '94'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Time of payment of the wage', ar: 'مواعيد دفع الأجر' },
    demands: {
      en: 'Workers on a monthly wage are paid once a month, and workers on a daily wage at least once a week; the wage may not be paid late without a lawful reason.',
      ar: 'تصرف أجور العمال ذوي الأجور الشهرية مرة في الشهر، والعمال باليومية مرة كل أسبوع على الأقل، ولا يجوز تأخير الأجر عن موعد استحقاقه دون مسوغ مشروع.',
    },
    instead: {
      en: 'The wage is paid at the end of each Gregorian month, whatever the Employer receives from others.',
      ar: 'يصرف الأجر في نهاية كل شهر ميلادي، بصرف النظر عما يتحصل عليه صاحب العمل من الغير.',
    },
    silence: 'nothing',
    searched: { en: ['paid monthly', 'pay day'], ar: ['صرف الأجر', 'نهاية كل شهر'] },
  },
  {
    id: 'SA-LAB-102',
    source: { law: 'labor', articles: ['90'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Payment of the wage through banks', ar: 'دفع الأجر عن طريق البنوك' },
    demands: {
      en: "Wages must be paid into the workers' accounts through banks approved in the Kingdom, unless the Minister has exempted the establishment.",
      ar: 'تلزم المنشآت بدفع الأجور في حسابات العمال عن طريق البنوك المعتمدة في المملكة، وللوزير استثناء بعض المنشآت من ذلك.',
    },
    instead: {
      en: "The wage is transferred to the Employee's account with a bank approved in the Kingdom.",
      ar: 'يحول الأجر إلى حساب العامل لدى أحد البنوك المعتمدة في المملكة.',
    },
    silence: 'nothing',
    searched: { en: ['bank account', 'wage protection'], ar: ['حساب بنكي', 'حماية الأجور'] },
  },
  {
    id: 'SA-LAB-21',
    source: { law: 'labor', articles: ['92'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Deductions from the wage', ar: 'الحسم من الأجر' },
    demands: {
      en: "Nothing may be deducted from the wage for private claims without the worker's written consent, except in the cases that the law lists: the employer's loans up to 10% of the wage, contributions set by law, fines, damage and court judgments among them.",
      ar: 'لا يجوز حسم أي مبلغ من أجور العامل لقاء حقوق خاصة دون موافقة خطية منه، إلا في الحالات المحددة في النظام، ومنها استرداد قروض صاحب العمل بما لا يزيد على 10% من الأجر، والاشتراكات المقررة نظاماً، والغرامات، ومقابل ما أتلفه العامل، وتنفيذ الأحكام القضائية.',
    },
    instead: {
      en: "Nothing is deducted from the wage without the Employee's written consent, except in the cases and within the limits of Articles 91 to 93 of the Labor Law.",
      ar: 'لا يحسم أي مبلغ من أجر العامل دون موافقة خطية منه، إلا في الحالات وبالحدود المنصوص عليها في المواد (91) إلى (93) من نظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['deduction'], ar: ['الحسم من الأجر'] },
  },
  {
    id: 'SA-LAB-103',
    source: { law: 'labor', articles: ['93'] },
    documents: ['employment', 'nda'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Limit of all deductions', ar: 'الحد الأعلى للمبالغ المحسومة' },
    demands: {
      en: 'In no case may deductions exceed half of the wage due, unless the labor court allows more.',
      ar: 'لا يجوز في جميع الأحوال أن تزيد نسبة المبالغ المحسومة على نصف أجر العامل المستحق، ما لم يثبت لدى المحكمة العمالية إمكان الزيادة.',
    },
    instead: {
      en: 'Deductions in a month may not exceed half of the wage due to the Employee.',
      ar: 'لا تزيد المبالغ المحسومة في الشهر على نصف أجر العامل المستحق.',
    },
    silence: 'nothing',
    searched: { en: ['deduction'], ar: ['الحسم'] },
  },
  {
    id: 'SA-LAB-104',
    source: { law: 'labor', articles: ['91'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Deductions for damage', ar: 'الحسم مقابل التلف والفقد' },
    demands: {
      en: "For loss or damage that the worker caused by fault or against instructions, the employer may deduct no more than five days' wage in each month.",
      ar: 'إذا تسبب العامل بخطئه أو مخالفته التعليمات في فقد أو إتلاف، فلصاحب العمل أن يقتطع من أجره ما يلزم للإصلاح على ألا يزيد ما يقتطع على أجر خمسة أيام في كل شهر.',
    },
    instead: {
      en: "If the Employee damages or loses property of the Employer by his own fault, the cost of repair may be deducted from his wage, by no more than five days' wage in each month.",
      ar: 'إذا تسبب العامل بخطئه في فقد أو إتلاف ممتلكات صاحب العمل، فلصاحب العمل أن يقتطع من أجره المبلغ اللازم للإصلاح، على ألا يزيد ما يقتطع على أجر خمسة أيام في كل شهر.',
    },
    silence: 'nothing',
    searched: { en: ['damage', 'deduction'], ar: ['التلف', 'الحسم'] },
  },
  {
    id: 'SA-LAB-105',
    source: { law: 'labor', articles: ['61'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Withholding of the wage', ar: 'احتجاز الأجر' },
    demands: {
      en: 'The employer may not withhold the wage, or any part of it, without a judicial order.',
      ar: 'لا يجوز لصاحب العمل أن يحتجز أجر العامل أو جزءاً منه دون سند قضائي.',
    },
    instead: {
      en: 'Delete the clause. The wage is paid when it is due; claims against the Employee are pursued within the limits of the law on deductions.',
      ar: 'يُحذف البند، ويدفع الأجر في موعد استحقاقه، وتُستوفى حقوق صاحب العمل في حدود أحكام الحسم من الأجر.',
    },
    silence: 'nothing',
    searched: { en: ['withhold wages'], ar: ['احتجاز الأجر'] },
  },
];
