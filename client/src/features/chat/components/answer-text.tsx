import { memo, useId } from 'react';
import type { Citation } from '#shared/api/chat.js';
import { cutAt, parseAnswer, type Block, type Piece, type Range } from '#shared/domain/answer-markup.js';
import { productTextAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

interface AnswerTextProps {
  text: string;
  citations: readonly Citation[];
  unsupported: readonly Range[];
  /** True while it is being written: its citations come with its end. */
  partial: boolean;
  /** The citation whose source is open. */
  open: number | undefined;
  onSource: (n: number) => void;
}

/** An answer, set from its markup as elements: nothing in it can be markup of the page. */
export const AnswerText = memo(function AnswerText(props: AnswerTextProps) {
  const { text, partial, unsupported } = props;
  const t = useTranslation();
  const note = useId();
  return (
    <div className="flex flex-col gap-3">
      {parseAnswer(text, partial).map((block) => (
        <BlockView key={block.lines[0]?.start} block={block} note={note} {...props} />
      ))}
      {unsupported.length > 0 && (
        <p id={note} className="text-sm text-ink-3">
          {t('chat.unsupported.note')}
        </p>
      )}
    </div>
  );
});

type ViewProps = AnswerTextProps & { note: string };

function BlockView({ block: { kind, lines }, ...props }: ViewProps & { block: Block }) {
  const whole = props.text.slice(lines[0]?.start, lines.at(-1)?.end);
  if (kind === 'list')
    return (
      <ul {...productTextAttributes(whole)} className="flex list-disc flex-col gap-1.5 ps-6">
        {lines.map((line) => (
          <li key={line.start} {...productTextAttributes(props.text.slice(line.start, line.end))}>
            <Pieces pieces={line.pieces} {...props} />
          </li>
        ))}
      </ul>
    );
  const content = lines.map((line, index) => (
    <span key={line.start}>
      {index > 0 && <br />}
      <Pieces pieces={line.pieces} {...props} />
    </span>
  ));
  return kind === 'quote' ? (
    <blockquote
      {...productTextAttributes(whole)}
      className="rounded-e-control border-s-3 border-(--spark) bg-raised px-4 py-2 text-ink-2"
    >
      {content}
    </blockquote>
  ) : (
    <p {...productTextAttributes(whole)}>{content}</p>
  );
}

function Pieces({ pieces, ...props }: ViewProps & { pieces: readonly Piece[] }) {
  return pieces.map((piece) =>
    piece.kind === 'citation' ? (
      <CitationMark key={piece.start} n={piece.n} {...props} />
    ) : (
      <TextPiece key={piece.start} piece={piece} {...props} />
    ),
  );
}

function TextPiece({ piece, text, unsupported, note }: ViewProps & { piece: Range & { bold: boolean } }) {
  const t = useTranslation();
  const parts = cutAt(piece, unsupported).map(({ start, end, within }) =>
    within ? (
      <span
        key={start}
        title={t('chat.unsupported.note')}
        aria-describedby={note}
        className="underline decoration-ink-3 decoration-dotted decoration-2 underline-offset-4"
      >
        {text.slice(start, end)}
        <span className="sr-only select-none"> ({t('chat.unsupported')})</span>
      </span>
    ) : (
      text.slice(start, end)
    ),
  );
  return piece.bold ? <strong className="font-semibold">{parts}</strong> : parts;
}

/** The number of a citation, which leads to its source; plain text if there is none of that number. */
function CitationMark({ n, citations, partial, open, onSource }: ViewProps & { n: number }) {
  const t = useTranslation();
  const citation = citations.find((one) => one.n === n);
  const box =
    'mx-0.5 inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1.5 align-[0.1em] text-xs font-semibold';
  if (citation === undefined)
    return partial ? <span className={cx(box, 'bg-brand-soft text-brand')}>{n}</span> : `[${String(n)}]`;
  return (
    <button
      type="button"
      aria-label={t('chat.source', { n, title: citation.title })}
      aria-expanded={open === n}
      title={citation.title}
      className={cx(
        box,
        'transition-colors',
        open === n
          ? 'filled bg-brand text-on-brand'
          : 'bg-brand-soft text-brand hover:bg-brand hover:text-on-brand',
      )}
      onClick={() => {
        onSource(n);
      }}
    >
      {n}
    </button>
  );
}
