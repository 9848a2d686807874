import type { LawRule } from './rule.js';

/** Rules on health insurance of residents, on nursing and mourning, and on pay after a work injury. */
export const laborCareRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-135',
    source: { law: 'health-insurance', articles: ['3'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Health insurance of a non-Saudi worker', ar: 'الضمان الصحي للعامل غير السعودي' },
    demands: {
      en: 'Whoever sponsors a resident must subscribe for him in cooperative health insurance, for a time that covers the residence.',
      ar: 'يلتزم كل من يكفل مقيماً بأن يشترك لصالحه في الضمان الصحي التعاوني، على أن تغطي مدة الوثيقة مدة الإقامة.',
    },
    instead: {
      en: 'The Employer enrolls the Employee in cooperative health insurance for the whole time of his residence.',
      ar: 'يشترك صاحب العمل لصالح العامل في الضمان الصحي التعاوني طوال مدة إقامته.',
    },
    caution: {
      en: 'Article 3 does not say who pays the premium; the council sets the shares of the insured and the employer (Article 5).',
      ar: 'لا تبين المادة الثالثة من يتحمل قيمة الاشتراك، ويحدد المجلس نسبة مساهمة كل من المستفيد وصاحب العمل فيها (المادة الخامسة).',
    },
    silence: 'nothing',
    searched: { en: ['cooperative health insurance'], ar: ['الضمان الصحي التعاوني'] },
  },
  {
    id: 'SA-LAB-136',
    source: { law: 'labor', articles: ['154'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Nursing breaks', ar: 'فترات الرضاعة' },
    demands: {
      en: 'A woman who returns from maternity leave may take breaks of up to an hour a day to nurse her child, beside those of all workers; they count as working time and do not lower the wage.',
      ar: 'يحق للمرأة العاملة عند عودتها بعد إجازة الوضع أن تأخذ لإرضاع مولودها فترة أو فترات استراحة لا تزيد في مجموعها على الساعة في اليوم، علاوة على فترات الراحة الممنوحة لجميع العمال، وتحسب من ساعات العمل الفعلية ولا يترتب عليها تخفيض الأجر.',
    },
    instead: {
      en: 'After maternity leave the Employee may take up to one hour a day to nurse her child; it counts as working time, on full wage.',
      ar: 'للعاملة بعد إجازة الوضع فترة أو فترات لإرضاع مولودها لا تزيد على ساعة في اليوم، تحسب من ساعات العمل الفعلية دون تخفيض للأجر.',
    },
    silence: 'nothing',
    searched: { en: ['nursing breaks'], ar: ['الرضاعة'] },
  },
  {
    id: 'SA-LAB-137',
    source: { law: 'labor', articles: ['160'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Leave of a widow', ar: 'إجازة العدة' },
    demands: {
      en: 'A Muslim woman whose husband dies has leave on full wage of at least four months and ten days, and a woman who is not Muslim of fifteen days.',
      ar: 'للمرأة العاملة المسلمة التي يتوفى زوجها إجازة عدة بأجر كامل لا تقل عن أربعة أشهر وعشرة أيام من تاريخ الوفاة، ولغير المسلمة إجازة بأجر كامل خمسة عشر يوماً.',
    },
    instead: {
      en: 'A Muslim Employee whose husband dies has leave on full wage of four months and ten days; one who is not Muslim of fifteen days.',
      ar: 'للعاملة المسلمة التي يتوفى زوجها إجازة عدة بأجر كامل مدتها أربعة أشهر وعشرة أيام، ولغير المسلمة خمسة عشر يوماً بأجر كامل.',
    },
    silence: 'nothing',
    searched: { en: ['husband', 'iddah'], ar: ['إجازة العدة'] },
  },
  {
    id: 'SA-LAB-138',
    source: { law: 'labor', articles: ['137'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Pay while unfit after a work injury', ar: 'معونة المصاب بإصابة عمل' },
    demands: {
      en: 'A worker who cannot work for a time after a work injury is due the full wage for sixty days, and then 75% of it for as long as the treatment takes, up to a year.',
      ar: 'للمصاب بإصابة عمل في حالة عجزه المؤقت معونة تعادل أجره كاملاً لمدة ستين يوماً، ثم 75% من أجره طوال مدة علاجه وحتى سنة.',
    },
    instead: {
      en: 'While unfit for work after a work injury the Employee is paid the full wage for sixty days and then 75% of it during the treatment, as Article 137 of the Labor Law provides.',
      ar: 'يستحق العامل في حالة عجزه المؤقت الناتج من إصابة عمل أجره كاملاً لمدة ستين يوماً، ثم 75% منه طوال مدة علاجه وفق المادة (137) من نظام العمل.',
    },
    caution: {
      en: 'For workers who are insured against occupational hazards the benefits of social insurance take its place.',
      ar: 'تحل تعويضات التأمينات الاجتماعية محلها للعمال المشتركين في فرع الأخطار المهنية.',
    },
    silence: 'nothing',
    searched: { en: ['work injury'], ar: ['إصابة العمل'] },
  },
];
