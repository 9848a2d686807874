/** What of an error is for the log. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  [field: string]: unknown;
}

/** Fields of PostgreSQL's, Node's and our own errors that name things and never quote them. */
const FIELDS = [
  'code',
  'status',
  'syscall',
  'address',
  'port',
  'responseCode',
  'command',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'reason',
] as const;
const MESSAGE_CHARS = 500;
const DEPTH = 5;

const EMAIL = /[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g;

/**
 * An error as a log line carries it: what kind, where, and which cause, but nothing that a document or a person
 * said. Libraries quote freely: Drizzle the values of a query, PostgreSQL the row that broke a rule, JSON.parse
 * the text that was none, a mail server the address that it refused.
 */
export function serializeError(error: unknown, depth = 0): LoggedError | string {
  if (typeof error === 'string') return safeMessage(error);
  if (!isError(error)) return typeof error;
  const message = messageOf(error);
  const [, ...frames] = (error.stack ?? '').split(/\n(?= {4}at )/);
  const logged: LoggedError = {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames.map((frame) => frame.split('\n', 1)[0])].join('\n'),
  };
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'number') logged[field] = value;
    else if (typeof value === 'string') logged[field] = safeMessage(value);
  }
  if (depth < DEPTH) {
    if (error.cause !== undefined) logged['cause'] = serializeError(error.cause, depth + 1);
    if ('errors' in error && Array.isArray(error.errors))
      logged['errors'] = error.errors.slice(0, DEPTH).map((one) => serializeError(one, depth + 1));
  }
  return logged;
}

/** By shape and not by class: where code runs in a context of its own, Node's errors are not its `Error`s. */
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

function messageOf(error: Error): string {
  // Drizzle's: the query's text is in the source, its values are people's.
  if ('query' in error && 'params' in error) return 'A query failed.';
  if (error.name === 'SyntaxError') return 'Something could not be parsed.';
  // A schema's issues may quote what was not as it should be.
  if ('issues' in error && Array.isArray(error.issues)) return `Not of its form: ${pathsOf(error.issues)}`;
  // PostgreSQL quotes a value that has not the form of its type.
  if ('severity' in error && 'routine' in error) return error.message.replace(/: ".*"/s, '');
  // A mail server's own words quote the address in every form.
  if ('responseCode' in error) return 'The mail server refused.';
  return safeMessage(error.message);
}

function pathsOf(issues: unknown[]): string {
  const paths = issues.map((issue) => {
    const { path, code } = issue as { path?: unknown[]; code?: unknown };
    return `${(path ?? []).map(String).join('.')} (${String(code)})`;
  });
  return safeMessage(paths.join(', '));
}

const safeMessage = (message: string) => message.slice(0, MESSAGE_CHARS).replace(EMAIL, '[address]');
