import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Language } from '#shared/contracts/common.js';
import { legalTerms } from '#platform/law/glossary.js';
import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { draftArabicToEnglish } from '#workers/translation/ar-en/draft.js';
import { draftEnglishToArabic } from '#workers/translation/en-ar/draft.js';
import { chrf } from './chrf.js';

const sentence = z.object({
  id: z.string(),
  source: z.string(),
  reference: z.string(),
  terms: z.array(z.tuple([z.string(), z.string()])),
  keeps: z.array(z.string()),
});
const article = z.object({
  article: z.coerce.number(),
  en: z.string(),
  ar: z.string(),
  arabic_amended: z.unknown(),
});
interface Item {
  source: string;
  reference: string;
  terms: [string, string][];
  keeps: string[];
}

/**
 * Measures the drafts of translations: `translations SET.jsonl --to ar`, a set of sentences with their translations, or articles of
 * a law in both languages (`--articles odd`, or even: the half to work on and the half to measure with). Prints the chrF of the drafts
 * and of a word-by-word lookup in the glossary, the share of words known, of terms and of figures that stand in the drafts. `--show`
 * prints the drafts, which must not be done with a half that is held out before the work is done.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      articles: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  });
  const [file = ''] = positionals;
  const to: Language = values.to === 'en' ? 'en' : 'ar';
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const items = values.articles === undefined ? lines.map(itemOf) : articlesOf(lines, values.articles, to);
  const translate = to === 'ar' ? draftEnglishToArabic : draftArabicToEnglish;
  const names: string[] = [];
  const drafts = items.map(({ source }) => translate({ text: source, terms: [], names }));
  const sum = (count: (at: number) => number) => items.reduce((total, _, at) => total + count(at), 0);
  const plain = (text: string) => (to === 'ar' ? fold(text) : text);
  const pairs = (texts: readonly string[]) =>
    items.map(({ reference }, at) => ({ hypothesis: plain(texts[at] ?? ''), reference: plain(reference) }));
  const terms = sum((at) => items[at]?.terms.length ?? 0);
  const keeps = sum((at) => items[at]?.keeps.length ?? 0);
  const text = (at: number) => comparable(drafts[at]?.text ?? '');
  const termsKept = sum(
    (at) =>
      items[at]?.terms.filter(([, accepted]) =>
        accepted.split('|').some((one) => text(at).includes(comparable(one))),
      ).length ?? 0,
  );
  const figuresKept = sum((at) => items[at]?.keeps.filter((one) => text(at).includes(one)).length ?? 0);
  const [known, words] = [sum((at) => drafts[at]?.known ?? 0), sum((at) => drafts[at]?.words ?? 0)];
  if (values.show)
    items.forEach(({ source, reference }, at) => {
      process.stdout.write(`${source}\n  = ${reference}\n  > ${drafts[at]?.text ?? ''}\n\n`);
    });
  const share = (part: number, whole: number) =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  process.stdout.write(
    `${basename(file)} to ${to}: ${String(items.length)} texts, chrF ${chrf(pairs(drafts.map((draft) => draft.text))).toFixed(1)} (glossary word by word ${chrf(pairs(items.map(({ source }) => lookedUp(source, to)))).toFixed(1)}), words known ${share(known, words)}, terms ${share(termsKept, terms)}, figures ${share(figuresKept, keeps)}\n`,
  );
  return 0;
}

function itemOf(line: string): Item {
  const { source, reference, terms, keeps } = sentence.parse(JSON.parse(line));
  return { source, reference, terms, keeps };
}

function articlesOf(lines: readonly string[], half: string, to: Language): Item[] {
  return lines
    .map((line) => article.parse(JSON.parse(line)))
    .filter((one) => one.arabic_amended === null && one.article % 2 === (half === 'odd' ? 1 : 0))
    .map(({ en, ar }) => ({
      source: to === 'ar' ? en : ar,
      reference: to === 'ar' ? ar : en,
      terms: [],
      keeps: [],
    }));
}

const comparable = (text: string) => fold(normalizeText(text)).toLowerCase();

/** Replaces the words that the glossary knows, longest first: what the drafts are measured beside. */
function lookedUp(source: string, to: Language): string {
  let text = comparable(source);
  const pairs = legalTerms().map(({ en, ar: [ar] }): [string, string] => (to === 'ar' ? [en, ar] : [ar, en]));
  for (const [from, into] of [...pairs].sort(([a], [b]) => b.length - a.length))
    text = text.replaceAll(comparable(from), into);
  return text;
}
