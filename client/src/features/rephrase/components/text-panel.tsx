import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { ViewSwitch } from '../../review/components/view-switch.js';
import type { TextParagraph } from '../changes.js';
import type { Changes } from '../use-changes.js';
import { ChangeBar } from './change-bar.js';
import { TextView, type TextViewName } from './text-view.js';

const VIEWS = [
  { view: 'clean', name: 'rephrase.view.clean' },
  { view: 'changes', name: 'rephrase.view.changes' },
  { view: 'sides', name: 'rephrase.view.sides' },
] as const;

interface TextPanelProps {
  paragraphs: readonly TextParagraph[];
  /** The whole text as it is now, to be copied. */
  revised: string;
  /** True until it is known what the document's paragraphs are. */
  loading: boolean;
  changes: Changes;
  total: number;
  lang: Language;
}

/** The text of a rephrasing, in one of three views, with the change at hand above it. */
export function TextPanel({ paragraphs, revised, loading, changes, total, lang }: TextPanelProps) {
  const t = useTranslation();
  const [view, setView] = useState<TextViewName>('clean');
  return (
    <section
      aria-label={t('rephrase.result')}
      className="@container flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card print:block print:h-auto print:overflow-visible print:border-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-2 py-1.5 sm:px-3 print:hidden">
        <ViewSwitch label="rephrase.view" views={VIEWS} view={view} onChange={setView} />
        <div className="ms-auto flex items-center gap-1">
          {total > 0 && (
            <IconButton
              label={t('review.help')}
              aria-haspopup="dialog"
              onClick={() => {
                changes.setHelpOpen(true);
              }}
            >
              <CircleQuestionMark aria-hidden />
            </IconButton>
          )}
          <CopyButton text={revised} label={t('rephrase.copy')} />
        </div>
      </div>
      {total > 0 && <ChangeBar changes={changes} total={total} lang={lang} />}
      {loading ? (
        <div className="flex-1">
          <SkeletonRows rows={6} label={t('app.loading')} />
        </div>
      ) : (
        <TextView
          view={view}
          paragraphs={paragraphs}
          states={changes.states}
          active={changes.active}
          onPick={changes.pick}
          boxRef={changes.box}
        />
      )}
    </section>
  );
}
