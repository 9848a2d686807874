import { withComments } from '#workers/rewriting/comments.js';
import type { Tool } from '../tool.js';
import { translateTextTasks } from './text-tasks.js';

/** Translation: a text or document in the other language. */
export const translateTool: Tool<'translate'> = {
  kind: 'translate',
  async plan(given, context) {
    const { model, runTask, signal, db, userId } = context;
    const { ownerData } = await import('./owner-data.js');
    const planning = { runTask, signal, owner: ownerData(db, userId) };
    const task = { ...given, document: withComments(given.document) };
    if (model === null) return (await import('./plan-builtin.js')).planBuiltin(task, planning);
    return (await import('./plan-llm.js')).planWithModel(task, model, planning);
  },
  textTasks: translateTextTasks,
  files: {
    async *docx(report, io) {
      yield* (await import('./word-file.js')).writeWordFile(report, { bilingual: false }, io);
    },
    async *bilingual(report, io) {
      yield* (await import('./word-file.js')).writeWordFile(report, { bilingual: true }, io);
    },
    async *pdf(report, io) {
      yield* (await import('./pdf-file.js')).writePdfFile(report, io);
    },
    async *txt(report) {
      yield* (await import('./text-file.js')).writeTextFile(report);
    },
  },
  writtenAtOnce: ['docx', 'txt', 'pdf', 'bilingual'],
  exported: {
    en: 'Your translations: each as JSON, with the text and every paragraph’s translation (places counted in UTF-16 code units), and its files.',
    ar: 'ترجماتك: كل ترجمة بصيغة JSON بما فيها من النص وترجمة كل فقرة (المواضع بوحدات UTF-16)، وملفاتها.',
  },
};
