import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { endSession } from '../../lib/session-end.js';
import { LIMITS } from '#shared/limits.js';
import { chatSessionQuery, keepStreamed } from './api.js';
import { JOB_ID, SESSION_ID, makeMessage, makeSession } from './chat.fixture.js';
import { changeLocal, conversations, isDraft, localOf, startDraft, type Ask } from './conversations.js';
import { chatSessionKey } from './keys.js';
import { onChatDelta } from './live.js';
import { nextAfter } from './next-after.js';
import { passageAround } from './passage.js';
import { excessOf, isSendable } from './question.js';
import { quoteRange } from './quote-range.js';
import { shownMessages } from './shown-messages.js';
import { isNearEnd } from './use-follow-end.js';

const streaming = (text: string) =>
  makeSession({ messages: [makeMessage(), makeMessage({ sender: 'bot', status: 'streaming', text })] });

describe('an answer that is being written', () => {
  it('keeps what events brought when an older response arrives, and takes a newer one', () => {
    const textOf = (fetched: string, cached: string) =>
      keepStreamed(streaming(fetched), streaming(cached)).messages[1]?.text;
    expect(textOf('The notice', 'The notice period')).toBe('The notice period');
    expect(textOf('The notice period is', 'The notice period')).toBe('The notice period is');
    expect(textOf('Another answer', 'The notice period')).toBe('Another answer');
    const ended = makeSession();
    expect(keepStreamed(ended, streaming('The notice period is **30 days** [1]. And')).messages[1]).toBe(
      ended.messages[1],
    );
  });

  it('grows by events, is not cut back by one that a fetch overtook, and begins anew with offset 0', () => {
    const client = new QueryClient();
    const key = chatSessionKey(SESSION_ID);
    const message = streaming('').messages[1];
    const arrive = (offset: number, text: string) => {
      onChatDelta(client, {
        job_id: JOB_ID,
        session_id: SESSION_ID,
        message_id: message?.id ?? '',
        offset,
        text,
      });
      return client.getQueryData<ReturnType<typeof makeSession>>(key)?.messages[1]?.text;
    };
    client.setQueryData(key, streaming('The notice'));
    expect(arrive(10, ' period')).toBe('The notice period');
    expect(arrive(4, 'notice')).toBe('The notice period');
    expect(arrive(0, 'Another')).toBe('Another');
  });

  it('is polled while no event comes, and so is a document that is being read', () => {
    const interval = chatSessionQuery('id').refetchInterval;
    const of = (data: ReturnType<typeof makeSession>) =>
      typeof interval === 'function' ? interval({ state: { data } } as never) : interval;
    expect(of(streaming(''))).toBe(2_000);
    expect(of(makeSession())).toBe(false);
    const pending = { id: 'd', filename: 'a.pdf', status: 'pending' as const };
    expect(of(makeSession({ documents: [pending] }))).toBe(LIMITS.ui.pollMs);
  });
});

describe('shownMessages', () => {
  const ask = (over: Partial<Ask>): Ask => ({
    kind: 'new',
    text: 'And then?',
    documentIds: [],
    key: 'k',
    ...over,
  });
  const session = makeSession();
  const shown = (over: Partial<Ask>, failed = false) => {
    const one = ask(over);
    const local = failed ? { failed: { ask: one, error: new Error('x') } } : { sending: one };
    const { messages, question, waiting } = shownMessages(session, { text: '', attached: [], ...local });
    return [messages.length, question, waiting];
  };

  it('a question on its way stands after the stored messages, also when it failed', () => {
    expect(shown({})).toEqual([2, 'And then?', true]);
    expect(shown({}, true)).toEqual([2, 'And then?', false]);
  });

  it('an edited question takes the place of the stored one and of what follows it', () => {
    expect(shown({ kind: 'edit', messageId: session.messages[0]?.id ?? '' })).toEqual([0, 'And then?', true]);
  });

  it('an answer that is written again is not shown meanwhile, and is there again when that failed', () => {
    expect(shown({ kind: 'regenerate' })).toEqual([1, null, true]);
    expect(shown({ kind: 'regenerate' }, true)).toEqual([2, null, false]);
  });
});

it('questions that were not sent are forgotten when the session ends', () => {
  const draft = startDraft({ text: 'half a question' });
  changeLocal('22222222-2222', { text: 'about my contract' });
  endSession();
  expect(localOf(draft).text).toBe('');
  expect(localOf('22222222-2222').text).toBe('');
  expect(conversations.get().draft).not.toBe(draft);
});

it('a draft keeps its text while another conversation is open', () => {
  const first = startDraft({ text: 'half a question' });
  const second = startDraft();
  changeLocal(second, { text: 'another' });
  expect([isDraft(first), isDraft('22222222-2222')]).toEqual([true, false]);
  expect(localOf(first).text).toBe('half a question');
  expect(conversations.get().draft).toBe(second);
});

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when %s is removed, %s is opened', (id, next) => {
  expect(nextAfter([{ id: 'a' }, { id: 'b' }, { id: 'c' }], id)).toBe(next);
});
it('when the only conversation is removed, none is opened', () => {
  expect(nextAfter([{ id: 'a' }], 'a')).toBeNull();
});

it('a question is sendable unless it is blank or too long', () => {
  const limit = LIMITS.chat.queryChars;
  expect(['', ' \n', 'x', 'x'.repeat(limit), 'x'.repeat(limit + 1)].map(isSendable)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(excessOf(`${'x'.repeat(limit + 3)} `)).toBe(3);
});

it('the reader follows the end within 48 px of it', () => {
  const at = (scrollTop: number) => isNearEnd({ scrollHeight: 1_000, clientHeight: 400, scrollTop });
  expect([at(600), at(552), at(551)]).toEqual([true, true, false]);
});

describe('quoteRange', () => {
  it('a quote is found whatever white space and signs it has', () => {
    const text = 'تكون المهلة\nثلاثين (30) يوماً.';
    const range = quoteRange(text, 'المهلة ثلاثين (30)');
    expect(range && text.slice(range.start, range.end)).toBe('المهلة\nثلاثين (30)');
  });
  it('a quote that does not stand in the text is not found', () => {
    expect(quoteRange('Pay within 30 days.', 'Pay within 60 days.')).toBeNull();
    expect(quoteRange('text', ' ')).toBeNull();
  });
});

describe('passageAround', () => {
  const lines = ['1. Parties', 'The lessor is A.', 'Notice is thirty days.', 'The end of it.'];
  const content = lines.join('\n');
  const source = { content, content_type: 'text/plain', blocks: null, doubtful: [] };
  const start = content.indexOf('thirty days');
  const evidence = { start, end: start + 'thirty days'.length, page: null };

  it('the paragraphs near a passage are given, with the passage marked', () => {
    const { paragraphs, cut } = passageAround(source, evidence, 15);
    expect(cut).toBe(true);
    expect(paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(lines.slice(1));
    expect(paragraphs.flatMap(({ pieces }) => pieces.filter(({ cited }) => cited))).toEqual([
      { start, text: 'thirty days', cited: true },
    ]);
  });

  it('the whole text is not cut, and a passage of several parts is marked in parts', () => {
    const parts = [
      { start: 0, end: 2 },
      { start, end: start + 6 },
    ];
    const { paragraphs, cut } = passageAround(source, { ...evidence, start: 0, parts }, Infinity);
    expect(cut).toBe(false);
    const cited = paragraphs.flatMap(({ pieces }) => pieces.filter((piece) => piece.cited));
    expect(cited.map(({ text }) => text)).toEqual(['1.', 'thirty']);
  });
});
