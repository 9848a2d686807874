import { describe, expect, it } from '@jest/globals';
import { isCrossSite } from './cross-site.js';

const config = { publicUrl: 'https://lda.example', corsOrigins: ['https://app.example'] };
const asks = (headers: Record<string, string>) =>
  isCrossSite({ headers: { host: 'internal:3000', ...headers } }, config);

describe('isCrossSite', () => {
  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://lda.example' },
    { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://internal:3000' },
  ])('a request with %p is not cross-site', (headers) =>
    expect(asks(headers as Record<string, string>)).toBe(false),
  );

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://lda.example' },
    { origin: 'https://lda.example.evil.example' },
    { origin: 'https://other.lda.example', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://internal:3001' },
  ])('a request with %p is cross-site', (headers) =>
    expect(asks(headers as Record<string, string>)).toBe(true),
  );
});
