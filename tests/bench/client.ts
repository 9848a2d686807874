import { queryStack } from '../support/query-stack.js';
import { PASSWORD } from '../support/people.js';
import type { Stack } from '../support/stack.js';

export interface Client {
  cookie: string;
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Returns a client that calls one server with the cookie of a session. */
export const clientOf = (baseUrl: string, cookie: string): Client => ({
  cookie,
  call: (path, init = {}) => fetch(baseUrl + path, { ...init, headers: { ...init.headers, cookie } }),
});

/** Sends a request with a JSON body. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Inserts an account with the password of the tests. */
export async function insertAccount(stack: Pick<Stack, 'databaseUrl'>, email: string): Promise<void> {
  const { hashPassword } = await import('#server/auth/password.js');
  await queryStack(
    stack,
    `insert into users (email, first_name, last_name, password_hash) values ($1, 'Bench', 'Mark', $2)`,
    [email, await hashPassword(PASSWORD)],
  );
}

/** Signs in to one server; returns the client of the new session. */
export async function signIn(baseUrl: string, email: string): Promise<Client> {
  const login = await fetch(`${baseUrl}/auth/login`, json({ email, password: PASSWORD }));
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return clientOf(baseUrl, cookie);
}

/** Creates a signed-in client of the API: the account is inserted into the database, the session comes from signing in. */
export async function signedInClient(
  stack: Pick<Stack, 'baseUrl' | 'databaseUrl'>,
  email: string,
): Promise<Client> {
  await insertAccount(stack, email);
  return signIn(stack.baseUrl, email);
}
