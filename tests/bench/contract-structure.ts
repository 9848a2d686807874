import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ExtractedDocument } from '#platform/documents.js';

const spawned = promisify(execFile);
const OUTPUT_BYTES = 256 * 1024 * 1024;
/** Letters and digits at the beginning of a clause by which it is found again. */
const BEGIN_CHARS = 24;
/** A section that is shorter, such as a number alone, would be found in every clause. */
const LEAST_CHARS = 6;
/** Least number of pages whose first or last line is the same in a running head or foot. */
const REPEATED_PAGES = 3;

const CLAUSE =
  /^\s*(?:((?:ARTICLE|Article|SECTION|Section)\s+(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]+))[.:]?|(\d{1,2}(?:\.\d{1,2}){1,3})\.?|(\d{1,2})[.)])\s+["“]?([A-Z].*)$/;
const CONTENTS = /\.{4,}|(?:\. ){4,}|\s{3,}\d{1,3}\s*$/;
const PAGE_NUMBER = /^[-–—\s]*(?:page\s+)?\d{1,3}(?:\s+of\s+\d{1,3})?[-–—\s]*$/i;

/** What another reader finds in a contract, apart from ours: its numbered clauses and its running heads and feet. */
export interface Peer {
  /** The beginnings of clauses, folded. */
  clauses: string[];
  heads: Set<string>;
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

function clausesOf(pages: readonly (readonly string[])[]): string[] {
  const clauses: string[] = [];
  let before = '';
  for (const line of pages.flat()) {
    const rest = CLAUSE.exec(line)?.[4] ?? '';
    // A line break before a number may lie within a sentence that refers to another clause.
    const begins = !/[a-z,\d]\s*$/.test(before) || before.trim().length < 40;
    const refers = /\b(?:section|sections|article|and|or|of|to|in|than|the)\s*$/i.test(before);
    if (begins && !refers && !CONTENTS.test(line) && folded(rest).length > 3)
      clauses.push(folded(line).slice(0, BEGIN_CHARS));
    if (line.trim() !== '') before = line;
  }
  return clauses;
}

/** Reads a PDF with pdftotext, which keeps the layout; null where it is not installed. */
export async function readByPeer(path: string): Promise<Peer | null> {
  const layout = await spawned('pdftotext', ['-q', '-layout', path, '-'], { maxBuffer: OUTPUT_BYTES })
    .then(({ stdout }) => stdout)
    .catch(() => null);
  if (layout === null) return null;
  const pages = layout.split('\f').map((page) => page.split('\n').filter((line) => line.trim() !== ''));
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edges = new Set([page[0], page.at(-1)].map((line) => folded(line ?? '')));
    for (const key of edges) if (key.length > 3) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const heads = new Set([...counts].filter(([, count]) => count >= REPEATED_PAGES).map(([key]) => key));
  return {
    clauses: clausesOf(pages.map((page) => page.filter((line) => !heads.has(folded(line))))),
    heads,
  };
}

/** Returns the clauses that begin no section of their own. */
export function clausesMissed({ text, sections }: ExtractedDocument, { clauses }: Peer): string[] {
  const begun = new Set(
    sections
      .filter(({ number }) => number !== null)
      .map(({ start }) => folded(text.slice(start, start + 4 * BEGIN_CHARS)).slice(0, BEGIN_CHARS)),
  );
  // A heading alone on its line is shorter than what is compared.
  const begins = [...begun].filter((begin) => begin.length >= LEAST_CHARS);
  return clauses.filter(
    (clause) => !begins.some((begin) => begin.startsWith(clause) || clause.startsWith(begin)),
  );
}

/** Tells whether a quote contains a line that is a running head or a page's number. */
export const isInterrupted = (quote: string, { heads }: Peer): boolean =>
  quote
    .split('\n')
    .some((line) => heads.has(folded(line)) || (PAGE_NUMBER.test(line) && quote.trim() !== line.trim()));
