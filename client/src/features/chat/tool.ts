import { lazyScreen } from '../../lib/lazy-screen.js';
import type { ToolEntry } from '../../lib/tool-entry.js';

/** The assistant's entry in the dashboard's list of tools. */
export const chatTool = {
  path: 'chatbot',
  kind: 'chat',
  title: { en: 'Chatbot', ar: 'المساعد القانوني' },
  heading: { en: 'LDA Assistant', ar: 'مساعد LDA' },
  summary: {
    en: 'Ask about your documents or Saudi law, and get answers whose every source you can read.',
    ar: 'اسأل عن مستنداتك أو عن الأنظمة السعودية، واقرأ مصدر كل إجابة.',
  },
  screen: lazyScreen(['reports', 'chat'], () => import('./screen.js')),
} as const satisfies ToolEntry;
