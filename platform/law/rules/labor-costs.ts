import type { LawRule } from './rule.js';

/** Rules on what the employer bears, and on what it must hand back to the worker. */
export const laborCostsRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-29',
    source: { law: 'labor', articles: ['40'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Fees of recruitment, residence and work permit',
      ar: 'رسوم الاستقدام والإقامة ورخصة العمل',
    },
    demands: {
      en: 'The employer bears the fees of recruiting a non-Saudi worker, of residence and the work permit and their renewal, the fines for delay that it causes, and the fees of a change of profession and of exit and re-entry.',
      ar: 'يتحمل صاحب العمل رسوم استقدام العامل غير السعودي، ورسوم الإقامة ورخصة العمل وتجديدهما وما يترتب على تأخير ذلك من غرامات يتسبب بها، ورسوم تغيير المهنة، والخروج والعودة.',
    },
    instead: {
      en: 'The Employer bears the fees of recruitment, residence and the work permit and of their renewal, of a change of profession, and of exit and re-entry.',
      ar: 'يتحمل صاحب العمل رسوم الاستقدام والإقامة ورخصة العمل وتجديدهما، ورسوم تغيير المهنة، والخروج والعودة.',
    },
    silence: 'nothing',
    searched: {
      en: ['recruitment fees', 'iqama fees', 'work permit'],
      ar: ['رسوم الاستقدام', 'رسوم الإقامة', 'رخصة العمل'],
    },
  },
  {
    id: 'SA-LAB-128',
    source: { law: 'labor', articles: ['40'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Return ticket at the end of the relationship',
      ar: 'تذكرة عودة العامل',
    },
    demands: {
      en: "The employer bears the non-Saudi worker's ticket home when the relationship ends; the worker bears the cost only where unfit for the work, or where the worker wishes to return without a lawful reason.",
      ar: 'يتحمل صاحب العمل تذكرة عودة العامل غير السعودي إلى موطنه بعد انتهاء العلاقة، ولا يتحمل العامل تكاليف عودته إلا في حالة عدم صلاحيته للعمل أو رغبته في العودة دون سبب مشروع.',
    },
    instead: {
      en: 'When the relationship ends, the Employer provides the Employee with a ticket to his home country, unless he is unfit for the work or wishes to return without a lawful reason.',
      ar: 'يتحمل صاحب العمل تذكرة عودة العامل إلى موطنه بعد انتهاء العلاقة، ما لم يكن غير صالح للعمل أو رغب في العودة دون سبب مشروع.',
    },
    silence: 'nothing',
    searched: { en: ['return ticket'], ar: ['تذكرة العودة'] },
  },
  {
    id: 'SA-LAB-30',
    source: { law: 'labor', articles: ['64'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Certificate of service and return of documents',
      ar: 'شهادة الخدمة وإعادة الوثائق',
    },
    demands: {
      en: 'When the contract ends, the employer must give the worker, on request and free of charge, a certificate of service, and return all certificates and documents that the worker deposited.',
      ar: 'يلتزم صاحب العمل عند انتهاء العقد بأن يعطي العامل بناءً على طلبه شهادة خدمة دون مقابل، وأن يعيد إليه جميع ما أودعه لديه من شهادات أو وثائق.',
    },
    instead: {
      en: 'When the contract ends, the Employer gives the Employee on request, free of charge, a certificate of service, and returns all his certificates and documents.',
      ar: 'عند انتهاء العقد يعطي صاحب العمل العامل بناءً على طلبه شهادة خدمة دون مقابل، ويعيد إليه جميع ما أودعه لديه من شهادات أو وثائق.',
    },
    silence: 'nothing',
    searched: { en: ['certificate of service'], ar: ['شهادة الخدمة'] },
  },
  {
    id: 'SA-LAB-122',
    source: { law: 'labor', articles: ['61'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Housing and transport',
      ar: 'السكن والمواصلات',
    },
    demands: {
      en: 'The employer must provide suitable housing, and transport from it to the place of work, or pay a suitable cash allowance for them with the wage.',
      ar: 'يجب على صاحب العمل أن يوفر لعماله السكن اللائق ووسيلة مواصلات مناسبة من مقر سكنهم إلى مقر العمل، وله أن يستعيض عن ذلك ببدل نقدي مناسب يدفعه لهم مع الأجر.',
    },
    instead: {
      en: 'The Employer provides suitable housing and transport to work, or pays with the wage a housing allowance of SAR (…) and a transport allowance of SAR (…) a month.',
      ar: 'يوفر صاحب العمل للعامل السكن اللائق ووسيلة مواصلات مناسبة، أو يدفع له مع الأجر بدل سكن قدره (…) ريال وبدل نقل قدره (…) ريال شهرياً.',
    },
    silence: 'nothing',
    searched: { en: ['housing', 'transport'], ar: ['السكن', 'المواصلات'] },
  },
  {
    id: 'SA-LAB-123',
    source: {
      instrument: {
        en: 'Council of Ministers Resolution No. 166 of 12/7/1421H on the relation between employers and foreign workers',
        ar: 'قرار مجلس الوزراء رقم (166) وتاريخ 12/7/1421هـ بشأن تنظيم العلاقة بين صاحب العمل والعامل الوافد',
      },
      provisions: { en: 'item on passports', ar: 'البند الخاص بجوازات السفر' },
    },
    documents: ['employment'],
    severity: 'high',
    confidence: 'secondary-source',
    subject: {
      en: 'Passport of the worker',
      ar: 'جواز سفر العامل',
    },
    demands: {
      en: 'The foreign worker keeps his own passport; the employer may not hold it.',
      ar: 'للعامل الوافد الاحتفاظ بجواز سفره، ولا يجوز لصاحب العمل احتجازه.',
    },
    instead: {
      en: 'The Employee keeps his passport.',
      ar: 'يحتفظ العامل بجواز سفره.',
    },
    caution: {
      en: 'The text of the resolution is not held. Check its current wording.',
      ar: 'نص القرار غير محفوظ لدينا، فيرجع إلى نصه الساري.',
    },
    silence: 'nothing',
    searched: { en: ['passport'], ar: ['جواز السفر'] },
  },
];
