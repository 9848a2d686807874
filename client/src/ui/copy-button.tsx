import { Check, Copy } from 'lucide-react';
import { useCopy } from '../lib/copy.js';
import { useWords } from '../lib/words.js';
import { Button } from './button.js';

/** Copies a text, and says so in its own place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useWords();
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
        {outcome === undefined ? label : say(`action.copy.${outcome}`)}
      </Button>
      <span role="status" className="sr-only">
        {outcome !== undefined && say(`action.copy.${outcome}`)}
      </span>
    </>
  );
}
