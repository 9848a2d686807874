import { Check, Copy, RefreshCw, Scale } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '#shared/api/chat.js';
import { useCopy } from '../../../lib/copy.js';
import { formatRiyadhTime } from '../../../lib/format.js';
import { productTextAttributes } from '../../../lib/text-attributes.js';
import { errorCodeMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { plainAnswer } from '../plain-answer.js';
import { AnswerText } from './answer-text.js';
import { SourceList } from './source-list.js';
import { WaitingLine } from './waiting-line.js';

/** The frame of what the assistant says. */
export function BotFrame({ children }: { children: ReactNode }) {
  const t = useTranslation();
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="mt-0.5 hidden size-8 shrink-0 place-items-center rounded-full bg-panel text-on-panel sm:grid"
      >
        <Scale className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <span className="sr-only">{t('chat.assistant')}</span>
        {children}
      </div>
    </li>
  );
}

/** A failure, as a message of the assistant. */
export function BotFailure({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-control bg-danger-soft px-4 py-3 text-ink">
      <p {...productTextAttributes(text)}>⚠️ {text}</p>
      {children !== undefined && <div className="-ms-2 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

interface BotMessageProps {
  message: ChatMessage;
  /** The citation of this answer whose source is open. */
  openSource: number | undefined;
  onSource: (messageId: string, n: number) => void;
  /** Answers the last question again; undefined for all answers but the last. */
  onRegenerate: (() => void) | undefined;
}

/** An answer with its sources. */
export const BotMessage = memo(function BotMessage({
  message,
  openSource,
  onSource,
  onRegenerate,
}: BotMessageProps) {
  const t = useTranslation();
  const { id, text, status, citations, unsupported } = message;
  const streaming = status === 'streaming';
  const show = (n: number) => {
    onSource(id, n);
  };
  return (
    <BotFrame>
      {text !== '' && (
        <AnswerText
          text={text}
          citations={citations}
          unsupported={unsupported}
          partial={streaming}
          open={openSource}
          onSource={show}
        />
      )}
      {streaming && <WaitingLine jobId={message.job_id} begun={text !== ''} />}
      {status === 'stopped' && <p className="text-sm text-ink-3">{t('chat.stopped')}</p>}
      {status === 'failed' && <FailedAnswer message={message} />}
      {citations.length > 0 && <SourceList citations={citations} open={openSource} onSource={show} />}
      {!streaming && <Foot message={message} onRegenerate={onRegenerate} />}
    </BotFrame>
  );
});

/** Why an answer ended without its end, in the page's language as far as that is known. */
function FailedAnswer({ message: { error, error_code: code } }: Pick<BotMessageProps, 'message'>) {
  const t = useTranslation();
  return <BotFailure text={errorCodeMessage(t, code ?? null, error) ?? t('chat.failed')} />;
}

function Foot({ message, onRegenerate }: Pick<BotMessageProps, 'message' | 'onRegenerate'>) {
  const t = useTranslation();
  const [outcome, copy] = useCopy();
  const { text, timestamp, engine, model, citations } = message;
  const Sign = outcome === 'copied' ? Check : Copy;
  const copied = [plainAnswer(text), citations.map(({ n, title }) => `[${String(n)}] ${title}`).join('\n')];
  return (
    <div className="-mt-1 -ms-3 flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
      {text !== '' && (
        <Button
          variant="ghost"
          className="px-3 text-sm font-normal"
          onClick={() => {
            copy(copied.filter((part) => part !== '').join('\n\n'));
          }}
        >
          <Sign aria-hidden className="size-4" />
          {t(outcome === undefined ? 'action.copy' : `action.copy.${outcome}`)}
        </Button>
      )}
      <span role="status" className="sr-only">
        {outcome !== undefined && t(`action.copy.${outcome}`)}
      </span>
      {onRegenerate !== undefined && (
        <Button variant="ghost" className="px-3 text-sm font-normal" onClick={onRegenerate}>
          <RefreshCw aria-hidden className="size-4" />
          {t('chat.regenerate')}
        </Button>
      )}
      <span className="flex flex-wrap gap-x-3 px-3">
        <time dateTime={timestamp}>{formatRiyadhTime(timestamp)}</time>
        {engine !== null && text !== '' && (
          <span>
            {engine === 'builtin' ? t('chat.engine.builtin') : t('chat.engine.llm', { model: model ?? '' })}
          </span>
        )}
      </span>
    </div>
  );
}
