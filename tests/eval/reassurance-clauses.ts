import * as z from 'zod';
import { DOCUMENT_TYPES, type DocumentType } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#tests/support/compliance.js';
import { jsonLines } from './json-lines.js';

const promise = z.object({ id: z.string(), document: z.string(), hollow: z.string(), fair: z.string() });

/** Kinds of document as the set names them, where the product has another name. */
const TYPES: Record<string, DocumentType> = {
  'data-processing': 'privacy-policy',
  'terms-of-sale': 'terms',
  agency: 'distribution',
  supply: 'sale',
};
const typeOf = (document: string) => DOCUMENT_TYPES.find((one) => one === document) ?? TYPES[document];

/** Returns the rules that a clause keeps, by itself. */
const keptBy = (clause: string, type: DocumentType) =>
  readingsOf(clause, type)
    .filter(({ answer }) => answer === 'keeps')
    .map(({ rule }) => rule);

/** Promises emptied by a time, a sum, a place, a condition or an exception: none may be called kept. */
export async function judgeHollow(file: string, show: boolean): Promise<void> {
  const counts = { all: 0, hollow: 0, fair: 0 };
  for (const { id, document, hollow, fair } of await jsonLines(file, promise)) {
    const type = typeOf(document);
    if (type === undefined) throw new Error(`${id} is of an unknown kind of document: ${document}`);
    counts.all += 1;
    const kept = keptBy(hollow, type);
    if (kept.length > 0) counts.hollow += 1;
    if (keptBy(fair, type).length > 0) counts.fair += 1;
    if (show && kept.length > 0) process.stdout.write(`${id}: ${kept.join(', ')} called kept: ${hollow}\n`);
  }
  process.stdout.write(
    `Hollow promises called kept: ${counts.hollow} of ${counts.all}; their fair twins: ${counts.fair}\n`,
  );
}

const twin = z.object({ id: z.string(), topic: z.string(), a: z.string(), b: z.string() });

/** Clauses on hours with those of Ramadan: `a` is lawful, `b` is not. */
export async function judgeHours(file: string, show: boolean): Promise<void> {
  const counts = { all: 0, lawful: 0, unlawful: 0 };
  const broken = (clause: string) =>
    readingsOf(clause, 'employment')
      .filter(({ answer }) => answer === 'breaks')
      .map(({ rule }) => rule);
  for (const { id, topic, a, b } of await jsonLines(file, twin)) {
    if (topic !== 'hours') continue;
    counts.all += 1;
    const wrongly = broken(a);
    if (wrongly.length > 0) counts.lawful += 1;
    if (broken(b).length > 0) counts.unlawful += 1;
    if (show && wrongly.length > 0)
      process.stdout.write(`${id}: ${wrongly.join(', ')} called broken: ${a}\n`);
  }
  process.stdout.write(
    `Lawful hours called unlawful: ${counts.lawful} of ${counts.all}; unlawful ones found: ${counts.unlawful}\n`,
  );
}
