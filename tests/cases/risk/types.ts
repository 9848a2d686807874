import type { Severity } from '#shared/tools/risk/contract.js';
import type { SentenceKind } from '#workers/tools/risk/builtin/rules/index.js';

/** A kind, the severity that its rule must give (`any` if it must only match, null if it must not), and the clause. */
export type RiskCase = readonly [kind: SentenceKind, severity: Severity | 'any' | null, clause: string];
