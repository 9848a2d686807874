import type { LawRule } from './rule.js';

/** Rules of the Labor Law. */
export const laborRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-07',
    source: { law: 'labor', articles: ['53'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Length of probation', ar: 'مدة فترة التجربة' },
    demands: {
      en: 'Probation must be stated in the contract, with its length, and may not exceed 180 days in total.',
      ar: 'يجب النص صراحةً في عقد العمل على فترة التجربة وتحديد مدتها، ولا تزيد في جميع الأحوال على 180 يوماً.',
    },
    instead: {
      en: 'The Employee is on probation for ninety (90) days from the day on which work begins. The parties may extend it in writing; in total it does not exceed 180 days.',
      ar: 'يخضع العامل لفترة تجربة مدتها تسعون (90) يوماً من تاريخ مباشرته العمل، ويجوز باتفاق مكتوب تمديدها على ألا تزيد مدتها الإجمالية على 180 يوماً.',
    },
    silence: 'nothing',
    searched: { en: ['probation', 'trial period'], ar: ['فترة التجربة', 'تحت التجربة'] },
  },
  {
    id: 'SA-LAB-08',
    source: { law: 'labor', articles: ['54'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Repeated probation', ar: 'تكرار فترة التجربة' },
    demands: {
      en: 'A worker may not be put on probation more than once with the same employer, except by written agreement for another profession or work, or after a break of at least six months.',
      ar: 'لا يجوز وضع العامل تحت التجربة أكثر من مرة واحدة لدى صاحب عمل واحد، إلا باتفاق مكتوب إذا كانت لمهنة أخرى أو عمل آخر، أو بعد مضي ستة أشهر على الأقل من انتهاء علاقته بصاحب العمل.',
    },
    instead: {
      en: 'Delete the clause, or limit it to another profession or work agreed in writing.',
      ar: 'يُحذف البند، أو يُقصر على مهنة أخرى أو عمل آخر يتفق عليه كتابةً.',
    },
    silence: 'nothing',
    searched: { en: ['second probation'], ar: ['تكرار فترة التجربة'] },
  },
];
