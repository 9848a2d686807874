import type { CasesById } from '../types.js';

export const costsCases: CasesById = {
  'SA-LAB-29': {
    en: {
      keeps: [
        'The Employer bears the fees of recruitment, the residence permit and the work permit and their renewal.',
        'Iqama and work permit fees are borne by the Employer.',
      ],
      breaks: [
        'The Employee shall bear the costs of his visa and iqama fees.',
        'The Employee shall reimburse the Company for recruitment costs if he resigns within one year.',
        "Residence permit renewal fees shall be deducted from the Employee's salary.",
        'Recruitment fees are paid by the Worker.',
        'The Company may recover the visa costs and recruitment expenses on resignation.',
      ],
      neither: [
        'The Employee bears the residence fees of his dependants.',
        'The Company charges its clients visa fees.',
        'The Employee shall renew his driving licence.',
      ],
    },
    ar: {
      keeps: ['يتحمل صاحب العمل رسوم الاستقدام ورسوم الإقامة ورخصة العمل وتجديدهما.'],
      breaks: [
        'يتحمل العامل رسوم تجديد الإقامة ورخصة العمل.',
        'تخصم رسوم الاستقدام والتأشيرة من راتب العامل.',
        'يلتزم الطرف الثاني برد تكاليف استقدامه إذا ترك العمل قبل سنة.',
        'تكون رسوم الإقامة على نفقة العامل.',
      ],
      neither: ['يتحمل العامل رسوم إقامة أسرته.', 'تقدم الشركة لعملائها خدمات سداد رسوم التأشيرات.'],
    },
  },
  'SA-LAB-128': {
    en: {
      keeps: ['The Employer shall provide the Employee with a return ticket at the end of the contract.'],
      breaks: [
        'The Employee shall pay for his return ticket at the end of the contract.',
        'The cost of the return ticket shall be borne by the Employee.',
      ],
      neither: [
        'If the Employee resigns without a lawful reason he bears the cost of his return ticket.',
        'The Employee books tickets for the manager.',
      ],
    },
    ar: {
      keeps: ['يتحمل صاحب العمل تذكرة عودة العامل إلى موطنه بعد انتهاء العلاقة.'],
      breaks: [
        'يتحمل العامل تذكرة العودة إلى بلده بعد انتهاء العقد.',
        'تكون تذكرة سفره النهائية على حساب العامل.',
      ],
      neither: [
        'يتحمل العامل تكاليف عودته إذا رغب في العودة دون سبب مشروع.',
        'يحجز الموظف تذاكر سفر المدير.',
      ],
    },
  },
  'SA-LAB-30': {
    en: {
      keeps: [
        'At the end of the contract the Employer gives the Employee a service certificate free of charge.',
      ],
      breaks: [
        "The Employer may retain the Employee's original certificates until all debts are cleared.",
        'The Employee shall not be given a service certificate if he resigns.',
        'The experience certificate is issued against payment of SAR 500, and the service certificate is issued for a fee.',
      ],
      neither: [
        'The Employer keeps copies of the certificates of the Employee until the end of service.',
        'The Employee shall return all documents of the Company after termination.',
      ],
    },
    ar: {
      keeps: ['يلتزم صاحب العمل بأن يعطي العامل شهادة خدمة دون مقابل.'],
      breaks: [
        'يحق لصاحب العمل الاحتفاظ بشهادات العامل الأصلية حتى سداد ما عليه.',
        'لا يستحق العامل شهادة خبرة عند استقالته.',
      ],
      neither: [
        'يحتفظ صاحب العمل بصور من شهادات العامل حتى نهاية خدمته.',
        'يعيد العامل جميع وثائق الشركة بعد انتهاء العقد.',
      ],
    },
  },
  'SA-LAB-122': {
    en: {
      keeps: [
        'The Employee receives a housing allowance of SAR 2,500 a month.',
        'The Employer provides suitable accommodation and transport.',
      ],
      breaks: [
        'The Employer shall not provide housing or transport, nor any allowance for them.',
        'The Employee is not entitled to housing or transport allowance whatsoever, in cash or kind.',
      ],
      neither: [
        'No housing is provided to visitors of the Employee.',
        'The Employee shall not use Company transport for private ends.',
      ],
    },
    ar: {
      keeps: ['يصرف للعامل بدل سكن قدره 2500 ريال وبدل نقل.', 'يوفر صاحب العمل سكناً مناسباً للعامل.'],
      breaks: [
        'لا يلتزم صاحب العمل بتوفير السكن أو النقل ولا بدل عنهما.',
        'يكون سكن العامل على نفقته دون أي بدل.',
      ],
      neither: ['لا يجوز للعامل استضافة الغير في السكن.', 'لا يجوز استخدام وسيلة النقل لأغراض خاصة.'],
    },
  },
  'SA-LAB-123': {
    en: {
      keeps: [
        'The Employee shall keep his passport.',
        'The Employer may not retain the passport of the Employee.',
      ],
      breaks: [
        "The Company shall keep the Employee's passport for safekeeping.",
        'The passport of the Second Party shall be held by the First Party for the duration of the contract.',
        'The Employee shall hand over his passport to the Employer for the term of this contract.',
        "The Employer has the right to retain the Worker's passport until final clearance.",
      ],
      neither: [
        'The Employer keeps a copy of the passport.',
        'The Employee shall submit his passport for renewal of the iqama.',
      ],
    },
    ar: {
      keeps: ['يحتفظ العامل بجواز سفره.', 'لا يجوز لصاحب العمل الاحتفاظ بجواز سفر العامل.'],
      breaks: [
        'تحتفظ الشركة بجواز سفر الموظف طوال مدة العقد.',
        'يلتزم العامل بتسليم جواز سفره إلى صاحب العمل طوال مدة العقد.',
        'يحق لصاحب العمل احتجاز جواز سفر العامل حتى إخلاء طرفه.',
      ],
      neither: ['يحتفظ صاحب العمل بصورة من جواز السفر.', 'يسلم العامل جواز سفره لغرض تجديد الإقامة.'],
    },
  },
};
