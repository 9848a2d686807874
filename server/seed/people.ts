import { findAccount } from '#platform/db/queries/accounts.js';
import { hasAuditEntry } from '#platform/db/queries/audit.js';
import { makeAdmin, type Account } from '#platform/db/queries/users.js';
import type { Deps } from '#server/deps.js';
import * as admin from '#shared/contracts/api/admin.js';
import * as auth from '#shared/contracts/api/auth.js';
import { bringPaper, missingPapers } from './papers.js';
import { DOMAIN, PASSWORD, type Person } from './scenarios.js';
import { Visitor } from './visitor.js';

/** The API under which people are brought in, and the mails that it sends them. */
export interface Place {
  deps: Deps;
  baseUrl: string;
  codeFor(email: string): string;
}

export const addressOf = ({ id }: Pick<Person, 'id'>): string => `${id}@${DOMAIN}`;

/**
 * Brings one person of a scenario in: account, papers, what they did. Whatever is there already is left as it is,
 * so that a second run does nothing. Returns how many things were done.
 */
export async function bringPerson(place: Place, person: Person): Promise<number> {
  const { deps, baseUrl } = place;
  const email = addressOf(person);
  const visitor = new Visitor(baseUrl, person.language);
  const known = await findAccount(deps.db, email);
  if (known?.closedAt) return 0;
  let done = 0;
  if (known === undefined) {
    await register(visitor, place, person);
    done += 1;
  }
  const owner = await findAccount(deps.db, email);
  if (owner === undefined) throw new Error(`The account ${email} is not there.`);
  const steps = await missingSteps(deps, owner, person);
  // Signing in is noted in the audit log: only who has something to do does.
  if (steps.length > 0 && known !== undefined) {
    await visitor.call(auth.login, { body: { email, password: PASSWORD } });
  }
  for (const step of steps) await step(visitor);
  if (steps.length > 0 || known === undefined) await visitor.call(auth.logout, {});
  return done + steps.length;
}

async function register(visitor: Visitor, place: Place, person: Person): Promise<void> {
  const email = addressOf(person);
  await visitor.call(auth.sendCode, { body: { email } });
  await visitor.call(auth.verifyCode, { body: { email, code: place.codeFor(email) } });
  await visitor.call(auth.register, {
    body: {
      email,
      first_name: person.first,
      last_name: person.last,
      hashed_password: PASSWORD,
      language: person.language,
    },
  });
}

type Step = (visitor: Visitor) => Promise<unknown>;

async function missingSteps(deps: Deps, owner: Account, person: Person): Promise<Step[]> {
  const steps: Step[] = [];
  if (person.admin && !(await hasAuditEntry(deps.db, { actor: owner.email, action: 'queue_resumed' }))) {
    steps.push(
      () => makeAdmin(deps.db, owner.email),
      (visitor) => visitor.call(admin.pauseQueue, { params: { name: 'interactive' } }),
      (visitor) => visitor.call(admin.resumeQueue, { params: { name: 'interactive' } }),
    );
  }
  for (const missing of await missingPapers(deps, owner.id, person.papers)) {
    steps.push((visitor) => bringPaper(visitor, missing));
  }
  if (person.closed) {
    steps.push((visitor) => visitor.call(auth.closeAccount, { body: { current_password: PASSWORD } }));
  }
  return steps;
}
