import { newKey } from '../../lib/call.js';
import { onSessionEnd } from '../../lib/session-end.js';
import { createStore } from '../../lib/store.js';

/** A question on its way to the server. */
export interface Ask {
  /** A new question, one in the place of an earlier one, or the last one again. */
  kind: 'new' | 'edit' | 'regenerate';
  text: string;
  /** The message that is replaced, of the kind `edit`. */
  messageId?: string;
  /** Documents to attach with it. */
  documentIds: readonly string[];
  /** The same key asks once, however often it is sent. */
  key: string;
}

/** What a window holds of a conversation besides what the server has. */
export interface Local {
  /** The question that is being written. */
  text: string;
  /** Documents that are attached with the next question. */
  attached: readonly string[];
  sending?: Ask | undefined;
  failed?: { ask: Ask; error: unknown } | undefined;
  /** Id that the server gave a draft, once its first question has arrived. */
  sessionId?: string;
}

const EMPTY: Local = { text: '', attached: [] };
const PREFIX = 'draft-';
const newDraftId = () => `${PREFIX}${newKey()}`;

/** Kept outside the screen, so that neither leaving it nor opening another conversation loses a question. */
export const conversations = createStore<{ draft: string; byId: Readonly<Record<string, Local>> }>({
  draft: newDraftId(),
  byId: {},
});

/** Tells whether a conversation is known to this window alone. */
export const isDraft = (id: string): boolean => id.startsWith(PREFIX);

export const localOf = (id: string): Local => conversations.get().byId[id] ?? EMPTY;

export function changeLocal(id: string, change: Partial<Local>): void {
  conversations.set(({ draft, byId }) => ({
    draft,
    byId: { ...byId, [id]: { ...(byId[id] ?? EMPTY), ...change } },
  }));
}

/** Begins a new draft, with what it is to have at first. */
export function startDraft(initial: Partial<Local> = {}): string {
  const draft = newDraftId();
  conversations.set(({ byId }) => ({ draft, byId: { ...byId, [draft]: { ...EMPTY, ...initial } } }));
  return draft;
}

onSessionEnd(() => {
  conversations.set({ draft: newDraftId(), byId: {} });
});
