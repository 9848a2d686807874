import type { LawRule } from './rule.js';

/** Rules on defects, sale and destruction of leased property. */
export const leasePropertyRules: readonly LawRule[] = [
  {
    id: 'SA-CTL-36',
    source: { law: 'civil-transactions', articles: ['425', '427'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Defects that the lessor concealed',
      ar: 'العيوب التي أخفاها المؤجر',
    },
    demands: {
      en: 'Any agreement that excludes or limits the warranty against disturbance or defects is void if the lessor deliberately concealed its cause.',
      ar: 'يقع باطلاً كل اتفاق يتضمن الإعفاء أو الحد من ضمان التعرض أو العيب إذا كان المؤجر قد تعمد إخفاء سبب هذا الضمان.',
    },
    instead: {
      en: 'The Lessor is not liable for defects that the Lessee knew of at signing; this does not cover defects that the Lessor deliberately concealed.',
      ar: 'لا يضمن المؤجر العيوب التي علم بها المستأجر وقت التعاقد، ولا يسري ذلك على ما تعمد المؤجر إخفاءه من عيوب.',
    },
    silence: 'nothing',
    searched: { en: ['concealed defects', 'warranty against defects'], ar: ['إخفاء العيب', 'ضمان العيب'] },
  },
  {
    id: 'SA-LEA-05',
    source: { law: 'civil-transactions', articles: ['428'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'partly-verified',
    subject: {
      en: 'Sale of the leased property',
      ar: 'بيع المأجور',
    },
    demands: {
      en: 'The leased property may be sold, and the sale does not affect the rights of the lessee.',
      ar: 'يصح بيع المأجور ولا يؤثر ذلك في حقوق المستأجر.',
    },
    instead: {
      en: 'If the property is sold, the new owner is bound by this lease until its term ends.',
      ar: 'إذا بيع العقار بقي المالك الجديد ملزماً بهذا العقد حتى انتهاء مدته.',
    },
    silence: 'nothing',
    searched: { en: ['sale of the property', 'new owner'], ar: ['بيع المأجور', 'المالك الجديد'] },
  },
  {
    id: 'SA-LEA-06',
    source: { law: 'civil-transactions', articles: ['420'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Destruction of the leased property',
      ar: 'هلاك المأجور',
    },
    demands: {
      en: 'If the leased property is wholly destroyed during the lease, the lease ends by itself.',
      ar: 'إذا هلك المأجور أثناء مدة الإيجار هلاكاً كلياً انفسخ العقد من تلقاء نفسه.',
    },
    instead: {
      en: 'If the property is wholly destroyed, this lease ends and no rent is due from that date; on partial destruction the Lessee may seek termination or a reduction of the rent.',
      ar: 'ينفسخ العقد إذا هلك العقار كلياً ولا تستحق أجرة من ذلك التاريخ، وللمستأجر طلب الفسخ أو إنقاص الأجرة عند الهلاك الجزئي.',
    },
    silence: 'nothing',
    searched: {
      en: ['destruction of the premises', 'abatement of rent'],
      ar: ['هلاك المأجور', 'إنقاص الأجرة'],
    },
  },
];
