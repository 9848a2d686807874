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
      en: 'A lease gives use for a definite period. It ends when that expires, unless automatic renewal was agreed or a special provision renews it. A lease without end, or one that binds after its term although no renewal was agreed, is not one for a definite period.',
      ar: 'الإيجار تمكين من الانتفاع مدة معينة، وينتهي العقد بانقضاء المدة المعينة فيه ما لم يشترط تجدده تلقائياً أو يقرر حكم خاص تجدده. والإيجار الذي لا نهاية له، أو الذي يلزم بعد مدته دون اشتراط تجدده، ليس لمدة معينة.',
    },
    instead: {
      en: 'The term is (number) years from (date), and renews for like periods unless either party gives notice at least sixty days before it expires.',
      ar: 'مدة الإيجار (...) سنوات تبدأ من (التاريخ)، وتتجدد لمدد مماثلة ما لم يشعر أحد الطرفين الآخر بعدم الرغبة في التجديد قبل ستين يوماً على الأقل من انتهائها.',
    },
    caution: {
      en: 'Leases of buildings and land in urban areas renew automatically unless either party gives notice of at least 60 days before they expire (section 8 of the landlord and tenant provisions, Royal Decree M/73 of 1447). Where no term is set, the unit of the rent or the court sets it (Article 413).',
      ar: 'تتجدد عقود إيجار المباني والأراضي داخل النطاق العمراني تلقائياً ما لم يشعر أحد الطرفين الآخر بعدم رغبته قبل (60) يوماً على الأقل من انتهائها (البند ثامناً من الأحكام الصادرة بالمرسوم الملكي رقم (م/73) لعام 1447هـ). وإذا لم تعين المدة تعينت بوحدة الأجرة أو عينتها المحكمة (المادة 413).',
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
      en: 'It applies to urban residential and commercial property. Leases with ninety days or fewer left when it took effect, and those that both parties agree to end after the time for notice, are excepted; the Authority may lengthen the sixty days in its model contracts.',
      ar: 'يسري على العقارات السكنية والتجارية داخل النطاق العمراني، وتستثنى عقود بقي منها تسعون يوماً أو أقل عند نفاذه وما اتفق طرفاه على إنهائه بعد مهلة الإشعار، وللهيئة زيادة الستين يوماً في العقود النموذجية.',
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
      en: 'It applies to the city of Riyadh; the board of the Real Estate General Authority may extend it to other cities.',
      ar: 'يقتصر على مدينة الرياض، ولمجلس إدارة الهيئة العامة للعقار تطبيقه على مدن أخرى.',
    },
    silence: 'nothing',
    searched: { en: ['refusal of renewal', 'eviction'], ar: ['الامتناع عن التجديد', 'إخلاء العقار'] },
  },
];
