import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pack } from '#platform/law/pack.js';
import { distinctArticles } from '#platform/law/cite.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import { allCited } from './cited-articles.js';
import {
  decree,
  inParagraphs,
  instrument,
  STATUTES_TRACED_TO,
  statuteLine,
  type StatuteLine,
} from './law-source.js';

/**
 * npm run write:articles -- FILE: takes the articles that texts of findings and rules of law cite out of a file of statutes, one article in JSON
 * on each line, into platform/law/articles.json. It stops at a citation whose current text the file does not hold.
 */

const OUTPUT = resolve(import.meta.dirname, '../platform/law/articles.json');

function amended({ law_key, article, amended_note: note }: StatuteLine): { en: string; ar: string } | null {
  if (note === null || note.startsWith('as published')) return null;
  // Wording that only a consolidated text shows: no decree is named for it.
  if (note.startsWith("current wording per the Ministry's consolidated text")) return null;
  const [, by] =
    /^(?:current wording, as (?:amended|added)|added) by ([MA]\/\d+ of [\d/]+H(?:, [MA]\/\d+ of [\d/]+H)*)$/.exec(
      note,
    ) ?? [];
  if (by === undefined) throw new Error(`${law_key}, Art. ${article} has no current text: ${note}`);
  const decrees = by.split(', ').map(decree);
  return { en: decrees.map(({ en }) => en).join(' and '), ar: decrees.map(({ ar }) => ar).join(' و') };
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

function main(file: string | undefined): void {
  if (file === undefined) throw new Error('Name the file: npm run write:articles -- FILE');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const held = new Map<string, StatuteLine>();
  for (const written of lines) {
    const one = statuteLine.parse(JSON.parse(written));
    held.set(`${one.law_key} ${one.article}`, one);
  }
  const laws: Pack['laws'] = {};
  const cited = distinctArticles([...allCited(), ...LAW_RULES.flatMap(({ source }) => articlesOf(source))])
    .sort((a, b) => a.law.localeCompare(b.law) || BY_NUMBER.compare(a.number, b.number))
    .map(({ law, number }) => {
      const found = held.get(`${law} ${number}`);
      if (found?.in_force !== true) throw new Error(`${law}, Art. ${number} is not held, or not in force.`);
      const { issued, status, url } = found;
      if (status === 'repealed') throw new Error(`${law} is ${status}.`);
      laws[law] = { decree: instrument(found.decree), issued, status, source: url };
      return { law, number, amended: amended(found), text: inParagraphs(found.text) };
    });
  const made: Pack = { tracedTo: STATUTES_TRACED_TO, laws, articles: cited };
  writeFileSync(OUTPUT, `${JSON.stringify(made, null, 1)}\n`);
  process.stdout.write(`${cited.length} articles of ${Object.keys(laws).length} laws.\n`);
}

main(process.argv[2]);
