import { isDeepStrictEqual, inspect } from 'node:util';
import { languageOf } from '#workers/engines/text/arabic.js';

/** A clause whose answer is known, and the rule of law or the kind of risk that is asked about it. */
export interface ClauseCase {
  rule: string;
  clause: string;
}

/** An answer beside the one that was expected, in words. */
export interface Outcome {
  passed: boolean;
  expected: string;
  received: string;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : inspect(value));
const listed = (values: readonly string[]): string => (values.length === 0 ? 'nothing' : values.join(', '));

/** Expects a value. */
export const equals = (received: unknown, expected: unknown): Outcome => ({
  passed: isDeepStrictEqual(received, expected),
  expected: shown(expected),
  received: shown(received),
});

/** Expects one of some names among those received. */
export const includesOneOf = (received: readonly string[], expected: readonly string[]): Outcome => ({
  passed: expected.some((one) => received.includes(one)),
  expected: expected.join(' or '),
  received: listed(received),
});

/** Expects that a name is not among those received. */
export const excludes = (received: readonly string[], unwanted: string): Outcome => ({
  passed: !received.includes(unwanted),
  expected: `no ${unwanted}`,
  received: listed(received),
});

/** Expects no names at all. */
export const isNothing = (received: readonly string[]): Outcome => ({
  passed: received.length === 0,
  expected: 'nothing',
  received: listed(received),
});

type Check<Case> = (one: Case) => Outcome | Promise<Outcome>;

async function outcomeOf<Case>(one: Case, check: Check<Case>): Promise<Outcome> {
  try {
    return await check(one);
  } catch (error) {
    return { passed: false, expected: 'an answer', received: `it threw ${shown(error)}` };
  }
}

/**
 * Checks every case, and lists all that fail: rule, language and clause, what was expected and what came.
 * @throws Error with that list; also where there is no case at all, which would pass whatever the code does.
 */
export async function expectCases<Case extends ClauseCase>(
  cases: readonly Case[],
  check: Check<Case>,
): Promise<void> {
  if (cases.length === 0) throw new Error('There are no cases.');
  const failures: string[] = [];
  for (const one of cases) {
    const { passed, expected, received } = await outcomeOf(one, check);
    if (passed) continue;
    const { rule, clause } = one;
    failures.push(
      `${rule} (${languageOf(clause)}): ${clause}\n  expected: ${expected}\n  received: ${received}`,
    );
  }
  if (failures.length === 0) return;
  const count = `${String(failures.length)} of ${String(cases.length)} cases failed`;
  throw new Error(`${count}:\n\n${failures.join('\n\n')}\n`);
}

/**
 * Groups cases by their rule for `test.each`. Every one of `rules` has a group, if only an empty one, which fails in
 * `expectCases`: a rule without cases is an error.
 */
export function byRule<Case extends ClauseCase>(
  cases: readonly Case[],
  rules: readonly string[] = [],
): [rule: string, cases: Case[]][] {
  const groups = new Map<string, Case[]>(rules.map((rule) => [rule, []]));
  for (const one of cases) {
    const group = groups.get(one.rule);
    if (group === undefined) groups.set(one.rule, [one]);
    else group.push(one);
  }
  return [...groups];
}
