import { shortcuts, turnShortcuts } from '../../../lib/shortcuts.js';
import { useStore } from '../../../lib/store.js';
import { useWords } from '../../../lib/words.js';
import { Button } from '../../../ui/button.js';

/** Which letters lead through the findings, and how to be rid of them. */
export function ShortcutHint() {
  const say = useWords();
  const { on } = useStore(shortcuts);
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-1 text-sm text-ink-3 pointer-coarse:hidden print:hidden">
      {say(on ? 'risk.keys' : 'risk.keys.off')}
      <Button
        variant="link"
        className="px-2 text-sm"
        aria-label={say(on ? 'risk.keys.turnOff.long' : 'risk.keys.turnOn.long')}
        onClick={() => {
          turnShortcuts(!on);
        }}
      >
        {say(on ? 'risk.keys.turnOff' : 'risk.keys.turnOn')}
      </Button>
    </p>
  );
}
