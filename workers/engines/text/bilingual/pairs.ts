import type { ExtractedDocument } from '#platform/documents.js';
import { fold } from '../arabic.js';
import { normalizeText } from '../plain.js';
import { unitsOf, type Unit } from './units.js';

/** What a bilingual document says in one place in both languages: the units of each, in order. */
export interface Pair {
  en: Unit[];
  ar: Unit[];
}

/** Least pairs that show that a document is set in two languages. */
const LEAST = 3;

/** Returns what stands side by side, one after the other or in two halves of a document in English and Arabic. */
export function bilingualPairs(document: Pick<ExtractedDocument, 'text' | 'blocks'>): Pair[] {
  const units = unitsOf(document);
  const cells = units.filter(({ row }) => row !== null);
  const lines = units.filter(({ row }) => row === null);
  const found = [...rowsOf(cells), ...linesOf(lines, document.text)];
  return found.length < LEAST ? [] : found;
}

const of = (units: readonly Unit[], lang: Unit['lang']) => units.filter((unit) => unit.lang === lang);

/** Pairs the two languages of each row of a table. */
function rowsOf(cells: readonly Unit[]): Pair[] {
  const rows = new Map<string, Unit[]>();
  for (const cell of cells) rows.set(cell.row ?? '', [...(rows.get(cell.row ?? '') ?? []), cell]);
  return [...rows.values()].flatMap((row) => matched(of(row, 'en'), of(row, 'ar')));
}

/** Pairs as many units of one language with as many of the other one by one, others as a whole. */
function matched(en: Unit[], ar: Unit[]): Pair[] {
  if (en.length === 0 || ar.length === 0) return [];
  if (en.length !== ar.length) return [{ en, ar }];
  return en.flatMap((unit, at) => {
    const other = ar[at];
    return other === undefined ? [] : [{ en: [unit], ar: [other] }];
  });
}

/** Runs of units of one language. */
function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (last?.[0]?.lang === unit.lang) last.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

/** A run that is this share of all units of its language is one half of a document in two halves. */
const HALF = 0.8;

function linesOf(units: readonly Unit[], text: string): Pair[] {
  const runs = runsOf(units);
  const halves = runs.filter(
    (run) => run.length >= LEAST && run.length >= HALF * of(units, run[0]?.lang ?? 'en').length,
  );
  const [first, second] = halves;
  if (first !== undefined && second !== undefined) {
    const [en, ar] = first[0]?.lang === 'en' ? [first, second] : [second, first];
    return byNumber(en, ar);
  }
  const led = (lang: Unit['lang']) => {
    const pairs: Pair[] = [];
    for (let at = runs[0]?.[0]?.lang === lang ? 0 : 1; at + 1 < runs.length; at += 2) {
      const [one = [], other = []] = runs.slice(at, at + 2);
      pairs.push(...(lang === 'en' ? matched(one, other) : matched(other, one)));
    }
    return pairs;
  };
  const [english, arabic] = [led('en'), led('ar')];
  return agreement(english, text) >= agreement(arabic, text) ? english : arabic;
}

const FIGURES = /\d+/g;
const figuresOf = (units: readonly Unit[], text: string) =>
  new Set(
    units.flatMap(({ start, end }) => fold(normalizeText(text.slice(start, end))).match(FIGURES) ?? []),
  );

/** Tells how well pairs fit together: by the figures that both name, or only one. */
function agreement(pairs: readonly Pair[], text: string): number {
  let score = 0;
  for (const { en, ar } of pairs) {
    const [some, others] = [figuresOf(en, text), figuresOf(ar, text)];
    const shared = [...some].filter((figure) => others.has(figure)).length;
    score += 2 * shared - (some.size + others.size - 2 * shared);
    if (en[0]?.number !== null && en[0]?.number === ar[0]?.number) score += 2;
  }
  return score;
}

interface Clause {
  number: string;
  units: Unit[];
}

/** Divides one half into clauses: a number that comes again belongs to a list within a clause. */
function clausesOf(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = [];
  const seen = new Set<string>();
  for (const unit of units) {
    const { number } = unit;
    const last = clauses.at(-1);
    if (number !== null && !seen.has(number)) {
      seen.add(number);
      clauses.push({ number, units: [unit] });
    } else last?.units.push(unit);
  }
  return clauses;
}

/** Pairs two halves clause by clause by their numbers; halves without numbers unit by unit, if they are as many. */
function byNumber(en: Unit[], ar: Unit[]): Pair[] {
  const clauses = clausesOf(en);
  const others = new Map(clausesOf(ar).map((clause) => [clause.number, clause.units]));
  const shared = clauses.filter(({ number }) => others.has(number));
  if (shared.length >= LEAST)
    return shared.flatMap(({ number, units }) => matched(units, others.get(number) ?? []));
  return en.length === ar.length ? matched(en, ar) : [];
}
