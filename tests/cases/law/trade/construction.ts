import type { CasesById } from '../types.js';

/** Clauses on construction contracts. */
export const constructionCases: CasesById = {
  'SA-CTL-34': {
    en: {
      keeps: ['The Contractor shall remain liable to the Employer for the works of its subcontractors.'],
      breaks: [
        'The Contractor shall have no liability to the Employer for work performed by subcontractors.',
        'The Contractor bears no responsibility for defects in work carried out by its subcontractors.',
        'Responsibility for subcontracted work lies with the subcontractor alone and the Contractor is discharged from it.',
        'Once the works are subcontracted the Contractor is released from liability for them.',
        'The Employer shall have recourse only against the subcontractor for subcontracted works.',
        'The Contractor shall not be answerable for the acts or defaults of any subcontractor.',
      ],
      neither: [
        'The subcontractor shall not be liable for the acts of the Contractor.',
        'The Contractor shall not be released from liability for subcontracted works.',
      ],
    },
    ar: {
      keeps: ['يبقى المقاول مسؤولاً تجاه صاحب العمل عن أعمال مقاولي الباطن.'],
      breaks: [
        'لا يتحمل المقاول أي مسؤولية عن الأعمال التي ينفذها مقاولو الباطن.',
        'تنتقل مسؤولية الأعمال إلى مقاول الباطن وتبرأ ذمة المقاول منها.',
        'تبرأ ذمة المقاول من المسؤولية بمجرد إسناد العمل إلى مقاول من الباطن.',
        'لا يسأل المقاول عن أخطاء مقاولي الباطن.',
        'يرجع صاحب العمل على مقاول الباطن وحده فيما أسند إليه من أعمال.',
      ],
      neither: [
        'لا يسأل مقاول الباطن عن أخطاء المقاول.',
        'لا يعفى المقاول من المسؤولية عن أعمال مقاولي الباطن.',
      ],
    },
  },
  'SA-CON-01': {
    en: {
      keeps: ['The Works shall comply with the Saudi Building Code.'],
      breaks: [
        'The design shall follow Eurocodes in lieu of the Saudi Building Code.',
        'The Contractor is not required to comply with the Saudi Building Code.',
        'The Works shall follow the International Building Code instead of the Saudi Building Code.',
        'The requirements of the Saudi Building Code shall not apply to the Works.',
      ],
      neither: [
        'The Contractor is exempt from fees of the Saudi Building Code inspection.',
        'The Works shall not depart from the Saudi Building Code.',
        'The Contractor is not required to comply with the internal code of the supplier.',
      ],
    },
    ar: {
      keeps: ['يلتزم المقاول بتنفيذ الأعمال وفقاً لكود البناء السعودي.'],
      breaks: [
        'يجوز للمقاول عدم التقيد بكود البناء السعودي.',
        'تستخدم المواصفات البريطانية عوضاً عن كود البناء السعودي.',
        'لا يلتزم المقاول بتطبيق كود البناء السعودي.',
        'تنفذ الأعمال وفق الكود الأمريكي بدلاً من كود البناء السعودي.',
        'لا تسري اشتراطات كود البناء السعودي على هذه الأعمال.',
      ],
      neither: ['لا يجوز مخالفة كود البناء السعودي في الأعمال.', 'لا يلتزم المقاول بكود الملابس الداخلي.'],
    },
  },
  'SA-CON-02': {
    en: {
      keeps: [
        'The Contractor holds a valid classification certificate in the field and grade of the project.',
      ],
      breaks: [
        'No classification certificate is required from the Contractor for this project.',
        'The Contractor need not be classified in the grade of the project.',
        'The Agency accepts an unclassified contractor for the works.',
      ],
      neither: [
        'No classification of documents as secret is required.',
        'The Contractor shall not let its classification certificate lapse.',
      ],
    },
    ar: {
      keeps: ['المقاول مصنف في مجال المشروع ودرجته ويحافظ على سريان شهادة تصنيفه.'],
      breaks: [
        'لا يشترط أن يكون المقاول مصنفاً لتنفيذ هذا المشروع.',
        'يعفى المقاول من تقديم شهادة التصنيف.',
        'تقبل الجهة تنفيذ المشروع من مقاول غير مصنف.',
      ],
      neither: ['لا يشترط تصنيف المستندات بأنها سرية.', 'لا يجوز للمقاول ترك شهادة التصنيف دون تجديد.'],
    },
  },
  'SA-CON-03': {
    en: {
      keeps: [
        'The building shall be occupied only after the occupancy certificate is issued.',
        'The Owner may not occupy the building without an occupancy certificate.',
      ],
      breaks: [
        'The building may be used and occupied without waiting for the occupancy certificate.',
        'The Employer may open the mall to the public pending the certificate of occupancy.',
        'The Owner may occupy the building before the occupancy certificate is issued.',
        'The Tenant takes occupation even though no occupancy certificate has been obtained.',
        'Occupation of the tower shall not depend on the issue of an occupancy certificate.',
      ],
      neither: [
        'The Owner pays the fee of the occupancy certificate.',
        'The Contractor obtains the occupancy certificate.',
      ],
    },
    ar: {
      keeps: ['لا يشغل المبنى إلا بعد صدور شهادة الإشغال.', 'لا يجوز إشغال المبنى دون شهادة إشغال.'],
      breaks: [
        'يجوز للمالك إشغال المبنى قبل الحصول على شهادة الإشغال.',
        'يحق لصاحب العمل تشغيل المبنى بدون شهادة إشغال.',
        'للمالك إشغال المبنى قبل صدور شهادة الإشغال.',
        'يستلم المستأجر المبنى ويشغله ولو لم تصدر شهادة الإشغال.',
        'لا يتوقف إشغال المبنى على صدور شهادة الإشغال.',
      ],
      neither: ['يتحمل المالك رسوم شهادة الإشغال.', 'يستخرج المقاول شهادة الإشغال.'],
    },
  },
};
