import type { LawRule } from './rule.js';

/** Rules on continuous services, early settlement and trademark licences. */
export const tradeDutyRules: readonly LawRule[] = [
  {
    id: 'SA-GTP-13',
    source: { law: 'government-tenders', articles: ['56'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Term of continuous services', ar: 'مدة عقود الخدمات ذات التنفيذ المستمر' },
    demands: {
      en: 'Contracts of continuous services, such as maintenance, cleaning, operation and catering, last five years at most; longer only where their nature requires it and the Ministry of Finance has approved.',
      ar: 'لا تتجاوز مدة عقود الخدمات ذات التنفيذ المستمر، كالصيانة والنظافة والتشغيل والإعاشة، (خمس) سنوات، وتجوز زيادتها في العقود التي تتطلب طبيعتها ذلك بعد موافقة وزارة المالية.',
    },
    instead: {
      en: 'The term of this contract is (number) years, not exceeding five years.',
      ar: 'مدة هذا العقد (...) سنوات بما لا يتجاوز خمس سنوات.',
    },
    silence: 'nothing',
    searched: { en: ['term of the contract'], ar: ['مدة العقد'] },
  },
  {
    id: 'SA-FIN-07',
    source: { law: 'finance-companies', articles: ['33'] },
    documents: ['loan', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Early settlement formula', ar: 'معادلة الخصم في السداد المبكر' },
    demands: {
      en: 'A finance company discloses to its customer, before contracting, the formula by which the sum due is reduced on early settlement.',
      ar: 'يجب على شركة التمويل الإفصاح لعميلها قبل التعاقد معه عن معادلة الخصم في السداد المبكر.',
    },
    instead: {
      en: 'The Customer was given the formula for early settlement before signing; it stands in Annex (number).',
      ar: 'أفصح الممول للعميل قبل التعاقد عن معادلة الخصم في السداد المبكر المبينة في الملحق (...).',
    },
    silence: 'nothing',
    searched: { en: ['early settlement'], ar: ['السداد المبكر'] },
  },
  {
    id: 'SA-IPR-06',
    source: { law: 'gcc-trademark', articles: ['30'] },
    documents: ['distribution', 'services', 'contract', 'licence', 'franchise'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Restrictions in a trademark licence', ar: 'القيود في ترخيص العلامة التجارية' },
    demands: {
      en: 'The licensee of a trademark may not be put under restrictions that do not follow from the rights in the mark or are not needed to preserve them; area, period, quality control and protection of the mark may be agreed.',
      ar: 'لا يجوز أن تفرض على المستفيد من الترخيص قيود غير مترتبة على الحقوق التي يخولها تسجيل العلامة أو غير ضرورية للمحافظة عليها، ويجوز تحديد المنطقة أو الفترة واشتراط ما تستلزمه رقابة الجودة والامتناع عما يسيء إلى العلامة.',
    },
    instead: {
      en: 'The licensee uses the mark within the area and period agreed and by the standards of quality of its owner.',
      ar: 'يستعمل المرخص له العلامة في حدود المنطقة والمدة المتفق عليهما ووفق معايير الجودة التي يضعها مالكها.',
    },
    silence: 'nothing',
    searched: { en: ['trademark licence'], ar: ['ترخيص العلامة'] },
  },
];
