import { request, type BrowserContextOptions } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { makeAdmin, signUp } from './people.js';
import type { Stack } from './stack.js';

export type Role = 'visitor' | 'user' | 'admin';
type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Browser storage state of each role; all browsers of a role use one account. */
export type Sessions = Record<Role, Session>;

/** Registers a user and an administrator with this language; returns the browser state of each role. */
export async function sessionsOf(stack: Stack, language: Language): Promise<Sessions> {
  // The language stored on the device, used before sign-in.
  const localStorage = [{ name: 'lda.language', value: language }];
  const origins = [{ origin: stack.baseUrl, localStorage }];
  const signIn = async (role: 'user' | 'admin'): Promise<Session> => {
    const context = await request.newContext({ baseURL: stack.baseUrl });
    const email = await signUp(context, stack.outboxDir);
    await context.patch('/auth/me', { data: { language } });
    if (role === 'admin') await makeAdmin(stack, email);
    const { cookies } = await context.storageState();
    await context.dispose();
    return { cookies, origins };
  };
  const [user, admin] = await Promise.all([signIn('user'), signIn('admin')]);
  return { visitor: { cookies: [], origins }, user, admin };
}
