import type { CasesById } from '../types.js';

/** Clauses on tax, bribery and money laundering. */
export const dutyCases: CasesById = {
  'SA-VAT-01': {
    en: {
      keeps: [
        'Prices exclude VAT, which is added at 15%.',
        'Value added tax at the rate of fifteen percent is added to each invoice.',
      ],
      breaks: [
        'VAT at 5% is included in the price.',
        'The price is subject to value added tax of five percent (5%).',
        'Value added tax shall be charged at the rate of 10%.',
      ],
      neither: [
        'Prices exclude VAT.',
        'The retention is 5% of each invoice, plus VAT.',
        'Exports are zero-rated for VAT (0%).',
      ],
    },
    ar: {
      keeps: ['تضاف ضريبة القيمة المضافة بنسبة 15%.'],
      breaks: [
        'تشمل الأسعار ضريبة القيمة المضافة بنسبة 5%.',
        'تخضع قيمة العقد لضريبة القيمة المضافة بواقع 5 بالمائة.',
      ],
      neither: [
        'الأسعار غير شاملة ضريبة القيمة المضافة.',
        'يخصم من الدفعة 5% ضماناً، وتضاف ضريبة القيمة المضافة.',
      ],
    },
  },
  'SA-ITX-01': {
    en: {
      keeps: [
        'The Client shall withhold tax as required by the Income Tax Law and give the Supplier a certificate.',
      ],
      breaks: [
        'The Client shall not withhold any tax from payments to the non-resident Supplier, whatever the law provides.',
        'Payments to the foreign consultant are made without deduction of withholding tax even if the law requires it.',
        'The non-resident licensor is exempt from withholding tax by agreement of the parties.',
      ],
      neither: [
        'All withholding taxes are borne by the Supplier.',
        'If tax is withheld, the Client pays an additional sum so that the Supplier receives the full price.',
        'The Client withholds ten percent as retention.',
      ],
    },
    ar: {
      keeps: ['يستقطع العميل ضريبة الاستقطاع الواجبة نظاماً ويزود المورد بشهادة بذلك.'],
      breaks: [
        'لا يستقطع العميل أي ضريبة من المبالغ المدفوعة للمورد غير المقيم أياً كان حكم النظام.',
        'تدفع أتعاب الاستشاري الأجنبي دون أي ضريبة استقطاع ولو أوجبها النظام.',
      ],
      neither: ['يتحمل المورد ضريبة الاستقطاع.', 'يستقطع العميل عشرة بالمائة من كل دفعة ضماناً.'],
    },
  },
  'SA-BRI-01': {
    en: {
      keeps: ['Neither party shall offer or give anything of value to a public official.'],
      breaks: [
        'The Agent shall pay the officials of the ministry a commission for awarding the contract.',
        'Facilitation payments to customs officers are permitted and are reimbursed by the Company.',
        'The Consultant receives a fee for securing the approval of the minister by gifts to his staff.',
      ],
      neither: [
        'The Consultant receives a commission on sales.',
        'The Contractor pays the fees of the municipality.',
        'The Supplier shall report any bribe that is asked of it.',
      ],
    },
    ar: {
      keeps: ['لا يجوز لأي طرف أن يقدم أو يعد بأي منفعة لموظف عام.'],
      breaks: [
        'يدفع الوكيل لموظفي الوزارة عمولة مقابل ترسية العقد.',
        'يجوز تقديم هدايا ومبالغ لموظفي الجمارك لتسهيل الإجراءات وتتحملها الشركة.',
      ],
      neither: ['يستحق الوكيل عمولة على المبيعات.', 'يتحمل المقاول رسوم البلدية.'],
    },
  },
  'SA-AML-02': {
    en: {
      keeps: [
        'The Company may report suspicious transactions to the authorities without notice to the Customer.',
      ],
      breaks: [
        'The Bank shall inform the Customer of any suspicious transaction report that it makes on him.',
        'The Company shall not report any suspicious transaction to the authorities without the consent of the Customer.',
        'No report of suspected money laundering may be made before the Customer has been notified.',
      ],
      neither: [
        'The Customer shall inform the Bank of any suspicious transaction.',
        'The Company sends the Customer a report on his account.',
      ],
    },
    ar: {
      keeps: ['للشركة الإبلاغ عن العمليات المشتبه بها إلى الجهات المختصة دون إشعار العميل.'],
      breaks: [
        'تلتزم الشركة بإخطار العميل بأي بلاغ تقدمه عن عملية مشتبه بها.',
        'لا يجوز للبنك الإبلاغ عن الاشتباه في غسل الأموال إلا بموافقة العميل.',
      ],
      neither: ['يلتزم العميل بإبلاغ البنك عن أي عملية مشبوهة.', 'ترسل الشركة إلى العميل تقريراً عن حسابه.'],
    },
  },
};
