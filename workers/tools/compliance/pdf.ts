import type { Language } from '#shared/contracts/common.js';
import { countReviewed } from '#shared/domain/reviewed.js';
import {
  BASIS_WORDS,
  clauseGroups,
  clausesNotUnderstood,
  isEnough,
  rulesWithoutAnswer,
} from '#shared/tools/compliance/basis.js';
import { isComplianceFinding, type Issue, type IssueStatus } from '#shared/tools/compliance/contract.js';
import { STATUS_MEANINGS } from '#shared/tools/compliance/meanings.js';
import { measuredShares } from '#platform/law/measured.js';
import { lawsOfRules } from '#platform/law/rules/by-law.js';
import { PACK_VERSION } from '#platform/law/rules/index.js';
import { writeArticles } from '#workers/reports/article-pages.js';
import { isolated, isolatedName, plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import { CONTENT_WIDTH, createYielder, Flow } from '#workers/reports/flow.js';
import { createCachedLines, linesOf } from '#workers/reports/lines.js';
import { writeLegend } from '#workers/reports/legend.js';
import { INK, INK_2, INK_3, TABLE_SIZE } from '#workers/reports/look.js';
import { markFinder, reviewedText } from '#workers/reports/mark-passages.js';
import { REPORT_WORDS } from '#workers/reports/report-words.js';
import { dateText, madeText, writtenPages } from '#workers/reports/report-frame.js';
import { beginSection } from '#workers/reports/section.js';
import { tableOf } from '#workers/reports/report-table.js';
import type { StoredReport, WritingIo } from '../tool.js';
import {
  issueRow,
  KEPT_WIDTHS,
  keptRow,
  TO_READ_WIDTHS,
  TONE,
  toReadRows,
  WIDTHS,
  type Setting,
} from './pdf-rows.js';
import { WORDS } from './pdf-words.js';

type Report = StoredReport<'compliance'>;

const TITLE_SIZE = 18;
const HEADING_SIZE = 12;
const META_SIZE = 9;
const ORDER: readonly IssueStatus[] = ['issue found', 'warning', 'could not check', 'ok'];

/**
 * Writes a compliance report as PDF, in chunks as its pages are finished. The same report gives the same bytes. Yields to other
 * work between rows and between pages, and stops with the signal's reason.
 */
export async function* writeCompliancePdf(
  report: Report,
  { signal, progress }: WritingIo,
): AsyncGenerator<Uint8Array> {
  const breathe = createYielder(signal);
  const {
    lang,
    body: { issues, scope, articles },
  } = report;
  const words = WORDS[lang];
  const flow = new Flow(lang === 'ar');
  const setting = { set: createCachedLines(), lang };
  begin(flow, report);
  const markOf = markFinder(report.marks);
  const marked = issues.map((issue, index) => ({ issue, mark: markOf(index + 1) }));
  const numbered = ORDER.flatMap((status) => marked.filter(({ issue }) => issue.status === status)).map(
    (one, index) => ({ ...one, id: index + 1 }),
  );
  const open = numbered.filter(({ issue }) => issue.status !== 'ok');
  const kept = numbered.filter(({ issue }) => issue.status === 'ok');
  let done = 0;
  const next = async () => {
    progress((done += 1), issues.length);
    await breathe();
  };
  if (open.length > 0) {
    const table = tableOf(flow, { widths: WIDTHS, labels: words.columns }, lang);
    let group: IssueStatus | undefined;
    for (const one of open) {
      const { issue } = one;
      const row = issueRow(one, setting);
      if (issue.status !== group) row.bookmark = words.status[issue.status];
      group = issue.status;
      table.add(row);
      await next();
    }
  }
  await writeToRead(flow, report, setting, breathe);
  if (kept.length > 0) {
    beginSection(flow, { title: words.kept.title(kept.length), lead: words.kept.lead }, lang);
    const table = tableOf(flow, { widths: KEPT_WIDTHS, labels: words.kept.columns }, lang);
    for (const one of kept) {
      table.add(keptRow(one, setting));
      await next();
    }
  }
  if (scope.form === 'checked') writeChecked(flow, report);
  await writeArticles(flow, { articles, cited: numbered.map(({ issue }) => issue.articles) }, lang, breathe);
  yield* writtenPages(flow, {
    title: `${words.title} ${plainText(report.filename)}`,
    subject: scope.form === 'other' ? words.notChecked.title : words.counts(countsOf(issues)),
    lang,
    createdAt: report.createdAt,
    breathe,
  });
}

function countsOf(issues: readonly Issue[]): Record<IssueStatus, number> {
  const counts = { 'issue found': 0, warning: 0, 'could not check': 0, ok: 0 };
  for (const { status } of issues) counts[status] += 1;
  return counts;
}

const styleOf = (lang: Language, size = META_SIZE): TextStyle => ({
  size,
  weight: 'regular',
  width: CONTENT_WIDTH,
  direction: lang === 'ar' ? 'rtl' : 'ltr',
});

/** Writes the title, score, counts, date and engine, and the sections that could not be checked. */
function begin(flow: Flow, report: Report): void {
  const {
    lang,
    body: { compliance_score: score, issues, scope, to_read: toRead, basis },
    incomplete,
    marks,
  } = report;
  const words = WORDS[lang];
  const meta = styleOf(lang);
  const bold = { ...meta, weight: 'bold' } as const;
  const say = (text: string, style: TextStyle, color: string) => {
    flow.paragraph(linesOf(text, style), { color });
  };
  say(`${words.title} ${isolatedName(report.filename)}`, { ...bold, size: TITLE_SIZE }, INK);
  flow.y += 6;
  if (scope.type !== null) {
    if (isEnough(basis)) say(words.score(score), { ...bold, size: HEADING_SIZE }, INK);
    else {
      say(BASIS_WORDS[lang].notEnough, { ...bold, size: HEADING_SIZE }, INK);
      say(words.score(score), meta, INK_2);
    }
    if (basis !== undefined) say(BASIS_WORDS[lang].understood(basis), meta, INK);
    say(BASIS_WORDS[lang].recall, meta, INK_2);
    say(words.counts(countsOf(issues)), bold, INK);
    say(words.type(scope.type, scope.chosen), meta, INK_2);
    if (scope.foreign_law) say(words.foreignLaw(isolated(plainText(scope.foreign_law))), meta, INK);
  }
  const reviewed = reviewedText(marks, countReviewed(issues, marks, isComplianceFinding), lang);
  if (reviewed !== null) say(reviewed, bold, INK);
  say(madeText(report), meta, INK_2);
  if (scope.form === 'other') {
    flow.y += 10;
    say(words.notChecked.title, { ...bold, size: HEADING_SIZE }, INK);
    flow.y += 4;
    say(words.notChecked.lead, meta, INK);
  } else if (!issues.some(({ status }) => status === 'issue found' || status === 'warning')) {
    flow.y += 10;
    say(words.none, { ...bold, size: HEADING_SIZE }, INK);
    if (toRead.length > 0) say(BASIS_WORDS[lang].toRead(clausesNotUnderstood(toRead, basis)), bold, INK);
  }
  if (incomplete.length > 0) {
    flow.y += 8;
    say(words.incomplete, bold, INK);
    for (const { section, reason } of incomplete) {
      const text = `${isolated(section)}: ${plainText(reason)}`;
      flow.paragraph(linesOf(text, { ...meta, width: CONTENT_WIDTH - 20 }), { color: INK_2, inset: 10 });
    }
  }
  if (issues.length > 0) {
    const entries = ORDER.map((status) => ({
      name: words.status[status],
      meaning: STATUS_MEANINGS[lang][status],
      tone: TONE[status],
    }));
    writeLegend(flow, entries, lang);
  }
  flow.y += 12;
}

/** Writes the clauses to be read by a person, with the rules that they concern. */
async function writeToRead(
  flow: Flow,
  { lang, body: { to_read: toRead } }: Report,
  setting: Setting,
  breathe: () => Promise<void> | undefined,
): Promise<void> {
  if (toRead.length === 0) return;
  const words = WORDS[lang].toRead;
  beginSection(flow, { title: words.title(toRead.length), lead: words.lead }, lang);
  const table = tableOf(flow, { widths: TO_READ_WIDTHS, labels: words.columns }, lang);
  for (const row of clauseGroups(toRead).flatMap((group) => toReadRows(group, setting))) {
    table.add(row);
    await breathe();
  }
}

/** Writes which rules were applied, law by law, with the state of each law's text. */
function writeChecked(flow: Flow, { lang, body }: Report): void {
  const { scope, basis } = body;
  const words = WORDS[lang].checked;
  const applied = new Set(scope.rules);
  const silent = new Map(scope.silent?.map(({ rule_id: id, subject }) => [id, subject]));
  const version = dateText(PACK_VERSION, lang, { dateStyle: 'long' });
  beginSection(flow, { title: words.title, lead: words.lead(applied.size, version) }, lang);
  for (const { name, traced_to: tracedTo, issued, rules } of lawsOfRules()) {
    const count = rules.filter(({ id }) => applied.has(id)).length;
    if (count === 0) continue;
    const state =
      tracedTo !== null
        ? words.traced(dateText(tracedTo, lang, { month: 'long', year: 'numeric' }))
        : issued !== null
          ? words.published(dateText(issued, lang, { dateStyle: 'long' }))
          : words.notHeld;
    const small = styleOf(lang, TABLE_SIZE);
    flow.paragraph(linesOf(`${words.law(name[lang], count)} (${state})`, small), { color: INK_2 });
    const unsaid = rules.flatMap(({ id }) => silent.get(id) ?? []);
    if (unsaid.length === 0) continue;
    const text = `${(basis === undefined ? words.unanswered : words.silent)(unsaid.length)} ${unsaid.join(REPORT_WORDS[lang].comma)}`;
    flow.paragraph(linesOf(text, { ...small, width: CONTENT_WIDTH - 20 }), { color: INK_3, inset: 10 });
  }
  const say = (text: string) => {
    flow.paragraph(linesOf(text, styleOf(lang, TABLE_SIZE)), { color: INK_2 });
  };
  const left = rulesWithoutAnswer(body) ?? 0;
  if (left > 0) say(words.left(left));
  if (basis !== undefined && silent.size > 0) say(words.silence);
  flow.y += 6;
  const shares = measuredShares();
  const measured = words.measured(shares, dateText(shares.day, lang, { dateStyle: 'long' }));
  flow.paragraph(linesOf(measured, styleOf(lang, META_SIZE - 1)), { color: INK_2 });
}
