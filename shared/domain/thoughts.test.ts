import { describe, expect, test } from '@jest/globals';
import { ThoughtFilter, withoutThoughts } from './thoughts.js';

/** Passes a text through a filter in pieces of a length; returns what a window shows at the end. */
function filtered(text: string, chars: number, isWhole = true, opensInThought = false) {
  const filter = new ThoughtFilter({ opensInThought });
  const pieces = [];
  for (let at = 0; at < text.length; at += chars) pieces.push(filter.push(text.slice(at, at + chars)));
  pieces.push(filter.end(isWhole));
  return pieces.reduce((shown, piece) => (piece.restarts ? piece.text : shown + piece.text), '');
}

describe('an answer with thoughts', () => {
  test.each([
    ['<think>The client is weak.</think>\n\nThirty days.', 'Thirty days.'],
    ['<THINK>\nThe client is weak.\n</THINK >Thirty days.', 'Thirty days.'],
    ['<think></think>Thirty days.', 'Thirty days.'],
    ['The client is weak.\n</think>\n\nThirty days.', 'Thirty days.'],
    ['<think>a<think>b</think>c</think>Thirty days.', 'Thirty days.'],
    ['Yes. <think>The client is weak.</think>Thirty days.', 'Yes. Thirty days.'],
    ['<think>a</think>Thirty <think>b</think>days.', 'Thirty days.'],
    ['<think>The client is weak. Thirty', ''],
    ['<thinking>a</thinking>Thirty days.', 'Thirty days.'],
    ['<thought>a</thought>Thirty days.', 'Thirty days.'],
    ['<seed:think>a</seed:think>Thirty days.', 'Thirty days.'],
    ['[THINK]a[/THINK]Thirty days.', 'Thirty days.'],
    ['◁think▷a◁/think▷Thirty days.', 'Thirty days.'],
    ['<|begin_of_thought|>a<|end_of_thought|>Thirty days.', 'Thirty days.'],
    ['<|channel|>analysis<|message|>a<|channel|>final<|message|>Thirty days.', 'Thirty days.'],
    ['<think>العميل ضعيف.</think>ثلاثون يوماً.', 'ثلاثون يوماً.'],
  ])('is shown without them, however it is cut into pieces: %j', (text, shown) => {
    for (const chars of [1, 2, 3, 7, 1_000]) expect(filtered(text, chars)).toBe(shown);
    expect(withoutThoughts(text)).toBe(shown);
  });

  test.each(['<think>The client is weak.</thi', '<thi', '</thin'])(
    'shows no mark that was cut: %j',
    (text) => {
      for (const chars of [1, 4, 1_000]) expect(filtered(text, chars, false)).toBe('');
    },
  );

  test('is never shown before its end where the template opens the thought', () => {
    const filter = new ThoughtFilter({ opensInThought: true });
    expect(filter.push('The client is weak.')).toEqual({ text: '', restarts: false });
    expect(filter.push('</think>Thirty')).toEqual({ text: 'Thirty', restarts: false });
    expect(filtered('The client is weak. So', 5, false, true)).toBe('');
    expect(filtered('Thirty days.', 5, true, true)).toBe('Thirty days.');
    expect(filtered('<think>a</think>Thirty days.', 5, true, true)).toBe('Thirty days.');
  });

  test('is shown at once where the endpoint sends thoughts apart', () => {
    const filter = new ThoughtFilter({ opensInThought: true });
    expect(filter.isApart().text).toBe('');
    expect(filter.push('Thirty').text).toBe('Thirty');
  });
});

describe('an answer without thoughts', () => {
  test.each([
    'Thirty days.',
    ' \nThirty days. ',
    'a < b and [1] > c',
    'Is it <thin>? Yes <',
    'I think <this> is so [1].',
    '',
  ])('is shown as it is: %j', (text) => {
    for (const chars of [1, 3, 1_000]) expect(filtered(text, chars)).toBe(text);
  });
});
