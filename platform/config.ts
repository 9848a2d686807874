import * as z from 'zod';
import { isEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';

const { minChars: MIN, maxChars: MAX } = LIMITS.password;

/**
 * Names of the queues, one for each resource that jobs use up: response time (seconds), model time or processor
 * time.
 */
export const QUEUE_NAMES = ['interactive', 'analysis', 'cpu'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyAsUnset, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => emptyAsUnset(given) ?? value, schema);
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });
const web = () => z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' });
/** A mail sender: `Name <address>`, or the address alone. */
const SENDER = /^(?:[^<>]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/;
/** Name of a bucket: lower case, digits, dots and hyphens. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
/** Settings of the S3-compatible store, which only make sense together. */
const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_REGION',
] as const;
const list = <T extends string>(item: z.ZodType<T>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item as z.ZodType<T, string>));

const environment = z
  .object({
    NODE_ENV: withDefault(oneOf(['development', 'production', 'test']), 'development'),
    LOG_LEVEL: withDefault(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    HOST: withDefault(z.string(), '127.0.0.1'),
    PORT: withDefault(integer(0, 65535), 3000),
    // Pages, files and links all start at the root of a host.
    PUBLIC_URL: optional(
      web().refine(
        (url) => !URL.canParse(url) || /^\/*$/.test(new URL(url).pathname),
        'must be without a path',
      ),
    ),
    TRUST_PROXY: withDefault(integer(0, 10), 0),
    DATA_DIR: withDefault(z.string(), '.data'),
    DATABASE_URL: z.preprocess(
      emptyAsUnset,
      z.url({
        protocol: /^postgres(ql)?$/,
        error: 'must be a postgres:// address (npm start brings a database of its own)',
      }),
    ),
    REDIS_URL: optional(
      z
        .url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' })
        .refine(
          (url) => !URL.canParse(url) || /^\/?\d{0,4}$/.test(new URL(url).pathname),
          'must end with the host, or with the number of a database',
        ),
    ),
    S3_ENDPOINT: optional(
      web().refine(
        (url) => !URL.canParse(url) || /^\/?$/.test(new URL(url).pathname),
        'must be without a path: the bucket has a setting of its own',
      ),
    ),
    S3_BUCKET: optional(z.string().regex(BUCKET, 'must be the name of a bucket')),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    S3_REGION: optional(z.string().regex(/^[\w-]+$/, 'must be the name of a region, such as us-east-1')),
    S3_WRITE: withDefault(oneOf(['yes', 'no']), 'yes'),
    SESSION_SECRET: withDefault(list(z.string().min(32, 'must have at least 32 characters')), ''),
    CORS_ORIGINS: withDefault(list(web()), ''),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })),
    MAIL_FROM: withDefault(
      z.string().regex(SENDER, 'must be an address, or a name and <an address>'),
      'LDA <no-reply@localhost>',
    ),
    CONTACT_EMAIL: optional(z.email('must be an address')),
    // The same rules as the sign-in form: an account that breaks them could not sign in.
    ADMIN_EMAIL: optional(z.string().refine(isEmail, 'is not an address that signs in')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .refine(({ length }) => length >= MIN && length <= MAX, `must have ${MIN} to ${MAX} characters`),
    ),
    MAX_UPLOAD_MB: withDefault(integer(1, 1024), 50),
    SYNC_WAIT_SECONDS: withDefault(integer(1, 3600), 240),
    WORKER_QUEUES: withDefault(
      list(oneOf(QUEUE_NAMES)).refine((names) => names.length > 0, 'names no queue'),
      QUEUE_NAMES.join(),
    ),
    WORKER_CONCURRENCY: withDefault(integer(1, 64), 4),
    LOAD_LAWS: withDefault(oneOf(['yes', 'no']), 'yes'),
    HEALTH_FILE: optional(z.string()),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    OPENAI_API_KEY: optional(z.string()),
    OPENAI_BASE_URL: optional(web()),
    LLM_MODEL: withDefault(z.string(), 'gpt-4o-mini'),
    LLM_CONCURRENCY: withDefault(integer(1, 256), 8),
    // Node's HTTP client gives up on a response's headers after 300 seconds.
    LLM_TIMEOUT_SECONDS: withDefault(integer(1, 290), 90),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(web()),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV === 'production' && env.SESSION_SECRET.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'is required when NODE_ENV is production',
      });
    }
    if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_EMAIL === undefined) {
      context.addIssue({ code: 'custom', path: ['ADMIN_EMAIL'], message: 'is required with ADMIN_PASSWORD' });
    }
    const missing = S3_NAMES.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < S3_NAMES.length) {
      const message = 'is missing: the settings of an S3 store are set all together, or none of them';
      context.addIssue({ code: 'custom', path: [missing.join(', ')], message });
    }
  });

/**
 * Returns every variable that is read, with its default as written in an .env file; empty if it has none.
 * @internal Tests compare the docs and the files in deploy/ with it.
 */
export function environmentDefaults(): Record<string, string> {
  const defaults: Record<string, unknown> = environment.parse({
    DATABASE_URL: 'postgres://one/must-be-given',
  });
  return Object.fromEntries(
    Object.keys(environment.shape).map((name) => [
      name,
      name === 'DATABASE_URL' ? '' : [defaults[name]].flat().join(),
    ]),
  );
}

/** The validated configuration of a process. */
export interface Config {
  production: boolean;
  /** True under the test runner: responses are then validated against their contracts. */
  test: boolean;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  host: string;
  port: number;
  /** The public address of the service, without a trailing slash. */
  publicUrl: string;
  /** Number of reverse proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  dataDir: string;
  databaseUrl: string;
  /** Address of the Redis that carries queues, events, sessions and limits; undefined if PostgreSQL does. */
  redisUrl: string | undefined;
  /** The S3-compatible store of files; undefined if all of them lie in PostgreSQL. */
  s3: S3Config | undefined;
  /**
   * Session secrets: the first signs and seals, the others still verify and open. If empty, one is generated and
   * kept in `dataDir`.
   */
  sessionSecrets: string[];
  corsOrigins: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Address that receives messages from the contact form. */
  contactEmail: string | undefined;
  admin: { email: string; password: string | undefined } | undefined;
  maxUploadBytes: number;
  syncWaitMs: number;
  workerQueues: QueueName[];
  workerConcurrency: number;
  /** False if workers leave the product's laws unloaded: seeds and tests that need none. */
  loadLaws: boolean;
  /** File in which a worker writes that it is well, for the health check of its container. */
  healthFile: string | undefined;
  /** Token with which other machines may read /metrics. */
  metricsToken: string | undefined;
  /** The language model; if undefined, the built-in engine is used. */
  llm: LlmConfig | undefined;
  /** The OTLP/HTTP collector that receives spans, without a trailing slash. */
  otlpEndpoint: string | undefined;
}

/** A bucket in an S3-compatible store, and its access key, which is never logged. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** False if new files are written to PostgreSQL and the bucket is only read. */
  writes: boolean;
}

/** An OpenAI-compatible endpoint and its call settings. */
export interface LlmConfig {
  /** API key; undefined for an endpoint that needs none. Never logged. */
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  /** Maximum concurrent calls of one worker, over all its jobs. */
  concurrency: number;
  /** Deadline of one attempt at a call, up to the last byte of the response, ms. */
  timeoutMs: number;
}

const OPENAI_URL = 'https://api.openai.com/v1';

/** Thrown when the environment cannot be used; its message names every wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function s3Of(e: z.infer<typeof environment>): S3Config | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey, region] = S3_NAMES.map((name) => e[name]);
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined ||
    region === undefined
  )
    return undefined;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, writes: e.S3_WRITE === 'yes' };
}

/**
 * Reads and validates the environment. No other code reads it.
 * @throws ConfigError naming each wrong variable and the reason.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment cannot be used. ${problems.join('; ')}.`);
  }
  const e = parsed.data;
  return {
    production: e.NODE_ENV === 'production',
    test: e.NODE_ENV === 'test',
    logLevel: e.LOG_LEVEL,
    host: e.HOST,
    port: e.PORT,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    trustProxy: e.TRUST_PROXY,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    s3: s3Of(e),
    sessionSecrets: e.SESSION_SECRET,
    corsOrigins: e.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    contactEmail: e.CONTACT_EMAIL,
    admin: e.ADMIN_EMAIL === undefined ? undefined : { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD },
    maxUploadBytes: e.MAX_UPLOAD_MB * 1024 * 1024,
    syncWaitMs: e.SYNC_WAIT_SECONDS * 1000,
    workerQueues: e.WORKER_QUEUES,
    workerConcurrency: e.WORKER_CONCURRENCY,
    loadLaws: e.LOAD_LAWS === 'yes',
    healthFile: e.HEALTH_FILE,
    metricsToken: e.METRICS_TOKEN,
    llm:
      e.OPENAI_API_KEY === undefined && e.OPENAI_BASE_URL === undefined
        ? undefined
        : {
            apiKey: e.OPENAI_API_KEY,
            baseUrl: (e.OPENAI_BASE_URL ?? OPENAI_URL).replace(/\/+$/, ''),
            model: e.LLM_MODEL,
            concurrency: e.LLM_CONCURRENCY,
            timeoutMs: e.LLM_TIMEOUT_SECONDS * 1000,
          },
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
  };
}
