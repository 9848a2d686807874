import type { ToolKind } from '#shared/tools/index.js';
import { complianceTool } from './compliance/tool.js';
import { rephraseTool } from './rephrase/tool.js';
import { riskTool } from './risk/tool.js';
import type { Tool } from './tool.js';
import { translateTool } from './translate/tool.js';

/** Every tool that makes reports; a new tool adds its line here. */
export const tools: { readonly [K in ToolKind]: Tool<K> } = {
  risk: riskTool,
  compliance: complianceTool,
  rephrase: rephraseTool,
  translate: translateTool,
};
