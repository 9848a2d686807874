import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { queryStack } from './query-stack.js';
import type { Stack } from './stack.js';
import { until } from './until.js';

let count = 0;

/** Returns an e-mail address that has no account yet. */
export function newEmail(): string {
  count += 1;
  return `layla.${Date.now()}.${count}@example.com`;
}

export const PASSWORD = 'Riyadh-2026!';

/** Waits for the newest mail to this address in the outbox folder; returns the match of `pattern` in it. */
async function fromOutbox(outboxDir: string, email: string, pattern: RegExp): Promise<string> {
  return until(() => {
    const names = existsSync(outboxDir) ? readdirSync(outboxDir) : [];
    const newest = names
      .filter((name) => name.includes(email) && name.endsWith('.eml'))
      .sort()
      .at(-1);
    if (newest === undefined) return undefined;
    const [, ...body] = readFileSync(join(outboxDir, newest), 'utf8').split(/\r?\n\r?\n/);
    // Mails are quoted-printable: long lines are wrapped and equals signs escaped.
    const text = body
      .join('\n')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    return pattern.exec(text)?.[0];
  });
}

/** Returns the verification code of the newest mail to this address. */
export function codeFromOutbox(outboxDir: string, email: string): Promise<string> {
  return fromOutbox(outboxDir, email, /\b\d{6}\b/);
}

/** Returns the password reset link of the newest mail to this address. */
export function resetLinkFromOutbox(outboxDir: string, email: string): Promise<string> {
  return fromOutbox(outboxDir, email, /http\S+\/reset-password\?token=\S+/);
}

/** Registers over the API with the code from the outbox; afterwards the request context has the session. */
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

/** Makes this account an administrator, as ADMIN_EMAIL does for the first one of an installation. */
export async function makeAdmin(stack: Pick<Stack, 'databaseUrl'>, email: string): Promise<void> {
  await queryStack(stack, `update users set role = 'admin' where email = $1`, [email]);
}
