import { lazyScreen } from '../../lib/lazy-screen.js';
import type { ToolEntry } from '../../lib/tool-entry.js';

/** Translation's entry in the dashboard's list of tools. */
export const translateTool = {
  path: 'translation',
  kind: 'translate',
  title: { en: 'Translation', ar: 'الترجمة' },
  summary: {
    en: 'Translate a text or a document between English and Arabic, in your own terms, and compare it with the original.',
    ar: 'ترجم نصاً أو مستنداً بين العربية والإنجليزية بمصطلحاتك، وقارن كل فقرة بأصلها.',
  },
  screen: lazyScreen(['reports', 'review', 'translate'], () => import('./screen.js')),
  pages: [
    {
      path: 'terms',
      title: { en: 'My terms', ar: 'مصطلحاتي' },
      screen: lazyScreen(['glossary'], () => import('./glossary-screen.js')),
    },
  ],
} as const satisfies ToolEntry;
