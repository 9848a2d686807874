import type { LawRule } from './rule.js';

/** Rules on claims, minors, training, harassment and forced labour. */
export const laborClaimsRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-34',
    source: { law: 'labor', articles: ['8', '234'] },
    documents: ['employment', 'nda'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Time for labor claims, and access to the labor courts',
      ar: 'مدة سماع الدعوى العمالية وحق التقاضي',
    },
    demands: {
      en: 'Labor claims are heard if brought within twelve months from the end of the relationship, and later with an excuse that the court accepts or where the debtor admits the right. A contract may not shorten this time or release rights under the law while it runs.',
      ar: 'تقبل الدعوى العمالية خلال اثني عشر شهراً من تاريخ انتهاء علاقة العمل، وبعدها إذا قدم المدعي عذراً تقبله المحكمة أو أقر المدعى عليه بالحق، ويبطل كل شرط يقصر هذه المدة وكل إبراء عن الحقوق الناشئة بموجب النظام أثناء سريان العقد.',
    },
    instead: {
      en: 'Delete the clause. Claims arising from this contract are subject to Article 234 of the Labor Law.',
      ar: 'يُحذف البند، وتخضع المطالبات الناشئة عن هذا العقد للمادة (234) من نظام العمل.',
    },
    silence: 'nothing',
    searched: { en: ['labor claims'], ar: ['الدعوى العمالية'] },
  },
  {
    id: 'SA-LAB-35',
    source: { law: 'labor', articles: ['161', '162', '163', '167'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Work of children and minors',
      ar: 'تشغيل الأطفال والأحداث',
    },
    demands: {
      en: 'No one under fifteen may be employed, save light work of those of 13 to 15 that the Minister allows. Minors may not do dangerous or harmful work, nor work at night, save where the Minister decides otherwise on work at night. Work in schools and training institutions, and in the programmes of Article 167 from the age of fourteen, is left out.',
      ar: 'لا يجوز تشغيل أي شخص لم يتم الخامسة عشرة من عمره، ويستثنى ما يسمح به الوزير من الأعمال الخفيفة لمن تتراوح أعمارهم بين 13 و15 سنة، ولا يجوز تشغيل الأحداث في الأعمال الخطرة أو الصناعات الضارة، ولا ليلاً إلا في الحالات التي يحددها الوزير، ولا يسري ذلك على العمل في المدارس ومؤسسات التدريب والبرامج الواردة في المادة (167) لمن بلغ أربع عشرة سنة.',
    },
    instead: {
      en: 'The Employer does not employ persons under fifteen, nor minors under eighteen for dangerous work or at night.',
      ar: 'لا يشغل صاحب العمل من لم يتم الخامسة عشرة من عمره، ولا يشغل الأحداث في الأعمال الخطرة أو ليلاً.',
    },
    silence: 'nothing',
    searched: { en: ['minors', 'minimum age'], ar: ['الأحداث', 'سن العمل'] },
  },
  {
    id: 'SA-LAB-36',
    source: { law: 'labor', articles: ['46', '48'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Training contracts',
      ar: 'عقد التأهيل والتدريب',
    },
    demands: {
      en: "The trainee may end a training contract; the employer may end it only if periodic reports prove that the trainee cannot usefully complete the programme. Whoever ends it gives at least one week's notice. The trainee's reward may not be set by piece or output. Compensation is due only if the contract provides for it.",
      ar: 'للمتدرب إنهاء عقد التأهيل أو التدريب، وليس لصاحب العمل إنهاؤه إلا إذا ثبت وفقاً لتقارير تقويم دورية عدم قابلية المتدرب أو قدرته على إكمال البرنامج بصورة مفيدة، وعلى من يرغب في الإنهاء إبلاغ الطرف الآخر قبل أسبوع على الأقل، ولا يجوز تحديد مكافأة المتدرب على أساس القطعة أو الإنتاج، وليس لأي من الطرفين المطالبة بالتعويض إلا إذا تضمن العقد حكماً يقضي بذلك.',
    },
    instead: {
      en: "The Trainee may end the training on one week's notice, and so may the Employer where periodic reports prove that the Trainee cannot usefully complete the programme. If the Trainee leaves early, he repays the cost of training actually borne, in proportion to the time left.",
      ar: 'للمتدرب إنهاء عقد التدريب بإبلاغ الطرف الآخر قبل أسبوع على الأقل، ولصاحب العمل ذلك إذا ثبت بتقارير تقويم دورية عدم قدرة المتدرب على إكمال البرنامج بصورة مفيدة، وإذا ترك المتدرب التدريب قبل إتمامه رد تكاليف التدريب الفعلية بنسبة المدة الباقية.',
    },
    caution: {
      en: 'The right of the employer to keep a trainee at work for the time of the training no longer stands in Article 48 as replaced by Royal Decree M/44 of 8/2/1446H.',
      ar: 'لم تعد المادة (48) بعد تعديلها بالمرسوم الملكي (م/44) وتاريخ 8/2/1446هـ تتضمن حق صاحب العمل في إلزام المتدرب بالعمل مدة مماثلة لمدة التدريب.',
    },
    silence: 'nothing',
    searched: { en: ['training'], ar: ['التدريب'] },
  },
  {
    id: 'SA-HAR-01',
    source: { law: 'anti-harassment', articles: ['3', '5'] },
    documents: ['employment', 'nda'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Complaints of harassment',
      ar: 'شكاوى التحرش',
    },
    demands: {
      en: 'Every establishment must set measures against harassment in its working environment, with a way to receive complaints and to examine them in confidence. Discipline does not affect the right of the victim to complain to the authorities, and whoever learns of a case may report it to them.',
      ar: 'يجب على الجهات في القطاعين الحكومي والأهلي وضع التدابير اللازمة للوقاية من التحرش ومكافحته في بيئة العمل، وتشمل آلية لتلقي الشكاوى وإجراءات للتأكد من صحتها بما يحافظ على سريتها، ولا تخل المساءلة التأديبية بحق المجني عليه في التقدم بشكوى أمام الجهات المختصة، ولكل من اطلع على حالة تحرش إبلاغها.',
    },
    instead: {
      en: 'Complaints of harassment are received and examined in confidence under the measures that the Employer publishes; no one is disciplined for a complaint made in good faith.',
      ar: 'تتلقى المنشأة شكاوى التحرش وتتحقق منها بسرية وفق التدابير المعلنة، ولا يؤاخذ من تقدم بشكوى بحسن نية.',
    },
    silence: 'nothing',
    searched: { en: ['harassment', 'complaint'], ar: ['التحرش', 'الشكاوى'] },
  },
  {
    id: 'INT-ILO-01',
    source: {
      instrument: {
        en: 'ILO Forced Labour Conventions No. 29 and No. 105',
        ar: 'اتفاقيتا منظمة العمل الدولية رقم (29) ورقم (105) بشأن العمل الجبري',
      },
      provisions: { en: 'prohibition of forced or compulsory labour', ar: 'حظر العمل الجبري أو الإلزامي' },
    },
    documents: ['employment'],
    severity: 'high',
    confidence: 'partly-verified',
    subject: {
      en: 'Forced labour',
      ar: 'العمل الجبري',
    },
    demands: {
      en: 'No one may be held to work under threat, by debt or as a punishment; the Labor Law, too, forbids to make a worker work under compulsion (Art. 61(1)).',
      ar: 'لا يجوز إلزام أحد بالعمل تحت التهديد أو بسبب دين أو على سبيل العقوبة، كما يوجب نظام العمل على صاحب العمل أن يمتنع عن تشغيل العامل سخرة (المادة 61، الفقرة 1).',
    },
    instead: {
      en: 'Delete the clause. The Employee may end the contract as the Labor Law provides; debts are claimed apart from the work.',
      ar: 'يُحذف البند، وللعامل إنهاء العقد وفق نظام العمل، وتستوفى الديون بمعزل عن العمل.',
    },
    caution: {
      en: 'The text of the conventions is not held.',
      ar: 'نصوص الاتفاقيتين غير محفوظة لدينا.',
    },
    silence: 'nothing',
    searched: { en: ['forced labour'], ar: ['العمل الجبري', 'السخرة'] },
  },
];
