import { ArrowRight, FileText } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { isSendable } from '../question.js';
import type { useAttachments } from '../use-attachments.js';
import { AttachDialog } from './attach-dialog.js';
import { Attachments } from './attachments.js';
import { QUESTION_FRAME, QuestionField } from './question-field.js';

interface ComposerProps {
  text: string;
  /** True while a question is on its way to the server. */
  sending: boolean;
  /** Stops the answer that is being written; undefined while none is. */
  onStop: (() => void) | undefined;
  stopping: boolean;
  attachments: ReturnType<typeof useAttachments>;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

/** Where a question is written, with the documents of the conversation. */
export function Composer({
  text,
  sending,
  onStop,
  stopping,
  attachments,
  fieldRef,
  onChange,
  onSend,
}: ComposerProps) {
  const t = useTranslation();
  const [attaching, setAttaching] = useState(false);
  const ready = isSendable(text) && !sending && onStop === undefined;
  const send = () => {
    if (!ready) return;
    onSend(text.trim());
    // The button gives way to the one that stops the answer.
    fieldRef.current?.focus();
  };
  const { documents, detaching, attach, detach } = attachments;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-2">
      <div className={cx('flex flex-col gap-2', QUESTION_FRAME)}>
        <Attachments documents={documents} disabled={detaching} onDetach={detach} />
        <QuestionField
          label={t('chat.question')}
          placeholder={t('chat.placeholder')}
          value={text}
          fieldRef={fieldRef}
          onChange={onChange}
          onSend={send}
        />
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="ghost"
            className="px-3 font-normal"
            aria-label={t('chat.attach')}
            onClick={() => {
              setAttaching(true);
            }}
          >
            <FileText aria-hidden className="size-5" />
            <span className="max-[24rem]:hidden">{t('chat.attach')}</span>
          </Button>
          {onStop === undefined ? (
            <Button disabled={!ready} busy={sending} onClick={send}>
              {!sending && <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />}
              {t(sending ? 'chat.sending' : 'chat.send')}
            </Button>
          ) : (
            <Button variant="secondary" disabled={stopping} busy={stopping} onClick={onStop}>
              {!stopping && <span aria-hidden className="size-3.5 rounded-xs bg-current" />}
              {t(stopping ? 'chat.stopping' : 'chat.stop')}
            </Button>
          )}
        </div>
      </div>
      <p className="text-center text-xs text-ink-3">{t('chat.notice')}</p>
      <AttachDialog
        open={attaching}
        attached={documents.map(({ id }) => id)}
        onAttach={attach}
        onDetach={detach}
        onClose={() => {
          setAttaching(false);
        }}
      />
    </div>
  );
}
