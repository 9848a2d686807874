import type { CasesById } from '../types.js';

/** Clauses on exclusions of liability, agreed compensation and penalties on debts. */
export const liabilityCases: CasesById = {
  'SA-CTL-17': {
    en: {
      keeps: [
        'The total liability of the Supplier shall not exceed the fees paid, except in cases of fraud or gross negligence.',
        'Nothing in this Agreement excludes or limits liability for fraud or gross fault.',
        'The limitation in this clause shall not apply to wilful misconduct.',
      ],
      breaks: [
        'The Supplier shall not be liable for any loss suffered by the Customer, even if caused by its gross negligence or wilful misconduct.',
        'The exclusions in this clause extend to loss caused by the fraud of the Provider.',
        'The Customer waives every claim against the Company, including claims based on fraud or gross fault.',
        'Whatever the degree of fault, gross negligence included, the Contractor’s liability is capped at 10% of the price.',
        'No compensation is recoverable from the Second Party whether its default results from mere error or from deliberate breach.',
        'Liability of the Consultant for gross negligence is hereby excluded.',
        'The First Party is exempt from any compensation regardless of whether the breach was intentional.',
        'Neither party may claim damages from the other, however serious the fault.',
      ],
      neither: [
        'The Customer shall be liable for losses caused by its gross negligence.',
        'The Bank is not liable for losses caused by the fraud of the Customer.',
        'Either party may terminate this Agreement with immediate effect for fraud or wilful misconduct.',
        'Gross negligence means a serious departure from the care of a careful person.',
        'The Contractor shall hold the Employer harmless from all claims, including those arising from the gross negligence of the Contractor.',
      ],
    },
    ar: {
      keeps: [
        'لا تتجاوز مسؤولية المورد قيمة العقد، إلا في حالات الغش أو الخطأ الجسيم.',
        'لا يسري هذا الإعفاء على الضرر الناشئ عن غش أو خطأ جسيم.',
        'لا يخل ما تقدم بمسؤولية الطرف الأول عن الغش والخطأ الجسيم.',
      ],
      breaks: [
        'لا يسأل المورد عن أي ضرر يلحق بالعميل ولو كان ناتجاً عن غشه أو خطئه الجسيم.',
        'يعفى الطرف الثاني من المسؤولية كافة بما في ذلك المسؤولية عن الخطأ الجسيم.',
        'تتنازل الشركة عن أي مطالبة بالتعويض مهما بلغت جسامة الخطأ.',
        'يتفق الطرفان على إعفاء مقدم الخدمة من التعويض سواء كان الضرر ناتجاً عن إهمال يسير أو تعمد.',
        'يشمل الإعفاء من المسؤولية ما ينشأ عن الغش والتدليس.',
        'ليس للمشتري الرجوع على البائع بأي تعويض حتى لو ثبت تعمد البائع الإخلال بالعقد.',
        'تكون مسؤولية الاستشاري محدودة بقيمة أتعابه في جميع الأحوال بما فيها الخطأ الجسيم.',
      ],
      neither: [
        'يكون الطرف الثاني مسؤولاً عن الأضرار الناتجة عن غشه أو خطئه الجسيم.',
        'يحق للطرف الأول فسخ العقد فوراً في حالة الغش أو التدليس.',
        'لا يكون البنك مسؤولاً عن الأضرار الناتجة عن غش العميل.',
        'يقصد بالخطأ الجسيم الإهمال الذي لا يصدر عن أقل الناس حرصاً.',
      ],
    },
  },
  'SA-CTL-44': {
    en: {
      keeps: [
        'Nothing in this contract limits the liability of either party for tort or for death or personal injury.',
        'This exclusion does not apply to bodily injury or to liability for a harmful act.',
      ],
      breaks: [
        'The Operator shall not be liable in contract, tort or otherwise for any loss.',
        'The Owner bears no responsibility for death or personal injury of the visitors, whatever the cause.',
        'All liability of the Provider, whether in contract or in tort (including negligence), is excluded.',
        'The User releases the Company from any tort liability.',
        'The Customer waives any claim for bodily injury arising from the use of the equipment.',
      ],
      neither: [
        'The Contractor shall insure against death and personal injury.',
        'The Supplier is liable in contract and in tort for its acts.',
        'The total liability of each party in contract or tort shall not be limited for fraud.',
        'The Tenant shall indemnify the Landlord against claims for personal injury.',
      ],
    },
    ar: {
      keeps: [
        'لا يسري هذا الإعفاء على المسؤولية عن الفعل الضار.',
        'لا يخل هذا البند بالمسؤولية التقصيرية لأي من الطرفين.',
      ],
      breaks: [
        'لا يتحمل مقدم الخدمة أي مسؤولية عقدية أو تقصيرية عن الأضرار.',
        'يعفى الطرف الأول من المسؤولية عن الفعل الضار.',
        'يتنازل العميل عن أي مطالبة عن الإصابات الجسدية أو الوفاة التي تقع في الموقع.',
        'لا تسأل الشركة عن الوفاة أو الإصابة التي تلحق بالزوار أياً كان سببها.',
      ],
      neither: [
        'يلتزم المقاول بالتأمين ضد الوفاة والإصابات الجسدية.',
        'يكون الطرف الثاني مسؤولاً مسؤولية عقدية وتقصيرية عن أفعاله.',
        'يعوض المقاول المالك عن مطالبات الغير بسبب الإصابات.',
      ],
    },
  },
  'SA-CTL-15': {
    en: {
      keeps: [
        'No interest or penalty is payable on late payment.',
        'Late payment shall not give rise to any penalty or interest.',
        'Overdue amounts shall not bear interest.',
        'Invoices not settled on time do not carry interest.',
        'Sums not paid when due bear no interest and no penalty.',
      ],
      breaks: [
        'Overdue invoices shall bear interest at 1.5% per month.',
        'If the Buyer fails to pay any sum on its due date, it shall pay a penalty of 2% of the sum for each week of delay.',
        'A late payment fee of SAR 500 per day applies to unpaid invoices.',
        'The Customer shall pay a surcharge of five percent on amounts paid after the due date.',
        'In the event of delay in payment, the Second Party owes liquidated damages of SAR 1,000 for each day.',
        'Default interest shall accrue on all sums that remain unpaid.',
        'Any instalment not settled within ten days is increased by 3%.',
        'Invoices not settled on time carry eight percent interest annually.',
        'Sums that were not received by their due date attract interest of 1% a month.',
        'Amounts never paid on their due date bear a penalty of 2%.',
        'A surcharge of 6% a year runs on invoices that the Client has not paid within thirty days.',
      ],
      neither: [
        'If the Contractor fails to deliver on time, it shall pay a delay penalty of 1% per week.',
        'Payment shall be made within thirty days from receipt of the invoice.',
        'If payment is late, the Supplier may suspend the services after notice.',
        'The Customer shall pay 50% of the price in advance.',
        'The Company pays the fine imposed by the municipality.',
      ],
    },
    ar: {
      keeps: [
        'لا تستحق أي غرامة أو فائدة عن التأخر في السداد.',
        'لا يترتب على تأخر السداد أي فوائد أو غرامات.',
        'الفواتير التي لا تسدد في مواعيدها لا تستحق عليها أي فائدة.',
      ],
      breaks: [
        'في حال تأخر المشتري عن السداد يلتزم بدفع غرامة تأخير بنسبة 2% شهرياً من المبلغ المستحق.',
        'تحتسب فائدة بنسبة 5% سنوياً على المبالغ المتأخرة.',
        'إذا لم يسدد الطرف الثاني أي قسط في موعده استحقت عليه غرامة قدرها 500 ريال عن كل يوم تأخير.',
        'يضاف إلى كل فاتورة لم تسدد في موعدها مبلغ نسبته ثلاثة بالمائة.',
        'يدفع العميل تعويضاً اتفاقياً قدره ألف ريال عن كل يوم يتأخر فيه عن سداد المستحقات.',
        'كل تأخير في دفع الأجرة يستوجب غرامة مقدارها مائة ريال يومياً.',
        'الفواتير التي لا تسدد في مواعيدها تستحق عليها فائدة سنوية قدرها ثمانية بالمائة.',
        'ما لم يسدد من الأقساط في موعده تترتب عليه غرامة بواقع 2% شهرياً.',
        'المبالغ غير المسددة في موعدها تحتسب عليها فائدة بنسبة 6% سنوياً.',
      ],
      neither: [
        'إذا تأخر المقاول في تسليم الأعمال استحقت عليه غرامة تأخير بنسبة 1% عن كل أسبوع.',
        'يسدد العميل الفاتورة خلال ثلاثين يوماً من تاريخ استلامها.',
        'إذا تأخر العميل عن السداد جاز للمورد تعليق الخدمة بعد إشعاره.',
        'يلتزم الطرف الثاني بسداد الغرامات التي تفرضها الجهات الحكومية.',
      ],
    },
  },
  'SA-CTL-16': {
    en: {
      keeps: [
        'The court may reduce the liquidated damages if they are excessive.',
        'The agreed compensation is not due if the debtor proves that no loss was suffered.',
      ],
      breaks: [
        'The penalty is final and may not be reduced by any court.',
        'The liquidated damages are payable whether or not the Employer suffers any loss.',
        'The Contractor waives its right to ask the court for a reduction of the penalty.',
        'The agreed sum falls due without proof of damage, and the Second Party may not object to its amount or prove the absence of loss.',
        'Part performance shall not reduce the agreed compensation.',
        'The penalty is the sole remedy of the Buyer, even in the case of fraud.',
        'The Seller acknowledges that the penalty is fair and shall not be open to review by the judge.',
      ],
      neither: [
        'A penalty of 1% of the contract price is due for each week of delay.',
        'The Employer may deduct the penalty from any payment.',
        'The total penalty shall not exceed 10% of the price.',
        'No discount may be granted and prices shall not be reduced.',
      ],
    },
    ar: {
      keeps: [
        'للمحكمة إنقاص التعويض الاتفاقي إذا كان مبالغاً فيه.',
        'لا يستحق التعويض الاتفاقي إذا أثبت المدين أن الدائن لم يلحقه أي ضرر.',
      ],
      breaks: [
        'يعد الشرط الجزائي نهائياً ولا يجوز للمحكمة تعديله أو تخفيضه.',
        'تستحق الغرامة سواء وقع ضرر أم لم يقع.',
        'يتنازل الطرف الثاني عن حقه في طلب إنقاص التعويض المتفق عليه.',
        'يستحق الشرط الجزائي كاملاً ولو نفذ المقاول جزءاً من التزامه.',
        'ليس للمدين إثبات عدم وقوع الضرر للتخلص من الشرط الجزائي.',
        'يكون التعويض الاتفاقي واجباً دون النظر إلى تحقق الضرر ولا يخضع لرقابة القضاء.',
      ],
      neither: [
        'تستحق غرامة تأخير بنسبة 1% عن كل أسبوع.',
        'لا تتجاوز الغرامة 10% من قيمة العقد.',
        'للطرف الأول خصم الغرامة من مستحقات الطرف الثاني.',
        'لا يجوز تعديل العقد إلا كتابة.',
      ],
    },
  },
};
