import { describe, expect, it, jest } from '@jest/globals';
import { createAnswerStream } from './stream.js';

/** A stream with its deltas, and what was stored of it. */
function opened({ store = () => Promise.resolve() }: { store?: (text: string) => Promise<void> } = {}) {
  const deltas: [offset: number, text: string][] = [];
  const stored: string[] = [];
  const errors: unknown[] = [];
  const stream = createAnswerStream({
    publish: (offset, text) => {
      deltas.push([offset, text]);
      return Promise.resolve();
    },
    store: (text) => {
      stored.push(text);
      return store(text);
    },
    onError: (error) => errors.push(error),
  });
  return { stream, deltas, stored, errors };
}

describe('createAnswerStream', () => {
  it('publishes the first piece at once, and later pieces together', async () => {
    jest.useFakeTimers();
    const { stream, deltas } = opened();
    stream.emit('Thirty');
    await jest.advanceTimersByTimeAsync(0);
    expect(deltas).toEqual([[0, 'Thirty']]);
    stream.emit(' (30)');
    stream.emit(' days');
    await jest.advanceTimersByTimeAsync(79);
    expect(deltas).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(deltas).toEqual([
      [0, 'Thirty'],
      [6, ' (30) days'],
    ]);
    jest.useRealTimers();
  });

  it('stores what has come within half a second, also where no other piece comes', async () => {
    jest.useFakeTimers();
    const { stream, stored } = opened();
    stream.emit('Thirty');
    await jest.advanceTimersByTimeAsync(400);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(stored).toEqual(['Thirty']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(stored).toHaveLength(1);
    jest.useRealTimers();
  });

  it('takes an answer back that begins anew, at once and where nothing of it has come yet', async () => {
    const { stream, deltas, stored } = opened();
    stream.emit('The client is weak.');
    await stream.flush();
    stream.emit('', true);
    await stream.flush();
    stream.emit('Thirty');
    await stream.flush();
    expect(deltas).toEqual([
      [0, 'The client is weak.'],
      [0, ''],
      [0, 'Thirty'],
    ]);
    expect(stored).toEqual(['The client is weak.', '', 'Thirty']);
  });

  it('cuts a long piece into events without a gap, and no character in two', async () => {
    const { stream, deltas, stored } = opened();
    const text = `x${'😀'.repeat(3_000)}`;
    stream.emit(text);
    await stream.flush();
    expect(deltas.length).toBeGreaterThan(1);
    let end = 0;
    for (const [offset, piece] of deltas) {
      expect(offset).toBe(end);
      expect(piece).not.toMatch(/\p{Surrogate}/u);
      end += piece.length;
    }
    expect(deltas.map(([, piece]) => piece).join('')).toBe(text);
    expect(stored).toEqual([text]);
  });

  it('a failure to store is reported once, and nothing is stored after it', async () => {
    const { stream, stored, errors } = opened({ store: () => Promise.reject(new Error('away')) });
    stream.emit('Thirty');
    await expect(stream.flush()).rejects.toThrow('away');
    stream.emit(' days');
    await stream.flush();
    expect(errors).toHaveLength(1);
    expect(stored).toEqual(['Thirty']);
  });
});
