import { useId, useMemo, useRef } from 'react';
import type { Mark, MarkState } from '#shared/contracts/marks.js';
import { failureMessage, useTranslation, type MessageId } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import type { ReportEntry, MarkedReportsApi } from '../reports/api.js';
import { unmarked, useMarkItem, type MarkEdit } from '../reports/marks.js';
import type { ReviewItem } from './item.js';

type Edit = Omit<MarkEdit, 'n'>;

/** What is decided on: an item by its number on the screen and in the stored report. */
export type MarkedItem = Pick<ReviewItem, 'id' | 'stored' | 'counted'>;

type DecisionWords = Readonly<Record<MarkState | 'undone', MessageId>>;

const FINDING_WORDS: DecisionWords = {
  open: 'review.mark.open',
  accepted: 'review.mark.accepted',
  dismissed: 'review.mark.dismissed',
  undone: 'review.mark.undone',
};

/** The decisions on a report's items: their marks, and how they are changed and undone. */
export function useMarks<Report, Entry extends ReportEntry>(
  items: readonly MarkedItem[],
  {
    api,
    reportId,
    marks,
    words = FINDING_WORDS,
  }: {
    api: MarkedReportsApi<Report, Entry>;
    reportId: string;
    marks: readonly Mark[];
    /** What is said of a decision, with the item's number as `id`. */
    words?: DecisionWords;
  },
) {
  const t = useTranslation();
  const { mutate } = useMarkItem(api, reportId, (error) => {
    notify.failed(failureMessage(t, error, 'review.mark.failed'));
  });
  const byNumber = useMemo(() => new Map(marks.map((mark) => [mark.n, mark])), [marks]);
  const states = useMemo(() => new Map(marks.map(({ n, state }) => [n, state])), [marks]);
  const undone = useRef<{ item: MarkedItem; before: Edit; notice: string }[]>([]);
  const notices = useId();
  const changes = useRef(0);
  const markOf = ({ stored }: MarkedItem): Mark => byNumber.get(stored) ?? unmarked(stored);

  const send = (item: MarkedItem, edit: Edit) => {
    mutate({ n: item.stored, ...edit });
  };
  /** Takes the last change back; returns its item. */
  const undo = (): MarkedItem | undefined => {
    const last = undone.current.pop();
    if (last === undefined) return undefined;
    send(last.item, last.before);
    // In place of the notice of the change, whose button would take it back a second time.
    notify.done(t(words.undone, { id: last.item.id }), { id: last.notice });
    return last.item;
  };
  const change = (item: MarkedItem, edit: Edit) => {
    const { state, reason, note } = markOf(item);
    changes.current += 1;
    const step = { item, before: { state, reason, note }, notice: `${notices}${String(changes.current)}` };
    undone.current.push(step);
    send(item, edit);
    const said = edit.state === state ? 'review.mark.noted' : words[edit.state];
    notify.done(t(said, { id: item.id }), {
      id: step.notice,
      action: {
        label: t('review.undo'),
        onClick: () => {
          // The toast of an earlier change takes back that change alone.
          undone.current = undone.current.filter((other) => other !== step);
          send(item, step.before);
        },
      },
    });
  };
  const counted = items.filter((item) => item.counted);
  const isReviewed = ({ stored }: MarkedItem) => (states.get(stored) ?? 'open') !== 'open';
  return {
    states,
    markOf,
    change,
    undo,
    reviewed: { done: counted.filter(isReviewed).length, of: counted.length },
  };
}

export type Marks = ReturnType<typeof useMarks>;
