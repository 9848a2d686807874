import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { borderClass, FieldFrame } from '../../../ui/field.js';

interface MarkFormProps {
  kind: 'dismiss' | 'note';
  /** The text that is there already. */
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Asks on a card why its item is dismissed, or for a note. Ctrl or Cmd with Enter saves, Escape cancels. */
export function MarkForm({ kind, text, onSave, onCancel }: MarkFormProps) {
  const t = useTranslation();
  const [value, setValue] = useState(text);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const save = () => {
    if (kind === 'dismiss' && value.trim() === '') {
      setMissing(true);
      box.current?.focus();
    } else onSave(value.trim());
  };
  const error = missing && value.trim() === '' ? t('review.dismiss.missing') : undefined;
  return (
    <form
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          save();
        }
      }}
    >
      <FieldFrame label={t(`review.${kind}.label`)} error={error} hint={t('review.form.keys')}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={box}
            dir="auto"
            rows={3}
            value={value}
            maxLength={kind === 'dismiss' ? LIMITS.marks.reasonChars : LIMITS.marks.noteChars}
            className={`w-full rounded-control border bg-surface px-3 py-2 text-ink ${borderClass(error)}`}
            onChange={({ target }) => {
              setValue(target.value);
            }}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t(`review.${kind}.save`)}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
