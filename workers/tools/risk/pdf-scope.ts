import { lookedForText, noContractText, nothingFoundText } from '#shared/tools/risk/scope-words.js';
import { isolateQuotations, plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import { CONTENT_WIDTH, type Flow } from '#workers/reports/flow.js';
import { linesOf } from '#workers/reports/lines.js';
import { INK, INK_2, TABLE_SIZE } from '#workers/reports/look.js';
import { beginSection } from '#workers/reports/section.js';
import type { StoredReport } from '../tool.js';
import { WORDS } from './pdf-words.js';

type Report = Pick<StoredReport<'risk'>, 'lang' | 'body'>;

const TITLE_SIZE = 12;
const TEXT_SIZE = 9;
const SEPARATOR = '  ·  ';

const styleOf = (lang: Report['lang'], size: number): TextStyle => ({
  size,
  weight: 'regular',
  width: CONTENT_WIDTH,
  direction: lang === 'ar' ? 'rtl' : 'ltr',
});

/** Writes why there are no findings: the document is no contract, or what was looked for in vain. */
export function writeScope(flow: Flow, { lang, body: { scope } }: Report): void {
  const own = styleOf(lang, TEXT_SIZE);
  flow.y += 10;
  if (scope === undefined) {
    flow.paragraph(linesOf(WORDS[lang].none, own), { color: INK });
    return;
  }
  const { title, lead, points } =
    scope.form === 'other' ? noContractText(scope, lang) : nothingFoundText(scope, lang);
  flow.paragraph(linesOf(title, { ...own, size: TITLE_SIZE, weight: 'bold' }), { color: INK });
  flow.y += 4;
  for (const text of [lead, ...points])
    flow.paragraph(linesOf(isolateQuotations(plainText(text)), own), { color: INK });
}

/** Writes the kinds of risk that were looked for and not found, after the findings; nothing for an older report. */
export function writeNotFound(flow: Flow, { lang, body: { scope, risks } }: Report): void {
  if (scope?.not_found === undefined) return;
  const { title, lead, points } = lookedForText(scope, lang);
  const own = styleOf(lang, TABLE_SIZE);
  beginSection(flow, { title, lead }, lang);
  // Without a finding, the head of the report has said the rest.
  for (const text of risks.length === 0 ? [] : points)
    flow.paragraph(linesOf(isolateQuotations(plainText(text)), own), { color: INK_2 });
  flow.y += 4;
  flow.paragraph(linesOf(scope.not_found.join(SEPARATOR), own), { color: INK });
}
