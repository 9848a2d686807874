import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ChatSession, Citation } from '#shared/api/chat.js';
import { useIsWideScreen } from '../../../lib/hooks.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { Sheet } from '../../../ui/sheet.js';
import type { SourceRef } from '../use-chat-address.js';
import { CitedQuote } from './cited-quote.js';
import { DocumentSource } from './document-source.js';
import { LawSource } from './law-source.js';
import { SOURCE_ICONS } from './source-list.js';

interface SourcePanelProps {
  session: ChatSession;
  source: SourceRef;
  onClose: () => void;
}

/** The source of a citation: beside the conversation where there is room, else over it. */
export function SourcePanel({ session, source: { messageId, n }, onClose }: SourcePanelProps) {
  const t = useTranslation();
  const wide = useIsWideScreen();
  const message = session.messages.find(({ id }) => id === messageId);
  const citation = message?.citations.find((one) => one.n === n);
  const title = t('chat.source.title', { n });
  const content =
    citation === undefined ? (
      <p className="text-ink-2">{t('chat.source.gone')}</p>
    ) : (
      <SourceView key={`${messageId}.${String(n)}`} citation={citation} />
    );
  if (!wide)
    return (
      <Sheet title={title} closeLabel={t('chat.source.close')} open onClose={onClose} head={title}>
        <div className="px-2 pt-1">{content}</div>
      </Sheet>
    );
  return (
    <Aside title={title} focusKey={`${messageId}.${String(n)}`} onClose={onClose}>
      {content}
    </Aside>
  );
}

interface AsideProps {
  title: string;
  /** Another value moves the focus to the panel. */
  focusKey: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the conversation; it takes the focus and gives it back. */
function Aside({ title, focusKey, onClose, children }: AsideProps) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  useEffect(
    () => () => {
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <aside
      aria-labelledby="chat-source"
      className="flex min-h-0 w-[min(42%,34rem)] shrink-0 flex-col border-s border-line bg-surface"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 ps-5 pe-2">
        <h2
          id="chat-source"
          ref={heading}
          tabIndex={-1}
          className="text-sm font-semibold text-ink-2 outline-none"
        >
          {title}
        </h2>
        <IconButton label={t('chat.source.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
    </aside>
  );
}

function SourceView({ citation }: { citation: Citation }) {
  const t = useTranslation();
  const { source, title, quote, evidence } = citation;
  const Icon = SOURCE_ICONS[source];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
          <Icon aria-hidden className="size-4" />
          {t(`chat.source.${source}`)}
          {evidence !== null && evidence.page !== null && (
            <span>· {t('chat.source.page', { page: evidence.page })}</span>
          )}
        </p>
        {source !== 'statute' && (
          <h3 {...textAttributes(title)} className="font-semibold text-ink">
            {title}
          </h3>
        )}
      </div>
      {source === 'document' ? (
        <DocumentSource citation={citation} />
      ) : source === 'statute' ? (
        <LawSource citation={citation} />
      ) : (
        <CitedQuote quote={quote} />
      )}
    </div>
  );
}
