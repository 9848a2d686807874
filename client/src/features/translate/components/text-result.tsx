import { useTranslation } from '../../../lib/translation.js';
import { IncompleteSections } from '../../reports/components/incomplete-sections.js';
import { Provenance } from '../../review/components/provenance.js';
import type { Translation } from '../api.js';
import { languageOf } from '../paragraphs.js';
import { useTranslationView } from '../use-translation-view.js';
import { DoubtList } from './doubt-list.js';
import { FileMenu } from './files.js';
import { Notice } from './notice.js';
import { TextPanel } from './text-panel.js';

/** The translation of a text, in the panel beside it. */
export function TextResult({ report }: { report: Translation }) {
  const t = useTranslation();
  const { paragraphs, doubts } = useTranslationView(report);
  return (
    <div className="flex flex-col gap-3">
      <h2 tabIndex={-1} className="sr-only">
        {t('translate.result')}
      </h2>
      <Notice report={report} />
      <div className="@container overflow-hidden rounded-control border border-line-strong/70 print:border-0">
        <TextPanel
          report={report}
          paragraphs={paragraphs}
          doubts={doubts}
          actions={<FileMenu report={report} label="translate.download.text" compact />}
          height="min-h-52 max-h-[70dvh]"
        />
      </div>
      <IncompleteSections
        sections={report.incomplete}
        title="translate.incomplete"
        lead="translate.incomplete.lead"
        lang={report.lang}
      />
      <DoubtList doubts={doubts} to={languageOf[report.target_lang]} />
      <div>
        <Provenance report={report} madeBy="translate.engine" />
      </div>
    </div>
  );
}
