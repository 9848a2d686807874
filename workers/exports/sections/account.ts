import { hasSecondFactor } from '#platform/db/queries/second-factors.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import { jsonEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

/** Exports the account of the user, and where it is signed in. */
export const accountSection: ExportSection = {
  tables: ['users', 'sessions'],
  about: [
    {
      path: 'account.json',
      text: {
        en: 'Your profile, whether two-step verification is on, and where you are signed in.',
        ar: 'بيانات حسابك، وحالة التحقق بخطوتين، وجلساتك المفتوحة.',
      },
    },
  ],
  entries: ({ db, sessions, account, job }) => [
    jsonEntry('account.json', job.createdAt, async () => ({
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      role: account.role,
      language: account.language,
      created_at: account.createdAt,
      two_step_verification: await hasSecondFactor(db, account.id),
      sessions: (await sessions.list(account.id))
        .filter((session) => !isEndedByEpoch(account, session))
        .map(({ signedInAt, signedInFrom, browser, expiresAt }) => ({
          signed_in_at: signedInAt,
          expires_at: expiresAt,
          browser,
          ip: signedInFrom,
        })),
    })),
  ],
};
