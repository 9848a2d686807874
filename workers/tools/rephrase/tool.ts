import { withComments } from '#workers/rewriting/comments.js';
import type { Tool } from '../tool.js';
import { rephraseTextTasks } from './text-tasks.js';

/** Rephrasing: the same text in other words. */
export const rephraseTool: Tool<'rephrase'> = {
  kind: 'rephrase',
  async plan(given, context) {
    const { model } = context;
    const task = { ...given, document: withComments(given.document) };
    if (model === null) return (await import('./plan-builtin.js')).planBuiltin(task, context);
    return (await import('./plan-llm.js')).planWithModel(task, model, context);
  },
  textTasks: rephraseTextTasks,
  files: {
    async *clean(report, io) {
      yield* (await import('./files.js')).writeWordFile(report, 'clean', io);
    },
    async *tracked(report, io) {
      yield* (await import('./files.js')).writeWordFile(report, 'tracked', io);
    },
  },
  writtenAtOnce: ['clean', 'tracked'],
  exported: {
    en: 'Your rephrasings: each as JSON, with the text, every change and your decisions on them (places counted in UTF-16 code units), and as Word files.',
    ar: 'عمليات إعادة الصياغة: كل عملية بصيغة JSON بما فيها من النص والتغييرات وقراراتك عليها (المواضع بوحدات UTF-16)، وبصيغة Word.',
  },
};
