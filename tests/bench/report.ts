import { monitorEventLoopDelay } from 'node:perf_hooks';
import PDFDocument from 'pdfkit';
import type { ReportedFinding, Severity } from '#shared/tools/risk/contract.js';
import { writeRiskPdf } from '#workers/tools/risk/pdf.js';

/** Goals in ms by number of rows, warm; `BLOCK_GOAL` is the longest time that writing may block the event loop. */
const GOALS: Record<number, number> = { 200: 50, 2_000: 400 };
const BLOCK_GOAL = 50;
const WARM_UPS = 8;
const ROUNDS = 9;
/** Rounds for the peer; pdfkit's own table takes seconds for 2,000 rows, so it runs once. */
const PEER_ROUNDS: Record<number, number> = { 200: 3, 2_000: 1 };

const TITLES = [
  'Liability without limit on the Supplier',
  'Renews by itself for five years',
  'Foreign governing law',
  'Termination without cause',
];
const QUOTES = [
  'The Supplier shall be liable without limitation for any and all losses, damages, costs and expenses of whatever nature suffered by the Customer arising out of this Agreement, howsoever caused.',
  'This Agreement renews automatically for further periods of five (5) years unless either party gives ninety (90) days notice.',
  'يكون المورد مسؤولا دون حد عن جميع الخسائر والأضرار والتكاليف التي يتكبدها العميل بموجب هذا العقد أيا كان سببها.',
  'This Agreement is governed by the laws of the State of New York, without regard to its conflict of laws rules.',
];
const ADVICE = [
  'Cap liability at the fees of twelve months and carve out fraud and gross negligence, which cannot be excluded.',
  'Ask for renewal by agreement, or for a notice of thirty days.',
  'Agree on the law of the Kingdom of Saudi Arabia and on its courts or on arbitration seated there.',
  'Ask for notice of sixty days and for payment of the work done until then.',
];
const SEVERITIES: readonly Severity[] = ['high', 'medium', 'low'];

/** Creates findings: every quote differs, as in a contract; findings of one kind give the same advice. */
const findingsOf = (count: number): ReportedFinding[] =>
  Array.from({ length: count }, (_, at) => ({
    risk_description: TITLES[at % TITLES.length] ?? '',
    explanation: '',
    extracted_text_snippet: `${at + 1}. ${QUOTES[at % QUOTES.length]} (${at * 7919})`,
    clause: `${at + 1}.1`,
    section: 'Limitation of Liability',
    severity: SEVERITIES[Math.floor((at * 3) / count)] ?? 'low',
    recommendation: ADVICE[at % ADVICE.length] ?? '',
    kind: 'bench',
    evidence: null,
    articles: [],
  }));

async function ours(findings: readonly ReportedFinding[]): Promise<number> {
  const content = {
    filename: 'bench.pdf',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    engine: 'builtin' as const,
    model: null,
    lang: 'en' as const,
    body: { risks: [...findings], to_read: [], articles: [] },
    incomplete: [],
    marks: [],
  };
  let bytes = 0;
  const io = { signal: new AbortController().signal, progress: () => undefined };
  for await (const chunk of writeRiskPdf(content, io)) bytes += chunk.length;
  return bytes;
}

/** Writes the same rows with pdfkit's own table in Helvetica, without right-to-left text and repeated headers. */
async function peers(findings: readonly ReportedFinding[]): Promise<number> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 40, font: 'Helvetica' });
  let bytes = 0;
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.on('data', (chunk: Buffer) => (bytes += chunk.length));
  doc.fontSize(18).text('Risk Assessment Report for bench.pdf').fontSize(8);
  doc.table({
    columnStyles: [26, 72, 74, 180, 180],
    defaultStyle: { padding: 4 },
    data: [
      ['ID', 'Section', 'Risk', 'Quote', 'Recommendation'],
      ...findings.map((finding, at) => [
        String(at + 1),
        finding.section ?? '',
        `${finding.severity} ${finding.risk_description}`,
        finding.extracted_text_snippet ?? '',
        finding.recommendation,
      ]),
    ],
  });
  doc.end();
  await ended;
  return bytes;
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Measures how long a risk report takes to be written as PDF, compared with pdfkit's own table. */
export async function run(args: string[]): Promise<number> {
  for (let round = 0; round < WARM_UPS; round++) await ours(findingsOf(200));
  const results = [];
  for (const rows of [200, 2_000]) {
    const findings = findingsOf(rows);
    await ours(findings);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const ms = await median(ROUNDS, () => ours(findings));
    loop.disable();
    const table = await median(PEER_ROUNDS[rows] ?? 1, () => peers(findings));
    results.push({
      rows,
      ms: Math.round(ms),
      goal_ms: GOALS[rows],
      table_ms: Math.round(table),
      times_faster: Math.round(table / ms),
      longest_block_ms: Math.round(loop.max / 1e6),
      block_goal_ms: BLOCK_GOAL,
    });
  }
  const met = results.every(
    ({ ms, goal_ms, longest_block_ms }) => ms <= (goal_ms ?? 0) && longest_block_ms <= BLOCK_GOAL,
  );
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ results, met })}\n`);
  else {
    for (const { rows, ms, goal_ms, table_ms, times_faster, longest_block_ms } of results) {
      process.stdout.write(
        `${rows} rows: ${ms} ms (goal ${goal_ms}); pdfkit's .table() ${table_ms} ms, ${times_faster} times as long; ` +
          `the event loop waited ${longest_block_ms} ms at most (goal ${BLOCK_GOAL}).\n`,
      );
    }
    process.stdout.write(`Goals ${met ? 'met' : 'missed'}.\n`);
  }
  return met ? 0 : 1;
}
