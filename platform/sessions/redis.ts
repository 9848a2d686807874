import { createHash } from 'node:crypto';
import { RedisStore } from 'connect-redis';
import type session from 'express-session';
import type { RedisHandle } from '#platform/redis/connect.js';
import { COUNT, END_ALL, WRITE } from './redis-scripts.js';
import { endOf, StoredEnds } from './session-end.js';
import {
  readStoredSession,
  settle,
  type Done,
  type SessionStore,
  type StoredSession,
} from './session-store.js';

/** A session as express-session stores it, with what Passport adds. */
type Data = session.SessionData & { passport?: { user?: string } };
/** When a session may be written: always, if it still exists, or if this is still what is stored. */
type Condition = readonly ['any' | 'existing'] | readonly ['same', string];

/** Attempts to move a session's end while other requests write to the session. */
const EXTENDS = 3;
const userOf = ({ passport }: Data) => passport?.user;

function parse(stored: string): Data {
  const data = JSON.parse(stored) as Data;
  // JSON has no dates.
  if (data.cookie.expires) data.cookie.expires = new Date(data.cookie.expires);
  return data;
}

/** A session store in Redis: connect-redis with the additions of `SessionStore`. Redis itself removes what expires. */
class RedisSessionStore extends RedisStore {
  readonly part = 'redis';
  private readonly redis: RedisHandle['client'];
  private readonly ends = new StoredEnds();
  /** Index of all sessions that are signed in. */
  private readonly signedIn: string;

  constructor(
    { client, prefix }: RedisHandle,
    private readonly root = `${prefix}:sessions`,
  ) {
    super({ client, prefix: `${root}:sid:` });
    this.redis = client;
    this.signedIn = `${root}:signed-in`;
  }

  override createSession(...[req, data]: Parameters<session.Store['createSession']>) {
    const created = super.createSession(req, data);
    this.ends.remember(created, data);
    return created;
  }

  override async set(sid: string, data: session.SessionData, done?: Done): Promise<void> {
    // A session that was read and has been ended since is not restored.
    const stored = this.ends.has(data);
    const end = stored ? endOf(data) : (data.cookie.expires ?? endOf(data));
    settle(this.write(sid, data, { end, condition: [stored ? 'existing' : 'any'] }), done);
  }

  override async touch(sid: string, data: session.SessionData, done?: Done): Promise<void> {
    if (this.ends.isDue(data)) settle(this.extend(sid, endOf(data)), done);
    else done?.();
  }

  override async destroy(sid: string, done?: Done): Promise<void> {
    settle(this.end(sid), done);
  }

  async list(userId: string): Promise<StoredSession[]> {
    const members = await this.redis.zrange(this.userIndex(userId), '0', '-1', 'WITHSCORES');
    const ends = new Map(
      members.flatMap((sid, at) => (at % 2 === 0 ? [[sid, new Date(Number(members[at + 1]))]] : [])),
    );
    return (await this.read([...ends.keys()]))
      .filter(({ data }) => userOf(data) === userId)
      .map(({ sid, data }) => readStoredSession(sid, data, ends.get(sid) ?? endOf(data)))
      .sort(
        (one, other) =>
          Number(other.signedInAt) - Number(one.signedInAt) ||
          other.expiresAt.getTime() - one.expiresAt.getTime(),
      );
  }

  async findSignedIn(sids: readonly string[]): Promise<Set<string>> {
    const found = await this.read(sids);
    return new Set(found.filter(({ data }) => userOf(data) !== undefined).map(({ sid }) => sid));
  }

  async countSignedIn(): Promise<number> {
    return (await this.redis.eval(COUNT, 1, this.signedIn)) as number;
  }

  async end(sid: string): Promise<void> {
    // Its other indexes may keep the id: nothing is found there any more, and they expire.
    await this.redis.multi().del(this.keyOf(sid)).zrem(this.signedIn, sid).exec();
  }

  async endAll(userId: string, { except = '' }: { except?: string } = {}): Promise<string[]> {
    return this.endIn(this.userIndex(userId), 'user', userId, except);
  }

  async forget({ userId, email }: { userId: string; email: string }): Promise<void> {
    await this.endAll(userId);
    await this.endIn(this.emailIndex(email), 'email', email);
  }

  async removeExpired(): Promise<void> {
    await this.countSignedIn();
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  close(): void {
    // The client belongs to the caller that opened it.
  }

  private readonly keyOf = (sid: string) => `${this.root}:sid:${sid}`;
  private readonly userIndex = (userId: string) => `${this.root}:user:${userId}`;
  /** The name of a key shows no address. */
  private readonly emailIndex = (email: string) =>
    `${this.root}:email:${createHash('sha256').update(email).digest('hex')}`;

  /** Stores a session; returns whether the condition was met. */
  private async write(
    sid: string,
    data: Data,
    { end, condition }: { end: Date; condition: Condition },
  ): Promise<boolean> {
    const user = userOf(data);
    const indexes = [
      ...(user === undefined ? [] : [this.signedIn, this.userIndex(user)]),
      ...(data.verifiedEmail === undefined ? [] : [this.emailIndex(data.verifiedEmail.email)]),
    ];
    const keys = [this.keyOf(sid), this.signedIn, ...indexes];
    const values = [sid, JSON.stringify(data), end.getTime(), ...condition];
    return (await this.redis.eval(WRITE, keys.length, ...keys, ...values)) === 1;
  }

  /** Moves a session's end and changes nothing else; does nothing if the session has ended. */
  private async extend(sid: string, expires: Date): Promise<void> {
    for (let tries = 0; tries < EXTENDS; tries += 1) {
      const stored = await this.redis.get(this.keyOf(sid));
      if (stored === null) return;
      const data = parse(stored);
      data.cookie.expires = expires;
      if (await this.write(sid, data, { end: expires, condition: ['same', stored] })) return;
    }
  }

  private async endIn(index: string, kind: 'user' | 'email', value: string, except = ''): Promise<string[]> {
    const { redis, signedIn } = this;
    return (await redis.eval(END_ALL, 2, index, signedIn, this.keyOf(''), kind, value, except)) as string[];
  }

  /** Reads those of these sessions that exist. */
  private async read(sids: readonly string[]): Promise<{ sid: string; data: Data }[]> {
    if (sids.length === 0) return [];
    const stored = await this.redis.mget(sids.map(this.keyOf));
    return stored.flatMap((one, at) => (one === null ? [] : [{ sid: String(sids[at]), data: parse(one) }]));
  }
}

/** Creates the session store on Redis, over this client. */
export function createRedisSessionStore(redis: RedisHandle): SessionStore {
  return new RedisSessionStore(redis);
}
