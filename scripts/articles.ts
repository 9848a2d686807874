import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { Pack } from '#platform/law/pack.js';
import { distinctArticles } from '#platform/law/cite.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import { allCited } from '#workers/tools/risk/builtin/words/cited.js';

/**
 * npm run articles -- FILE: takes the articles that texts of findings and rules of law cite out of a file of statutes, one article in JSON
 * on each line, into platform/law/articles.json. It stops at a citation whose current text the file does not hold.
 */

/** The month up to which the file's amendments were traced. */
const TRACED_TO = '2026-06';
const OUTPUT = resolve(import.meta.dirname, '../platform/law/articles.json');

const line = z.object({
  law_key: z.string(),
  decree: z.string(),
  status: z.string(),
  in_force: z.boolean().nullable(),
  issued: z.string(),
  article: z.union([z.number(), z.string()]),
  amended_note: z.string().nullable(),
  text: z.string(),
  url: z.url(),
});
type Line = z.infer<typeof line>;

const INSTRUMENTS: Record<string, string> = {
  'Royal Decree': 'المرسوم الملكي رقم',
  'Royal Order': 'الأمر الملكي رقم',
  'SDAIA Decision': 'قرار الهيئة السعودية للبيانات والذكاء الاصطناعي رقم',
};

/** Instruments that are named by their publication. */
const UNNUMBERED: Record<string, { en: string; ar: string }> = {
  'SDAIA transfer regulation, published 1 September 2024': {
    en: 'SDAIA regulation, published on 1 September 2024',
    ar: 'لائحة الهيئة السعودية للبيانات والذكاء الاصطناعي، المنشورة في 1 سبتمبر 2024',
  },
};

/** "Royal Decree M/46 of 1436/6/5H", in both languages and with the day first. */
function instrument(written: string): { en: string; ar: string } {
  const other = UNNUMBERED[written];
  if (other !== undefined) return other;
  const [, kind = '', number = '', date = ''] =
    /^(\D+?) ([AM]\/\d+|[\d/]+) of ([\d/]+)H$/.exec(written) ?? [];
  const kindInArabic = INSTRUMENTS[kind];
  if (kindInArabic === undefined) throw new Error(`No known instrument: ${written}`);
  const parts = date.split('/');
  const day = (parts[0]?.length === 4 ? parts.reverse() : parts).join('/');
  return {
    en: `${kind} ${number} of ${day}H`,
    ar: `${kindInArabic} (${number.replace('M', 'م').replace('A', 'أ')}) وتاريخ ${day}هـ`,
  };
}

function amended({ law_key, article, amended_note: note }: Line): { en: string; ar: string } | null {
  if (note === null || note.startsWith('as published')) return null;
  // Wording that only a consolidated text shows: no decree is named for it.
  if (note.startsWith("current wording per the Ministry's consolidated text")) return null;
  const [, by] =
    /^(?:current wording, as (?:amended|added)|added) by ([MA]\/\d+ of [\d/]+H(?:, [MA]\/\d+ of [\d/]+H)*)$/.exec(
      note,
    ) ?? [];
  if (by === undefined) throw new Error(`${law_key}, Art. ${article} has no current text: ${note}`);
  const decrees = by
    .split(', ')
    .map((decree) => instrument(`Royal ${decree.startsWith('A') ? 'Order' : 'Decree'} ${decree}`));
  return { en: decrees.map(({ en }) => en).join(' and '), ar: decrees.map(({ ar }) => ar).join(' و') };
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** Begins paragraphs and numbered items on lines of their own, where the file has lost the breaks; words stay as they are. */
const inParagraphs = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<=[.:؛]) (?=- )/g, '\n')
    .replace(/(?<=[.:؛%]\s?) (?=(?:[\d\u0660-\u0669]{1,2}|هـ|[\u0621-\u064a]) ?[-ـ–] ?\S)/g, '\n')
    .trim();

function main(file: string | undefined): void {
  if (file === undefined) throw new Error('Name the file: npm run articles -- FILE');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const held = new Map<string, Line>();
  for (const written of lines) {
    const one = line.parse(JSON.parse(written));
    held.set(`${one.law_key} ${one.article}`, one);
  }
  const laws: Pack['laws'] = {};
  const cited = distinctArticles([...allCited(), ...LAW_RULES.flatMap(({ source }) => articlesOf(source))])
    .sort((a, b) => a.law.localeCompare(b.law) || BY_NUMBER.compare(a.number, b.number))
    .map(({ law, number }) => {
      const found = held.get(`${law} ${number}`);
      if (found?.in_force !== true) throw new Error(`${law}, Art. ${number} is not held, or not in force.`);
      const { decree, issued, status, url } = found;
      if (status !== 'in_force' && status !== 'as_published') throw new Error(`${law} is ${status}.`);
      laws[law] = { decree: instrument(decree), issued, status, source: url };
      return { law, number, amended: amended(found), text: inParagraphs(found.text) };
    });
  const made: Pack = { tracedTo: TRACED_TO, laws, articles: cited };
  writeFileSync(OUTPUT, `${JSON.stringify(made, null, 1)}\n`);
  process.stdout.write(`${cited.length} articles of ${Object.keys(laws).length} laws.\n`);
}

main(process.argv[2]);
