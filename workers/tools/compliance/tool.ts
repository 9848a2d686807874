import type { Tool } from '../tool.js';
import { complianceTextTasks } from './text-tasks.js';

/** Compliance check: what rules of law say to a document. */
export const complianceTool: Tool<'compliance'> = {
  kind: 'compliance',
  async plan(task, context) {
    const { model } = context;
    if (model === null) return (await import('./plan-builtin.js')).planBuiltin(task, context);
    return (await import('./plan-llm.js')).planWithModel(task, model, context);
  },
  textTasks: complianceTextTasks,
  files: {
    async *pdf(report, io) {
      const { writeCompliancePdf } = await import('./pdf.js');
      yield* writeCompliancePdf(report, io);
    },
  },
  writtenAtOnce: ['pdf'],
  exported: {
    en: 'Your compliance reports: each as JSON, with the answer of every rule, your decisions and notes on them, and the places in the text that it stands on (counted in UTF-16 code units), and as PDF where there is one.',
    ar: 'تقارير الامتثال: كل تقرير بصيغة JSON بما فيه من إجابات القواعد وقراراتك وتعليقاتك عليها ومواضعها في النص (بوحدات UTF-16)، وبصيغة PDF إن وُجد.',
  },
};
