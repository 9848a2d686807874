import { hasSecondFactor } from '#platform/db/queries/second-factors.js';
import { listSessions } from '#platform/db/queries/sessions.js';
import { storedSession } from '#platform/stored-session.js';
import { jsonEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

/** Who somebody is to LDA, and where they are signed in. */
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
  entries: ({ db, account, job }) => [
    jsonEntry('account.json', job.createdAt, async () => ({
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      role: account.role,
      language: account.language,
      created_at: account.createdAt,
      two_step_verification: await hasSecondFactor(db, account.id),
      sessions: (await listSessions(db, account.id)).map(({ sess, expire }) => {
        const { signedInAt, signedInFrom, browser } = storedSession.parse(sess);
        return {
          signed_in_at: signedInAt === undefined ? null : new Date(signedInAt),
          expires_at: expire,
          browser: browser ?? null,
          ip: signedInFrom ?? null,
        };
      }),
    })),
  ],
};
