import type { Testimonial } from './testimonial.js';

export const testimonialsAr: readonly Testimonial[] = [
  {
    id: 'in-house',
    name: 'نورة أ.',
    role: 'مستشارة قانونية داخلية، الرياض',
    quote: 'الاقتباس بجانب كل ملاحظة هو ما أحتاج إليه: أرى في الحال هل أوافق عليها.',
    avatarUrl: null,
  },
  {
    id: 'partner',
    name: 'خالد م.',
    role: 'شريك في مكتب محاماة، جدة',
    quote: 'قراءة أولى لعقد إيجار طويل قبل الاجتماع، والبنود الجديرة بالنقاش معلّمة فيه.',
    avatarUrl: null,
  },
  {
    id: 'student',
    name: 'ريم س.',
    role: 'طالبة قانون، الدمام',
    quote: 'أقارن قائمة المخاطر التي كتبتها بما وجده، وأتعلم أكثر ما أتعلم مما نختلف فيه.',
    avatarUrl: null,
  },
  {
    id: 'contracts',
    name: 'فيصل ح.',
    role: 'مدير عقود، الخبر',
    quote: 'يخبرني بما لم يستطع قراءته، ولذلك أثق بما قرأه.',
    avatarUrl: null,
  },
  {
    id: 'advisor',
    name: 'هدى ك.',
    role: 'مستشارة قانونية، مكة المكرمة',
    quote: 'تظهر العقود العربية هنا كما ينبغي، حتى الأرقام والأسماء داخل الجملة.',
    avatarUrl: null,
  },
  {
    id: 'procurement',
    name: 'عمر ت.',
    role: 'مسؤول مشتريات، الرياض',
    quote: 'يوضع التقرير في الملف كما هو: الخطر والاقتباس والتوصية، لكل منها سطر.',
    avatarUrl: null,
  },
];
