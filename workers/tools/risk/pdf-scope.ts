import {
  lookedForText,
  noContractText,
  nothingFoundText,
  toReadText,
} from '#shared/tools/risk/scope-words.js';
import { isolated, isolateQuotations, plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import { CONTENT_WIDTH, type Flow } from '#workers/reports/flow.js';
import { linesOf } from '#workers/reports/lines.js';
import { INK, INK_2, TABLE_SIZE } from '#workers/reports/look.js';
import { clauseName, filled, firstWords } from '#workers/reports/passages.js';
import { beginSection } from '#workers/reports/section.js';
import type { StoredReport } from '../tool.js';
import { WORDS } from './pdf-words.js';

type Report = Pick<StoredReport<'risk'>, 'lang' | 'body' | 'incomplete'>;

const TITLE_SIZE = 12;
const TEXT_SIZE = 9;
const SEPARATOR = '  ·  ';

const styleOf = (lang: Report['lang'], size: number): TextStyle => ({
  size,
  weight: 'regular',
  width: CONTENT_WIDTH,
  direction: lang === 'ar' ? 'rtl' : 'ltr',
});

const remainingIn = ({ body: { to_read: toRead }, incomplete }: Report) => ({
  toRead: toRead.length,
  incomplete: incomplete.length,
});

/** Writes why there are no findings: the document is no contract, or what was looked for in vain. */
export function writeScope(flow: Flow, report: Report): void {
  const {
    lang,
    body: { scope },
  } = report;
  const own = styleOf(lang, TEXT_SIZE);
  flow.y += 10;
  if (scope === undefined) {
    flow.paragraph(linesOf(WORDS[lang].none, own), { color: INK });
    return;
  }
  const { title, lead, points } =
    scope.form === 'other' ? noContractText(scope, lang) : nothingFoundText(scope, lang, remainingIn(report));
  flow.paragraph(linesOf(title, { ...own, size: TITLE_SIZE, weight: 'bold' }), { color: INK });
  flow.y += 4;
  for (const text of [lead, ...points])
    flow.paragraph(linesOf(isolateQuotations(plainText(text)), own), { color: INK });
}

/** Writes the kinds of risk that were looked for and are absent, after the findings; nothing for an older report. */
export function writeNotFound(flow: Flow, report: Report): void {
  const {
    lang,
    body: { scope, risks },
  } = report;
  if (scope?.not_found === undefined) return;
  const { title, lead, points } = lookedForText(scope, lang, remainingIn(report));
  const own = styleOf(lang, TABLE_SIZE);
  beginSection(flow, { title, lead }, lang);
  // Without a finding, the head of the report has said the rest.
  for (const text of risks.length === 0 ? [] : points)
    flow.paragraph(linesOf(isolateQuotations(plainText(text)), own), { color: INK_2 });
  flow.y += 4;
  flow.paragraph(linesOf(scope.not_found.join(SEPARATOR), own), { color: INK });
}

const GAP = 4;
const QUOTE_INSET = 10;
/** Most characters of a quote: the clause itself is to be read. */
const QUOTE_CHARS = 600;

/** Writes the clauses that may be about risks and were not understood, each with its number and its quote; nothing without any. */
export function writeToRead(
  flow: Flow,
  { lang, body: { to_read: rows } }: Pick<Report, 'lang' | 'body'>,
): void {
  if (rows.length === 0) return;
  const { title, lead, unplaced } = toReadText(rows.length, lang);
  const own = styleOf(lang, TABLE_SIZE);
  const inner = { ...own, width: CONTENT_WIDTH - QUOTE_INSET };
  beginSection(flow, { title, lead }, lang);
  for (const { name, clause, section, evidence, extracted_text_snippet: quote } of rows) {
    const number = filled(clause);
    const page = evidence?.page ?? null;
    const places = [
      ...(number === null ? [] : [clauseName(number.trim(), lang)]),
      ...(filled(section) === null || section === clause ? [] : [isolated(plainText(section ?? ''))]),
      ...(page === null ? [] : [`${WORDS[lang].page} ${page}`]),
    ];
    flow.paragraph(linesOf([name, ...places].join(SEPARATOR), { ...own, weight: 'bold' }), { color: INK });
    flow.paragraph(
      linesOf(quote === null ? unplaced : isolated(firstWords(plainText(quote), QUOTE_CHARS)), inner),
      {
        color: INK_2,
        inset: QUOTE_INSET,
      },
    );
    flow.y += GAP;
  }
}
