import * as z from 'zod';
import { fold } from '#workers/engines/text/arabic.js';
import { arabicQuantities } from '#workers/engines/text/values/arabic-quantities.js';
import { englishQuantities } from '#workers/engines/text/values/english-quantities.js';
import type { Quantity } from '#workers/engines/text/values/value.js';
import type { Finding } from '#workers/tools/risk/finding.js';
import { arabicContractBetween, contractBetween, documentOf, findingsOf } from '#tests/support/risk.js';
import { jsonLines } from './json-lines.js';

const sums = z.record(z.string(), z.string());
const twin = z.object({
  id: z.string(),
  lang: z.enum(['en', 'ar']),
  topic: z.string(),
  a: z.string(),
  b: z.string(),
  a_term: z.string().nullish(),
  b_term: z.string().nullish(),
  a_notice: z.string().nullish(),
  b_notice: z.string().nullish(),
  a_survival: z.string().nullish(),
  b_survival: z.string().nullish(),
  a_caps: sums.optional(),
  b_caps: sums.optional(),
});
type Twin = z.infer<typeof twin>;

/** Twins of which the risk engine may state a value. */
const TOPICS = ['term', 'cap', 'survival'];
/** Nouns to which a finding may bind a length of time. */
const NOUNS = ['term', 'notice', 'survival'] as const;
type Noun = (typeof NOUNS)[number] | 'renewal';

/** Words of findings that bind the length behind them to a noun. */
const STATES: readonly (readonly [Noun, RegExp])[] = [
  ['term', /contract runs for|Long term of|يسري العقد لمدة|مدة طويلة/],
  ['renewal', /renewal runs for|يكون التجديد لمدة/],
  ['notice', /[Nn]otice|يجب الإشعار|بإشعار قبل|يلزم الاعتراض عليه/],
  ['survival', /after the end|[Cc]onfidential|A time of|بعد الانتهاء|سرية|ذُكرت/],
];
/** Words that deny a cap of the other side. */
const DENIES_CAP =
  /Cap on the liability of .{1,40} only|No cap on the liability of|سقف لمسؤولية .{1,40} دون|على سقف لمسؤولية الطرف الآخر/;
/** Kinds that say that no length was found for duties that go on after the contract. */
const WITHOUT_END = ['survival-unlimited', 'endless-confidentiality'];

interface Case {
  id: string;
  clause: string;
  lang: 'en' | 'ar';
  lengths: Partial<Record<Noun, number>>;
  caps: Readonly<Record<string, string>>;
}

const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const quantitiesIn = (text: string): Quantity[] =>
  /\p{Script=Arabic}/u.test(text) ? arabicQuantities(fold(text)) : englishQuantities(text);

/** Returns the lengths of time that a text names, in days. */
const daysIn = (text: string): number[] =>
  quantitiesIn(text).flatMap(({ kind, value, unit }) =>
    kind === 'duration' ? [value * (DAYS[unit.replace(/ \(.*\)$/, '')] ?? NaN)] : [],
  );

function casesOf(one: Twin): Case[] {
  return (['a', 'b'] as const).map((side) => {
    const lengths: Case['lengths'] = {};
    for (const noun of NOUNS) {
      const written = one[`${side}_${noun}`];
      if (written === null || written === undefined) continue;
      const [days] = daysIn(one.lang === 'ar' ? `لمدة ${written}` : written.replace('Gregorian ', ''));
      // A length that the readers of lengths do not know, such as "one Hijri year", is not judged.
      if (days !== undefined) lengths[noun] = days;
    }
    return {
      id: `${one.id}${side}`,
      clause: one[side],
      lang: one.lang,
      lengths,
      caps: one[`${side}_caps`] ?? {},
    };
  });
}

const figureOf = (written: string) => /SAR ([\d,]+)/.exec(written)?.[1]?.replaceAll(',', '') ?? null;

interface Told {
  right: string[];
  wrong: string[];
}

/** Compares the lengths that a finding states with those of the nouns that it binds them to. */
function lengthsTold(finding: Finding, { lengths }: Case): Told {
  const told: Told = { right: [], wrong: [] };
  if (WITHOUT_END.includes(finding.kind) && lengths.survival !== undefined)
    told.wrong.push(`${finding.kind}: ${finding.title}`);
  const sentences = [finding.title, ...(finding.statements ?? []).map(({ text }) => text)];
  // Words of the clause in quotation marks bind nothing.
  for (const sentence of sentences.map((text) => text.replace(/«[^»]*»|“[^”]*”/g, ''))) {
    const noun = STATES.find(([, words]) => words.test(sentence))?.[0];
    for (const days of daysIn(sentence)) {
      // A renewal may be as long as the term, or as it says itself; it is never the notice or what outlasts the contract.
      const isRight =
        noun === 'renewal'
          ? days === lengths.term || (days !== lengths.notice && days !== lengths.survival)
          : noun !== undefined && lengths[noun] === days;
      (isRight ? told.right : told.wrong).push(`${finding.kind}: ${sentence}`);
    }
  }
  return told;
}

