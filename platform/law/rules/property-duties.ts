import type { LawRule } from './rule.js';

/** Rules on deposits and commissions in brokerage, on late off-plan units and on builders. */
export const propertyDutyRules: readonly LawRule[] = [
  {
    id: 'SA-REB-06',
    source: { law: 'real-estate-brokerage', articles: ['12'] },
    documents: ['services', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: "Tenant's deposit in the broker's hands", ar: 'الضمان الذي يتسلمه الوسيط من المستأجر' },
    demands: {
      en: 'A broker who receives a security deposit delivers it to the Real Estate General Authority or whomever it authorises, which keeps it until the property is handed back; what is left after deducting damage goes back to the tenant.',
      ar: 'يتسلم الوسيط العقاري الضمان إن وجد ويسلمه للهيئة أو من تخوله، ويحفظ لديها إلى حين إعادة تسليم العقار دون أضرار، ويعاد إلى المستأجر هو أو ما تبقى منه بعد اقتطاع قيمة الأضرار.',
    },
    instead: {
      en: 'The Broker delivers the security deposit to the Authority or whomever it authorises, and it is returned to the Tenant on handover, less the value of any damage.',
      ar: 'يسلم الوسيط مبلغ الضمان إلى الهيئة أو من تخوله، ويعاد إلى المستأجر عند تسليم العقار بعد اقتطاع قيمة الأضرار إن وجدت.',
    },
    silence: 'nothing',
    searched: { en: ['security deposit'], ar: ['مبلغ الضمان'] },
  },
  {
    id: 'SA-REB-07',
    source: { law: 'real-estate-brokerage', articles: ['14'] },
    documents: ['services', 'sale', 'lease', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Who bears the commission', ar: 'من يتحمل عمولة الوساطة' },
    demands: {
      en: 'The commission is borne by the party that contracted with the broker in the brokerage contract.',
      ar: 'يتحمل دفع العمولة الطرف المتعاقد مع الوسيط العقاري في عقد الوساطة.',
    },
    instead: {
      en: 'The commission is borne by (the Owner), who engaged the Broker under this brokerage contract.',
      ar: 'يتحمل العمولة (المالك) بصفته الطرف المتعاقد مع الوسيط في عقد الوساطة.',
    },
    caution: {
      en: 'Where the broker has contracts with more than one party to a deal, the commissions together may not exceed 2.5%, and the regulations say how the parties share them unless agreed otherwise.',
      ar: 'إذا تعاقد الوسيط مع أكثر من طرف في الصفقة فلا يتجاوز مجموع عمولته 2.5%، وتحدد اللائحة طريقة تحملها ما لم ينص العقد على غير ذلك.',
    },
    silence: 'nothing',
    searched: { en: ['brokerage commission'], ar: ['عمولة الوساطة'] },
  },
  {
    id: 'SA-OFF-04',
    source: { law: 'off-plan', articles: ['20'] },
    documents: ['sale', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Compensation for late delivery off plan', ar: 'التعويض عن تأخر التسليم على الخارطة' },
    demands: {
      en: "Where delivery is late for no cause beyond the developer's will, the buyer is owed compensation fixed beforehand for developed land, or the rent of the like for a residential unit.",
      ar: 'إذا تأخر المطور عن تسليم الأرض أو الوحدة دون سبب خارج عن إرادته استحق المشتري تعويضاً مادياً يحدد مسبقاً إن كانت أرضاً مطورة، أو أجرة المثل إن كانت وحدة سكنية.',
    },
    instead: {
      en: "If delivery is late for no cause beyond the Developer's will, the Developer pays the Buyer the rent of a similar unit for the period of delay.",
      ar: 'إذا تأخر المطور في تسليم الوحدة دون سبب خارج عن إرادته دفع للمشتري أجرة المثل عن مدة التأخير.',
    },
    silence: 'nothing',
    searched: { en: ['delay in delivery'], ar: ['تأخر التسليم'] },
  },
  {
    id: 'SA-CON-04',
    source: { law: 'contractor-classification', articles: ['9'] },
    documents: ['procurement', 'construction'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Classification of joint contractors', ar: 'تصنيف المقاولين المتضامنين' },
    demands: {
      en: 'Where contractors join in a project, each must be classified in its field, one at least in the grade required, and the others in that grade or one grade lower.',
      ar: 'إذا تضامن مقاولان أو أكثر في تنفيذ مشروع وجب أن يكون كل منهم مصنفاً في مجال تنفيذه، وأحدهم على الأقل في الدرجة المطلوبة، والباقون في الدرجة نفسها أو أقل بدرجة واحدة فقط.',
    },
    instead: {
      en: 'Each member of the consortium is classified in the field of the project, one at least in the required grade and the others at most one grade lower.',
      ar: 'يكون كل من المتضامنين مصنفاً في مجال المشروع، وأحدهم على الأقل في الدرجة المطلوبة، ولا يقل تصنيف الباقين عنها بأكثر من درجة واحدة.',
    },
    silence: 'nothing',
    searched: { en: ['classification of the consortium'], ar: ['تصنيف المتضامنين'] },
  },
  {
    id: 'SA-CON-05',
    source: { law: 'building-code', articles: ['8'] },
    documents: ['construction', 'services', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Liability for collapse and defects', ar: 'المسؤولية عن تهدم البناء وعيوبه' },
    demands: {
      en: 'The designer who supervises and the builder are jointly liable to the owner, for a period that the regulations set, for collapse of the building and for defects that threaten its strength and safety, hidden ones included.',
      ar: 'يكون المصمم المشرف على تنفيذ البناء والمنفذ مسؤولين بالتضامن عن تعويض المالك عما يحدث خلال المدة المحددة في اللوائح من تهدم كلي أو جزئي، وعن كل عيب يهدد متانة البناء وسلامته بما في ذلك العيوب الخفية.',
    },
    instead: {
      en: 'The Contractor is liable for total or partial collapse and for defects that threaten the strength and safety of the building, including hidden ones, for the period set by law.',
      ar: 'يسأل المقاول عما يحدث في البناء من تهدم كلي أو جزئي وعن كل عيب يهدد متانته وسلامته ولو كان خفياً، وذلك خلال المدة النظامية.',
    },
    silence: 'nothing',
    searched: { en: ['hidden defects', 'collapse'], ar: ['العيوب الخفية', 'تهدم البناء'] },
  },
];
