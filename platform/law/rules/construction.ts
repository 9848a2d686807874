import type { LawRule } from './rule.js';

/** Rules on construction contracts. */
export const constructionRules: readonly LawRule[] = [
  {
    id: 'SA-CTL-34',
    source: { law: 'civil-transactions', articles: ['473'] },
    documents: ['construction', 'services'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Liability for subcontracted work',
      ar: 'المسؤولية عن أعمال مقاول الباطن',
    },
    demands: {
      en: 'A contractor that subcontracts the work remains liable to the employer.',
      ar: 'تبقى مسؤولية المقاول قائمة قبل صاحب العمل إذا أسند تنفيذ العمل كله أو بعضه إلى مقاول من الباطن.',
    },
    instead: {
      en: 'The Contractor remains fully liable to the Employer for work that it subcontracts.',
      ar: 'يبقى المقاول مسؤولاً مسؤولية كاملة تجاه صاحب العمل عما يسنده إلى مقاول من الباطن.',
    },
    silence: 'nothing',
    searched: { en: ['liability for subcontractors'], ar: ['المسؤولية عن مقاول الباطن'] },
  },
  {
    id: 'SA-CON-01',
    source: { law: 'building-code', articles: ['2'] },
    documents: ['construction', 'services'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Saudi Building Code',
      ar: 'كود البناء السعودي',
    },
    demands: {
      en: 'The Saudi Building Code applies to all building work, public and private, as it is phased in; no other code may be applied.',
      ar: 'يطبق كود البناء السعودي على جميع أعمال البناء في القطاعين العام والخاص وفق تدرج تطبيقه، ويحظر تطبيق أي كود غيره.',
    },
    instead: {
      en: 'The Works comply with the Saudi Building Code.',
      ar: 'يلتزم المقاول بتنفيذ الأعمال وفقاً لكود البناء السعودي.',
    },
    silence: 'nothing',
    searched: { en: ['Saudi Building Code'], ar: ['كود البناء السعودي'] },
  },
  {
    id: 'SA-CON-02',
    source: { law: 'contractor-classification', articles: ['3'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Classified contractor',
      ar: 'تصنيف المقاول',
    },
    demands: {
      en: 'A government body may not award a project subject to classification to a contractor not classified for its field, activity and grade.',
      ar: 'لا يجوز للجهات الحكومية إرساء مشروع يخضع للتصنيف إلا على مقاول مصنف في مجاله ونشاطه ودرجته.',
    },
    instead: {
      en: 'The Contractor is classified in the field, activity and grade of the project and keeps its certificate valid.',
      ar: 'المقاول مصنف في مجال المشروع ونشاطه ودرجته، ويحافظ على سريان شهادة تصنيفه.',
    },
    caution: {
      en: 'It applies to projects that are subject to classification.',
      ar: 'يسري على المشروعات الخاضعة للتصنيف.',
    },
    silence: 'nothing',
    searched: { en: ['classification certificate'], ar: ['شهادة التصنيف'] },
  },
  {
    id: 'SA-CON-03',
    source: { law: 'building-code', articles: ['9'] },
    documents: ['construction', 'lease', 'sale', 'services'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Occupancy certificate',
      ar: 'شهادة الإشغال',
    },
    demands: {
      en: 'A building may be occupied only under an occupancy certificate.',
      ar: 'لا يجوز إشغال البناء إلا بموجب شهادة إشغال.',
    },
    instead: {
      en: 'The building is occupied only after the occupancy certificate is issued.',
      ar: 'لا يشغل البناء إلا بعد صدور شهادة الإشغال.',
    },
    silence: 'nothing',
    searched: { en: ['occupancy certificate'], ar: ['شهادة الإشغال'] },
  },
];
