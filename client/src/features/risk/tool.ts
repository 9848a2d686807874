import { lazyScreen } from '../../lib/lazy-screen.js';
import type { ToolEntry } from '../../lib/tool-entry.js';

/** The risk assessment's entry in the dashboard's list of tools. */
export const riskTool = {
  path: 'risk-assessment',
  kind: 'risk',
  title: { en: 'Risk Assessment', ar: 'تقييم المخاطر' },
  summary: {
    en: 'Find the clauses that put your client at risk, each with its quote and a recommendation.',
    ar: 'حدّد البنود التي تعرّض موكلك للمخاطر، مع الاقتباس والتوصية لكل منها.',
  },
  screen: lazyScreen(['reports', 'review', 'risk'], () => import('./screen.js')),
} as const satisfies ToolEntry;
