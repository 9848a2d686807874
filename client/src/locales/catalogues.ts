import type { Language } from '#shared/contracts/common.js';
import { chat } from './chat.js';
import { compliance } from './compliance.js';
import { law } from './law.js';
import { rephrase } from './rephrase.js';
import { risk } from './risk.js';
import { glossary, translate } from './translate.js';

type Words = Readonly<Record<string, string>>;

/**
 * The one list of message bundles: every part of the client with its catalogue in each language. Only the catalogue of
 * the chosen language is fetched. An Arabic catalogue is typed by the keys of its English one, so that a missing
 * message does not compile.
 */
export const catalogues = {
  common: {
    en: async () => (await import('./en.js')).en,
    ar: async () => (await import('./ar.js')).ar,
  },
  auth: {
    en: async () => (await import('./en-auth.js')).enAuth,
    ar: async () => (await import('./ar-auth.js')).arAuth,
  },
  /** The messages of error codes, fetched with the first error response, since most visits have none. */
  errors: {
    en: async () => (await import('./en-errors.js')).enErrors,
    ar: async () => (await import('./ar-errors.js')).arErrors,
  },
  dashboard: {
    en: async () => (await import('./en-dashboard.js')).enDashboard,
    ar: async () => (await import('./ar-dashboard.js')).arDashboard,
  },
  /** The messages that tools with reports share, fetched with each of these tools. */
  reports: {
    en: async () => (await import('./en-reports.js')).enReports,
    ar: async () => (await import('./ar-reports.js')).arReports,
  },
  /** The messages of the room in which a report is reviewed, fetched with each tool that has one. */
  review: {
    en: async () => (await import('./en-review.js')).enReview,
    ar: async () => (await import('./ar-review.js')).arReview,
  },
  chat,
  rephrase,
  risk,
  compliance,
  translate,
  glossary,
  law,
  admin: {
    en: async () => (await import('./en-admin.js')).enAdmin,
    ar: async () => (await import('./ar-admin.js')).arAdmin,
  },
  profile: {
    en: async () => (await import('./en-profile.js')).enProfile,
    ar: async () => (await import('./ar-profile.js')).arProfile,
  },
  public: {
    en: async () => (await import('./en-public.js')).enPublic,
    ar: async () => (await import('./ar-public.js')).arPublic,
  },
  /** The messages of the public pages other than home, policies and account forms. */
  pages: {
    en: async () => (await import('./en-pages.js')).enPages,
    ar: async () => (await import('./ar-pages.js')).arPages,
  },
  policies: {
    en: async () => (await import('./en-policies.js')).enPolicies,
    ar: async () => (await import('./ar-policies.js')).arPolicies,
  },
} satisfies Record<string, Record<Language, () => Promise<Words>>>;

export type MessageBundle = keyof typeof catalogues;
/** The id of a message of any catalogue. */
export type MessageId = {
  [B in MessageBundle]: keyof Awaited<ReturnType<(typeof catalogues)[B]['en']>> & string;
}[MessageBundle];
