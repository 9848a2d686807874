import type { AdminUser } from '#shared/api/admin.js';

/** Normalizes text for the search: ignores case, width, vowel signs and the form of alef. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0640\u064b-\u0652\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي');
}

/** Returns the users whose name or e-mail address contains every word of the query. */
export function findUsers(users: readonly AdminUser[], query: string): AdminUser[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return users.filter(({ first_name, last_name, email }) => {
    const text = foldText(`${first_name} ${last_name} ${email}`);
    return words.every((word) => text.includes(word));
  });
}
