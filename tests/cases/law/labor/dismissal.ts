import type { CasesById } from '../types.js';

/** Clauses on dismissal. */
export const dismissalCases: CasesById = {
  'SA-LAB-14': {
    en: {
      keeps: [
        'The Employer may terminate this contract without award, notice or compensation only in the cases of Article 80 of the Labor Law.',
        'The Company may not dismiss the Employee without notice or compensation except in the cases listed in Article 80.',
      ],
      breaks: [
        'The Employer may dismiss the Employee at any time without notice or end-of-service award.',
        'The Company may terminate the contract immediately and without any dues in case of poor performance.',
        'The First Party may dismiss the Second Party without notice if he fails to meet his sales targets.',
        'The Employee may be summarily dismissed without compensation for late attendance.',
        'If the Company loses confidence in the Employee it may terminate his contract without notice or gratuity.',
        'Any breach of Company policy entitles the Employer to dismiss the Employee without award or notice.',
      ],
      neither: [
        'The Employer may dismiss the Employee without notice if he assaults his manager.',
        'The Employer may terminate without award if it is proven that the Employee used forgery to obtain the work.',
        'The Employee may leave without notice in the cases of Article 81.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز لصاحب العمل فسخ العقد دون مكافأة العامل أو إشعاره أو تعويضه إلا في الحالات الواردة في المادة الثمانين.',
        'لصاحب العمل فسخ العقد دون مكافأة أو إشعار أو تعويض في الحالات المنصوص عليها في المادة (80) من نظام العمل.',
      ],
      breaks: [
        'يحق لصاحب العمل فصل العامل في أي وقت دون إشعار أو مكافأة.',
        'للشركة فسخ العقد فوراً ودون أي مستحقات في حال ضعف أداء الموظف.',
        'يجوز للطرف الأول إنهاء العقد دون إشعار أو تعويض إذا لم يحقق الطرف الثاني أهداف المبيعات.',
        'يفصل العامل دون مكافأة إذا تأخر عن الدوام ثلاث مرات.',
        'أي مخالفة لسياسات الشركة تعطي صاحب العمل الحق في فصل العامل دون مكافأة أو إشعار.',
      ],
      neither: [
        'لصاحب العمل فسخ العقد دون مكافأة إذا وقع من العامل اعتداء على مديره.',
        'للعامل ترك العمل دون إشعار في الحالات الواردة في المادة الحادية والثمانين.',
      ],
    },
  },
  'SA-LAB-69': {
    en: {
      keeps: [
        'The Employee may be dismissed if he is absent without a lawful reason for more than thirty days in a contract year or more than fifteen consecutive days, after a written warning.',
      ],
      breaks: [
        'If the Employee is absent for three consecutive days without permission his contract shall be terminated.',
        'Absence of more than seven days without excuse entitles the Employer to dismiss the Employee without award.',
        'The Company may terminate the contract if the Employee is absent for more than fifteen days in the year.',
        'An Employee who is absent for ten days in a row is deemed dismissed.',
        'The Employer may dismiss the Employee without any warning if he is absent more than fifteen consecutive days.',
      ],
      neither: [
        'Absence of two days is deducted from the wage.',
        'The Employee shall inform his manager within two days of any absence.',
      ],
    },
    ar: {
      keeps: [
        'لصاحب العمل فسخ العقد إذا تغيب العامل دون سبب مشروع أكثر من ثلاثين يوماً خلال السنة العقدية أو أكثر من خمسة عشر يوماً متتالية بعد إنذاره كتابة.',
      ],
      breaks: [
        'يفصل العامل إذا تغيب ثلاثة أيام متتالية دون عذر.',
        'لصاحب العمل إنهاء العقد دون مكافأة إذا زاد غياب العامل على سبعة أيام.',
        'للشركة فسخ العقد إذا تغيب الموظف أكثر من خمسة عشر يوماً خلال السنة.',
        'يعد العقد مفسوخاً إذا انقطع العامل عن العمل عشرة أيام متصلة.',
        'يجوز فصل العامل دون إنذار إذا تغيب أكثر من خمسة عشر يوماً متتالية.',
      ],
      neither: ['يحسم من أجر العامل عن غياب يومين أجرهما.', 'يلتزم العامل بإبلاغ مديره بغيابه خلال يومين.'],
    },
  },
  'SA-LAB-75': {
    en: {
      keeps: [
        'No penalty shall be imposed on the Employee before he has been notified in writing and heard.',
        'Before dismissal the Employee shall be given the opportunity to state his objections.',
      ],
      breaks: [
        'The Employer may impose any disciplinary penalty without prior investigation.',
        'The Company may dismiss the Employee without hearing him.',
        'The decision of the Employer on penalties is final and the Employee may not object to it.',
        'The Employee waives his right to be heard before any disciplinary penalty.',
      ],
      neither: [
        'The Employee shall cooperate with any investigation of the Company.',
        'The Employee may not object to the working schedule.',
      ],
    },
    ar: {
      keeps: [
        'لا يجوز توقيع جزاء تأديبي على العامل إلا بعد إبلاغه كتابة بما نسب إليه وسماع أقواله.',
        'تتاح للعامل الفرصة لإبداء أسباب معارضته قبل فسخ العقد.',
      ],
      breaks: [
        'لصاحب العمل توقيع أي جزاء على العامل دون تحقيق.',
        'يحق للشركة فصل الموظف دون سماع أقواله.',
        'يكون قرار صاحب العمل بتوقيع الجزاء نهائياً ولا يحق للعامل الاعتراض عليه.',
        'لا يجوز للعامل التظلم من الجزاءات الموقعة عليه.',
      ],
      neither: ['يلتزم العامل بالتعاون في أي تحقيق تجريه الشركة.', 'لا يحق للعامل الاعتراض على جدول الدوام.'],
    },
  },
};
