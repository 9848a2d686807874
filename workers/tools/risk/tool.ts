import type { Tool } from '../tool.js';
import { riskTextTasks } from './text-tasks.js';

/** Risk assessment: finds the clauses of a document that carry risk. */
export const riskTool: Tool<'risk'> = {
  kind: 'risk',
  async plan(task, context) {
    const { model } = context;
    if (model === null) return (await import('./plan-builtin.js')).planBuiltin(task, context);
    return (await import('./plan-llm.js')).planWithModel(task, model, context);
  },
  textTasks: riskTextTasks,
  files: {
    async *pdf(report, io) {
      const { writeRiskPdf } = await import('./pdf.js');
      yield* writeRiskPdf(report, io);
    },
  },
  writtenAtOnce: ['pdf'],
  exported: {
    en: 'Your risk reports: each as JSON, with its findings, your decisions and notes on them, and the places in the text that they stand on (counted in UTF-16 code units), and as PDF where there is one.',
    ar: 'تقارير المخاطر: كل تقرير بصيغة JSON بما فيه من ملاحظات وقراراتك وتعليقاتك عليها ومواضعها في النص (بوحدات UTF-16)، وبصيغة PDF إن وُجد.',
  },
};
