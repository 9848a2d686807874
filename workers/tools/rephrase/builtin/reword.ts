import type { Language } from '#shared/contracts/common.js';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { violationsOf } from '#workers/rewriting/guards/compare.js';
import { ARABIC } from './arabic.js';
import { ENGLISH } from './english.js';
import type { Edit, RewordingRules } from './rule.js';

const RULES: RewordingRules = { en: ENGLISH, ar: ARABIC };
/** Characters around a change that are compared: the meaning of a clause does not reach further. */
const CONTEXT_CHARS = 400;

/**
 * Returns the changes that a style wants of a paragraph, in order and apart from each other. None changes a number, a name, a
 * reference, a negation, a duty, a right, a condition or an exception; none touches the document's own names.
 */
export function reword(text: string, style: RephraseStyle, terms: readonly string[]): Edit[] {
  const lang = languageOf(text);
  const plain = text.replace(/[’‘]/g, "'");
  const names = spansOf(plain, terms);
  const edits: Edit[] = [];
  for (const rule of RULES[lang]) {
    if (!rule.styles.includes(style)) continue;
    for (const match of plain.matchAll(phrasePattern(rule.find, lang === 'en' ? 'gi' : 'g'))) {
      const edit = editOf(text, match, rule.write, rule.reason);
      const isFree = ![...edits, ...names].some(({ start, end }) => edit.start < end && start < edit.end);
      if (isFree && keepsMeaning(text, edit, lang, terms)) edits.push(edit);
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

function editOf(text: string, match: RegExpMatchArray, write: string, reason: Edit['reason']): Edit {
  const start = match.index ?? 0;
  let end = start + match[0].length;
  let revised = write.replace('$1', match[1] ?? '');
  const original = text.slice(start, end);
  if (revised === '') {
    // What is left out takes the blank behind it along, and the next word begins the sentence in its place.
    const blank = /^\s+/.exec(text.slice(end))?.[0].length ?? 0;
    end += blank;
    if (/^\p{Lu}/u.test(original) && end < text.length) {
      revised = text.charAt(end).toUpperCase();
      end += 1;
    }
  } else if (/^\p{Lu}+[\p{Lu}\s,]*$/u.test(original) && original.length > 1) revised = revised.toUpperCase();
  else if (/^\p{Lu}/u.test(original)) revised = revised.charAt(0).toUpperCase() + revised.slice(1);
  return { start, end, revised, reason };
}

function keepsMeaning(
  text: string,
  { start, end, revised }: Edit,
  lang: Language,
  terms: readonly string[],
): boolean {
  const from = Math.max(0, start - CONTEXT_CHARS);
  const to = Math.min(text.length, end + CONTEXT_CHARS);
  const after = text.slice(from, start) + revised + text.slice(end, to);
  return violationsOf(text.slice(from, to), after, { lang, terms }).length === 0;
}

function spansOf(text: string, terms: readonly string[]): { start: number; end: number }[] {
  return terms.flatMap((term) => {
    const spans: { start: number; end: number }[] = [];
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
      spans.push({ start: at, end: at + term.length });
    return spans;
  });
}
