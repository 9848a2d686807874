import type { Risk } from '#shared/tools/risk/contract.js';
import { findDocumentText } from '#platform/db/queries/document-texts.js';
import { insertRiskReport } from '#platform/db/queries/risk.js';
import { AppError } from '#platform/errors.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/jobs/types.js';
import { isErrorCode } from '#shared/contracts/errors.js';
import type { Finding } from '#workers/engines/engine.js';
import { unread } from '#workers/engines/unread.js';
import type { Processor } from '#workers/runtime/processor.js';
import { reportJob } from './report.js';
import { workOnParts } from './work-on-parts.js';

/** A finding as it is stored and shown. */
export const toRisk = (finding: Finding): Risk => ({
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
 * Finds a document's risks part by part. Each finished part is stored at once, so that a crash repeats those
 * in work at most; parts of an earlier analysis by the same engine are taken over.
 */
export const riskProcessor: Processor<JobInput<'risk'>> = {
  kind: 'risk',
  input: JOBS.risk.input,
  async run(context) {
    const { job, input, engine, signal, db, jobs } = context;
    const found = await findDocumentText(db, { userId: job.userId, documentId: input.documentId });
    if (found === undefined) throw new AppError('not_found');
    if (found.status === 'failed' || found.extracted === null) {
      // It stopped at the reading, and so its owner is told.
      context.progress('extract', 0, null);
      throw new AppError(
        found.errorCode !== null && isErrorCode(found.errorCode) ? found.errorCode : 'document_damaged',
      );
    }
    const { extracted } = found;
    const task = { document: extracted, lang: input.lang, party: input.party };
    const plan = await engine.planRisks(task, signal);
    const { outputs, failed, reused, total } = await workOnParts(context, {
      version: plan.version,
      parts: plan.parts,
      run: (part, signal) => plan.run(part, signal),
      show: (part, output) => plan.place(part, output).map(toRisk),
    });
    const { findings, incomplete } = await plan.conclude(outputs, failed, signal);
    const risks = findings.map(toRisk);
    let pdf: JobRow | undefined;
    return {
      result: { kind: 'risk', id: job.id },
      async commit(tx) {
        await insertRiskReport(tx, {
          id: job.id,
          userId: job.userId,
          documentId: input.documentId,
          filename: job.filename ?? '',
          engine: engine.name,
          model: engine.model,
          lang: input.lang,
          risks,
          numRisks: risks.length,
          incomplete: [...unread(extracted, input.lang), ...incomplete],
          sectionsReused: reused,
          sections: total,
        });
        pdf = await jobs.insert(tx, reportJob(job, 'risk'));
      },
      async afterCommit() {
        if (pdf !== undefined) await jobs.deliver(pdf);
      },
    };
  },
};
