import type { Agent } from 'supertest';
import { Secret, TOTP } from 'otpauth';
import { LIMITS } from '#shared/limits.js';
import { PASSWORD, type TestApp } from './app.js';

const STEP_MS = LIMITS.totp.stepSeconds * 1000;

/** The code that an authenticator app shows for this secret at this moment. */
export function appCode(secret: string, at: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** A six-digit code that is none of those around this moment. */
export function wrongAppCode(secret: string, at: Date): string {
  const right = new Set(
    [-2, -1, 0, 1, 2].map((step) => appCode(secret, new Date(at.getTime() + step * STEP_MS))),
  );
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code));
  if (wrong === undefined) throw new Error('every code is right');
  return wrong;
}

/** Turns two-step verification on, as its owner does it, and lets the step that confirmed it pass. */
export async function enrol(
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
