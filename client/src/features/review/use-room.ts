import { useMemo, useRef, useState } from 'react';
import type { Evidence } from '#shared/contracts/common.js';
import type { KeptMarks, Mark } from '#shared/contracts/marks.js';
import { failureMessage, useTranslation } from '../../lib/translation.js';
import { useModule } from '../../lib/use-module.js';
import { notify } from '../../ui/toast.js';
import { useDocumentText } from '../documents/api.js';
import { useDoubts } from '../documents/use-doubts.js';
import type { ReportEntry, MarkedReportsApi } from '../reports/api.js';
import { useUndoKept } from '../reports/kept-marks.js';
import type { ReviewItem } from './item.js';
import type { Command } from './keys.js';
import { quotedDoubts } from './quoted-doubts.js';
import { filterItems, findNextItem } from './review.js';
import { useKeys } from './use-keys.js';
import { useMarks } from './use-marks.js';
import { usePassage } from './use-passage.js';
import { useReview } from './use-review.js';

interface RoomOptions<Report, Entry extends ReportEntry> {
  api: MarkedReportsApi<Report, Entry>;
  report: {
    id: string;
    document_id: string | null;
    marks: readonly Mark[];
    kept_marks?: KeptMarks | null;
  };
  filename: string;
  /** Number of items that are shown as cards. */
  few: number;
  /** What is marked in the text beside the items, with numbers that go on after theirs: it is not decided on. */
  asides?: readonly ReviewItem[];
}

const NO_ASIDES: readonly ReviewItem[] = [];

/** A form on a card: why it is dismissed, or a note. */
export interface OpenForm {
  id: number;
  kind: 'dismiss' | 'note';
}

/** The pane of the document is fetched with the first report that is opened: the tool's form does not need it. */
const loadPane = () => import('./components/document-pane.js');

/** What the report has taken over from an earlier review, and how that is undone; null if nothing. */
function useKept<Report, Entry extends ReportEntry>(
  api: MarkedReportsApi<Report, Entry>,
  { id, kept_marks: marks = null }: RoomOptions<Report, Entry>['report'],
) {
  const t = useTranslation();
  const { mutate, isPending } = useUndoKept(api, id, {
    done: () => {
      notify.done(t('review.kept.undone'));
    },
    failed: (error) => {
      notify.failed(failureMessage(t, error, 'review.kept.failed'));
    },
  });
  return marks && { marks, busy: isPending, onUndo: mutate };
}

