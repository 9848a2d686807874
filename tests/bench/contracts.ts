import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentType } from '#shared/contracts/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { Finding } from '#workers/tools/risk/finding.js';
import { builtinPlan, concludedBy } from '#tests/support/risk.js';
import { readDocument } from '#workers/extraction/read.js';
import { QuoteIndex } from '#workers/engines/text/quotes/resolve.js';
import { clausesMissed, isInterrupted, readByPeer } from './contract-structure.js';

/** Contracts over this many pages must have at least `LEAST_FINDINGS` findings. */
const LONG_PAGES = 8;
const LEAST_FINDINGS = 5;
/** Share of the numbered clauses which pdftotext shows that must begin a section. */
const LEAST_KNOWN = 0.98;
const TYPES: Record<string, ContentType> = { '.pdf': 'application/pdf', '.txt': 'text/plain' };

interface Row {
  file: string;
  pages: number;
  sections: number;
  high: number;
  medium: number;
  low: number;
  quotes: number;
  unresolved: number;
  /** Numbered clauses by pdftotext, those that begin no section, and quotes with running heads or page numbers. */
  clauses: number;
  missed: string[];
  interrupted: number;
  readMs: number;
  analyzeMs: number;
  slowestPartMs: number;
  error: string | null;
}

async function analyzed(document: ExtractedDocument): Promise<{ findings: Finding[]; slowest: number }> {
  const plan = await builtinPlan({ document });
  let slowest = 0;
  const { findings } = await concludedBy({
    ...plan,
    async run(part, signal, slot) {
      const from = performance.now();
      const result = await plan.run(part, signal, slot);
      slowest = Math.max(slowest, performance.now() - from);
      return result;
    },
  });
  return { findings, slowest };
}

const resolves = (document: ExtractedDocument, index: QuoteIndex, { quote, evidence }: Finding) =>
  quote === null ||
  (evidence !== null &&
    document.text.slice(evidence.start, evidence.end) === quote &&
    index.find(quote) !== null);

async function runContract(
  folder: string,
  file: string,
  show: (file: string, findings: Finding[]) => void,
): Promise<Row> {
  const row: Row = {
    file,
    pages: 0,
    sections: 0,
    high: 0,
    medium: 0,
    low: 0,
    quotes: 0,
    unresolved: 0,
    clauses: 0,
    missed: [],
    interrupted: 0,
    readMs: 0,
    analyzeMs: 0,
    slowestPartMs: 0,
    error: null,
  };
  try {
    const bytes = await readFile(join(folder, file));
    const begun = performance.now();
    const document = await readDocument(bytes, TYPES[file.slice(-4)] ?? 'application/pdf', () =>
      Promise.resolve(),
    );
    row.readMs = Math.round(performance.now() - begun);
    row.pages = document.pages.length;
    row.sections = document.sections.length;
    const from = performance.now();
    const { findings, slowest } = await analyzed(document);
    row.analyzeMs = Math.round(performance.now() - from);
    row.slowestPartMs = Math.round(slowest);
    for (const { severity } of findings) row[severity] += 1;
    row.quotes = findings.filter(({ quote }) => quote !== null).length;
    const index = new QuoteIndex(document.text);
    row.unresolved = findings.filter((finding) => !resolves(document, index, finding)).length;
    const peer = extname(file) === '.pdf' ? await readByPeer(join(folder, file)) : null;
    if (peer !== null) {
      row.clauses = peer.clauses.length;
      row.missed = clausesMissed(document, peer);
      row.interrupted = findings.filter(({ quote }) => quote !== null && isInterrupted(quote, peer)).length;
    }
    show(file, findings);
  } catch (error) {
    row.error = error instanceof Error ? error.message : String(error);
  }
  return row;
}

const found = ({ high, medium, low }: Row) => high + medium + low;

function printTable(rows: Row[]) {
  const line = (cells: (string | number)[]) =>
    `${String(cells[0]).padEnd(34)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(9))
      .join('')}\n`;
  process.stdout.write(
    line(['file', 'pages', 'sections', 'high', 'medium', 'low', 'quotes', 'read ms', 'risk ms', 'max part']),
  );
  for (const row of rows) {
    process.stdout.write(
      row.error === null
        ? line([
            row.file,
            row.pages,
            row.sections,
            row.high,
            row.medium,
            row.low,
            `${row.quotes - row.unresolved}/${row.quotes}`,
            row.readMs,
            row.analyzeMs,
            row.slowestPartMs,
          ])
        : `${row.file.padEnd(34)}  ${row.error}\n`,
    );
  }
}

/**
 * Reads every PDF (and .txt) in a folder as the product does, searches it with the built-in engine and says whether the
 * goals are met: `npm run bench -- contracts DIR [--json] [--findings]`. Returns the exit code.
 */
export async function run(args: string[]): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) {
    process.stderr.write('Usage: npm run bench -- contracts DIR [--json] [--findings]\n');
    return 2;
  }
  const files = (await readdir(folder)).filter((file) => file.slice(-4) in TYPES).sort();
  const all: Record<string, Finding[]> = {};
  const rows: Row[] = [];
  for (const file of files) {
    rows.push(await runContract(folder, file, (name, findings) => (all[name] = findings)));
  }
  const analyzedFiles = rows.filter(({ error }) => error === null);
  const goals = {
    analyzed: analyzedFiles.length,
    files: files.length,
    thin: analyzedFiles
      .filter((row) => row.pages > LONG_PAGES && found(row) < LEAST_FINDINGS)
      .map(({ file }) => file),
    unresolved: analyzedFiles.reduce((sum, row) => sum + row.unresolved, 0),
    clauses: analyzedFiles.reduce((sum, row) => sum + row.clauses, 0),
    missed: analyzedFiles.reduce((sum, row) => sum + row.missed.length, 0),
    interrupted: analyzedFiles.reduce((sum, row) => sum + row.interrupted, 0),
  };
  const known = 1 - goals.missed / Math.max(goals.clauses, 1);
  const met =
    files.length > 0 &&
    goals.analyzed === goals.files &&
    goals.thin.length === 0 &&
    goals.unresolved === 0 &&
    goals.interrupted === 0 &&
    known >= LEAST_KNOWN;
  if (args.includes('--json')) {
    process.stdout.write(
      `${JSON.stringify({ met, ...goals, rows, ...(args.includes('--findings') ? { findings: all } : {}) }, null, 2)}\n`,
    );
  } else {
    printTable(rows);
    process.stdout.write(
      `\nAnalysed ${goals.analyzed} of ${goals.files}; ${analyzedFiles.reduce((sum, row) => sum + found(row), 0)} findings; ` +
        `over ${LONG_PAGES} pages with fewer than ${LEAST_FINDINGS}: ${goals.thin.length === 0 ? 'none' : goals.thin.join(', ')}; unresolved quotes: ${goals.unresolved}.\n` +
        `Numbered clauses known: ${goals.clauses - goals.missed} of ${goals.clauses} (${(known * 100).toFixed(1)} %); quotes with running heads or page numbers: ${goals.interrupted}.\n` +
        `Goals ${met ? 'met' : 'missed'}.\n`,
    );
  }
  return met ? 0 : 1;
}
