import type { CasesById } from '../types.js';

export const disciplineCases: CasesById = {
  'SA-LAB-31': {
    en: {
      keeps: ["A fine for one violation may not exceed five days' wage."],
      breaks: [
        "For each violation the Employee shall be fined ten (10) days' wages.",
        "Any breach of the dress code is punished by a fine of one month's salary.",
        "A penalty of 15 days' pay is deducted for each infraction.",
      ],
      neither: [
        "The Employee who resigns without notice pays compensation equal to one month's wage.",
        'Fines are recorded in a register.',
        'The contractor pays a fine of 10% for delay.',
      ],
    },
    ar: {
      keeps: ['لا تزيد الغرامة عن المخالفة الواحدة على أجر خمسة أيام.'],
      breaks: [
        'تفرض على العامل غرامة قدرها أجر عشرة أيام عن كل مخالفة.',
        'يعاقب العامل عند المخالفة بخصم نصف راتبه الشهري.',
      ],
      neither: ['تقيد الغرامات في سجل خاص.', 'يعوض العامل الشركة بأجر شهر إذا ترك العمل دون إشعار.'],
    },
  },
  'SA-LAB-124': {
    en: {
      keeps: ['The Employee may be suspended without pay for no more than five days in a month.'],
      breaks: [
        'The Company may suspend the Employee without pay for up to thirty (30) days.',
        'The Employer may suspend the Employee without pay until further notice.',
      ],
      neither: [
        'The Company may suspend the services for 30 days.',
        'The Employee is suspended on full pay for ten days during the investigation.',
      ],
    },
    ar: {
      keeps: ['يجوز إيقاف العامل عن العمل دون أجر مدة لا تزيد على خمسة أيام في الشهر.'],
      breaks: [
        'يحق لصاحب العمل إيقاف العامل عن العمل دون أجر لمدة شهرين.',
        'للشركة إيقاف الموظف عن العمل بدون راتب حتى إشعار آخر.',
      ],
      neither: ['يجوز إيقاف الخدمة لمدة شهر.', 'يوقف العامل بأجر كامل عشرة أيام أثناء التحقيق.'],
    },
  },
  'SA-LAB-125': {
    en: {
      keeps: [
        'No disciplinary sanction is imposed until the Employee has been notified in writing and heard.',
      ],
      breaks: [
        'The Employer may impose any sanction on the Employee without prior investigation.',
        'Fines may be imposed by the manager without a hearing.',
        'The Employee waives his right to appeal disciplinary decisions or sanctions, and fines are final.',
        'Disciplinary decisions may not be appealed by the Employee.',
      ],
      neither: [
        'The Employee shall cooperate with every investigation.',
        'The Employee may object to a sanction within thirty days.',
      ],
    },
    ar: {
      keeps: ['لا يجوز توقيع جزاء تأديبي على العامل إلا بعد إبلاغه كتابة بما نسب إليه واستجوابه.'],
      breaks: [
        'يحق لصاحب العمل توقيع الجزاءات على العامل دون تحقيق.',
        'لا يحق للعامل التظلم من الجزاءات الموقعة عليه.',
      ],
      neither: ['يلتزم العامل بالتعاون في أي تحقيق.', 'للعامل التظلم من الجزاء خلال ثلاثين يوماً.'],
    },
  },
  'SA-LAB-32': {
    en: {
      keeps: [
        'The internal regulations of the Company apply in so far as they do not conflict with the Labor Law.',
        'The work regulations approved by the Ministry apply to the Employee.',
      ],
      breaks: [
        'The internal policies of the Company prevail over the Labor Law.',
        'The handbook overrides the provisions of the Labor Law.',
        'The Company rules apply even if they are contrary to the Labor Law.',
      ],
      neither: ['The Labor Law prevails over the handbook.', 'The Employee shall read the handbook.'],
    },
    ar: {
      keeps: ['تطبق لائحة تنظيم العمل بما لا يتعارض مع نظام العمل.'],
      breaks: [
        'تسود لوائح الشركة الداخلية على نظام العمل، وتكون للوائح الشركة أولوية على نظام العمل.',
        'تطبق لوائح الشركة ولو خالفت نظام العمل.',
      ],
      neither: ['يلتزم العامل بالاطلاع على لوائح الشركة.', 'يقدم نظام العمل على لوائح الشركة.'],
    },
  },
};
