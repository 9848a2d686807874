import type { CasesById } from '../types.js';

/** Clauses on language, guarantees and prices of government contracts. */
export const tenderTermsCases: CasesById = {
  'SA-GTP-01': {
    en: {
      keeps: ['This Contract is drafted in Arabic and English, and the Arabic text shall govern.'],
      breaks: [
        'In the event of discrepancy between the two versions, the English language version shall govern.',
        'The English version of this Contract shall take precedence over the Arabic version.',
        'The Arabic translation is for reference only.',
        'In the event of any conflict the English text shall prevail.',
        'Should the texts differ, the English version shall be relied upon in interpreting this Contract.',
        'This Contract is drafted in English only.',
        'All correspondence, drawings and specifications shall be in English alone.',
      ],
      neither: [
        'Technical catalogues may be submitted in English.',
        'In case of conflict the Special Conditions shall prevail over the General Conditions.',
        'The English text shall not prevail over the Arabic text.',
      ],
    },
    ar: {
      keeps: ['حرر هذا العقد باللغة العربية وهي المعتمدة في تفسيره وتنفيذه.'],
      breaks: [
        'تحرر المراسلات والمخططات باللغة الإنجليزية حصراً.',
        'تكون اللغة الإنجليزية هي اللغة المعتمدة في تفسير العقد.',
        'في حال الاختلاف يرجح النص الإنجليزي على النص العربي.',
        'عند التعارض بين النصين يسود النص الإنجليزي.',
        'حرر هذا العقد باللغة الإنجليزية فقط.',
        'يعتد بالنسخة الإنجليزية عند الاختلاف في تفسير العقد.',
      ],
      neither: [
        'عند التعارض تسود الشروط الخاصة على الشروط العامة.',
        'لا يعتد بالنص الإنجليزي عند الاختلاف مع النص العربي.',
      ],
    },
  },
  'SA-GTP-02': {
    en: {
      keeps: [
        'The Contractor shall provide a final guarantee of 5% of the contract value within fifteen working days of notice of award.',
      ],
      breaks: [
        'The Contractor shall, within 30 days of award, submit a performance bond for an amount equal to 10% of the Contract Value.',
        'The performance guarantee shall be 3% of the Contract Price.',
        'The Supplier is not required to provide any performance bond.',
        'The Contractor shall provide a final guarantee of 2% of the contract value.',
        'The performance bond shall be ten percent (10%) of the contract price.',
        'No final guarantee is required from the Contractor for these works.',
        'The Agency exempts the Contractor from submitting the performance guarantee.',
      ],
      neither: [
        'The advance payment guarantee shall equal 100% of the advance payment.',
        'The bid bond shall be 1% of the bid.',
      ],
    },
    ar: {
      keeps: ['يقدم المتعاقد ضماناً نهائياً بنسبة 5% من قيمة العقد خلال خمسة عشر يوم عمل.'],
      breaks: [
        'يلتزم المتعاقد بتقديم ضمان نهائي بواقع 3% من قيمة العقد.',
        'لا يطلب من المتعاقد تقديم ضمان نهائي لهذا العقد.',
        'يقدم المتعاقد ضماناً نهائياً بنسبة 2% من قيمة العقد.',
        'تكون قيمة الضمان النهائي عشرة بالمائة من قيمة العقد.',
        'يعفى المتعاقد من تقديم الضمان النهائي.',
      ],
      neither: [
        'يقدم المتعاقد ضماناً بنكياً بنسبة 100% من قيمة الدفعة المقدمة.',
        'يكون الضمان الابتدائي بنسبة 1% من قيمة العرض.',
      ],
    },
  },
  'SA-GTP-03': {
    en: {
      keeps: ['The prices are fixed and may be adjusted only in the cases of Article 68 of the Law.'],
      breaks: [
        'The Contractor may increase its prices by up to 5% annually to reflect inflation.',
        'Unit rates will be adjusted each year for inflation.',
        'The prices shall increase annually in line with the consumer price index.',
        'The Contractor may revise its unit prices at any time in line with market prices.',
        'Contract prices are escalated by 3% at the start of each year for inflation.',
      ],
      neither: [
        'The Contractor may not revise its prices.',
        "Salaries of the Contractor's staff increase annually.",
      ],
    },
    ar: {
      keeps: ['الأسعار ثابتة ولا تعدل إلا في الحالات الواردة في المادة (68) من النظام.'],
      breaks: [
        'تعدل الأسعار الواردة في العقد كل عام وفقاً لمؤشر الرقم القياسي لتكلفة المعيشة.',
        'يحق للمقاول المطالبة بزيادة الأسعار إذا ارتفعت أسعار السوق.',
        'يتم تعديل أسعار العقد سنوياً تبعاً لمعدل التضخم.',
        'تزاد أسعار العقد سنوياً وفق مؤشر أسعار المستهلك.',
        'للمتعاقد تعديل أسعار البنود في أي وقت وفق أسعار السوق.',
        'ترفع أسعار العقد بنسبة 3% في بداية كل سنة لمواجهة التضخم.',
      ],
      neither: ['لا يجوز للمتعاقد تعديل أسعار البنود.', 'تزاد رواتب موظفي المتعاقد سنوياً.'],
    },
  },
  'SA-GTP-04': {
    en: {
      keeps: ['The Agency may by change order increase the Contract by up to 10% of its value.'],
      breaks: [
        'The Agency may by change order reduce the works by up to 35% of the contract value without compensation.',
        'Variations may add up to 30% to the Contract value.',
        'The Agency may by change order increase the quantities by up to 25% of the contract value.',
        'The Agency may issue variation orders reducing the scope by up to 40% of the contract value.',
        'The Agency may issue change orders for any additional quantity without limit.',
        'Additional works are ordered at the original prices, whatever their value, and the ten percent ceiling shall not be taken into account.',
      ],
      neither: [
        'The Contractor may not vary the works without limit.',
        'Retention may be increased up to 25% of the contract value.',
      ],
    },
    ar: {
      keeps: ['للجهة إصدار أوامر تغيير بالزيادة بما لا يتجاوز 10% من قيمة العقد.'],
      breaks: [
        'للجهة الحكومية إصدار أوامر تغيير بزيادة تصل إلى ثلاثين بالمائة من قيمة العقد.',
        'للجهة زيادة كميات العقد بأوامر تغيير حتى 50% من قيمته.',
        'للجهة إصدار أوامر تغيير بالزيادة بما لا يتجاوز 25% من قيمة العقد.',
        'للجهة تخفيض الأعمال بأوامر تغيير بنسبة تصل إلى 40% من قيمة العقد.',
        'يحق للجهة إصدار أوامر تغيير بأي كميات إضافية دون حد أقصى.',
      ],
      neither: ['لا يجوز للمقاول تغيير الأعمال.', 'يجوز رفع المبالغ المحتجزة إلى 25% من قيمة العقد.'],
    },
  },
  'SA-GTP-11': {
    en: {
      keeps: ['The contract value shall be paid in Saudi riyals.'],
      breaks: [
        'Invoices shall be settled in United States Dollars.',
        'The Contractor shall be paid in euros.',
        'The contract price shall be paid in US dollars.',
        "Payments under this Contract are made in euros to the Contractor's account.",
        'The Contractor may choose to be paid in any foreign currency.',
      ],
      neither: [
        'The Contractor pays its foreign suppliers in US dollars.',
        'The contract price shall not be paid in US dollars.',
      ],
    },
    ar: {
      keeps: ['تدفع قيمة العقد بالريال السعودي.'],
      breaks: [
        'تسدد مستحقات المقاول بالدولار الأمريكي.',
        'تدفع قيمة العقد بالدولار الأمريكي.',
        'تصرف مستحقات المتعاقد باليورو في حسابه.',
        'للمتعاقد اختيار صرف مستحقاته بأي عملة أجنبية.',
      ],
      neither: ['يدفع المتعاقد لمورديه الأجانب بالدولار الأمريكي.', 'لا تدفع قيمة العقد بالدولار الأمريكي.'],
    },
  },
};
