import { describe, expect, it } from '@jest/globals';
import { browserName } from './browser-name.js';

const CHROME = '(KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('browserName', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME}`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME} Edg/140.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 ${CHROME}`, 'Chrome', 'Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ])('%s', (userAgent, browser, system) => {
    expect(browserName(userAgent)).toEqual({ browser, system });
  });
  it.each([null, '', 'curl/8.5.0'])('an unknown user agent has no name: %j', (userAgent) => {
    expect(browserName(userAgent)).toBeNull();
  });
});
