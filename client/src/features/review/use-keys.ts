import { useEffect, useEffectEvent } from 'react';
import { shortcuts } from '../../lib/shortcuts.js';
import { commandOfKey, type Command } from './keys.js';

const TYPING =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]:not([data-page-keys])';

/** Runs the command of a key that is pressed anywhere on the page, unless the user types or has turned the keys off. */
export function useKeys(run: (command: Command, event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcuts.get().on || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    const command = commandOfKey(event.key);
    if (command !== undefined) run(command, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);
}
