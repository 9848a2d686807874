import type { Severity } from '#shared/tools/risk/contract.js';
import type { SentenceKind } from '#workers/tools/risk/builtin/rules/index.js';

/** A kind, its expected severity (null if its rule must not match), and the clause. */
export type EnglishCase = readonly [kind: SentenceKind, severity: Severity | null, clause: string];
