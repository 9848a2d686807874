import type { Language } from '#shared/contracts/common.js';

/**
 * What an operator replaces: the testimonials in testimonials/ and the team in team.ts. Everything in both is a
 * sample and is marked as one on the page while `SAMPLES` says so. Pictures are addresses of this origin (a file in
 * client/public), for the page asks no other host for anything; without one the initials stand.
 */
export const SAMPLES = true;

export type Text = Record<Language, string>;
