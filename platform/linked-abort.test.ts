import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { linkedAbort } from './linked-abort.js';

describe('linkedAbort', () => {
  test('a linked signal is aborted with the reason of the outer one', () => {
    const outer = new AbortController();
    const { signal } = linkedAbort(outer.signal);
    outer.abort('over');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('over');
  });

  test('a signal that is linked to an aborted one is aborted from the start', () => {
    expect(linkedAbort(AbortSignal.abort('over')).signal.reason).toBe('over');
  });

  test('aborting the link leaves the outer signal alone', () => {
    const outer = new AbortController();
    const link = linkedAbort(outer.signal);
    link.abort('late');
    expect(link.signal.reason).toBe('late');
    expect(outer.signal.aborted).toBe(false);
  });

  test('an unlinked signal leaves no listener behind and is not aborted any more', () => {
    const outer = new AbortController();
    const { signal, unlink } = linkedAbort(outer.signal);
    unlink();
    outer.abort();
    expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
    expect(signal.aborted).toBe(false);
  });
});
