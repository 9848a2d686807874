import { listContactMessages } from '#platform/db/queries/personal-data.js';
import { jsonEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

/** Exports the messages that were sent through the contact form under the account's address. */
export const contactSection: ExportSection = {
  tables: ['contact_messages'],
  about: [
    {
      path: 'contact.json',
      text: {
        en: 'Messages that were sent to us with your e-mail address.',
        ar: 'الرسائل التي وردت إلينا ببريدك الإلكتروني.',
      },
    },
  ],
  entries: ({ db, account, job }) => [
    jsonEntry('contact.json', job.createdAt, async () =>
      (await listContactMessages(db, account.email)).map((row) => ({
        created_at: row.createdAt,
        name: row.name,
        email: row.email,
        subject: row.subject,
        message: row.message,
      })),
    ),
  ],
};
