import type { Language } from '#shared/contracts/common.js';
import { rephraseStyle, type RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { violationsOf } from '#workers/rewriting/guards/compare.js';
import { ARABIC } from './arabic.js';
import { comparable } from './english/comparable.js';
import { ENGLISH } from './english/rules.js';
import { readSentences } from './english/sentences.js';
import { written } from './english/write.js';
import { StyleRules, type Match } from './matches.js';
import type { Edit, RewordingRule } from './rule.js';

const byStyle = (rules: readonly RewordingRule[], flags: string) =>
  new Map(rephraseStyle.options.map((style) => [style, new StyleRules(rules, style, flags)]));
const RULES = { en: byStyle(ENGLISH, 'i'), ar: byStyle(ARABIC, '') };
/** Characters around a change that are compared: the meaning of a clause does not reach further. */
const CONTEXT_CHARS = 400;
/** Characters of a quotation: a mark that nothing closes quotes nothing. */
const QUOTED = /"[^"\n]{1,400}"|[«“][^»”\n]{1,400}[»”]/g;

/**
 * Returns the changes that a style wants of a paragraph, in order and apart from each other. None changes a number, a name, a
 * reference, a negation, a duty, a right, a condition or an exception; none touches the document's own names, quotations, headings
 * or definitions. `name` is what the document calls itself, if that is known.
 */
export function reword(
  text: string,
  style: RephraseStyle,
  terms: readonly string[],
  name: string | null = null,
): Edit[] {
  const lang = languageOf(text);
  const plain = lang === 'en' ? normalizeText(text) : text.replace(/[’‘]/g, "'");
  const taken: Span[] = quotations(text);
  const edits: Edit[] = [];
  const take = (edit: Edit | null) => {
    if (edit === null || taken.some(({ start, end }) => edit.start < end && start < edit.end)) return;
    if (!keepsMeaning(text, edit, lang, terms)) return;
    edits.push(edit);
    taken.push(edit);
  };
  if (lang === 'en') {
    const { untouched, edits: ofSentences } = readSentences(plain, style);
    taken.push(...untouched);
    // A sentence that is turned round keeps its names.
    for (const edit of ofSentences) take(withApostrophes(text, edit));
  }
  taken.push(...spansOf(plain, terms, lang));
  for (const match of RULES[lang].get(style)?.in(plain) ?? []) take(editOf(text, match, lang, name));
  return edits.sort((a, b) => a.start - b.start);
}

function editOf(
  text: string,
  { start, end, write, rule: { reason } }: Match,
  lang: Language,
  name: string | null,
): Edit | null {
  if (write.includes('{name}') && name === null) return null;
  const revised = write.replace('{name}', name ?? '');
  if (lang === 'en') return written(text, { start, end, write: revised, reason });
  // What is left out takes the blank behind it along.
  const blank = revised === '' ? (/^\s+/.exec(text.slice(end, end + 80))?.[0].length ?? 0) : 0;
  return { start, end: end + blank, revised, reason };
}

/** Writes the apostrophes of a sentence as it has them. */
const withApostrophes = (text: string, edit: Edit): Edit =>
  text.slice(edit.start, edit.end).includes('’')
    ? { ...edit, revised: edit.revised.replaceAll("'", '’') }
    : edit;

function keepsMeaning(
  text: string,
  { start, end, revised }: Edit,
  lang: Language,
  terms: readonly string[],
): boolean {
  const from = Math.max(0, start - CONTEXT_CHARS);
  const to = Math.min(text.length, end + CONTEXT_CHARS);
  const [before, after] = [text.slice(from, to), text.slice(from, start) + revised + text.slice(end, to)];
  const guarded = { lang, terms };
  return lang === 'en'
    ? violationsOf(comparable(before), comparable(after), guarded).length === 0
    : violationsOf(before, after, guarded).length === 0;
}

const quotations = (text: string): Span[] =>
  [...text.matchAll(QUOTED)].map(({ index, 0: quoted }) => ({ start: index, end: index + quoted.length }));

/** Returns where a document's names stand; an English one that is part of a longer word is none. */
function spansOf(text: string, terms: readonly string[], lang: Language): Span[] {
  return terms.flatMap((term) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      const end = at + term.length;
      if (lang === 'ar' || !(/\w/.test(text.charAt(at - 1)) || /\w/.test(text.charAt(end))))
        spans.push({ start: at, end });
    }
    return spans;
  });
}
