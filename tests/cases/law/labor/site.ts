import type { CasesById } from '../types.js';

/** Clauses on protective equipment in contracts for works. */
export const siteCases: CasesById = {
  'SA-LAB-139': {
    en: {
      keeps: ['The Contractor shall provide its workers with helmets and safety boots at its own cost.'],
      breaks: [
        'The Contractor provides helmets to the workers and deducts their price from their wages.',
        'Workers shall pay for their own safety boots.',
        'Protective equipment is issued to labourers and charged against their pay.',
      ],
      neither: [
        'Workers shall wear safety helmets on the Site at all times.',
        'The price of helmets that the worker has lost is deducted from his wages.',
        'The Owner may deduct the cost of defective works from the invoice.',
      ],
    },
    ar: {
      keeps: ['يوفر المقاول لعماله أدوات السلامة على نفقته.'],
      breaks: [
        'يوفر المقاول للعمال الخوذ ويخصم قيمتها من رواتبهم.',
        'يشتري العمال أحذية السلامة على حسابهم.',
        'تصرف مهمات الوقاية للعمال وتستوفى قيمتها من أجورهم.',
      ],
      neither: [
        'يلتزم العمال بارتداء الخوذ في الموقع.',
        'يخصم من مستخلص المقاول قيمة الأعمال المعيبة.',
        'لا يدخل الموقع من لا يرتدي أدوات السلامة.',
      ],
    },
  },
};
