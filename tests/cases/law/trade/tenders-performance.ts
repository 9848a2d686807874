import type { CasesById } from '../types.js';

/** Clauses on assignment, fines, termination and disputes of government contracts. */
export const tenderPerformanceCases: CasesById = {
  'SA-GTP-05': {
    en: {
      keeps: [
        'The Contractor shall not assign this Contract without the written approval of the Agency and the Ministry of Finance.',
      ],
      breaks: [
        'The Contractor may cede all or part of this Contract to a subsidiary and shall inform the Agency afterwards.',
        'The Second Party has the right to assign its rights and obligations under this contract to any affiliate.',
        'The Contractor may assign this Contract or any part of it to any third party.',
        'No approval is needed for the assignment of this Contract by the Contractor to its affiliates.',
        'The Supplier is free to transfer the contract to another supplier upon notice to the Agency.',
        "The Agency's consent to an assignment of the Contract is deemed given if it does not reply within ten days.",
      ],
      neither: [
        'The Contractor may not assign this Contract.',
        'The Agency may assign its rights to another government body.',
      ],
    },
    ar: {
      keeps: ['لا يجوز للمتعاقد التنازل عن العقد إلا بموافقة مكتوبة من الجهة ووزارة المالية.'],
      breaks: [
        'للمتعاقد معه الحق في التنازل عن العقد إلى شركة شقيقة بمجرد إشعار الجهة.',
        'يجوز للمقاول أن يتنازل عن العقد لأي شركة أخرى دون موافقة الجهة.',
        'يحق للمتعاقد التنازل عن العقد أو جزء منه للغير.',
        'للمقاول التنازل عن هذا العقد لأي من شركاته التابعة دون حاجة إلى موافقة.',
        'يعد سكوت الجهة عشرة أيام موافقة على تنازل المتعاقد عن العقد.',
      ],
      neither: ['لا يجوز للمتعاقد التنازل عن العقد.', 'للجهة التنازل عن حقوقها لجهة حكومية أخرى.'],
    },
  },
  'SA-GTP-06': {
    en: {
      keeps: ['Delay fines shall not exceed 20% of the contract value.'],
      breaks: [
        'A delay penalty of 0.5% of the contract value is applied for each day of delay, up to a maximum of 30% of the contract value.',
        'Delay damages shall be capped at 25% of the Contract Price.',
        'The delay fine shall not exceed 30% of the contract value.',
        'A delay penalty of 1% per day applies without any cap.',
        'Liquidated damages for delay accrue at 0.5% per day without limit.',
        'The fine for delay may reach forty per cent of the value of the contract.',
      ],
      neither: [
        'The advance payment shall not exceed 30% of the contract value.',
        'The performance bond may be called without limit for fraud.',
      ],
    },
    ar: {
      keeps: ['لا تتجاوز غرامة التأخير 20% من قيمة العقد.'],
      breaks: [
        'تحسب غرامة التأخير بواقع 1% عن كل يوم تأخير وبحد أقصى 35% من قيمة العقد.',
        'لا يوجد حد أقصى لغرامات التأخير.',
        'لا تتجاوز غرامة التأخير 30% من قيمة العقد.',
        'تفرض غرامة تأخير قدرها 1% عن كل يوم دون حد أقصى.',
        'تصل غرامة التأخير إلى أربعين بالمائة من قيمة العقد.',
      ],
      neither: ['لا تتجاوز الدفعة المقدمة 30% من قيمة العقد.', 'تسري الكفالة دون حد أقصى للمدة.'],
    },
  },
  'SA-GTP-07': {
    en: {
      keeps: ['The Agency may terminate the Contract if the public interest so requires.'],
      breaks: [
        'The Ministry hereby waives its right to terminate this Contract for reasons of public interest.',
        'The Authority has no right to terminate this Contract for the public interest.',
        'The Agency may not terminate the Contract for any reason before its completion.',
        'The Agency waives its right to terminate for the public interest.',
        'The Contract may be ended only by the Contractor.',
        'Bankruptcy of the Contractor shall not entitle the Agency to terminate the Contract.',
      ],
      neither: [
        'The Contractor may not terminate the Contract before its completion.',
        'The Agency may not terminate the Contract without notice.',
      ],
    },
    ar: {
      keeps: ['للجهة إنهاء العقد إذا اقتضت المصلحة العامة ذلك.'],
      breaks: [
        'ليس للجهة الحكومية إنهاء العقد لدواعي المصلحة العامة.',
        'لا يجوز للوزارة إنهاء العقد للمصلحة العامة.',
        'لا يحق للجهة الحكومية إنهاء العقد لأي سبب قبل اكتماله.',
        'تتنازل الجهة عن حقها في إنهاء العقد للمصلحة العامة.',
        'يقتصر حق إنهاء العقد على المتعاقد وحده.',
      ],
      neither: ['لا يحق للمتعاقد إنهاء العقد قبل اكتماله.', 'لا يحق للجهة إنهاء العقد دون إشعار.'],
    },
  },
  'SA-GTP-08': {
    en: {
      keeps: ['Disputes arising out of this Contract shall be referred to the administrative court.'],
      breaks: [
        'Any dispute arising from this Contract shall be finally settled by arbitration under the ICC Rules with seat in Geneva.',
        'Any dispute shall be referred to ICC arbitration seated in Paris.',
        'All disputes shall be finally settled by arbitration in London under the LCIA Rules.',
        'Any dispute shall be resolved under the Rules of Arbitration of the International Chamber of Commerce.',
        'The courts of England shall have exclusive jurisdiction over any dispute.',
        'The Contractor waives its right to bring a claim before the administrative court.',
      ],
      neither: [
        'Disputes are settled by arbitration only after approval of the Minister.',
        'Disputes shall not be referred to arbitration.',
      ],
    },
    ar: {
      keeps: ['تحال المنازعات الناشئة عن هذا العقد إلى المحكمة الإدارية.'],
      breaks: [
        'تختص محاكم لندن وحدها بالفصل في أي نزاع ينشأ عن هذا العقد.',
        'تخضع جميع المنازعات للتحكيم في مركز دبي للتحكيم الدولي.',
        'تحسم جميع المنازعات نهائياً بالتحكيم في لندن وفق قواعد محكمة لندن للتحكيم الدولي.',
        'يختص القضاء الإنجليزي حصرياً بالنظر في أي نزاع.',
        'يتنازل المتعاقد عن حقه في اللجوء إلى المحكمة الإدارية.',
      ],
      neither: [
        'لا تحال المنازعات إلى التحكيم إلا بعد موافقة الوزير.',
        'لا يجوز إحالة المنازعات إلى التحكيم.',
      ],
    },
  },
  'SA-GTP-10': {
    en: {
      keeps: [
        'The Contractor shall not subcontract any part of the works without the written approval of the Agency.',
      ],
      breaks: [
        'The Contractor is entitled to appoint subcontractors without prior consent of the Agency.',
        'The Contractor may freely subcontract any portion of the works without obtaining the approval of the Authority.',
        "The Contractor may subcontract any part of the works without the Agency's approval.",
        'The Contractor is free to engage subcontractors of its choice and need only notify the Agency.',
        'The subcontractor alone shall be liable to the Agency for the subcontracted works.',
        'The Contractor shall not be jointly liable with its subcontractors.',
      ],
      neither: [
        'A contractor that subcontracts without approval is liable for the damage.',
        'The subcontractor may not subcontract without approval.',
        "The Contractor shall pay its subcontractors without the Agency's involvement.",
      ],
    },
    ar: {
      keeps: ['لا يجوز للمتعاقد التعاقد من الباطن دون موافقة مكتوبة من الجهة.'],
      breaks: [
        'لا يكون المتعاقد مسؤولاً بالتضامن مع مقاولي الباطن تجاه الجهة.',
        'للمورد التعاقد مع مقاولين من الباطن بدون موافقة الوزارة.',
        'للمتعاقد التعاقد من الباطن دون حاجة إلى موافقة الجهة.',
        'يحق للمقاول إسناد أي جزء من الأعمال إلى مقاولي الباطن ويكتفى بإشعار الجهة.',
        'يكون مقاول الباطن وحده مسؤولاً أمام الجهة عما أسند إليه.',
      ],
      neither: ['لا يجوز لمقاول الباطن إسناد الأعمال إلى غيره.', 'يدفع المتعاقد مستحقات مقاولي الباطن.'],
    },
  },
  'SA-GTP-12': {
    en: {
      keeps: [
        'The Contract shall be extended and no delay fine applied where the delay is due to the Agency.',
      ],
      breaks: [
        'The Contractor shall not be entitled to any extension of time or relief from delay fines where the delay results from a suspension ordered by the Agency.',
        'Delay fines shall be payable regardless of whether the delay is attributable to the Agency.',
        'The delay fine applies even if the delay is caused by the Agency.',
        'The Contractor shall not be relieved of delay fines for causes beyond its control.',
        'Emergency circumstances shall not be taken into account in computing the delay fine.',
        'The Contractor waives any extension of time for delay attributable to the Agency.',
      ],
      neither: [
        'The Agency shall not apply a delay fine caused by its own delay.',
        'The Contractor shall notify the Agency of causes beyond its control.',
      ],
    },
    ar: {
      keeps: ['يمدد العقد ويعفى المتعاقد من الغرامة إذا كان التأخير بسبب الجهة.'],
      breaks: [
        'لا يحق للمتعاقد طلب تمديد العقد أو إعفائه من الغرامة ولو صدر أمر من الجهة بإيقاف الأعمال.',
        'توقع غرامة التأخير على المقاول أياً كان سبب التأخير ولو كان خارجاً عن إرادته.',
        'تطبق غرامة التأخير ولو كان التأخير راجعاً إلى الجهة الحكومية.',
        'لا يعفى المتعاقد من غرامة التأخير لأسباب خارجة عن إرادته.',
        'لا تؤخذ الظروف الطارئة في الاعتبار عند احتساب غرامة التأخير.',
      ],
      neither: [
        'لا تطبق غرامة التأخير إذا كان التأخير راجعاً إلى الجهة.',
        'يشعر المتعاقد الجهة بالأسباب الخارجة عن إرادته.',
      ],
    },
  },
};
