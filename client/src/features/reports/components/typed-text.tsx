import { memo } from 'react';
import { textDirection } from '#shared/domain/text-direction.js';
import { LIMITS } from '#shared/limits.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { TextArea } from '../../../ui/text-area.js';

/** Characters of a text that show its direction. */
const HEAD_CHARS = 2_000;

interface TypedTextProps {
  label: MessageId;
  placeholder: MessageId;
  text: string;
  disabled: boolean;
  rows?: number;
  onType: (text: string) => void;
}

/** The text area of a tool's input. It may hold a book, so the progress of a job does not render it again. */
export const TypedText = memo(function TypedText({
  label,
  placeholder,
  text,
  disabled,
  rows = 10,
  onType,
}: TypedTextProps) {
  const t = useTranslation();
  const head = text.slice(0, HEAD_CHARS);
  return (
    <TextArea
      label={t(label)}
      rows={rows}
      maxLength={LIMITS.text.chars}
      value={text}
      disabled={disabled}
      dir={head.trim() === '' ? undefined : textDirection(head)}
      placeholder={t(placeholder)}
      onChange={({ target }) => {
        onType(target.value);
      }}
    />
  );
});
