import { findAccount } from '#platform/db/queries/accounts.js';
import { hasAuditEntry } from '#platform/db/queries/audit.js';
import { makeAdmin, type Account } from '#platform/db/queries/users.js';
import type { Deps } from '#server/deps.js';
import * as admin from '#shared/api/admin.js';
import * as auth from '#shared/api/auth.js';
import { addSample, missingSamples } from './sample-documents.js';
import { DOMAIN, PASSWORD, type Person } from './scenarios.js';
import { ApiClient } from './api-client.js';

/** Access to the API for creating users, and to the codes that it mails them. */
export interface SeedContext {
  deps: Deps;
  baseUrl: string;
  codeFor(email: string): string;
}

export const addressOf = ({ id }: Pick<Person, 'id'>): string => `${id}@${DOMAIN}`;

/**
 * Creates one person of a scenario: account, documents, actions. Whatever exists already stays as it is, so
 * that a second run does nothing. Returns how many things were done.
 */
export async function seedUser(context: SeedContext, person: Person): Promise<number> {
  const { deps, baseUrl } = context;
  const email = addressOf(person);
  const client = new ApiClient(baseUrl, person.language);
  const known = await findAccount(deps.db, email);
  if (known?.closedAt) return 0;
  let done = 0;
  if (known === undefined) {
    await register(client, context, person);
    done += 1;
  }
  const owner = await findAccount(deps.db, email);
  if (owner === undefined) throw new Error(`The account ${email} is not there.`);
  const steps = await missingSteps(deps, owner, person);
  // Signing in writes to the audit log: users without anything left to do do not sign in.
  if (steps.length > 0 && known !== undefined) {
    await client.call(auth.login, { body: { email, password: PASSWORD } });
  }
  for (const step of steps) await step(client);
  if (steps.length > 0 || known === undefined) await client.call(auth.logout, {});
  return done + steps.length;
}

async function register(client: ApiClient, context: SeedContext, person: Person): Promise<void> {
  const email = addressOf(person);
  await client.call(auth.sendCode, { body: { email } });
  await client.call(auth.verifyCode, { body: { email, code: context.codeFor(email) } });
  await client.call(auth.register, {
    body: {
      email,
      first_name: person.first,
      last_name: person.last,
      hashed_password: PASSWORD,
      language: person.language,
    },
  });
}

type Step = (client: ApiClient) => Promise<unknown>;

async function missingSteps(deps: Deps, owner: Account, person: Person): Promise<Step[]> {
  const steps: Step[] = [];
  if (person.admin && !(await hasAuditEntry(deps.db, { actor: owner.email, action: 'queue_resumed' }))) {
    steps.push(
      () => makeAdmin(deps.db, owner.email),
      (client) => client.call(admin.pauseQueue, { params: { name: 'interactive' } }),
      (client) => client.call(admin.resumeQueue, { params: { name: 'interactive' } }),
    );
  }
  for (const missing of await missingSamples(deps, owner.id, person.samples)) {
    steps.push((client) => addSample(client, missing));
  }
  if (person.closed) {
    steps.push((client) => client.call(auth.closeAccount, { body: { current_password: PASSWORD } }));
  }
  return steps;
}
