import { useCallback, useEffect, useRef, useState } from 'react';
import type { Rephrasing } from '#shared/api/rephrase.js';
import { useIsWideScreen } from '../../lib/hooks.js';
import type { Command } from '../review/keys.js';
import { scrollInBox } from '../review/scroll.js';
import { useKeys } from '../review/use-keys.js';
import { useMarks } from '../review/use-marks.js';
import { rephrasings } from './api.js';
import type { NumberedChange } from './changes.js';

const WORDS = {
  open: 'rephrase.mark.open',
  accepted: 'rephrase.mark.accepted',
  dismissed: 'rephrase.mark.dismissed',
  undone: 'rephrase.mark.undone',
} as const;

/** Id of a change's card in the list. */
export const cardId = (id: number) => `change-${String(id)}`;

/** The decisions on a rephrasing's changes, and the one at hand: by button, by key and in the text. */
export function useChanges(changes: readonly NumberedChange[], { id: reportId, marks: stored }: Rephrasing) {
  const marks = useMarks(changes, { api: rephrasings, reportId, marks: stored, words: WORDS });
  const [active, setActive] = useState<number | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isWide = useIsWideScreen();

  const find = (id: number | null) => changes.find((change) => change.id === id);
  /** Makes a change the one at hand, and brings it into view in the text and in the list. */
  const show = (id: number) => {
    setActive(id);
    // After the views have been rendered with it.
    requestAnimationFrame(() => {
      const text = box.current;
      if (text !== null) scrollInBox(text, () => text.querySelector(`[data-change="${String(id)}"]`));
      if (isWide) document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest' });
    });
  };
  const step = (direction: 1 | -1) => {
    const at = changes.findIndex(({ id }) => id === active);
    const next = at < 0 ? (direction === 1 ? changes[0] : changes.at(-1)) : changes[at + direction];
    if (next !== undefined) show(next.id);
  };
  const decide = (id: number, state: 'accepted' | 'dismissed') => {
    const change = find(id);
    if (change === undefined) return;
    marks.change(change, { state: marks.markOf(change).state === state ? 'open' : state });
  };
  useKeys((command, event) => {
    const run: Partial<Record<Command, () => void>> = {
      next: () => {
        step(1);
        bar.current?.focus({ preventScroll: true });
      },
      previous: () => {
        step(-1);
        bar.current?.focus({ preventScroll: true });
      },
      close: () => {
        setActive(null);
      },
      accept: () => {
        if (active !== null) decide(active, 'accepted');
      },
      dismiss: () => {
        if (active !== null) decide(active, 'dismissed');
      },
      undo: () => {
        const undone = marks.undo();
        if (undone !== undefined) show(undone.id);
      },
      help: () => {
        setHelpOpen(true);
      },
    };
    const act = run[command];
    if (changes.length === 0 || act === undefined) return;
    if (command !== 'close') event.preventDefault();
    act();
  });

  const latest = useRef({ show, decide });
  useEffect(() => {
    latest.current = { show, decide };
  });
  return {
    states: marks.states,
    reviewed: marks.reviewed,
    active,
    activeChange: find(active),
    step,
    helpOpen,
    setHelpOpen,
    box,
    bar,
    // Stable, so that a decision does not render every card again.
    pick: useCallback((id: number) => {
      setActive(id);
    }, []),
    show: useCallback((id: number) => {
      latest.current.show(id);
    }, []),
    decide: useCallback((id: number, state: 'accepted' | 'dismissed') => {
      latest.current.decide(id, state);
    }, []),
  };
}

export type Changes = ReturnType<typeof useChanges>;