/** Compares the side that a cap serves, and its amount, with what the clause grants. */
function capsTold(finding: Finding, { caps }: Case, names: readonly string[]): Told {
  const told: Told = { right: [], wrong: [] };
  if (finding.kind !== 'liability-cap' && finding.kind !== 'unlimited-liability') return told;
  const words = `${finding.title} ${finding.explanation}`;
  const said = `${finding.kind}: ${words}`;
  // "Cap of A, not of B" names both: the first is the one that it is of.
  const earliest = (text: string) =>
    names
      .filter((name) => text.includes(name))
      .toSorted((one, other) => text.indexOf(one) - text.indexOf(other))[0];
  const first = earliest(finding.title) ?? earliest(words);
  const amounts = quantitiesIn(words).flatMap(({ kind, value }) =>
    kind === 'amount' ? [String(value)] : [],
  );
  if (finding.kind === 'unlimited-liability') {
    const isRight =
      first !== undefined ? caps[first] === 'unlimited' : Object.values(caps).includes('unlimited');
    (isRight ? told.right : told.wrong).push(said);
    return told;
  }
  const allowed = first === undefined ? Object.values(caps) : [caps[first] ?? ''];
  const isGranted = allowed.some((one) => one !== 'unlimited');
  const fits = amounts.every((amount) => allowed.some((one) => figureOf(one) === amount));
  // An amount without a side, of a clause with two, is bound to nobody.
  const isBound = amounts.length === 0 || first !== undefined || new Set(allowed).size === 1;
  const others = Object.entries(caps).filter(([name]) => name !== first);
  const isDenied = DENIES_CAP.test(words) && others.some(([, sum]) => sum !== 'unlimited');
  (isGranted && fits && isBound && !isDenied ? told.right : told.wrong).push(said);
  return told;
}

/** Returns what the findings in a clause state rightly and wrongly. */
async function toldOf(one: Case): Promise<Told> {
  const names = Object.keys(one.caps);
  const [first, second] = [
    names[0] ?? (one.lang === 'ar' ? 'المورد' : 'Supplier'),
    names[1] ?? (one.lang === 'ar' ? 'العميل' : 'Customer'),
  ];
  const text = (one.lang === 'ar' ? arabicContractBetween : contractBetween)(first, second, one.clause);
  const start = text.indexOf(one.clause);
  const found = await findingsOf(documentOf(text), { lang: one.lang });
  const told = found
    .filter(({ evidence }) => evidence !== null && evidence.end > start)
    .flatMap((finding) =>
      names.length > 0 ? [capsTold(finding, one, [first, second])] : [lengthsTold(finding, one)],
    );
  return { right: told.flatMap(({ right }) => right), wrong: told.flatMap(({ wrong }) => wrong) };
}

/** Returns what the findings in the clauses of a file state rightly and wrongly. */
export async function toldIn(file: string) {
  const twins = (await jsonLines(file, twin)).filter(({ topic }) => TOPICS.includes(topic));
  const told: (Told & { one: Case; topic: string })[] = [];
  for (const each of twins)
    for (const one of casesOf(each)) told.push({ topic: each.topic, one, ...(await toldOf(one)) });
  return told;
}

/**
 * Measures on twin clauses of two values each whether a finding binds a value to the wrong noun: a term, a notice, a cap or
 * what outlasts the contract. `bound-values FILE` prints totals; `--list` prints what is stated wrongly, which must not be done
 * with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const told = await toldIn(file);
    for (const topic of TOPICS) {
      const own = told.filter((one) => one.topic === topic);
      const sum = (of: 'right' | 'wrong') => own.reduce((total, one) => total + one[of].length, 0);
      process.stdout.write(
        `${topic}: ${own.length} clauses, ${own.filter(({ right }) => right.length > 0).length} with a right value; ` +
          `stated rightly ${sum('right')}, wrongly ${sum('wrong')}\n`,
      );
    }
    if (!list) continue;
    for (const { one, right, wrong } of told) {
      for (const said of wrong) process.stdout.write(`\n${one.id} WRONG ${said}\n  ${one.clause}\n`);
      for (const said of right) process.stdout.write(`${one.id} right ${said}\n`);
    }
  }
  return 0;
}
