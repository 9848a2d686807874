import type { CasesById } from '../types.js';

/** Clauses on enforcement, evidence and the language of the courts. */
export const enforcementCases: CasesById = {
  'SA-ENF-02': {
    en: {
      keeps: ['The Debtor issues a promissory note registered on the national electronic platform.'],
      breaks: [
        'The Debtor signs a paper promissory note, which is an enforcement instrument without registration on any platform.',
        'The promissory note need not be registered on the electronic platform in order to be enforced.',
        'An unregistered promissory note shall be an enforceable instrument between the parties.',
        'The bills of exchange are enforceable directly whether or not registered on the national platforms.',
      ],
      neither: [
        'The Debtor signs a promissory note for SAR 50,000.',
        'The Debtor shall settle the promissory note on demand.',
        'The trademark need not be registered.',
      ],
    },
    ar: {
      keeps: ['يحرر المدين سنداً لأمر مسجلاً في المنصة الإلكترونية الوطنية.'],
      breaks: [
        'يحرر المدين سنداً لأمر ورقياً يعد سنداً تنفيذياً دون حاجة إلى تسجيله في أي منصة.',
        'يكون السند لأمر واجب التنفيذ ولو لم يكن مسجلاً في المنصات الإلكترونية.',
        'لا يشترط تسجيل الكمبيالات في المنصة الوطنية لتنفيذها.',
      ],
      neither: ['يوقع المدين سنداً لأمر بمبلغ خمسين ألف ريال.', 'يلتزم المدين بسداد السند لأمر عند الطلب.'],
    },
  },
  'SA-ENF-03': {
    en: {
      keeps: [
        'Execution shall not exceed one third of the salary of the Debtor.',
        'The dwelling of the Debtor is exempt from attachment.',
      ],
      breaks: [
        'The Creditor may attach the entire salary of the Debtor.',
        'The Debtor agrees to the attachment of half of his wages for this debt.',
        'The Debtor waives the exemption of his family home from attachment.',
        'Execution may extend to the dwelling of the Guarantor and to his tools of trade.',
        'No property of the Debtor, including his home and means of transport, is exempt from execution.',
      ],
      neither: [
        'The Debtor mortgages his house to the Creditor, who may execute on it.',
        'The salary of the Debtor is paid into the bank.',
        'The Creditor may attach the assets of the Debtor.',
      ],
    },
    ar: {
      keeps: ['لا يتجاوز الحجز ثلث راتب المدين.', 'لا يجوز الحجز على دار سكن المدين.'],
      breaks: [
        'يحق للدائن الحجز على كامل راتب المدين.',
        'يوافق المدين على الحجز على نصف راتبه وفاءً لهذا الدين.',
        'يتنازل المدين عن حقه في عدم الحجز على دار سكنه.',
        'يجوز التنفيذ على مسكن الكفيل ووسيلة نقله.',
      ],
      neither: [
        'يرهن المدين داره للدائن وله التنفيذ عليها.',
        'يودع راتب المدين في حسابه البنكي.',
        'يحق للدائن الحجز على أموال المدين.',
      ],
    },
  },
  'SA-ENF-04': {
    en: {
      keeps: [
        'The parties shall notarize this contract so that it is an enforcement instrument.',
        'The contract documented on the Ejar platform is an executive deed.',
      ],
      breaks: [
        'This contract is an enforcement instrument by the mere signature of the parties, without notarization.',
        'This Agreement shall be directly enforceable before the enforcement court without any judgment.',
        'The parties agree that this contract shall be deemed an executive deed.',
      ],
      neither: [
        'This Agreement is enforceable in accordance with its terms.',
        'The judgment is enforced by the enforcement court.',
      ],
    },
    ar: {
      keeps: ['يوثق الطرفان هذا العقد لدى كاتب العدل ليكون سنداً تنفيذياً.'],
      breaks: [
        'يعد هذا العقد سنداً تنفيذياً بمجرد توقيعه دون حاجة إلى توثيقه.',
        'اتفق الطرفان على اعتبار هذا العقد سنداً تنفيذياً.',
        'يكون لهذا العقد قوة السند التنفيذي أمام محكمة التنفيذ دون حاجة إلى حكم قضائي.',
      ],
      neither: ['يعد عقد الإيجار الموثق في شبكة إيجار سنداً تنفيذياً.', 'تختص محكمة التنفيذ بتنفيذ الأحكام.'],
    },
  },
  'SA-EVI-01': {
    en: {
      keeps: ["The Company's records are evidence of the account unless the contrary is proved."],
      breaks: [
        "The Bank's books are conclusive and the Customer may not prove the contrary.",
        'The Customer waives its right to contest the records of the Supplier by any means of proof.',
        'The statements of the Lender are final evidence and no evidence to the contrary shall be admitted.',
      ],
      neither: [
        'The records of the Company are evidence of the account.',
        'The Customer may object to a statement within fifteen days.',
        'The Supplier keeps records of all deliveries.',
      ],
    },
    ar: {
      keeps: ['تعد قيود الشركة ودفاترها دليلاً على الحساب ما لم يثبت خلاف ذلك.'],
      breaks: [
        'تعد دفاتر البنك حجة قاطعة ولا يجوز للعميل إثبات عكسها.',
        'يتنازل العميل عن حقه في الطعن في قيود المورد ودفاتره بأي طريق من طرق الإثبات.',
        'تكون كشوف حساب الممول نهائية ولا يقبل أي دليل يخالفها.',
      ],
      neither: ['للعميل الاعتراض على كشف الحساب خلال خمسة عشر يوماً.', 'يمسك المورد دفاتر بجميع التوريدات.'],
    },
  },
  'SA-CPL-01': {
    en: {
      keeps: ['Documents in another language shall be filed in court with a certified Arabic translation.'],
      breaks: [
        'Documents in English may be filed before the Saudi courts without translation.',
        'Proceedings before the courts of the Kingdom shall be conducted in English.',
        'No Arabic translation is required for submitting this contract to the court.',
      ],
      neither: [
        'The language of the arbitration is English.',
        'This contract is made in Arabic and English.',
        'The reports are written in English without translation.',
      ],
    },
    ar: {
      keeps: ['تقدم المستندات المحررة بلغة أجنبية إلى المحكمة مع ترجمة عربية معتمدة.'],
      breaks: [
        'تقدم المستندات باللغة الإنجليزية إلى المحاكم دون حاجة إلى ترجمة.',
        'لا تلزم ترجمة هذا العقد إلى العربية عند تقديمه للمحكمة.',
        'تكون المرافعة أمام محاكم المملكة باللغة الإنجليزية.',
      ],
      neither: ['لغة التحكيم هي الإنجليزية.', 'حرر هذا العقد باللغتين العربية والإنجليزية.'],
    },
  },
};
