import { ChevronDown, CircleDashed } from 'lucide-react';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';

interface IncompleteProps {
  sections: readonly IncompleteSection[];
  /** What is wrong with them, where it is not their analysis. */
  title?: MessageId;
  /** The tool's message that explains what the gap does not mean. */
  lead: MessageId;
  /** The language of the report, in which the gaps are named. */
  lang: Language;
  /** Shows the first or next doubtful word in the text; undefined where there is no text with such words. */
  onShowDoubts?: (() => void) | undefined;
  /** Unfolded at first, where there is little else to read. */
  open?: boolean;
}

/** Lists the sections that could not be checked; without the list their absence would read as "no problems". */
export function IncompleteSections({
  sections,
  title = 'reports.incomplete',
  lead,
  lang,
  onShowDoubts,
  open = false,
}: IncompleteProps) {
  const t = useTranslation();
  if (sections.length === 0) return null;
  return (
    <details open={open} className="group rounded-card border border-line-strong/60 bg-raised">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 py-2 font-semibold text-ink [&::-webkit-details-marker]:hidden">
        <CircleDashed aria-hidden className="size-5 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">{t(title)}</span>
        <span className="font-normal text-ink-2">{sections.length}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 text-sm">
        <p className="text-ink-2">{t(lead)}</p>
        <ul {...languageAttributes(lang)} className="mt-2 list-disc ps-5 text-ink-2">
          {sections.map(({ section, reason, code }) => (
            <li key={`${section}${reason}`}>
              {t('reports.incomplete.item', { section, reason })}
              {code === 'words_doubtful' && onShowDoubts !== undefined && (
                <Button
                  {...languageAttributes(currentLanguage())}
                  variant="link"
                  className="-my-2 px-2 text-sm print:hidden"
                  onClick={onShowDoubts}
                >
                  {t('reports.incomplete.showDoubts')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
