import type { Language } from '#shared/contracts/common.js';

/** Clauses by what they are to a rule: in line with it, contrary to it, or only like it in their words. */
export type Cases = Readonly<Record<'keeps' | 'breaks' | 'neither', readonly string[]>>;

/** Clauses for each rule and language, by which its readers are tested and measured. */
export type CasesById = Readonly<Record<string, Readonly<Record<Language, Cases>>>>;
