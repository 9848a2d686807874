import type { LawRule } from './rule.js';

/** Rules on real estate brokerage. */
export const brokerageRules: readonly LawRule[] = [
  {
    id: 'SA-REB-01',
    source: { law: 'real-estate-brokerage', articles: ['4', '7'] },
    documents: ['services', 'sale', 'lease', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Written and deposited brokerage contract',
      ar: 'كتابة عقد الوساطة وإيداعه',
    },
    demands: {
      en: 'A broker must be licensed; the brokerage contract must be in writing and a copy deposited with the Authority, and cannot be relied on otherwise.',
      ar: 'لا تجوز ممارسة الوساطة العقارية إلا بترخيص، ويجب أن يكون عقد الوساطة مكتوباً وأن يودع الوسيط نسخة منه لدى الهيئة، ولا يحتج به إلا بذلك.',
    },
    instead: {
      en: 'The Broker, licence no. (number), deposits a copy of this contract with the Real Estate General Authority.',
      ar: 'يودع الوسيط المرخص برقم (...) نسخة من هذا العقد لدى الهيئة العامة للعقار.',
    },
    silence: 'nothing',
    searched: {
      en: ["broker's licence", 'deposit of the brokerage contract'],
      ar: ['ترخيص الوساطة', 'إيداع عقد الوساطة'],
    },
  },
  {
    id: 'SA-REB-02',
    source: { law: 'real-estate-brokerage', articles: ['13'] },
    documents: ['sale', 'lease', 'services', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Earnest money of at most 5%',
      ar: 'العربون في حدود 5%',
    },
    demands: {
      en: 'The earnest money of a transaction made through a broker may not exceed 5% of its value; beyond that the sum counts as part of the price.',
      ar: 'لا يتجاوز عربون الصفقة العقارية التي تتم عن طريق الوسيط (5%) من قيمتها، وإن تجاوزها عد المبلغ مقدم ثمن للصفقة.',
    },
    instead: {
      en: 'The earnest money is 5% of the price at most.',
      ar: 'لا يتجاوز العربون (5%) من قيمة الصفقة.',
    },
    caution: {
      en: 'It applies to transactions made through a licensed broker.',
      ar: 'يسري على الصفقات التي تتم عن طريق وسيط عقاري.',
    },
    silence: 'nothing',
    searched: { en: ['earnest money'], ar: ['العربون'] },
  },
  {
    id: 'SA-REB-03',
    source: { law: 'real-estate-brokerage', articles: ['13'] },
    documents: ['sale', 'lease', 'services', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Earnest money where neither party is at fault',
      ar: 'إعادة العربون عند تعثر الصفقة',
    },
    demands: {
      en: 'Earnest money is returned where the transaction fails for a cause that lies with neither party, and the broker may not keep it as security for its own claims.',
      ar: 'يعاد العربون إلى من دفعه إذا كان سبب تعثر الصفقة لا يعود إلى أي من طرفيها، ولا يجوز للوسيط العقاري الاحتفاظ به ضماناً لحقه.',
    },
    instead: {
      en: 'If the transaction fails for a cause that lies with neither party, the earnest money is returned to the payer.',
      ar: 'إذا تعثرت الصفقة لسبب لا يعود إلى أي من الطرفين أعيد العربون إلى من دفعه.',
    },
    silence: 'nothing',
    searched: { en: ['earnest money', 'return of the deposit'], ar: ['العربون', 'إعادة العربون'] },
  },
  {
    id: 'SA-REB-04',
    source: { law: 'real-estate-brokerage', articles: ['15'] },
    documents: ['sale', 'lease', 'services', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Commission after the contract ends',
      ar: 'العمولة بعد انتهاء عقد الوساطة',
    },
    demands: {
      en: 'The broker earns the commission on a transaction completed during the contract, or within two months of its end if the brokerage is proven.',
      ar: 'يستحق الوسيط العقاري العمولة عن الصفقة التي تتم أثناء سريان العقد، أو خلال مدة لا تتجاوز شهرين من انتهائه إذا أثبت وساطته.',
    },
    instead: {
      en: 'The Broker earns the commission on a transaction completed during the term or, if it proves its brokerage, within two months of its end.',
      ar: 'يستحق الوسيط العمولة إذا تمت الصفقة أثناء سريان العقد أو خلال شهرين من انتهائه متى أثبت وساطته.',
    },
    caution: {
      en: 'The broker is also owed a share where the deal fails and the seller or lessor keeps the earnest money.',
      ar: 'يستحق الوسيط كذلك نسبة تحددها اللائحة إذا لم تتم الصفقة واستحق البائع أو المؤجر العربون.',
    },
    silence: 'nothing',
    searched: { en: ['commission after expiry'], ar: ['استحقاق العمولة'] },
  },
  {
    id: 'SA-REB-05',
    source: { law: 'real-estate-brokerage', articles: ['7'] },
    documents: ['sale', 'lease', 'services', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Term of the brokerage contract',
      ar: 'مدة عقد الوساطة',
    },
    demands: {
      en: 'A brokerage contract must be for a definite term; if none is agreed, it is ninety days from its date.',
      ar: 'يجب أن يكون عقد الوساطة محدد المدة، وإذا لم يتفق عليها فتكون تسعين يوماً من تاريخ إبرامه.',
    },
    instead: {
      en: 'This contract lasts (number) days from its date.',
      ar: 'مدة هذا العقد (...) يوماً من تاريخ إبرامه.',
    },
    silence: 'nothing',
    searched: { en: ['term of the brokerage contract'], ar: ['مدة عقد الوساطة'] },
  },
];
