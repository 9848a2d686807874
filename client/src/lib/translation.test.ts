import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createT } from './translation.js';

const t = createT(
  setupI18n({
    locale: 'en',
    messages: { en: { 'documents.uploaded': compileMessage('{name} was uploaded.') } },
  }),
);

describe('what is put into a sentence', () => {
  it('stands as it is where it reads the same way', () => {
    expect(t('documents.uploaded', { name: 'lease.pdf' })).toBe('lease.pdf was uploaded.');
  });
  it('is set apart where it reads the other way', () => {
    expect(t('documents.uploaded', { name: 'عقد توريد.pdf' })).toBe(
      '\u2068عقد توريد.pdf\u2069 was uploaded.',
    );
  });
});
