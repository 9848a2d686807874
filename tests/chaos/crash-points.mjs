/**
 * Points of a job's life at which a worker can crash: what it says to the database, or to Redis, there.
 */
export const POINTS = [
  { name: 'claim', is: (said) => /^update "jobs" set .*"started_at" = coalesce/.test(said) },
  { name: 'part', is: (said) => said.includes('insert into job_parts') },
  { name: 'progress', is: (said) => /^update "jobs" set .*"stage_base" = case/.test(said) },
  { name: 'complete', is: (said) => /^update "jobs" set .*"result_kind"/.test(said) },
  { name: 'report', is: (said) => said.startsWith('insert into "reports"') },
  { name: 'file-job', is: (said) => said.startsWith('insert into "jobs"') },
  { name: 'publish', is: (said) => /^(?:select pg_notify|publish ).*status.{1,4}completed/s.test(said) },
  { name: 'delivery', is: (said) => /^select "id".* from "jobs" where .*"after_job_id"/.test(said) },
  { name: 'file', is: (said) => said.startsWith('insert into "report_files"') },
];
