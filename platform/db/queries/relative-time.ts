import { sql } from 'drizzle-orm';

/** SQL for a time `ms` milliseconds from now, by the database's clock. */
export const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
/** SQL for a time `ms` milliseconds ago, by the database's clock. */
export const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;
