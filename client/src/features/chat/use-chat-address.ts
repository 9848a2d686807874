import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isInitialNavigation } from '../../lib/initial-navigation.js';

/** A cited passage, by the answer and the number that it has there. */
export interface SourceRef {
  messageId: string;
  n: number;
}

/** The tabs of the screen. */
export type View = 'chat' | 'history';

function sourceOf(value: string | null): SourceRef | null {
  const [messageId, n] = value?.split('.') ?? [];
  return messageId === undefined || !Number.isInteger(Number(n)) || n === undefined
    ? null
    : { messageId, n: Number(n) };
}

/**
 * What the address of the screen says: the conversation, the tab and the open source, each a step of the browser's history; and what
 * a link from elsewhere brings: a job, a document to attach, a question.
 */
export function useChatAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const session = query.get('session');
  const view: View = query.get('view') === 'history' ? 'history' : 'chat';

  const go = (to: { session?: string | null; view?: View; source?: SourceRef }, replace = false) => {
    const next = new URLSearchParams();
    const id = to.session === undefined ? session : to.session;
    if (id !== null) next.set('session', id);
    if ((to.view ?? 'chat') === 'history') next.set('view', 'history');
    if (to.source !== undefined) next.set('source', `${to.source.messageId}.${String(to.source.n)}`);
    const step = to.source !== undefined && (!replace || isStep(state));
    void navigate({ search: next.size === 0 ? '' : `?${next.toString()}` }, { replace, state: { step } });
  };
  const source = sourceOf(query.get('source'));
  return {
    session,
    view,
    source,
    job: query.get('job'),
    document: query.get('document'),
    question: query.get('ask'),
    /** True where the browser itself loaded the page: the focus then stays at its top. */
    initial: isInitialNavigation(location.key),
    go,
    /** Opens a source; where one is open already, it takes its place. */
    openSource: (next: SourceRef) => {
      go({ source: next }, source !== null);
    },
    /** Leaves the source for the conversation; also where its address was opened directly. */
    closeSource: () => {
      if (isStep(state)) void navigate(-1);
      else go({}, true);
    },
  };
}

const isStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === true;
