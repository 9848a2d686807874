import { expect, test } from '@jest/globals';
import { documentOf } from '#tests/support/risk.js';
import { checked } from '#tests/support/compliance.js';

const scopeOf = async (text: string, type: 'contract' | null = null) =>
  (await checked(documentOf(text), { type })).body.scope;

test('a text that binds nobody and touches no rule is not checked, unless its kind was chosen', async () => {
  const text = 'This is my first page. It has a normal layout.';
  expect(await scopeOf(text)).toMatchObject({ form: 'other', type: null, other: null });
  expect(await scopeOf(text, 'contract')).toMatchObject({ form: 'checked', type: 'contract' });
});

test('a pasted clause that touches no rule is checked all the same', async () => {
  expect(await scopeOf('The goods shall be packed in boxes of ten.')).toMatchObject({ form: 'checked' });
});
