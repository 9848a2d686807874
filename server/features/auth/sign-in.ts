import type { Request, RequestHandler, Response } from 'express';
import { waitForUserLock, type Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import { createSecondFactor } from '#server/auth/second-factor.js';
import { SESSION_COOKIE, sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { emailKey, ipKey } from '#server/middleware/rate-limit-keys.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';

export interface SignIn {
  /**
   * Signs in the user whose address and password are in the request's body; `code` is the code of their second
   * factor, required if they have one.
   * @throws AppError `bad_credentials`, `totp_required`, `totp_invalid`, `totp_ended`, `totp_locked`,
   * `rate_limited`.
   */
  signIn(typed: { email: string; code: string | undefined }, req: Request, res: Response): Promise<Account>;
  /** Starts a new browser session for this user; the previous one ends. */
  startSession(user: Account, req: Request): Promise<void>;
  /** Ends the browser session and closes its sockets. */
  end(req: Request, res: Response): Promise<void>;
}

/** Characters stored of the User-Agent header. */
const BROWSER_CHARS = 300;

/** Turns a callback-style call of passport or the session into a promise. */
const promisify = (call: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

/**
 * Creates signing in and out. Failures are counted by address and by IP; after too many, the right password is
 * refused too.
 */
export function createSignIn(deps: Deps): SignIn {
  const { passport, cookie } = sessionsOf(deps);
  const perAddress = deps.rateLimits.create('login:address', LIMITS.rates.loginPerAddress);
  const perIp = deps.rateLimits.create('login:ip', LIMITS.rates.loginPerIp);
  const factor = createSecondFactor(deps);

  function authenticate(req: Request, res: Response): Promise<Account | undefined> {
    return new Promise((resolve, reject) => {
      const decide = (error: Error | null, user?: Express.User | false | null) =>
        error ? reject(error) : resolve(user || undefined);
      const check = passport.authenticate('local', { session: false }, decide) as RequestHandler;
      void check(req, res, reject);
    });
  }

  async function announceEnd(user: Account | undefined, sessionId: string): Promise<void> {
    if (!user) return;
    await deps.bus.publish({
      topic: 'session',
      user_id: user.id,
      session_id: sessionId,
      reason: 'signed_out',
    });
  }

  /** Checks credentials and limits; returns the user who may sign in. */
  async function check(
    { email, code }: Parameters<SignIn['signIn']>[0],
    req: Request,
    res: Response,
  ): Promise<Account> {
    const address = emailKey(normalizeEmail(email));
    const ip = ipKey(req);
    const checkLimits = () => Promise.all([perAddress.check(address), perIp.check(ip)]);
    await checkLimits();
    const user = await authenticate(req, res);
    if (!user) {
      await Promise.all([perAddress.take(address), perIp.take(ip)]);
      throw new AppError('bad_credentials');
    }
    // Checked again: of a thousand guesses at the same moment, none may succeed after ten have failed.
    await checkLimits();
    if (await factor.isEnabled(user.id)) {
      // The password alone does not sign in the user, so earlier failures stay counted.
      if (!code) throw new AppError('totp_required');
      await Promise.all([perAddress.take(address), perIp.take(ip)]);
      await factor.verify(user, code, req);
      await perIp.giveBack(ip);
    }
    await perAddress.clear(address);
    return user;
  }

  const sessions: Pick<SignIn, 'startSession' | 'end'> = {
    async startSession(user, req) {
      const previous = { user: req.user, sessionId: req.sessionID };
      // passport regenerates the session, so that a session id known before the sign-in is worthless after it.
      await promisify((done) => req.logIn(user, done));
      req.session.epoch = user.sessionEpoch;
      req.session.signedInAt = deps.clock.now().getTime();
      if (req.ip !== undefined) req.session.signedInFrom = req.ip;
      const browser = req.get('User-Agent');
      if (browser !== undefined) req.session.browser = browser.slice(0, BROWSER_CHARS);
      // Saved now and not at the end of the response: clients notified of this sign-in read the session at once
      // and must find it complete.
      await promisify((done) => req.session.save(done));
      await announceEnd(previous.user, previous.sessionId);
    },

    async end(req, res) {
      const { user, sessionID } = req;
      await promisify((done) => req.session.destroy(done));
      res.clearCookie(SESSION_COOKIE, cookie);
      await announceEnd(user, sessionID);
    },
  };

  return {
    ...sessions,

    async signIn(typed, req, res) {
      const user = await check(typed, req, res);
      await sessions.startSession(user, req);
      // A change of the password or the second factor in the meantime has raised the account's epoch above this
      // session's.
      const now = await waitForUserLock(deps.db, user.id);
      if (now === undefined || isEndedByEpoch(now, { sid: req.sessionID, epoch: user.sessionEpoch })) {
        await sessions.end(req, res);
        throw new AppError('bad_credentials');
      }
      return user;
    },
  };
}
