import type { CasesById } from '../types.js';

/** Clauses on commercial agencies. */
export const agencyCases: CasesById = {
  'SA-AGN-01': {
    en: {
      keeps: ['The Agent is a Saudi company wholly owned by Saudi nationals.'],
      breaks: [
        'The Distributor is a foreign company and is appointed as exclusive commercial agent in the Kingdom.',
        'The Agent is a foreign company acting as commercial agent in the Kingdom.',
        'The Distributor, a company wholly owned by non-Saudis, is appointed as sole distributor in the Kingdom.',
        'It is not necessary that the commercial agent be a Saudi or a Saudi-owned company.',
      ],
      neither: ['The Principal is a foreign company.', 'The Agent shall not be a foreign company.'],
    },
    ar: {
      keeps: ['الوكيل شركة سعودية رأس مالها بالكامل سعودي.'],
      breaks: [
        'الوكيل مؤسسة أجنبية ويباشر أعمال الوكالة في المملكة بهذه الصفة.',
        'الوكيل شركة أجنبية تعمل وكيلاً تجارياً في المملكة.',
        'الموزع شركة مملوكة بالكامل لغير سعوديين ويعين موزعاً وحيداً في المملكة.',
        'لا يشترط أن يكون الوكيل التجاري سعودي الجنسية.',
      ],
      neither: ['الموكل شركة أجنبية.', 'لا يجوز أن يكون الوكيل شركة أجنبية.'],
    },
  },
  'SA-AGN-03': {
    en: {
      keeps: ['The Distributor shall provide spare parts and maintenance for one year after termination.'],
      breaks: [
        "The Agent's obligation to provide maintenance shall cease on the date of termination of this Agreement.",
        'After termination, the Distributor is released from any obligation to supply spare parts or provide maintenance.',
        'The Distributor shall have no obligation to provide spare parts or maintenance after termination of this Agreement.',
        'The supply of spare parts ceases immediately upon expiry of the agency.',
        'The Agent shall provide maintenance for three months after the end of the agency.',
        'The Distributor need not stock spare parts for the Products.',
      ],
      neither: [
        'The Distributor shall not cease maintenance upon termination and shall continue it as the law requires.',
        'The Distributor shall not use spare parts other than original ones.',
        'The Distributor shall have no obligation to provide marketing after termination.',
        'The Distributor shall return the spare parts in its stock within 30 days after termination.',
      ],
    },
    ar: {
      keeps: ['يلتزم الموزع بتأمين قطع الغيار والصيانة لمدة سنة بعد انتهاء الوكالة.'],
      breaks: [
        'يقدم الموزع خدمات الصيانة لمدة ستة أشهر بعد انتهاء هذه الاتفاقية.',
        'ينتهي التزام الوكيل بتوفير قطع الغيار والصيانة بانتهاء الوكالة مباشرة.',
        'لا يلتزم الموزع بتأمين قطع الغيار أو الصيانة بعد انتهاء الاتفاقية.',
        'يتوقف توفير قطع الغيار فور انتهاء الوكالة.',
        'يقدم الوكيل الصيانة لمدة ثلاثة أشهر بعد انتهاء الوكالة.',
      ],
      neither: [
        'لا يتوقف التزام الوكيل بالصيانة بانتهاء الوكالة.',
        'لا يجوز للموزع استخدام قطع غيار غير أصلية.',
        'لا يلتزم الموزع بالتسويق بعد انتهاء الاتفاقية.',
      ],
    },
  },
  'SA-AGN-04': {
    en: {
      keeps: ['The Agent shall register this agency with the Ministry of Commerce.'],
      breaks: [
        'The parties shall not register this agency with the Ministry of Commerce.',
        'The Agent is not required to register this agency with the Ministry of Commerce.',
        'The parties agree that this agency shall not be entered in the register of commercial agencies.',
        'The Agent may not register this agency with the Ministry of Commerce.',
      ],
      neither: [
        "The Agent may not register the Principal's trademark with the Ministry of Commerce.",
        'The Agent shall not delay registration of the agency.',
      ],
    },
    ar: {
      keeps: ['يلتزم الوكيل بقيد هذه الوكالة في سجل الوكالات التجارية.'],
      breaks: [
        'لن تقيد هذه الوكالة لدى وزارة التجارة.',
        'لا يلتزم الوكيل بقيد هذه الوكالة في سجل الوكالات التجارية.',
        'اتفق الطرفان على عدم تسجيل الوكالة لدى وزارة التجارة.',
        'لا يحق للوكيل قيد هذه الوكالة لدى وزارة التجارة.',
      ],
      neither: [
        'لا يحق للوكيل تسجيل علامة الموكل التجارية لدى الوزارة.',
        'لا يجوز للوكيل التأخر في قيد الوكالة.',
      ],
    },
  },
};
