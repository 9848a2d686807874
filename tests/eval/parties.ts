import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { EACH, type Finding } from '#workers/tools/risk/finding.js';
import { concludeFindings, findInPart, planParts } from '#workers/tools/risk/builtin/risks.js';
import { documentOf } from '#tests/support/risk.js';
import { fold } from '#workers/engines/text/arabic.js';
import { DRAFTING } from './drafting.js';

const item = z.object({
  id: z.string(),
  text: z.string(),
  parties: z.array(z.object({ name: z.string(), aliases: z.array(z.string()).min(1) })),
  bearer: z.string(),
  holder: z.string(),
  topic: z.string(),
  form: z.string(),
});
type Item = z.infer<typeof item>;
type Party = Item['parties'][number];

/** Forms whose contract names its parties without an alias. */
const UNDEFINED = new Set(['names-only', 'roles-undefined', 'company-names', 'role-without-definition']);

const withoutArticle = (alias: string) => alias.replace(/^the /i, '');
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Names a party as a preamble does, with no more than the set gives of it. */
function introduced({ name, aliases }: Party, form: string, arabic: boolean): string {
  if (UNDEFINED.has(form)) return name;
  const called = [...new Set(aliases.map(withoutArticle))].map((alias) => `"${alias}"`);
  return arabic ? `${name} (ويشار إليها بـ ${called.join(' أو ')})` : `${name} (${called.join(' or ')})`;
}

/** Lets a party act twice, as in any contract that calls it by an alias. */
function acting({ aliases: [alias = ''] }: Party, form: string, arabic: boolean): string {
  if (UNDEFINED.has(form)) return '';
  const who = arabic ? alias : `${alias.slice(0, 1).toUpperCase()}${alias.slice(1)}`;
  return arabic
    ? `ينفذ ${who} هذا العقد بعناية. يتعاون ${who} بحسن نية. يقر ${who} بأنه قرأه.`
    : `${who} shall act with care. ${who} will cooperate.`;
}

function contractOf({ text, parties, form }: Item): string {
  const arabic = isArabic(text);
  const named = parties.map((party) => introduced(party, form, arabic));
  const acts = parties.map((party) => acting(party, form, arabic)).join(' ');
  return arabic
    ? ['عقد', '', `أبرم هذا العقد بين ${named.join(' و')}.`, acts, '', 'المادة (1): البند', text].join('\n')
    : [
        'AGREEMENT',
        '',
        `This Agreement is made between ${named.join(' and ').replace(/\.$/, '')}.`,
        acts,
        '',
        '1. Clause',
        text,
      ].join('\n');
}

/** Returns the findings in a clause, as the conclusion has them. */
function findingsIn(one: Item): Finding[] {
  const text = contractOf(one);
  const lang = isArabic(one.text) ? 'ar' : 'en';
  const document = documentOf(text);
  const plan = planParts({ document, lang, party: null, asContract: true });
  const found = new Map(
    plan.pieces.map(({ start, end, stretches }, seq) => {
      const part = {
        text: text.slice(start, end),
        stretches,
        lang,
        documentFacts: plan.documentFacts,
      } as const;
      return [seq, findInPart(part)];
    }),
  );
  const from = text.lastIndexOf(one.text);
  return concludeFindings({ document, lang, plan, found }).findings.filter(
    ({ kind, evidence }) => evidence !== null && evidence.end > from && !DRAFTING.has(kind),
  );
}

const key = (name: string) => fold(withoutArticle(name)).toLowerCase().replace(/\s+/g, ' ').trim();

/** Tells whether a name is one of the party that the set calls by `alias`. */
function isParty(name: string | null, alias: string, parties: readonly Party[]): boolean {
  if (name === null) return false;
  if (alias === EACH || name === EACH) return alias === name;
  const meant = parties.find(({ aliases }) => aliases.some((one) => key(one) === key(alias)));
  return meant !== undefined && [meant.name, ...meant.aliases].some((one) => key(one) === key(name));
}

const OUTCOMES = [
  'named right',
  'one of the two named',
  'not named',
  'named another',
  'the wrong way round',
  'no finding',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Judges one finding: the worst of what it says of the two parties. */
function judged({ sides }: Finding, { bearer, holder, parties }: Item): Outcome {
  const { bears = null, holds = null } = sides ?? {};
  const right = [isParty(bears, bearer, parties), isParty(holds, holder, parties)];
  if (right.every(Boolean)) return 'named right';
  if (bearer !== holder && (isParty(bears, holder, parties) || isParty(holds, bearer, parties)))
    return 'the wrong way round';
  if ([bears, holds].some((name, at) => name !== null && right[at] === false)) return 'named another';
  return right.some(Boolean) ? 'one of the two named' : 'not named';
}

/** Judges a clause: one finding the wrong way round spoils it, else one that names both is enough. */
function outcomeOf(one: Item, findings: readonly Finding[]): Outcome {
  const each = findings.map((finding) => judged(finding, one));
  const order = [
    'the wrong way round',
    'named another',
    'named right',
    'one of the two named',
    'not named',
  ] as const;
  return order.find((outcome) => each.includes(outcome)) ?? 'no finding';
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 1000) / 10}%`;

/**
 * Measures whether findings tell who bears a clause and who holds the right. `--list` prints every clause that is not
 * named right, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const all = lines.map((line) => {
      const one = item.parse(JSON.parse(line));
      const findings = findingsIn(one);
      return { one, findings, outcome: outcomeOf(one, findings) };
    });
    const count = (outcome: Outcome) => all.filter((other) => other.outcome === outcome).length;
    process.stdout.write(`${basename(file)}: ${all.length} clauses\n`);
    for (const outcome of OUTCOMES)
      process.stdout.write(
        `  ${outcome.padEnd(24)} ${count(outcome)} (${percent(count(outcome), all.length)})\n`,
      );
    if (!args.includes('--list')) continue;
    for (const { one, findings, outcome } of all.filter(({ outcome }) => outcome !== 'named right')) {
      process.stdout.write(
        `\n${one.id} ${one.form}, ${one.topic}: ${outcome}; ${one.bearer} bears, ${one.holder} holds\n  ${one.text}\n`,
      );
      for (const { kind, title, sides } of findings)
        process.stdout.write(
          `  > ${kind}: ${sides?.bears ?? '?'} bears, ${sides?.holds ?? '?'} holds. ${title}\n`,
        );
    }
  }
  return 0;
}
