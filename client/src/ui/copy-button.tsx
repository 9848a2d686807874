import { Check, Copy } from 'lucide-react';
import { useCopy } from '../lib/copy.js';
import { useTranslation } from '../lib/translation.js';
import { Button } from './button.js';

/** A button that copies a text and shows the outcome in its own label. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslation();
  const [outcome, copy] = useCopy();
  const Sign = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          copy(text);
        }}
      >
        <Sign aria-hidden className="size-4" />
        {outcome === undefined ? label : t(`action.copy.${outcome}`)}
      </Button>
      <span role="status" className="sr-only">
        {outcome !== undefined && t(`action.copy.${outcome}`)}
      </span>
    </>
  );
}
