import type { LawRule } from './rule.js';

const GDPR = {
  en: 'General Data Protection Regulation (EU) 2016/679',
  ar: 'اللائحة الأوروبية العامة لحماية البيانات (2016/679)',
} as const;
const CAUTION = {
  en: 'Applies only where goods or services are offered to people in the European Union, or their behaviour is monitored. The text is not held.',
  ar: 'تسري عند عرض سلع أو خدمات على أفراد في الاتحاد الأوروبي أو مراقبة سلوكهم فقط، ونصها غير محفوظ لدينا.',
} as const;

/** Rules of European law on personal data of people in the European Union. */
export const gdprRules: readonly LawRule[] = [
  {
    id: 'INT-GDPR-01',
    source: { instrument: GDPR, provisions: { en: 'Arts. 3 and 12–22', ar: 'المواد 3 و12 إلى 22' } },
    documents: ['privacy-policy', 'terms'],
    severity: 'medium',
    confidence: 'secondary-source',
    subject: { en: 'Rights of people in the EU', ar: 'حقوق الأفراد في الاتحاد الأوروبي' },
    demands: {
      en: 'People in the European Union to whom the regulation applies keep its rights; a document cannot take them away.',
      ar: 'للأفراد في الاتحاد الأوروبي ممن تسري عليهم اللائحة الحقوق المقررة فيها، ولا يجوز حرمانهم منها.',
    },
    instead: {
      en: 'If you are in the European Union, you also have the rights that the General Data Protection Regulation gives you.',
      ar: 'إذا كنت في الاتحاد الأوروبي فلك كذلك الحقوق المقررة في اللائحة الأوروبية العامة لحماية البيانات.',
    },
    caution: CAUTION,
    silence: 'nothing',
    searched: { en: ['GDPR'], ar: ['الاتحاد الأوروبي'] },
  },
  {
    id: 'INT-GDPR-02',
    source: { instrument: GDPR, provisions: { en: 'Art. 33', ar: 'المادة 33' } },
    documents: ['privacy-policy', 'services', 'contract'],
    severity: 'medium',
    confidence: 'partly-verified',
    subject: { en: 'Breach notice under the GDPR', ar: 'الإشعار بالتسرب وفق اللائحة الأوروبية' },
    demands: {
      en: 'A breach of data of people in the European Union is notified to the supervisory authority within 72 hours where feasible.',
      ar: 'يُشعر بتسرب بيانات الأفراد في الاتحاد الأوروبي السلطة الرقابية خلال 72 ساعة ما أمكن.',
    },
    instead: {
      en: 'Breaches of data of people in the European Union are notified to the supervisory authority within 72 hours.',
      ar: 'تُشعر السلطة الرقابية بتسرب بيانات الأفراد في الاتحاد الأوروبي خلال 72 ساعة.',
    },
    caution: CAUTION,
    silence: 'nothing',
    searched: { en: ['supervisory authority'], ar: ['السلطة الرقابية'] },
  },
  {
    id: 'INT-GDPR-03',
    source: { instrument: GDPR, provisions: { en: 'Arts. 44–49', ar: 'المواد من 44 إلى 49' } },
    documents: ['privacy-policy', 'services', 'contract', 'terms'],
    severity: 'high',
    confidence: 'secondary-source',
    subject: { en: 'Transfers from the EU', ar: 'نقل البيانات من الاتحاد الأوروبي' },
    demands: {
      en: 'Personal data leaves the European Union only on an adequacy decision, with appropriate safeguards such as standard contractual clauses, or under a derogation.',
      ar: 'لا تُنقل البيانات الشخصية من الاتحاد الأوروبي إلا بقرار كفاية أو بضمانات مناسبة كالبنود التعاقدية القياسية أو بموجب استثناء.',
    },
    instead: {
      en: 'Personal data is transferred from the European Union under the standard contractual clauses of the European Commission.',
      ar: 'تُنقل البيانات الشخصية من الاتحاد الأوروبي بموجب البنود التعاقدية القياسية الصادرة عن المفوضية الأوروبية.',
    },
    caution: CAUTION,
    silence: 'nothing',
    searched: { en: ['standard contractual clauses'], ar: ['البنود التعاقدية القياسية'] },
  },
];
