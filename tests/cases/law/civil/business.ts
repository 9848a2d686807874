import type { CasesById } from '../types.js';

/** Clauses on competition and insolvency. */
export const businessCases: CasesById = {
  'SA-CMP-01': {
    en: {
      keeps: [
        'The Distributor is free to set its resale prices.',
        'Nothing in this contract fixes the price at which the Distributor resells.',
      ],
      breaks: [
        'The Distributor shall not sell the products below the list price of the Supplier.',
        'The Supplier fixes the resale price, from which the Distributor may not depart.',
        'The Franchisee shall observe the minimum retail prices set by the Franchisor.',
        'The parties agree to charge their customers the same prices.',
        'Discounts to end customers are allowed only with the consent of the Supplier.',
        'The Distributor undertakes to resell at the prices in Annex A.',
      ],
      neither: [
        'The Supplier sells to the Distributor at the prices in Annex A.',
        'The Buyer shall pay the price within thirty days.',
        'The Supplier recommends no price.',
      ],
    },
    ar: {
      keeps: ['للموزع حرية تحديد أسعار إعادة البيع.'],
      breaks: [
        'لا يجوز للموزع بيع المنتجات بأقل من السعر الذي يحدده المورد.',
        'يلتزم الموزع بأسعار إعادة البيع التي يحددها الموكل.',
        'يتفق الطرفان على توحيد أسعار البيع للعملاء.',
        'يحدد المورد الحد الأدنى لسعر البيع للمستهلك ويلتزم به الموزع.',
        'لا يمنح الموزع أي خصم للمستهلكين إلا بموافقة المورد.',
      ],
      neither: [
        'يبيع المورد المنتجات للموزع بالأسعار الواردة في الملحق.',
        'يسدد المشتري الثمن خلال ثلاثين يوماً.',
      ],
    },
  },
  'SA-CMP-04': {
    en: {
      keeps: ['Nothing in this contract divides markets or customers between the parties.'],
      breaks: [
        'The parties divide the market between them, the north for the First Party and the south for the Second Party.',
        'Each party shall refrain from selling to the customers allocated to the other.',
        'The two companies agree to share the customers by region.',
        'Neither competitor shall enter the area reserved for the other.',
      ],
      neither: [
        'The Distributor sells in the Territory.',
        'The profit is divided between the parties.',
        'The work is divided between the parties by phase.',
      ],
    },
    ar: {
      keeps: ['لا يتضمن هذا العقد أي تقسيم للأسواق أو العملاء بين الطرفين.'],
      breaks: [
        'يتفق الطرفان على تقسيم السوق بينهما بحسب المناطق الجغرافية.',
        'يمتنع كل طرف عن البيع لعملاء الطرف الآخر.',
        'يخصص لكل منشأة نصيب من العملاء لا تنازعها فيه الأخرى.',
      ],
      neither: ['يبيع الموزع المنتجات في المنطقة المحددة.', 'تقسم الأرباح بين الطرفين.'],
    },
  },
  'SA-CMP-05': {
    en: {
      keeps: ['Each party shall prepare its bids independently and shall not collude with others.'],
      breaks: [
        'The parties shall agree beforehand on the prices of their separate bids in the tender.',
        'The Second Party shall submit a higher bid so that the First Party wins the tender.',
        'The parties agree which of them will win each tender in turn.',
        'The Second Party shall refrain from bidding in the tender in return for a payment.',
      ],
      neither: [
        'The parties submit a joint bid as a consortium.',
        'The bid bond is two percent of the price.',
        'The bidder shall submit its bid before the deadline.',
      ],
    },
    ar: {
      keeps: ['يحظر على الطرفين التواطؤ أو التنسيق في العطاءات.'],
      breaks: [
        'يتفق الطرفان على تنسيق أسعار عطاءاتهما في المنافسة.',
        'يقدم الطرف الثاني عرضاً أعلى سعراً ليرسو العطاء على الطرف الأول.',
        'يتناوب الطرفان الفوز بالمنافسات.',
        'يمتنع الطرف الثاني عن تقديم عطاء في المنافسة مقابل مبلغ مالي.',
      ],
      neither: [
        'يقدم الطرفان عطاءً مشتركاً بوصفهما ائتلافاً.',
        'الضمان الابتدائي اثنان بالمائة من قيمة العطاء.',
      ],
    },
  },
  'SA-BKR-01': {
    en: {
      keeps: [
        'The opening of a preventive settlement or financial reorganization does not affect this contract.',
        'This contract remains in force despite the opening of financial reorganization.',
      ],
      breaks: [
        'This contract terminates automatically if either party files for financial reorganization.',
        'The Supplier may terminate the agreement upon the opening of a preventive settlement procedure for the Customer.',
        'If any insolvency procedure is opened under the Bankruptcy Law, the contract is deemed rescinded.',
        'Filing a petition for protective settlement or reorganisation by the Buyer entitles the Seller to cancel.',
        'Either party may end this agreement at once where the other applies for any procedure under the Bankruptcy Law.',
      ],
      neither: [
        'Either party may terminate if the other is placed in liquidation.',
        'The reorganization of the departments of the Company does not need consent.',
        'The contract terminates on expiry of its term.',
      ],
    },
    ar: {
      keeps: ['لا يؤثر افتتاح إجراء التسوية الوقائية أو إعادة التنظيم المالي على سريان هذا العقد.'],
      breaks: [
        'ينفسخ العقد تلقائياً إذا تقدم أحد الطرفين بطلب افتتاح إجراء إعادة التنظيم المالي.',
        'يحق للمورد إنهاء العقد فور قيد طلب التسوية الوقائية للعميل.',
        'يعد العقد منتهياً عند افتتاح أي إجراء من إجراءات الإفلاس للطرف الثاني.',
        'للبائع فسخ العقد إذا طلب المشتري افتتاح أي من إجراءات نظام الإفلاس.',
      ],
      neither: ['ينتهي العقد إذا افتتح إجراء التصفية للطرف الآخر.', 'يجوز للشركة إعادة تنظيم إداراتها.'],
    },
  },
  'SA-BKR-03': {
    en: {
      keeps: ['The opening of a financial reorganization does not accelerate the debts of the Borrower.'],
      breaks: [
        'All instalments fall due immediately if the Borrower files for financial reorganization.',
        'On the opening of a preventive settlement the whole debt becomes payable at once.',
        'The Lender may accelerate the loan if any procedure under the Bankruptcy Law is opened for the Borrower.',
      ],
      neither: [
        'All instalments fall due if the Borrower fails to pay two of them.',
        'On liquidation the debts become due.',
      ],
    },
    ar: {
      keeps: ['لا يترتب على افتتاح إجراء إعادة التنظيم المالي حلول آجال الديون.'],
      breaks: [
        'تحل جميع الأقساط فوراً إذا قدم المقترض طلب افتتاح إجراء إعادة التنظيم المالي.',
        'يصبح كامل الدين مستحق الأداء عند افتتاح إجراء التسوية الوقائية.',
        'تسقط آجال الديون بمجرد قيد طلب افتتاح أي من إجراءات الإفلاس.',
      ],
      neither: ['تحل جميع الأقساط إذا تخلف المقترض عن سداد قسطين.', 'تحل الديون بافتتاح إجراء التصفية.'],
    },
  },
  'SA-BKR-02': {
    en: {
      keeps: [
        'The Creditor may enforce its security, subject to the stay of claims under the Bankruptcy Law.',
      ],
      breaks: [
        'The Creditor may enforce its security notwithstanding any stay of claims.',
        'A suspension of claims under the Bankruptcy Law shall not prevent the Lender from executing on the pledge.',
        'The Borrower waives the stay of claims in any insolvency procedure.',
        'The Lender is entitled to proceed against the Guarantor regardless of the moratorium.',
      ],
      neither: ['The Creditor may enforce its security upon default.', 'The court may stay the proceedings.'],
    },
    ar: {
      keeps: ['للدائن التنفيذ على الضمانات مع مراعاة أحكام تعليق المطالبات.'],
      breaks: [
        'يحق للدائن التنفيذ على الضمان ولو صدر قرار بتعليق المطالبات.',
        'لا يحول تعليق المطالبات دون رجوع الممول على الكفيل.',
        'يتنازل المدين عن حقه في التمسك بتعليق المطالبات.',
      ],
      neither: ['يحق للدائن التنفيذ على الضمان عند الإخلال.', 'يجوز تعليق الخدمة عند عدم السداد.'],
    },
  },
};
