import type { ReactNode } from 'react';
import { setShortcutsEnabled, shortcuts } from '../../../lib/shortcuts.js';
import { useStore } from '../../../lib/store.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { KEYS, type Command } from '../keys.js';

interface HelpDialogProps {
  open: boolean;
  onClose: () => void;
  /** Says what a key does; undefined for a command that the screen does not have. */
  meaningOf: (command: Command) => MessageId | undefined;
  legend: ReactNode;
}

/** Explains the keys of a screen, with a way to turn them off, and what its signs mean. */
export function HelpDialog({ open, onClose: close, meaningOf, legend }: HelpDialogProps) {
  const t = useTranslation();
  const { on } = useStore(shortcuts);
  const entries = KEYS.flatMap(({ command, keys }) => {
    const meaning = meaningOf(command);
    return meaning === undefined ? [] : [{ command, keys, meaning }];
  });
  return (
    <Dialog title={t('review.help')} open={open} onClose={close}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-sm pointer-coarse:hidden">
        {entries.map(({ command, keys, meaning }) => (
          <div key={command} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-md border border-line bg-raised px-1.5 text-center font-sans text-ink"
                >
                  {key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-2">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <section className="mt-6">
        <h3 className="mb-2 text-sm font-semibold text-ink-2">{t('review.legend')}</h3>
        {legend}
      </section>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            setShortcutsEnabled(!on);
          }}
        >
          {t(on ? 'review.keys.turnOff' : 'review.keys.turnOn')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('action.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
