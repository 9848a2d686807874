import pg from 'pg';
import type { Stack } from './stack.js';

/** Runs one statement on a stack's database over a connection of its own; returns its rows. */
export async function queryStack<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
