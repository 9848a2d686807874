import { lazyScreen } from '../../lib/lazy-screen.js';
import type { ToolEntry } from '../../lib/tool-entry.js';

/** Rephrasing's entry in the dashboard's list of tools. */
export const rephraseTool = {
  path: 'rephrasing',
  kind: 'rephrase',
  title: { en: 'Rephrasing', ar: 'إعادة الصياغة' },
  summary: {
    en: 'Put a text or a document in other words: formal, clear, persuasive or concise, change by change.',
    ar: 'أعد صياغة نص أو مستند بأسلوب رسمي أو واضح أو مقنع أو موجز، ولك القرار في كل تغيير.',
  },
  screen: lazyScreen(['reports', 'review', 'rephrase'], () => import('./screen.js')),
} as const satisfies ToolEntry;
