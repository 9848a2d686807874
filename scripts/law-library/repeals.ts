import { fold } from '#platform/arabic.js';
import type { LawLines } from './statutes.js';

/** What shows that a law was replaced: the article of another that says so. */
export interface Repeal {
  law: string;
  name: string;
  by: { law: string; name: string; article: string };
  clause: string;
}

/** «يحل هذا النظام محل …» or «يلغي هذا النظام نظام …», up to the end of the sentence or to when it takes effect. */
const CLAUSE = /(?:[يت]حل(?![\u0621-\u064a])[^.]{0,60} محل|[يت]لغ[يو]?(?![\u0621-\u064a])) ([^.]{0,500})/gu;
const EFFECT = / (?:وي|وت|ي)عمل /u;
/** «رقم (م/41) وتاريخ 2/7/1424هـ», with the day or the year first. */
const ISSUED =
  /(?:رقم|ملكي|قرار) ?\(? ?(م ?\/ ?)?(\d{1,6}) ?\)? ?(?:و|ب)?(?:ال)?(?:تاريخ|مءرخ في) ?(\d{1,4}) ?\/ ?(\d{1,2}) ?\/ ?(\d{1,4})/gu;

/** Folds spaces and signs of writing direction too. */
const flat = (text: string) =>
  fold(text)
    .replace(/[\s\u200c-\u200f]+/gu, ' ')
    .replace(/ ?\/ ?/g, '/');

/** Returns the instruments that a text names, each by its number and day. */
function instrumentsIn(text: string): { id: string; at: number }[] {
  return [...flat(text).matchAll(ISSUED)].map(
    ({ index, 1: decree, 2: number, 3: a = '', 4: month, 5: b = '' }) => {
      const [day, year] = a.length === 4 ? [b, a] : [a, b];
      return {
        id: `${decree === undefined ? '' : 'م/'}${number ?? ''} ${Number(day)}/${Number(month)}/${year}`,
        at: index,
      };
    },
  );
}

const words = (name: string) =>
  flat(name)
    .split(/[^\u0621-\u064a]+/u)
    .map((word) => word.replace(/^(?:و?ال|لل|و|ل)(?=...)/u, ''))
    .filter((word) => word.length > 2);

/** Words of clauses that repeal only parts of a law, or replace it for some. */
const IN_PART = /(?:المواد|الماد[هة]|الباب|الفصل|الفقر[هة]|احكام|يتعارض|فيما يتعلق)/u;

/** Tells whether a text names a law as a whole: its kind and most of its words. */
function names(text: string, name: string): boolean {
  const has = new Set(words(text));
  const wanted = words(name);
  if (IN_PART.test(text) || !has.has(wanted[0] ?? '')) return false;
  return wanted.filter((word) => has.has(word)).length * 2 > wanted.length;
}

/**
 * Finds laws that another one replaced, in its own words: the clause names both the law and the instrument that issued it.
 */
export function findRepeals(laws: readonly LawLines[]): Repeal[] {
  const byInstrument = new Map<string, LawLines[]>();
  for (const one of laws)
    for (const { id } of instrumentsIn(one.law.instrument ?? ''))
      byInstrument.set(id, [...(byInstrument.get(id) ?? []), one]);
  const found = new Map<string, Repeal>();
  for (const { law: by, articles } of laws)
    for (const { number, text } of articles)
      for (const [whole, rest = ''] of flat(text).matchAll(CLAUSE)) {
        const [replaced = ''] = rest.split(EFFECT);
        const clause = whole.slice(0, whole.length - rest.length + replaced.length);
        for (const { id, at } of instrumentsIn(replaced))
          for (const { law } of byInstrument.get(id) ?? [])
            if (
              law.key !== by.key &&
              (law.issued ?? '') < (by.issued ?? '') &&
              names(clause.slice(0, clause.length - replaced.length + at), law.name.ar)
            )
              found.set(law.key, {
                ...{ law: law.key, name: law.name.ar },
                by: { law: by.key, name: by.name.ar, article: number },
                clause: clause.trim(),
              });
      }
  return [...found.values()];
}

/** Returns laws with those marked that were replaced. */
export function markRepealed(laws: readonly LawLines[], repeals: readonly Repeal[]): LawLines[] {
  const keys = new Set(repeals.map(({ law }) => law));
  return laws.map(({ law, articles }) => {
    if (!keys.has(law.key)) return { law, articles };
    const { traced_to: _, ...rest } = law;
    return { law: { ...rest, state: 'repealed' }, articles };
  });
}
