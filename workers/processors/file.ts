import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import { writeConversationFile } from '#workers/conversations/write-file.js';
import type { Processor } from '#workers/runtime/processor.js';
import { writeReportFile } from '#workers/tools/write-report-file.js';

/** Writes files that are asked for or follow from something finished: of reports and of conversations. */
export const fileProcessor: Processor<JobInput<'report'>> = {
  kind: 'report',
  input: JOBS.report.input,
  run: ({ input, ...context }) =>
    'tool' in input ? writeReportFile({ ...context, input }) : writeConversationFile({ ...context, input }),
};
