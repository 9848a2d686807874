import type { LawRule } from './rule.js';

/** Rules of the Labor Law on discipline and internal regulations. */
export const laborDisciplineRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-31',
    source: { law: 'labor', articles: ['66', '70'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Limit of fines',
      ar: 'حد الغرامات',
    },
    demands: {
      en: "A fine may not exceed five days' wage for one violation, and no more than five days' wage may be taken for fines in one month; one violation bears one sanction.",
      ar: 'لا يجوز أن توقع على العامل عن المخالفة الواحدة غرامة تزيد قيمتها على أجرة خمسة أيام، ولا توقيع أكثر من جزاء واحد على المخالفة الواحدة، ولا أن تقتطع من أجره وفاءً للغرامات أكثر من أجر خمسة أيام في الشهر الواحد.',
    },
    instead: {
      en: "A fine does not exceed five days' wage for one violation, nor five days' wage in a month.",
      ar: 'لا تزيد الغرامة على أجر خمسة أيام عن المخالفة الواحدة، ولا يقتطع من أجر العامل وفاءً للغرامات أكثر من أجر خمسة أيام في الشهر الواحد.',
    },
    silence: 'nothing',
    searched: { en: ['fine', 'penalty'], ar: ['غرامة', 'جزاء'] },
  },
  {
    id: 'SA-LAB-124',
    source: { law: 'labor', articles: ['70'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Suspension without wage',
      ar: 'الإيقاف عن العمل دون أجر',
    },
    demands: {
      en: 'A worker may not be suspended without wage for more than five days in a month.',
      ar: 'لا يجوز أن تزيد مدة إيقاف العامل عن العمل دون أجر على خمسة أيام في الشهر.',
    },
    instead: {
      en: 'As a sanction, the Employee may be suspended without wage for no more than five days in a month.',
      ar: 'يجوز إيقاف العامل عن العمل دون أجر جزاءً تأديبياً مدة لا تزيد على خمسة أيام في الشهر.',
    },
    silence: 'nothing',
    searched: { en: ['suspension'], ar: ['الإيقاف عن العمل'] },
  },
  {
    id: 'SA-LAB-125',
    source: { law: 'labor', articles: ['71', '72'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Hearing before a sanction, and objection to it',
      ar: 'سماع العامل قبل الجزاء والتظلم منه',
    },
    demands: {
      en: 'No sanction may be imposed before the worker is told in writing what is held against him, and is questioned and his defense examined, all on record; he may object to it, and then to the labor courts. For minor violations the questioning may be oral.',
      ar: 'لا يجوز توقيع جزاء تأديبي على العامل إلا بعد إبلاغه كتابة بما نسب إليه واستجوابه وتحقيق دفاعه وإثبات ذلك في محضر، وله التظلم من القرار ثم الاعتراض أمام المحاكم العمالية، ويجوز أن يكون الاستجواب شفاهة في المخالفات البسيطة.',
    },
    instead: {
      en: 'No sanction is imposed before the Employee is told in writing what is held against him and is questioned, on record. He may object to the decision as the Labor Law provides.',
      ar: 'لا يوقع جزاء على العامل إلا بعد إبلاغه كتابة بما نسب إليه واستجوابه وتحقيق دفاعه وإثبات ذلك في محضر، وله التظلم من القرار وفق نظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['sanction', 'investigation'], ar: ['الجزاء', 'التحقيق'] },
  },
  {
    id: 'SA-LAB-32',
    source: { law: 'labor', articles: ['8', '13'] },
    documents: ['employment'],
    severity: 'low',
    confidence: 'verified',
    subject: {
      en: 'Internal regulations and the law',
      ar: 'لائحة تنظيم العمل والنظام',
    },
    demands: {
      en: "The employer's work regulation may add terms only in so far as they do not conflict with the Labor Law, its regulation and the decisions under it.",
      ar: 'يجوز لصاحب العمل تضمين لائحة تنظيم العمل شروطاً وأحكاماً إضافية بما لا يتعارض مع أحكام نظام العمل ولائحته والقرارات الصادرة تنفيذاً له.',
    },
    instead: {
      en: "The Employer's work regulation applies in so far as it does not conflict with the Labor Law.",
      ar: 'تطبق لائحة تنظيم العمل لدى صاحب العمل بما لا يتعارض مع نظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['internal regulations', 'policies'], ar: ['لائحة تنظيم العمل', 'السياسات الداخلية'] },
  },
];
