import type { CasesById } from '../cases.js';

/** Clauses on arbitration, evidence, courts and enforcement. */
export const disputeCases: CasesById = {
  'SA-ARB-02': {
    en: {
      keeps: [
        'The tribunal shall consist of three arbitrators.',
        'The dispute is decided by a sole arbitrator.',
        'Each party appoints one arbitrator, and the two arbitrators choose a third as president.',
      ],
      breaks: [
        'The tribunal shall be composed of two arbitrators, one appointed by each party.',
        'The dispute shall be decided by a panel of four arbitrators.',
        'The number of arbitrators shall be two.',
        'Each party appoints one arbitrator and the two alone shall decide, without a third.',
        'The dispute is referred to two (2) arbitrators.',
      ],
      neither: [
        'The parties appoint an arbitrator within thirty days.',
        'The award shall be made within two months of the appointment of the arbitrators.',
        'The two arbitrators appointed by the parties choose the president.',
      ],
    },
    ar: {
      keeps: [
        'تشكل هيئة التحكيم من ثلاثة محكمين.',
        'يفصل في النزاع محكم فرد.',
        'يعين كل طرف محكماً ويختار المحكمان محكماً ثالثاً رئيساً.',
      ],
      breaks: [
        'تشكل هيئة التحكيم من محكمين اثنين يعين كل طرف أحدهما.',
        'يحال النزاع إلى أربعة محكمين.',
        'يكون عدد المحكمين اثنين.',
        'يختار كل طرف محكماً واحداً ويفصل المحكمان في النزاع دون محكم ثالث.',
      ],
      neither: [
        'يصدر حكم التحكيم خلال شهرين من تعيين المحكمين.',
        'يعين الطرفان محكماً خلال ثلاثين يوماً.',
        'يختار المحكمان المعينان رئيس الهيئة.',
      ],
    },
  },
  'SA-ARB-05': {
    en: {
      keeps: [
        'The sole arbitrator shall hold a university degree in law.',
        'The president of the tribunal must have a degree in Sharia or law.',
      ],
      breaks: [
        'The sole arbitrator shall be an engineer and need not have a degree in law or Sharia.',
        'The arbitrator is not required to hold any academic qualification.',
        'No legal qualification is required of the presiding arbitrator.',
        'The president of the tribunal may be a person without a university degree.',
        'The dispute is decided by a sole arbitrator who is a merchant, whatever his education.',
      ],
      neither: [
        'The arbitrator shall have ten years of experience in construction.',
        'The arbitrators shall speak Arabic.',
        'The Engineer need not hold a degree in law.',
      ],
    },
    ar: {
      keeps: ['يجب أن يكون المحكم حاصلاً على شهادة جامعية في العلوم الشرعية أو النظامية.'],
      breaks: [
        'لا يشترط في المحكم أن يكون حاصلاً على مؤهل شرعي أو نظامي.',
        'يجوز أن يكون رئيس هيئة التحكيم ممن لا يحملون شهادة جامعية.',
        'يعفى المحكم المنفرد من شرط المؤهل الجامعي.',
        'يكون المحكم الفرد مهندساً دون حاجة إلى شهادة في الأنظمة أو الشريعة.',
      ],
      neither: [
        'يجب أن تكون للمحكم خبرة لا تقل عن عشر سنوات.',
        'لا يشترط في المهندس المشرف مؤهل نظامي.',
        'يجيد المحكمون اللغة العربية.',
      ],
    },
  },
  'SA-ARB-06': {
    en: {
      keeps: [
        'Each arbitrator shall be independent and impartial and have no interest in the dispute.',
        'No arbitrator may be an employee of either party.',
      ],
      breaks: [
        'The arbitrator shall be the general manager of the First Party.',
        'The Supplier may appoint one of its own employees as sole arbitrator.',
        'The parties waive any right to challenge the arbitrator, even if he has an interest in the dispute.',
        'The arbitrator is not obliged to disclose his relations with either party.',
        'An arbitrator shall not be disqualified because of an interest in the outcome.',
        'No challenge of an arbitrator shall be accepted on any ground.',
      ],
      neither: [
        'A challenge of an arbitrator is filed within five days.',
        'The manager of the First Party signs for it.',
        'The arbitrator may ask any employee of the parties for documents.',
      ],
    },
    ar: {
      keeps: ['يجب أن يكون المحكم محايداً ومستقلاً ولا مصلحة له في النزاع.'],
      breaks: [
        'يكون المحكم هو المدير العام للطرف الأول.',
        'يجوز للمورد تعيين أحد موظفيه محكماً في النزاع.',
        'يتنازل الطرفان عن حقهما في رد المحكم أياً كان السبب.',
        'لا يلتزم المحكم بالإفصاح عن علاقته بأي من الطرفين.',
        'لا يعد وجود مصلحة للمحكم في النزاع مانعاً من نظره.',
      ],
      neither: [
        'يقدم طلب رد المحكم خلال خمسة أيام.',
        'يوقع المدير العام للطرف الأول على هذا العقد.',
        'للمحكم سماع شهادة موظفي الطرفين.',
      ],
    },
  },
  'SA-ARB-04': {
    en: {
      keeps: ['The award is final, subject only to the action for annulment under the Arbitration Law.'],
      breaks: [
        'The parties waive any right to seek annulment of the award.',
        'The award shall be final and no action to set it aside may be brought before any court.',
        'The award is not open to annulment or any other recourse whatsoever.',
        'Each party undertakes not to challenge the award by an annulment action.',
        'The parties hereby renounce every recourse against the award, including annulment.',
      ],
      neither: [
        'The award is final and binding on both parties.',
        'The award shall be made within twelve months.',
        'An annulment action shall be filed within sixty days.',
      ],
    },
    ar: {
      keeps: ['يكون حكم التحكيم نهائياً مع عدم الإخلال بحق رفع دعوى البطلان.'],
      breaks: [
        'يتنازل الطرفان مقدماً عن حقهما في رفع دعوى بطلان حكم التحكيم.',
        'حكم التحكيم نهائي ولا يقبل الطعن فيه بالبطلان.',
        'لا يجوز لأي طرف رفع دعوى بطلان حكم المحكمين.',
        'يتعهد الطرفان بعدم إقامة دعوى بطلان حكم التحكيم أياً كان سببها.',
      ],
      neither: [
        'يكون حكم التحكيم نهائياً وملزماً للطرفين.',
        'ترفع دعوى البطلان خلال ستين يوماً من التبليغ بحكم التحكيم.',
      ],
    },
  },
  'SA-ARB-08': {
    en: {
      keeps: ['The award is not subject to appeal.', 'No appeal lies against the award.'],
      breaks: [
        'The award may be appealed to the commercial court on the merits.',
        'Either party is entitled to appeal the award before the court of appeal.',
        'If a party does not accept the award, the court shall rehear the dispute.',
        'The arbitral award is subject to appeal within thirty days.',
      ],
      neither: [
        'The judgment of the court may be appealed.',
        'The award is enforceable through the enforcement court.',
      ],
    },
    ar: {
      keeps: ['لا يقبل حكم التحكيم الاستئناف.', 'لا يجوز استئناف حكم المحكمين.'],
      breaks: [
        'يجوز لأي من الطرفين استئناف حكم التحكيم أمام المحكمة التجارية.',
        'يكون حكم التحكيم قابلاً للاستئناف خلال ثلاثين يوماً.',
        'للطرف غير الراضي عن حكم المحكمين أن يطلب من المحكمة إعادة النظر في موضوع النزاع.',
      ],
      neither: ['يجوز استئناف الحكم الصادر من المحكمة.', 'ينفذ حكم التحكيم عن طريق محكمة التنفيذ.'],
    },
  },
  'SA-ARB-03': {
    en: {
      keeps: [
        'The tribunal shall not award interest or apply rules that conflict with Sharia.',
        'The tribunal applies the chosen rules without offending Sharia or public order.',
      ],
      breaks: [
        'The tribunal may award compound interest on any sum due.',
        'The arbitrators shall apply the chosen law even if it conflicts with Sharia or public order in the Kingdom.',
        'The award shall include interest at the rate of 6% from the date of default.',
        'The tribunal is not bound by the provisions of Islamic Sharia.',
      ],
      neither: [
        'The arbitrators shall have no interest in the dispute.',
        'The tribunal decides on the costs.',
        'The seat of arbitration is Riyadh.',
      ],
    },
    ar: {
      keeps: ['تلتزم هيئة التحكيم بعدم مخالفة أحكام الشريعة الإسلامية والنظام العام.'],
      breaks: [
        'لهيئة التحكيم أن تحكم بفوائد على المبالغ المستحقة.',
        'تطبق هيئة التحكيم القانون المختار ولو خالف أحكام الشريعة الإسلامية.',
        'لا تتقيد هيئة التحكيم بأحكام الشريعة أو النظام العام.',
      ],
      neither: ['تحدد هيئة التحكيم من يتحمل تكاليف التحكيم.', 'مقر التحكيم مدينة الرياض.'],
    },
  },
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
