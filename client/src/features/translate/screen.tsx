import { useState } from 'react';
import { translationItem } from '#shared/tools/translate/contract.js';
import { lazyScreen, usePreload } from '../../lib/lazy-screen.js';
import { useDocuments } from '../documents/api.js';
import { useReport } from '../reports/api.js';
import { OpenReport } from '../reports/components/open-report.js';
import { useRun } from '../reports/use-run.js';
import { Analysis } from '../review/components/analysis.js';
import { requestTranslation, translateRun, translations, type Translation } from './api.js';
import { TranslateForm } from './components/form.js';
import { History } from './components/history.js';
import { ParagraphsSoFar } from './components/so-far.js';
import { TranslatedPanel } from './components/translated-panel.js';
import { useDraft } from './use-draft.js';
import type { Draft } from './draft.js';

const bundles = ['reports', 'review', 'translate'] as const;
/** What shows results: the form does not need it. */
const documentResult = lazyScreen(bundles, async () => ({
  default: (await import('./components/document-result.js')).DocumentResult,
}));
const textResult = lazyScreen(bundles, async () => ({
  default: (await import('./components/text-result.js')).TextResult,
}));

const OPEN_WORDS = {
  another: 'translate.another',
  unexpected: 'translate.unexpected',
  failed: 'translate.openFailed',
  gone: 'translate.gone',
  toHistory: 'translate.toHistory',
} as const;
const isWhole = ({ paragraphs }: Translation) => Array.isArray(paragraphs);

export default function TranslationScreen() {
  const run = useRun('translate', translateRun, 'translate.cancelled');
  const { reportId, show, failed, busy } = run;
  const opened = useReport(translations, reportId).data;
  const documents = useDocuments().data;
  const { draft, change } = useDraft(opened);
  /** Counts viewings, so that a translation that is viewed again starts as at first. */
  const [viewCount, setViewCount] = useState(0);
  usePreload(draft.mode === 'text' ? textResult : documentResult, busy || reportId !== null);

  const leave = () => {
    translateRun.forgetFailure();
    show({});
  };
  const changeDraft = (next: Partial<Draft>) => {
    change(next);
    translateRun.forgetFailure();
    if (reportId !== null || failed !== undefined) show({}, reportId === null);
  };
  // A text keeps its place in the form, with its translation beside it.
  const isText = opened === undefined ? draft.mode === 'text' && draft.text !== '' : opened.type === 'text';
  const inForm = reportId === null || isText;
  const ofDocument =
    failed === undefined
      ? draft.mode === 'document'
      : documents?.some(({ _id }) => _id === failed.document_id) === true;
  const open = {
    api: translations,
    id: reportId ?? '',
    words: OPEN_WORDS,
    isWhole,
    onAnother: leave,
  };
  return (
    <div className="flex flex-col gap-8">
      {inForm ? (
        <Analysis
          screen={run}
          run={translateRun}
          failed={ofDocument ? 'translate.failed.document' : 'translate.failed.text'}
          request={requestTranslation(draft.to)}
          item={translationItem}
          form={({ error, onStart }) => (
            <TranslateForm
              draft={draft}
              busy={busy}
              error={error}
              translated={reportId === null ? undefined : opened?.translated_text}
              onChange={changeDraft}
              onStart={onStart}
            >
              <TranslatedPanel busy={busy}>
                {reportId !== null && (
                  <OpenReport key={`${reportId} ${String(viewCount)}`} inline {...open}>
                    {(report) => <textResult.Screen report={report} />}
                  </OpenReport>
                )}
              </TranslatedPanel>
            </TranslateForm>
          )}
        >
          {(paragraphs) => <ParagraphsSoFar paragraphs={paragraphs} />}
        </Analysis>
      ) : (
        <OpenReport key={`${reportId} ${String(viewCount)}`} {...open}>
          {(report) => <documentResult.Screen report={report} onAnother={leave} />}
        </OpenReport>
      )}
      <History
        onView={(id) => {
          setViewCount(viewCount + 1);
          show({ report: id });
        }}
        onDeleted={(id) => {
          if (id === reportId) show({}, true);
        }}
      />
    </div>
  );
}
