import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  UnderlineType,
  type ILevelsOptions,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import { textDirection } from '#shared/domain/text-direction.js';
import { BROWN_ORANGE, GRID, INK, INK_2, INK_3 } from '#workers/reports/look.js';
import { INDENT, STYLES } from '#workers/rewriting/new-docx.js';
import { directedParts, noticeParagraph } from '#workers/rewriting/new-runs.js';
import type { Item, Piece } from './items.js';
import type { ConversationFile } from './file.js';

interface Look {
  /** Size of Latin letters, half points; Arabic ones are larger, since they are small for their size. */
  size: number;
  bold?: true;
  color: string;
  paragraph?: Omit<IParagraphOptions, 'children'>;
}

const BAR = { style: BorderStyle.SINGLE, size: 12, color: hex(GRID), space: 8 };
const BULLETS = 'bullets';
const inset = { indent: { start: INDENT } };
/** Space of an item above it, twentieths of a point. */
const above = (before: number) => ({ spacing: { before, after: 40 } });

const LOOKS: Readonly<Record<Exclude<Item['kind'], 'notice'>, Look>> = {
  title: { size: 36, bold: true, color: INK, paragraph: { heading: HeadingLevel.TITLE } },
  meta: { size: 18, color: INK_2, paragraph: above(80) },
  heading: {
    size: 24,
    bold: true,
    color: INK,
    paragraph: { heading: HeadingLevel.HEADING_1, ...above(240) },
  },
  speaker: {
    size: 18,
    color: BROWN_ORANGE,
    paragraph: { heading: HeadingLevel.HEADING_2, ...above(320) },
  },
  paragraph: { size: 22, color: INK, paragraph: above(60) },
  'list-item': {
    size: 22,
    color: INK,
    paragraph: { numbering: { reference: BULLETS, level: 0 }, ...above(40) },
  },
  quote: { size: 22, color: INK_2, paragraph: { ...inset, ...above(80) } },
  remark: { size: 17, color: INK_3, paragraph: above(80) },
  sources: { size: 18, bold: true, color: INK, paragraph: { keepNext: true, ...above(160) } },
  source: { size: 18, color: INK, paragraph: above(100) },
  detail: { size: 17, color: INK_2, paragraph: { ...inset, ...above(0) } },
  'source-quote': { size: 18, color: INK_2, paragraph: { ...inset, ...above(60) } },
};
const BULLET: ILevelsOptions = {
  ...{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.START },
  style: {
    paragraph: { indent: { start: INDENT, hanging: INDENT } },
    run: { font: 'Times New Roman', size: 22, sizeComplexScript: 22 },
  },
};
/** Arabic letters by Latin ones of the same size. */
const ARABIC_SCALE = 26 / 22;

/** Writes a conversation as a Word file, each paragraph in its direction. */
export function writeConversationDocx({
  title,
  items,
}: Pick<ConversationFile, 'title' | 'items'>): Promise<Buffer> {
  const document = new Document({
    title,
    creator: 'LDA',
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: [BULLET] }] },
    sections: [
      {
        children: items.map((item) =>
          item.kind === 'notice'
            ? noticeParagraph(item.pieces.map(({ text }) => text).join(''), item.direction === 'rtl')
            : paragraphOf(item, LOOKS[item.kind]),
        ),
        footers: { default: new Footer({ children: [pageNumbers()] }) },
      },
    ],
  });
  return Packer.toBuffer(document);
}

function paragraphOf({ kind, pieces, direction }: Item, look: Look): Paragraph {
  const rtl = direction === 'rtl';
  const barred = kind === 'quote' || kind === 'source-quote';
  return new Paragraph({
    ...look.paragraph,
    bidirectional: rtl,
    ...(barred ? { border: rtl ? { right: BAR } : { left: BAR } } : {}),
    children: pieces.flatMap((piece): ParagraphChild[] => {
      const runs = runsOf(piece, look, rtl);
      return piece.link === undefined ? runs : [new ExternalHyperlink({ children: runs, link: piece.link })];
    }),
  });
}

function runsOf({ text, bold, underlined, link, isolated }: Piece, look: Look, rtl: boolean): TextRun[] {
  const { size, color } = look;
  const parts = isolated === true ? isolatedParts(text, rtl) : directedParts(text, rtl);
  return parts.flatMap((part) =>
    part.text.split('\n').map(
      (line, index) =>
        new TextRun({
          text: line,
          ...(index > 0 ? { break: 1 } : {}),
          ...{ rightToLeft: part.rtl, size, sizeComplexScript: Math.round(size * ARABIC_SCALE) },
          ...{ bold: bold ?? look.bold ?? false, color: hex(color) },
          ...(underlined === true ? { underline: { type: UnderlineType.DOTTED, color: hex(color) } } : {}),
          ...(link === undefined ? {} : { underline: { type: UnderlineType.SINGLE } }),
        }),
    ),
  );
}

const RIGHT_TO_LEFT_MARK = '\u200F';
const LEFT_TO_RIGHT_MARK = '\u200E';
const markOf = (rtl: boolean) => (rtl ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK);

/**
 * Returns a name within a paragraph as parts that keep its direction. Marks stand in for isolates, which Word shows as
 * characters: numbers beside the name would join it otherwise.
 */
function isolatedParts(text: string, rtl: boolean): { text: string; rtl: boolean }[] {
  const own = textDirection(text) === 'rtl';
  const parts =
    own === rtl ? directedParts(text, rtl) : [{ text: `${markOf(own)}${text}${markOf(own)}`, rtl: own }];
  return [...parts, { text: markOf(rtl), rtl }];
}

const pageNumbers = () =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        ...{ size: 16, color: hex(INK_3) },
        children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });

function hex(color: string): string {
  return color.slice(1);
}
