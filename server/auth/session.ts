import type { CookieOptions, NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { findUser, type Account } from '#platform/db/queries/users.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import type { Deps } from '#server/deps.js';
import { LIMITS } from '#shared/limits.js';
import { checkPassword } from './password.js';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- passport's own types are extended like this
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type -- adds nothing of its own to the account
    interface User extends Account {}
  }
}

export const SESSION_COOKIE = 'lda.sid';

export interface Sessions {
  /** Loads the browser session and its user (`req.user`); one middleware for HTTP and for sockets. */
  middleware: RequestHandler;
  passport: passport.Authenticator;
  /** Attributes of the session cookie without its age; clearing the cookie needs the same ones. */
  cookie: CookieOptions;
}

const sessionsByDeps = new WeakMap<Deps, Sessions>();

/**
 * Returns the sessions of one server: the same object for the same deps, so that HTTP and sockets share one
 * store.
 */
export function sessionsOf(deps: Deps): Sessions {
  const existing = sessionsByDeps.get(deps);
  if (existing) return existing;
  const sessions = createSessions(deps);
  sessionsByDeps.set(deps, sessions);
  return sessions;
}

function createSessions(deps: Deps): Sessions {
  const { config } = deps;
  const crossOrigin = config.corsOrigins.length > 0;
  const cookie = {
    httpOnly: true,
    path: '/',
    sameSite: crossOrigin ? 'none' : 'lax',
    secure: crossOrigin || config.publicUrl.startsWith('https:'),
  } as const;
  const loadSession = session({
    name: SESSION_COOKIE,
    secret: [...deps.sessionSecrets],
    store: deps.sessions,
    cookie: { ...cookie, maxAge: LIMITS.session.ttlMs },
    resave: false,
    rolling: true,
    saveUninitialized: false,
  });
  const authenticator = createPassport(deps);
  const loadUser = authenticator.session() as RequestHandler;

  const middleware = (req: Request, res: Response, next: NextFunction) => {
    // The configuration decides whether users connect over https. Asking the connection would silently drop
    // every cookie behind a proxy that TRUST_PROXY does not count.
    if (cookie.secure) Object.defineProperty(req, 'secure', { value: true, configurable: true });
    loadSession(req, res, (error?: unknown) => (error ? next(error) : loadUser(req, res, next)));
  };
  return { middleware, passport: authenticator, cookie };
}

function createPassport({ db }: Deps): passport.Authenticator {
  const authenticator = new passport.Passport();
  authenticator.serializeUser((user, done) => done(null, user.id));
  authenticator.deserializeUser<string, Request>((req, id, done) => {
    const { epoch } = req.session;
    findUser(db, id).then(
      (user) => done(null, user && !isEndedByEpoch(user, { sid: req.sessionID, epoch }) ? user : false),
      done,
    );
  });
  authenticator.use(
    new Strategy({ usernameField: 'email', passwordField: 'password' }, (email, password, done) => {
      checkPassword(db, email, password).then((user) => done(null, user ?? false), done);
    }),
  );
  return authenticator;
}
