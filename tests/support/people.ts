import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { queryStack } from './query-stack.js';
import type { Stack } from './stack.js';
import { until } from './until.js';

let count = 0;

/** An address that nobody has yet. */
export function newEmail(): string {
  count += 1;
  return `layla.${Date.now()}.${count}@example.com`;
}

export const PASSWORD = 'Riyadh-2026!';

/** What `pattern` finds in the newest mail to this address, once it has arrived in the outbox folder. */
async function fromOutbox(outboxDir: string, email: string, pattern: RegExp): Promise<string> {
  return until(() => {
    const names = existsSync(outboxDir) ? readdirSync(outboxDir) : [];
    const newest = names
      .filter((name) => name.includes(email) && name.endsWith('.eml'))
      .sort()
      .at(-1);
    if (newest === undefined) return undefined;
    const [, ...body] = readFileSync(join(outboxDir, newest), 'utf8').split(/\r?\n\r?\n/);
    // Long lines and equals signs are written as quoted-printable.
    const text = body
      .join('\n')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    return pattern.exec(text)?.[0];
  });
}

/** The verification code of the newest mail to this address. */
export function codeFromOutbox(outboxDir: string, email: string): Promise<string> {
  return fromOutbox(outboxDir, email, /\b\d{6}\b/);
}

/** The link to a new password, from the newest mail to this address. */
export function resetLinkFromOutbox(outboxDir: string, email: string): Promise<string> {
  return fromOutbox(outboxDir, email, /http\S+\/reset-password\?token=\S+/);
}

/** Registers over the API with the code from the outbox; the request context holds the session afterwards. */
export async function signUp(
  request: APIRequestContext,
  outboxDir: string,
  email = newEmail(),
): Promise<string> {
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  };
  await post('/auth/send-code', { email });
  await post('/auth/verify-code', { email, code: await codeFromOutbox(outboxDir, email) });
  await post('/auth/register', {
    first_name: 'Layla',
    last_name: 'Haddad',
    email,
    hashed_password: PASSWORD,
  });
  return email;
}

/** Gives this account the role that the first administrator of an installation gets by the environment. */
export async function makeAdmin(stack: Pick<Stack, 'databaseUrl'>, email: string): Promise<void> {
  await queryStack(stack, `update users set role = 'admin' where email = $1`, [email]);
}
