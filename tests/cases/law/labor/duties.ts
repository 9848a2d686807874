import type { CasesById } from '../types.js';

/** Clauses for the rules on duties that stand apart. */
export const dutiesCases: CasesById = {
  'SA-LAB-129': {
    en: {
      keeps: ['No employee may be accused of a violation more than thirty days after it came to light.'],
      breaks: [
        'The Company may bring disciplinary charges within six months of discovering the violation.',
        'A penalty may be imposed at any time after the investigation has ended, without limit of time.',
      ],
      neither: [
        'The Employee may object to the penalty within thirty days of being told of it.',
        'Records of violations are kept for two years.',
      ],
    },
    ar: {
      keeps: ['لا يجوز اتهام العامل بمخالفة مضى على كشفها أكثر من ثلاثين يوماً.'],
      breaks: [
        'يحق للشركة مساءلة الموظف تأديبياً عن المخالفة خلال تسعين يوماً من تاريخ اكتشافها.',
        'لا يسقط حق الشركة في توقيع الجزاء عن أي مخالفة مهما مضى على كشفها من زمن.',
      ],
      neither: [
        'للعامل التظلم من الجزاء خلال ثلاثين يوماً من تاريخ إبلاغه به.',
        'تحفظ سجلات المخالفات مدة سنتين.',
      ],
    },
  },
  'SA-LAB-130': {
    en: {
      keeps: [
        'If the Employee is detained in a case connected with his work, the Company continues to pay 50% of his wage for up to 180 days.',
      ],
      breaks: [
        'The Employee receives no salary for any period of detention by the authorities, even in a matter arising from his work.',
        'Where a worker is arrested over a work-related accident, his wage is suspended from the first day.',
      ],
      neither: [
        'The Employee shall tell the Company if he is detained.',
        'Goods detained by customs are stored at the cost of the Company.',
      ],
    },
    ar: {
      keeps: [
        'إذا أوقف العامل في قضية تتصل بالعمل استمر صاحب العمل في دفع 50% من أجره لمدة لا تزيد على 180 يوماً.',
      ],
      breaks: [
        'لا يستحق الموظف أي أجر عن مدة توقيفه لدى الجهات الأمنية ولو كان التوقيف بسبب العمل.',
        'يوقف صرف راتب العامل كاملاً من تاريخ حبسه في حادث وقع أثناء العمل.',
      ],
      neither: ['على الموظف إشعار الشركة فوراً عند توقيفه.', 'توقيف المركبة في غير المواقف المخصصة مخالفة.'],
    },
  },
  'SA-LAB-131': {
    en: {
      keeps: ['A minor shall not actually work more than six hours a day.'],
      breaks: [
        'Minors work eight hours a day with an hour of rest.',
        'Juvenile workers may be rostered on Fridays and public holidays.',
      ],
      neither: [
        'Workers aged over eighteen work eight hours a day.',
        'Employees may bring minors to the family day on a public holiday.',
      ],
    },
    ar: {
      keeps: ['لا تزيد ساعات العمل الفعلية للأحداث على ست ساعات في اليوم.'],
      breaks: [
        'تكون ساعات عمل الأحداث ثماني ساعات يومياً تتخللها ساعة راحة.',
        'يعمل الأحداث في أيام الأعياد والعطلات الرسمية بحسب حاجة العمل.',
      ],
      neither: ['تقام مسابقة لأطفال الموظفين في العطلات الرسمية.', 'يقصد بالحدث من لم يتم الثامنة عشرة.'],
    },
  },
  'SA-LAB-132': {
    en: {
      keeps: [
        'The Employee shall not work for another employer or on his own account except by the procedures of law.',
      ],
      breaks: [
        'The Employer leaves the Employee free to work for others on his own account against a monthly payment of SAR 500.',
        'The Worker may find work with any third party and pays the Company a monthly fee for its sponsorship.',
      ],
      neither: [
        'The Employee works for the Company on its behalf and not for its suppliers.',
        'The Company may pay the Employee a monthly allowance for work at the sites of others that it serves.',
      ],
    },
    ar: {
      keeps: ['لا يجوز للعامل العمل لدى الغير أو لحسابه الخاص إلا وفق الإجراءات النظامية.'],
      breaks: [
        'يسمح صاحب العمل للعامل بالعمل لدى الغير مقابل مبلغ شهري يدفعه له.',
        'للعامل أن يعمل لحسابه الخاص على أن يسدد للشركة خمسمائة ريال شهرياً عن الكفالة.',
      ],
      neither: [
        'يعمل الموظف لحساب الشركة ولا يمثل غيرها.',
        'يلتزم العامل بعدم منافسة الشركة بعد انتهاء العقد لمدة سنة.',
      ],
    },
  },
  'SA-LAB-133': {
    en: {
      keeps: [
        'The Employee is paid for any time during which he is ready to work and is prevented by a cause attributable to the Company.',
      ],
      breaks: [
        'When work stops because of a breakdown of machinery, the workers are sent home without pay.',
        'No salary is due for days on which the site is closed by the Company for want of materials.',
      ],
      neither: [
        'The site is closed on Fridays.',
        'When work stops because of a breakdown, the supervisor reports it without delay.',
      ],
    },
    ar: {
      keeps: ['يستحق العامل أجره عن مدة التوقف إذا كان مستعداً للعمل ومنعه سبب راجع إلى صاحب العمل.'],
      breaks: [
        'لا تدفع أجور العمال عن الأيام التي يتوقف فيها المصنع لتعطل الآلات أو نقص المواد.',
        'إذا أغلقت الشركة الموقع للصيانة اعتبرت أيام الإغلاق إجازة بدون أجر.',
      ],
      neither: ['يبلغ المشرف الإدارة عند تعطل الآلات دون تأخير.', 'يغلق الموقع يوم الجمعة.'],
    },
  },
  'SA-LAB-134': {
    en: {
      keeps: [
        'For the core work of the Client the Contractor shall give its workers all the rights and benefits that the Client gives its own workers.',
      ],
      breaks: [
        'The workers of the Contractor are not entitled to the benefits that the Company gives its own employees for the same core work.',
        'The Contractor is not obliged to grant its personnel the allowances granted to the Client’s own staff.',
      ],
      neither: [
        'The Contractor’s workers shall wear the badges given to them by the Client.',
        'The Contractor shall not assign the core work to others.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم المقاول المعهود إليه بعمل أصلي بأن يعطي عماله جميع الحقوق والمزايا التي يعطيها صاحب العمل لعماله.',
      ],
      breaks: [
        'لا يستحق عمال المقاول المزايا المقررة لموظفي الشركة ولو عملوا في أعمالها الأصلية.',
        'لا يلتزم المتعهد بمنح عماله البدلات والمزايا التي تمنحها الشركة لعمالها.',
      ],
      neither: [
        'يلتزم عمال المقاول بتعليمات السلامة في موقع الشركة.',
        'لا يجوز للمقاول إسناد الأعمال إلى الغير.',
      ],
    },
  },
};
