import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { Language } from '#shared/contracts/common.js';
import { COMMENTS_HEADING } from '#shared/domain/comments.js';
import type { Block } from '#platform/documents.js';
import type { WrittenRevision, WrittenTranslation } from './contract.js';
import { STYLES } from './new-docx.js';
import { highlightedRuns, noticeParagraph } from './new-runs.js';

interface Bilingual {
  text: string;
  /** Where the comments begin in it; null if there are none. */
  commentsAt: number | null;
  /** Null if nothing is known but the text: each revision is a paragraph of its own. */
  blocks: readonly Block[] | null;
  revisions: readonly WrittenRevision[];
  translation: WrittenTranslation;
}

const NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
const GRID = { style: BorderStyle.SINGLE, size: 4, color: 'BFBFBF' };
const BORDERS = { top: GRID, bottom: GRID, left: GRID, right: GRID };
const HALF = { size: 50, type: WidthType.PERCENTAGE };
const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

/** Makes a Word file with the English text on the left and the Arabic on the right, paragraph beside paragraph; headings span both. */
export async function bilingualDocx({
  text,
  commentsAt,
  blocks,
  revisions,
  translation,
}: Bilingual): Promise<Buffer> {
  const { to, notice } = translation;
  const headings = new Set((blocks ?? []).filter(({ kind }) => kind === 'heading').map(({ end }) => end));
  const firstComment = revisions.find(({ start }) => start >= (commentsAt ?? Infinity));
  const rows = revisions.flatMap((revision) => {
    const source = { text: text.slice(revision.start, revision.end) };
    const sides = to === 'ar' ? { en: source, ar: revision } : { en: revision, ar: source };
    const own = headings.has(revision.end) ? headingRow(sides) : row(sides);
    return revision === firstComment ? [headingRow(COMMENTS), own] : [own];
  });
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [4800, 4800],
    rows: [titles(), ...rows],
  });
  const document = new Document({
    styles: STYLES,
    sections: [
      {
        properties: { page: { margin: { left: 1000, right: 1000 } } },
        children: [...(notice === null ? [] : [noticeParagraph(notice, to === 'ar')]), table],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Side = Pick<WrittenRevision, 'text' | 'highlights'>;
type Sides = Readonly<Record<Language, Side>>;
const COMMENTS: Sides = { en: { text: COMMENTS_HEADING.en }, ar: { text: COMMENTS_HEADING.ar } };

const paragraph = (side: Side, lang: Language, heading = false) =>
  new Paragraph({
    bidirectional: lang === 'ar',
    ...(heading ? { heading: HeadingLevel.HEADING_2 } : {}),
    children: highlightedRuns(side, lang === 'ar'),
  });

const cell = (children: Paragraph[], columnSpan = 1) =>
  new TableCell({
    ...{ children, columnSpan, borders: BORDERS, margins: MARGINS },
    ...(columnSpan === 1 ? { width: HALF } : {}),
    verticalAlign: VerticalAlign.TOP,
  });

function row(sides: Sides): TableRow {
  return new TableRow({
    children: (['en', 'ar'] as const).map((lang) => cell([paragraph(sides[lang], lang)])),
  });
}

function headingRow(sides: Sides): TableRow {
  const both = (['en', 'ar'] as const).map((lang) => paragraph(sides[lang], lang, true));
  return new TableRow({ cantSplit: true, children: [cell(both, 2)] });
}

/** The names of the languages, on every page. */
function titles(): TableRow {
  const title = (lang: Language) =>
    new Paragraph({
      bidirectional: lang === 'ar',
      children: [new TextRun({ text: NAMES[lang], bold: true, rightToLeft: lang === 'ar' })],
    });
  return new TableRow({
    tableHeader: true,
    children: (['en', 'ar'] as const).map((lang) => cell([title(lang)])),
  });
}
