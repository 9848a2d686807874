import { sql } from 'drizzle-orm';

/** A moment by the database's clock: so many ms after now ... */
export const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;
/** ... and before it. */
export const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;
