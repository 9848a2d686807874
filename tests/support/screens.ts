import type { Language } from '#shared/contracts/common.js';
import { complianceScreen } from '../screens/compliance.js';
import { rephraseScreen } from '../screens/rephrase.js';
import { riskScreen } from '../screens/risk.js';
import { translateScreen } from '../screens/translate.js';
import type { ToolScreen } from '../screens/tool-screen.js';
import type { Role } from './roles.js';

export interface Screen {
  path: string;
  /** Role as which the screen is checked, the one that sees most of it; for other roles only the redirect is checked. */
  role?: Role;
  /** Path to which each role is redirected; a role that is not named stays on the screen. */
  leads?: Partial<Record<Role, string>>;
  /** Tool whose result the screen shows; the path is completed with the id of a report of that tool. */
  resultOf?: ToolScreen;
  /** English texts that the specification prescribes. */
  words?: readonly string[];
  heading?: Readonly<Record<Language, string>>;
  sections?: number;
  /** JavaScript budget of a first visit in KB (1,024 bytes), gzip. */
  budget?: number;
}

// Budgets by group of screens; a tool's screen comes on top of the shell's.
const PUBLIC = 138;
const AUTH = 150;
const SHELL = 204;
const TOOL = 30;
const CHAT = 65;
const ADMIN = 20;

/** Screens of the tools, one row for each tool: its screen and a result on it. */
const TOOL_SCREENS: readonly ToolScreen[] = [rephraseScreen, riskScreen, complianceScreen, translateScreen];

const SHELL_WORDS = [
  'Dashboard',
  ...TOOL_SCREENS.map(({ title }) => title),
  'Chatbot',
  'Logout',
  'Layla Haddad',
];
const TO_AUTH = { visitor: '/auth' };
const TO_DASHBOARD = { user: '/dashboard', admin: '/dashboard' };

const publicScreen = (path: string, en: string, ar: string, rest: Partial<Screen> = {}): Screen => ({
  path,
  role: 'visitor',
  heading: { en, ar },
  budget: PUBLIC,
  ...rest,
});

const toolScreens = (tool: ToolScreen): readonly Screen[] => [
  {
    path: tool.path,
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, ...tool.words],
    budget: SHELL + TOOL,
  },
  // The report belongs to the administrator, so other users cannot see it.
  { path: `${tool.path}?report=`, role: 'admin', leads: TO_AUTH, resultOf: tool, words: tool.resultWords },
];

/** Every screen of the product, and the paths that redirect to one. */
export const SCREENS: readonly Screen[] = [
  publicScreen('/', 'Every clause, read with care.', 'كل بند يُقرأ بعناية.', {
    words: [
      'Home',
      'Services',
      'Contact',
      'About',
      'Login',
      'Register',
      'Privacy Policy',
      'Terms of Service',
    ],
  }),
  publicScreen('/about', 'A second pair of eyes for every contract', 'عين ثانية على كل عقد', {
    words: ['Our Story', 'Our Mission', 'Innovation', 'Integrity', 'Global Reach', 'Expertise', 'Our Team'],
  }),
  publicScreen('/contact', 'Contact us', 'تواصل معنا', { words: ['Name', 'Email', 'Subject', 'Message'] }),
  publicScreen('/privacy', 'Privacy Policy', 'سياسة الخصوصية', { sections: 9 }),
  publicScreen('/terms', 'Terms of Service', 'شروط الخدمة', { sections: 11 }),
  {
    path: '/auth?form=login',
    role: 'visitor',
    leads: TO_DASHBOARD,
    words: ['Email', 'Password'],
    budget: AUTH,
  },
  {
    path: '/auth?form=register',
    role: 'visitor',
    leads: TO_DASHBOARD,
    words: ['First name', 'Last name', 'Email', 'Password', 'Verification code'],
    budget: AUTH,
  },
  publicScreen('/forgot-password', 'Forgot your password?', 'هل نسيت كلمة المرور؟', {
    words: ['Email', 'Send Reset Link'],
    budget: AUTH,
  }),
  {
    path: '/reset-password',
    role: 'visitor',
    heading: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    words: ['Invalid or missing token.'],
  },
  publicScreen('/reset-password?token=x', 'Set a new password', 'تعيين كلمة مرور جديدة', {
    words: ['This link has expired or has already been used.'],
    budget: AUTH,
  }),
  { path: '/redirect', leads: { visitor: '/auth', user: '/dashboard', admin: '/admin' } },
  {
    path: '/dashboard',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'Welcome, Layla', 'Your lawyer is ready for you', 'Recent uploads'],
    budget: SHELL,
  },
  {
    path: '/dashboard/uploads',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'No documents uploaded yet.'],
    budget: SHELL + TOOL,
  },
  { path: '/dashboard/profile', role: 'user', leads: TO_AUTH, words: SHELL_WORDS, budget: SHELL + TOOL },
  ...TOOL_SCREENS.flatMap(toolScreens),
  {
    path: '/dashboard/law',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'Search the law', 'Saudi law'],
    heading: { en: 'Saudi law', ar: 'الأنظمة السعودية' },
    budget: SHELL + TOOL,
  },
  {
    path: '/dashboard/compliance/rules',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'What is checked', 'Search the rules', 'Labor Law', 'SA-LAB-07'],
    heading: { en: 'What is checked', ar: 'ما الذي يُفحص' },
    budget: SHELL + TOOL,
  },
  {
    path: '/dashboard/translation/terms',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'My terms', 'Add Term', 'Import CSV', 'Export CSV', 'No terms yet.'],
    heading: { en: 'My terms', ar: 'مصطلحاتي' },
    budget: SHELL + TOOL,
  },
  {
    path: '/dashboard/chatbot',
    role: 'user',
    leads: TO_AUTH,
    words: [
      ...SHELL_WORDS,
      ...['LDA Assistant', 'Chat', 'History', 'New Chat'],
      'How should I structure a privacy policy?',
      'What clauses belong in a non-disclosure agreement (NDA)?',
      'Can you explain consideration in contract law?',
      'What are the key elements of a valid contract?',
    ],
    heading: { en: 'LDA Assistant', ar: 'مساعد LDA' },
    budget: SHELL + CHAT,
  },
  {
    path: '/dashboard/chatbot?view=history',
    role: 'user',
    leads: TO_AUTH,
    words: [...SHELL_WORDS, 'No conversations yet.'],
  },
  {
    path: '/admin',
    role: 'admin',
    leads: { visitor: '/auth', user: '/dashboard' },
    words: [...SHELL_WORDS, 'Admin Panel', 'Make Admin'],
    budget: SHELL + ADMIN,
  },
  { path: '/nowhere/at/all', leads: { visitor: '/', user: '/', admin: '/' } },
  { path: '/dashboard/unknown', leads: { visitor: '/auth', user: '/', admin: '/' } },
];
