import type { CasesById } from '../types.js';

/** Clauses on off-plan sale. */
export const offPlanCases: CasesById = {
  'SA-OFF-01': {
    en: {
      keeps: ['The Buyer shall pay all instalments into the escrow account of the project.'],
      breaks: [
        "The Purchaser shall transfer all payments directly to the Developer's corporate account.",
        "The Buyer shall pay the instalments into the Developer's own bank account.",
        'The Developer may use the sums in the escrow account for its other projects.',
        'Payments of the off-plan unit are made to the general account of the company and no escrow account is opened.',
        'Instalments need not be deposited in an escrow account.',
      ],
      neither: [
        'The Developer pays the contractor into its own account.',
        'The Developer may not use the escrow account for other projects.',
      ],
    },
    ar: {
      keeps: ['يسدد المشتري جميع الدفعات في حساب ضمان المشروع.'],
      breaks: [
        'تحول الدفعات إلى حساب الشركة المطورة وليس إلى حساب الضمان.',
        'يسدد المشتري الدفعات في الحساب الخاص بالمطور.',
        'للمطور استخدام المبالغ المودعة في حساب الضمان لمشروعاته الأخرى.',
        'لا يلزم إيداع الأقساط في حساب الضمان.',
      ],
      neither: [
        'يسدد المطور مستحقات المقاول في حسابه الخاص.',
        'لا يجوز للمطور استخدام حساب الضمان لمشروعات أخرى.',
      ],
    },
  },
  'SA-OFF-02': {
    en: {
      keeps: [
        'Non-construction expenses paid from the escrow account shall not exceed 20% of the value of the units sold.',
      ],
      breaks: [
        "The Developer may withdraw up to 35% of the units' value from the escrow account for marketing and administrative expenses.",
        'Administrative and marketing expenses drawn from escrow may reach thirty per cent of the sales value.',
        'Up to 40% of the escrow account may be spent on non-construction costs.',
      ],
      neither: [
        'The marketing expenses of the Agent are 30% of its budget.',
        'The Buyer pays 35% of the price into the escrow account on signing.',
      ],
    },
    ar: {
      keeps: ['لا تتجاوز المصاريف غير الإنشائية من حساب الضمان 20% من قيمة الوحدات المبيعة.'],
      breaks: [
        'للمطور أن يسحب من حساب الضمان ما نسبته 35% من قيمة الوحدات للمصاريف التسويقية والإدارية.',
        'يصرف للمصاريف الإدارية والتسويقية من حساب الضمان بنسبة لا تتجاوز ثلاثين بالمائة.',
      ],
      neither: [
        'تبلغ المصاريف التسويقية للوكيل 30% من ميزانيته.',
        'يودع المشتري 35% من الثمن في حساب الضمان عند التوقيع.',
      ],
    },
  },
  'SA-OFF-03': {
    en: {
      keeps: [
        'The Developer is entered in the register of developers and the off-plan project is licensed under no. 123.',
      ],
      breaks: [
        'The Developer may market the off-plan units prior to obtaining the WAFI licence.',
        'The Developer may sell the units off-plan before the project licence is issued.',
        'Off-plan units are offered for sale without a licence from the competent authority.',
        'The Buyer acknowledges that the project is not licensed for off-plan sale and waives any objection.',
      ],
      neither: [
        'The contractor may not start works before the building licence is issued.',
        'The Developer may not sell off-plan units without a licence.',
      ],
    },
    ar: {
      keeps: ['المطور مقيد في سجل المطورين والمشروع مرخص للبيع على الخارطة برقم 123.'],
      breaks: [
        'للمطور بيع الوحدات على الخارطة قبل صدور ترخيص المشروع.',
        'تباع الوحدات على الخارطة دون ترخيص من الجهة المختصة.',
        'يقر المشتري بعلمه أن المشروع غير مرخص للبيع على الخارطة ويتنازل عن أي اعتراض.',
      ],
      neither: [
        'لا يبدأ المقاول الأعمال قبل صدور رخصة البناء.',
        'لا يجوز للمطور بيع الوحدات على الخارطة دون ترخيص.',
      ],
    },
  },
};
