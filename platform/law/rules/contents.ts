import type { LawRule } from './rule.js';

/** Rules on what a document must contain that no clause can break: only its silence does. */
export const contentsRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-201',
    source: { law: 'labor', articles: ['52'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Particulars of the contract', ar: 'البيانات الأساسية لعقد العمل' },
    demands: {
      en: 'The contract must follow the unified form, which has the employer’s name and place, the worker’s name, nationality, identity and address of residence, and the day on which work begins.',
      ar: 'يجب أن يكون العقد وفق النموذج الموحد المتضمن اسم صاحب العمل ومكانه، واسم العامل وجنسيته وما يلزم لإثبات شخصيته وعنوان إقامته، وتاريخ الالتحاق بالعمل.',
    },
    instead: {
      en: 'Add, where missing: the employer’s address; the Employee’s nationality, identity number and address of residence; and “The Employee begins work on (date)”.',
      ar: 'يضاف ما لم يرد من: عنوان صاحب العمل، وجنسية العامل ورقم هويته وعنوان إقامته، و«يباشر العامل عمله في تاريخ (...)».',
    },
    caution: {
      en: 'The law asks for these through the Ministry’s unified form. A contract documented on the Qiwa platform has them there. Names are not searched for.',
      ar: 'يوجب النظام هذه البيانات من خلال النموذج الموحد، والعقد الموثق عبر منصة قوى يتضمنها. ولا يُبحث عن الأسماء.',
    },
    silence: 'issue',
    searched: {
      en: ['address', 'nationality', 'identity', 'address of residence', 'joining date'],
      ar: ['العنوان', 'الجنسية', 'الهوية', 'عنوان الإقامة', 'تاريخ المباشرة'],
    },
  },
  {
    id: 'SA-LAB-202',
    source: { law: 'labor', articles: ['52'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Term of a fixed-term contract', ar: 'بيان مدة العقد المحدد المدة' },
    demands: {
      en: 'A contract for a fixed term must state its term, as in the unified form.',
      ar: 'يجب أن يتضمن العقد المحدد المدة، وفق النموذج الموحد، بيان مدته.',
    },
    instead: {
      en: 'The term of this contract is (number) years from (date).',
      ar: 'مدة هذا العقد (...) سنة من تاريخ (...).',
    },
    silence: 'issue',
    searched: { en: ['term', 'period', 'years'], ar: ['مدة العقد', 'سنة', 'ينتهي في'] },
  },
  {
    id: 'SA-PDPL-201',
    source: { law: 'personal-data-regulation', articles: ['17'] },
    documents: ['services', 'contract', 'licence'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Contents of an agreement with a processor', ar: 'محتوى الاتفاق مع جهة المعالجة' },
    demands: {
      en: 'An agreement with a processor must contain the purpose, the categories of data and the duration of processing; notice of breaches without undue delay; whether the processor is subject to other countries’ laws; that compelled disclosure needs no prior approval but is notified; and the sub-processors and other recipients.',
      ar: 'يجب أن يتضمن الاتفاق مع جهة المعالجة: غرض المعالجة، وفئات البيانات، ومدة المعالجة، والالتزام بالإشعار بالتسرب دون تأخر غير مبرر، وما إذا كانت تخضع لأنظمة دول أخرى، وعدم اشتراط الموافقة المسبقة على الإفصاح الوجوبي مع الإشعار به، وتحديد جهات المعالجة الفرعية ومن يُفصح له عن البيانات.',
    },
    instead: {
      en: 'Add a clause for each point that is missing, such as: “The Processor notifies the Controller of any breach of personal data without undue delay”, and “The sub-processors are those listed in Annex (number)”.',
      ar: 'يضاف بند لكل ما لم يرد، مثل: «تُشعر جهة المعالجة جهة التحكم بأي تسرب للبيانات الشخصية دون تأخر غير مبرر»، و«جهات المعالجة الفرعية هي المدرجة في الملحق (...)».',
    },
    caution: {
      en: 'The Regulation is held as first published; later amendments were not traced.',
      ar: 'نص اللائحة المحفوظ هو المنشور ابتداءً، ولم تُتتبع تعديلاته.',
    },
    silence: 'issue',
    searched: {
      en: ['purpose of processing', 'categories of data', 'duration', 'breach', 'sub-processors'],
      ar: ['غرض المعالجة', 'فئات البيانات', 'مدة المعالجة', 'التسرب', 'جهات المعالجة الفرعية'],
    },
  },
  {
    id: 'SA-ECL-201',
    source: { law: 'e-commerce', articles: ['7'] },
    documents: ['terms'],
    severity: 'low',
    confidence: 'verified',
    subject: { en: 'Making the contract and paying', ar: 'إجراءات إبرام العقد والدفع' },
    demands: {
      en: 'Before the contract the consumer must be told the steps by which it is made and the arrangements for payment.',
      ar: 'يجب أن يُبين للمستهلك قبل إبرام العقد ما يلزم من إجراءات لإبرامه وترتيبات الدفع.',
    },
    instead: {
      en: 'You place an order by confirming it at checkout; the contract is made when we confirm it by e-mail. You pay by card, by bank transfer or on delivery.',
      ar: 'يتم الطلب بتأكيده في صفحة إتمام الشراء، وينعقد العقد بتأكيدنا له عبر البريد الإلكتروني، ويكون الدفع بالبطاقة أو بالتحويل البنكي أو عند الاستلام.',
    },
    caution: {
      en: 'The shop’s own pages may tell it instead of its terms.',
      ar: 'قد يرد ذلك في صفحات المتجر دون شروطه.',
    },
    silence: 'warning',
    searched: { en: ['order', 'checkout', 'payment'], ar: ['الطلب', 'إتمام الشراء', 'الدفع'] },
  },
  {
    id: 'SA-FRA-201',
    source: { law: 'franchise', articles: ['11'] },
    documents: ['franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Contents of the franchise agreement', ar: 'محتوى اتفاقية الامتياز' },
    demands: {
      en: 'The agreement must contain the business and its description, its term, amendment and territory; all that the franchisee pays; training; expertise; instructions, marketing and identity; supplies; trade marks and intellectual property; disputes; sub-franchising; and a change of ownership.',
      ar: 'يجب أن تتضمن الاتفاقية: أعمال الامتياز ووصفها ومدتها وطريقة تعديلها ونطاقها الجغرافي، وكل مقابل يدفعه صاحب الامتياز، والتدريب، وتقديم الخبرات، والتقيد بالتعليمات والتسويق والهوية، والتوريد، والعلامات والملكية الفكرية، وتسوية النزاع، والامتياز الفرعي، وتغيير الملكية.',
    },
    instead: {
      en: 'Add a clause on each point that is missing; the Regulation may ask for more.',
      ar: 'يضاف بند لكل ما لم يرد، وقد تضيف اللائحة غيره.',
    },
    silence: 'issue',
    searched: {
      en: [
        'term',
        'territory',
        'fees',
        'training',
        'trade marks',
        'disputes',
        'sub-franchise',
        'change of control',
      ],
      ar: [
        'المدة',
        'النطاق الجغرافي',
        'المقابل',
        'التدريب',
        'العلامات',
        'النزاع',
        'امتياز فرعي',
        'تغيير الملكية',
      ],
    },
  },
];
