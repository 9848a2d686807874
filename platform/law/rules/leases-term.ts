import type { LawRule } from './rule.js';

/** Rules on the registration, term and renewal of leases. */
export const leaseTermRules: readonly LawRule[] = [
  {
    id: 'SA-LEA-01',
    source: { law: 'landlord-tenant', articles: ['7'] },
    documents: ['lease'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Registration of the lease on Ejar',
      ar: 'تسجيل عقد الإيجار في شبكة إيجار',
    },
    demands: {
      en: 'The lessor must apply to register an unregistered lease on the Ejar network, and the tenant has the right to request its registration.',
      ar: 'يجب على المؤجر التقدم بطلب تسجيل عقد الإيجار غير المسجل في شبكة (إيجار)، وللمستأجر حق طلب تسجيله.',
    },
    instead: {
      en: 'The Lessor registers this lease on the Ejar network within (number) days of signature; the Lessee may request its registration.',
      ar: 'يلتزم المؤجر بتسجيل هذا العقد في شبكة إيجار خلال (...) أيام من توقيعه، وللمستأجر حق طلب تسجيله.',
    },
    caution: {
      en: 'It applies to buildings and land in urban areas, for residential or commercial use.',
      ar: 'يسري على المباني والأراضي داخل النطاق العمراني ذات الاستخدام السكني أو التجاري.',
    },
    silence: 'nothing',
    searched: { en: ['Ejar', 'registration of the lease'], ar: ['إيجار', 'تسجيل عقد الإيجار'] },
  },
  {
    id: 'SA-CTL-37',
    source: { law: 'civil-transactions', articles: ['407', '413', '440'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Definite term of the lease',
      ar: 'تعيين مدة الإيجار',
    },
    demands: {
      en: 'A lease gives use for a definite period. It ends when that expires, unless automatic renewal was agreed.',
      ar: 'الإيجار تمكين من الانتفاع مدة معينة، وينتهي العقد بانقضاء المدة المعينة فيه ما لم يشترط تجدده تلقائياً.',
    },
    instead: {
      en: 'The term is (number) years from (date), and renews for like periods unless either party gives notice at least sixty days before it expires.',
      ar: 'مدة الإيجار (...) سنوات تبدأ من (التاريخ)، وتتجدد لمدد مماثلة ما لم يشعر أحد الطرفين الآخر بعدم الرغبة في التجديد قبل ستين يوماً على الأقل من انتهائها.',
    },
    silence: 'nothing',
    searched: { en: ['perpetual lease', 'indefinite term'], ar: ['إيجار مؤبد', 'مدة غير محددة'] },
  },
  {
    id: 'SA-LEA-03',
    source: { law: 'landlord-tenant', articles: ['8'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Notice of non-renewal',
      ar: 'إشعار عدم الرغبة في التجديد',
    },
    demands: {
      en: 'A lease renews automatically unless one party notifies the other at least 60 days before it expires that it does not wish to renew.',
      ar: 'يتجدد عقد الإيجار تلقائياً ما لم يشعر أحد طرفيه الآخر بعدم الرغبة في التجديد قبل (60) يوماً على الأقل من تاريخ انتهاء مدته.',
    },
    instead: {
      en: 'This lease renews automatically unless either party notifies the other, at least sixty days before it expires, that it does not wish to renew.',
      ar: 'يتجدد العقد تلقائياً ما لم يشعر أحد الطرفين الآخر بعدم رغبته في التجديد قبل ستين يوماً على الأقل من تاريخ انتهائه.',
    },
    caution: {
      en: 'It applies to buildings and land in urban areas, for residential or commercial use.',
      ar: 'يسري على المباني والأراضي داخل النطاق العمراني ذات الاستخدام السكني أو التجاري.',
    },
    silence: 'nothing',
    searched: {
      en: ['notice of non-renewal', 'automatic renewal'],
      ar: ['عدم الرغبة في التجديد', 'التجديد التلقائي'],
    },
  },
  {
    id: 'SA-LEA-04',
    source: { law: 'landlord-tenant', articles: ['4', '5', '6'] },
    documents: ['lease'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Refusal of renewal in Riyadh',
      ar: 'الامتناع عن التجديد في الرياض',
    },
    demands: {
      en: "In the city of Riyadh, the lessor of a tenant who wishes to renew may refuse only for failure to pay, certified structural defects, the lessor's own use of a dwelling or that of a first-degree relative, or other cases that the Authority sets.",
      ar: 'لا يجوز للمؤجر في مدينة الرياض الامتناع عن التجديد لمستأجر يرغب فيه إلا لتخلفه عن السداد، أو لعيوب هيكلية مثبتة بتقرير معتمد، أو لرغبته في استخدام العقار السكني لنفسه أو لأحد أقاربه من الدرجة الأولى، أو لحالات أخرى تقررها الهيئة.',
    },
    instead: {
      en: 'The Lessor may refuse renewal only in the cases that the statutory provisions list.',
      ar: 'لا يمتنع المؤجر عن التجديد إلا في الأحوال المنصوص عليها في الأحكام النظامية.',
    },
    caution: {
      en: 'It applies to the city of Riyadh, and elsewhere where the Real Estate General Authority has extended it.',
      ar: 'يقتصر على مدينة الرياض وما تقرر الهيئة العامة للعقار شموله من مدن أخرى.',
    },
    silence: 'nothing',
    searched: { en: ['refusal of renewal', 'eviction'], ar: ['الامتناع عن التجديد', 'إخلاء العقار'] },
  },
];
