import type { CasesById } from '../types.js';

/** Clauses on companies. */
export const companyCases: CasesById = {
  'SA-COM-05': {
    en: {
      keeps: [
        'Nothing in this agreement exempts the managers from liability under Article 28 of the Companies Law.',
      ],
      breaks: [
        'The Manager shall not be liable to the Company for his negligence.',
        'The directors are exempt from all liability for errors in management.',
        'The partners waive any claim against the managers for breach of their duties.',
        'No member of the board of directors is responsible for loss caused by his fault.',
        'The company releases the directors from liability arising out of violation of the law.',
      ],
      neither: [
        'The project manager shall report errors to the Client.',
        'The Company shall insure its directors against liability.',
        'The manager shall not be liable for the debts of the Company.',
      ],
    },
    ar: {
      keeps: ['لا يعفي هذا الاتفاق المدير من المسؤولية المقررة في المادة الثامنة والعشرين من نظام الشركات.'],
      breaks: [
        'لا يسأل المدير تجاه الشركة عن أخطائه في الإدارة.',
        'يعفى أعضاء مجلس الإدارة من أي مسؤولية عن الإهمال أو التقصير.',
        'يتنازل الشركاء عن أي مطالبة تجاه مدير الشركة بسبب مخالفته لعقد التأسيس.',
      ],
      neither: [
        'يلتزم مدير المشروع بتصحيح الأخطاء.',
        'تؤمن الشركة على مسؤولية مديريها.',
        'لا يسأل المدير عن ديون الشركة.',
      ],
    },
  },
  'SA-COM-04': {
    en: {
      keeps: ['A manager may not compete with the Company without the leave of the partners.'],
      breaks: [
        'The Manager may compete with the Company without any authorization from the partners.',
        'The directors are free to contract with the Company and need no approval of the general assembly.',
        'No consent of the shareholders is required where a director has an interest in a contract of the Company.',
      ],
      neither: [
        'The Distributor may compete with the Company after the term.',
        'The manager signs contracts without the approval of the board up to SAR 100,000.',
      ],
    },
    ar: {
      keeps: ['لا يجوز للمدير منافسة الشركة إلا بترخيص من الشركاء.'],
      breaks: [
        'يجوز للمدير منافسة الشركة دون ترخيص من الشركاء.',
        'لعضو مجلس الإدارة التعاقد مع الشركة لحسابه دون حاجة إلى موافقة الجمعية العامة.',
        'لا يلزم ترخيص الشركاء لوجود مصلحة للمدير في عقود الشركة.',
      ],
      neither: [
        'للمدير توقيع العقود دون موافقة المجلس حتى مائة ألف ريال.',
        'يجوز للموزع منافسة الشركة بعد انتهاء العقد.',
      ],
    },
  },
  'SA-COM-03': {
    en: {
      keeps: [
        'If this agreement conflicts with the articles of association, the articles prevail.',
        'The articles of association prevail over this agreement.',
      ],
      breaks: [
        'In case of conflict this agreement prevails over the articles of association.',
        'The articles of association shall not be relied upon where they differ from this agreement.',
        'This agreement amends the articles of association without entry in the Commercial Register.',
        'The shareholders agreement takes precedence over the bylaws and the Companies Law.',
      ],
      neither: [
        'The articles of association are attached to this agreement.',
        'In case of conflict the Arabic text prevails.',
      ],
    },
    ar: {
      keeps: ['عند التعارض يقدم عقد التأسيس على هذا الاتفاق.'],
      breaks: [
        'عند التعارض يسود هذا الاتفاق على عقد التأسيس.',
        'تقدم أحكام هذه الاتفاقية على النظام الأساس للشركة.',
        'لا يعتد بأحكام عقد التأسيس فيما يخالف هذا الاتفاق.',
        'يعد هذا الاتفاق تعديلاً لعقد التأسيس دون حاجة إلى قيده في السجل التجاري.',
      ],
      neither: ['يرفق عقد التأسيس بهذا الاتفاق.', 'عند التعارض يعتد بالنص العربي.'],
    },
  },
  'SA-COM-07': {
    en: {
      keeps: [
        'All partners share the profits and losses of the company in proportion to their shares in the capital.',
      ],
      breaks: [
        'The Second Partner shall have no share in the profits of the company.',
        'The founding partner is exempt from the losses of the company.',
        'All profits of the company go to the First Partner alone.',
        'The partner waives his right to the profits for the whole term of the company.',
      ],
      neither: [
        'No profits are distributed before the accounts are approved.',
        'The Distributor has no share in the profits of the Supplier.',
      ],
    },
    ar: {
      keeps: ['يتقاسم جميع الشركاء الأرباح والخسائر بحسب نسبة حصة كل منهم في رأس المال.'],
      breaks: [
        'لا يستحق الشريك الثاني أي نصيب في أرباح الشركة.',
        'يعفى الشريك المؤسس من خسائر الشركة.',
        'تكون جميع أرباح الشركة للشريك الأول وحده.',
        'يتنازل الشريك عن حقه في الأرباح طوال مدة الشركة.',
      ],
      neither: ['لا توزع الأرباح قبل اعتماد القوائم المالية.', 'يحدد المراجع أرباح الشركة.'],
    },
  },
};
