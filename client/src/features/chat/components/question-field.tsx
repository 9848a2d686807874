import { useId, type KeyboardEvent, type Ref } from 'react';
import { textDirection } from '#shared/domain/text-direction.js';
import { useTranslation } from '../../../lib/translation.js';
import { ErrorLine } from '../../../ui/field.js';
import { excessOf } from '../question.js';

interface QuestionFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  autoFocus?: boolean;
  fieldRef?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Called on Escape. */
  onLeave?: () => void;
}

/** The class names of the frame around a question, which shows the focus of its field. */
export const QUESTION_FRAME =
  'rounded-card border border-line-strong/70 bg-surface p-2 shadow-card outline-offset-2 outline-focus has-[textarea:focus-visible]:outline-2';

/** The field of a question: Enter sends it, with Shift it breaks the line. It grows with its text. */
export function QuestionField({
  label,
  value,
  placeholder,
  autoFocus = false,
  fieldRef,
  onChange,
  onSend,
  onLeave,
}: QuestionFieldProps) {
  const t = useTranslation();
  const note = useId();
  const excess = excessOf(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onLeave !== undefined) onLeave();
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <textarea
        ref={fieldRef}
        rows={1}
        aria-label={label}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={note}
        placeholder={placeholder}
        autoFocus={autoFocus}
        dir={value === '' ? undefined : textDirection(value)}
        value={value}
        className="field-sizing-content max-h-48 min-h-11 w-full resize-none rounded-control bg-transparent px-3 py-2.5 text-ink outline-none placeholder:text-ink-3"
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {excess > 0 ? (
        <ErrorLine id={note}>{t('chat.tooLong', { count: excess })}</ErrorLine>
      ) : (
        <span id={note} className="sr-only">
          {t('chat.keys')}
        </span>
      )}
    </div>
  );
}
