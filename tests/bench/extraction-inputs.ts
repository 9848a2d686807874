import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docx, inList, level, para, run } from '../support/docx.js';
import { linesPdf } from '../support/pdf.js';

const WORDS =
  'the supplier shall deliver goods to the buyer within thirty days of each order and the buyer shall pay the price in riyals unless a force majeure event prevents it from doing so notwithstanding any other clause of this agreement'.split(
    ' ',
  );
const PAGES = 1_000;
const LINES = 44;
const CLAUSES = 4_500;

/** Returns a sentence of contract words; different seeds give different lines. */
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => WORDS[(seed * 7 + index * (1 + (seed % 5))) % WORDS.length]).join(' ');

/** Writes a PDF of a thousand full pages; returns its path. */
export async function writePdf(folder: string): Promise<string> {
  const path = join(folder, 'thousand-pages.pdf');
  const pages = Array.from({ length: PAGES }, (_page, page) =>
    Array.from(
      { length: LINES },
      (_line, line) => `${page * LINES + line} ${sentence(page * LINES + line, 12)}`,
    ),
  );
  await writeFile(path, linesPdf(pages));
  return path;
}

/** Writes a long contract whose clauses Word numbers; returns its path and the numbers that Word shows. */
export async function writeDocx(folder: string): Promise<{ path: string; labels: string[] }> {
  const path = join(folder, 'numbered.docx');
  const labels: string[] = [];
  const counts = [0, 0, 0];
  const body: string[] = [];
  for (let clause = 0; clause < CLAUSES; clause++) {
    const at = clause % 12 === 0 ? 0 : clause % 3 === 1 ? 1 : 2;
    counts[at] = (counts[at] ?? 0) + 1;
    counts.fill(0, at + 1);
    const [first = 0, second = 0, third = 0] = counts;
    const letter = String.fromCharCode(96 + third);
    labels.push([`${first}.`, `${first}.${second}`, `(${letter})`][at] ?? '');
    const words = Array.from({ length: 5 }, (_, part) =>
      run(`${sentence(clause * 5 + part, 20)} `, '<w:sz w:val="22"/>'),
    );
    body.push(para(run(`Clause${clause} `) + words.join(''), inList(1, at)));
  }
  const levels = level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)');
  const numbering = `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  await writeFile(path, docx({ body: body.join(''), numbering }));
  return { path, labels };
}

/** Returns the share of clauses that a text has with the right number before them. */
export function numbersKept(text: string, labels: readonly string[]): number {
  const before = new Map<string, string>();
  for (const [, label = '', clause = ''] of text.matchAll(/(\S*)\s*(Clause\d+) /g)) before.set(clause, label);
  return labels.filter((label, index) => before.get(`Clause${index}`) === label).length / labels.length;
}
