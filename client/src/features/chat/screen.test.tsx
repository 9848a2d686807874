import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore, type ComponentProps } from 'react';
import type { ChatSession } from '#shared/api/chat.js';
import { activate, loadMessages } from '../../lib/locale.js';
import { createQueryClient } from '../../lib/query-client.js';
import { makeJob } from '../jobs/job.fixture.js';
import { DOCUMENT_ID, JOB_ID, makeCitation, makeMessage, makeSession, SESSION_ID } from './chat.fixture.js';
import { conversations, startDraft } from './conversations.js';
import { onChatDelta } from './live.js';

// The router needs a TextEncoder, which jsdom lacks; the screen needs the address and steps back.
const router = { steps: [{ search: '', state: null as unknown }], listeners: new Set<() => void>() };
const here = () => router.steps.at(-1) ?? { search: '', state: null };
const useHere = () =>
  useSyncExternalStore((listener) => {
    router.listeners.add(listener);
    return () => router.listeners.delete(listener);
  }, here);
function navigate(to: { search: string } | -1, { replace = false, state = null } = {}) {
  if (to === -1 || replace) router.steps.pop();
  if (to !== -1) router.steps.push({ search: to.search, state });
  for (const listener of router.listeners) listener();
}
jest.unstable_mockModule('react-router-dom', () => ({
  useLocation: useHere,
  useNavigate: () => navigate,
  useSearchParams: () => [new URLSearchParams(useHere().search)],
  Link: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />,
}));
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
const { default: ChatScreen } = await import('./screen.js');

interface Call {
  method: string;
  path: string;
  body: unknown;
  key: string | undefined;
}
let calls: Call[];
let server: Record<string, (call: Call) => unknown>;
class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}
const BROKEN = new Refusal(500, { detail: 'Broken.', code: 'internal', request_id: 'r' });
const MISSING = new Refusal(404, { detail: 'Not found.', code: 'not_found', request_id: 'r' });
const accepted = { ...makeJob({ id: JOB_ID, kind: 'chat' }), result: { kind: 'chat', id: SESSION_ID } };

async function fetchFake(address: string, init: RequestInit) {
  const headers = init.headers as Record<string, string> | undefined;
  const call: Call = {
    method: init.method ?? 'GET',
    path: address,
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    key: headers?.['Idempotency-Key'],
  };
  calls.push(call);
  const found = server[`${call.method} ${address}`]?.(call) ?? MISSING;
  const { status, body } = found instanceof Refusal ? found : { status: 200, body: found };
  return {
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: { get: () => 'application/json' },
  };
}

let client: QueryClient;
let session: ChatSession;
beforeEach(async () => {
  await activate('en');
  for (const part of ['dashboard', 'reports', 'errors', 'chat'] as const) await loadMessages(part);
  calls = [];
  session = makeSession();
  server = {
    'GET /jobs': () => [],
    'GET /documents': () => [],
    'GET /chatbot/history': () => ({ history: [session] }),
    [`GET /chatbot/session/${SESSION_ID}`]: () => session,
    'POST /chatbot': () => accepted,
  };
  Object.assign(globalThis, { fetch: fetchFake });
  window.matchMedia = (query) =>
    ({ matches: true, media: query, addEventListener: () => 0, removeEventListener: () => 0 }) as never;
  conversations.set({ draft: startDraft(), byId: {} });
  client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
});
afterEach(cleanup);

const show = (search = '') => {
  router.steps = [{ search, state: null }];
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ChatScreen />
      </QueryClientProvider>
    </I18nProvider>,
  );
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const posts = () => calls.filter(({ method }) => method === 'POST');
const talk = () => screen.getByRole('region', { name: 'Conversation' });

