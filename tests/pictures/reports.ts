import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from '#workers/extraction/extract.js';
import { toReported } from '#workers/tools/risk/finding.js';
import { writeRiskPdf } from '#workers/tools/risk/pdf.js';
import { builtinPlan, concludedBy } from '#tests/support/risk.js';

const SAMPLES = {
  en: {
    path: 'client/public/samples/services-agreement-en.pdf',
    filename: 'Sample services agreement.pdf',
    type: 'application/pdf',
  },
  ar: {
    path: 'client/public/samples/services-agreement-ar.txt',
    filename: 'عقد خدمات تجريبي.txt',
    type: 'text/plain',
  },
} as const;
const { signal } = new AbortController();

/** Draws the first page of each sample's report: `npx tsx --conditions=lda-source tests/pictures/reports.ts [FOLDER]`. Needs poppler's pdftoppm. */
async function main(folder: string): Promise<void> {
  for (const lang of ['en', 'ar'] as const) {
    const { path, filename, type } = SAMPLES[lang];
    const document = await extract(createReadStream(path), type, { signal, progress: () => undefined });
    const { findings, articles, incomplete } = await concludedBy(await builtinPlan({ document, lang }));
    const chunks: Uint8Array[] = [];
    const report = {
      filename,
      createdAt: new Date('2026-02-01T09:00:00Z'),
      engine: 'builtin' as const,
      model: null,
      lang,
      body: { risks: findings.map(toReported), to_read: [], articles },
      incomplete,
      marks: [],
    };
    for await (const chunk of writeRiskPdf(report, { signal, progress: () => undefined })) chunks.push(chunk);
    const pdf = join(mkdtempSync(join(tmpdir(), 'lda-report-')), 'report.pdf');
    writeFileSync(pdf, Buffer.concat(chunks));
    execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', pdf, join(folder, `report-${lang}`)]);
    process.stdout.write(`${lang}: ${findings.length} findings, ${pdf}\n`);
  }
}

await main(process.argv[2] ?? 'docs/pictures');
