import type { LawRule } from './rule.js';

/** Rules of the Labor Law on duties that stand apart: discipline in time, detention, minors, lending of workers, idle time. */
export const laborDutiesRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-129',
    source: { law: 'labor', articles: ['69'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Time limits of discipline', ar: 'مدد المساءلة التأديبية' },
    demands: {
      en: 'A worker may not be accused of a violation that came to light more than thirty days ago, nor be punished more than thirty days after the inquiry ended and the violation was proved.',
      ar: 'لا يجوز اتهام العامل بمخالفة مضى على كشفها أكثر من ثلاثين يوماً، ولا توقيع جزاء تأديبي بعد تاريخ انتهاء التحقيق في المخالفة وثبوتها بأكثر من ثلاثين يوماً.',
    },
    instead: {
      en: 'The Employee is not accused of a violation discovered more than thirty (30) days ago, and no sanction is imposed more than thirty (30) days after the end of the inquiry in which it was proved.',
      ar: 'لا يتهم العامل بمخالفة مضى على كشفها أكثر من ثلاثين (30) يوماً، ولا يوقع عليه جزاء بعد مضي أكثر من ثلاثين (30) يوماً على انتهاء التحقيق وثبوت المخالفة.',
    },
    silence: 'nothing',
    searched: { en: ['disciplinary violation'], ar: ['المخالفة', 'الجزاء التأديبي'] },
  },
  {
    id: 'SA-LAB-130',
    source: { law: 'labor', articles: ['97'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Wage during detention over work', ar: 'أجر العامل الموقوف في قضية متصلة بالعمل' },
    demands: {
      en: 'Where the worker is detained by the authorities in a case connected with the work, the employer continues to pay half of the wage, for up to 180 days, and pays back what was withheld if he is acquitted or the inquiry is closed.',
      ar: 'إذا أوقف العامل لدى الجهات المختصة في قضايا تتصل بالعمل أو بسببه وجب على صاحب العمل الاستمرار في دفع 50% من أجره مدة لا تزيد على مائة وثمانين يوماً، وأن يرد إليه ما حسم إذا قضي ببراءته أو حفظ التحقيق.',
    },
    instead: {
      en: 'Where the Employee is detained in a case connected with the work, the Employer pays half of the wage for up to 180 days, and the rest if the Employee is acquitted or the inquiry is closed.',
      ar: 'إذا أوقف العامل في قضية متصلة بالعمل يدفع له صاحب العمل (50%) من أجره مدة لا تزيد على 180 يوماً، ويرد إليه ما حسم إذا قضي ببراءته أو حفظ التحقيق.',
    },
    silence: 'nothing',
    searched: { en: ['detention'], ar: ['التوقيف', 'الاحتجاز'] },
  },
  {
    id: 'SA-LAB-131',
    source: { law: 'labor', articles: ['164'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Working hours and days of minors', ar: 'ساعات عمل الأحداث وأيامه' },
    demands: {
      en: 'Minors may not actually work more than six hours a day (four in Ramadan), nor more than four in a row without a break, nor on weekly days of rest, feasts and official holidays.',
      ar: 'لا يجوز تشغيل الأحداث تشغيلاً فعلياً أكثر من ست ساعات في اليوم (وأربع في رمضان)، ولا أكثر من أربع ساعات متصلة دون راحة، ولا في أيام الراحة الأسبوعية والأعياد والعطلات الرسمية.',
    },
    instead: {
      en: 'A minor does not actually work more than six hours a day, or four in Ramadan, and does not work on weekly days of rest, feasts or official holidays.',
      ar: 'لا تزيد ساعات العمل الفعلية للحدث على ست ساعات في اليوم وأربع في رمضان، ولا يشغل في أيام الراحة الأسبوعية والأعياد والعطلات الرسمية.',
    },
    silence: 'nothing',
    searched: { en: ['minors', 'juveniles'], ar: ['الأحداث'] },
  },
  {
    id: 'SA-LAB-132',
    source: { law: 'labor', articles: ['39'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Work for others or on one’s own account', ar: 'العمل لدى الغير أو للحساب الخاص' },
    demands: {
      en: 'Save by the rules and procedures of law, the employer may not leave its worker to work for others or on his own account, nor employ the workers of another.',
      ar: 'لا يجوز، بغير اتباع القواعد والإجراءات النظامية المقررة، أن يترك صاحب العمل عامله يعمل لدى الغير أو لحسابه الخاص، ولا أن يوظف عامل غيره.',
    },
    instead: {
      en: 'The Employee works for the Employer alone; he is lent to another only by the procedures of law.',
      ar: 'لا يعمل العامل لدى غير صاحب العمل أو لحسابه الخاص، ولا يعار إلى الغير إلا وفق القواعد والإجراءات النظامية.',
    },
    silence: 'nothing',
    searched: { en: ['work for others', 'secondment'], ar: ['العمل لدى الغير', 'لحسابه الخاص'] },
  },
  {
    id: 'SA-LAB-133',
    source: { law: 'labor', articles: ['62'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Wage for time without work', ar: 'أجر مدة التوقف بسبب صاحب العمل' },
    demands: {
      en: 'A worker who comes to work on time, or shows that he is ready for it, and is kept from it only by a cause on the side of the employer, is due the wage of that time.',
      ar: 'إذا حضر العامل لأداء عمله في الوقت المحدد أو بين أنه مستعد لأدائه، ولم يمنعه إلا سبب راجع إلى صاحب العمل، كان له الحق في أجر المدة التي لا يؤدي فيها العمل.',
    },
    instead: {
      en: 'The Employee is paid for time in which he is ready for work and is kept from it by a cause on the side of the Employer.',
      ar: 'يستحق العامل أجره عن المدة التي يكون فيها مستعداً للعمل ولم يمنعه منه إلا سبب راجع إلى صاحب العمل.',
    },
    silence: 'nothing',
    searched: { en: ['stoppage of work'], ar: ['توقف العمل'] },
  },
  {
    id: 'SA-LAB-134',
    source: { law: 'labor', articles: ['11'] },
    documents: ['employment', 'services', 'construction'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Rights of a contractor’s workers', ar: 'حقوق عمال المتعهد' },
    demands: {
      en: 'Whoever is entrusted with the core work of an employer, or part of it, must give its workers all the rights and benefits that the employer gives its own.',
      ar: 'إذا عهد صاحب العمل لأي شخص بعمل من أعماله الأصلية أو جزء منها، وجب على الأخير أن يعطي عماله جميع الحقوق والمزايا التي يعطيها صاحب العمل الأصلي لعماله.',
    },
    instead: {
      en: 'For the part of the Client’s core work that is entrusted to it, the Contractor gives its workers all the rights and benefits that the Client gives its own.',
      ar: 'يعطي المقاول عماله في الأعمال الأصلية المعهود بها إليه جميع الحقوق والمزايا التي يعطيها صاحب العمل الأصلي لعماله.',
    },
    silence: 'nothing',
    searched: { en: ['the contractor’s workers'], ar: ['عمال المقاول', 'الأعمال الأصلية'] },
  },
];
