import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#shared/contracts/common.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { definedTerms } from '#workers/rewriting/terms.js';
import { checkRephrasing } from '#workers/tools/rephrase/llm/check.js';
import { meaningMutations } from './meaning-mutations.js';

const CLAUSE_CHARS = { least: 40, most: 1_500 };

/** A clause of a contract, with the names of its document. */
export interface TrialClause {
  clause: string;
  lang: Language;
  terms: readonly string[];
}

/** Returns the clauses of all text files in a folder and in those within it. */
export async function clausesIn(folder: string): Promise<TrialClause[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt')).sort();
  const found: TrialClause[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const terms = definedTerms(text);
    for (const line of text.split('\n')) {
      const clause = line.trim();
      if (clause.length >= CLAUSE_CHARS.least && clause.length <= CLAUSE_CHARS.most)
        found.push({ clause, lang: languageOf(clause), terms });
    }
  }
  return found;
}

export interface TrialResult {
  clauses: number;
  /** Clauses as a model answered them that changed what they mean, by the way in which it did. */
  tried: Map<string, number>;
  /** Answers that changed anything in the report. */
  passed: { name: string; clause: string; answer: string }[];
}

const HONEST: readonly (readonly [RegExp, string])[] = [
  [/\bin the event that\b/i, 'if'],
  [/\bprior to\b/i, 'before'],
  [/\bin accordance with\b/i, 'under'],
  [/\bin order to\b/i, 'to'],
  [/\bwith respect to\b/i, 'about'],
  [/وفقاً ل/, 'طبقاً ل'],
  [/جميع/, 'كافة'],
];

/** Answers for each clause as a model would that changes its meaning in one way, alone and among honest rewordings. */
export function tryMeaning(clauses: readonly TrialClause[]): TrialResult {
  const result: TrialResult = { clauses: clauses.length, tried: new Map(), passed: [] };
  for (const { clause, lang, terms } of clauses)
    for (const { name, clause: changed } of meaningMutations(clause, lang)) {
      const honest = HONEST.reduce((text, [find, write]) => text.replace(find, write), changed);
      for (const answer of new Set([changed, honest])) {
        const key = `${name} ${lang}`;
        result.tried.set(key, (result.tried.get(key) ?? 0) + 1);
        const { changes } = checkRephrasing({
          text: clause,
          paragraphs: [{ start: 0, end: clause.length }],
          answers: [{ paragraph: 1, revised: answer, reasons: [] }],
          style: 'clear',
          ...{ terms, lang },
        });
        if (changes.length > 0) result.passed.push({ name: key, clause, answer });
      }
    }
  return result;
}
