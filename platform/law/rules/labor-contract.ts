import type { LawRule } from './rule.js';

/** Rules of the Labor Law on the contract: its form, what it states, its language, rights that it cannot take. */
export const laborContractRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-01',
    source: { law: 'labor', articles: ['51'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Written and documented contract', ar: 'كتابة عقد العمل وتوثيقه' },
    demands: {
      en: 'The contract must be written in two copies, one for each party, and documented as the regulations provide (on the Qiwa platform). The worker may prove an unwritten contract by any means.',
      ar: 'يجب أن يكتب عقد العمل من نسختين يحتفظ كل من طرفيه بنسخة منه، وأن يوثق وفق ما تحدده اللائحة (عبر منصة قوى). وللعامل وحده إثبات العقد غير المكتوب بجميع طرق الإثبات.',
    },
    instead: {
      en: 'This contract is made in two copies, of which each party keeps one, and is documented on the Qiwa platform.',
      ar: 'حُرر هذا العقد من نسختين، واحتفظ كل طرف بنسخة منه، ويوثق عبر منصة قوى.',
    },
    silence: 'nothing',
    searched: { en: ['two copies', 'Qiwa'], ar: ['من نسختين', 'منصة قوى'] },
  },
  {
    id: 'SA-LAB-02',
    source: { law: 'labor', articles: ['52'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Agreed wage', ar: 'بيان الأجر المتفق عليه' },
    demands: {
      en: 'The contract must state the agreed wage with its benefits and allowances, as in the unified form.',
      ar: 'يجب أن يتضمن العقد، وفق النموذج الموحد، الأجر المتفق عليه بما في ذلك المزايا والبدلات.',
    },
    instead: {
      en: 'The Employer pays the Employee a basic wage of SAR (amount) a month, a housing allowance of SAR (amount) and a transport allowance of SAR (amount).',
      ar: 'يدفع صاحب العمل للعامل أجراً أساسياً قدره (...) ريال شهرياً، وبدل سكن قدره (...) ريال، وبدل نقل قدره (...) ريال.',
    },
    silence: 'issue',
    searched: { en: ['wage', 'salary', 'remuneration'], ar: ['الأجر', 'الراتب'] },
  },
  {
    id: 'SA-LAB-61',
    source: { law: 'labor', articles: ['52'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Type and place of work', ar: 'نوع العمل ومكانه' },
    demands: {
      en: 'The contract must state the type of work and its place, as in the unified form.',
      ar: 'يجب أن يتضمن العقد، وفق النموذج الموحد، نوع العمل ومكانه.',
    },
    instead: {
      en: 'The Employee works as (profession) at (place of work) in the city of (city).',
      ar: 'يعمل العامل بمهنة (...) في (مقر العمل) بمدينة (...).',
    },
    silence: 'issue',
    searched: {
      en: ['job title', 'position', 'place of work'],
      ar: ['المهنة', 'المسمى الوظيفي', 'مكان العمل'],
    },
  },
  {
    id: 'SA-LAB-03',
    source: { law: 'labor', articles: ['9'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Language of the contract', ar: 'لغة العقد' },
    demands: {
      en: 'Employment contracts must be in Arabic. Where another language is used beside it, only the Arabic text is relied upon.',
      ar: 'اللغة العربية هي الواجبة الاستعمال في عقود العمل، وإذا استعملت لغة أجنبية إلى جانبها فإن النص العربي هو المعتمد دون غيره.',
    },
    instead: {
      en: 'This contract is made in Arabic and English. The Arabic text alone is relied upon.',
      ar: 'حُرر هذا العقد باللغتين العربية والإنجليزية، والنص العربي هو المعتمد دون غيره.',
    },
    silence: 'warning',
    searched: { en: ['Arabic text', 'language'], ar: ['النص العربي', 'لغة العقد'] },
  },
  {
    id: 'SA-LAB-04',
    source: { law: 'labor', articles: ['37'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Term of a non-Saudi worker’s contract', ar: 'مدة عقد العامل غير السعودي' },
    demands: {
      en: 'The contract of a non-Saudi worker must be written and for a fixed term. Without a term it lasts one year from the day on which work actually began, and is renewed for the same time if work goes on.',
      ar: 'يجب أن يكون عقد عمل غير السعودي مكتوباً ومحدد المدة، فإن خلا من بيان مدته عُدت سنة من تاريخ المباشرة الفعلية، ويتجدد لمدة مماثلة إذا استمر العمل بعدها.',
    },
    instead: {
      en: 'The term of this contract is two (2) years from the day on which the Employee actually begins work, renewable by written agreement.',
      ar: 'مدة هذا العقد سنتان (2) من تاريخ مباشرة العامل الفعلية للعمل، ويجدد باتفاق مكتوب.',
    },
    silence: 'nothing',
    searched: { en: ['fixed term', 'indefinite term'], ar: ['محدد المدة', 'غير محدد المدة'] },
  },
  {
    id: 'SA-LAB-76',
    source: { law: 'labor', articles: ['38'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Profession in the work permit', ar: 'المهنة المدونة في رخصة العمل' },
    demands: {
      en: 'The employer may not employ the worker in a profession other than the one in his work permit.',
      ar: 'لا يجوز لصاحب العمل توظيف العامل في مهنة غير المهنة المدونة في رخصة عمله.',
    },
    instead: {
      en: 'The Employee works only in the profession stated in his work permit; it is changed by the procedures of the law.',
      ar: 'لا يعمل العامل إلا في المهنة المدونة في رخصة عمله، ولا تُغير إلا بالإجراءات النظامية.',
    },
    silence: 'nothing',
    searched: { en: ['profession in the work permit'], ar: ['المهنة المدونة في رخصة العمل'] },
  },
  {
    id: 'SA-LAB-05',
    source: { law: 'labor', articles: ['8'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Waiver of the worker’s rights', ar: 'التنازل عن حقوق العامل' },
    demands: {
      en: 'A term contrary to the Labor Law is void, and so is every release or settlement of the worker’s rights under it while the contract runs, unless it benefits the worker more.',
      ar: 'يبطل كل شرط يخالف أحكام نظام العمل، وكل إبراء أو مصالحة عن الحقوق الناشئة للعامل بموجبه أثناء سريان عقد العمل، ما لم يكن أكثر فائدة للعامل.',
    },
    instead: {
      en: 'Nothing in this contract lessens the Employee’s rights under the Labor Law; where a term gives less, the law applies.',
      ar: 'لا يخل أي نص في هذا العقد بحقوق العامل المقررة في نظام العمل، ويطبق النظام على كل شرط يقرر له أقل منها.',
    },
    silence: 'nothing',
    searched: { en: ['waives', 'release of claims'], ar: ['يتنازل العامل', 'إبراء'] },
  },
  {
    id: 'SA-LAB-06',
    source: { law: 'labor', articles: ['3', '61'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Discrimination', ar: 'التمييز في العمل' },
    demands: {
      en: 'The employer may not discriminate in hiring or at work on the grounds of race, color, sex, age, disability, marital status or otherwise.',
      ar: 'يمتنع على صاحب العمل التمييز في التوظيف أو أثناء العمل على أساس العرق أو اللون أو الجنس أو السن أو الإعاقة أو الحالة الاجتماعية أو أي شكل آخر من أشكال التمييز.',
    },
    instead: {
      en: 'Delete the condition, or write: The Employer treats all workers equally, whatever their sex, age, disability or marital status.',
      ar: 'يُحذف الشرط، أو يُكتب: يعامل صاحب العمل عماله على قدم المساواة دون تمييز بسبب الجنس أو السن أو الإعاقة أو الحالة الاجتماعية.',
    },
    silence: 'nothing',
    searched: { en: ['discrimination', 'equal opportunity'], ar: ['التمييز', 'تكافؤ الفرص'] },
  },
];
