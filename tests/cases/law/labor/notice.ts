import type { CasesById } from '../types.js';

/** Clauses on notice, reasons for termination and compensation. */
export const noticeCases: CasesById = {
  'SA-LAB-11': {
    en: {
      keeps: [
        'Either party may terminate this contract for a lawful reason by giving sixty (60) days written notice.',
        'The contract may be ended by written notice of at least sixty days by the Employer or thirty days by the Employee.',
        'The Employer may terminate this Agreement upon two months prior written notice to the Employee.',
      ],
      breaks: [
        'Either party may terminate this contract by giving thirty (30) days written notice to the other.',
        'The Company may end the employment at any time by one month notice.',
        'This contract may be terminated by the First Party on seven days prior notice.',
        'The notice of termination shall be 30 days by the Employer and 60 days by the Employee.',
        'The Employer may terminate this contract at any time without notice.',
        'The Employer shall give the Employee two weeks notice before terminating the contract.',
      ],
      neither: [
        'During probation either party may terminate this contract on seven days notice.',
        'Either party shall give thirty days notice if it does not wish to renew the contract.',
        'The Employee may terminate this contract by thirty days notice.',
        'The Employer may terminate this contract without notice in the cases of Article 80 of the Labor Law.',
        'The Employee shall give ten days notice before his annual leave.',
      ],
    },
    ar: {
      keeps: [
        'يجوز لأي من الطرفين إنهاء العقد لسبب مشروع بموجب إشعار كتابي قبل ستين يوماً على الأقل.',
        'ينهى العقد بإشعار كتابي قبل (60) يوماً من صاحب العمل أو (30) يوماً من العامل.',
      ],
      breaks: [
        'يحق لأي من الطرفين إنهاء هذا العقد بموجب إشعار كتابي مدته ثلاثون يوماً.',
        'لصاحب العمل إنهاء العقد بعد إشعار العامل قبل شهر من تاريخ الإنهاء.',
        'يجوز للطرف الأول إنهاء العقد بإخطار الطرف الثاني قبل (15) يوماً.',
        'يحق للشركة إنهاء العقد في أي وقت دون إشعار مسبق.',
        'تكون مهلة الإشعار بإنهاء العقد شهراً واحداً من جانب صاحب العمل وشهرين من جانب العامل.',
      ],
      neither: [
        'يحق لأي من الطرفين إنهاء العقد خلال فترة التجربة بإشعار مدته سبعة أيام.',
        'على الطرف الراغب في عدم تجديد العقد إشعار الطرف الآخر قبل ثلاثين يوماً من انتهائه.',
        'للعامل إنهاء العقد بموجب إشعار كتابي قبل ثلاثين يوماً.',
        'لصاحب العمل فسخ العقد دون إشعار في الحالات الواردة في المادة الثمانين من نظام العمل.',
      ],
    },
  },
  'SA-LAB-65': {
    en: {
      keeps: [
        'Either party may terminate this contract for a lawful reason.',
        'The Employer may not terminate the contract without a valid reason.',
      ],
      breaks: [
        'The Company may terminate this Agreement at any time for any reason or no reason.',
        'Either party may end this contract by sixty days notice without giving any reason.',
        'The Employer may terminate the employment for convenience.',
        'The Employment is at will and may be ended by the Employer at any time.',
        'The First Party has the right to terminate the contract without cause.',
      ],
      neither: [
        'During the probation period either party may end the contract without giving reasons.',
        'The Employee may leave without giving any reason on thirty days notice.',
        'If the Employer terminates the contract without a lawful reason, the Employee is compensated.',
      ],
    },
    ar: {
      keeps: [
        'يجوز لأي من الطرفين إنهاء العقد بناءً على سبب مشروع.',
        'لا يجوز لصاحب العمل إنهاء العقد دون سبب مشروع.',
      ],
      breaks: [
        'يحق لصاحب العمل إنهاء العقد في أي وقت دون إبداء الأسباب.',
        'لأي من الطرفين إنهاء هذا العقد بإشعار مدته ستون يوماً ودون ذكر أسباب.',
        'للشركة الحق في فسخ العقد لأي سبب كان.',
        'يجوز للطرف الأول إنهاء خدمات الطرف الثاني متى شاء.',
        'لصاحب العمل إنهاء العقد بإرادته المنفردة ودون حاجة إلى سبب.',
      ],
      neither: [
        'يجوز لأي من الطرفين إنهاء العقد خلال فترة التجربة دون إبداء الأسباب.',
        'إذا أنهى صاحب العمل العقد دون سبب مشروع استحق العامل تعويضاً.',
        'للعامل ترك العمل دون إبداء الأسباب بعد إشعار مدته ثلاثون يوماً.',
      ],
    },
  },
  'SA-LAB-77': {
    en: {
      keeps: [
        'The party that does not observe the notice period shall pay the other the wage for the notice period.',
        'The Employer may pay sixty days wages in lieu of notice.',
      ],
      breaks: [
        'The Employer may pay the Employee one month salary in lieu of notice.',
        'The Company may dispense with the notice period without any payment in lieu.',
        'In lieu of notice the First Party pays the Second Party fifteen days of basic salary.',
        'No payment in lieu of notice shall be due by the Employer.',
      ],
      neither: [
        'The Employee pays one month of wages in lieu of notice where he leaves without it.',
        'Leave of thirty days may be taken in the notice period.',
      ],
    },
    ar: {
      keeps: [
        'يلتزم الطرف الذي لم يراع مهلة الإشعار بأن يدفع للطرف الآخر مبلغاً مساوياً لأجر العامل عن مهلة الإشعار.',
        'لصاحب العمل دفع أجر ستين يوماً بدلاً عن مهلة الإشعار.',
      ],
      breaks: [
        'لصاحب العمل دفع أجر شهر واحد بدلاً عن مهلة الإشعار.',
        'يحق للشركة عدم التقيد بمهلة الإشعار دون دفع أي مقابل.',
        'لا يستحق العامل أي بدل عن مهلة الإشعار.',
      ],
      neither: [
        'يدفع العامل أجر شهر بدلاً عن مهلة الإشعار إذا ترك العمل.',
        'يستحق العامل أجر شهر عن العمل الإضافي.',
      ],
    },
  },
  'SA-LAB-66': {
    en: {
      keeps: [
        'During notice by the Employer the Employee may be absent with pay for one day a week to look for other work.',
        'The Employer may release the Employee from work during the notice period with full pay.',
      ],
      breaks: [
        'The Employee is not entitled to any time off to look for work during the notice period.',
        'The Employer may release the Employee from work during the notice period without pay.',
        'During the notice period the Company may place the Employee on unpaid leave.',
        'The notice period shall not be counted as service where the Employee is released from work.',
      ],
      neither: [
        'The Employee shall hand over his work during the notice period.',
        'The Employee may take unpaid leave with the consent of the Employer.',
      ],
    },
    ar: {
      keeps: [
        'يحق للعامل أن يتغيب خلال مهلة الإشعار يوماً كاملاً في الأسبوع للبحث عن عمل آخر مع استحقاقه الأجر.',
        'لصاحب العمل إعفاء العامل من العمل خلال مهلة الإشعار مع دفع أجره كاملاً.',
      ],
      breaks: [
        'لا يحق للعامل التغيب خلال مهلة الإشعار للبحث عن عمل آخر.',
        'لصاحب العمل إعفاء العامل من العمل خلال مهلة الإشعار دون أجر.',
        'يمنح العامل إجازة بدون راتب خلال فترة الإشعار.',
        'لا تحتسب مهلة الإشعار من مدة خدمة العامل.',
      ],
      neither: [
        'يلتزم العامل بتسليم ما في عهدته خلال مهلة الإشعار.',
        'للعامل طلب إجازة دون أجر بموافقة صاحب العمل.',
      ],
    },
  },
  'SA-LAB-12': {
    en: {
      keeps: [
        'The party harmed by termination for an unlawful reason is entitled to compensation under Article 77 of the Labor Law.',
        'If the Employer terminates the contract without a lawful reason it shall pay the Employee compensation of three months wages.',
      ],
      breaks: [
        'The Employer may terminate this contract at any time without any compensation.',
        'The Employee shall not be entitled to any compensation for termination of the contract for any reason.',
        'The Employee waives any compensation for wrongful dismissal.',
        'No compensation shall be payable by the Company if it ends the contract before the end of its term.',
        'The Second Party has no right to claim compensation for unlawful termination.',
      ],
      neither: [
        'The Employer may dismiss the Employee without compensation in the cases of Article 80.',
        'No compensation is due where the contract ends by expiry of its term.',
        'If the contract is ended during probation neither party is due compensation.',
        'The Employee is not entitled to compensation for unused meals.',
      ],
    },
    ar: {
      keeps: [
        'يستحق الطرف المتضرر من إنهاء العقد لسبب غير مشروع التعويض المنصوص عليه في المادة السابعة والسبعين من نظام العمل.',
        'إذا أنهى صاحب العمل العقد لسبب غير مشروع التزم بتعويض العامل بأجر ثلاثة أشهر.',
      ],
      breaks: [
        'يحق لصاحب العمل إنهاء العقد في أي وقت دون أي تعويض.',
        'لا يستحق العامل أي تعويض عن إنهاء العقد لأي سبب كان.',
        'يتنازل العامل عن أي تعويض عن الفصل التعسفي.',
        'للشركة إنهاء العقد قبل انتهاء مدته دون أن يترتب عليها أي تعويض.',
        'لا يحق للطرف الثاني المطالبة بأي تعويض عن إنهاء العقد لسبب غير مشروع.',
      ],
      neither: [
        'لصاحب العمل فسخ العقد دون تعويض في الحالات الواردة في المادة الثمانين.',
        'لا يستحق أي من الطرفين تعويضاً إذا أنهي العقد خلال فترة التجربة.',
        'لا يستحق العامل تعويضاً عن الوجبات التي لم يستعملها.',
      ],
    },
  },
};