/** The room in which a report is reviewed: its items, and the document's text beside them while it is stored. */
export function useRoom<Item extends ReviewItem, Report, Entry extends ReportEntry>(
  items: readonly Item[],
  { api, report, filename, few, asides = NO_ASIDES }: RoomOptions<Report, Entry>,
) {
  const { id: reportId, document_id: documentId } = report;
  const text = useDocumentText(documentId);
  const marked = useMemo(() => (asides.length === 0 ? items : [...items, ...asides]), [items, asides]);
  const documentPane = useModule('document-pane', loadPane);
  const marks = useMarks(items, { api, reportId, marks: report.marks });
  const kept = useKept(api, report);
  const { states, markOf, change } = marks;
  const view = useReview(items, { few, states, hasText: text.isSuccess && documentPane.isSuccess });
  const { review, dispatch, activate, box, isWide, go } = view;
  const { passage, showPassage } = usePassage(review.activation);
  const doubts = useDoubts(text.data?.doubtful.length ?? 0);
  const doubtful = useMemo(
    () => (text.data === undefined ? undefined : quotedDoubts(marked, text.data)),
    [marked, text.data],
  );
  const [form, setForm] = useState<OpenForm>();
  const [helpOpen, setHelpOpen] = useState(false);
  /** True if the search and what is beside it are shown below 1024 px. */
  const [toolsOpen, setToolsOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  const accept = (item: ReviewItem) => {
    change(item, { state: markOf(item).state === 'accepted' ? 'open' : 'accepted' });
  };
  const openForm = (item: ReviewItem, kind: OpenForm['kind']) => {
    if (document.activeElement?.closest('[role="dialog"]') === null) activate(item, 'list');
    setForm({ id: item.id, kind });
  };
  const isSheetOpen = !isWide && (view.step === 'card' || view.step === 'cardOverText');
  /** The item whose card lies over the list or the text; undefined where none does. */
  const inSheet = isSheetOpen ? items.find((item) => item.id === view.finding) : undefined;
  /** The item that a key is about: that of the sheet, else the one with the focus, else the active one. */
  const itemAtHand = (): Item | undefined => {
    if (inSheet !== undefined) return inSheet;
    const focused = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const id = focused === undefined ? review.active : Number(focused);
    return items.find((item) => item.id === id);
  };
  const showItem = (item: Item) => {
    if (inSheet === undefined) activate(item, 'list');
    else if (item.id !== inSheet.id) view.replaceCard(item.id);
  };
  const step = (direction: 1 | -1) => {
    const from = inSheet === undefined ? review : { ...review, active: inSheet.id };
    const next = findNextItem(items, from, states, direction);
    if (next !== undefined) showItem(next);
  };
  const onItem = (act: (item: Item) => void) => {
    const item = itemAtHand();
    if (item !== undefined) act(item);
  };
  useKeys((command, event) => {
    if (items.length === 0) return;
    // Enter belongs to the element that has the focus, unless that is a card itself.
    if (command === 'open' && !(event.target instanceof HTMLElement && event.target.matches('article')))
      return;
    // The sheet closes itself, and covers the search.
    if (inSheet !== undefined && (command === 'close' || command === 'search')) return;
    if (command !== 'close') event.preventDefault();
    const run: Record<Command, () => void> = {
      next: () => {
        step(1);
      },
      previous: () => {
        step(-1);
      },
      open: () => {
        onItem((item) => {
          if (item.evidence !== null && documentId !== null) view.showInText(item, 0);
        });
      },
      close: view.close,
      accept: () => {
        onItem(accept);
      },
      dismiss: () => {
        onItem((item) => {
          openForm(item, 'dismiss');
        });
      },
      note: () => {
        onItem((item) => {
          openForm(item, 'note');
        });
      },
      undo: () => {
        const item = marks.undo();
        const undone = items.find(({ id }) => id === item?.id);
        if (undone !== undefined) showItem(undone);
      },
      search: () => {
        setToolsOpen(true);
        requestAnimationFrame(() => searchBox.current?.focus());
      },
      help: () => {
        setHelpOpen(true);
      },
    };
    run[command]();
  });

  return {
    ...view,
    items,
    marked,
    /** The items of the filter, in their order. */
    listed: filterItems(items, review, states),
    filename,
    marks,
    kept,
    accept,
    stepBy: step,
    inSheet,
    form,
    openForm,
    closeForm: () => {
      setForm(undefined);
    },
    helpOpen,
    setHelpOpen,
    toolsOpen,
    setToolsOpen,
    searchBox,
    text,
    documentPane,
    doubts,
    passage,
    isTextShown: isWide || view.pane === 'document',
    /** Shows a passage that belongs to no item in the text; undefined while there is no text. */
    showPassage:
      text.isSuccess && documentPane.isSuccess
        ? (evidence: Evidence) => {
            if (!isWide) go('text');
            showPassage(evidence);
          }
        : undefined,
    /** The doubtful words of quotes, by the quote's name; undefined until the text is there. */
    doubtful,
    hasText: documentId !== null,
    documentId,
    /** Filters the list, and shows it where there is room for one pane. */
    filterBy: (change: Partial<typeof review.filter>) => {
      if (!isWide && view.pane === 'document') go('list');
      dispatch({ type: 'filter', change });
    },
    /** Shows the first or next doubtful word in the text; undefined where there is none. */
    showDoubts:
      doubts.count === 0
        ? undefined
        : () => {
            if (!isWide) go('text');
            doubts.step(1);
            requestAnimationFrame(() => {
              box.current?.scrollIntoView({ block: 'nearest' });
              box.current?.focus({ preventScroll: true });
            });
          },
  };
}

export type Room<Item extends ReviewItem = ReviewItem> = ReturnType<
  typeof useRoom<Item, unknown, ReportEntry>
>;
