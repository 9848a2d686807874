/** Kinds that remark on the drafting, whatever a clause says. */
export const DRAFTING: ReadonlySet<string> = new Set(['vague-words', 'blank', 'redacted', 'number-conflict']);
