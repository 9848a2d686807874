import { findReading, firstIdOf } from '#platform/db/queries/readings.js';
import { findOwnText, listOwnFiles } from '#platform/db/queries/personal-data.js';
import { fileEntry, jsonEntry, textEntry } from '../entries.js';
import { folderNames } from '../names.js';
import type { ExportSection } from '../section.js';

/** Exports uploaded and pasted documents: the files themselves, the texts extracted from them, and a list of both. */
export const documentsSection: ExportSection = {
  tables: ['documents', 'document_texts', 'blobs', 'blob_chunks'],
  about: [
    {
      path: 'documents/',
      text: {
        en: 'The files that you uploaded and the texts that you pasted, as you gave them.',
        ar: 'الملفات التي رفعتها والنصوص التي لصقتها، كما قدمتها.',
      },
    },
    {
      path: 'texts/',
      text: {
        en: 'The text that was read from each of them (UTF-8), and the earlier one on which reports stand where it was read again.',
        ar: 'النص المستخرج من كل منها (بترميز UTF-8)، ومعه النص السابق الذي تستند إليه التقارير إن أعيدت قراءة المستند.',
      },
    },
    {
      path: 'documents.json',
      text: {
        en: 'The list of your documents: what each is, and which file and text here belong to it.',
        ar: 'قائمة مستنداتك: بيانات كل مستند وما يقابله هنا من ملف ونص.',
      },
    },
  ],
  async entries(source) {
    const { db, account, job } = source;
    const fileName = folderNames();
    const textName = folderNames();
    const gone = new Set<string>();
    const readings = await listOwnFiles(db, account.id);
    // The readings of an upload share its file.
    const paths = new Map(
      readings
        .filter(({ origin }) => origin !== 'earlier')
        .map((row) => [firstIdOf(row), `documents/${fileName(row.filename)}`]),
    );
    const files = readings.map((row) => ({
      row,
      path: paths.get(firstIdOf(row)) ?? null,
      textPath: row.hasText ? `texts/${textName(row.filename, '.txt')}` : null,
    }));
    return [
      ...files.flatMap(({ row, path }) =>
        row.origin === 'earlier' || path === null
          ? []
          : [fileEntry(source, { ...row, path, onGone: () => gone.add(row.id) })],
      ),
      ...files.flatMap(({ row, textPath }) =>
        textPath === null
          ? []
          : [
              textEntry(textPath, row.createdAt, async () => {
                const userId = account.id;
                const reading = gone.has(row.id) ? undefined : await findReading(db, { userId, ...row });
                return reading && findOwnText(db, { userId, documentId: reading.id });
              }),
            ],
      ),
      // Last, so that it lists no file that was deleted before its turn came.
      jsonEntry('documents.json', job.createdAt, () =>
        files
          .filter(({ row }) => !gone.has(row.id))
          .map(({ row, path, textPath }) => ({
            id: row.id,
            filename: row.filename,
            origin: row.origin,
            content_type: row.contentType,
            size: row.size,
            pages: row.pages,
            status: row.status,
            error_code: row.errorCode,
            created_at: row.createdAt,
            read_at: row.readAt,
            file: path,
            text: textPath,
          })),
      ),
    ];
  },
};
