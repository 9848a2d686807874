import * as z from 'zod/mini';
import { complianceContract } from './compliance/contract.js';
import { rephraseContract } from './rephrase/contract.js';
import { riskContract } from './risk/contract.js';
import { translateContract } from './translate/contract.js';
import type { Decision, MarkedItems, ReportFile, ToolContract } from './tool.js';

/**
 * Every tool that makes reports; a new tool adds its entry here. A feature of the client imports its own contract,
 * never this list.
 */
export const TOOLS = {
  risk: riskContract,
  compliance: complianceContract,
  rephrase: rephraseContract,
  translate: translateContract,
} satisfies Record<string, ToolContract>;

export type ToolKind = keyof typeof TOOLS;
export type OptionsOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['options']>;
export type ItemOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['item']>;
export type BodyOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['body']>;
export type SummaryOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['summary']>;
export type FileNameOf<K extends ToolKind> = keyof (typeof TOOLS)[K]['files'] & string;

/** A tool's contract with the types that its schemas parse to, for code that serves any tool. */
export interface TypedContract<K extends ToolKind> {
  options: z.ZodMiniType<OptionsOf<K>>;
  item: z.ZodMiniType<ItemOf<K>>;
  body: z.ZodMiniType<BodyOf<K>>;
  summary: z.ZodMiniType<SummaryOf<K>>;
  marked?: MarkedItems<ItemOf<K>>;
  summaryOf?: (this: void, body: BodyOf<K>, marks: readonly Decision[]) => SummaryOf<K>;
  publicIds?: true;
  files: Readonly<Record<FileNameOf<K>, ReportFile>>;
}

const contracts: { readonly [K in ToolKind]: TypedContract<K> } = TOOLS;

/** Returns the contract of one tool. */
export function contractOf<K extends ToolKind>(kind: K): TypedContract<K> {
  return contracts[kind];
}

export const toolKind = z.enum(Object.keys(TOOLS) as [ToolKind, ...ToolKind[]]);

/** Tells whether jobs of this kind make reports. */
export function isToolKind(kind: string): kind is ToolKind {
  return Object.hasOwn(TOOLS, kind);
}
