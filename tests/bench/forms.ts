import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readDocument } from '#workers/extraction/read.js';

const expected = z.object({
  values: z.array(z.string()),
  checked: z.array(z.string()),
  unchecked: z.array(z.string()),
  labels: z.array(z.string()),
});

/** Folds what does not matter here: white space, and the several codes of one letter. */
const folded = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Tells whether a box stands before a label, or behind it where none does before. */
function isMarked(text: string, label: string, box: string): boolean {
  const pieces = folded(text).split(folded(label));
  return pieces.some((before, index) => {
    const after = pieces[index + 1];
    const beside = /([☐☑]) $/.exec(before)?.[1] ?? /^ ([☐☑])/.exec(after ?? '')?.[1];
    return after !== undefined && beside === box;
  });
}

/** Tells whether a value comes after one of the labels, and before the next one. */
function isAfterLabel(text: string, value: string, labels: readonly string[]): boolean {
  const plain = folded(text);
  return labels.some((label) => plain.includes(`${folded(label)} ${folded(value)}`));
}

/**
 * Reads the filled forms of a folder (`NAME.pdf` with `NAME.json`) and counts the values that are found, those that
 * stand right behind a label, and the boxes with the right state at their label: `npm run bench -- forms DIR`. The goal
 * is all of them.
 */
export async function run([folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Error('Usage: npm run bench -- forms DIR');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort();
  let met = names.length > 0;
  for (const name of names) {
    const path = join(folder, name);
    const { values, checked, unchecked, labels } = expected.parse(
      JSON.parse(await readFile(path.replace(/\.pdf$/, '.json'), 'utf8')),
    );
    const from = performance.now();
    const { text } = await readDocument(await readFile(path), 'application/pdf', () => Promise.resolve());
    const ms = Math.round(performance.now() - from);
    const found = values.filter((value) => folded(text).includes(folded(value))).length;
    const placed = values.filter((value) => isAfterLabel(text, value, labels)).length;
    const boxes = [
      ...checked.map((label) => isMarked(text, label, '☑')),
      ...unchecked.map((label) => isMarked(text, label, '☐')),
    ];
    const right = boxes.filter(Boolean).length;
    met &&= found === values.length && placed === values.length && right === boxes.length;
    process.stdout.write(
      `${name.padEnd(24)} values ${found}/${values.length}  behind a label ${placed}/${values.length}  boxes ${right}/${boxes.length}  ${ms} ms\n`,
    );
  }
  return met ? 0 : 1;
}
