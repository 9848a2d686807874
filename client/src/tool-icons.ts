import { Languages, MessagesSquare, PenLine, Scale, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { ToolPath } from './tools.js';

/**
 * The icon of each tool. Kept apart from the list of tools, which every page loads, because only the dashboard shows
 * icons.
 */
export const toolIcons: Readonly<Record<ToolPath, LucideIcon>> = {
  rephrasing: PenLine,
  'risk-assessment': ShieldAlert,
  compliance: Scale,
  translation: Languages,
  chatbot: MessagesSquare,
};
