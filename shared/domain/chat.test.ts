import { describe, expect, it } from '@jest/globals';
import { chatPreview, chatTitle, messageLanguage } from './chat.js';

describe('chatTitle', () => {
  it('the first 50 characters of the first message are the title', () => {
    expect(chatTitle('x'.repeat(51))).toBe('x'.repeat(50));
    expect(chatTitle('What is an NDA?')).toBe('What is an NDA?');
  });

  it('a character outside the basic plane is never cut in two', () => {
    expect(chatTitle(`${'x'.repeat(49)}⚖️${'😀'.repeat(3)}`)).toBe(`${'x'.repeat(49)}⚖`);
    expect(chatTitle('😀'.repeat(60))).toBe('😀'.repeat(50));
  });
});

describe('chatPreview', () => {
  it('the first 60 characters of a reply and an ellipsis are the preview', () => {
    expect(chatPreview('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  });

  it('a short reply has the ellipsis too', () => {
    expect(chatPreview('Thirty days.')).toBe('Thirty days.…');
  });
});

describe('messageLanguage', () => {
  it.each([
    ['What is the notice period?', 'ar', 'en'],
    ['كم مدة الإشعار؟', 'en', 'ar'],
    ['ما معنى force majeure في النظام السعودي؟', 'en', 'ar'],
    ['What does «فسخ» mean?', 'ar', 'en'],
    ['77?', 'ar', 'ar'],
    ['77?', 'en', 'en'],
  ] as const)('%s (fallback %s) is in %s', (text, fallback, expected) => {
    expect(messageLanguage(text, fallback)).toBe(expected);
  });
});
