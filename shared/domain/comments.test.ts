import { expect, test } from '@jest/globals';
import { rephrasedText } from '../tools/rephrase/revised.js';
import { translatedText } from '../tools/translate/translated-text.js';

const evidence = (start: number, end: number) => ({ start, end, page: null });

test('the comments of a rephrased text stand under a heading in its language', () => {
  const text = 'Pay prior to May.\n\nAsk prior to June.';
  const changes = [4, 23].map((start) => ({ revised: 'before', evidence: evidence(start, start + 8) }));
  expect(rephrasedText({ text, changes, comments_at: 19 }, [])).toBe(
    'Pay before May.\n\nComments\n\nAsk before June.',
  );
  expect(rephrasedText({ text, changes }, [{ n: 2, state: 'dismissed' }])).toBe(
    'Pay before May.\n\nAsk prior to June.',
  );
  expect(rephrasedText({ text: 'يدفع.\n\nمتى؟', changes: [], comments_at: 7 }, [])).toBe(
    'يدفع.\n\nالتعليقات\n\nمتى؟',
  );
});

test('the comments of a translation stand under a heading in the language into which it is', () => {
  const paragraphs = [
    { kind: 'paragraph' as const, evidence: evidence(0, 4), text: 'ادفع.' },
    { kind: 'comment' as const, evidence: evidence(6, 11), text: 'متى؟' },
    { kind: 'comment' as const, evidence: evidence(13, 17), text: 'من؟' },
  ];
  const text = 'Pay.\n\nWhen?\n\nWho?';
  expect(translatedText(text, paragraphs, 'ar')).toBe('ادفع.\n\nالتعليقات\n\nمتى؟\n\nمن؟');
  expect(translatedText('Pay.', paragraphs.slice(0, 1), 'ar')).toBe('ادفع.');
});
