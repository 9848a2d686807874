import { queryStack } from '../support/query-stack.js';
import { PASSWORD } from '../support/people.js';
import type { Stack } from '../support/stack.js';

export interface Client {
  cookie: string;
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Creates a signed-in client of the API: the account is inserted into the database, the session comes from signing in. */
export async function signedInClient(stack: Stack, email: string): Promise<Client> {
  const { hashPassword } = await import('#server/auth/password.js');
  await queryStack(
    stack,
    `insert into users (email, first_name, last_name, password_hash) values ($1, 'Bench', 'Mark', $2)`,
    [email, await hashPassword(PASSWORD)],
  );
  const login = await fetch(`${stack.baseUrl}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    cookie,
    call: (path, init = {}) => fetch(stack.baseUrl + path, { ...init, headers: { ...init.headers, cookie } }),
  };
}
