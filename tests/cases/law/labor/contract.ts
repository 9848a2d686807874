import type { CasesById } from '../types.js';

/** Clauses on the contract: its form, what it states, its language. */
export const contractCases: CasesById = {
  'SA-LAB-01': {
    en: {
      keeps: [
        'This Contract is made in two original copies, and each Party keeps one of them.',
        'This Employment Contract has been documented through the Qiwa platform.',
        'The Company shall register this contract on Qiwa within seven days of signature.',
      ],
      breaks: [
        'This contract is made in one original, which is kept by the Employer.',
        'The First Party is not required to register this contract on the Qiwa platform.',
        'The Parties agree that this Agreement will not be documented on Qiwa.',
        'The Employee shall not be given a copy of this Contract.',
        'The Second Party is not entitled to receive a copy of his employment contract.',
        'The only original of this contract shall remain with the Company.',
      ],
      neither: [
        'A copy of the medical report shall be given to the Company.',
        'The Employee shall not provide third parties with a copy of this Contract.',
        'The Employee shall upload his certificates to the Qiwa platform.',
      ],
    },
    ar: {
      keeps: [
        'حرر هذا العقد من نسختين أصليتين بيد كل طرف نسخة للعمل بموجبها.',
        'يوثق هذا العقد عبر منصة قوى خلال سبعة أيام من توقيعه.',
        'تم توثيق العقد إلكترونياً في منصة قوى.',
      ],
      breaks: [
        'حرر هذا العقد من نسخة واحدة يحتفظ بها الطرف الأول.',
        'لا يلتزم صاحب العمل بتوثيق هذا العقد في منصة قوى.',
        'اتفق الطرفان على عدم توثيق هذا العقد عبر منصة قوى.',
        'لا يحق للعامل الحصول على نسخة من هذا العقد.',
        'تحتفظ الشركة بالنسخة الوحيدة من هذا العقد.',
        'لا يسلم الطرف الثاني صورة من عقد العمل.',
      ],
      neither: [
        'يسلم العامل نسخة من شهاداته للشركة.',
        'يلتزم العامل بعدم تسليم نسخة من هذا العقد للغير.',
        'يلتزم العامل بتحديث بياناته في منصة قوى.',
      ],
    },
  },
  'SA-LAB-02': {
    en: {
      keeps: [
        'The Employee shall receive a basic salary of SAR 12,000 per month.',
        'The monthly wage of the Second Party is SR 6,500, paid at the end of each month.',
      ],
      breaks: [
        'The salary shall be as verbally agreed between the Parties.',
        "The Employee's wage shall be determined by the Employer later.",
        'The wage of the Second Party shall be fixed at the sole discretion of the Company.',
        'The remuneration will be agreed upon orally after the commencement date.',
      ],
      neither: [
        'The annual salary increase shall be determined at the discretion of the Company.',
        'The salary shall be paid by bank transfer on the 27th of each month.',
        'A bonus may be fixed at the sole discretion of the Employer.',
      ],
    },
    ar: {
      keeps: [
        'يدفع الطرف الأول للطرف الثاني أجراً أساسياً قدره 8,000 ريال شهرياً.',
        'يتقاضى العامل راتباً شهرياً مقداره (5000) ريال سعودي.',
      ],
      breaks: [
        'يكون الأجر حسب ما اتفق عليه الطرفان شفهياً.',
        'يحدد صاحب العمل أجر العامل لاحقاً.',
        'يتم تحديد راتب الطرف الثاني وفقاً لتقدير الطرف الأول المطلق.',
        'يخضع مقدار الأجر الشهري للسلطة التقديرية للشركة.',
      ],
      neither: [
        'تحدد الشركة الزيادة السنوية في الأجر وفق تقديرها.',
        'يدفع الأجر في نهاية كل شهر عن طريق البنك.',
        'يجوز للشركة منح مكافأة سنوية وفقاً لتقديرها المطلق.',
      ],
    },
  },
  'SA-LAB-61': {
    en: {
      keeps: [
        "The Second Party is employed as an accountant at the Company's head office in Riyadh.",
        'Job Title: Site Engineer. The Employee shall work in the position of Site Engineer.',
      ],
      breaks: [
        "The Employee's job title and place of work shall be determined later by the Employer.",
        'The nature of the work will be specified by the Company after signature of this contract.',
        'The place of work is to be decided at the absolute discretion of the First Party.',
      ],
      neither: [
        'The date of the annual leave shall be determined by the Employer.',
        'The Employee shall keep the workplace clean.',
      ],
    },
    ar: {
      keeps: [
        'اتفق الطرفان على أن يعمل الطرف الثاني لدى الطرف الأول بمهنة محاسب في مقر الشركة بمدينة الرياض.',
        'مكان العمل: مدينة جدة.',
      ],
      breaks: [
        'يحدد صاحب العمل نوع العمل ومكانه لاحقاً.',
        'يتم تحديد المسمى الوظيفي للعامل بعد توقيع العقد.',
        'تحدد مهنة الطرف الثاني ومقر عمله وفقاً لتقدير الطرف الأول المطلق.',
      ],
      neither: ['يحدد صاحب العمل مواعيد الإجازة السنوية.', 'يحافظ العامل على نظافة مكان العمل.'],
    },
  },
  'SA-LAB-03': {
    en: {
      keeps: [
        'In the event of any conflict between the two texts, the Arabic text shall prevail.',
        'This Contract is drawn up in Arabic and English, the Arabic version being the governing one.',
      ],
      breaks: [
        'In case of conflict between the Arabic and the English text, the English version shall prevail.',
        'This Agreement is made in the English language only.',
        'Both the Arabic and English versions shall be equally authentic.',
        'The Arabic translation is provided for convenience only.',
        'The English text shall be the binding text for both Parties.',
        'The prevailing language of this employment contract is English.',
      ],
      neither: [
        'The Employee shall be fluent in English and Arabic.',
        'The language of the arbitration shall be English.',
        'Monthly reports shall be written in English only.',
      ],
    },
    ar: {
      keeps: [
        'حرر هذا العقد باللغتين العربية والإنجليزية، وعند الاختلاف يعتد بالنص العربي.',
        'النص العربي هو المعتمد دون غيره عند التعارض.',
      ],
      breaks: [
        'عند وجود أي تعارض بين النصين يعتد بالنص الإنجليزي.',
        'في حال الاختلاف تكون الأولوية للنص الإنجليزي.',
        'حرر هذا العقد باللغة الإنجليزية فقط.',
        'يكون للنصين العربي والإنجليزي ذات الحجية.',
        'تعد الترجمة العربية لهذا العقد للاسترشاد فقط.',
        'النص الإنجليزي هو المعتمد والملزم للطرفين.',
      ],
      neither: [
        'يشترط أن يجيد العامل اللغة الإنجليزية.',
        'تكون لغة التحكيم الإنجليزية.',
        'يقدم العامل تقاريره باللغة الإنجليزية فقط.',
      ],
    },
  },
  'SA-LAB-04': {
    en: {
      keeps: [
        'The term of this contract is two (2) years from the date on which the Employee joins work.',
        'The contract of a non-Saudi Employee shall be for a fixed term.',
      ],
      breaks: [
        'This contract with the non-Saudi Employee is concluded for an indefinite term.',
        "The expatriate worker's employment contract shall be open-ended.",
        'The contract of a foreign Employee need not be in writing or for a fixed term.',
      ],
      neither: [
        'The duty of confidentiality of the expatriate Employee continues for an indefinite period.',
        'The contract of a Saudi employee may be for an indefinite term.',
      ],
    },
    ar: {
      keeps: [
        'مدة هذا العقد سنتان تبدأ من تاريخ مباشرة العامل للعمل.',
        'يكون عقد العامل غير السعودي محدد المدة.',
      ],
      breaks: [
        'يعد عقد العامل غير السعودي غير محدد المدة.',
        'أبرم هذا العقد مع العامل الوافد لمدة غير محددة.',
        'يكون عقد عمل غير السعودي مفتوح المدة.',
      ],
      neither: [
        'يجوز أن يكون عقد العامل السعودي غير محدد المدة.',
        'يلتزم العامل الوافد بالسرية لمدة غير محددة.',
      ],
    },
  },
  'SA-LAB-76': {
    en: {
      keeps: [
        'The Employer shall not employ the Employee in a profession other than that stated in his work permit.',
        'The Employee works only in the profession stated in his work permit.',
      ],
      breaks: [
        'The Employer may assign the Employee to a profession other than the one recorded in his work permit.',
        'The Second Party accepts to work in any job regardless of the profession stated in his Iqama.',
      ],
      neither: [
        'The profession in the work permit is Electrician.',
        'The Employer shall bear the fees for changing the profession in the work permit.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز لصاحب العمل تشغيل العامل في مهنة غير المهنة المدونة في رخصة عمله.',
        'يلتزم العامل بعدم العمل في غير المهنة المدونة في رخصة العمل.',
      ],
      breaks: [
        'يحق للشركة تشغيل العامل في مهنة غير المدونة في رخصة عمله.',
        'يقبل الطرف الثاني العمل في أي مهنة بغض النظر عن المهنة المسجلة في إقامته.',
      ],
      neither: [
        'المهنة المدونة في رخصة العمل: كهربائي.',
        'يتحمل صاحب العمل رسوم تغيير المهنة في رخصة العمل.',
      ],
    },
  },
};
