import { BookText, X } from 'lucide-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ErrorLine } from '../../../ui/field.js';
import { useDocuments } from '../../documents/api.js';
import { DocumentSource } from '../../reports/components/document-source.js';
import { StartButton } from '../../reports/components/start-button.js';
import { TypedText } from '../../reports/components/typed-text.js';
import type { Source } from '../../reports/run.js';
import { useComplaint } from '../../reports/use-complaint.js';
import { ViewSwitch } from '../../review/components/view-switch.js';
import { sourceOf, type Draft } from '../draft.js';
import { otherTarget } from '../paragraphs.js';
import { Direction } from './direction.js';

const ACCEPT = ['.pdf', '.doc', '.docx', '.txt'];
const MODES = [
  { view: 'text', name: 'translate.mode.text' },
  { view: 'document', name: 'translate.mode.document' },
] as const;

interface TranslateFormProps {
  draft: Draft;
  busy: boolean;
  /** The error of the last attempt. */
  error: string | undefined;
  /** Changes the draft, which clears a result and an error. */
  onChange: (change: Partial<Draft>) => void;
  onStart: (source: Source) => void;
  /** The translation of the text that stands in the form, if it is there. */
  translated: string | undefined;
  /** What stands beside the text. */
  children: ReactNode;
}

/** The form of translation: a direction, and a text with its translation beside it, or a document. */
export function TranslateForm({
  draft,
  busy,
  error,
  onChange,
  onStart,
  translated,
  children,
}: TranslateFormProps) {
  const t = useTranslation();
  const documents = useDocuments();
  const complaint = useComplaint(
    { missing: 'translate.missing', oneFile: 'translate.oneFile', type: 'documents.type' },
    error,
  );
  const { mode, to, text, file } = draft;
  const stored = documents.data?.find(({ _id }) => _id === draft.documentId);
  const source = sourceOf(draft, stored);

  const change = (next: Partial<Draft>) => {
    complaint.set(undefined);
    onChange(next);
  };
  // Stable, so that the text is rendered for its own changes alone.
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const type = useCallback((typed: string) => {
    latest.current({ text: typed });
  }, []);
  const start = () => {
    if (busy) return;
    if (source === undefined) complaint.set('missing');
    else onStart(source);
  };

  const actions = (
    <>
      {complaint.text !== undefined && <ErrorLine>{complaint.text}</ErrorLine>}
      <div className="flex flex-col gap-3 sm:flex-row print:hidden">
        <StartButton ready={source !== undefined} busy={busy} onStart={start}>
          {t(busy ? 'translate.working' : `translate.start.${mode}`)}
        </StartButton>
        {mode === 'document' && stored === undefined && file !== undefined && (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => {
              change({ file: undefined });
            }}
          >
            <X aria-hidden className="size-4.5" />
            {t('translate.clearFile')}
          </Button>
        )}
      </div>
    </>
  );

  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="max-w-(--read-max) flex-1 basis-72 text-ink-2">{t('translate.lead')}</p>
        <Link to="/dashboard/translation/terms" className={buttonClass('link', '-my-2 px-2 print:hidden')}>
          <BookText aria-hidden className="size-4.5" />
          {t('translate.glossary')}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
        <ViewSwitch
          label="translate.mode"
          views={MODES}
          view={mode}
          disabled={busy}
          onChange={(next) => {
            change({ mode: next });
          }}
        />
        <Direction
          to={to}
          disabled={busy}
          onChange={(next) => {
            if (next !== to) change({ to: next });
          }}
          onSwap={() => {
            change({ to: otherTarget(to), ...(translated === undefined ? {} : { text: translated }) });
          }}
        />
      </div>
      {mode === 'text' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-2">
          <div className="flex flex-col gap-5">
            <TypedText
              label="translate.source"
              placeholder="translate.source.placeholder"
              text={text}
              rows={12}
              disabled={busy}
              onType={type}
            />
            {actions}
          </div>
          {children}
        </div>
      ) : (
        <>
          <DocumentSource
            documents={documents}
            selected={stored}
            file={stored === undefined ? file : undefined}
            accept={ACCEPT}
            hint="reports.accepted"
            disabled={busy}
            onSelect={(document) => {
              change({ documentId: document?._id ?? null, ...(document && { file: undefined }) });
            }}
            onFile={(dropped) => {
              change({ file: dropped, documentId: null });
            }}
            onRefused={complaint.set}
          />
          {actions}
        </>
      )}
    </Card>
  );
}
