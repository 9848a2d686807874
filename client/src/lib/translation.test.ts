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

describe('a value in a message', () => {
  it('stays as it is when it has the direction of the message', () => {
    expect(t('documents.uploaded', { name: 'lease.pdf' })).toBe('lease.pdf was uploaded.');
  });
  it('is isolated when it has the other direction', () => {
    expect(t('documents.uploaded', { name: 'عقد توريد.pdf' })).toBe(
      '\u2068عقد توريد.pdf\u2069 was uploaded.',
    );
  });
});
