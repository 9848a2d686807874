import { useEffect } from 'react';
import { useStore } from '../../lib/store.js';
import { useJobs } from '../jobs/api.js';
import { changeLocal, conversations, localOf, startDraft } from './conversations.js';
import type { useChatAddress } from './use-chat-address.js';

/**
 * Follows what brings a user to the screen: the job of an answer leads to its conversation, a document is attached, a question is put
 * into the field; and a draft whose first question has arrived becomes the server's conversation. Returns the draft, and the
 * conversation that is shown in its place.
 */
export function useArrival(address: ReturnType<typeof useChatAddress>): {
  draft: string;
  sessionId: string | null;
} {
  const { session, job: jobId, document, question, view, go } = address;
  const { draft, byId } = useStore(conversations);
  const answered = useJobs().data?.find(({ id }) => id === jobId)?.result?.id;
  const arrived = byId[draft]?.sessionId;

  useEffect(() => {
    if (arrived === undefined) return;
    // The draft is shown until the address names its conversation; the next one begins anew.
    if (session === null) go({ session: arrived, view }, true);
    else startDraft();
    // The callbacks are read when the conversation changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived, session]);
  useEffect(() => {
    if (answered !== undefined) go({ session: answered }, true);
    // `go` is new with each render, but the address changes once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answered]);
  useEffect(() => {
    if (document === null && question === null) return;
    const attached = document === null ? [] : [document];
    const text = question ?? '';
    if (session === null) startDraft({ text, attached });
    else
      changeLocal(session, {
        text: [localOf(session).text, text].filter(Boolean).join('\n'),
        attached: [...new Set([...localOf(session).attached, ...attached])],
      });
    go({}, true);
    // What the address brings is taken over once; the conversation that is open then is read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [document, question]);
  return { draft, sessionId: session ?? arrived ?? null };
}
