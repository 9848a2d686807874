import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasAccountsOutside, hasContactMessage } from '#platform/db/queries/seed.js';
import { createApp } from '#server/app.js';
import type { Deps } from '#server/deps.js';
import { sendContactMessage } from '#shared/api/contact.js';
import { LIMITS } from '#shared/limits.js';
import { seedUser } from './users.js';
import { DOMAIN, type ContactNote, type Scenario } from './scenarios.js';
import { ApiClient } from './api-client.js';

/** Thrown if a scenario must not be applied; its message is for the operator. */
export class SeedRefused extends Error {
  override name = 'SeedRefused';
}

/**
 * Applies a scenario to a database over the API itself, which this process serves in the meantime; jobs are run
 * by any worker there is. Applied again it adds only what is missing.
 * @throws SeedRefused in production, and without `yes` if other people have accounts.
 */
export async function seed(
  deps: Deps,
  { people, notes }: Scenario,
  { yes = false, onStep = () => undefined }: { yes?: boolean; onStep?: (line: string) => void } = {},
): Promise<void> {
  if (deps.config.production) throw new SeedRefused('Scenarios are for development: NODE_ENV is production.');
  if (!yes && (await hasAccountsOutside(deps.db, DOMAIN))) {
    throw new SeedRefused(
      'This database holds accounts that no scenario made. To add to them all the same: npm run seed -- NAME --yes',
    );
  }
  const codes = new Map<string, string>();
  const mail: Deps['mail'] = {
    // Sent to no mailbox: these people are made up.
    send: ({ to, text }) => {
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code !== undefined) codes.set(to, code);
      return Promise.resolve();
    },
  };
  const server = createServer(createApp({ ...deps, mail })).listen(0, '127.0.0.1');
  // As in the server: with Node's default of five seconds, a connection may close while the next call is being
  // sent on it.
  server.keepAliveTimeout = LIMITS.connections.keepAliveMs;
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { deps, baseUrl, codeFor: (email: string) => codes.get(email) ?? '' };
  try {
    for (const person of people) {
      const done = await seedUser(context, person);
      onStep(`${person.first} ${person.last}${done === 0 ? ': already there' : ''}`);
    }
    for (const note of notes) await seedContactMessage(context, note);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function seedContactMessage(
  { deps, baseUrl }: { deps: Deps; baseUrl: string },
  note: ContactNote,
): Promise<void> {
  if (await hasContactMessage(deps.db, note)) return;
  await new ApiClient(baseUrl, 'en').call(sendContactMessage, { body: note });
}
