import type { ChatMessage, ChatSession, ChatSessionSummary } from '#shared/api/chat.js';
import type { Job } from '#shared/contracts/jobs.js';
import type { signedIn } from './app.js';
import { createAppWithWorker } from './app-with-worker.js';
import { fakeSearch } from './fake-search.js';
import { scriptedAnswerer } from './scripted-answerer.js';

type Agent = Awaited<ReturnType<typeof signedIn>>['agent'];

/** An id that nothing has. */
export const NOBODY = '11111111-1111-4111-8111-111111111111';

/** Creates an app whose assistant's answers a test directs. */
export async function createChatApp() {
  const script = scriptedAnswerer();
  const chat = { answerer: script.answerer, openSearch: () => fakeSearch({}) };
  return { app: await createAppWithWorker({ chat }), script };
}
export type ChatApp = Awaited<ReturnType<typeof createChatApp>>;

export interface Answered {
  bot_response: string;
  session_id: string;
  message_id: string;
}
/** Asks and waits for the answer. */
export const ask = async (agent: Agent, body: object): Promise<Answered> =>
  (await agent.post('/chatbot').send(body).expect(200)).body as Answered;
/** Asks without waiting; returns the job. */
export const start = async (agent: Agent, body: object): Promise<Job> =>
  (await agent.post('/chatbot').set('Prefer', 'respond-async').send(body).expect(202)).body as Job;
export const readSession = async (agent: Agent, id: string): Promise<ChatSession> =>
  (await agent.get(`/chatbot/session/${id}`).expect(200)).body as ChatSession;
export const history = async (agent: Agent): Promise<ChatSessionSummary[]> =>
  ((await agent.get('/chatbot/history').expect(200)).body as { history: ChatSessionSummary[] }).history;
export const texts = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ text }) => text);
