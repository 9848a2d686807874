import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { numbersKept, writeDocx, writePdf } from './extraction-inputs.js';

const spawned = promisify(execFile);
const READER = fileURLToPath(new URL('./extraction-reader.ts', import.meta.url));
const LONGEST_MS = 10 * 60_000;
/** A folder of short files is read repeatedly until this many pages were read. */
const LEAST_PAGES = 1_000;
/** Goals: how many times as fast as the peer, by file type. */
const GOALS = { '.pdf': 2.5, '.docx': 4 };
const FORMATS = {
  '.pdf': { type: 'application/pdf', peers: ['pdf-parse', 'pdftotext'] },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    peers: ['mammoth'],
  },
  '.doc': { type: 'application/msword', peers: ['word-extractor', 'antiword', 'catdoc'] },
} as const;
type Format = keyof typeof FORMATS;
const PROGRAMS = new Set(['pdftotext', 'antiword', 'catdoc']);

interface Row {
  input: string;
  reader: string;
  files: number;
  opened: number;
  pages: number;
  ms: number;
  /** Processor time of all threads; null for programs. More telling than wall time on a busy machine. */
  cpu_ms: number | null;
  pages_per_s: number | null;
  /** Peak memory; null for programs, whose memory is not that of the measured process. */
  peak_mb: number | null;
  /** Share of the words found by any reader that this reader found. */
  words_kept: number;
  numbers_kept: number | null;
}

const installed = (name: string) =>
  !PROGRAMS.has(name) ||
  ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].some((at) => existsSync(join(at, name)));

const wordsOf = (text: string | null) => new Set(text?.normalize('NFKC').match(/[\p{L}\p{N}]{2,}/gu) ?? []);

/** Returns for each reader the share of the words that any reader found in the files. */
function wordsKept(all: readonly (string | null)[][]): number[] {
  const found = all.map(() => 0);
  let total = 0;
  for (const index of (all[0] ?? []).keys()) {
    const sets = all.map((texts) => wordsOf(texts[index] ?? null));
    const union = new Set(sets.flatMap((set) => [...set]));
    total += union.size;
    for (const [reader, set] of sets.entries()) found[reader] = (found[reader] ?? 0) + set.size;
  }
  return found.map((count) => (total === 0 ? 1 : count / total));
}

async function readBy(reader: string, type: string, paths: readonly string[], folder: string) {
  const out = join(folder, `${reader}.json`);
  const { stdout } = await spawned(
    process.execPath,
    [...process.execArgv, READER, reader, type, out, ...paths],
    {
      timeout: LONGEST_MS,
      maxBuffer: 1024 * 1024,
    },
  );
  const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    ms: number;
    cpuMs: number;
    pages: number;
    peakBytes: number;
  };
  return { ...figures, texts: JSON.parse(await readFile(out, 'utf8')) as (string | null)[] };
}

async function compare(
  input: string,
  format: Format,
  paths: readonly string[],
  folder: string,
  labels: readonly string[] | null = null,
): Promise<Row[]> {
  const { type, peers } = FORMATS[format];
  const readers = ['lda', ...peers.filter(installed)];
  const once = format === '.pdf' ? await readBy('lda', type, paths, folder) : null;
  const times = once === null ? 1 : Math.ceil(LEAST_PAGES / Math.max(once.pages, 1));
  const repeated = Array.from({ length: Math.min(times, 20) }, () => paths).flat();
  const runs = [];
  for (const reader of readers) runs.push({ reader, ...(await readBy(reader, type, repeated, folder)) });
  const kept = wordsKept(runs.map(({ texts }) => texts.slice(0, paths.length)));
  return runs.map(({ reader, ms, cpuMs, pages, peakBytes, texts }, index) => ({
    input,
    reader,
    files: paths.length,
    opened: texts.slice(0, paths.length).filter((text) => text !== null).length,
    pages,
    ms: Math.round(ms),
    cpu_ms: PROGRAMS.has(reader) ? null : Math.round(cpuMs),
    pages_per_s: format === '.pdf' ? Math.round(pages / (ms / 1000)) : null,
    peak_mb: PROGRAMS.has(reader) ? null : Math.round(peakBytes / 1024 / 1024),
    words_kept: Math.round((kept[index] ?? 0) * 10_000) / 10_000,
    numbers_kept: labels === null ? null : Math.round(numbersKept(texts[0] ?? '', labels) * 10_000) / 10_000,
  }));
}

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  return (await readdir(path)).sort().map((name) => join(path, name));
}

function show(rows: readonly Row[]): void {
  const cells = (row: Row) => [
    row.input.padEnd(34),
    row.reader.padEnd(15),
    `${row.opened}/${row.files} opened`.padEnd(15),
    `${row.ms} ms`.padStart(9),
    (row.cpu_ms === null ? '' : `cpu ${row.cpu_ms}`).padStart(10),
    row.pages_per_s === null ? ''.padStart(12) : `${row.pages_per_s} pages/s`.padStart(12),
    row.peak_mb === null ? ''.padStart(8) : `${row.peak_mb} MB`.padStart(8),
    `words ${(row.words_kept * 100).toFixed(2)} %`,
    row.numbers_kept === null ? '' : `numbers ${(row.numbers_kept * 100).toFixed(1)} %`,
  ];
  for (const row of rows) process.stdout.write(`${cells(row).join('  ')}\n`);
}

/**
 * Compares our readers with commonly used packages and programs, each in a process of its own, on a generated PDF of a
 * thousand pages, a generated long numbered contract, and the files of the given folders:
 * `npm run bench -- extraction [DIR...] [--json]`.
 */
export async function run(args: string[]): Promise<number> {
  await ensureBuilt(process.cwd(), { only: 'node' });
  const folder = await mkdtemp(join(tmpdir(), 'lda-bench-'));
  try {
    const rows: Row[] = [];
    const pdf = await compare('1,000 generated pages', '.pdf', [await writePdf(folder)], folder);
    const { path, labels } = await writeDocx(folder);
    const word = await compare('numbered DOCX, 2.8 M characters', '.docx', [path], folder, labels);
    rows.push(...pdf, ...word);
    for (const given of args.filter((arg) => !arg.startsWith('--'))) {
      const files = await filesIn(given);
      for (const format of Object.keys(FORMATS) as Format[]) {
        const paths = files.filter((file) => extname(file).toLowerCase() === format);
        if (paths.length > 0)
          rows.push(...(await compare(`${given.split('/').at(-1) ?? ''} ${format}`, format, paths, folder)));
      }
    }
    const ratio = (of: readonly Row[]) => Math.round(((of[1]?.ms ?? NaN) / (of[0]?.ms ?? NaN)) * 100) / 100;
    const ratios = { pdf_over_pdf_parse: ratio(pdf), docx_over_mammoth: ratio(word) };
    const met =
      ratios.pdf_over_pdf_parse >= GOALS['.pdf'] &&
      ratios.docx_over_mammoth >= GOALS['.docx'] &&
      word[0]?.numbers_kept === 1;
    if (args.includes('--json'))
      process.stdout.write(`${JSON.stringify({ rows, ratios, goals: GOALS, met })}\n`);
    else {
      show(rows);
      process.stdout.write(
        `PDF ${ratios.pdf_over_pdf_parse} x pdf-parse (goal ${GOALS['.pdf']}), DOCX ${ratios.docx_over_mammoth} x mammoth (goal ${GOALS['.docx']})\n`,
      );
    }
    return met ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
