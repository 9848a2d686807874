import { COMMERCIAL } from './commercial.js';
import type { LawRule } from './rule.js';

/** Rules of the Civil Transactions Law on liability, agreed compensation and what cannot be waived. */
export const civilLiabilityRules: readonly LawRule[] = [
  {
    id: 'SA-CTL-17',
    source: { law: 'civil-transactions', articles: ['173'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Exclusion of liability for fraud or gross fault',
      ar: 'الإعفاء من المسؤولية عن الغش أو الخطأ الجسيم',
    },
    demands: {
      en: 'The parties may exempt the debtor from compensation for not performing the contract or performing it late, but not where this comes from his fraud or gross fault.',
      ar: 'يجوز الاتفاق على إعفاء المدين من التعويض عن الضرر الناشئ عن عدم تنفيذ التزامه التعاقدي أو تأخره فيه، إلا ما يكون عن غش أو خطأ جسيم منه.',
    },
    instead: {
      en: 'The liability of each party under this contract is limited to (amount). This limit does not apply to loss that arises from its fraud or gross fault.',
      ar: 'تقتصر مسؤولية كل طرف بموجب هذا العقد على مبلغ (...)، ولا يسري هذا الحد على الضرر الناشئ عن غش أو خطأ جسيم منه.',
    },
    silence: 'nothing',
    searched: { en: ['fraud', 'gross fault', 'liability'], ar: ['الغش', 'الخطأ الجسيم', 'المسؤولية'] },
  },
  {
    id: 'SA-CTL-44',
    source: { law: 'civil-transactions', articles: ['173'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Exclusion of liability for a harmful act', ar: 'الإعفاء من المسؤولية عن الفعل الضار' },
    demands: {
      en: 'Exemption from the liability that follows from a harmful act (tort), such as bodily injury, may not be agreed.',
      ar: 'لا يجوز الاتفاق على الإعفاء من المسؤولية المترتبة على الفعل الضار.',
    },
    instead: {
      en: 'Limit the exclusion to liability for not performing this contract or performing it late.',
      ar: 'يُقصر الإعفاء على المسؤولية عن عدم تنفيذ الالتزامات الناشئة عن هذا العقد أو التأخر فيها.',
    },
    silence: 'nothing',
    searched: { en: ['tort', 'harmful act', 'injury'], ar: ['الفعل الضار', 'المسؤولية التقصيرية'] },
  },
  {
    id: 'SA-CTL-15',
    source: { law: 'civil-transactions', articles: ['178', '385'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Penalty or interest on late payment', ar: 'الغرامة أو الفائدة عن تأخر السداد' },
    demands: {
      en: 'The parties may fix compensation in advance unless the obligation is to pay a sum of money; the article thus gives no ground for an agreed penalty, percentage or interest on paying money late, though it does not say that such a term is void. An increase for deferring a loan is void.',
      ar: 'يجوز للمتعاقدين تحديد مقدار التعويض مقدماً ما لم يكن محل الالتزام مبلغاً نقدياً، فلا سند في المادة لغرامة أو نسبة أو فائدة متفق عليها عن التأخر في سداد مبلغ نقدي، وإن لم تنص على بطلان الشرط. أما الزيادة عند تأجيل الوفاء بالقرض فباطلة.',
    },
    instead: {
      en: 'If a sum is paid late, the creditor may suspend its performance after notice and claim the loss that it proves, without an agreed penalty or interest.',
      ar: 'إذا تأخر السداد جاز للدائن بعد الإعذار وقف تنفيذ التزامه والمطالبة بما يثبته من ضرر، دون غرامة أو فائدة متفق عليها.',
    },
    caution: {
      en: 'Special laws may allow charges for late payment, such as the rules of the Saudi Central Bank for finance companies.',
      ar: 'قد تجيز أنظمة خاصة مبالغ عن التأخر في السداد، كقواعد البنك المركزي السعودي لشركات التمويل.',
    },
    silence: 'nothing',
    searched: {
      en: ['late payment', 'overdue', 'default interest'],
      ar: ['التأخر في السداد', 'غرامة تأخير', 'فائدة'],
    },
  },
  {
    id: 'SA-CTL-16',
    source: { law: 'civil-transactions', articles: ['179'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Agreed compensation that no court may change',
      ar: 'التعويض الاتفاقي غير القابل للتعديل',
    },
    demands: {
      en: 'Agreed compensation is not owed if the debtor proves that there was no loss; the court may reduce it if it is excessive or part was performed, and raise it for fraud or gross fault. Any agreement to the contrary is void.',
      ar: 'لا يكون التعويض الاتفاقي مستحقاً إذا أثبت المدين أن الدائن لم يلحقه ضرر، وللمحكمة إنقاصه إذا كان مبالغاً فيه أو نُفذ جزء من الالتزام، وزيادته عند الغش أو الخطأ الجسيم، ويقع باطلاً كل اتفاق يخالف ذلك.',
    },
    instead: {
      en: 'The agreed compensation is (amount), without prejudice to the right of each party to ask the court to change it under Article 179 of the Civil Transactions Law.',
      ar: 'يكون التعويض الاتفاقي (...)، دون إخلال بحق كل طرف في طلب تعديله وفقاً للمادة التاسعة والسبعين بعد المائة من نظام المعاملات المدنية.',
    },
    silence: 'nothing',
    searched: { en: ['liquidated damages', 'penalty'], ar: ['الشرط الجزائي', 'التعويض الاتفاقي', 'الغرامة'] },
  },
  {
    id: 'SA-CTL-10',
    source: { law: 'civil-transactions', articles: ['97'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Waiver of relief for exceptional circumstances', ar: 'استبعاد أحكام الظروف الطارئة' },
    demands: {
      en: 'If exceptional general circumstances that could not be foreseen make performance ruinous, the debtor may call for negotiation and the court may reduce the burden. Any agreement to the contrary is void.',
      ar: 'إذا طرأت ظروف استثنائية عامة لم يكن في الوسع توقعها وصار التنفيذ مرهقاً للمدين، فله دعوة الطرف الآخر للتفاوض، وللمحكمة رد الالتزام المرهق إلى الحد المعقول، ويقع باطلاً كل اتفاق على خلاف ذلك.',
    },
    instead: {
      en: 'Article 97 of the Civil Transactions Law applies to exceptional circumstances; the parties negotiate without delay and go on performing meanwhile.',
      ar: 'تسري على الظروف الاستثنائية أحكام المادة السابعة والتسعين من نظام المعاملات المدنية، ويتفاوض الطرفان دون تأخر مع الاستمرار في التنفيذ.',
    },
    silence: 'nothing',
    searched: { en: ['exceptional circumstances', 'hardship'], ar: ['الظروف الاستثنائية', 'الظروف الطارئة'] },
  },
  {
    id: 'SA-CTL-06',
    source: { law: 'civil-transactions', articles: ['96'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Waiver of review of unfair terms', ar: 'النزول عن مراجعة الشروط التعسفية' },
    demands: {
      en: 'In a contract of adhesion the court may change unfair terms or release the adhering party from them. Any agreement to the contrary is void.',
      ar: 'إذا تم العقد بطريق الإذعان وتضمن شروطاً تعسفية فللمحكمة أن تعدلها أو تعفي الطرف المذعن منها، ويقع باطلاً كل اتفاق على خلاف ذلك.',
    },
    instead: {
      en: 'Delete the waiver. It is enough to say that the terms were made known to the other party before it accepted them.',
      ar: 'يُحذف هذا النزول، ويكتفى بالنص على أن الشروط عُرضت على الطرف الآخر قبل قبوله لها.',
    },
    silence: 'nothing',
    searched: { en: ['unfair terms', 'standard terms'], ar: ['الشروط التعسفية', 'عقد إذعان'] },
  },
  {
    id: 'SA-CTL-23',
    source: { law: 'civil-transactions', articles: ['305'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Agreed time bar for claims', ar: 'الاتفاق على مدة سماع الدعوى' },
    demands: {
      en: 'The period after which a claim is not heard can neither be shortened nor extended by agreement, nor can the debtor waive it before he has the right to rely on it.',
      ar: 'لا يجوز الاتفاق على تقصير مدة عدم سماع الدعوى ولا على إطالتها، ولا أن يسقط المدين حقه في التمسك بعدم سماعها قبل ثبوت هذا الحق له.',
    },
    instead: {
      en: 'The periods of the law apply to claims under this contract.',
      ar: 'تسري على الدعاوى الناشئة عن هذا العقد المدد المقررة نظاماً لعدم سماع الدعوى.',
    },
    silence: 'nothing',
    searched: { en: ['time bar', 'limitation period'], ar: ['سماع الدعوى', 'التقادم'] },
  },
  {
    id: 'SA-CTL-45',
    source: { law: 'civil-transactions', articles: ['282'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Advance waiver of set-off', ar: 'النزول المسبق عن المقاصة' },
    demands: {
      en: 'Set-off cannot be waived before the right to it has arisen.',
      ar: 'لا يصح النزول عن المقاصة قبل ثبوت الحق فيها.',
    },
    instead: {
      en: 'A party that relies on set-off tells the other in writing which sums it sets off.',
      ar: 'على الطرف الذي يتمسك بالمقاصة أن يخطر الطرف الآخر كتابةً بالمبالغ محل المقاصة.',
    },
    silence: 'nothing',
    searched: { en: ['set-off', 'counterclaim'], ar: ['المقاصة'] },
  },
  {
    id: 'SA-CTL-07',
    source: { law: 'civil-transactions', articles: ['95', '29'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Good faith', ar: 'حسن النية' },
    demands: {
      en: 'A contract must be performed by its terms and in good faith, and rights may not be abused, such as by using them only to harm another. The articles do not say that a term to the contrary is void.',
      ar: 'يجب تنفيذ العقد طبقاً لما اشتمل عليه وبطريقة تتفق مع ما يوجبه حسن النية، ولا يجوز التعسف في استعمال الحق، كأن لا يقصد به سوى الإضرار بالغير. ولم تنص المادتان على بطلان الشرط المخالف.',
    },
    instead: {
      en: 'Each party performs this contract in good faith.',
      ar: 'يلتزم كل طرف بتنفيذ هذا العقد بحسن نية.',
    },
    silence: 'nothing',
    searched: { en: ['good faith'], ar: ['حسن النية'] },
  },
  {
    id: 'SA-CTL-41',
    source: { law: 'civil-transactions', articles: ['41', '61', '62'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'partly-verified',
    subject: { en: 'Deception and bad faith before the contract', ar: 'التغرير وسوء النية قبل التعاقد' },
    demands: {
      en: 'A party that was deceived on a decisive matter may have the contract annulled, and one who negotiates in bad faith or conceals a material fact is liable for the loss.',
      ar: 'للمغرر به طلب إبطال العقد إذا كان التغرير في أمر جوهري، ويكون من يتفاوض بسوء نية أو يتعمد عدم الإدلاء ببيان جوهري مسؤولاً عن الضرر.',
    },
    instead: {
      en: 'This contract is the whole agreement of the parties. Nothing in it limits liability for deception.',
      ar: 'يمثل هذا العقد كامل اتفاق الطرفين، ولا يحد أي من أحكامه من المسؤولية عن التغرير.',
    },
    silence: 'nothing',
    searched: { en: ['misrepresentation', 'negotiation'], ar: ['التغرير', 'التفاوض'] },
  },
];
