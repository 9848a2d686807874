import type { LawRule } from './rule.js';

/** Rules of the Labor Law on annual leave. */
export const laborLeaveRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-24',
    source: { law: 'labor', articles: ['109'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Length of annual leave',
      ar: 'مدة الإجازة السنوية',
    },
    demands: {
      en: 'A worker is entitled to annual leave of at least 21 days for each year.',
      ar: 'يستحق العامل عن كل عام إجازة سنوية لا تقل مدتها عن واحد وعشرين يوماً.',
    },
    instead: {
      en: 'The Employee is entitled to annual leave of 21 days for each year, increased to 30 days after five years of continuous service, on wage paid in advance.',
      ar: 'يستحق العامل عن كل عام إجازة سنوية مدتها واحد وعشرون يوماً، تزاد إلى ثلاثين يوماً إذا أمضى في خدمة صاحب العمل خمس سنوات متصلة، وتكون بأجر يدفع مقدماً.',
    },
    silence: 'nothing',
    searched: { en: ['annual leave'], ar: ['الإجازة السنوية'] },
  },
  {
    id: 'SA-LAB-111',
    source: { law: 'labor', articles: ['109'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Annual leave after five years',
      ar: 'الإجازة السنوية بعد خمس سنوات',
    },
    demands: {
      en: 'Annual leave is at least 30 days after five continuous years with the same employer.',
      ar: 'تزاد الإجازة السنوية إلى مدة لا تقل عن ثلاثين يوماً إذا أمضى العامل في خدمة صاحب العمل خمس سنوات متصلة.',
    },
    instead: {
      en: 'After five years of continuous service, annual leave is 30 days.',
      ar: 'تزاد الإجازة السنوية إلى ثلاثين يوماً إذا أمضى العامل خمس سنوات متصلة.',
    },
    silence: 'nothing',
    searched: { en: ['annual leave', 'five years'], ar: ['الإجازة السنوية', 'خمس سنوات'] },
  },
  {
    id: 'SA-LAB-112',
    source: { law: 'labor', articles: ['109'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Waiver and cash in place of annual leave',
      ar: 'النزول عن الإجازة السنوية أو تقاضي بدل عنها',
    },
    demands: {
      en: 'A worker must take annual leave in the year in which it is due. It may not be given up, nor exchanged for cash during service.',
      ar: 'يجب أن يتمتع العامل بإجازته في سنة استحقاقها، ولا يجوز النزول عنها، أو أن يتقاضى بدلاً نقدياً عوضاً عن الحصول عليها أثناء خدمته.',
    },
    instead: {
      en: 'The Employee takes annual leave in the year in which it is due. No cash is paid in its place during service.',
      ar: 'يتمتع العامل بإجازته في سنة استحقاقها، ولا يدفع له بدل نقدي عوضاً عنها أثناء خدمته.',
    },
    silence: 'nothing',
    searched: { en: ['annual leave', 'cash in lieu'], ar: ['الإجازة السنوية', 'بدل نقدي'] },
  },
  {
    id: 'SA-LAB-113',
    source: { law: 'labor', articles: ['111'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Untaken leave at the end of service',
      ar: 'أجرة الإجازة غير المستعملة',
    },
    demands: {
      en: 'A worker who leaves before using the leave that is due is paid for it, and for parts of a year in proportion.',
      ar: 'للعامل الحق في الحصول على أجرة عن أيام الإجازة المستحقة إذا ترك العمل قبل استعماله لها، كما يستحق أجرة الإجازة عن أجزاء السنة بنسبة ما قضاه منها في العمل.',
    },
    instead: {
      en: 'When service ends, the Employee is paid for all leave that is due and was not taken, and for parts of a year in proportion.',
      ar: 'عند انتهاء الخدمة يستحق العامل أجرة عن أيام الإجازة المستحقة التي لم يستعملها، وعن أجزاء السنة بنسبة ما قضاه منها في العمل.',
    },
    silence: 'nothing',
    searched: { en: ['unused leave'], ar: ['رصيد الإجازات'] },
  },
  {
    id: 'SA-LAB-114',
    source: { law: 'labor', articles: ['109'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Pay during annual leave',
      ar: 'أجر الإجازة السنوية',
    },
    demands: {
      en: 'Annual leave is on wage, paid in advance.',
      ar: 'تكون الإجازة السنوية بأجر يدفع مقدماً.',
    },
    instead: {
      en: "Annual leave is on the Employee's wage, paid in advance.",
      ar: 'تكون الإجازة السنوية بأجر يدفع مقدماً.',
    },
    silence: 'nothing',
    searched: { en: ['paid annual leave'], ar: ['إجازة بأجر'] },
  },
  {
    id: 'SA-LAB-115',
    source: { law: 'labor', articles: ['110'] },
    documents: ['employment'],
    severity: 'low',
    confidence: 'verified',
    subject: {
      en: 'Postponement of annual leave',
      ar: 'تأجيل الإجازة السنوية',
    },
    demands: {
      en: 'The employer may postpone leave by up to 90 days after the end of its year where work requires; longer only with the written consent of the worker, and not beyond the end of the following year.',
      ar: 'لصاحب العمل تأجيل إجازة العامل بعد نهاية سنة استحقاقها إذا اقتضت ظروف العمل ذلك لمدة لا تزيد على تسعين يوماً، وما زاد عليها فبموافقة العامل كتابة، على ألا يتعدى التأجيل نهاية السنة التالية لسنة استحقاقها.',
    },
    instead: {
      en: 'Where the work requires it, the Employer may postpone leave by up to 90 days after the end of its year; longer only with the written consent of the Employee.',
      ar: 'لصاحب العمل إذا اقتضت ظروف العمل تأجيل الإجازة مدة لا تزيد على تسعين يوماً بعد نهاية سنة استحقاقها، ولا يستمر التأجيل بعدها إلا بموافقة العامل كتابة.',
    },
    silence: 'nothing',
    searched: { en: ['postpone', 'leave'], ar: ['تأجيل الإجازة'] },
  },
];
