import type { Language } from '#shared/contracts/common.js';
import { lengthInWords } from '#shared/domain/lengths.js';
import type { ArticleReference } from '#shared/contracts/law.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import { distinctArticles, withCitations } from '#platform/law/cite.js';
import type { Facts } from '../rules/rule.js';
import { withBearerJoined } from './bearer.js';

/**
 * A sentence of a finding: unconditional, or included only if the rule returned that note, or all of several that "+" joins
 * ("!" denies one). A sentence with a value
 * ({who}, {notice} …) that the clause does not give is left out. Of `either`, the first one that applies is included.
 * Articles of laws are cited as {labor:83} or {copyright:7,10}.
 */
export type Line = string | readonly [note: string, text: string] | { readonly either: readonly Line[] };

/** Texts of one kind of risk: the first title that applies, and all sentences that apply. */
export interface Wording {
  title: readonly Line[];
  /** What the clause says: each sentence is borne by the words that the rule matched, or by those of its note. */
  explanation: readonly Line[];
  /** What follows from it in general: the sentences say nothing of the clause's own words. */
  remarks?: readonly Line[];
  advice: readonly Line[];
  /**
   * Why the severity is what it is: the first line that applies. Besides the rule's notes, the names `high`, `medium` and
   * `low` select a line.
   */
  weight?: readonly Line[];
}

const LATIN = /[A-Za-z]/;
/** Latin text runs from left to right; without isolation it would reorder the punctuation and the list around it. */
const isolateLatin = (words: string) => (LATIN.test(words) ? `\u2068${words}\u2069` : words);

/** Puts text of a contract into the quotation marks of the report's language. */
function quoted(words: string, lang: Language): string {
  if (lang === 'en') return words;
  if (!words.includes('“')) return isolateLatin(words);
  return words.replace(/“([^”]*)”/g, (_, inner: string) => `«${isolateLatin(inner)}»`).replaceAll(', ', '، ');
}

function value(name: string, facts: Facts, lang: Language): string | null {
  switch (name) {
    case 'who':
    case 'other':
    case 'amount':
    case 'place':
      return facts[name] ?? null;
    case 'words':
    case 'limit': {
      const words = facts[name] ?? null;
      return words === null ? null : quoted(words, lang);
    }
    case 'period':
    case 'notice': {
      const period = facts[name] ?? null;
      return period === null ? null : lengthInWords(period, lang);
    }
    // The same as a subject or predicate, which Arabic tells apart: "المدة سنتان".
    case 'period_is':
    case 'notice_is': {
      const period = facts[name === 'period_is' ? 'period' : 'notice'] ?? null;
      return period === null ? null : lengthInWords(period, lang, 'nominative');
    }
    case 'percent':
      return facts.percent === undefined || facts.percent === null ? null : `${facts.percent}%`;
    default:
      throw new Error(`Unknown value {${name}} in a wording`);
  }
}

/** Puts words of a contract into the quotation marks of the report's language. */
export const inQuotes = (words: string, lang: Language): string => quoted(`“${words}”`, lang);

/** Adds the Arabic preposition "to": it is joined to an Arabic name, and drops the alif of the article. */
function withArabicPreposition(name: string): string {
  if (name.startsWith('الل')) return `ل${name.slice(2)}`;
  if (name.startsWith('ال')) return `لل${name.slice(2)}`;
  return /^[\u0621-\u064a]/u.test(name) ? `ل${name}` : `لـ${name}`;
}

interface Rendered {
  text: string;
  /** The line that it was rendered from, before its values were filled in. */
  line: string;
  /** The note that selected it. */
  note: string | null;
  /** The articles that the text cites. */
  articles: ArticleReference[];
}

/** Tells whether all notes of a condition like "mutual+!capped" are so. */
const applies = (condition: string, notes: ReadonlySet<string>) =>
  condition.split('+').every((note) => (note.startsWith('!') ? !notes.has(note.slice(1)) : notes.has(note)));

function renderLine(line: Line, notes: ReadonlySet<string>, facts: Facts, lang: Language): Rendered | null {
  if (typeof line === 'object' && 'either' in line) {
    for (const one of line.either) {
      const rendered = renderLine(one, notes, facts, lang);
      if (rendered !== null) return rendered;
    }
    return null;
  }
  const [note, source] = typeof line === 'string' ? [null, line] : line;
  if (note !== null && !applies(note, notes)) return null;
  let complete = true;
  // Before the values are filled in: words of the contract cite nothing.
  const cited = withCitations(source, lang);
  const filled = cited.text.replace(/(لـ)?\{(\w+)\}/g, (_, to: string | undefined, name: string) => {
    const found = value(name, facts, lang);
    if (found === null) complete = false;
    return to === undefined ? (found ?? '') : withArabicPreposition(found ?? '');
  });
  // A side without a name is described, and its description may open the sentence.
  const text = filled.replace(/^the(?= side )/, 'The');
  return complete ? { text, line: source, note, articles: cited.articles } : null;
}

const renderAll = (lines: readonly Line[], notes: ReadonlySet<string>, facts: Facts, lang: Language) =>
  lines.map((line) => renderLine(line, notes, facts, lang)).filter((rendered) => rendered !== null);

/** Renders what a finding says of the clause. */
function explained(wording: Wording, notes: ReadonlySet<string>, facts: Facts, lang: Language): Rendered[] {
  const [title] = renderAll(wording.title, notes, facts, lang);
  return withBearerJoined(title?.text ?? '', renderAll(wording.explanation, notes, facts, lang), facts);
}

/** Renders the title, explanation and recommendation for the result of a rule, with the articles that these cite. */
export function renderWording(wording: Wording, notes: readonly string[], facts: Facts, lang: Language) {
  const set = new Set(notes);
  const all = (lines: readonly Line[]) => renderAll(lines, set, facts, lang);
  const [title] = all(wording.title);
  const explanation = [...explained(wording, set, facts, lang), ...all(wording.remarks ?? [])];
  const advice = all(wording.advice);
  const shown = [...(title === undefined ? [] : [title]), ...explanation, ...advice];
  return {
    title: title?.text ?? '',
    explanation: explanation.map(({ text }) => text).join(' '),
    recommendation: advice.map(({ text }) => text).join(' '),
    articles: distinctArticles(shown.flatMap(({ articles }) => articles)),
  };
}

/** Returns the sentence that says why a finding has its severity; undefined if the wording has none for it. */
export function renderWeight(
  { weight = [] }: Wording,
  severity: Severity,
  notes: readonly string[],
  facts: Facts,
  lang: Language,
): string | undefined {
  const set = new Set([...notes, severity]);
  for (const line of weight) {
    const text = renderLine(line, set, facts, lang)?.text;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Returns the sentences about the clause itself, each with the note that selected it; null if the match bears it. */
export function renderStatements(
  wording: Wording,
  notes: readonly string[],
  facts: Facts,
  lang: Language,
): { text: string; note: string | null }[] {
  return explained(wording, new Set(notes), facts, lang).map(({ text, note }) => ({
    text,
    note: note?.startsWith('!') === true ? null : note,
  }));
}
