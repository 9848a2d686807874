import type { CasesById } from '../cases.js';

/** Clauses by which the readers of the rules of the Labor Law are tested. */
export const laborCases: CasesById = {
  'SA-LAB-07': {
    en: {
      keeps: ['The Employee shall serve a probation period of ninety (90) days.'],
      breaks: [
        'The Second Party shall be on probation for a period of twelve (12) months from the commencement date.',
        'The probation period is 120 days and may be extended by a further 90 days.',
      ],
      neither: ['Five days of annual leave may be taken during the probation period.'],
    },
    ar: {
      keeps: ['يخضع العامل لفترة تجربة مدتها (90) يوماً.'],
      breaks: ['يكون الطرف الثاني تحت التجربة لمدة سنة من تاريخ مباشرته العمل.'],
      neither: ['لا تدخل في حساب فترة التجربة إجازة عيدي الفطر والأضحى.'],
    },
  },
  'SA-LAB-08': {
    en: {
      keeps: ['The Employee may not be placed on probation again for the same work.'],
      breaks: ['The Employer may place the Employee on probation again at any time.'],
      neither: ['A new probation period may be agreed in writing for a different position.'],
    },
    ar: {
      keeps: ['لا يجوز وضع العامل تحت التجربة أكثر من مرة.'],
      breaks: ['يحق لصاحب العمل إخضاع العامل لفترة تجربة جديدة في أي وقت يراه.'],
      neither: ['يجوز الاتفاق كتابةً على فترة تجربة جديدة إذا كلف العامل بمهنة أخرى.'],
    },
  },
};
