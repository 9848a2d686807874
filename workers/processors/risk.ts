import type { Risk } from '#shared/contracts/api/risk.js';
import { findDocumentText } from '#platform/db/queries/document-texts.js';
import { insertRiskReport } from '#platform/db/queries/risk.js';
import { AppError } from '#platform/errors.js';
import { jobInputs, type JobInput } from '#platform/jobs/inputs.js';
import { isErrorCode } from '#shared/contracts/errors.js';
import type { Finding, PartOutput, RiskPlan } from '#workers/engines/engine.js';
import { storedPartOutput } from '#workers/engines/part-output.js';
import type { JobContext, PartKey, Processor } from '#workers/runtime/processor.js';

const toRisk = (finding: Finding): Risk => ({
  risk_description: finding.title,
  explanation: finding.explanation,
  extracted_text_snippet: finding.quote,
  clause: finding.clause,
  section: finding.section,
  severity: finding.severity,
  recommendation: finding.recommendation,
  kind: finding.kind,
  evidence: finding.evidence,
});

/**
 * Finds a document's risks part by part. Each finished part is stored before the next is begun, so that a
 * crash repeats one part at most; parts of an earlier analysis by the same engine are taken over.
 */
export const riskProcessor: Processor<JobInput<'risk'>> = {
  kind: 'risk',
  input: jobInputs.risk,
  async run(context) {
    const { job, input, engine, signal, db } = context;
    const found = await findDocumentText(db, { userId: job.userId, documentId: input.documentId });
    if (found === undefined) throw new AppError('not_found');
    if (found.status === 'failed' || found.extracted === null) {
      // It stopped at the reading, and so its owner is told.
      context.progress('extract', 0, null);
      throw new AppError(
        found.errorCode !== null && isErrorCode(found.errorCode) ? found.errorCode : 'document_damaged',
      );
    }
    const plan = engine.planRisks({ document: found.extracted, lang: input.lang, party: input.party });
    const outputs = await workOnParts(context, plan);
    signal.throwIfAborted();
    const { findings, incomplete } = plan.conclude(outputs);
    const risks = findings.map(toRisk);
    return {
      result: { kind: 'risk', id: job.id },
      commit: (tx) =>
        insertRiskReport(tx, {
          id: job.id,
          userId: job.userId,
          documentId: input.documentId,
          filename: job.filename ?? '',
          engine: engine.name,
          model: engine.model,
          lang: input.lang,
          risks,
          numRisks: risks.length,
          incomplete,
        }),
    };
  },
};

async function workOnParts(
  { engine, signal, progress, finishedParts, finishPart }: JobContext<unknown>,
  plan: RiskPlan,
): Promise<Map<number, PartOutput>> {
  const outputs = new Map<number, PartOutput>();
  const total = plan.parts.reduce((sum, part) => sum + part.units, 0);
  let done = 0;
  const keyOf = (part: RiskPlan['parts'][number]): PartKey => ({
    seq: part.seq,
    inputHash: part.inputHash,
    engine: engine.name,
    model: engine.model,
    promptVersion: engine.version,
  });
  const earlier = await finishedParts(plan.parts.map(keyOf));
  progress('analyze', done, total);
  for (const part of plan.parts) {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const found = earlier.get(part.seq);
    const output = found === undefined ? await plan.run(part, signal) : storedPartOutput.parse(found.output);
    outputs.set(part.seq, output);
    if (found?.own !== true) {
      await finishPart(keyOf(part), {
        output,
        items: plan.place(part, output).map(toRisk),
        reused: found !== undefined,
        tokens: found === undefined ? output.tokens : 0,
        ms: Math.round(performance.now() - startedAt),
      });
    }
    done += part.units;
    progress('analyze', done, total);
  }
  return outputs;
}
