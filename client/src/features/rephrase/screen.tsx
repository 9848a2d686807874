import { useState } from 'react';
import { change, type RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { lazyScreen, usePreload } from '../../lib/lazy-screen.js';
import { OpenReport } from '../reports/components/open-report.js';
import { useRun } from '../reports/use-run.js';
import { Analysis } from '../review/components/analysis.js';
import { rephraseRun, rephrasings, requestRephrasing } from './api.js';
import { RephraseForm } from './components/form.js';
import { History } from './components/history.js';
import { ChangesSoFar } from './components/so-far.js';

/** What shows a result: the form does not need it. */
const results = lazyScreen(['reports', 'review', 'rephrase'], async () => ({
  default: (await import('./components/results.js')).Results,
}));

export default function RephrasingScreen() {
  const run = useRun('rephrase', rephraseRun, 'rephrase.cancelled');
  const { reportId, show } = run;
  usePreload(results, run.busy || reportId !== null);
  const [style, setStyle] = useState<RephraseStyle>('formal');
  /** Counts viewings, so that a rephrasing that is viewed again starts as at first. */
  const [viewCount, setViewCount] = useState(0);
  const leave = () => {
    rephraseRun.forgetFailure();
    show({});
  };
  return (
    <div className="flex flex-col gap-8">
      {reportId === null ? (
        <Analysis
          screen={run}
          run={rephraseRun}
          failed="rephrase.failed"
          request={requestRephrasing(style)}
          item={change}
          form={(props) => <RephraseForm style={style} onStyle={setStyle} {...props} />}
        >
          {(changes) => <ChangesSoFar changes={changes} />}
        </Analysis>
      ) : (
        <OpenReport
          key={`${reportId} ${String(viewCount)}`}
          api={rephrasings}
          id={reportId}
          words={{
            another: 'rephrase.another',
            unexpected: 'rephrase.unexpected',
            failed: 'rephrase.openFailed',
            gone: 'rephrase.gone',
            toHistory: 'rephrase.toHistory',
          }}
          isWhole={({ changes }) => Array.isArray(changes)}
          onAnother={leave}
        >
          {(report) => <results.Screen report={report} onAnother={leave} />}
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
