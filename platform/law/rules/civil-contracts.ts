import { COMMERCIAL } from './commercial.js';
import type { LawRule } from './rule.js';

/** Rules of the Civil Transactions Law on sale, loan, guarantee and partnership. */
export const civilContractRules: readonly LawRule[] = [
  {
    id: 'SA-CTL-20',
    source: { law: 'civil-transactions', articles: ['385'] },
    documents: ['loan', 'contract'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Increase on a loan', ar: 'الزيادة في رد القرض' },
    demands: {
      en: 'Any term, in the contract or when repayment is deferred, by which the borrower returns more than was lent is void.',
      ar: 'يقع باطلاً كل شرط عند العقد أو عند تأجيل الوفاء يتضمن زيادة في رد القرض يؤديها المقترض إلى المقرض.',
    },
    instead: {
      en: 'The Borrower repays the amount of the loan, SAR (amount), with no increase.',
      ar: 'يلتزم المقترض برد مبلغ القرض وقدره (...) ريال دون أي زيادة.',
    },
    silence: 'nothing',
    searched: { en: ['interest', 'loan'], ar: ['الفائدة', 'الزيادة', 'القرض'] },
  },
  {
    id: 'SA-CTL-29',
    source: { law: 'civil-transactions', articles: ['343', '344'] },
    documents: ['sale', 'distribution', 'services', 'contract', 'terms'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Exclusion of warranty for hidden defects', ar: 'الإعفاء من ضمان عيب تعمد البائع إخفاءه' },
    demands: {
      en: 'The warranty against defects may be excluded, limited or extended by agreement, unless the seller hid the defect on purpose.',
      ar: 'يصح الاتفاق على إعفاء البائع من ضمان العيب أو الحد منه أو زيادته، ما لم يكن البائع قد تعمد إخفاءه.',
    },
    instead: {
      en: 'The Seller does not warrant the goods against defects, except those that it hid on purpose.',
      ar: 'لا يضمن البائع عيوب المبيع، إلا ما تعمد إخفاءه منها.',
    },
    silence: 'nothing',
    searched: { en: ['defects', 'warranty'], ar: ['العيوب', 'ضمان العيب'] },
  },
  {
    id: 'SA-CTL-31',
    source: { law: 'civil-transactions', articles: ['583'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Guarantee of future debts without a limit', ar: 'كفالة الدين المستقبل دون تحديد' },
    demands: {
      en: 'A future debt can be guaranteed only if the amount of the guarantee is fixed in advance.',
      ar: 'تصح الكفالة في الدين المستقبل إذا حُدد مقدماً مقدار المكفول به.',
    },
    instead: {
      en: 'The Guarantor guarantees the present and future debts of the Debtor up to SAR (amount) and until (date).',
      ar: 'يكفل الكفيل ديون المدين الحالية والمستقبلة في حدود مبلغ (...) ريال وحتى تاريخ (...).',
    },
    silence: 'nothing',
    searched: { en: ['guarantee', 'future debts'], ar: ['الكفالة', 'الديون المستقبلة'] },
  },
  {
    id: 'SA-CTL-46',
    source: { law: 'civil-transactions', articles: ['584'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Guarantee beyond the debt', ar: 'الكفالة بأكثر من الدين' },
    demands: {
      en: 'A guarantee for more than is due from the debtor and on harder terms is valid only for what is due and on its terms.',
      ar: 'إذا كانت الكفالة في مبلغ أكبر مما هو مستحق على المدين وبشروط أشد من المكفول فيه لم تصح إلا في قدر الدين المستحق على المدين وبشروطه.',
    },
    instead: {
      en: 'The Guarantor is liable for no more than what is due from the Debtor.',
      ar: 'لا يلتزم الكفيل بأكثر مما هو مستحق على المدين.',
    },
    caution: {
      en: 'The article joins both with “and”; whether one of them is enough is a matter of its reading.',
      ar: 'جمعت المادة بين الأمرين بالواو، ويحتاج الاكتفاء بأحدهما إلى تفسيرها.',
    },
    silence: 'nothing',
    searched: { en: ['guarantor', 'guarantee'], ar: ['الكفيل', 'الكفالة'] },
  },
  {
    id: 'SA-CTL-47',
    source: { law: 'civil-transactions', articles: ['535', '559'] },
    documents: ['contract'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Fixed profit of a partner', ar: 'اشتراط ربح محدد للشريك' },
    demands: {
      en: 'A fixed sum as the share of a partner, or of a party to a mudaraba, in the profit may not be stipulated. In a mudaraba it may be agreed that profit above a limit goes to one party alone, that the shares vary with the profit on sound bases, or that a party has a known wage for certain work beside his share.',
      ar: 'لا يصح اشتراط أن يكون نصيب الشريك أو أحد طرفي المضاربة من الربح مبلغاً محدداً. ويصح في المضاربة الاتفاق على أن ينفرد أحد الطرفين بما زاد من الربح على حد معين، أو أن تتغير الأنصبة بحسب الربح وفق أسس صالحة، أو أن يكون لأحدهما أجر معلوم مقابل عمل معين مع نصيبه.',
    },
    instead: {
      en: 'The partners share the profit that is made in these proportions: (shares).',
      ar: 'يقتسم الشريكان ما يتحقق من أرباح بنسبة (...) لكل منهما.',
    },
    silence: 'nothing',
    searched: { en: ['share of profit', 'guaranteed return'], ar: ['نصيب الشريك من الربح', 'ربح مضمون'] },
  },
  {
    id: 'SA-CTL-48',
    source: { law: 'civil-transactions', articles: ['535', '557'] },
    documents: ['contract'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Partner exempt from losses', ar: 'إعفاء الشريك من الخسارة' },
    demands: {
      en: 'A partner may be neither kept from the profit nor exempted from the loss. In a mudaraba the loss of capital falls on the owner of the capital alone, and any term to the contrary is void.',
      ar: 'لا يصح اشتراط ألا يستفيد الشريك من الربح أو أن يعفى من الخسارة. ويتحمل رب المال وحده نقص رأس مال المضاربة، ويقع باطلاً كل شرط يقضي بخلاف ذلك.',
    },
    instead: {
      en: 'Each partner bears the losses in proportion to his share; the manager answers for loss only where he trespassed or was negligent.',
      ar: 'توزع الخسائر بين الشركاء بنسبة حصة كل منهم، ولا يضمن المضارب أو المدير النقص إلا بتعد أو تقصير منه.',
    },
    silence: 'nothing',
    searched: { en: ['losses', 'capital guarantee'], ar: ['الخسارة', 'ضمان رأس المال'] },
  },
  {
    id: 'SA-CTL-49',
    source: { law: 'civil-transactions', articles: ['538'] },
    documents: ['contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Access of partners to the books', ar: 'اطلاع الشريك على الدفاتر' },
    demands: {
      en: 'Each partner, or whom he authorizes, may inspect the books and documents of the partnership. Any agreement to the contrary is void.',
      ar: 'لكل شريك أو من يفوضه الاطلاع على دفاتر الشركة ومستنداتها، ويقع باطلاً كل اتفاق على خلاف ذلك.',
    },
    instead: {
      en: 'Each partner may at any time inspect the books and documents, himself or by a delegate.',
      ar: 'لكل شريك بنفسه أو بمن يفوضه الاطلاع على دفاتر الشركة ومستنداتها.',
    },
    silence: 'nothing',
    searched: { en: ['books', 'inspection by partners'], ar: ['الاطلاع على الدفاتر'] },
  },
  {
    id: 'SA-CTL-50',
    source: { law: 'civil-transactions', articles: ['337'] },
    documents: ['sale', 'contract', 'distribution', 'terms'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Exclusion of warranty against eviction', ar: 'الإعفاء من ضمان الاستحقاق' },
    demands: {
      en: 'The warranty against eviction may be excluded, limited or extended, but not for eviction by an act of the seller or for what the seller hid on purpose. Even then the buyer recovers the price, unless he knew the cause when he bought.',
      ar: 'يصح الاتفاق على إعفاء البائع من ضمان الاستحقاق أو الحد منه أو زيادته، عدا ما كان ناشئاً عن فعل البائع أو تعمد إخفاءه، ولا يحول الإعفاء دون رجوع المشتري بالثمن ما لم يكن يعلم وقت البيع سبب الاستحقاق.',
    },
    instead: {
      en: 'The Seller does not warrant the goods against eviction, except where it arises from an act of the Seller or was hidden by it. The Buyer may recover the price in any case.',
      ar: 'لا يضمن البائع استحقاق المبيع إلا ما كان ناشئاً عن فعله أو تعمد إخفاءه، وللمشتري في جميع الأحوال الرجوع بالثمن.',
    },
    silence: 'nothing',
    searched: { en: ['eviction', 'title'], ar: ['ضمان الاستحقاق', 'ضمان التعرض'] },
  },
  {
    id: 'SA-CTL-51',
    source: { law: 'civil-transactions', articles: ['617'] },
    documents: ['sale', 'contract'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Bar on disposal without a limit', ar: 'الشرط المانع من التصرف دون حد' },
    demands: {
      en: 'A term that bars the acquirer from disposing of what he acquired is void unless it is for a reasonable time and protects a lawful interest. If it states no time, the court may set one: it is not void for that alone.',
      ar: 'يقع باطلاً كل شرط يمنع المتصرف إليه من التصرف في المال ما لم يكن لمدة معقولة وقصد به حماية مصلحة مشروعة. وإذا لم تعين مدة المنع فللمحكمة تعيينها، فلا يبطل الشرط لذلك وحده.',
    },
    instead: {
      en: 'The Buyer shall not dispose of the property for (period), to protect (the lawful interest).',
      ar: 'لا يتصرف المشتري في المبيع لمدة (...)، وذلك حماية لـ(المصلحة المشروعة).',
    },
    silence: 'nothing',
    searched: { en: ['disposal by the buyer'], ar: ['التصرف في المبيع'] },
  },
];
