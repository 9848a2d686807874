import type { CasesById } from '../types.js';

/** Clauses on what cannot be waived: hardship, unfair terms, time bars, set-off, good faith, deception. */
export const waiverCases: CasesById = {
  'SA-CTL-10': {
    en: {
      keeps: [
        'If exceptional circumstances make performance ruinous, the affected party may call for negotiation and the court may reduce the burden.',
        'Article 97 of the Civil Transactions Law applies to exceptional unforeseen circumstances.',
      ],
      breaks: [
        'The Contractor waives any right to renegotiate the price because of exceptional circumstances.',
        'No exceptional or unforeseen circumstances shall entitle the Supplier to ask the court to adjust its obligations.',
        'Unforeseeable events, however onerous, shall not give rise to any adjustment of the price.',
        'The parties exclude the theory of hardship.',
        'The Buyer bears the risk of all unforeseen circumstances and may not request a revision of the contract.',
        'Even if performance becomes excessively onerous, the obligations remain unchanged and no relief may be sought from the court.',
        'Article 97 of the Civil Transactions Law shall not apply.',
      ],
      neither: [
        'Prices are fixed and shall not be adjusted during the term.',
        'Neither party is liable for failure caused by force majeure.',
        'If unforeseen circumstances delay the work, the Contractor informs the Employer.',
      ],
    },
    ar: {
      keeps: [
        'إذا طرأت ظروف استثنائية عامة جعلت التنفيذ مرهقاً جاز للطرف المتضرر دعوة الطرف الآخر للتفاوض.',
        'تسري أحكام المادة السابعة والتسعين من نظام المعاملات المدنية على الظروف الاستثنائية.',
      ],
      breaks: [
        'يتنازل المقاول عن حقه في طلب تعديل العقد بسبب الظروف الطارئة.',
        'لا يحق للمورد المطالبة بإعادة التفاوض مهما طرأ من ظروف استثنائية.',
        'لا أثر للظروف الاستثنائية على التزامات الطرف الثاني ولو صار تنفيذها مرهقاً.',
        'اتفق الطرفان على استبعاد تطبيق نظرية الظروف الطارئة.',
        'يتحمل المشتري وحده تبعة الظروف الاستثنائية ولا يجوز له اللجوء إلى المحكمة لرد الالتزام إلى الحد المعقول.',
        'لا تسري المادة السابعة والتسعون من نظام المعاملات المدنية على هذا العقد.',
      ],
      neither: [
        'الأسعار ثابتة ولا تقبل التعديل طوال مدة العقد.',
        'لا يسأل أي طرف عن التأخير الناتج عن القوة القاهرة.',
        'يخطر المقاول المالك بالظروف الطارئة فور علمه بها.',
      ],
    },
  },
  'SA-CTL-06': {
    en: {
      keeps: [
        'Nothing in these terms prevents the court from amending unfair terms or releasing the customer from them.',
        'The Customer may ask the court to amend any unfair term.',
      ],
      breaks: [
        'The Customer waives its right to challenge any term of this contract as unfair.',
        'The User may not ask any court to amend these terms on the ground that they are unfair or abusive.',
        'No court shall have the power to modify or set aside any of these terms as unfair.',
        'The Subscriber acknowledges that this is not a contract of adhesion and shall not plead otherwise before any court.',
        'The Buyer agrees never to contest the fairness of these standard terms.',
      ],
      neither: [
        'The Supplier shall not use unfair terms.',
        'The Customer may challenge any invoice within ten days.',
        'These terms may be amended in writing.',
      ],
    },
    ar: {
      keeps: ['لا يحول هذا العقد دون حق المحكمة في تعديل الشروط التعسفية أو إعفاء الطرف المذعن منها.'],
      breaks: [
        'يتنازل العميل عن حقه في الطعن في شروط هذا العقد بوصفها تعسفية.',
        'لا يجوز للمستخدم أن يطلب من المحكمة تعديل أي شرط من هذه الشروط بحجة أنه تعسفي.',
        'يقر العميل بأن هذا العقد ليس عقد إذعان ولا يحق له الدفع بغير ذلك.',
        'لا تملك المحكمة تعديل شروط هذا العقد ولو كانت تعسفية.',
      ],
      neither: [
        'لا يجوز للمورد إدراج شروط تعسفية.',
        'لا يجوز تعديل هذه الشروط إلا كتابة.',
        'للعميل الاعتراض على الفاتورة خلال عشرة أيام.',
      ],
    },
  },
  'SA-CTL-23': {
    en: {
      keeps: [
        'The limitation periods of the law apply to claims under this contract and may not be shortened or extended.',
        'Nothing in this clause shortens the limitation period laid down by law.',
      ],
      breaks: [
        'No action may be brought under this Agreement more than one year after the cause of action arose.',
        'Any claim not filed within six months of the event shall be time-barred.',
        'The parties agree to extend the limitation period to twenty years.',
        'The Debtor waives any defence based on the statute of limitations.',
        'Claims must be brought before the court within ninety days, failing which they are forever barred.',
        'The limitation period shall not apply to the claims of the Lender.',
        'Any legal proceedings shall be commenced within 12 months from completion, after which the right to sue lapses.',
      ],
      neither: [
        'The Contractor must notify the Engineer of a claim for an extension of time within 28 days.',
        'The Buyer shall report shortages within three days of delivery.',
        'Warranty claims may be made within two years from delivery.',
        'The parties shall try to settle disputes amicably within thirty days before filing a claim.',
        'Either party may bring an action for annulment within sixty days of the award.',
      ],
    },
    ar: {
      keeps: [
        'لا تخل أحكام هذا العقد بالمدد المقررة نظاماً لعدم سماع الدعوى.',
        'تسري على الدعاوى المدد النظامية لعدم سماع الدعوى.',
      ],
      breaks: [
        'لا تسمع أي دعوى ناشئة عن هذا العقد بعد مضي ستة أشهر من تاريخ نشوء الحق.',
        'يسقط حق الطرف الثاني في إقامة الدعوى إذا لم يرفعها خلال سنة واحدة من انتهاء العقد.',
        'اتفق الطرفان على أن تكون مدة عدم سماع الدعوى عشرين سنة.',
        'يتنازل المدين مقدماً عن حقه في التمسك بعدم سماع الدعوى لمرور الزمن.',
        'يجب رفع المطالبات أمام القضاء خلال تسعين يوماً وإلا سقط الحق فيها.',
        'لا يجوز للمدين الدفع بالتقادم.',
      ],
      neither: [
        'على المقاول تقديم مطالبته بتمديد المدة إلى المهندس خلال ثمانية وعشرين يوماً.',
        'ترفع دعوى بطلان حكم التحكيم خلال ستين يوماً.',
        'يخطر المشتري البائع بالنقص خلال ثلاثة أيام من التسليم.',
        'يسعى الطرفان إلى تسوية النزاع ودياً خلال ثلاثين يوماً قبل رفع الدعوى.',
      ],
    },
  },
  'SA-CTL-45': {
    en: {
      keeps: [
        'Either party may set off sums due to it against sums that it owes.',
        'The Borrower is entitled to set off any amount due from the Lender.',
      ],
      breaks: [
        'All payments shall be made in full without set-off, counterclaim or deduction.',
        'The Buyer waives any right of set-off.',
        'The Customer may not set off any amount against the price.',
        'The Borrower’s right of set-off is excluded.',
        'No set-off shall be permitted against invoices.',
        'Payment is due free of any set-off or withholding.',
      ],
      neither: [
        'The Employer may set off the penalty against payments due to the Contractor without notice.',
        'The times are set off the calendar of the project.',
        'Each instalment is payable without delay.',
      ],
    },
    ar: {
      keeps: [
        'يجوز لأي من الطرفين التمسك بالمقاصة بين ما له وما عليه.',
        'يحق للمشتري إجراء المقاصة بين الثمن ومستحقاته.',
      ],
      breaks: [
        'يسدد المشتري الثمن كاملاً دون أي مقاصة أو خصم.',
        'يتنازل الطرف الثاني عن حقه في المقاصة.',
        'لا يجوز للعميل إجراء المقاصة بين ما عليه وما له.',
        'لا يحق للمقترض التمسك بالمقاصة تجاه المقرض.',
        'يسقط حق المستأجر في المقاصة.',
      ],
      neither: [
        'للطرف الأول إجراء المقاصة دون حاجة إلى إشعار.',
        'تتم التسوية عبر غرفة المقاصة.',
        'يسدد العميل دون تأخير.',
      ],
    },
  },
  'SA-CTL-07': {
    en: {
      keeps: [
        'The parties shall perform this Agreement in good faith.',
        'Each party undertakes to act in good faith.',
      ],
      breaks: [
        'No duty of good faith shall be implied in this Agreement.',
        'The Franchisor may exercise its rights without regard to good faith.',
        'The parties agree that the principle of good faith does not apply to this contract.',
        'The Supplier is under no obligation to act in good faith.',
      ],
      neither: [
        'A party that acted in good faith is not liable for the report.',
        'The Agent shall not be liable for acts done in good faith.',
        'If the parties negotiate in good faith and fail to agree, either may go to court.',
      ],
    },
    ar: {
      keeps: ['يلتزم الطرفان بتنفيذ هذا العقد بحسن نية.', 'ينفذ كل طرف التزاماته وفقاً لما يوجبه حسن النية.'],
      breaks: [
        'لا يلتزم الطرف الأول بمبدأ حسن النية عند ممارسة حقوقه.',
        'لا يسري مبدأ حسن النية على تنفيذ هذا العقد.',
        'للمانح ممارسة حقوقه دون مراعاة حسن النية.',
      ],
      neither: ['لا يسأل الوكيل عما يقوم به بحسن نية.', 'لا تنفذ القيود في مواجهة الغير حسن النية.'],
    },
  },
  'SA-CTL-41': {
    en: {
      keeps: [
        'Nothing in this clause excludes liability for fraudulent misrepresentation.',
        'A party that was deceived may ask for the annulment of this contract.',
      ],
      breaks: [
        'The Buyer shall have no remedy for any misrepresentation, even if made fraudulently.',
        'Neither party is liable for its conduct in the negotiations, whether or not in bad faith.',
        'The Seller is not responsible for false statements made before signing, even if deliberate.',
        'The Purchaser waives any right to annul this contract for deception or deliberate concealment.',
      ],
      neither: [
        'The parties shall negotiate in good faith.',
        'The Seller represents that the statements made before signing are true.',
        'This contract supersedes all prior statements and representations.',
      ],
    },
    ar: {
      keeps: ['لا يحد هذا البند من المسؤولية عن التغرير.', 'للطرف المغرر به طلب إبطال العقد.'],
      breaks: [
        'يتنازل المشتري عن حقه في طلب إبطال العقد للتغرير.',
        'لا يسأل البائع عن البيانات غير الصحيحة التي أدلى بها قبل التعاقد ولو كانت متعمدة.',
        'لا يتحمل أي طرف مسؤولية عن إنهاء التفاوض ولو كان بسوء نية.',
      ],
      neither: [
        'يلغي هذا العقد كل ما سبقه من بيانات وتفاهمات.',
        'يقر البائع بصحة البيانات التي أدلى بها قبل التعاقد.',
      ],
    },
  },
};
