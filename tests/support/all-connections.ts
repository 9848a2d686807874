import pg from 'pg';

/** Takes every connection that a database server still has to give; returns the function that gives them back. */
export async function takeAllConnections(url: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '53300') throw error;
      return async () => {
        await Promise.all(taken.splice(0).map((one) => one.end()));
      };
    }
    taken.push(client);
  }
}

/** Settings of a database server that allows few connections, and keeps none for superusers. */
export const fewConnections = (most: number): Record<string, string> => ({
  max_connections: String(most),
  superuser_reserved_connections: '0',
  max_wal_senders: '0',
});
