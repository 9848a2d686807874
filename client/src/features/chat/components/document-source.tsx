import { FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Citation } from '#shared/api/chat.js';
import type { Evidence } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../../lib/api-error.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useDocumentText } from '../../documents/api.js';
import { useDownload } from '../../documents/use-download.js';
import type { Source } from '../../review/layout.js';
import { passageAround, type PassageParagraph } from '../passage.js';
import { useScrollToMark } from '../use-scroll-to-mark.js';
import { CitedQuote } from './cited-quote.js';

/** A passage of one of the user's documents, with the text around it. */
export function DocumentSource({ citation: { id, title, quote, evidence } }: { citation: Citation }) {
  const t = useTranslation();
  const text = useDocumentText(id);
  const download = useDownload();
  if (isApiError(text.error) && text.error.status === 404)
    return (
      <>
        <p className="text-ink-2">{t('chat.source.documentGone')}</p>
        <CitedQuote quote={quote} />
      </>
    );
  return (
    <>
      <QueryContent query={text} rows={4} failed="chat.source.documentFailed">
        {(source) =>
          evidence === null ? <CitedQuote quote={quote} /> : <InText source={source} evidence={evidence} />
        }
      </QueryContent>
      <Button
        variant="secondary"
        className="self-start"
        busy={download.isPending}
        disabled={download.isPending}
        onClick={() => {
          download.mutate({ id, name: title });
        }}
      >
        <FileDown aria-hidden className="size-5" />
        {t('chat.source.download')}
      </Button>
    </>
  );
}

function InText({ source, evidence }: { source: Source; evidence: Evidence }) {
  const t = useTranslation();
  const [whole, setWhole] = useState(false);
  const box = useScrollToMark(whole);
  const { paragraphs, cut } = useMemo(
    () => passageAround(source, evidence, whole ? Infinity : LIMITS.ui.citationContext),
    [source, evidence, whole],
  );
  return (
    <>
      <div ref={box} className="flex flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <ParagraphView key={paragraph.start} paragraph={paragraph} far={whole} />
        ))}
      </div>
      {(cut || whole) && (
        <Button
          variant="link"
          className="-ms-4 self-start"
          onClick={() => {
            setWhole(!whole);
          }}
        >
          {t(whole ? 'chat.source.passage' : 'chat.source.whole')}
        </Button>
      )}
    </>
  );
}

interface ParagraphViewProps {
  paragraph: PassageParagraph;
  /** True if it may stand far from the passage: then it is drawn when it comes into sight. */
  far: boolean;
}

function ParagraphView({ paragraph: { heading, pieces }, far }: ParagraphViewProps) {
  return (
    <p
      {...textAttributes(pieces.map(({ text }) => text).join(''))}
      className={cx(
        'whitespace-pre-line text-ink-2',
        far && 'text-block [contain-intrinsic-size:auto_5rem]',
        heading && 'font-semibold',
        pieces.some(({ cited }) => cited) && 'text-ink',
      )}
    >
      {pieces.map(({ start, text, cited }) =>
        cited ? (
          <mark key={start} className="rounded-xs bg-mark text-ink [box-decoration-break:clone]">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
