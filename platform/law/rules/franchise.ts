import type { LawRule } from './rule.js';

/** Rules on franchise agreements. */
export const franchiseRules: readonly LawRule[] = [
  {
    id: 'SA-FRA-01',
    source: { law: 'franchise', articles: ['5'] },
    documents: ['franchise'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Franchise business run for a year',
      ar: 'ممارسة أعمال الامتياز سنة',
    },
    demands: {
      en: 'A franchise may be offered or granted only after the business was run under its model for at least one year by two persons or in two outlets.',
      ar: 'لا يجوز عرض فرصة الامتياز أو منحه إلا بعد ممارسة أعمال الامتياز وفقاً لنموذج عمله مدة لا تقل عن سنة من قبل شخصين أو في منفذي بيع مختلفين على الأقل.',
    },
    instead: {
      en: 'The Franchisor states that the franchise business was run under its model for at least one year in two outlets.',
      ar: 'يقر مانح الامتياز بأن أعمال الامتياز مورست وفق نموذج عملها سنة على الأقل في منفذي بيع.',
    },
    silence: 'nothing',
    searched: { en: ['operating history'], ar: ['ممارسة أعمال الامتياز'] },
  },
  {
    id: 'SA-FRA-02',
    source: { law: 'franchise', articles: ['7'] },
    documents: ['franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Disclosure before signing and payment',
      ar: 'وثيقة الإفصاح قبل التوقيع والدفع',
    },
    demands: {
      en: 'The franchisor gives the disclosure document at least 14 days before the agreement is made or any consideration is paid, whichever is earlier.',
      ar: 'على مانح الامتياز تزويد صاحب الامتياز بنسخة من وثيقة الإفصاح قبل (أربعة عشر) يوماً على الأقل من إبرام الاتفاقية أو من دفع أي مقابل، أيهما أسبق.',
    },
    instead: {
      en: 'The Franchisee received the disclosure document on (date), at least fourteen days before signing and before any payment.',
      ar: 'تسلم صاحب الامتياز وثيقة الإفصاح بتاريخ (...)، قبل أربعة عشر يوماً على الأقل من التوقيع ومن دفع أي مقابل.',
    },
    silence: 'nothing',
    searched: { en: ['disclosure document'], ar: ['وثيقة الإفصاح'] },
  },
  {
    id: 'SA-FRA-03',
    source: { law: 'franchise', articles: ['23'] },
    documents: ['franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: "Waiver of the franchisee's rights",
      ar: 'تنازل صاحب الامتياز عن حقوقه',
    },
    demands: {
      en: 'An agreement by which the franchisee waives any of its rights under the Law is void, except in a final settlement or where the Law permits.',
      ar: 'يعد باطلاً كل اتفاق يتنازل بموجبه صاحب الامتياز عن أي من حقوقه المنصوص عليها في النظام، إلا ضمن تسوية نهائية أو إذا كان مصرحاً به وفقاً للنظام.',
    },
    instead: {
      en: "Nothing in this Agreement waives the Franchisee's rights under the Franchise Law.",
      ar: 'لا يعد أي حكم في هذه الاتفاقية تنازلاً من صاحب الامتياز عن حقوقه في نظام الامتياز التجاري.',
    },
    silence: 'nothing',
    searched: { en: ['waiver'], ar: ['التنازل عن الحقوق'] },
  },
  {
    id: 'SA-FRA-04',
    source: { law: 'franchise', articles: ['18'] },
    documents: ['franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Early termination by the franchisor',
      ar: 'إنهاء مانح الامتياز للاتفاقية',
    },
    demands: {
      en: "Before the term ends, the franchisor may terminate only with the franchisee's written consent or for a legitimate cause, such as a material breach not cured after written notice.",
      ar: 'لا يجوز لمانح الامتياز إنهاء الاتفاقية قبل انتهاء مدتها دون موافقة مكتوبة من صاحب الامتياز إلا لسبب مشروع، كإخلال جوهري لم يعالج بعد إشعار مكتوب.',
    },
    instead: {
      en: 'The Franchisor may terminate early if the Franchisee does not cure a material breach within fourteen days of written notice.',
      ar: 'لمانح الامتياز إنهاء الاتفاقية إذا أخل صاحب الامتياز بالتزام جوهري ولم يعالجه خلال أربعة عشر يوماً من إشعاره كتابة.',
    },
    caution: {
      en: 'The agreement may itself name further legitimate causes; the law lists others, such as winding-up, ninety days without trading, the loss of a licence or commercial fraud.',
      ar: 'للاتفاقية أن تنص على أسباب مشروعة أخرى، ويعدد النظام غيرها كالتصفية والتوقف تسعين يوماً وفقد الترخيص والغش التجاري.',
    },
    silence: 'nothing',
    searched: { en: ['termination by the franchisor'], ar: ['إنهاء الاتفاقية'] },
  },
  {
    id: 'SA-FRA-05',
    source: { law: 'franchise', articles: ['6'] },
    documents: ['franchise'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Registration of the franchise',
      ar: 'قيد اتفاقية الامتياز',
    },
    demands: {
      en: 'The franchise agreement and the disclosure document are registered with the Ministry of Commerce.',
      ar: 'تقيد اتفاقية الامتياز ووثيقة الإفصاح لدى وزارة التجارة.',
    },
    instead: {
      en: 'The Franchisor registers this Agreement and the disclosure document with the Ministry of Commerce.',
      ar: 'يقيد مانح الامتياز هذه الاتفاقية ووثيقة الإفصاح لدى وزارة التجارة.',
    },
    silence: 'nothing',
    searched: { en: ['registration with the Ministry'], ar: ['قيد الاتفاقية'] },
  },
  {
    id: 'SA-FRA-06',
    source: { law: 'franchise', articles: ['11'] },
    documents: ['franchise'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Arabic franchise agreement',
      ar: 'لغة اتفاقية الامتياز',
    },
    demands: {
      en: 'The agreement must be in writing, signed, and in Arabic or with a certified Arabic translation.',
      ar: 'يجب أن تكون اتفاقية الامتياز مكتوبة باللغة العربية وموقعة من طرفيها، وتترجم ترجمة معتمدة إن حررت بغيرها.',
    },
    instead: {
      en: 'This Agreement is made in Arabic, with a certified Arabic translation of any other text.',
      ar: 'حررت هذه الاتفاقية باللغة العربية، وتترجم إليها ترجمة معتمدة أي نصوص بلغة أخرى.',
    },
    silence: 'warning',
    searched: { en: ['certified translation'], ar: ['ترجمة معتمدة'] },
  },
  {
    id: 'SA-FRA-07',
    source: { law: 'franchise', articles: ['15', '17', '20', '23'] },
    documents: ['franchise'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Compensation and buy-back',
      ar: 'التعويض وإعادة شراء الأصول',
    },
    demands: {
      en: 'A franchisor that terminates without legitimate cause must buy back the assets used solely for the franchise and compensate the franchisee.',
      ar: 'إذا أنهى مانح الامتياز الاتفاقية بالمخالفة للنظام التزم بإعادة شراء الأصول المادية المستخدمة حصراً في أعمال الامتياز وبتعويض صاحب الامتياز.',
    },
    instead: {
      en: 'On termination without legitimate cause the Franchisor buys back the assets used solely for the franchise and compensates the Franchisee.',
      ar: 'إذا أنهى مانح الامتياز الاتفاقية دون سبب مشروع أعاد شراء الأصول المستخدمة حصراً في أعمال الامتياز وعوض صاحب الامتياز.',
    },
    caution: {
      en: 'The franchisor also buys back, and compensates, where the franchisee ends the agreement for a material breach of disclosure or registration; where it refuses to renew without a ground of the law, it buys back only.',
      ar: 'يسري ذلك أيضاً إذا أنهى صاحب الامتياز الاتفاقية لإخلال جوهري بالإفصاح أو القيد، وتقتصر إعادة الشراء دون التعويض على رفض المانح التجديد لغير سبب نص عليه النظام.',
    },
    silence: 'nothing',
    searched: { en: ['buy-back', 'compensation'], ar: ['إعادة الشراء', 'التعويض'] },
  },
];
