import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The steps below 1024 px, where there is room for one pane: the list, the text, and the card of a finding over either. Each
 * is an entry of the browser's history, and its address leads to it.
 */
export type Step = 'list' | 'text' | 'card' | 'cardOverText';

const VIEW: Record<Step, string | undefined> = {
  list: undefined,
  text: 'text',
  card: undefined,
  cardOverText: 'card',
};

export function useSteps() {
  const [query] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const finding = Number(query.get('finding') ?? '') || null;
  const view = query.get('view');
  const step: Step =
    view === 'text' ? 'text' : finding === null ? 'list' : view === 'card' ? 'cardOverText' : 'card';

  const addressOf = (next: Step, id: number | null) => {
    const search = new URLSearchParams({ report: query.get('report') ?? '' });
    if (id !== null) search.set('finding', String(id));
    const name = VIEW[next];
    if (name !== undefined) search.set('view', name);
    return { search: `?${search.toString()}` };
  };
  return {
    finding,
    step,
    /** The pane that is shown where there is room for one. */
    pane: step === 'text' || step === 'cardOverText' ? ('document' as const) : ('findings' as const),
    go: (next: Step, id: number | null = null) => {
      void navigate(addressOf(next, id), { state: { step: true } });
    },
    /** Shows another card in place of the one that is open: one step back leads to what is below both. */
    replaceCard: (id: number) => {
      void navigate(addressOf(step, id), { replace: true, state });
    },
    /** Leaves a card for what is below it; also where its address was opened directly. */
    closeCard: () => {
      if (typeof state === 'object' && state !== null && 'step' in state) void navigate(-1);
      else void navigate(addressOf(step === 'cardOverText' ? 'text' : 'list', null), { replace: true });
    },
    linkTo: (id: number) =>
      `${window.location.origin}${window.location.pathname}${addressOf('card', id).search}`,
  };
}
