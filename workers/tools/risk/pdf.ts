import type { ReportedFinding, Severity } from '#shared/tools/risk/contract.js';
import type { Language } from '#shared/contracts/common.js';
import { countReviewed } from '#shared/domain/reviewed.js';
import { countPlaces } from '#shared/tools/risk/places.js';
import { isUsualClause } from '#shared/tools/risk/usual-clauses.js';
import { SEVERITY_MEANINGS } from '#shared/tools/risk/meanings.js';
import { noContractText } from '#shared/tools/risk/scope-words.js';
import { isolated, isolatedName, plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import { createYielder, CONTENT_WIDTH, Flow } from '#workers/reports/flow.js';
import { linesOf, createCachedLines } from '#workers/reports/lines.js';
import type { StoredReport, WritingIo } from '../tool.js';
import { writeArticles } from '#workers/reports/article-pages.js';
import { writeLegend } from '#workers/reports/legend.js';
import { INK, INK_2 } from '#workers/reports/look.js';
import { markFinder, reviewedText } from '#workers/reports/mark-passages.js';
import { madeText, writtenPages } from '#workers/reports/report-frame.js';
import { tableOf } from '#workers/reports/report-table.js';
import { rowOf, TONE, WIDTHS } from './pdf-row.js';
import { writeNotFound, writeScope, writeToRead } from './pdf-scope.js';
import { writeUsualClauses } from './pdf-usual.js';
import { WORDS } from './pdf-words.js';

type RiskReport = StoredReport<'risk'>;

const TITLE_SIZE = 18;
const META_SIZE = 9;
const LEVELS: readonly Severity[] = ['high', 'medium', 'low'];

/**
 * Writes a risk report as PDF, in chunks as its pages are finished. The same report gives the same bytes. Yields to
 * other work between rows and between pages, and stops with the signal's reason.
 */
export async function* writeRiskPdf(
  content: RiskReport,
  { signal, progress }: WritingIo,
): AsyncGenerator<Uint8Array> {
  const breathe = createYielder(signal);
  const {
    lang,
    body: { risks: findings, articles },
  } = content;
  const words = WORDS[lang];
  const flow = new Flow(lang === 'ar');
  const title = `${words.title} ${isolatedName(content.filename)}`;
  begin(flow, content, title);
  const markOf = markFinder(content.marks);
  const numbered = findings.map((finding, index) => ({ finding, id: index + 1, mark: markOf(index + 1) }));
  const others = numbered.filter(({ finding }) => !isUsualClause(finding));
  const lines = createCachedLines();
  if (others.length > 0) {
    const table = tableOf(flow, { widths: WIDTHS, labels: words.columns }, lang);
    let group: Severity | undefined;
    for (const [index, one] of others.entries()) {
      const { finding } = one;
      const row = rowOf(lines, one, lang);
      if (finding.severity !== group) row.bookmark = words.group[finding.severity];
      group = finding.severity;
      table.add(row);
      progress(index + 1, findings.length);
      await breathe();
    }
  }
  const usual = numbered.filter(({ finding }) => isUsualClause(finding));
  await writeUsualClauses(flow, usual, { lines, lang, breathe });
  if (findings.length > 0) progress(findings.length, findings.length);
  writeToRead(flow, content);
  if (content.body.scope?.form !== 'other') writeNotFound(flow, content);
  await writeArticles(flow, { articles, cited: findings.map((one) => one.articles) }, lang, breathe);
  yield* writtenPages(flow, {
    title: `${words.title} ${plainText(content.filename)}`,
    subject:
      content.body.scope?.form === 'other'
        ? noContractText(content.body.scope, lang).title
        : countsText(findings, lang),
    lang,
    createdAt: content.createdAt,
    breathe,
  });
}

function countsOf(findings: readonly ReportedFinding[]): Record<Severity, number> {
  const counts = { high: 0, medium: 0, low: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Says how many findings there are, in how many places if these are more. */
function countsText(findings: readonly ReportedFinding[], lang: Language): string {
  const places = countPlaces(findings);
  return WORDS[lang].counts(countsOf(findings), findings.length, places > findings.length ? places : null);
}

/** Writes the title, counts, date and engine, and the sections that could not be analyzed. */
function begin(flow: Flow, content: RiskReport, title: string): void {
  const {
    lang,
    body: { risks: findings, scope },
    incomplete,
    marks,
  } = content;
  const words = WORDS[lang];
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const meta: TextStyle = { size: META_SIZE, weight: 'regular', width: CONTENT_WIDTH, direction };
  flow.paragraph(linesOf(title, { size: TITLE_SIZE, weight: 'bold', width: CONTENT_WIDTH, direction }), {
    color: INK,
  });
  flow.y += 6;
  if (scope?.form !== 'other') {
    flow.paragraph(linesOf(countsText(findings, lang), { ...meta, weight: 'bold' }), { color: INK });
  }
  const reviewed = reviewedText(
    marks,
    countReviewed(findings, marks, () => true),
    lang,
  );
  if (reviewed !== null) flow.paragraph(linesOf(reviewed, { ...meta, weight: 'bold' }), { color: INK });
  flow.paragraph(linesOf(madeText({ ...content, lang }), meta), { color: INK_2 });
  if (findings.length === 0) writeScope(flow, content);
  if (incomplete.length > 0) {
    flow.y += 8;
    flow.paragraph(linesOf(words.incomplete, { ...meta, weight: 'bold' }), { color: INK });
    const inner = { ...meta, width: CONTENT_WIDTH - 20 };
    for (const { section, reason } of incomplete) {
      flow.paragraph(linesOf(`${isolated(section)}: ${plainText(reason)}`, inner), {
        color: INK_2,
        inset: 10,
      });
    }
  }
  if (findings.length > 0) {
    const entries = LEVELS.map((level) => ({
      name: words.severity[level],
      meaning: SEVERITY_MEANINGS[lang][level],
      tone: TONE[level],
    }));
    writeLegend(flow, entries, lang);
  }
  flow.y += 12;
}
