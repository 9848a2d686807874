import { lazyScreen } from '../../lib/lazy-screen.js';
import type { ToolEntry } from '../../lib/tool-entry.js';

/** The compliance check's entry in the dashboard's list of tools. */
export const complianceTool = {
  path: 'compliance',
  kind: 'compliance',
  title: { en: 'Compliance', ar: 'الامتثال' },
  summary: {
    en: 'Check a document against Saudi and international law, article by article, with what to write instead.',
    ar: 'افحص المستند في ضوء الأنظمة السعودية والقانون الدولي، مع المواد والصياغة البديلة.',
  },
  screen: lazyScreen(['reports', 'review', 'compliance'], () => import('./screen.js')),
  pages: [
    {
      path: 'rules',
      title: { en: 'What is checked', ar: 'ما الذي يُفحص' },
      screen: lazyScreen(['review', 'compliance'], () => import('./rules-screen.js')),
    },
  ],
} as const satisfies ToolEntry;
