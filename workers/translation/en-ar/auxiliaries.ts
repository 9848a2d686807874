import type { VerbForm } from './english.js';

/** The forms of "be" and "have". */
export const BE = new Map<string, VerbForm>([
  ['be', 'base'],
  ['is', 's'],
  ['are', 's'],
  ['was', 'past'],
  ['were', 'past'],
  ['been', 'participle'],
  ['being', 'ing'],
]);

export const HAVE = new Map<string, VerbForm>([
  ['have', 'base'],
  ['has', 's'],
  ['had', 'past'],
  ['having', 'ing'],
]);
