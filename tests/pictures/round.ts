import type { Page } from '@playwright/test';
import { arAdmin } from '../../client/src/locales/ar-admin.js';
import { arAuth } from '../../client/src/locales/ar-auth.js';
import { arChat } from '../../client/src/locales/ar-chat.js';
import { arCompliance } from '../../client/src/locales/ar-compliance.js';
import { arDashboard } from '../../client/src/locales/ar-dashboard.js';
import { arGlossary } from '../../client/src/locales/ar-glossary.js';
import { arLaw } from '../../client/src/locales/ar-law.js';
import { arProfile } from '../../client/src/locales/ar-profile.js';
import { arRephrase } from '../../client/src/locales/ar-rephrase.js';
import { arReports } from '../../client/src/locales/ar-reports.js';
import { arReview } from '../../client/src/locales/ar-review.js';
import { arRisk } from '../../client/src/locales/ar-risk.js';
import { arTranslate } from '../../client/src/locales/ar-translate.js';
import { ar } from '../../client/src/locales/ar.js';
import { enAdmin } from '../../client/src/locales/en-admin.js';
import { enAuth } from '../../client/src/locales/en-auth.js';
import { enChat } from '../../client/src/locales/en-chat.js';
import { enCompliance } from '../../client/src/locales/en-compliance.js';
import { enDashboard } from '../../client/src/locales/en-dashboard.js';
import { enGlossary } from '../../client/src/locales/en-glossary.js';
import { enLaw } from '../../client/src/locales/en-law.js';
import { enProfile } from '../../client/src/locales/en-profile.js';
import { enRephrase } from '../../client/src/locales/en-rephrase.js';
import { enReports } from '../../client/src/locales/en-reports.js';
import { enReview } from '../../client/src/locales/en-review.js';
import { enRisk } from '../../client/src/locales/en-risk.js';
import { enTranslate } from '../../client/src/locales/en-translate.js';
import { en } from '../../client/src/locales/en.js';
import type { Language } from '#shared/contracts/common.js';
import type { Stack } from '../support/stack.js';

/** Messages of each language by id. */
export const WORDS: Record<Language, Record<string, string>> = {
  en: {
    ...en,
    ...enAuth,
    ...enDashboard,
    ...enAdmin,
    ...enProfile,
    ...enReports,
    ...enReview,
    ...enRisk,
    ...enCompliance,
    ...enRephrase,
    ...enTranslate,
    ...enGlossary,
    ...enChat,
    ...enLaw,
  },
  ar: {
    ...ar,
    ...arAuth,
    ...arDashboard,
    ...arAdmin,
    ...arProfile,
    ...arReports,
    ...arReview,
    ...arRisk,
    ...arCompliance,
    ...arRephrase,
    ...arTranslate,
    ...arGlossary,
    ...arChat,
    ...arLaw,
  },
};

/** One round of pictures: a language, a size and a theme. */
export interface Round {
  page: Page;
  stack: Stack;
  language: Language;
  shoot: (name: string, options?: { fullPage: boolean }) => Promise<void>;
  /** Returns a pattern for a message of that language, in which any value may be inserted. */
  t: (id: string) => RegExp;
}

export function createT(language: Language): Round['t'] {
  return (id) => {
    const text = WORDS[language][id];
    if (text === undefined) throw new Error(`no words: ${id}`);
    const escaped = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.*')}$`);
  };
}
