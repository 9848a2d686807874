import * as z from 'zod/mini';
import { riskContract } from './risk/contract.js';
import type { ToolContract } from './tool.js';

/** Every tool that makes reports; a tool adds its line here. A feature of the client imports its own contract, never this list. */
export const TOOLS = {
  risk: riskContract,
} satisfies Record<string, ToolContract>;

export type ToolKind = keyof typeof TOOLS;
export type OptionsOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['options']>;
export type ItemOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['item']>;
export type BodyOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['body']>;
export type SummaryOf<K extends ToolKind> = z.infer<(typeof TOOLS)[K]['summary']>;
export type FileNameOf<K extends ToolKind> = keyof (typeof TOOLS)[K]['files'] & string;

/** A tool's schemas by what they parse to, for code that serves any tool. */
export interface Schemas<K extends ToolKind> {
  item: z.ZodMiniType<ItemOf<K>>;
  body: z.ZodMiniType<BodyOf<K>>;
  summary: z.ZodMiniType<SummaryOf<K>>;
}

const schemas: { readonly [K in ToolKind]: Schemas<K> } = TOOLS;

/** The schemas of one tool. */
export function schemasOf<K extends ToolKind>(kind: K): Schemas<K> {
  return schemas[kind];
}

export const toolKind = z.enum(Object.keys(TOOLS) as [ToolKind, ...ToolKind[]]);

/** Whether jobs of this kind make reports. */
export function isToolKind(kind: string): kind is ToolKind {
  return Object.hasOwn(TOOLS, kind);
}
