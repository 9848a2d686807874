import type { Language } from '#shared/contracts/common.js';

/**
 * True while the content below is sample content, which the page then marks as such. An operator replaces it here:
 * the testimonials of the home page and the team of the about page. Picture addresses have to be of this origin (a
 * file in client/public), because the page requests nothing from other hosts; without a picture the initials are
 * shown.
 */
export const SAMPLES = true;

type Text = Record<Language, string>;

export const TESTIMONIALS: readonly {
  id: string;
  name: Text;
  role: Text;
  quote: Text;
  avatarUrl: string | null;
}[] = [
  {
    id: 'in-house',
    name: { en: 'Noura A.', ar: 'نورة أ.' },
    role: { en: 'In-house counsel, Riyadh', ar: 'مستشارة قانونية داخلية، الرياض' },
    quote: {
      en: 'The quote beside each finding is what I need: I see at once whether I agree.',
      ar: 'الاقتباس بجانب كل ملاحظة هو ما أحتاج إليه: أرى في الحال هل أوافق عليها.',
    },
    avatarUrl: null,
  },
  {
    id: 'partner',
    name: { en: 'Khalid M.', ar: 'خالد م.' },
    role: { en: 'Partner at a law firm, Jeddah', ar: 'شريك في مكتب محاماة، جدة' },
    quote: {
      en: 'A first reading of a long lease before the meeting, with the clauses to talk about already marked.',
      ar: 'قراءة أولى لعقد إيجار طويل قبل الاجتماع، والبنود الجديرة بالنقاش معلّمة فيه.',
    },
    avatarUrl: null,
  },
  {
    id: 'student',
    name: { en: 'Reem S.', ar: 'ريم س.' },
    role: { en: 'Law student, Dammam', ar: 'طالبة حقوق، الدمام' },
    quote: {
      en: 'I compare my own list of risks with the one it found. I learn most from where we differ.',
      ar: 'أقارن قائمة المخاطر التي كتبتها بما وجده، وأتعلم أكثر ما أتعلم مما نختلف فيه.',
    },
    avatarUrl: null,
  },
  {
    id: 'contracts',
    name: { en: 'Faisal H.', ar: 'فيصل ح.' },
    role: { en: 'Contract manager, Khobar', ar: 'مدير عقود، الخبر' },
    quote: {
      en: 'It tells me what it could not read. That is why I trust what it did.',
      ar: 'يخبرني بما لم يستطع قراءته، ولذلك أثق بما قرأه.',
    },
    avatarUrl: null,
  },
  {
    id: 'advisor',
    name: { en: 'Huda K.', ar: 'هدى ك.' },
    role: { en: 'Legal adviser, Makkah', ar: 'مستشارة قانونية، مكة المكرمة' },
    quote: {
      en: 'Arabic contracts look right here, down to the numbers and the names inside a sentence.',
      ar: 'تظهر العقود العربية هنا كما ينبغي، حتى الأرقام والأسماء داخل الجملة.',
    },
    avatarUrl: null,
  },
  {
    id: 'procurement',
    name: { en: 'Omar T.', ar: 'عمر ت.' },
    role: { en: 'Procurement lead, Riyadh', ar: 'مسؤول مشتريات، الرياض' },
    quote: {
      en: 'The report goes straight into the file: risk, quote, recommendation, one line each.',
      ar: 'يوضع التقرير في الملف كما هو: الخطر والاقتباس والتوصية، لكل منها سطر.',
    },
    avatarUrl: null,
  },
];

const PROFILE = 'https://www.linkedin.com/';

export const TEAM: readonly {
  id: string;
  name: Text;
  role: Text;
  bio: Text;
  avatarUrl: string | null;
  /** Opens in a new tab. */ profileUrl: string;
}[] = [
  {
    id: 'law',
    name: { en: 'Abdullah R.', ar: 'عبدالله ر.' },
    role: { en: 'Head of Legal', ar: 'رئيس الشؤون القانونية' },
    bio: {
      en: 'Decides what counts as a risk, and writes it so that an engineer and a judge would read it the same way.',
      ar: 'يقرر ما يُعد خطراً، ويصوغه بحيث يفهمه المهندس والقاضي فهماً واحداً.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'engineering',
    name: { en: 'Maha D.', ar: 'مها د.' },
    role: { en: 'Head of Engineering', ar: 'رئيسة الهندسة' },
    bio: {
      en: 'Makes sure that every document we accept is read to the end, whatever happens along the way.',
      ar: 'تحرص على أن يُقرأ كل مستند قُبل إلى آخره، مهما حدث في الأثناء.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'language',
    name: { en: 'Yousef L.', ar: 'يوسف ل.' },
    role: { en: 'Arabic and translation', ar: 'اللغة العربية والترجمة' },
    bio: {
      en: 'Keeps both languages honest: the same term for the same thing, in every clause.',
      ar: 'يصون أمانة اللغتين: المصطلح نفسه للشيء نفسه في كل بند.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
  {
    id: 'design',
    name: { en: 'Lina B.', ar: 'لينا ب.' },
    role: { en: 'Design and research', ar: 'التصميم والبحث' },
    bio: {
      en: 'Watches lawyers work, and removes whatever stands between them and the text.',
      ar: 'تراقب المحامين وهم يعملون، وتزيل ما يحول بينهم وبين النص.',
    },
    avatarUrl: null,
    profileUrl: PROFILE,
  },
];
