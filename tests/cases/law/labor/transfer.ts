import type { CasesById } from '../types.js';

/** Clauses on moving the worker to another place, work or kind of pay. */
export const transferCases: CasesById = {
  'SA-LAB-10': {
    en: {
      keeps: [
        "The Employer may not transfer the Employee to another city without the Employee's written consent.",
        'In cases of necessity the Employer may assign the Employee to another location for up to thirty days per year, bearing his travel and accommodation costs.',
        'Relocation that requires a change of residence shall be subject to the written consent of the Employee.',
      ],
      breaks: [
        'The Company may transfer the Employee to any of its branches inside or outside the Kingdom without his consent.',
        'The Employee shall work at any location in the world as directed by the Employer.',
        'The Second Party agrees in advance to be relocated to any city and has no right to object.',
        'The Employer reserves the right to relocate the Employee to any city in the Kingdom at its sole discretion.',
        'The Employee shall bear the cost of his travel and accommodation when assigned temporarily to another place.',
        'The Employer may assign the Employee to another location without his consent for up to ninety days per year.',
      ],
      neither: [
        'The Employee may be moved to another office within the same city.',
        'The Employee may be assigned for training in any city, at the cost of the Employer, for two weeks.',
        'The Employee shall not transfer company data to any other place.',
        'The Company may transfer this contract to any of its affiliates.',
        'The salary is transferred to any bank in the Kingdom that the Employee names.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز نقل العامل من مكان عمله إلى مكان آخر يقتضي تغيير محل إقامته إلا بموافقته الكتابية.',
        'لا يجوز للشركة نقل الموظف من مقر عمله في مدينة جدة إلى مكان آخر يقتضي تغيير محل إقامته دون موافقته الكتابية.',
        'لصاحب العمل في حالات الضرورة تكليف العامل بالعمل في مكان آخر لمدة لا تتجاوز ثلاثين يوماً في السنة على أن يتحمل تكاليف انتقاله وإقامته.',
      ],
      breaks: [
        'يحق لصاحب العمل نقل العامل إلى أي فرع من فروعه داخل المملكة أو خارجها دون موافقته.',
        'للشركة الحق في نقل الموظف إلى أي مدينة أخرى وفقاً لتقديرها المطلق.',
        'يقر الطرف الثاني بموافقته المسبقة على العمل في أي مكان يحدده الطرف الأول ولا يحق له الاعتراض على النقل.',
        'يلتزم العامل بالعمل في أي مدينة داخل المملكة يحددها صاحب العمل.',
        'يتحمل العامل تكاليف انتقاله وإقامته عند تكليفه بالعمل في مدينة أخرى.',
        'لصاحب العمل تكليف العامل بالعمل في مدينة أخرى مدة لا تتجاوز ستة أشهر في السنة دون موافقته.',
      ],
      neither: [
        'يجوز نقل العامل إلى مكتب آخر داخل المدينة نفسها.',
        'لا يجوز للعامل نقل ملفات الشركة إلى أي مكان آخر.',
        'يتحمل صاحب العمل رسوم نقل خدمات العامل إليه.',
      ],
    },
  },
  'SA-LAB-63': {
    en: {
      keeps: [
        'The Employee may not be assigned to work materially different from the agreed work without his written consent.',
        'Save in cases of necessity and for up to thirty days a year, work of a different nature requires the written consent of the Employee.',
      ],
      breaks: [
        'The Employer may assign the Employee to any work, even if it differs materially from the agreed work.',
        'The Employee shall perform any duties assigned to him regardless of his job title.',
        'The Company may change the profession of the Employee at any time without his consent.',
        'The Second Party shall perform any other work requested, whether or not related to his position.',
        'The Employer may assign the Employee to a materially different job for up to six months per year.',
      ],
      neither: [
        'The Employee shall perform the duties of his position and other related tasks.',
        'The Employee shall not take any other work without the consent of the Employer.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز تكليف العامل بعمل يختلف اختلافاً جوهرياً عن العمل المتفق عليه بغير موافقته الكتابية.',
        'لا يكلف العامل بعمل مختلف عن عمله إلا بموافقته كتابة.',
      ],
      breaks: [
        'يحق لصاحب العمل تكليف العامل بأي عمل ولو اختلف اختلافاً جوهرياً عن العمل المتفق عليه.',
        'يلتزم العامل بأداء أي عمل يكلف به بغض النظر عن مسماه الوظيفي.',
        'للشركة تغيير مهنة الموظف في أي وقت دون موافقته.',
        'يلتزم الطرف الثاني بأداء أي مهام أخرى ولو كانت خارج نطاق وظيفته.',
        'لصاحب العمل تكليف العامل بعمل يختلف عن العمل المتفق عليه لمدة لا تتجاوز ثلاثة أشهر في السنة.',
      ],
      neither: [
        'يلتزم العامل بأداء مهام وظيفته وما يتصل بها من أعمال.',
        'لا يجوز للعامل القيام بأي عمل آخر دون موافقة صاحب العمل.',
      ],
    },
  },
  'SA-LAB-64': {
    en: {
      keeps: [
        'The Employee shall not be moved from monthly pay to daily or hourly pay without his written consent.',
        'A monthly-paid Employee may not be transferred to the category of daily workers except with his written consent.',
      ],
      breaks: [
        'The Employer may convert the monthly wage of the Employee to an hourly or daily wage at any time.',
        'The Company may transfer the monthly-paid Employee to piece-rate pay without his consent.',
      ],
      neither: [
        'The hourly wage for overtime is reckoned on the monthly wage.',
        'The Employee is paid a daily wage of SAR 200.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز نقل العامل ذي الأجر الشهري إلى فئة عمال اليومية إلا بموافقته الكتابية.',
        'لا ينقل الموظف من الأجر الشهري إلى الأجر بالساعة دون موافقته كتابة.',
      ],
      breaks: [
        'يحق لصاحب العمل تحويل أجر العامل من شهري إلى يومي أو بالساعة في أي وقت.',
        'للشركة نقل العامل ذي الأجر الشهري إلى فئة عمال اليومية متى رأت ذلك.',
        'يجوز للطرف الأول نقل الطرف الثاني من الأجر الشهري إلى الأجر بالقطعة دون موافقته.',
      ],
      neither: ['يحسب أجر الساعة الإضافية على أساس الأجر الشهري.', 'يتقاضى العامل أجراً يومياً قدره 200 ريال.'],
    },
  },
};