describe('a new conversation', () => {
  it('begins with a greeting and four questions, and a blank question cannot be sent', async () => {
    show();
    within(talk()).getByText(/^Hello, I am the LDA Assistant/);
    expect(
      within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button'),
    ).toHaveLength(4);
    expect(button('Send').hasAttribute('disabled')).toBe(true);
    type('  \n');
    expect(button('Send').hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(posts()).toEqual([]);
  });

  it('Shift+Enter breaks the line and Enter sends, and the address then names the conversation', async () => {
    show();
    type('What is the notice period?');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(posts()).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await screen.findByText('30 days');
    expect(posts()[0]?.body).toEqual({
      query: 'What is the notice period?',
      session_id: expect.stringMatching(/^draft-/),
    });
    expect(here().search).toBe(`?session=${SESSION_ID}`);
    expect(field().value).toBe('');
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  });

  it('a suggested question is sent when it is chosen', async () => {
    show();
    await press('What are the key elements of a valid contract?');
    expect(posts()[0]?.body).toMatchObject({ query: 'What are the key elements of a valid contract?' });
  });

  it('a failed question is answered with the reason, is sent again with its key, and is not lost', async () => {
    server['POST /chatbot'] = () => BROKEN;
    show();
    type('Who pays?');
    await press('Send');
    await within(talk()).findByText('⚠️ Broken.');
    within(talk()).getByText('Who pays?');
    await press('Try again');
    await waitFor(() => {
      expect(posts().map(({ key }) => key)).toEqual([posts()[0]?.key, posts()[0]?.key]);
    });
    await within(talk()).findByText('⚠️ Broken.');
    await press('Change the question');
    expect(field().value).toBe('Who pays?');
    expect(within(talk()).queryByText('⚠️ Broken.')).toBeNull();
  });

  it('a failure without a reason is called a server error', async () => {
    server['POST /chatbot'] = () => new Refusal(500, '');
    show();
    type('Who pays?');
    await press('Send');
    await within(talk()).findByText('⚠️ Server error');
  });

  it('a document and a question of the address are taken over, and sent', async () => {
    server['GET /documents'] = () => [{ _id: DOCUMENT_ID, filename: 'lease.pdf', status: 'pending' }];
    show(`?document=${DOCUMENT_ID}&ask=Who%20pays%3F`);
    await within(await screen.findByRole('list', { name: 'Attached documents' })).findByText('Reading…');
    expect(field().value).toBe('Who pays?');
    expect(here().search).toBe('');
    await press('Send');
    expect(posts()[0]?.body).toMatchObject({ query: 'Who pays?', doc_ids: [DOCUMENT_ID] });
  });
});

const streaming = (text: string) =>
  makeSession({
    messages: [makeMessage(), makeMessage({ sender: 'bot', text, status: 'streaming', engine: null })],
  });

describe('a stored conversation', () => {
  const open = async () => {
    show(`?session=${SESSION_ID}`);
    await screen.findByRole('region', { name: 'Conversation' });
  };

  it('an answer grows with its events, and Stop cancels its job', async () => {
    session = streaming('The notice');
    server[`POST /jobs/${JOB_ID}/cancel`] = () => accepted;
    await open();
    const bot = session.messages[1]?.id ?? '';
    await act(async () => {
      const piece = { job_id: JOB_ID, session_id: SESSION_ID, message_id: bot };
      onChatDelta(client, { ...piece, offset: 10, text: ' period is **30' });
    });
    expect((await within(talk()).findByText('30')).tagName).toBe('STRONG');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    screen.getByText('The assistant is answering.');
    await press('Stop');
    expect(posts()[0]?.path).toBe(`/jobs/${JOB_ID}/cancel`);
  });

  it('a question is changed in its place, and the last answer is written again', async () => {
    await open();
    await press('Edit');
    const edited = screen.getByLabelText<HTMLTextAreaElement>('Changed question');
    fireEvent.change(edited, { target: { value: 'What is the term?' } });
    fireEvent.keyDown(edited, { key: 'Enter' });
    await waitFor(() => {
      expect(posts()[0]?.body).toEqual({
        query: 'What is the term?',
        session_id: SESSION_ID,
        message_id: session.messages[0]?.id,
      });
    });
    await press(await screen.findByRole('button', { name: 'Answer again' }).then(() => 'Answer again'));
    expect(posts()[1]?.body).toEqual({ regenerate: true, session_id: SESSION_ID });
  });

  it('an answer is never markup of the page, and says what no passage bears out', async () => {
    const text = 'It is <img src=x> thirty days.';
    session.messages[1] = makeMessage({ sender: 'bot', text, unsupported: [{ start: 0, end: text.length }] });
    await open();
    expect(talk().querySelector('img')).toBeNull();
    within(talk()).getByText(text);
    within(talk()).getByText(/^Underlined with dots: no cited passage bears this out/);
  });

  it('a failed answer and a stopped one keep what had come, and say so', async () => {
    session.messages[1] = makeMessage({
      sender: 'bot',
      text: 'The notice',
      status: 'failed',
      error: 'No model.',
    });
    await open();
    within(talk()).getByText('The notice');
    within(talk()).getByText('⚠️ No model.');
    cleanup();
    client.clear();
    session.messages[1] = makeMessage({ sender: 'bot', text: 'The notice', status: 'stopped' });
    await open();
    await within(talk()).findByText('Stopped before the end.');
  });

  it('an answer that was cut off says so in the language of the page, also long after its job', async () => {
    await activate('ar');
    for (const part of ['dashboard', 'reports', 'errors', 'chat'] as const) await loadMessages(part);
    session.messages[1] = makeMessage({
      sender: 'bot',
      text: 'المهلة',
      status: 'failed',
      error: 'The answer was cut off before its end. Ask again for the whole answer.',
      error_code: 'answer_cut_off',
    });
    show(`?session=${SESSION_ID}`);
    await screen.findByText('المهلة');
    screen.getByText(/انقطعت الإجابة قبل اكتمالها/);
  });

  it('a cited article is shown in full with the quote marked, as a step of the history', async () => {
    session.messages[1] = makeMessage({
      sender: 'bot',
      text: 'Sixty days [1].',
      citations: [
        makeCitation({
          source: 'statute',
          id: 'labor/75',
          title: 'Labor Law, Article 75',
          quote: 'ستين يوماً',
          evidence: null,
        }),
      ],
    });
    server['GET /law/labor/75'] = () => ({
      law: {
        key: 'labor',
        name: { en: 'Labor Law', ar: 'نظام العمل' },
        state: 'in_force',
        traced_to: '2026-02',
      },
      number: '75',
      title: null,
      text: 'لا تقل المهلة عن\nستين يوماً.',
      note: null,
      outdated: true,
    });
    await open();
    await userEvent.click(within(talk()).getByRole('button', { name: 'Source 1: Labor Law, Article 75' }));
    const panel = screen.getByRole('complementary', { name: 'Source 1' });
    expect((await within(panel).findByText('ستين يوماً')).tagName).toBe('MARK');
    within(panel).getByText('In force, amendments traced to February 2026');
    within(panel).getByText(/^This text is older than an amendment/);
    expect(within(panel).getByRole('link', { name: 'Open the article' }).getAttribute('href')).toBe(
      '/dashboard/law/labor/75',
    );
    expect(router.steps).toHaveLength(2);
    await press('Close the source');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(router.steps).toHaveLength(1);
  });

  it('a cited passage is marked in the text around it, and one of a removed document is quoted', async () => {
    const content = 'The notice period is thirty days.';
    session.messages[1] = makeMessage({
      sender: 'bot',
      text: 'Thirty days [1].',
      citations: [makeCitation({ evidence: { start: 21, end: 32, page: null } })],
    });
    server[`GET /documents/content/${DOCUMENT_ID}`] = () => ({
      ...{ content, content_type: 'text/plain', doubtful: [], pages: [], blocks: null },
    });
    await open();
    await press('Source 1: lease.pdf');
    expect((await screen.findByText('thirty days', { selector: 'mark' })).parentElement?.textContent).toBe(
      content,
    );
    cleanup();
    client.clear();
    server[`GET /documents/content/${DOCUMENT_ID}`] = () => MISSING;
    await open();
    await press('Source 1: lease.pdf');
    await screen.findByText(/^This document is not stored any more/);
  });

  it('a conversation that was removed elsewhere offers a new one', async () => {
    server[`GET /chatbot/session/${SESSION_ID}`] = () => MISSING;
    show(`?session=${SESSION_ID}`);
    await screen.findByText('This conversation does not exist, or it belongs to somebody else.');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'New Chat' }));
    screen.getByText(/^Hello, I am the LDA Assistant/);
  });
});

