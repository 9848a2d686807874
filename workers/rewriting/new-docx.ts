import {
  DeletedTextRun,
  Document,
  Footer,
  Header,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
} from 'docx';
import { COMMENTS_HEADING } from '#shared/domain/comments.js';
import type { Block } from '#platform/documents.js';
import type { Language } from '#shared/contracts/common.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import type { WrittenRevision, WrittenTranslation } from './contract.js';
import { highlightedRuns, joined, noticeParagraph } from './new-runs.js';
import { proseOf } from './prose.js';

interface NewDocument {
  text: string;
  /** Where the comments begin in it; null if there are none. */
  commentsAt: number | null;
  /** Null if nothing is known but the text: it is divided at blank lines. */
  blocks: readonly Block[] | null;
  revisions: readonly WrittenRevision[];
  tracked: { author: string; date: string } | null;
  translation: WrittenTranslation | null;
}

export const INDENT = 360;
/** Styles of a new document: fonts of both scripts, the Arabic larger, since its letters are small for their size. */
export const STYLES = {
  default: {
    document: {
      run: {
        font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Sakkal Majalla' },
        size: 22,
        sizeComplexScript: 26,
      },
    },
  },
};

/** Makes a Word file of a text's paragraphs: headings, lists, tables, headers and footers, in order and in their direction. */
export async function newDocx({
  text,
  commentsAt,
  blocks,
  revisions,
  tracked,
  translation,
}: NewDocument): Promise<Buffer> {
  // A translation has a revision for every paragraph.
  const paragraphs = translation === null ? proseOf({ text, blocks: undefined }) : revisions;
  const known =
    blocks ??
    paragraphs.map(({ start, end }, index): Block => ({
      ...{ start, end },
      id: `b${index}`,
      kind: 'paragraph',
    }));
  const writer = new Writer(text, revisions, tracked, translation?.to ?? null);
  const notice = translation?.notice ?? null;
  const margins = (kind: Block['kind']) =>
    known.filter((block) => block.kind === kind).map((block) => writer.paragraph(block));
  const [headers, footers] = [margins('header'), margins('footer')];
  const main = known.filter(({ kind }) => kind !== 'header' && kind !== 'footer');
  const comments = main.filter(({ start }) => start >= (commentsAt ?? Infinity));
  const lang = translation?.to ?? languageOf(text);
  const document = new Document({
    styles: STYLES,
    sections: [
      {
        children: [
          ...(notice === null ? [] : [noticeParagraph(notice, translation?.to === 'ar')]),
          ...writer.body(main.slice(0, main.length - comments.length)),
          ...(comments.length === 0 ? [] : [headingParagraph(COMMENTS_HEADING[lang], lang === 'ar')]),
          ...writer.body(comments),
        ],
        ...(headers.length > 0 ? { headers: { default: new Header({ children: headers }) } } : {}),
        ...(footers.length > 0 ? { footers: { default: new Footer({ children: footers }) } } : {}),
      },
    ],
  });
  return Packer.toBuffer(document);
}

class Writer {
  private id = 0;

  constructor(
    private readonly text: string,
    private readonly revisions: readonly WrittenRevision[],
    private readonly tracked: NewDocument['tracked'],
    private readonly to: Language | null,
  ) {}

  body(blocks: readonly Block[]): (Paragraph | Table)[] {
    const children: (Paragraph | Table)[] = [];
    for (let at = 0; at < blocks.length;) {
      const table = blocks[at]?.cell?.table;
      const end = table === undefined ? at + 1 : endOfTable(blocks, at, table);
      const own = blocks.slice(at, end);
      children.push(...(table === undefined ? own.map((block) => this.paragraph(block)) : [this.table(own)]));
      at = end;
    }
    return children;
  }

  paragraph(block: Block): Paragraph {
    const rtl = (this.to ?? languageOf(this.text.slice(block.start, block.end))) === 'ar';
    const level = block.list?.level ?? 0;
    return new Paragraph({
      bidirectional: rtl,
      spacing: { after: 120 },
      ...(block.kind === 'heading' ? { heading: HeadingLevel.HEADING_2 } : {}),
      ...(block.kind === 'list-item' ? { indent: { start: INDENT * (level + 1), hanging: INDENT } } : {}),
      children: this.runs(block, rtl),
    });
  }

  private table(cells: readonly Block[]): Table {
    const rows = [...new Set(cells.map(({ cell }) => cell?.row ?? 0))];
    const rtl =
      (this.to ?? languageOf(cells.map(({ start, end }) => this.text.slice(start, end)).join(' '))) === 'ar';
    const columns = Math.max(...cells.map(({ cell }) => (cell?.column ?? 0) + (cell?.columns ?? 1)));
    return new Table({
      visuallyRightToLeft: rtl,
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (row) =>
          new TableRow({
            children: this.cells(
              cells.filter(({ cell }) => cell?.row === row),
              columns,
            ),
          }),
      ),
    });
  }

  /** Cells of a row; columns without text are empty cells. */
  private cells(blocks: readonly Block[], columns: number): TableCell[] {
    const cells: TableCell[] = [];
    for (let column = 0; column < columns;) {
      const own = blocks.filter(({ cell }) => cell?.column === column);
      const span = own[0]?.cell?.columns ?? 1;
      const children = own.length > 0 ? own.map((block) => this.paragraph(block)) : [new Paragraph({})];
      cells.push(new TableCell({ columnSpan: span, children }));
      column += span;
    }
    return cells;
  }

  private runs({ start, end }: Block, rtl: boolean): (TextRun | InsertedTextRun | DeletedTextRun)[] {
    const runs: (TextRun | InsertedTextRun | DeletedTextRun)[] = [];
    const options = (text: string): IRunOptions => ({ text: joined(text), rightToLeft: rtl });
    let at = start;
    for (const revision of this.revisions.filter((one) => one.start >= start && one.end <= end)) {
      if (revision.start > at) runs.push(new TextRun(options(this.text.slice(at, revision.start))));
      const old = this.text.slice(revision.start, revision.end);
      if (this.tracked === null) runs.push(...highlightedRuns(revision, rtl));
      else {
        const mark = () => ({
          id: ++this.id,
          author: this.tracked?.author ?? '',
          date: this.tracked?.date ?? '',
        });
        if (old !== '') runs.push(new DeletedTextRun({ ...options(old), ...mark() }));
        if (revision.text !== '') runs.push(new InsertedTextRun({ ...options(revision.text), ...mark() }));
      }
      at = revision.end;
    }
    if (end > at) runs.push(new TextRun(options(this.text.slice(at, end))));
    return runs;
  }
}

function headingParagraph(text: string, rtl: boolean): Paragraph {
  return new Paragraph({
    bidirectional: rtl,
    heading: HeadingLevel.HEADING_2,
    children: [new TextRun({ text, rightToLeft: rtl })],
  });
}

function endOfTable(blocks: readonly Block[], from: number, table: number): number {
  let end = from;
  while (blocks[end]?.cell?.table === table) end += 1;
  return end;
}
