import type { CasesById } from '../types.js';

/** Clauses on the registration, term and renewal of leases. */
export const leaseTermCases: CasesById = {
  'SA-LEA-01': {
    en: {
      keeps: ['The Lessor shall register this lease on the Ejar network within ten days of signature.'],
      breaks: [
        'The Tenant acknowledges that the Landlord is under no obligation to register this Lease Agreement on the Ejar platform and shall have no claim in this respect.',
        'Neither party shall be entitled to demand that this lease be documented through Ejar.',
        'The Tenant shall not request the documentation of this contract on the Ejar platform.',
        'The parties have agreed not to record this tenancy in the Ejar network.',
        'This lease is made outside the Ejar network and remains binding.',
        'The parties agree that this lease will not be registered on Ejar.',
        'The Tenant waives the right to request registration of the lease on the Ejar network.',
        'Registration of this contract in Ejar is not required and shall not be demanded by the Second Party.',
        'The Landlord is under no obligation to record the tenancy with the Ejar platform.',
      ],
      neither: [
        'The Landlord pays the fee of Ejar, and the Tenant shall not be charged for it.',
        'The rent shall not be paid in cash but through the Ejar platform.',
        'Registration fees of the Ejar network are borne by the Landlord.',
      ],
    },
    ar: {
      keeps: ['يلتزم المؤجر بتسجيل هذا العقد في شبكة إيجار خلال عشرة أيام.'],
      breaks: [
        'يقر المستأجر بأن المؤجر غير ملزم بتوثيق هذا العقد لدى منصة إيجار.',
        'يسقط حق المستأجر في طلب تسجيل العقد في الشبكة الإلكترونية لخدمات الإيجار (إيجار).',
        'يتعهد المستأجر بعدم طلب توثيق العقد في منصة إيجار.',
        'يعد هذا العقد ملزماً للطرفين دون حاجة إلى تسجيله في شبكة إيجار.',
        'لن يتم تسجيل عقد الإيجار في منصة إيجار باتفاق الطرفين.',
        'اتفق الطرفان على عدم تسجيل هذا العقد في شبكة إيجار.',
        'لا يحق للمستأجر المطالبة بتوثيق العقد عبر منصة إيجار.',
        'يكتفى بهذا العقد المحرر بين الطرفين ولا يلزم توثيقه في إيجار.',
      ],
      neither: [
        'لا يعتد بعقد الإيجار ما لم يوافق عليه المالك عبر منصة إيجار.',
        'لا تسدد الأجرة نقداً وإنما عبر منصة إيجار.',
        'يتحمل المؤجر رسوم التسجيل في شبكة إيجار.',
      ],
    },
  },
  'SA-CTL-37': {
    en: {
      keeps: ['The lease term is five years from 1 January 2026.'],
      breaks: [
        "This lease is granted for ever and binds the Lessee's heirs.",
        'The lease runs for as long as the Landlord pleases.',
        'This lease shall continue for an indefinite period until the Landlord decides to end it.',
        "The lease is perpetual and the Lessee may never vacate without the Landlord's consent.",
        'The tenancy has no fixed term and lasts for as long as the First Party wishes.',
      ],
      neither: [
        'The confidentiality duty continues for an indefinite period.',
        'The lease shall not be perpetual.',
      ],
    },
    ar: {
      keeps: ['مدة الإيجار خمس سنوات تبدأ من 1/1/2026م.'],
      breaks: [
        'عقد الإيجار مؤبد ولا تحدد له مدة.',
        'يستمر هذا العقد لمدة غير محددة حتى يقرر المؤجر إنهاءه.',
        'عقد الإيجار هذا مؤبد لا ينتهي.',
        'لا تحدد مدة لهذا الإيجار ويبقى سارياً ما دام الطرف الأول راغباً في ذلك.',
      ],
      neither: ['يستمر التزام السرية لمدة غير محددة.', 'لا يكون عقد الإيجار مؤبداً.'],
    },
  },
  'SA-LEA-03': {
    en: {
      keeps: [
        'This lease renews automatically unless either party gives notice of non-renewal at least sixty (60) days before its expiry.',
      ],
      breaks: [
        'If either party does not wish to renew, it must notify the other in writing no later than thirty (30) days before the end of the term, failing which the lease renews.',
        "This lease shall renew automatically unless one party gives one month's prior notice of non-renewal.",
        'A party not wishing to renew shall inform the other at least 15 days prior to the expiry date.',
        'The tenancy ends automatically on its expiry date without any notice being required.',
        'This lease will not renew automatically and any renewal requires a new contract.',
        'The lease renews automatically unless either party gives notice of non-renewal at least 30 days before expiry.',
        'Either party may notify the other of its wish not to renew fifteen days before the end of the term.',
        'The lease shall end on expiry without notice and shall not be renewed automatically.',
        'The sixty-day notice of non-renewal shall not apply to this lease.',
      ],
      neither: [
        'The insurance policy shall not be renewed automatically.',
        "The Landlord gives 30 days' notice before entering the premises.",
      ],
    },
    ar: {
      keeps: [
        'يتجدد العقد تلقائياً ما لم يشعر أحد الطرفين الآخر بعدم الرغبة في التجديد قبل ستين يوماً من انتهائه.',
      ],
      breaks: [
        'إذا لم يرغب أي من الطرفين في تجديد العقد فعليه إخطار الآخر قبل شهر من انتهائه.',
        'يجدد العقد تلقائياً ما لم يخطر أحد الطرفين الآخر برغبته في عدم التجديد قبل خمسة عشر يوماً من نهاية المدة.',
        'يحق لأي من الطرفين إنهاء العقد عند انتهاء مدته بإشعار بعدم التجديد قبل شهر واحد من انتهائه.',
        'لا يتجدد هذا العقد تلقائياً ويلزم لتجديده عقد جديد.',
        'ينتهي العقد تلقائياً بانقضاء مدته دون الحاجة إلى إخطار.',
        'يتجدد العقد ما لم يخطر أحد الطرفين الآخر بعدم رغبته في التجديد قبل ثلاثين يوماً من نهايته.',
        'يحق للمؤجر إشعار المستأجر بعدم الرغبة في التجديد قبل 15 يوماً من انتهاء المدة.',
        'ينتهي عقد الإيجار بانتهاء مدته دون حاجة إلى إشعار ولا يتجدد تلقائياً.',
      ],
      neither: [
        'لا تتجدد وثيقة التأمين تلقائياً.',
        'على المؤجر إشعار المستأجر قبل ثلاثين يوماً من بدء أعمال الصيانة.',
      ],
    },
  },
  'SA-LEA-04': {
    en: {
      keeps: [
        'The Landlord may refuse renewal only if the Tenant fails to pay the rent, or in the other cases that the provisions list.',
      ],
      breaks: [
        'The Landlord may decline to renew this lease at its absolute discretion and the Tenant shall hand over the premises on the expiry date.',
        'The Landlord has no obligation to renew the lease and may refuse renewal without giving any reason.',
        'The decision whether to renew the lease rests solely with the Landlord at its discretion.',
        'The Landlord may refuse to renew the lease for any reason whatsoever.',
        'The Tenant must vacate at expiry even if it wishes to renew, as renewal lies in the sole discretion of the Lessor.',
        'Renewal is at the absolute discretion of the First Party, who need not give reasons.',
      ],
      neither: [
        'The Landlord may refuse any alteration for any reason.',
        'The Tenant may refuse to renew for any reason.',
      ],
    },
    ar: {
      keeps: [
        'لا يمتنع المؤجر عن التجديد إلا في حال تخلف المستأجر عن السداد أو الأحوال الأخرى المنصوص عليها.',
      ],
      breaks: [
        'يحق للطرف الأول رفض التجديد دون حاجة إلى بيان السبب ويلتزم الطرف الثاني بالإخلاء فوراً.',
        'يكون تجديد العقد خاضعاً لإرادة المؤجر وحده.',
        'للمؤجر عدم الموافقة على تجديد العقد دون إبداء الأسباب.',
        'يحق للمؤجر رفض تجديد العقد لأي سبب يراه.',
        'يلتزم المستأجر بإخلاء العقار عند انتهاء المدة ولو رغب في التجديد، ويكون التجديد وفق تقدير المؤجر المطلق.',
        'للطرف الأول الامتناع عن تجديد الإيجار دون إبداء أسباب.',
      ],
      neither: ['للمؤجر رفض أي تعديل في العقار دون إبداء أسباب.', 'للمستأجر عدم تجديد العقد لأي سبب.'],
    },
  },
};
