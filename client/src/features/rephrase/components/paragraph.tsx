import { cx } from '../../../ui/cx.js';
import { Side } from '../../review/components/side.js';
import type { Piece, TextParagraph } from '../changes.js';
import { DELETED, DISMISSED, INSERTED } from './wording.js';

interface Context {
  /** Numbers of the changes that were dismissed. */
  dismissed: ReadonlySet<number>;
  /** Number of the change at hand. */
  active: number | null;
}

/** What a paragraph is shown as: the new text, the old with the changes marked, or one of the two sides. */
type Shown = 'clean' | 'marked' | 'original' | 'revised';

interface ParagraphProps extends Context {
  paragraph: TextParagraph;
  /** Marks what is taken out and put in. */
  marked: boolean;
}

/** A paragraph of the text as it is now. */
export function Paragraph({ paragraph, marked, ...context }: ParagraphProps) {
  return (
    <Text
      paragraph={paragraph}
      shown={marked ? 'marked' : 'clean'}
      className={paragraph.apart ? 'mb-3' : ''}
      {...context}
    />
  );
}

/** A paragraph beside its original; where there is no room for two columns, below it, and once if nothing in it changes. */
export function SideBySide({ paragraph, ...context }: Context & { paragraph: TextParagraph }) {
  const isChanged = paragraph.changes.length > 0;
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-x-6 gap-y-2 @xl:grid-cols-2 print:grid-cols-2',
        paragraph.apart && 'mb-3',
        isChanged && 'border-s-2 border-brand/60 ps-3 @xl:-ms-3.5',
      )}
    >
      <Side label={isChanged ? 'rephrase.original' : undefined}>
        <Text paragraph={paragraph} shown="original" {...context} />
      </Side>
      <Side label={isChanged ? 'rephrase.revised' : undefined} only={!isChanged}>
        <Text paragraph={paragraph} shown="revised" {...context} />
      </Side>
    </div>
  );
}

interface TextProps extends Context {
  paragraph: TextParagraph;
  shown: Shown;
  className?: string;
}

function Text({ paragraph: { dir, lang, heading, pieces }, shown, className, ...context }: TextProps) {
  return (
    <p
      dir={dir}
      lang={lang}
      className={cx('whitespace-pre-wrap text-ink', heading && 'font-semibold', className)}
    >
      {pieces.map((piece) =>
        piece.kind === 'kept' ? (
          piece.text
        ) : (
          <ChangedText key={piece.id} piece={piece} shown={shown} {...context} />
        ),
      )}
    </p>
  );
}

interface ChangedTextProps extends Context {
  piece: Extract<Piece, { kind: 'change' }>;
  shown: Shown;
}

function ChangedText({ piece: { id, original, revised }, shown, dismissed, active }: ChangedTextProps) {
  const isDismissed = dismissed.has(id);
  const isActive = id === active;
  return (
    <span
      data-change={id}
      aria-current={isActive || undefined}
      className={cx(
        'cursor-pointer rounded-xs',
        isActive && 'ring-2 ring-brand ring-offset-1 ring-offset-surface print:ring-0',
        isDismissed && shown !== 'clean' && DISMISSED,
      )}
    >
      {isDismissed ? original : <Standing original={original} revised={revised} shown={shown} />}
    </span>
  );
}

function Standing({ original, revised, shown }: { original: string; revised: string; shown: Shown }) {
  return (
    <>
      {(shown === 'marked' || shown === 'original') && original !== '' && (
        <del className={DELETED}>{original}</del>
      )}
      {shown === 'clean' && revised}
      {(shown === 'marked' || shown === 'revised') && revised !== '' && (
        <ins className={cx(INSERTED, shown === 'marked' && original !== '' && 'ms-0.5')}>{revised}</ins>
      )}
    </>
  );
}
