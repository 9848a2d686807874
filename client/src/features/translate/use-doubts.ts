import { useRef, useState } from 'react';
import type { Command } from '../review/keys.js';
import { scrollInBox } from '../review/scroll.js';
import { useKeys } from '../review/use-keys.js';
import type { ShownParagraph } from './paragraphs.js';

/** The paragraphs of a translation that should be compared with the original, and the one at hand: by button, by key and in the text. */
export function useDoubts(paragraphs: readonly ShownParagraph[]) {
  const doubts = paragraphs.filter(({ reasons }) => reasons.length > 0);
  const [active, setActive] = useState<number | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const at = doubts.findIndex(({ id }) => id === active);

  const show = (id: number) => {
    setActive(id);
    // After the text has been rendered with it.
    requestAnimationFrame(() => {
      const text = box.current;
      if (text !== null) scrollInBox(text, () => text.querySelector(`[data-paragraph="${String(id)}"]`));
    });
  };
  const step = (direction: 1 | -1) => {
    const next = at < 0 ? doubts.at(direction === 1 ? 0 : -1) : doubts[at + direction];
    if (next !== undefined) show(next.id);
  };
  useKeys((command, event) => {
    const stepFocused = (direction: 1 | -1) => () => {
      step(direction);
      bar.current?.focus({ preventScroll: true });
    };
    const run: Partial<Record<Command, () => void>> = {
      next: stepFocused(1),
      previous: stepFocused(-1),
      close: () => {
        setActive(null);
      },
      help: () => {
        setHelpOpen(true);
      },
    };
    const act = run[command];
    if (doubts.length === 0 || act === undefined) return;
    if (command !== 'close') event.preventDefault();
    act();
  });
  return {
    doubts,
    active,
    /** Number of the one at hand among them, from 1; undefined for none. */
    at: at < 0 ? undefined : at + 1,
    activeDoubt: doubts[at],
    show,
    step,
    helpOpen,
    setHelpOpen,
    box,
    bar,
  };
}

export type Doubts = ReturnType<typeof useDoubts>;
