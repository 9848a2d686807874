import type { CasesById } from '../types.js';

export const safetyCases: CasesById = {
  'SA-LAB-33': {
    en: {
      keeps: [
        'The Employer shall maintain a safe and healthy workplace and take all precautions against the hazards of the work.',
      ],
      breaks: [
        'The Employer shall not be liable for any work injury of the Employee.',
        'The Employee waives all claims for injuries suffered in the course of employment.',
        'The Company bears no responsibility for accidents at the workplace.',
        'The Worker assumes all risk of injury at work.',
      ],
      neither: [
        'The Employer is not liable for a work injury that the Employee caused deliberately to himself.',
        'The Company is not liable for the loss of personal belongings.',
      ],
    },
    ar: {
      keeps: ['يلتزم صاحب العمل باتخاذ الاحتياطات اللازمة لسلامة العاملين.'],
      breaks: [
        'لا يتحمل صاحب العمل أي مسؤولية عن إصابات العمل.',
        'يتنازل العامل عن أي تعويض عن إصابة العمل.',
        'الشركة غير مسؤولة عن حوادث العمل.',
      ],
      neither: [
        'لا يسأل صاحب العمل عن إصابة العمل التي تعمدها العامل.',
        'لا تتحمل الشركة مسؤولية فقدان المتعلقات الشخصية.',
      ],
    },
  },
  'SA-LAB-126': {
    en: {
      keeps: ['The Employer provides the Employee with personal protective equipment free of charge.'],
      breaks: [
        'The Employee shall purchase his own safety equipment.',
        "The cost of protective clothing is deducted from the Employee's wage.",
        'Safety shoes are provided and charged to the Worker.',
      ],
      neither: [
        'The Employee shall wear safety equipment at all times.',
        'The cost of lost safety equipment is charged to the Employee.',
      ],
    },
    ar: {
      keeps: ['يوفر صاحب العمل للعامل وسائل الوقاية الشخصية.'],
      breaks: ['يتحمل العامل تكلفة معدات السلامة.', 'تخصم قيمة ملابس الوقاية من راتب العامل.'],
      neither: [
        'يلتزم العامل باستعمال وسائل الوقاية.',
        'يتحمل العامل قيمة معدات السلامة في حال فقدان أي منها.',
      ],
    },
  },
  'SA-LAB-127': {
    en: {
      keeps: ['The Employer shall provide the Employee and his family with medical insurance.'],
      breaks: [
        'The Employee shall bear the cost of his medical insurance.',
        'No medical insurance is provided under this contract.',
        "Health insurance premiums shall be deducted from the Employee's salary.",
        'The Company is not obliged to provide health insurance.',
      ],
      neither: [
        'The Employee bears the cost of health insurance for his parents and other family.',
        'The Employee sells medical insurance.',
      ],
    },
    ar: {
      keeps: ['يلتزم صاحب العمل بتوفير التأمين الطبي للعامل.'],
      breaks: [
        'يتحمل العامل تكلفة التأمين الطبي.',
        'لا يلتزم صاحب العمل بتوفير التأمين الصحي للعامل.',
        'يكون التأمين الطبي على نفقة العامل.',
      ],
      neither: ['يتحمل العامل تكلفة التأمين الطبي لوالديه.', 'يعمل العامل مندوباً لبيع وثائق التأمين الطبي.'],
    },
  },
  'SA-SIL-01': {
    en: {
      keeps: ['The Employer shall register the Employee with the General Organization for Social Insurance.'],
      breaks: [
        'The parties agree not to register the Employee with GOSI.',
        'The Employee waives his registration in social insurance.',
        'The Employee is registered with GOSI on a lower wage.',
      ],
      neither: [
        'The Employee has a social insurance number.',
        "The Employee's share of social insurance is deducted from his wage.",
      ],
    },
    ar: {
      keeps: ['يلتزم صاحب العمل بتسجيل العامل لدى التأمينات الاجتماعية.'],
      breaks: [
        'اتفق الطرفان على عدم تسجيل العامل في التأمينات الاجتماعية.',
        'يتنازل العامل عن حقه في التسجيل في التأمينات الاجتماعية.',
      ],
      neither: [
        'تحسم حصة العامل في اشتراكات التأمينات الاجتماعية من أجره.',
        'يقدم العامل رقم اشتراكه في التأمينات.',
      ],
    },
  },
  'SA-SIL-02': {
    en: {
      keeps: [
        'The share of the Employee in social insurance, 9.75% of the wage, is deducted from his salary.',
      ],
      breaks: [
        'The Employee shall bear all social insurance contributions.',
        'The Employee pays the full GOSI contributions.',
        'The Employer shall deduct 21.5% of the wage for GOSI.',
      ],
      neither: [
        'The Employer bears all social insurance contributions for occupational hazards.',
        'The Employee receives a bonus of 20%.',
      ],
    },
    ar: {
      keeps: ['تحسم حصة العامل في التأمينات الاجتماعية بنسبة 9.75% من أجره.'],
      breaks: [
        'يتحمل العامل كامل اشتراكات التأمينات الاجتماعية.',
        'يخصم من راتب العامل 22% للتأمينات الاجتماعية.',
      ],
      neither: [
        'يتحمل صاحب العمل كامل اشتراكات الأخطار المهنية لدى التأمينات.',
        'يستحق العامل مكافأة قدرها 20%.',
      ],
    },
  },
};
