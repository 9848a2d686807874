import type { CasesById } from '../types.js';

/** Clauses on franchise agreements. */
export const franchiseCases: CasesById = {
  'SA-FRA-01': {
    en: {
      keeps: [
        'The Franchisor has operated the franchise business under its model in two outlets for more than one year.',
      ],
      breaks: [
        'The Franchisor has operated the concept for four months in a single outlet.',
        'The franchise is granted although the business model has not yet been operated.',
        'The Franchisee acknowledges that the concept is new and has no operating history.',
        'The franchise is granted for a concept that the Franchisor has operated for only six months.',
      ],
      neither: [
        'The Franchisee has no operating history of its own.',
        'The Franchisee shall operate its outlet for at least one year.',
      ],
    },
    ar: {
      keeps: ['مارس مانح الامتياز أعمال الامتياز وفق نموذجه في منفذين مدة تزيد على سنة.'],
      breaks: [
        'يمنح الامتياز رغم أن نموذج العمل لم تسبق ممارسته.',
        'يقر صاحب الامتياز بأن نموذج العمل جديد ولم يسبق تشغيله.',
        'يمنح الامتياز لنموذج عمل لم تتجاوز مدة ممارسته ستة أشهر.',
      ],
      neither: ['لم يسبق لصاحب الامتياز تشغيل مطعم.', 'يلتزم صاحب الامتياز بتشغيل منفذه سنة على الأقل.'],
    },
  },
  'SA-FRA-02': {
    en: {
      keeps: ['The Franchisee received the disclosure document fourteen days before signing this Agreement.'],
      breaks: [
        'The Franchisor shall hand over the disclosure document within seven days of the payment of the initial fee.',
        'The Franchisee waives its right to receive the disclosure document fourteen days before signature.',
        'The Franchisee shall receive the disclosure document within ten days after execution of this Agreement.',
        'The disclosure document shall be delivered to the Franchisee three days before signature.',
        'The Franchisor shall provide the disclosure document after signing of this Agreement.',
        'The initial fee is payable before delivery of the disclosure document.',
        'The Franchisee waives its right to receive a disclosure document.',
        'The Franchisor shall be under no duty to hand over any disclosure document.',
      ],
      neither: [
        'The Franchisee shall not disclose any document to third parties.',
        'The Franchisee shall keep the disclosure document for five years after signing.',
        'The Franchisor shall update the disclosure document within six months of signing.',
      ],
    },
    ar: {
      keeps: ['تسلم صاحب الامتياز وثيقة الإفصاح قبل أربعة عشر يوماً من توقيع هذه الاتفاقية.'],
      breaks: [
        'يسلم مانح الامتياز وثيقة الإفصاح خلال سبعة أيام من سداد رسم الامتياز.',
        'لا يلتزم مانح الامتياز بتسليم وثيقة الإفصاح قبل التوقيع.',
        'تسلم وثيقة الإفصاح إلى صاحب الامتياز قبل ثلاثة أيام من التوقيع.',
        'يزود مانح الامتياز صاحب الامتياز بوثيقة الإفصاح بعد توقيع هذه الاتفاقية.',
        'يتنازل صاحب الامتياز عن حقه في الحصول على وثيقة الإفصاح.',
      ],
      neither: [
        'لا يجوز لصاحب الامتياز الإفصاح عن أي وثيقة للغير.',
        'يحتفظ صاحب الامتياز بوثيقة الإفصاح خمس سنوات بعد التوقيع.',
        'لا يسقط ما ورد في وثيقة الإفصاح حق صاحب الامتياز في التحقق بنفسه.',
      ],
    },
  },
  'SA-FRA-03': {
    en: {
      keeps: [
        "Nothing in this Agreement constitutes a waiver of the Franchisee's rights under the Franchise Law.",
      ],
      breaks: [
        'The Franchisee irrevocably waives any and all rights granted to it by the Commercial Franchise Law.',
        'The Franchisee waives all its rights under the Franchise Law.',
        'The rights that the Franchise Law gives the Franchisee shall not apply to this Agreement.',
        'The Franchisee may not invoke the provisions of the Franchise Law against the Franchisor.',
      ],
      neither: [
        'The Franchisor waives its rights under this Agreement.',
        'The Franchisee does not waive its rights under the Franchise Law.',
      ],
    },
    ar: {
      keeps: [
        'لا يعد أي حكم في هذه الاتفاقية تنازلاً من صاحب الامتياز عن حقوقه المنصوص عليها في نظام الامتياز التجاري.',
      ],
      breaks: [
        'يسقط حق صاحب الامتياز في التمسك بأي حق مقرر له في نظام الامتياز التجاري.',
        'يتنازل صاحب الامتياز عن جميع حقوقه المنصوص عليها في نظام الامتياز التجاري.',
        'لا تسري على هذه الاتفاقية الحقوق المقررة لصاحب الامتياز في نظام الامتياز التجاري.',
        'لا يحق لصاحب الامتياز التمسك بأحكام نظام الامتياز التجاري في مواجهة مانح الامتياز.',
      ],
      neither: [
        'يتنازل مانح الامتياز عن حقوقه بموجب الاتفاقية.',
        'لا يتنازل صاحب الامتياز عن الاتفاقية إلا بموافقة مانح الامتياز وفق نظام الامتياز التجاري.',
        'لا يتنازل صاحب الامتياز عن حقوقه المقررة في نظام الامتياز التجاري.',
      ],
    },
  },
  'SA-FRA-04': {
    en: {
      keeps: [
        'The Franchisor may terminate this Agreement if the Franchisee fails to cure a material breach within fourteen days of written notice.',
      ],
      breaks: [
        "The Franchisor may terminate this Agreement for convenience by giving three months' written notice.",
        "The Franchisor may cancel this Agreement at its sole discretion upon 30 days' notice.",
        "Either party may terminate this Agreement without cause on sixty days' notice.",
        'The Franchisor may terminate this Agreement at any time for any reason.',
        "The Franchisor is entitled to end the franchise at will upon ten days' notice.",
        "Termination by the Franchisor requires neither cause nor the Franchisee's consent.",
        'The agreement may be terminated by the Franchisor for convenience.',
      ],
      neither: [
        'The Franchisee may terminate this Agreement at any time for any reason.',
        'The Franchisor may not terminate this Agreement without cause.',
        'The Franchisor may terminate this Agreement at any time on the grounds listed in Clause 14.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز لمانح الامتياز إنهاء الاتفاقية دون سبب مشروع.',
        'لمانح الامتياز إنهاء الاتفاقية إذا لم يعالج صاحب الامتياز إخلاله الجوهري خلال أربعة عشر يوماً من إشعاره كتابة.',
      ],
      breaks: [
        'لمانح الامتياز الحق في إنهاء العقد بإرادته المنفردة في أي وقت يشاء بموجب إشعار خطي.',
        'يحق للمانح فسخ الاتفاقية متى شاء دون إبداء الأسباب.',
        'يحق لمانح الامتياز إنهاء هذه الاتفاقية في أي وقت ولأي سبب.',
        'لمانح الامتياز إنهاء الامتياز بإرادته المنفردة بعد إشعار مدته عشرة أيام.',
        'يجوز إنهاء الاتفاقية من قبل مانح الامتياز دون إبداء أسباب.',
      ],
      neither: [
        'يحق لصاحب الامتياز إنهاء هذه الاتفاقية في أي وقت.',
        'لمانح الامتياز إنهاء الاتفاقية في الحالات المبينة في البند العاشر.',
      ],
    },
  },
  'SA-FRA-05': {
    en: {
      keeps: [
        'The Franchisor shall register this Agreement and the disclosure document with the Ministry of Commerce.',
      ],
      breaks: [
        'The parties shall not be required to register this Agreement with the Ministry.',
        'The Franchisor is not obliged to register this Agreement with the Ministry of Commerce.',
        'The parties agree that the franchise shall not be registered with the Ministry.',
        'Registration of this Agreement with the Ministry of Commerce is waived.',
      ],
      neither: [
        'The Franchisee is not obliged to register the trademark with the Ministry of Commerce.',
        'The Franchisor shall not delay the registration of this Agreement with the Ministry.',
      ],
    },
    ar: {
      keeps: ['يقيد مانح الامتياز هذه الاتفاقية ووثيقة الإفصاح لدى وزارة التجارة.'],
      breaks: [
        'يتفق الطرفان على عدم قيد هذه الاتفاقية لدى الوزارة.',
        'لا يلتزم مانح الامتياز بقيد هذه الاتفاقية لدى وزارة التجارة.',
        'اتفق الطرفان على عدم قيد اتفاقية الامتياز لدى الوزارة.',
        'لا حاجة إلى قيد الاتفاقية لدى وزارة التجارة.',
      ],
      neither: [
        'لا يلتزم صاحب الامتياز بقيد العلامة التجارية لدى الوزارة.',
        'لا يجوز لمانح الامتياز التأخر في قيد الاتفاقية.',
      ],
    },
  },
  'SA-FRA-06': {
    en: {
      keeps: ['This Agreement is made in English with a certified Arabic translation.'],
      breaks: [
        'This Agreement is executed in the English language only.',
        'This Agreement is made in English only.',
        'No Arabic translation of this Agreement is required.',
        'The Franchisee waives its right to an Arabic translation of this Agreement.',
      ],
      neither: [
        'The operations manual is available in English only.',
        'This Agreement is not made in English only.',
      ],
    },
    ar: {
      keeps: ['حررت هذه الاتفاقية باللغة العربية ووقعها الطرفان.'],
      breaks: [
        'حررت هذه الاتفاقية باللغة الإنجليزية فقط.',
        'لا يلزم ترجمة هذه الاتفاقية إلى اللغة العربية.',
        'يتنازل صاحب الامتياز عن حقه في ترجمة الاتفاقية إلى العربية.',
      ],
      neither: [
        'كتيبات التشغيل متاحة باللغة الإنجليزية فقط.',
        'لا يلزم ترجمة المراسلات اليومية إلى اللغة العربية.',
      ],
    },
  },
  'SA-FRA-07': {
    en: {
      keeps: [
        'If the Franchisor terminates without legitimate cause, it shall buy back the assets used solely for the franchise and compensate the Franchisee.',
      ],
      breaks: [
        'The Franchisee agrees that it shall have no right to compensation or to require the repurchase of its assets if the Franchisor terminates this Agreement for any reason.',
        'The Franchisor shall not be liable to compensate the Franchisee or repurchase any equipment upon termination.',
        "The Franchisor shall have no obligation to repurchase the Franchisee's assets on termination, whatever its cause.",
        'On termination by the Franchisor for any reason the Franchisee shall not be entitled to any compensation.',
        'The Franchisee waives any claim to compensation arising from termination by the Franchisor.',
      ],
      neither: [
        'The Franchisor shall not be entitled to compensation on termination.',
        'The Franchisee shall not be entitled to compensation if it breaches this Agreement.',
      ],
    },
    ar: {
      keeps: [
        'إذا أنهى مانح الامتياز الاتفاقية دون سبب مشروع التزم بإعادة شراء الأصول وتعويض صاحب الامتياز.',
      ],
      breaks: [
        'لا يحق لصاحب الامتياز المطالبة بأي تعويض أو إعادة شراء عند إنهاء الاتفاقية.',
        'لا يلتزم مانح الامتياز بإعادة شراء أصول صاحب الامتياز عند إنهاء الاتفاقية أياً كان سببه.',
        'لا يستحق صاحب الامتياز أي تعويض عند إنهاء مانح الامتياز الاتفاقية لأي سبب.',
        'يتنازل صاحب الامتياز عن المطالبة بأي تعويض عن إنهاء مانح الامتياز للاتفاقية.',
      ],
      neither: [
        'لا يستحق مانح الامتياز أي تعويض عند الإنهاء.',
        'لا يستحق صاحب الامتياز تعويضاً إذا أخل بالتزاماته.',
      ],
    },
  },
};
