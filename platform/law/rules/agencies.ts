import type { LawRule } from './rule.js';

/** Rules on commercial agencies. */
export const agencyRules: readonly LawRule[] = [
  {
    id: 'SA-AGN-01',
    source: { law: 'commercial-agencies', articles: ['1'] },
    documents: ['distribution'],
    severity: 'high',
    confidence: 'partly-verified',
    subject: {
      en: 'Saudi agent or distributor',
      ar: 'سعودية الوكيل أو الموزع',
    },
    demands: {
      en: 'Non-Saudis may not be commercial agents in the Kingdom; companies that are must be wholly Saudi-owned, and so must their directors and signatories be Saudi.',
      ar: 'لا يجوز لغير السعوديين أن يكونوا وكلاء تجاريين في المملكة، ويجب أن يكون رأس مال شركات الوكالات بالكامل سعودياً وأن يكون أعضاء مجالس إدارتها ومن لهم حق التوقيع باسمها سعوديين.',
    },
    instead: {
      en: 'The Agent is a company wholly owned by Saudis, whose directors and signatories are Saudi.',
      ar: 'الوكيل شركة سعودية رأس مالها بالكامل سعودي وأعضاء مجلس إدارتها ومن لهم حق التوقيع باسمها سعوديون.',
    },
    caution: {
      en: 'Foreign traders may hold a licence under the investment rules; it applies to commercial agents and distributors.',
      ar: 'قد يرخص للمستثمر الأجنبي بالتجارة وفق أنظمة الاستثمار، ويسري الحكم على الوكلاء والموزعين التجاريين.',
    },
    silence: 'nothing',
    searched: { en: ['nationality of the agent'], ar: ['سعودية الوكيل'] },
  },
  {
    id: 'SA-AGN-03',
    source: { law: 'commercial-agencies', articles: ['added 2'] },
    documents: ['distribution', 'sale'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Spare parts and maintenance',
      ar: 'قطع الغيار والصيانة',
    },
    demands: {
      en: 'The agent and the distributor keep customary spare parts available at all times, and provide maintenance and the warranty throughout the agency and for one year after it ends or until a new agent is appointed, whichever is earlier.',
      ar: 'يلتزم الوكيل والموزع بتأمين قطع الغيار التي تطلب عادة بصفة دائمة، وبتأمين الصيانة وضمان جودة الصنع طوال مدة الوكالة ولمدة سنة تالية لانتهائها أو لتعيين وكيل جديد أيهما أسبق.',
    },
    instead: {
      en: 'The Distributor provides spare parts, maintenance and the warranty during the agency and for one year after it ends or until a new agent is appointed, whichever is earlier.',
      ar: 'يلتزم الموزع بتأمين قطع الغيار والصيانة والضمان طوال مدة الوكالة ولمدة سنة تالية لانتهائها أو حتى تعيين وكيل جديد أيهما أسبق.',
    },
    silence: 'nothing',
    searched: { en: ['spare parts', 'maintenance'], ar: ['قطع الغيار', 'الصيانة'] },
  },
  {
    id: 'SA-AGN-04',
    source: { law: 'commercial-agencies', articles: ['3'] },
    documents: ['distribution'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Register of commercial agencies',
      ar: 'القيد في سجل الوكالات',
    },
    demands: {
      en: 'Only those entered in the register of the Ministry of Commerce may act as commercial agents.',
      ar: 'لا يجوز أن يقوم بعمل الوكيل التجاري إلا من كان مقيداً في السجل المعد لذلك في وزارة التجارة.',
    },
    instead: {
      en: 'The Agent registers this agency with the Ministry of Commerce before acting under it.',
      ar: 'يقيد الوكيل هذه الوكالة في سجل الوكالات بوزارة التجارة قبل مباشرة أعمالها.',
    },
    silence: 'nothing',
    searched: { en: ['register of agencies'], ar: ['سجل الوكالات'] },
  },
];
