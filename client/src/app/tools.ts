import { ShieldAlert, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageId } from '../lib/words.js';
import { toolScreens } from './tool-screens.js';

export interface Tool {
  /** Below /dashboard/. */
  path: string;
  title: MessageId;
  summary: MessageId;
  icon: LucideIcon;
  Screen: ComponentType;
}

/** The one list of tools: sidebar, home cards, routes and section titles come from it. */
export const tools: readonly Tool[] = [
  {
    path: 'risk-assessment',
    title: 'risk.title',
    summary: 'risk.summary',
    icon: ShieldAlert,
    Screen: toolScreens['risk-assessment'].Screen,
  },
];
