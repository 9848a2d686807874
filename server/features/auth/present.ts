import type { Account } from '#platform/db/queries/users.js';
import type { User } from '#shared/api/auth.js';

/** Presents a user as the API shows them. */
export function presentUser({ firstName, lastName, email, role, language }: Account): User {
  return { first_name: firstName, last_name: lastName, email, role, language };
}
