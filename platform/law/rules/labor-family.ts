import type { LawRule } from './rule.js';

/** Rules of the Labor Law on sick leave, on leave for family events, and on working women. */
export const laborFamilyRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-25',
    source: { law: 'labor', articles: ['113'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Leave for marriage, death and birth',
      ar: 'إجازات الزواج والوفاة والمولود',
    },
    demands: {
      en: 'A worker has leave on full wage of five days on marriage or the death of a spouse, ascendant or descendant, and of three days on the death of a brother or sister or, within seven days of the birth, for the birth of a child.',
      ar: 'للعامل الحق في إجازة بأجر كامل لمدة خمسة أيام عند زواجه أو في حالة وفاة زوجه أو أحد أصوله أو فروعه، وثلاثة أيام في حالة وفاة الأخ أو الأخت، وثلاثة أيام في حالة ولادة مولود له خلال سبعة أيام من تاريخ الولادة.',
    },
    instead: {
      en: 'The Employee has leave on full wage: five days on his marriage or on the death of his spouse, an ascendant or a descendant; three days on the death of a brother or sister; and three days on the birth of his child, within seven days of it.',
      ar: 'للعامل إجازة بأجر كامل لمدة خمسة أيام عند زواجه أو وفاة زوجه أو أحد أصوله أو فروعه، وثلاثة أيام عند وفاة أخيه أو أخته، وثلاثة أيام عند ولادة مولود له خلال سبعة أيام من تاريخ الولادة.',
    },
    silence: 'nothing',
    searched: {
      en: ['marriage leave', 'bereavement leave', 'paternity leave'],
      ar: ['إجازة زواج', 'إجازة وفاة', 'إجازة مولود'],
    },
  },
  {
    id: 'SA-LAB-116',
    source: { law: 'labor', articles: ['114'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Leave for the pilgrimage',
      ar: 'إجازة الحج',
    },
    demands: {
      en: 'After two years of continuous service, a worker who has not made the pilgrimage before has leave on wage for it once, of ten to fifteen days including the Eid al-Adha leave.',
      ar: 'للعامل الذي أمضى لدى صاحب العمل سنتين متصلتين على الأقل ولم يؤد فريضة الحج من قبل الحق في إجازة بأجر لأدائها مرة واحدة، لا تقل مدتها عن عشرة أيام ولا تزيد على خمسة عشر يوماً بما فيها إجازة عيد الأضحى.',
    },
    instead: {
      en: 'After two years of continuous service the Employee, if he has not made the pilgrimage before, has leave on wage for it once, of ten to fifteen days including the Eid al-Adha leave.',
      ar: 'للعامل بعد سنتين متصلتين من الخدمة إجازة بأجر مدتها من عشرة أيام إلى خمسة عشر يوماً بما فيها إجازة عيد الأضحى لأداء فريضة الحج مرة واحدة إذا لم يكن قد أداها من قبل.',
    },
    silence: 'nothing',
    searched: { en: ['Hajj leave'], ar: ['إجازة الحج'] },
  },
  {
    id: 'SA-LAB-117',
    source: { law: 'labor', articles: ['112'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Feasts and official occasions',
      ar: 'إجازات الأعياد والمناسبات',
    },
    demands: {
      en: 'A worker has leave on full wage on the feasts and occasions that the implementing regulation sets.',
      ar: 'لكل عامل الحق في إجازة بأجر كامل في الأعياد والمناسبات التي تحددها اللائحة.',
    },
    instead: {
      en: 'The Employee has leave on full wage on the feasts and occasions set by the implementing regulation of the Labor Law.',
      ar: 'للعامل إجازة بأجر كامل في الأعياد والمناسبات التي تحددها اللائحة التنفيذية لنظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['official holidays', 'Eid'], ar: ['الأعياد', 'العطل الرسمية'] },
  },
  {
    id: 'SA-LAB-26',
    source: { law: 'labor', articles: ['117'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Sick leave',
      ar: 'الإجازة المرضية',
    },
    demands: {
      en: 'A worker whose illness is proved has sick leave within one year of 30 days on wage, then 60 days on three quarters of the wage, then 30 days unpaid.',
      ar: 'للعامل الذي يثبت مرضه الحق في إجازة مرضية خلال السنة الواحدة بأجر عن الثلاثين يوماً الأولى، وبثلاثة أرباع الأجر عن الستين يوماً التالية، ودون أجر للثلاثين يوماً التي تلي ذلك.',
    },
    instead: {
      en: 'On proof of illness the Employee has sick leave within one year: the first 30 days on wage, the next 60 days on three quarters of the wage, and the next 30 days unpaid.',
      ar: 'للعامل الذي يثبت مرضه إجازة مرضية خلال السنة الواحدة بأجر عن الثلاثين يوماً الأولى، وبثلاثة أرباع الأجر عن الستين يوماً التالية، ودون أجر للثلاثين يوماً التي تليها.',
    },
    silence: 'nothing',
    searched: { en: ['sick leave'], ar: ['الإجازة المرضية'] },
  },
  {
    id: 'SA-LAB-118',
    source: { law: 'labor', articles: ['82', '117'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Ending service for illness',
      ar: 'إنهاء الخدمة بسبب المرض',
    },
    demands: {
      en: 'The employer may not end the service of a worker for illness before the periods of sick leave that the law grants are used up.',
      ar: 'لا يجوز لصاحب العمل إنهاء خدمة العامل بسبب المرض قبل استنفاده المدد المحددة للإجازة المرضية في النظام.',
    },
    instead: {
      en: 'The Employer does not end the service of the Employee for illness before the periods of sick leave under the Labor Law are used up.',
      ar: 'لا ينهي صاحب العمل خدمة العامل بسبب المرض قبل استنفاده المدد المحددة للإجازة المرضية في نظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['illness', 'termination'], ar: ['المرض', 'إنهاء الخدمة'] },
  },
  {
    id: 'SA-LAB-27',
    source: { law: 'labor', articles: ['151'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Maternity leave',
      ar: 'إجازة الوضع',
    },
    demands: {
      en: 'A working woman has maternity leave of twelve weeks on full wage; the six weeks after the birth are compulsory.',
      ar: 'للمرأة العاملة الحق في إجازة وضع بأجر كامل لمدة اثني عشر أسبوعاً، منها وجوبياً الأسابيع الستة التالية للوضع.',
    },
    instead: {
      en: 'The Employee has maternity leave of twelve weeks on full wage, including the six weeks after the birth, and may extend it by one month without pay.',
      ar: 'للعاملة إجازة وضع بأجر كامل لمدة اثني عشر أسبوعاً منها الأسابيع الستة التالية للوضع، ولها تمديدها شهراً دون أجر.',
    },
    silence: 'nothing',
    searched: { en: ['maternity leave'], ar: ['إجازة الوضع'] },
  },
  {
    id: 'SA-LAB-119',
    source: { law: 'labor', articles: ['155'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Dismissal during pregnancy and maternity leave',
      ar: 'فصل العاملة أثناء الحمل وإجازة الوضع',
    },
    demands: {
      en: 'The employer may not dismiss a woman, or warn her of dismissal, while she is pregnant or on maternity leave, nor during an illness that comes of either, within 180 days of absence a year.',
      ar: 'لا يجوز لصاحب العمل فصل العاملة أو إنذارها بالفصل أثناء حملها أو تمتعها بإجازة الوضع، ويشمل ذلك مدة مرضها الناشئ عن أي منهما بما لا يتجاوز مائة وثمانين يوماً في السنة.',
    },
    instead: {
      en: 'Delete the clause. The Employer does not dismiss the Employee, or warn her of dismissal, during pregnancy or maternity leave.',
      ar: 'يُحذف البند، ولا يفصل صاحب العمل العاملة ولا ينذرها بالفصل أثناء حملها أو تمتعها بإجازة الوضع.',
    },
    silence: 'nothing',
    searched: { en: ['pregnancy'], ar: ['الحمل'] },
  },
];
