import { listGlossary, pageSegments } from '#platform/db/queries/translations.js';
import { jsonEntry, jsonListEntry } from '../entries.js';
import type { ExportSection } from '../section.js';

/** Exports the glossary of the user, and the paragraphs that translations find again. */
export const translationsSection: ExportSection = {
  tables: ['glossary_terms', 'translation_segments'],
  about: [
    {
      path: 'glossary.json',
      text: { en: 'Your glossary of terms.', ar: 'مسرد مصطلحاتك.' },
    },
    {
      path: 'translations.json',
      text: {
        en: 'Paragraphs of your documents with their translations, which later translations use again. They go with their document.',
        ar: 'فقرات من مستنداتك مع ترجماتها، تستعملها الترجمات اللاحقة. وتُحذف بحذف مستندها.',
      },
    },
  ],
  entries: ({ db, account, job }) => [
    jsonEntry('glossary.json', job.createdAt, () => listGlossary(db, account.id)),
    jsonListEntry('translations.json', job.createdAt, async function* () {
      for await (const rows of pageSegments(db, account.id))
        yield rows.map(({ documentId, to, engine, model, source, output, createdAt }) => ({
          ...{ document_id: documentId, created_at: createdAt, to, engine, model, source },
          translation: output,
        }));
    }),
  ],
};
