import type { Agent } from 'supertest';
import { PASSWORD, type TestApp } from './app.js';
import { appCode, STEP_MS } from './authenticator.js';

/** Turns two-step verification on through the API, and moves the clock past the time step that confirmed it. */
export async function enrolSecondFactor(
  { clock }: Pick<TestApp, 'clock'>,
  agent: Agent,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await agent.post('/auth/totp').send({ current_password: PASSWORD }).expect(200);
  const { secret } = begun.body as { secret: string };
  const confirmed = await agent
    .post('/auth/totp/confirm')
    .send({ code: appCode(secret, clock.now()) })
    .expect(200);
  clock.advance(STEP_MS);
  return { secret, recoveryCodes: confirmed.body.recovery_codes as string[] };
}
