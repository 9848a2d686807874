import { expect, it } from '@jest/globals';
import { notes } from './notes.js';

it('every note has its own id, a question, an answer, and references to law that are not ids of rules', () => {
  expect(notes().length).toBeGreaterThan(50);
  expect(new Set(notes().map(({ id }) => id)).size).toBe(notes().length);
  for (const { id, question, answer, references } of notes()) {
    expect([id, question.endsWith('?'), answer.length > 300, references.length > 0]).toEqual([
      id,
      true,
      true,
      true,
    ]);
    expect(references.filter((reference) => /\b(?:SA|INT)-[A-Z]/.test(reference))).toEqual([]);
  }
});

it('notes can be found by keywords in both languages', () => {
  for (const { id, keywords } of notes()) {
    expect([id, keywords.some((word) => /[ء-ي]/.test(word))]).toEqual([id, true]);
    expect([id, keywords.some((word) => /[a-z]/i.test(word))]).toEqual([id, true]);
  }
});
