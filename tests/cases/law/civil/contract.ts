import type { CasesById } from '../types.js';

/** Clauses on loan, sale, guarantee and partnership. */
export const contractCases: CasesById = {
  'SA-CTL-20': {
    en: {
      keeps: [
        'The loan bears no interest.',
        'The Borrower shall repay the principal only, without any increase.',
      ],
      breaks: [
        'Interest accrues at 8% per annum on the outstanding principal.',
        'The Borrower shall repay SAR 110,000 against a loan of SAR 100,000.',
        'The loan shall bear interest at SIBOR plus two percent.',
        'If repayment is deferred, the amount due is increased by five percent.',
        'The Lender is entitled to a return of ten percent on the sum lent.',
        'Unpaid interest is capitalized and added to the principal.',
      ],
      neither: [
        'The Borrower shall repay the loan in twelve equal instalments.',
        'The Lender has no interest in the business of the Borrower.',
        'Neither party shall act against the interests of the other.',
        'The Borrower bears the costs of the loan contract.',
      ],
    },
    ar: {
      keeps: ['يرد المقترض مبلغ القرض دون أي زيادة أو فائدة.', 'القرض حسن لا تترتب عليه فوائد.'],
      breaks: [
        'تحتسب على مبلغ القرض فائدة سنوية بنسبة 8%.',
        'يلتزم المقترض برد مبلغ القرض مضافاً إليه عشرة بالمائة.',
        'إذا طلب المقترض تأجيل السداد زيد المبلغ المستحق بنسبة خمسة بالمائة.',
        'يستحق المقرض عائداً سنوياً على مبلغ القرض.',
        'يقرض الطرف الأول الطرف الثاني مائة ألف ريال على أن يردها مائة وعشرة آلاف ريال.',
      ],
      neither: [
        'يسدد المقترض القرض على اثني عشر قسطاً متساوياً.',
        'يتحمل المقترض نفقات توثيق عقد القرض.',
        'يلتزم المقرض بتسليم مبلغ القرض.',
      ],
    },
  },
  'SA-CTL-29': {
    en: {
      keeps: [
        'The Seller gives no warranty against defects, except those that it deliberately concealed.',
        'The exclusion of warranty does not apply to defects that the Seller hid.',
      ],
      breaks: [
        'The Seller gives no warranty of any kind, even for defects known to it and not disclosed.',
        'The Buyer waives any claim for defects, including defects that the Seller deliberately concealed.',
        'The goods are sold as is and the Seller is not liable for defects whether or not it knew of and hid them.',
        'Concealment of a defect by the Seller shall not give the Buyer any right.',
      ],
      neither: [
        'The goods are sold as is, without warranty against defects.',
        'The Seller shall disclose all known defects.',
        'The Buyer shall notify hidden defects within seven days of discovery.',
        'The Seller warrants that it has not concealed any defect.',
      ],
    },
    ar: {
      keeps: [
        'لا يضمن البائع عيوب المبيع إلا ما تعمد إخفاءه منها.',
        'لا يسري هذا الإعفاء على العيوب التي أخفاها البائع عمداً.',
      ],
      breaks: [
        'لا يضمن البائع العيوب ولو كان عالماً بها وأخفاها عن المشتري.',
        'يسقط حق المشتري في الرجوع بضمان العيب حتى لو تعمد البائع إخفاءه.',
        'يقبل المشتري المبيع على حاله ويعفي البائع من ضمان العيوب بما فيها العيوب التي تعمد كتمانها.',
      ],
      neither: [
        'يباع المبيع على حاله دون ضمان للعيوب.',
        'يلتزم البائع بالإفصاح عن العيوب المعلومة له.',
        'يقر البائع بأنه لم يخف أي عيب.',
      ],
    },
  },
  'SA-CTL-31': {
    en: {
      keeps: [
        'The Guarantor guarantees all present and future debts of the Debtor up to SAR 500,000.',
        'The guarantee covers future obligations subject to a maximum amount of SAR 1,000,000.',
      ],
      breaks: [
        'The Guarantor guarantees all present and future sums due from the Debtor without limit.',
        'The guarantee covers every obligation that the Customer may incur in the future, whatever its amount.',
        'The surety is liable for all debts that may arise hereafter, unlimited in amount.',
        'No ceiling applies to the future liabilities secured by this guarantee.',
      ],
      neither: [
        'The Guarantor guarantees the payment of the instalments of this contract.',
        'The Supplier guarantees the quality of future deliveries.',
        'The Contractor shall provide a bank guarantee of 5% of the price.',
      ],
    },
    ar: {
      keeps: [
        'يكفل الكفيل ديون المدين الحالية والمستقبلة بما لا يتجاوز خمسمائة ألف ريال.',
        'تشمل الكفالة الالتزامات المستقبلة في حدود مبلغ مليون ريال.',
      ],
      breaks: [
        'يكفل الكفيل جميع ديون المدين الحالية والمستقبلة دون حد أقصى.',
        'تشمل الكفالة كل ما قد ينشأ مستقبلاً في ذمة العميل مهما بلغ مقداره.',
        'يضمن الطرف الثالث كافة الالتزامات المستقبلية على المدين بلا سقف.',
      ],
      neither: [
        'يكفل الكفيل سداد أقساط هذا العقد.',
        'يقدم المقاول ضماناً بنكياً بنسبة 5% من قيمة العقد.',
        'يضمن المورد جودة التوريدات المستقبلية.',
      ],
    },
  },
  'SA-CTL-46': {
    en: {
      keeps: ['The Guarantor shall not be liable for more than what is due from the Debtor.'],
      breaks: [
        'The Guarantor shall pay one hundred and twenty percent of the debt owed by the Debtor.',
        'The Guarantor is liable for more than the Debtor owes.',
        'The guarantee remains enforceable for the full sum even if the debt is discharged or reduced.',
        'The liability of the guarantor exceeds that of the debtor by the amount of ten percent.',
      ],
      neither: [
        'The Guarantor is jointly liable with the Debtor.',
        'The guarantee shall remain in force until the debt is paid in full.',
        'The Debtor shall not borrow more than it can pay.',
      ],
    },
    ar: {
      keeps: ['لا يلتزم الكفيل بأكثر مما هو مستحق على المدين.'],
      breaks: [
        'يلتزم الكفيل بدفع مبلغ يزيد على الدين المستحق على المدين.',
        'تبقى الكفالة قائمة بكامل المبلغ ولو سقط الدين أو نقص.',
        'يدفع الكفيل مائة وعشرين بالمائة من قيمة الدين.',
      ],
      neither: [
        'يكون الكفيل متضامناً مع المدين.',
        'تظل الكفالة سارية حتى سداد كامل الدين.',
        'لا يجوز للمدين الاقتراض بأكثر من مليون ريال.',
      ],
    },
  },
  'SA-CTL-47': {
    en: {
      keeps: ['The partners share the profit in equal shares, and no fixed profit is guaranteed to either.'],
      breaks: [
        'The First Partner shall receive a fixed monthly profit of SAR 10,000 whatever the results.',
        'The Investor is guaranteed an annual return of 12% on his capital.',
        'The mudarib shall pay the owner of the capital SAR 5,000 each month as his share of profit.',
        'A guaranteed profit shall be distributed to the investing partner every quarter.',
      ],
      neither: [
        'Profits are shared sixty to forty.',
        'The Manager is paid a fixed monthly salary for his work.',
        'The profit is distributed at the end of each year.',
      ],
    },
    ar: {
      keeps: ['تقسم الأرباح مناصفة ولا يضمن لأي شريك ربح محدد.'],
      breaks: [
        'يستحق الشريك الأول ربحاً شهرياً ثابتاً قدره عشرة آلاف ريال.',
        'يضمن الطرف الثاني للمستثمر عائداً سنوياً بنسبة 12% من رأس المال.',
        'يدفع المضارب لرب المال مبلغاً مقطوعاً من الأرباح كل شهر.',
        'توزع على الشريك أرباح مضمونة لا تقل عن خمسين ألف ريال سنوياً.',
      ],
      neither: [
        'توزع الأرباح بنسبة ستين إلى أربعين.',
        'يتقاضى المدير راتباً شهرياً ثابتاً.',
        'تصرف الأرباح في نهاية كل سنة مالية.',
      ],
    },
  },
  'SA-CTL-48': {
    en: {
      keeps: [
        'Each partner shall bear the losses in proportion to his share.',
        'The loss of capital is borne by the owner of the capital alone.',
      ],
      breaks: [
        'The First Partner shall not bear any loss.',
        'The mudarib guarantees the return of the capital in full, whatever the losses.',
        'All losses are borne by the Second Partner alone.',
        'The investing partner is exempt from losses.',
        'The capital of the investor is guaranteed against any loss.',
      ],
      neither: [
        'The Supplier shall not bear any loss of profit of the Customer.',
        'Losses are determined by the auditor at year end.',
        'The mudarib is liable for loss of capital caused by his negligence.',
      ],
    },
    ar: {
      keeps: [
        'توزع الخسائر بين الشركاء بنسبة حصة كل منهم في رأس المال.',
        'يتحمل رب المال وحده نقص رأس المال.',
      ],
      breaks: [
        'لا يتحمل الشريك الأول أي خسارة.',
        'يضمن المضارب رأس المال في جميع الأحوال.',
        'يتحمل الشريك الثاني وحده جميع الخسائر.',
        'يعفى المستثمر من الخسارة أياً كان سببها.',
        'يلتزم المضارب برد رأس المال كاملاً ولو خسرت المضاربة.',
      ],
      neither: [
        'لا يتحمل المورد خسارة العميل للأرباح.',
        'يحدد المراجع الخسائر في نهاية السنة.',
        'يضمن المضارب نقص رأس المال إذا تعدى أو قصر.',
      ],
    },
  },
  'SA-CTL-49': {
    en: {
      keeps: ['Each partner may inspect the books and documents of the partnership.'],
      breaks: [
        'The Second Partner may not inspect the books of the partnership.',
        'Access to the accounts is reserved to the managing partner alone.',
        'The silent partner waives his right to examine the books and records.',
        'No partner is entitled to see the accounts before the end of the partnership.',
      ],
      neither: [
        'The partners shall keep proper books.',
        'The auditor inspects the books each year.',
        'No third party may inspect the books.',
      ],
    },
    ar: {
      keeps: ['يحق لكل شريك الاطلاع على دفاتر الشركة ومستنداتها.'],
      breaks: [
        'لا يحق للشريك الثاني الاطلاع على دفاتر الشركة.',
        'يقتصر الاطلاع على الدفاتر والحسابات على الشريك المدير.',
        'يتنازل الشريك الموصي عن حقه في الاطلاع على المستندات والدفاتر.',
      ],
      neither: [
        'يمسك الشركاء دفاتر منتظمة.',
        'لا يجوز للغير الاطلاع على دفاتر الشركة.',
        'يفحص المراجع دفاتر الشركة سنوياً.',
      ],
    },
  },
};
