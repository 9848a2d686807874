import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.js';
import { rephraseStyle, type RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { textDirection } from '#shared/domain/text-direction.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { Chip } from '../../../ui/chip.js';
import type { Refusal } from '../../../ui/drop-area.js';
import { ErrorLine } from '../../../ui/field.js';
import { TextArea } from '../../../ui/text-area.js';
import { useDocuments } from '../../documents/api.js';
import { refusalText } from '../../documents/refusal.js';
import { DocumentSource } from '../../reports/components/document-source.js';
import { StartButton } from '../../reports/components/start-button.js';
import type { Source } from '../../reports/run.js';
import type { FormProps } from '../../review/components/analysis-form.js';
import { ViewSwitch } from '../../review/components/view-switch.js';
import { nameOfText } from '../changes.js';

/** Characters of a text that show its direction. */
const HEAD_CHARS = 2_000;
const ACCEPT = ['.pdf', '.doc', '.docx'];
const MODES = [
  { view: 'text', name: 'rephrase.mode.text' },
  { view: 'document', name: 'rephrase.mode.document' },
] as const;

/** What is to be rephrased: choosing one clears the others. */
interface Chosen {
  text: string;
  documentId: string | null;
  file: File | undefined;
}

interface RephraseFormProps extends FormProps {
  style: RephraseStyle;
  onStyle: (style: RephraseStyle) => void;
}

/** The form of rephrasing: a style, and a text or a document. */
export function RephraseForm({
  document: initialId,
  busy,
  error,
  onClearError,
  onStart,
  style,
  onStyle,
}: RephraseFormProps) {
  const t = useTranslation();
  const documents = useDocuments();
  const [mode, setMode] = useState<'text' | 'document'>(initialId === null ? 'text' : 'document');
  const [chosen, setChosen] = useState<Chosen>({ text: '', documentId: initialId, file: undefined });
  const [complaint, setComplaint] = useState<'missing' | Refusal>();
  const { text, documentId, file } = chosen;
  const stored = documents.data?.find(({ _id }) => _id === documentId);

  const choose = (source: Partial<Chosen>) => {
    setChosen({ text: '', documentId: null, file: undefined, ...source });
    setComplaint(undefined);
    onClearError();
  };
  const hasText = useMemo(() => /\S/.test(text), [text]);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const type = useCallback((typed: string) => {
    latest.current({ text: typed });
  }, []);
  const source = (): Source | undefined => {
    if (mode === 'text') return hasText ? { text, filename: nameOfText(text) } : undefined;
    if (stored !== undefined) return { id: stored._id, filename: stored.filename };
    return file && { file };
  };
  const start = () => {
    if (busy) return;
    const ready = source();
    if (ready === undefined) setComplaint('missing');
    else onStart(ready);
  };
  const complaintText = () => {
    if (complaint === undefined) return error;
    if (complaint === 'missing') return t('rephrase.missing');
    return complaint.reason === 'several'
      ? t('rephrase.oneFile')
      : refusalText(t, complaint, 'rephrase.type');
  };
  const errorText = complaintText();

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <p className="max-w-(--read-max) text-ink-2">{t('rephrase.lead')}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <ViewSwitch
          label="rephrase.mode"
          views={MODES}
          view={mode}
          className="self-start"
          onChange={(next) => {
            setMode(next);
            setComplaint(undefined);
          }}
        />
        <div role="group" aria-label={t('rephrase.style')} className="flex flex-wrap gap-2">
          {rephraseStyle.options.map((name) => (
            <Chip
              key={name}
              pressed={name === style}
              disabled={busy}
              onClick={() => {
                onStyle(name);
              }}
            >
              {t(`rephrase.style.${name}`)}
            </Chip>
          ))}
        </div>
        <p className="min-w-60 flex-1 text-sm text-ink-3">{t(`rephrase.style.${style}.hint`)}</p>
      </div>
      {mode === 'text' ? (
        <TypedText text={text} disabled={busy} onType={type} />
      ) : (
        <DocumentSource
          documents={documents}
          selected={stored}
          file={stored === undefined ? file : undefined}
          accept={ACCEPT}
          hint="rephrase.accepted"
          disabled={busy}
          onSelect={(document) => {
            choose({ documentId: document?._id ?? null });
          }}
          onFile={(dropped) => {
            choose({ file: dropped });
          }}
          onRefused={setComplaint}
        />
      )}
      {errorText !== undefined && <ErrorLine>{errorText}</ErrorLine>}
      <StartButton
        ready={mode === 'text' ? hasText : (stored ?? file) !== undefined}
        busy={busy}
        onStart={start}
      >
        {t(busy ? 'rephrase.working' : 'rephrase.start')}
      </StartButton>
    </Card>
  );
}

interface TypedTextProps {
  text: string;
  disabled: boolean;
  onType: (text: string) => void;
}

/** The text area. It may hold a book, so the progress of a job does not render it again. */
const TypedText = memo(function TypedText({ text, disabled, onType }: TypedTextProps) {
  const t = useTranslation();
  const head = text.slice(0, HEAD_CHARS);
  return (
    <TextArea
      label={t('rephrase.yourText')}
      rows={10}
      maxLength={LIMITS.text.chars}
      value={text}
      disabled={disabled}
      dir={head.trim() === '' ? undefined : textDirection(head)}
      placeholder={t('rephrase.placeholder')}
      onChange={({ target }) => {
        onType(target.value);
      }}
    />
  );
});
