import type { LawRule } from './rule.js';

/** Rules of the Labor Law on notice, compensation, resignation and dismissal. */
export const laborEndingRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-11',
    source: { law: 'labor', articles: ['75'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Notice of termination', ar: 'مهلة الإشعار' },
    demands: {
      en: 'A contract without a fixed term is ended by written notice: at least sixty days by the employer and thirty by the worker where the wage is paid monthly; thirty days by either where it is not.',
      ar: 'يُنهى العقد غير المحدد المدة بإشعار كتابي قبل ستين يوماً على الأقل من صاحب العمل، وثلاثين يوماً على الأقل من العامل، إذا كان الأجر يدفع شهرياً، وقبل ثلاثين يوماً من أيهما إذا كان لا يدفع شهرياً.',
    },
    instead: {
      en: 'This contract may be ended for a lawful reason by written notice of at least sixty (60) days by the Employer or thirty (30) days by the Employee.',
      ar: 'يجوز إنهاء هذا العقد لسبب مشروع بموجب إشعار كتابي يوجهه صاحب العمل قبل ستين (60) يوماً على الأقل، أو العامل قبل ثلاثين (30) يوماً على الأقل.',
    },
    caution: {
      en: 'The periods are those for contracts without a fixed term. A fixed-term contract is not ended by notice before its term at all, save in the cases of the law.',
      ar: 'هذه المهل للعقد غير المحدد المدة، أما العقد المحدد المدة فلا يُنهى بالإشعار قبل انقضاء مدته إلا في الحالات المقررة في النظام.',
    },
    silence: 'nothing',
    searched: { en: ['notice of termination'], ar: ['مهلة الإشعار', 'إشعار كتابي'] },
  },
  {
    id: 'SA-LAB-65',
    source: { law: 'labor', articles: ['75', '74'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Lawful reason for termination', ar: 'السبب المشروع للإنهاء' },
    demands: {
      en: 'Even with notice, a contract without a fixed term may be ended only for a lawful reason.',
      ar: 'لا يجوز إنهاء العقد غير المحدد المدة، ولو بإشعار، إلا بناءً على سبب مشروع.',
    },
    instead: {
      en: 'Either party may end this contract for a lawful reason, stated in the written notice.',
      ar: 'يجوز لأي من الطرفين إنهاء هذا العقد بناءً على سبب مشروع يبين في الإشعار الكتابي.',
    },
    silence: 'nothing',
    searched: { en: ['lawful reason', 'without cause'], ar: ['سبب مشروع', 'دون إبداء الأسباب'] },
  },
  {
    id: 'SA-LAB-77',
    source: { law: 'labor', articles: ['76', '75'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Pay for notice not given', ar: 'بدل مهلة الإشعار' },
    demands: {
      en: 'A party that does not keep the notice period pays the other the worker’s wage for it, or more if so agreed. For the employer that is the wage of at least sixty days where the wage is paid monthly, else of thirty.',
      ar: 'يلتزم الطرف الذي لم يراع مهلة الإشعار بأن يدفع للطرف الآخر مبلغاً مساوياً لأجر العامل عن المهلة نفسها، ما لم يتفقا على أكثر، وهو على صاحب العمل أجر ستين يوماً على الأقل إذا كان الأجر يدفع شهرياً، وأجر ثلاثين يوماً إذا كان لا يدفع شهرياً.',
    },
    instead: {
      en: 'The party that does not keep the notice period pays the other an amount equal to the Employee’s wage for that period.',
      ar: 'يلتزم الطرف الذي لم يراع مهلة الإشعار بأن يدفع للطرف الآخر مبلغاً مساوياً لأجر العامل عن المهلة نفسها.',
    },
    silence: 'nothing',
    searched: { en: ['in lieu of notice'], ar: ['بدل الإشعار'] },
  },
  {
    id: 'SA-LAB-66',
    source: { law: 'labor', articles: ['78'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Rights during notice', ar: 'حقوق العامل خلال مهلة الإشعار' },
    demands: {
      en: 'If the employer gives notice, the worker may be absent a full day or eight hours a week, with pay, to look for other work. If the employer releases him from work, the wage and service run to the end of the notice.',
      ar: 'إذا كان الإشعار من صاحب العمل حق للعامل أن يتغيب يوماً كاملاً أو ثماني ساعات في الأسبوع بأجر للبحث عن عمل آخر، وإذا أعفاه صاحب العمل من العمل استحق أجره واستمرت خدمته إلى نهاية المهلة.',
    },
    instead: {
      en: 'During notice by the Employer the Employee may be absent, with pay, one day or eight hours a week to look for work. If he is released from work, his wage is paid to the end of the notice.',
      ar: 'للعامل، إذا كان الإشعار من صاحب العمل، أن يتغيب بأجر يوماً كاملاً أو ثماني ساعات في الأسبوع للبحث عن عمل، وإذا أُعفي من العمل دُفع له أجره إلى نهاية المهلة.',
    },
    silence: 'nothing',
    searched: { en: ['during the notice period'], ar: ['خلال مهلة الإشعار'] },
  },
  {
    id: 'SA-LAB-12',
    source: { law: 'labor', articles: ['77'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Compensation for unlawful termination', ar: 'التعويض عن الإنهاء لسبب غير مشروع' },
    demands: {
      en: 'Unless the contract fixes a compensation, the party harmed by termination for an unlawful reason gets 15 days’ wage for each year of service, or under a fixed term the wage of the time that is left, and at least two months’ wage.',
      ar: 'ما لم يتضمن العقد تعويضاً محدداً، يستحق المتضرر من إنهاء العقد لسبب غير مشروع أجر خمسة عشر يوماً عن كل سنة خدمة في العقد غير المحدد المدة، أو أجر المدة الباقية في العقد المحدد المدة، على ألا يقل عن أجر شهرين.',
    },
    instead: {
      en: 'The party harmed by termination for an unlawful reason is compensated as Article 77 of the Labor Law provides.',
      ar: 'يستحق الطرف المتضرر من إنهاء العقد لسبب غير مشروع التعويض المنصوص عليه في المادة السابعة والسبعين من نظام العمل.',
    },
    caution: {
      en: 'The parties may fix another compensation in the contract, even a low one: only a clause that excludes compensation, or that caps it below two months’ wage where no sum is agreed, breaks the rule.',
      ar: 'للطرفين أن يحددا في العقد تعويضاً آخر ولو كان قليلاً، فلا يخالف القاعدة إلا شرط يستبعد التعويض، أو يضع له حداً أقل من أجر شهرين دون مبلغ متفق عليه.',
    },
    silence: 'nothing',
    searched: { en: ['compensation for termination'], ar: ['التعويض عن الإنهاء'] },
  },
  {
    id: 'SA-LAB-13',
    source: { law: 'labor', articles: ['79 bis'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Acceptance of resignation', ar: 'قبول الاستقالة' },
    demands: {
      en: 'A worker may resign from a fixed-term contract. His resignation is deemed accepted thirty days after it is handed in without a reply. The employer may defer acceptance by at most sixty days with written reasons, and the worker may withdraw it within seven days unless it was accepted.',
      ar: 'للعامل أن يستقيل من العقد المحدد المدة، ويعد طلب الاستقالة مقبولاً إذا مضى على تقديمه ثلاثون يوماً دون رد، ولصاحب العمل تأجيل قبوله مدة لا تزيد على ستين يوماً بإيضاح مسبب مكتوب، وللعامل العدول عنه خلال سبعة أيام ما لم يُقبل قبل ذلك.',
    },
    instead: {
      en: 'A resignation takes effect when the Employer accepts it or thirty (30) days after it is handed in without a reply; the Employer may defer acceptance once by up to sixty (60) days with written reasons.',
      ar: 'تنتج الاستقالة أثرها بقبول صاحب العمل لها أو بمضي ثلاثين (30) يوماً على تقديمها دون رد، وله تأجيل قبولها مدة لا تزيد على ستين (60) يوماً بإيضاح مسبب مكتوب.',
    },
    silence: 'nothing',
    searched: { en: ['resignation'], ar: ['الاستقالة'] },
  },
  {
    id: 'SA-LAB-67',
    source: { law: 'labor', articles: ['79 bis'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Rights of a worker who resigns', ar: 'حقوق العامل المستقيل' },
    demands: {
      en: 'A worker whose contract ended by resignation is due all his rights under the Labor Law.',
      ar: 'يستحق العامل الذي انتهى عقده بالاستقالة جميع حقوقه المقررة بموجب نظام العمل.',
    },
    instead: {
      en: 'An Employee who resigns is paid all that the Labor Law grants him, including the end-of-service award under Article 85.',
      ar: 'يستحق العامل المستقيل جميع حقوقه المقررة في نظام العمل، بما في ذلك مكافأة نهاية الخدمة وفق المادة الخامسة والثمانين.',
    },
    silence: 'nothing',
    searched: { en: ['resigns', 'forfeits'], ar: ['العامل المستقيل', 'يفقد حقوقه'] },
  },
  {
    id: 'SA-LAB-68',
    source: { law: 'labor', articles: ['79 bis', '20'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Resignation signed in advance', ar: 'الاستقالة الموقعة مسبقاً' },
    demands: {
      en: 'A resignation may not name a deferred date, and neither party may put pressure on the freedom of the other: one signed in advance or without a date is none.',
      ar: 'لا يصح أن يُحدد في طلب الاستقالة تاريخ مؤجل لها، ولا يجوز لأي من الطرفين الضغط على حرية الآخر، فلا يعتد باستقالة موقعة مسبقاً أو دون تاريخ.',
    },
    instead: { en: 'Delete the clause.', ar: 'يُحذف البند.' },
    silence: 'nothing',
    searched: { en: ['undated resignation'], ar: ['استقالة غير مؤرخة'] },
  },
];
