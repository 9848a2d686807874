import type { LawRule } from './rule.js';

/** Rules on assignment, fines, termination and disputes of government contracts. */
export const tenderPerformanceRules: readonly LawRule[] = [
  {
    id: 'SA-GTP-05',
    source: { law: 'government-tenders', articles: ['70'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Assignment of the contract',
      ar: 'التنازل عن العقد',
    },
    demands: {
      en: 'The contractor may assign the contract or part of it only with the written approval of the agency and of the Ministry.',
      ar: 'لا يجوز للمتعاقد التنازل عن العقد أو جزء منه إلا بعد الحصول على موافقة مكتوبة من الجهة الحكومية والوزارة.',
    },
    instead: {
      en: 'The Contractor may not assign the Contract or part of it without the written approval of the Agency and the Ministry of Finance.',
      ar: 'لا يجوز للمتعاقد التنازل عن العقد أو جزء منه دون موافقة مكتوبة من الجهة ووزارة المالية.',
    },
    silence: 'nothing',
    searched: { en: ['assignment'], ar: ['التنازل عن العقد'] },
  },
  {
    id: 'SA-GTP-06',
    source: { law: 'government-tenders', articles: ['72', '73'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Caps of delay fines',
      ar: 'حدود غرامة التأخير',
    },
    demands: {
      en: "Delay fines may not exceed 6% of the value of a supply contract and 20% of that of other contracts; more needs the Minister's prior approval, stated to bidders.",
      ar: 'لا تتجاوز غرامة التأخير (6%) من قيمة عقد التوريد و(20%) من قيمة العقود الأخرى، ولا تزاد إلا بموافقة مسبقة من الوزير توضح للمتنافسين قبل تقديم عروضهم.',
    },
    instead: {
      en: 'Delay fines do not exceed 6% of the contract value for supply, and 20% for other contracts.',
      ar: 'لا تتجاوز غرامة التأخير (6%) من قيمة عقد التوريد و(20%) من قيمة العقود الأخرى.',
    },
    silence: 'nothing',
    searched: { en: ['delay fine'], ar: ['غرامة التأخير'] },
  },
  {
    id: 'SA-GTP-07',
    source: { law: 'government-tenders', articles: ['76', '77'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: "The agency's right to terminate",
      ar: 'إنهاء الجهة الحكومية للعقد',
    },
    demands: {
      en: 'The agency must terminate in cases such as bribery, fraud or bankruptcy, and may terminate if the public interest requires it.',
      ar: 'يجب على الجهة الحكومية إنهاء العقد في حالات منها الرشوة والغش والإفلاس، ولها إنهاؤه إذا اقتضت المصلحة العامة ذلك.',
    },
    instead: {
      en: 'The Agency terminates the Contract in the cases of Article 76 of the Law, and may terminate it if the public interest requires.',
      ar: 'تنهي الجهة العقد في الحالات الواردة في المادة (السادسة والسبعين) من النظام، ولها إنهاؤه إذا اقتضت المصلحة العامة ذلك.',
    },
    silence: 'nothing',
    searched: { en: ['termination for the public interest'], ar: ['إنهاء العقد للمصلحة العامة'] },
  },
  {
    id: 'SA-GTP-08',
    source: { law: 'government-tenders', articles: ['92'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Disputes of government contracts',
      ar: 'تسوية منازعات العقود الحكومية',
    },
    demands: {
      en: "Where the agency breaches the contract, the contractor may go to the administrative court for compensation; the agency may agree on arbitration only after the Minister's approval.",
      ar: 'إذا أخلت الجهة الحكومية بالتزاماتها جاز للمتعاقد التقدم إلى المحكمة الإدارية للمطالبة بالتعويض، وللجهة بعد موافقة الوزير الاتفاق على التحكيم.',
    },
    instead: {
      en: "The Contractor may bring its claims before the administrative court; arbitration is agreed only after the Minister's approval.",
      ar: 'للمتعاقد رفع مطالباته إلى المحكمة الإدارية، ولا يتفق على التحكيم إلا بعد موافقة الوزير.',
    },
    silence: 'nothing',
    searched: { en: ['administrative court', 'arbitration'], ar: ['المحكمة الإدارية', 'التحكيم'] },
  },
  {
    id: 'SA-GTP-10',
    source: { law: 'government-tenders', articles: ['71'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Subcontracting',
      ar: 'التعاقد من الباطن',
    },
    demands: {
      en: "The contractor may not subcontract without the agency's written approval, and is always jointly liable with the subcontractor.",
      ar: 'لا يجوز للمتعاقد التعاقد من الباطن دون موافقة مكتوبة من الجهة الحكومية، ويكون في جميع الأحوال مسؤولاً بالتضامن مع المتعاقد من الباطن.',
    },
    instead: {
      en: "The Contractor subcontracts only with the Agency's written approval and is jointly liable with the subcontractor.",
      ar: 'لا يتعاقد المتعاقد من الباطن إلا بموافقة مكتوبة من الجهة، ويكون مسؤولاً بالتضامن مع مقاول الباطن.',
    },
    silence: 'nothing',
    searched: { en: ['subcontracting'], ar: ['التعاقد من الباطن'] },
  },
  {
    id: 'SA-GTP-12',
    source: { law: 'government-tenders', articles: ['74'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Relief from delay fines',
      ar: 'الإعفاء من غرامة التأخير',
    },
    demands: {
      en: "The contract is extended and the fine waived where the delay comes from the agency, emergencies, causes beyond the contractor's control, additional works, short appropriations or a suspension not due to the contractor.",
      ar: 'يمدد العقد ويعفى من الغرامة إذا كان التأخير راجعاً إلى الجهة الحكومية أو ظروف طارئة أو أسباب خارجة عن إرادة المتعاقد، أو لأعمال إضافية أو عدم كفاية الاعتمادات أو إيقاف لا يعود إليه.',
    },
    instead: {
      en: 'The Contract is extended, and no fine applies, in the cases of Article 74 of the Law.',
      ar: 'يمدد العقد ويعفى المتعاقد من الغرامة في الحالات الواردة في المادة (الرابعة والسبعين) من النظام.',
    },
    silence: 'nothing',
    searched: { en: ['relief from fines'], ar: ['الإعفاء من الغرامة'] },
  },
];
