import { listPastAddresses, pageAuditOf } from '#platform/db/queries/personal-data.js';
import { jsonListEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

/** Placeholder for the address of another account. */
const OTHER = 'another account';

/** Exports the audit log entries about this account; other people named there stay anonymous. */
export const auditSection: ExportSection = {
  tables: ['audit_log'],
  about: [
    {
      path: 'audit.json',
      text: {
        en: 'What was noted about your account in the last 12 months: sign-ins, changes, what administrators did to it. Other people are not named.',
        ar: 'ما دُوّن عن حسابك خلال آخر 12 شهراً: عمليات الدخول والتغييرات وإجراءات المشرفين عليه. ولا تُذكر أسماء غيرك.',
      },
    },
  ],
  entries: ({ db, account, job }) => [
    jsonListEntry('audit.json', job.createdAt, async function* () {
      const addresses = await listPastAddresses(db, account);
      const own = new Set(addresses.map(({ email }) => email));
      const named = (who: string) => (own.has(who) || !who.includes('@') ? who : OTHER);
      for await (const rows of pageAuditOf(db, addresses)) {
        yield rows.map(({ at, action, actor, subject, ip, requestId }) => ({
          at,
          action,
          actor: named(actor),
          subject: subject === null ? null : named(subject),
          // The IP address of another person's action is that person's data.
          ip: own.has(actor) ? ip : null,
          request_id: requestId,
        }));
      }
    }),
  ],
};
