import { expect, it } from '@jest/globals';
import type { ChatSession } from '#shared/api/chat.js';
import type { Job } from '#shared/contracts/jobs.js';
import { json } from '#tests/bench/client.js';
import type { OpenWindow } from '#tests/support/open-window.js';
import { eventually, type TwoServers } from './harness.js';

const CONTRACT =
  'Either party may end this Agreement upon sixty (60) days’ written notice to the other. Notices are sent by mail.';
const ANSWER = `The notice period is **sixty days** [1: "sixty (60) days’ written notice"]. It binds both parties in the same way. Either of them may end the agreement by such a notice, and no reason needs to be given for it.`;

/** Puts the pieces of an answer together, upon what is known of it; null if one of them does not fit. */
function textOf({ deltas }: OpenWindow, sessionId: string, known = ''): string | null {
  let text = known;
  for (const piece of deltas.filter(({ session_id }) => session_id === sessionId)) {
    if (piece.offset > text.length) return null;
    text = text.slice(0, piece.offset) + piece.text;
  }
  return text;
}

/** Declares what holds for an answer of the assistant that is followed on different servers. */
export function declareChat(product: () => TwoServers): void {
  it('an answer reaches windows on both servers piece by piece, and one that connects in its middle catches up', async () => {
    const { model } = product();
    const person = await product().person();
    const form = new FormData();
    form.append('file', new Blob([CONTRACT], { type: 'text/plain' }), 'contract.txt');
    const upload = await person.on[0].call('/documents/upload', { method: 'POST', body: form });
    const { doc_id } = (await upload.json()) as { doc_id: string };
    const windows = await person.windows();
    const read = async (server: 0 | 1, id: string) =>
      (await (await person.on[server].call(`/chatbot/session/${id}`)).json()) as ChatSession;

    model.answerWith((messages) =>
      messages.at(-1)?.content.includes('notice period') === true ? ANSWER : '{}',
    );
    model.holdStreams();
    try {
      const asked = await person.on[0].call(
        '/chatbot',
        json({ query: 'How long is the notice period?', doc_ids: [doc_id] }, { Prefer: 'respond-async' }),
      );
      expect(asked.status).toBe(202);
      const id = ((await asked.json()) as Job).result?.id ?? '';
      await eventually(() => windows.every((window) => (textOf(window, id) ?? '') !== ''));
      const half = await eventually(async () => {
        const { text, status } = (await read(1, id)).messages[1] ?? { text: '' };
        return text !== '' && status === 'streaming' && text === textOf(windows[0], id) && text;
      });
      expect(textOf(windows[1], id)).toBe(half);

      const late = await product().window(1, person);
      const known = (await read(1, id)).messages[1]?.text ?? '';
      expect(known).toBe(half);
      model.release();
      const whole = await eventually(async () => {
        const message = (await read(0, id)).messages[1];
        return message?.status === 'complete' && message.text;
      });
      expect(whole).toContain('no reason needs to be given');
      expect((await read(1, id)).messages[1]?.text).toBe(whole);
      for (const window of windows) await eventually(() => textOf(window, id) === whole);
      await eventually(() => textOf(late, id, known) === whole);
    } finally {
      model.release();
      model.answerWith(null);
    }
  });
}
