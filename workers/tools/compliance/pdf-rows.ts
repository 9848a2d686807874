import type { Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { ClauseGroup } from '#shared/tools/compliance/basis.js';
import type { Issue, IssueStatus } from '#shared/tools/compliance/contract.js';
import { isolated, isolateQuotations } from '#workers/reports/bidi-runs.js';
import type { linesOf } from '#workers/reports/lines.js';
import { cellStyle, INK, INK_2, INK_3, TONES, type Tone } from '#workers/reports/look.js';
import { markPassages } from '#workers/reports/mark-passages.js';
import { clauseName, filled, firstWords, theirs } from '#workers/reports/passages.js';
import { REPORT_WORDS } from '#workers/reports/report-words.js';
import type { Cell, Row } from '#workers/reports/table.js';
import { comparisonOf } from './issue.js';
import { WORDS } from './pdf-words.js';

/** Column widths of number, rule, document and law, points: together the page without its margins. */
export const WIDTHS = [24, 116, 196, 196] as const;
/** Column widths of number, rule and clause, points. */
export const KEPT_WIDTHS = [24, 196, 312] as const;
/** Column widths of clause, rule and law, points. */
export const TO_READ_WIDTHS = [212, 124, 196] as const;
export const TONE: Record<IssueStatus, Tone> = {
  'issue found': TONES.red,
  warning: TONES.amber,
  'could not check': TONES.gray,
  ok: TONES.green,
};
/** Most further places of an issue that a report names, and characters of their first words. */
const PLACES = 6;
const PLACE_CHARS = 60;
const KEPT_CHARS = 160;

/** An issue with its number in the PDF, where the gravest stand first, and its mark. */
export interface NumberedIssue {
  issue: Issue;
  id: number;
  mark: Mark | undefined;
}

/** How the text of a report is set. */
export interface Setting {
  set: typeof linesOf;
  lang: Language;
}

/** Names a place: its clause, else its page, else its section; null if nothing is known of it. */
function placeName(
  { clause, section, evidence }: Pick<Issue, 'clause' | 'section' | 'evidence'>,
  lang: Language,
) {
  const number = filled(clause);
  if (number !== null) return clauseName(number.trim(), lang);
  const page = evidence?.page ?? null;
  if (page !== null) return `${REPORT_WORDS[lang].page} ${page}`;
  const name = filled(section);
  return name === null ? null : isolated(name);
}

function ruleCell(issue: Issue, width: number, { set, lang }: Setting): Cell {
  const own = (text: string) => set(isolateQuotations(text), cellStyle(width, lang));
  const { color, chip } = TONE[issue.status];
  const bold = { ...cellStyle(width, lang), weight: 'bold' } as const;
  return [
    { lines: set(WORDS[lang].status[issue.status], bold), color, chip },
    { lines: set(issue.subject, bold), color: INK },
    { lines: own(issue.source), color: INK_2 },
    { lines: own(isolated(issue.rule_id)), color: INK_3 },
  ];
}

function documentCell(issue: Issue, width: number, { set, lang }: Setting): Cell {
  const words = WORDS[lang];
  const own = (text: string) => set(isolateQuotations(text), cellStyle(width, lang));
  const cell: Cell = [{ lines: own(issue.description), color: INK }];
  const where = placeName(issue, lang);
  const quote = filled(issue.extracted_text_snippet);
  if (where !== null) cell.push({ lines: own(where), color: INK_3 });
  if (quote !== null) cell.push({ lines: theirs(set, quote, width, lang), color: INK_2 });
  if (issue.searched.length > 0) {
    const list = issue.searched.map((word) => `“${word}”`).join(REPORT_WORDS[lang].comma);
    cell.push({ lines: own(`${words.searched} ${list}`), color: INK_3 });
  }
  const shown = issue.places.slice(0, PLACES);
  const more = issue.places.length - shown.length + issue.places_unlisted;
  if (shown.length > 0) {
    cell.push({ lines: own(REPORT_WORDS[lang].alsoIn), color: INK_3 });
    for (const place of shown) {
      const text = isolated(firstWords(place.extracted_text_snippet, PLACE_CHARS));
      cell.push({ lines: own(`${placeName(place, lang) ?? '–'}: ${text}`), color: INK_3 });
    }
    if (more > 0) cell.push({ lines: own(REPORT_WORDS[lang].andMore(more)), color: INK_3 });
  }
  return cell;
}

function lawCell({ issue, mark }: NumberedIssue, width: number, { set, lang }: Setting): Cell {
  const words = WORDS[lang];
  const own = (text: string) => set(isolateQuotations(text), cellStyle(width, lang));
  return [
    { lines: own(`${words.demands} ${issue.demands}`), color: INK },
    ...(issue.caution === null ? [] : [{ lines: own(`${words.caution} ${issue.caution}`), color: INK_2 }]),
    ...(issue.instead === '' ? [] : [{ lines: own(`${words.instead} ${issue.instead}`), color: INK }]),
    ...markPassages(set, mark, width, lang),
  ];
}

/** Builds the row of a rule that is broken, perhaps broken or could not be checked. */
export function issueRow(numbered: NumberedIssue, setting: Setting): Row {
  const [idWidth, ruleWidth, documentWidth, lawWidth] = WIDTHS;
  const { issue, id } = numbered;
  return {
    cells: [
      [{ lines: setting.set(String(id), cellStyle(idWidth, setting.lang)), color: INK_2 }],
      ruleCell(issue, ruleWidth, setting),
      documentCell(issue, documentWidth, setting),
      lawCell(numbered, lawWidth, setting),
    ],
  };
}

/** Builds the rows of a clause to be read: one for each rule, the passage beside the first. */
export function toReadRows({ passages }: ClauseGroup, { set, lang }: Setting): Row[] {
  const [clauseWidth, ruleWidth, lawWidth] = TO_READ_WIDTHS;
  const words = WORDS[lang].toRead;
  const own = (text: string, width: number) => set(isolateQuotations(text), cellStyle(width, lang));
  const quoted = (text: string) => (lang === 'ar' ? `«${isolated(text)}»` : `“${isolated(text)}”`);
  const listed = (label: string, found: readonly string[]) =>
    found.length === 0
      ? []
      : [
          {
            lines: own(`${label} ${found.map(quoted).join(REPORT_WORDS[lang].comma)}`, clauseWidth),
            color: INK,
          },
        ];
  return passages.flatMap((rows) =>
    rows.map((row, index) => {
      const where = placeName(row, lang);
      return {
        cells: [
          [
            ...(index > 0 || where === null ? [] : [{ lines: own(where, clauseWidth), color: INK_3 }]),
            ...(index > 0
              ? []
              : [{ lines: theirs(set, row.extracted_text_snippet, clauseWidth, lang), color: INK_2 }]),
            ...(row.unread.length === 0 ? [] : listed(words.read, row.read)),
            ...listed(words.unread, row.unread),
          ],
          [
            {
              lines: set(isolateQuotations(row.subject), { ...cellStyle(ruleWidth, lang), weight: 'bold' }),
              color: INK,
            },
            { lines: own(row.source, ruleWidth), color: INK_2 },
            { lines: own(isolated(row.rule_id), ruleWidth), color: INK_3 },
          ],
          [{ lines: own(row.demands, lawWidth), color: INK }],
        ],
      };
    }),
  );
}

/** Builds the row of a rule that is kept: its subject and source, and the first words of the clause. */
export function keptRow({ issue, id, mark }: NumberedIssue, { set, lang }: Setting): Row {
  const [idWidth, ruleWidth, clauseWidth] = KEPT_WIDTHS;
  const quote = filled(issue.extracted_text_snippet);
  const where = placeName(issue, lang);
  const compared = comparisonOf(issue, lang);
  const own = (text: string, width: number) => set(isolateQuotations(text), cellStyle(width, lang));
  return {
    cells: [
      [{ lines: own(String(id), idWidth), color: INK_2 }],
      [
        { lines: own(issue.subject, ruleWidth), color: INK },
        { lines: own(issue.source, ruleWidth), color: INK_3 },
        // On a line of its own: an id that wraps is broken at its hyphens.
        { lines: own(isolated(issue.rule_id), ruleWidth), color: INK_3 },
      ],
      [
        ...(compared === null ? [] : [{ lines: own(compared, clauseWidth), color: INK }]),
        ...(where === null ? [] : [{ lines: own(where, clauseWidth), color: INK_3 }]),
        ...(quote === null
          ? []
          : [{ lines: theirs(set, firstWords(quote, KEPT_CHARS), clauseWidth, lang), color: INK_2 }]),
        ...markPassages(set, mark, clauseWidth, lang),
      ],
    ],
  };
}
