import { describe, expect, it } from '@jest/globals';
import { activate } from './locale.js';
import { readingOf, readingOfOurs } from './reading.js';

const OURS = 'صياغة غامضة: from time to time';

describe('the direction of a text', () => {
  it('is that of most of its words', () => {
    expect(readingOf('Acme تلتزم بالسداد')).toEqual({ dir: 'rtl', lang: 'ar' });
    expect(readingOf(OURS)).toEqual({ dir: 'ltr', lang: 'en' });
  });
  it('is Arabic in what was written in Arabic, whatever it quotes', async () => {
    await activate('ar');
    expect(readingOfOurs(OURS)).toEqual({ dir: 'rtl', lang: 'ar' });
    expect(readingOfOurs('Vague wording: من وقت')).toEqual({ dir: 'ltr', lang: 'en' });
    await activate('en');
    expect(readingOfOurs(OURS)).toEqual({ dir: 'ltr', lang: 'en' });
  });
});
