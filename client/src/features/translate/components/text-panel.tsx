import { CircleQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { StepBar } from '../../review/components/step-bar.js';
import { ViewSwitch } from '../../review/components/view-switch.js';
import type { Translation } from '../api.js';
import { languageOf, type ShownParagraph } from '../paragraphs.js';
import type { Doubts } from '../use-doubts.js';
import { Help } from './legend.js';
import { TextView, type TextViewName } from './text-view.js';

const VIEWS = [
  { view: 'translation', name: 'translate.view.translation' },
  { view: 'sides', name: 'translate.view.sides' },
] as const;

interface TextPanelProps {
  report: Translation;
  paragraphs: readonly ShownParagraph[];
  doubts: Doubts;
  /** Stands before the button that copies the text. */
  actions?: ReactNode;
  /** The class names that give the text its height. */
  height: string;
}

/** The text of a translation in one of two views, with the doubt at hand above it. */
export function TextPanel({ report, paragraphs, doubts, actions, height }: TextPanelProps) {
  const t = useTranslation();
  const [view, setView] = useState<TextViewName>('translation');
  const total = doubts.doubts.length;
  const marked = total > 0 || paragraphs.some(({ pieces }) => pieces.some(({ unknown }) => unknown));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-2 py-1.5 sm:px-3 print:hidden">
        <ViewSwitch label="translate.view" views={VIEWS} view={view} onChange={setView} />
        <div className="ms-auto flex flex-wrap items-center gap-1">
          {marked && (
            <IconButton
              label={t('review.help')}
              aria-haspopup="dialog"
              onClick={() => {
                doubts.setHelpOpen(true);
              }}
            >
              <CircleQuestionMark aria-hidden />
            </IconButton>
          )}
          {actions}
          <CopyButton text={report.translated_text} label={t('translate.copy')} />
        </div>
      </div>
      {total > 0 && (
        <StepBar
          id="doubt"
          title={
            doubts.at === undefined
              ? t('translate.doubts.step', { count: total })
              : t('translate.doubts.at', { at: doubts.at, count: total })
          }
          words={{ next: 'translate.command.next', previous: 'translate.command.previous' }}
          at={doubts.at}
          total={total}
          onStep={doubts.step}
          barRef={doubts.bar}
        >
          {doubts.activeDoubt?.reasons.join(' ') ?? t('translate.doubts.step.how')}
        </StepBar>
      )}
      {report.translated_text.trim() === '' ? (
        <p className="px-6 py-10 text-center text-ink-2">{t('translate.none')}</p>
      ) : (
        <TextView
          view={view}
          paragraphs={paragraphs}
          to={languageOf[report.target_lang]}
          active={doubts.active}
          onPick={doubts.show}
          boxRef={doubts.box}
          className={height}
        />
      )}
      <Help doubts={doubts} />
    </>
  );
}
