import type { CasesById } from './types.js';

/** Clauses for the rules on international trade and on dates. */
export const internationalCases: CasesById = {
  'INT-INC-01': {
    en: {
      breaks: [
        'The goods are delivered DAT Jeddah Islamic Port, Incoterms 2020.',
        'Delivery takes place CFI Dammam (Incoterms 2020).',
        'The price is DDU Riyadh according to Incoterms 2010.',
      ],
      keeps: [
        'The goods are delivered CIF Jeddah Islamic Port, Incoterms 2020.',
        'Delivery: DAP Riyadh (Incoterms 2020); title passes on payment.',
      ],
      neither: [
        'Delivery terms are agreed in each order.',
        'Capitalized trade terms have the meaning that the Incoterms give them.',
      ],
    },
    ar: {
      breaks: [
        'يكون التسليم DAT ميناء جدة الإسلامي وفق إنكوترمز 2020، وتنتقل المخاطر عندئذ إلى المشتري.',
        'السعر على أساس DDU الرياض بموجب الإنكوترمز 2010، ويتحمل البائع ما عدا ذلك.',
        'يتم التسليم وفق شرط CFI من إنكوترمز 2020، ويتحمل المشتري التخليص.',
      ],
      keeps: [
        'يكون التسليم CIF ميناء جدة الإسلامي وفق إنكوترمز 2020، وتنتقل المخاطر عندئذ إلى المشتري.',
        'التسليم DAP الرياض (إنكوترمز 2020)، وتنتقل الملكية بسداد الثمن.',
      ],
      neither: ['تحدد شروط التسليم في كل أمر شراء.', 'تفسر مصطلحات التجارة وفق الإنكوترمز.'],
    },
  },
  'INT-CISG-01': {
    en: {
      breaks: [
        'As Saudi Arabia is a party to the CISG in full, its rules on remedies bind both parties.',
        'The buyer may rely on all remedies of the CISG, because the Kingdom has acceded to it without reservation.',
      ],
      keeps: [
        'The CISG shall not apply to this contract.',
        'The parties agree to exclude the United Nations Convention on Contracts for the International Sale of Goods from this contract.',
      ],
      neither: [
        'The seller delivers goods that conform to the contract.',
        'The parties agree that the CISG, Part III included, forms part of their terms.',
      ],
    },
    ar: {
      breaks: [
        'المملكة طرف في اتفاقية فيينا بجميع أجزائها، وتسري أحكامها على التزامات البائع.',
        'انضمت المملكة إلى اتفاقية الأمم المتحدة بشأن عقود البيع الدولي للبضائع، والمملكة ملتزمة بها كاملة.',
      ],
      keeps: [
        'لا تسري على هذا العقد اتفاقية الأمم المتحدة بشأن عقود البيع الدولي للبضائع.',
        'اتفق الطرفان على استبعاد اتفاقية فيينا.',
      ],
      neither: ['يسلم البائع بضاعة مطابقة للعقد.', 'يقع البيع على بضائع مستوردة من خارج المملكة.'],
    },
  },
  'INT-NYC-01': {
    en: {
      breaks: [
        'Foreign arbitral awards shall not be enforced against the Buyer in the Kingdom.',
        'The parties waive the New York Convention.',
        'Before enforcement a foreign award shall be reviewed on the merits by the court.',
      ],
      keeps: [
        'The award may be enforced under the New York Convention in any contracting state.',
        'The parties take note that the New York Convention governs the enforcement of the award.',
      ],
      neither: ['Disputes are settled by arbitration in Riyadh.', 'The company has an office in New York.'],
    },
    ar: {
      breaks: [
        'لا تنفذ أحكام التحكيم الأجنبية في مواجهة المشتري.',
        'يتنازل الطرفان عن تطبيق اتفاقية نيويورك.',
        'يخضع حكم التحكيم الأجنبي لإعادة النظر في موضوعه قبل تنفيذه.',
      ],
      keeps: ['يكون تنفيذ الحكم وفق اتفاقية نيويورك.', 'تسري اتفاقية نيويورك على تنفيذ حكم التحكيم.'],
      neither: ['تحال النزاعات إلى التحكيم في الرياض.', 'للشركة مكتب في نيويورك.'],
    },
  },
  'SA-DATE-01': {
    en: {
      breaks: [
        'This contract begins on 1 Muharram 1447 H (corresponding to 26 July 2025).',
        'It is made on 15/2/1448H, corresponding to 30/8/2026.',
      ],
      keeps: [
        'This contract begins on 1 Muharram 1447 H (corresponding to 26 June 2025).',
        'It is made on 29 July 2026 corresponding to 15/2/1448H.',
      ],
      neither: [
        'This contract begins on 26 July 2025.',
        'Royal Decree M/51 of 23/8/1426H applies, as amended on 5 August 2024.',
      ],
    },
    ar: {
      breaks: [
        'يبدأ هذا العقد في 1 محرم 1447هـ الموافق 26 يوليو 2025م.',
        'حرر العقد في 1448/02/15هـ الموافق 2026/08/30م.',
      ],
      keeps: [
        'يبدأ هذا العقد في 1 محرم 1447هـ الموافق 26 يونيو 2025م.',
        'حرر العقد في 1448/02/15هـ الموافق 2026/07/30م.',
      ],
      neither: [
        'يبدأ هذا العقد في 26 يوليو 2025م.',
        'صدر النظام بالمرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ.',
      ],
    },
  },
};