describe('the history', () => {
  const other = '66666666-6666-4666-8666-666666666666';

  it('lists title, preview and day, and removing the open conversation opens the next one', async () => {
    const now = new Date().toISOString();
    let list = [
      { ...session, updated_at: now },
      {
        ...makeSession({ id: other, title: 'Rent', preview: 'Rent is due…' }),
        updated_at: '2024-05-09T22:00:00Z',
      },
    ];
    server['GET /chatbot/history'] = () => ({ history: list });
    server[`GET /chatbot/session/${other}`] = () => makeSession({ id: other });
    server[`DELETE /chatbot/session/${SESSION_ID}`] = () => {
      list = list.slice(1);
      return {};
    };
    show(`?session=${SESSION_ID}&view=history`);
    await screen.findByText('Today');
    screen.getByText('10 May');
    screen.getByText('Rent is due…');
    await press('Delete “What is the notice period?”');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(here().search).toBe(`?session=${other}&view=history`);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Rent/ }));
    expect(here().search).toBe(`?session=${other}`);
  });

  it('without conversations it says so', async () => {
    server['GET /chatbot/history'] = () => ({ history: [] });
    show('?view=history');
    await screen.findByText('No conversations yet.');
  });

  it('a list that cannot be loaded says so and is fetched again', async () => {
    server['GET /chatbot/history'] = () => BROKEN;
    show('?view=history');
    await screen.findByText('The conversations could not be loaded.');
    server['GET /chatbot/history'] = () => ({ history: [] });
    await press('Try again');
    await screen.findByText('No conversations yet.');
  });
});
