import type { Tool } from '../tool.js';
import { writeRiskPdf } from './pdf.js';
import { planBuiltin } from './plan-builtin.js';

/** Risk assessment: finds the clauses of a document that carry risk. */
export const riskTool: Tool<'risk'> = {
  kind: 'risk',
  async plan(task, context) {
    const { model } = context;
    if (model === null) return planBuiltin(task, context);
    // What only a model needs (its table of tokens) is not loaded without one.
    const { planWithModel } = await import('./plan-llm.js');
    return planWithModel(task, model, context);
  },
  files: { pdf: writeRiskPdf },
  writtenAtOnce: ['pdf'],
  exported: {
    en: 'Your risk reports: each as JSON, with its findings and the places in the text that they stand on (counted in UTF-16 code units), and as PDF where there is one.',
    ar: 'تقارير المخاطر: كل تقرير بصيغة JSON بما فيه من ملاحظات ومواضعها في النص (بوحدات UTF-16)، وبصيغة PDF إن وُجد.',
  },
};
