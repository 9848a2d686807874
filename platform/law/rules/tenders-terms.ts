import type { LawRule } from './rule.js';

/** Rules on language, guarantees and prices of government contracts. */
export const tenderTermsRules: readonly LawRule[] = [
  {
    id: 'SA-GTP-01',
    source: { law: 'government-tenders', articles: ['55'] },
    documents: ['procurement'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Arabic governs',
      ar: 'اللغة المعتمدة',
    },
    demands: {
      en: 'Government contracts, their documents and annexes are drafted in Arabic. Another language may stand beside it, but Arabic governs interpretation, performance, specifications, drawings and correspondence.',
      ar: 'تصاغ العقود ووثائقها وملحقاتها باللغة العربية، ويجوز استخدام لغة أخرى إلى جانبها على أن تكون العربية هي المعتمدة في تفسير العقد وتنفيذه وتحديد مواصفاته ومخططاته والمراسلات المتعلقة به.',
    },
    instead: {
      en: 'This Contract is drafted in Arabic, which governs its interpretation and performance and all correspondence.',
      ar: 'حرر هذا العقد باللغة العربية، وهي المعتمدة في تفسيره وتنفيذه والمراسلات المتعلقة به.',
    },
    silence: 'warning',
    searched: { en: ['governing language'], ar: ['اللغة المعتمدة'] },
  },
  {
    id: 'SA-GTP-02',
    source: { law: 'government-tenders', articles: ['61', '62'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Final guarantee of 5%',
      ar: 'الضمان النهائي 5%',
    },
    demands: {
      en: 'The awardee gives a final guarantee of 5% of the contract value within 15 working days of notice of award, which the agency may extend by a like period; the Minister may approve a higher percentage.',
      ar: 'يقدم من تتم الترسية عليه ضماناً نهائياً بنسبة (5%) من قيمة العقد خلال (خمسة عشر) يوم عمل من إبلاغه بالترسية، وللجهة تمديدها لمدة مماثلة، ويجوز زيادة النسبة بموافقة الوزير.',
    },
    instead: {
      en: 'The Contractor submits a final guarantee of 5% of the contract value within fifteen working days of notice of award.',
      ar: 'يقدم المتعاقد ضماناً نهائياً بنسبة (5%) من قيمة العقد خلال خمسة عشر يوم عمل من إبلاغه بالترسية.',
    },
    caution: {
      en: 'None is due for contracts of up to SAR 100,000, between government bodies, with non-profit bodies or companies of which the State owns 51%, or where all is supplied and accepted in the time for the guarantee.',
      ar: 'لا يلزم فيما لا يتجاوز مائة ألف ريال، ولا بين الجهات الحكومية، ولا مع الكيانات غير الربحية أو الشركات المملوكة للدولة بنسبة 51%، ولا إذا قُبل التوريد كله خلال مدة تقديم الضمان.',
    },
    silence: 'nothing',
    searched: { en: ['final guarantee', 'performance bond'], ar: ['الضمان النهائي'] },
  },
  {
    id: 'SA-GTP-03',
    source: { law: 'government-tenders', articles: ['68'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Adjustment of prices',
      ar: 'تعديل الأسعار',
    },
    demands: {
      en: 'Prices of the contract may be changed only for a change in the prices of main materials or services that the Regulations set, in customs, fees or taxes, or for material difficulties that could not be foreseen.',
      ar: 'لا يجوز تعديل أسعار العقود بالزيادة أو النقص إلا لتغير أسعار المواد أو الخدمات الرئيسة التي تحددها اللائحة، أو تعديل التعرفة الجمركية أو الرسوم أو الضرائب، أو لصعوبات مادية لم يكن بالإمكان توقعها.',
    },
    instead: {
      en: 'The prices are fixed and change only in the cases and under the conditions of Article 68 of the Law.',
      ar: 'الأسعار ثابتة ولا تعدل إلا في الحالات الواردة في المادة (الثامنة والستين) من النظام.',
    },
    silence: 'nothing',
    searched: { en: ['price adjustment'], ar: ['تعديل الأسعار'] },
  },
  {
    id: 'SA-GTP-04',
    source: { law: 'government-tenders', articles: ['69'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Limits of change orders',
      ar: 'حدود أوامر التغيير',
    },
    demands: {
      en: 'The agency may issue change orders, within its actual needs, that raise the contract by up to 10% of its value or reduce it by up to 20%.',
      ar: 'للجهة الحكومية في حدود احتياجاتها الفعلية إصدار أوامر تغيير بالزيادة بما لا يتجاوز (10%) من قيمة العقد، وبالتخفيض بما لا يتجاوز (20%) من قيمته.',
    },
    instead: {
      en: 'The Agency may by change order raise the Contract by up to 10% of its value, or reduce it by up to 20%.',
      ar: 'للجهة إصدار أوامر تغيير بالزيادة بما لا يتجاوز (10%) من قيمة العقد، وبالتخفيض بما لا يتجاوز (20%) منها.',
    },
    silence: 'nothing',
    searched: { en: ['change orders'], ar: ['أوامر التغيير'] },
  },
  {
    id: 'SA-GTP-11',
    source: { law: 'government-tenders', articles: ['64'] },
    documents: ['procurement'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Payment in Saudi riyals',
      ar: 'الدفع بالريال السعودي',
    },
    demands: {
      en: "The contract value is paid in Saudi riyals; another currency may be set in the tender documents with the Ministry's prior approval.",
      ar: 'تدفع قيمة العقود بالريال السعودي، ويجوز تحديد عملة أخرى في وثائق المنافسة بموافقة مسبقة من الوزارة.',
    },
    instead: {
      en: 'The contract value is paid in Saudi riyals.',
      ar: 'تدفع قيمة العقد بالريال السعودي.',
    },
    silence: 'nothing',
    searched: { en: ['currency of payment'], ar: ['عملة الدفع'] },
  },
];
