import type { LawRule } from './rule.js';

/** Rules of the Labor Law on hours, rest and overtime. */
export const laborHoursRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-22',
    source: { law: 'labor', articles: ['98', '106'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Working hours',
      ar: 'ساعات العمل',
    },
    demands: {
      en: 'A worker may not actually work more than eight hours a day, where the employer keeps to the daily measure, or 48 hours a week, where it keeps to the weekly one.',
      ar: 'لا يجوز تشغيل العامل تشغيلاً فعلياً أكثر من ثماني ساعات في اليوم الواحد إذا اعتمد صاحب العمل المعيار اليومي، أو أكثر من ثمان وأربعين ساعة في الأسبوع إذا اعتمد المعيار الأسبوعي.',
    },
    instead: {
      en: 'Working hours are eight hours a day and 48 hours a week.',
      ar: 'ساعات العمل ثماني ساعات في اليوم، وثمان وأربعون ساعة في الأسبوع.',
    },
    caution: {
      en: 'Other limits apply to shifts (Art. 100), to the cases of Articles 99 and 106, and to the posts and work of Article 108.',
      ar: 'تسري حدود أخرى على العمل بالتناوب (المادة 100)، وعلى الحالات المنصوص عليها في المادتين (99) و(106)، وعلى المناصب والأعمال المنصوص عليها في المادة (108).',
    },
    silence: 'nothing',
    searched: { en: ['working hours'], ar: ['ساعات العمل'] },
  },
  {
    id: 'SA-LAB-106',
    source: { law: 'labor', articles: ['98', '106', '108'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Working hours in Ramadan',
      ar: 'ساعات العمل في شهر رمضان',
    },
    demands: {
      en: 'In Ramadan the actual working hours of Muslims may not exceed six a day or 36 a week, save in the cases of Article 106, such as stocktaking, danger or unusual pressure of work, and for those whom Article 108 leaves out.',
      ar: 'تخفض ساعات العمل الفعلية خلال شهر رمضان للمسلمين، بحيث لا تزيد على ست ساعات في اليوم أو ست وثلاثين ساعة في الأسبوع، عدا الحالات الواردة في المادة (106) كالجرد ومنع وقوع حادث خطر وضغط العمل غير العادي، ومن لا تسري عليهم وفق المادة (108).',
    },
    instead: {
      en: 'In Ramadan, Muslim employees work no more than six hours a day or 36 hours a week, with no reduction of the wage.',
      ar: 'تخفض ساعات العمل خلال شهر رمضان للعاملين المسلمين بحيث لا تزيد على ست ساعات في اليوم أو ست وثلاثين ساعة في الأسبوع، دون تخفيض الأجر.',
    },
    silence: 'nothing',
    searched: { en: ['Ramadan'], ar: ['رمضان'] },
  },
  {
    id: 'SA-LAB-107',
    source: { law: 'labor', articles: ['101', '106', '108'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Breaks during the day',
      ar: 'فترات الراحة خلال اليوم',
    },
    demands: {
      en: 'A worker may not work more than five hours in a row without a break of at least half an hour for rest, prayer and food, nor stay at the place of work for more than twelve hours a day, save in the cases of Article 106 and for those whom Article 108 leaves out.',
      ar: 'لا يعمل العامل أكثر من خمس ساعات متتالية دون فترة للراحة والصلاة والطعام لا تقل عن نصف ساعة في المرة الواحدة، ولا يبقى في مكان العمل أكثر من اثنتي عشرة ساعة في اليوم الواحد، عدا الحالات الواردة في المادة (106) ومن لا تسري عليهم وفق المادة (108).',
    },
    instead: {
      en: 'The Employee does not work more than five hours in a row without a break of at least half an hour for rest, prayer and food.',
      ar: 'لا يعمل العامل أكثر من خمس ساعات متتالية دون فترة للراحة والصلاة والطعام لا تقل عن نصف ساعة.',
    },
    silence: 'nothing',
    searched: { en: ['break'], ar: ['فترة الراحة'] },
  },
  {
    id: 'SA-LAB-108',
    source: { law: 'labor', articles: ['104', '105', '106'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Weekly day of rest',
      ar: 'يوم الراحة الأسبوعية',
    },
    demands: {
      en: 'Every worker has a weekly day of rest of at least 24 hours in a row on full wage; Friday, unless the employer replaces it by another day for some workers after it has told the labor office. It may not be compensated in cash. Where Article 105 allows, the rests of up to eight weeks may be gathered by agreement and with the approval of the Ministry; Article 106 names cases in which the day of Article 104(1) need not be kept.',
      ar: 'لكل عامل يوم راحة أسبوعية بأجر كامل لا يقل عن أربع وعشرين ساعة متتالية، وهو يوم الجمعة، ولصاحب العمل بعد إبلاغ مكتب العمل المختص أن يستبدل به لبعض عماله يوماً آخر، ولا يجوز تعويضه بمقابل نقدي. ويجوز وفق المادة (105) تجميع الراحات عن مدة لا تتجاوز ثمانية أسابيع باتفاق الطرفين وموافقة الوزارة، وتورد المادة (106) حالات لا يتقيد فيها بالفقرة (1) من المادة (104).',
    },
    instead: {
      en: 'Friday is the weekly day of rest, on full wage. It is at least 24 hours in a row and is not replaced by cash.',
      ar: 'يوم الجمعة هو يوم الراحة الأسبوعية بأجر كامل، ولا يقل عن أربع وعشرين ساعة متتالية، ولا يعوض عنه بمقابل نقدي.',
    },
    silence: 'nothing',
    searched: { en: ['weekly rest', 'rest day'], ar: ['الراحة الأسبوعية', 'يوم الراحة'] },
  },
  {
    id: 'SA-LAB-23',
    source: { law: 'labor', articles: ['107'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Rate of overtime pay',
      ar: 'مقدار أجر العمل الإضافي',
    },
    demands: {
      en: "Overtime is paid at the hourly wage plus 50% of the worker's basic wage; with the worker's consent, paid compensatory leave may take its place.",
      ar: 'يجب أن يدفع صاحب العمل عن ساعات العمل الإضافية أجراً يوازي أجر الساعة مضافاً إليه 50% من أجره الأساسي، وله بموافقة العامل أن يحتسب أيام إجازة تعويضية مدفوعة الأجر بدلاً عنه.',
    },
    instead: {
      en: "For overtime the Employer pays the hourly wage plus 50% of the Employee's basic wage.",
      ar: 'يدفع صاحب العمل للعامل عن ساعات العمل الإضافية أجراً يوازي أجر الساعة مضافاً إليه (50%) من أجره الأساسي.',
    },
    silence: 'nothing',
    searched: { en: ['overtime'], ar: ['العمل الإضافي'] },
  },
  {
    id: 'SA-LAB-109',
    source: { law: 'labor', articles: ['107'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Overtime without pay',
      ar: 'العمل الإضافي دون أجر',
    },
    demands: {
      en: 'Overtime must be paid; all hours worked on holidays and feasts count as overtime.',
      ar: 'يجب دفع أجر إضافي عن ساعات العمل الإضافية، وتعد جميع ساعات العمل التي تؤدى في أيام العطل والأعياد ساعات إضافية.',
    },
    instead: {
      en: "Overtime, and work on holidays and feasts, is paid at the hourly wage plus 50% of the Employee's basic wage.",
      ar: 'يدفع صاحب العمل أجراً إضافياً عن ساعات العمل الإضافية والعمل في أيام العطل والأعياد، يوازي أجر الساعة مضافاً إليه (50%) من الأجر الأساسي.',
    },
    caution: {
      en: 'The limits of hours do not cover those who hold high posts with the powers of the employer over workers (Art. 108).',
      ar: 'لا تسري أحكام ساعات العمل على شاغلي المناصب العالية الذين يتمتعون بسلطات صاحب العمل على العمال (المادة 108).',
    },
    silence: 'nothing',
    searched: { en: ['overtime'], ar: ['العمل الإضافي'] },
  },
];
