import type { CasesById } from '../types.js';

/** Clauses on probation, on renewal and on a new owner. */
export const termCases: CasesById = {
  'SA-LAB-07': {
    en: {
      keeps: [
        'The Employee shall serve a probation period of ninety (90) days.',
        'The probation period is 90 days and may be extended by a further 90 days by written agreement.',
        'The Employee is on probation for three months, extendable in writing provided that it does not exceed 180 days in total.',
        'The probation period of ninety days may be extended up to 180 days.',
      ],
      breaks: [
        'The Second Party shall be on probation for a period of twelve (12) months from the commencement date.',
        'The probation period is 120 days and may be extended by a further 90 days.',
        'The trial period shall be nine months.',
        'The probation period is ninety days; the First Party may extend it for a similar period and then for another period not exceeding one year.',
        'The Company may extend the probationary period as it deems fit.',
        'The first 200 days of employment shall be a probationary period.',
        'The Employee shall serve an initial probation of one hundred and fifty (150) days, which the Company may extend once by up to ninety (90) further days.',
        'The initial six months shall be a probation, which the Company may prolong by an additional six months.',
        'The probation period is six months, to which the Employer may add three months.',
      ],
      neither: [
        'Five days of annual leave may be taken during the probation period.',
        'After the probation period the contract shall continue for two years.',
        'During the probation period either party may terminate this contract by seven days notice.',
      ],
    },
    ar: {
      keeps: [
        'يخضع العامل لفترة تجربة مدتها (90) يوماً.',
        'مدة التجربة تسعون يوماً ويجوز تمديدها باتفاق مكتوب على ألا تزيد في مجموعها على مائة وثمانين يوماً.',
        'يخضع الطرف الثاني لفترة تجربة مدتها ثلاثة أشهر قابلة للتمديد لمدة مماثلة.',
        'مدة التجربة ثلاثة أشهر، ويجوز لصاحب العمل أن يضيف إليها شهرين.',
      ],
      breaks: [
        'يكون الطرف الثاني تحت التجربة لمدة سنة من تاريخ مباشرته العمل.',
        'مدة التجربة تسعون يوماً، ويجوز للطرف الأول تمديدها لمدة مماثلة ثم لمدة أخرى لا تتجاوز سنة.',
        'فترة التجربة (120) يوماً ويجوز تمديدها لمدة مماثلة.',
        'يحق لصاحب العمل تمديد فترة التجربة وفق ما يراه مناسباً.',
        'يخضع الموظف لفترة اختبار مدتها تسعة أشهر.',
        'تكون الأشهر السبعة (7) أشهر الأولى من العمل فترة تجربة.',
        'مدة التجربة ستة أشهر، ويجوز لصاحب العمل أن يضيف إليها ثلاثة أشهر أخرى.',
        'فترة التجربة أربعة أشهر، ويحق للشركة إطالتها ثلاثة أشهر.',
      ],
      neither: [
        'لا تدخل في حساب فترة التجربة إجازة عيدي الفطر والأضحى.',
        'بعد انتهاء فترة التجربة يستمر العقد لمدة سنتين.',
      ],
    },
  },
  'SA-LAB-62': {
    en: {
      keeps: [
        'Either party may terminate this contract during the probation period.',
        'Both Parties have the right to end the contract during probation.',
      ],
      breaks: [
        'During the probation period only the Employer may terminate this contract.',
        'The Employee may not resign during the probation period.',
        'The right to terminate during probation is reserved to the Company alone.',
        'The Second Party is not entitled to end the contract during the trial period.',
        'If the Employee leaves during probation he shall pay the Employer two months of wages.',
      ],
      neither: [
        'The Employee may not take annual leave during the probation period.',
        'The Employer may assess the Employee during the probation period.',
      ],
    },
    ar: {
      keeps: [
        'يحق لأي من الطرفين إنهاء العقد خلال فترة التجربة.',
        'لكل من الطرفين الحق في إنهاء هذا العقد أثناء مدة التجربة.',
      ],
      breaks: [
        'يحق لصاحب العمل وحده إنهاء العقد خلال فترة التجربة.',
        'لا يحق للعامل إنهاء العقد خلال فترة التجربة.',
        'لا يجوز للطرف الثاني الاستقالة أثناء فترة التجربة.',
        'يلتزم العامل بدفع أجر شهرين لصاحب العمل إذا ترك العمل خلال فترة التجربة.',
        'يقتصر حق إنهاء العقد خلال فترة التجربة على الطرف الأول.',
      ],
      neither: [
        'لا يحق للعامل التمتع بإجازته السنوية خلال فترة التجربة.',
        'يقيم صاحب العمل أداء العامل خلال فترة التجربة.',
      ],
    },
  },
  'SA-LAB-08': {
    en: {
      keeps: [
        'The Employee may not be placed on probation again for the same work.',
        'The Employee shall not be put on probation more than once.',
      ],
      breaks: [
        'The Employer may place the Employee on probation again at any time.',
        'The Company may restart the probation period whenever it sees fit.',
        'On each renewal of the contract the Employee shall be subject to a new probation period.',
      ],
      neither: [
        'A new probation period may be agreed in writing for a different position.',
        'The probation period may be extended for a second period of ninety days.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز وضع العامل تحت التجربة أكثر من مرة.',
        'لا يخضع العامل لفترة تجربة جديدة عند تجديد العقد.',
      ],
      breaks: [
        'يحق لصاحب العمل إخضاع العامل لفترة تجربة جديدة في أي وقت يراه.',
        'يخضع العامل لفترة تجربة جديدة عند كل تجديد للعقد.',
        'للشركة إعادة وضع الموظف تحت التجربة مرة أخرى.',
      ],
      neither: [
        'يجوز الاتفاق كتابةً على فترة تجربة جديدة إذا كلف العامل بمهنة أخرى.',
        'يجوز تمديد فترة التجربة لفترة ثانية مدتها تسعون يوماً.',
      ],
    },
  },
  'SA-LAB-09': {
    en: {
      keeps: [
        'After three consecutive renewals or four years the contract becomes an indefinite-term contract.',
        'If the parties continue to perform it after three renewals, the contract converts into a contract of indefinite term.',
      ],
      breaks: [
        'This contract shall remain a fixed-term contract however many times it is renewed.',
        'Repeated renewals shall not convert this contract into a contract of indefinite term.',
        'The contract shall in no case become indefinite, regardless of the number of renewals.',
        'The contract may be renewed an unlimited number of times without becoming an indefinite contract.',
      ],
      neither: [
        'The contract of the non-Saudi Employee does not become indefinite by renewal.',
        'This contract is renewed for one year unless either party gives notice.',
      ],
    },
    ar: {
      keeps: [
        'إذا تعدد التجديد ثلاث مرات متتالية أو بلغت مدة العقد مع التجديد أربع سنوات تحول العقد إلى عقد غير محدد المدة.',
        'يتحول العقد إلى عقد غير محدد المدة بعد تجديده ثلاث مرات متتالية.',
      ],
      breaks: [
        'يظل هذا العقد محدد المدة مهما تعددت مرات تجديده.',
        'لا يتحول هذا العقد إلى عقد غير محدد المدة مهما بلغت مدد التجديد.',
        'لا يترتب على تكرار التجديد تحول العقد إلى عقد غير محدد المدة.',
        'يجدد العقد لعدد غير محدود من المرات ويبقى عقداً محدد المدة.',
      ],
      neither: [
        'لا يتحول عقد العامل غير السعودي إلى عقد غير محدد المدة.',
        'يتجدد العقد لمدة سنة ما لم يشعر أحد الطرفين الآخر بعدم رغبته في التجديد.',
      ],
    },
  },
  'SA-LAB-74': {
    en: {
      keeps: [
        'Any renewal shall be deemed an extension of the original term and the service of the Employee shall be continuous.',
        'The renewed period counts towards the length of service.',
      ],
      breaks: [
        'Each renewal shall be treated as a new contract and the previous period of service shall not be counted.',
        'The service of the Employee shall not be continuous upon renewal of the contract.',
        'On renewal the length of service starts anew for the purposes of the end-of-service award.',
      ],
      neither: [
        'Service with a previous employer shall not be counted.',
        'The contract may be renewed for a like period.',
      ],
    },
    ar: {
      keeps: ['تعد مدة التجديد امتداداً للمدة الأصلية للعقد.', 'تعتبر خدمة العامل متصلة عند تجديد العقد.'],
      breaks: [
        'يعد كل تجديد عقداً جديداً ولا تحتسب مدة الخدمة السابقة.',
        'لا تعد مدة التجديد امتداداً للمدة الأصلية في حساب مكافأة نهاية الخدمة.',
        'تبدأ خدمة العامل من جديد عند كل تجديد للعقد.',
      ],
      neither: ['لا تحتسب مدة خدمة العامل لدى صاحب عمل سابق.', 'يجدد العقد لمدة مماثلة باتفاق الطرفين.'],
    },
  },
  'SA-LAB-73': {
    en: {
      keeps: [
        'If the ownership of the Establishment is transferred, this contract shall remain in force and service shall be continuous.',
        'A merger of the Company does not affect this employment contract.',
      ],
      breaks: [
        'This contract shall terminate automatically upon the sale of the Company.',
        'In the event of a merger or change of ownership, the contract ends and the Employee starts a new service with the new owner.',
        'The new owner of the establishment is not bound by this employment contract.',
      ],
      neither: [
        'The Employee shall keep any planned sale of the Company confidential.',
        'This contract ends upon the final closure of the Establishment.',
      ],
    },
    ar: {
      keeps: [
        'إذا انتقلت ملكية المنشأة إلى مالك جديد بقي هذا العقد نافذاً وعدت الخدمة مستمرة.',
        'لا يؤثر اندماج الشركة في سريان هذا العقد.',
      ],
      breaks: [
        'ينتهي هذا العقد تلقائياً عند بيع المنشأة أو انتقال ملكيتها.',
        'يفسخ عقد العامل في حال اندماج الشركة مع شركة أخرى.',
        'لا يلتزم المالك الجديد للمنشأة بهذا العقد ولا بحقوق العامل السابقة.',
      ],
      neither: ['ينتهي العقد عند إغلاق المنشأة نهائياً.', 'يلتزم العامل بسرية المعلومات عن بيع المنشأة.'],
    },
  },
};
