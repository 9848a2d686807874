import { shortcuts, setShortcutsEnabled } from '../../../lib/shortcuts.js';
import { useStore } from '../../../lib/store.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';

/** Explains the keyboard shortcuts for moving through the items, and how to turn them off. */
export function ShortcutHint() {
  const t = useTranslation();
  const { on } = useStore(shortcuts);
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-1 text-sm text-ink-3 pointer-coarse:hidden print:hidden">
      {t(on ? 'review.keys' : 'review.keys.off')}
      <Button
        variant="link"
        className="px-2 text-sm"
        aria-label={t(on ? 'review.keys.turnOff.long' : 'review.keys.turnOn.long')}
        onClick={() => {
          setShortcutsEnabled(!on);
        }}
      >
        {t(on ? 'review.keys.turnOff' : 'review.keys.turnOn')}
      </Button>
    </p>
  );
}
