import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { targetLanguage, type TargetLanguage } from '#shared/api/translate.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ViewSwitch } from '../../review/components/view-switch.js';

const ARROW = ' -> ';

/** A direction by name; the arrow of the name is drawn as one. */
export function DirectionName({ to }: { to: TargetLanguage }) {
  const t = useTranslation();
  const [from, into] = t(`translate.to.${to}`).split(ARROW);
  if (into === undefined) return from;
  return (
    <span className="whitespace-nowrap">
      {from} <ArrowRight aria-hidden className="inline size-4 align-[-0.2em]" />
      <span className="sr-only">-&gt;</span> {into}
    </span>
  );
}

interface DirectionProps {
  to: TargetLanguage;
  disabled: boolean;
  onChange: (to: TargetLanguage) => void;
  onSwap: () => void;
}

/** The tabs of the direction, and 'Swap Directions'. */
export function Direction({ to, disabled, onChange, onSwap }: DirectionProps) {
  const t = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ViewSwitch
        label="translate.direction"
        views={targetLanguage.options.map((view) => ({
          view,
          name: `translate.to.${view}` as const,
          drawn: <DirectionName to={view} />,
        }))}
        view={to}
        disabled={disabled}
        className="max-w-full flex-wrap"
        onChange={onChange}
      />
      <Button variant="ghost" className="px-3 text-sm" disabled={disabled} onClick={onSwap}>
        <ArrowLeftRight aria-hidden className="size-4" />
        {t('translate.swap')}
      </Button>
    </div>
  );
}
