import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rephraseStyle, type RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { Chip } from '../../../ui/chip.js';
import { ErrorLine } from '../../../ui/field.js';
import { useDocuments } from '../../documents/api.js';
import { DocumentSource } from '../../reports/components/document-source.js';
import { StartButton } from '../../reports/components/start-button.js';
import { TypedText } from '../../reports/components/typed-text.js';
import { nameOfText } from '../../reports/name-of-text.js';
import type { Source } from '../../reports/run.js';
import { useComplaint } from '../../reports/use-complaint.js';
import type { FormProps } from '../../review/components/analysis-form.js';
import { ViewSwitch } from '../../review/components/view-switch.js';

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
  const complaint = useComplaint(
    { missing: 'rephrase.missing', oneFile: 'rephrase.oneFile', type: 'rephrase.type' },
    error,
  );
  const { text, documentId, file } = chosen;
  const stored = documents.data?.find(({ _id }) => _id === documentId);

  const choose = (source: Partial<Chosen>) => {
    setChosen({ text: '', documentId: null, file: undefined, ...source });
    complaint.set(undefined);
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
    if (ready === undefined) complaint.set('missing');
    else onStart(ready);
  };

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
            complaint.set(undefined);
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
        <TypedText
          label="rephrase.yourText"
          placeholder="rephrase.placeholder"
          text={text}
          disabled={busy}
          onType={type}
        />
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
          onRefused={complaint.set}
        />
      )}
      {complaint.text !== undefined && <ErrorLine>{complaint.text}</ErrorLine>}
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
