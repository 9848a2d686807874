import { describe, expect, it } from '@jest/globals';
import { activate } from './locale.js';
import { textAttributes, productTextAttributes } from './text-attributes.js';

const OURS = 'صياغة غامضة: from time to time';

describe('text attributes', () => {
  it('textAttributes takes the direction of the majority of the words', () => {
    expect(textAttributes('Acme تلتزم بالسداد')).toEqual({ dir: 'rtl', lang: 'ar' });
    expect(textAttributes(OURS)).toEqual({ dir: 'ltr', lang: 'en' });
  });
  it('productTextAttributes treats a text that begins in Arabic as Arabic despite English quotes', async () => {
    await activate('ar');
    expect(productTextAttributes(OURS)).toEqual({ dir: 'rtl', lang: 'ar' });
    expect(productTextAttributes('Vague wording: من وقت')).toEqual({ dir: 'ltr', lang: 'en' });
    await activate('en');
    expect(productTextAttributes(OURS)).toEqual({ dir: 'ltr', lang: 'en' });
  });
});
