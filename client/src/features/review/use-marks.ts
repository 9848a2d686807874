import { useMemo, useRef } from 'react';
import type { Mark } from '#shared/contracts/marks.js';
import { failureMessage, useTranslation } from '../../lib/translation.js';
import { notify } from '../../ui/toast.js';
import type { ReportEntry, MarkedReportsApi } from '../reports/api.js';
import { unmarked, useMarkItem, type MarkEdit } from '../reports/marks.js';
import type { ReviewItem } from './item.js';

type Edit = Omit<MarkEdit, 'n'>;

/** The decisions on a report's items: their marks, and how they are changed and undone. */
export function useMarks<Report, Entry extends ReportEntry>(
  items: readonly ReviewItem[],
  {
    api,
    reportId,
    marks,
  }: { api: MarkedReportsApi<Report, Entry>; reportId: string; marks: readonly Mark[] },
) {
  const t = useTranslation();
  const { mutate } = useMarkItem(api, reportId, (error) => {
    notify.failed(failureMessage(t, error, 'review.mark.failed'));
  });
  const byNumber = useMemo(() => new Map(marks.map((mark) => [mark.n, mark])), [marks]);
  const states = useMemo(() => new Map(marks.map(({ n, state }) => [n, state])), [marks]);
  const undone = useRef<{ item: ReviewItem; before: Edit }[]>([]);
  const markOf = ({ stored }: ReviewItem): Mark => byNumber.get(stored) ?? unmarked(stored);

  const send = (item: ReviewItem, edit: Edit) => {
    mutate({ n: item.stored, ...edit });
  };
  /** Takes the last change back; returns its item. */
  const undo = (): ReviewItem | undefined => {
    const last = undone.current.pop();
    if (last === undefined) return undefined;
    send(last.item, last.before);
    notify.done(t('review.mark.undone', { id: last.item.id }));
    return last.item;
  };
  const change = (item: ReviewItem, edit: Edit) => {
    const { state, reason, note } = markOf(item);
    const step = { item, before: { state, reason, note } };
    undone.current.push(step);
    send(item, edit);
    const words = edit.state === state ? 'review.mark.noted' : (`review.mark.${edit.state}` as const);
    notify.done(t(words, { id: item.id }), {
      label: t('review.undo'),
      onClick: () => {
        // The toast of an earlier change takes back that change alone.
        undone.current = undone.current.filter((other) => other !== step);
        send(item, step.before);
      },
    });
  };
  const counted = items.filter((item) => item.counted);
  const isReviewed = ({ stored }: ReviewItem) => (states.get(stored) ?? 'open') !== 'open';
  return {
    states,
    markOf,
    change,
    undo,
    reviewed: { done: counted.filter(isReviewed).length, of: counted.length },
  };
}

export type Marks = ReturnType<typeof useMarks>;
