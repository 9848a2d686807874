import { createElement, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import type { Part, TablePart, TextPart } from '../layout.js';
import { MarginNumbers } from './margin-numbers.js';
import { Segments, type MarkContext } from './marked-text.js';

interface PartContext extends MarkContext {
  /** Names of the quotes that begin in a paragraph, by its start. */
  begins: ReadonlyMap<number, readonly string[]>;
}

/** The level of the pane's own heading: those of the document are below it. */
const PANE_LEVEL = 3;
const DEEPEST = 6;

const SPACING: Record<TextPart['kind'], string> = {
  heading: 'mt-6 mb-2',
  paragraph: 'mb-3',
  item: 'mb-2.5',
  note: 'mb-2 text-sm text-ink-2',
  // A text without blocks has empty lines of its own.
  line: '',
};
/** Margins of the deeper levels, smaller in a narrow pane. */
const INDENT = ['', 'ms-3 @lg:ms-6', 'ms-6 @lg:ms-12', 'ms-9 @lg:ms-18'];
const HEADING_SIZE = ['text-xl', 'text-lg', 'text-base'];

/** A paragraph, heading, table or rule of the document's text. */
export function TextPartView({ part, context }: { part: Part; context: PartContext }): ReactNode {
  if (part.kind === 'rule') return <Rule page={part.page} />;
  if (part.kind === 'table') return <Table part={part} context={context} />;
  return <Paragraph part={part} context={context} />;
}

function Paragraph({ part, context }: { part: TextPart; context: PartContext }) {
  const { kind, level, start } = part;
  const spacing = cx(SPACING[kind], kind !== 'heading' && INDENT[level]);
  const names = context.begins.get(start);
  const text = <ParagraphText part={part} context={context} className={names === undefined ? spacing : ''} />;
  if (names === undefined) return text;
  return (
    // As high as its numbers, so that they do not run into those of the next paragraph.
    <div className={cx('relative', spacing)} style={{ minHeight: `${String(names.length * 1.75)}rem` }}>
      <MarginNumbers names={names} {...context} />
      {text}
    </div>
  );
}

/** The text of a paragraph alone: places in it are counted from the element's beginning. */
function ParagraphText({
  part: { kind, level, start, numberEnd, dir, segments },
  context,
  className,
}: {
  part: TextPart;
  context: PartContext;
  className: string;
}) {
  const hangs = numberEnd > start;
  const isHeading = kind === 'heading';
  return createElement(
    isHeading ? `h${String(Math.min(DEEPEST, PANE_LEVEL + level))}` : 'p',
    {
      dir,
      lang: dir === 'rtl' ? 'ar' : 'en',
      'data-start': start,
      className: cx(
        'whitespace-pre-wrap',
        isHeading && cx('font-semibold text-balance', HEADING_SIZE[level - 1] ?? 'text-base'),
        kind !== 'note' && 'text-ink',
        kind === 'line' && 'min-h-[1lh]',
        hangs && 'ps-9 -indent-9 @lg:ps-11 @lg:-indent-11',
        className,
      ),
    },
    <Segments segments={segments} numberEnd={numberEnd} {...context} />,
  );
}

function Rule({ page }: { page: number | null }) {
  const t = useTranslation();
  return (
    <div className="my-5 flex items-center gap-3 text-xs text-ink-3" data-page={page ?? undefined}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      <span>{page === null ? t('review.text.margins') : t('review.text.page', { page })}</span>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}

function Table({ part: { table, dir, rows }, context }: { part: TablePart; context: PartContext }) {
  const t = useTranslation();
  return (
    // A wide table scrolls by itself, by keyboard too.
    <div
      role="group"
      aria-label={t('review.text.table', { number: table + 1 })}
      tabIndex={0}
      className="my-4 overflow-x-auto rounded-control border border-line"
    >
      <table dir={dir} className="w-full border-collapse text-sm">
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} className="border-b border-line last:border-0">
              {cells.map(({ column, columns, paragraphs }, index) => {
                const before = cells[index - 1];
                const gap = column - (before === undefined ? 0 : before.column + before.columns);
                return [
                  gap > 0 && <td key={`before-${String(column)}`} colSpan={gap} />,
                  <td
                    key={column}
                    colSpan={columns}
                    className="min-w-24 border-e border-line px-3 py-2 align-top last:border-e-0 [&>p:last-child]:mb-0"
                  >
                    {paragraphs.map((part) => (
                      <Cell key={part.start} part={part} context={context} />
                    ))}
                  </td>,
                ];
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ part, context }: { part: TextPart; context: PartContext }) {
  const names = context.begins.get(part.start);
  return (
    <>
      {names !== undefined && <MarginNumbers inline names={names} {...context} />}
      <ParagraphText part={part} context={context} className="mb-1" />
    </>
  );
}
