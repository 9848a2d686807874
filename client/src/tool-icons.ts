import { ShieldAlert, type LucideIcon } from 'lucide-react';
import type { ToolPath } from './tools.js';

/** Beside the list of tools, which every page holds: icons are drawn in the dashboard alone. */
export const toolIcons: Readonly<Record<ToolPath, LucideIcon>> = {
  'risk-assessment': ShieldAlert,
};
