import type { ReportedFinding } from '#shared/tools/risk/contract.js';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
import type { StoredReport } from '#workers/tools/tool.js';
import { writeRiskPdf } from '#workers/tools/risk/pdf.js';

/** Builds a finding. */
export const finding = (given: Partial<ReportedFinding> = {}): ReportedFinding => ({
  risk_description: 'Liability without limit',
  explanation: '',
  extracted_text_snippet: 'The Supplier shall be liable without limitation.',
  clause: '7.1',
  section: 'Liability',
  severity: 'high',
  recommendation: 'Agree on a cap.',
  kind: 'uncapped-liability',
  evidence: { start: 0, end: 48, page: null },
  articles: [],
  ...given,
});
type Content = StoredReport<'risk'>;
/** Builds a report with the given findings. */
export const report = ({
  risks = [finding(), finding({ severity: 'low' })],
  ...given
}: Partial<Content> & { risks?: ReportedFinding[] } = {}): Content => ({
  filename: 'services agreement.pdf',
  createdAt: new Date('2026-03-01T21:30:00Z'),
  engine: 'builtin',
  model: null,
  lang: 'en',
  body: { risks, to_read: [], articles: [] },
  incomplete: [],
  marks: [],
  ...given,
});

/** Writes a report's PDF. */
export async function write(content: Content, signal = new AbortController().signal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeRiskPdf(content, { signal, progress: () => undefined })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** Returns the text of each page of a report's PDF. */
export async function pagesOf(content: Content): Promise<string[]> {
  const pdf = await openWithPdfium(await write(content));
  return Array.from({ length: pdf.pageCount }, (_, at) =>
    (pdf.page(at)?.text ?? '').replace(/[\u200E\u200F]/g, '').replace(/\s+/g, ' '),
  );
}
/** Returns the text of a report's PDF. */
export const textOf = async (content: Content) => (await pagesOf(content)).join(' ');
