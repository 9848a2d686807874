import type { CasesById } from '../types.js';

/** Clauses on arbitration. */
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
};
