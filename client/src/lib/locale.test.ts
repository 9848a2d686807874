import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { arDashboard } from '../locales/ar-dashboard.js';
import { catalogues } from '../locales/catalogues.js';
import { ApiError } from './api-error.js';
import { formatRiyadhTime } from './format.js';
import { chooseLanguage } from './language-choice.js';
import { activate, currentLanguage, loadMessages } from './locale.js';
import { errorMessage, errorCodeMessage, createT } from './translation.js';

const t = createT(i18n);

describe('chooseLanguage', () => {
  it.each([
    ['the account’s language first', { account: 'ar', device: 'en', browser: ['en-GB'] }, 'ar'],
    ['the device’s language before the browser’s', { account: null, device: 'en', browser: ['ar-SA'] }, 'en'],
    [
      'the browser’s first supported language',
      { account: null, device: null, browser: ['fr', 'ar-SA', 'en'] },
      'ar',
    ],
    [
      'English when no supported language is requested',
      { account: null, device: 'xx', browser: ['fr', 'de'] },
      'en',
    ],
  ] as const)('picks %s', (_, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });
});

describe('activate', () => {
  beforeEach(() => activate('en'));

  it('changes the language, the direction and the messages of the page', async () => {
    await activate('ar');
    const { lang, dir } = document.documentElement;
    expect({ lang, dir, words: t('app.reload') }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      words: 'إعادة تحميل الصفحة',
    });
  });

  it('the last of several concurrent calls wins', async () => {
    await Promise.all([activate('ar'), activate('en')]);
    expect([currentLanguage(), document.documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it('a bundle that is loaded during a language change has the messages of the new language', async () => {
    await Promise.all([activate('ar'), loadMessages('dashboard')]);
    expect(t('shell.uploads')).toBe(arDashboard['shell.uploads']);
  });

  it('a bundle that was loaded in the old language during a slow change is loaded in the new one too', async () => {
    const words = await catalogues.common.ar();
    let arrive = () => undefined as void;
    const slow = new Promise<typeof words>((resolve) => {
      arrive = () => {
        resolve(words);
      };
    });
    const fetched = jest.spyOn(catalogues.common, 'ar').mockReturnValue(slow);
    const turned = activate('ar');
    await loadMessages('admin');
    arrive();
    await turned;
    fetched.mockRestore();
    expect(t('admin.audit')).toBe('سجل التدقيق');
  });
});

describe('formatRiyadhTime', () => {
  it('shows Arabic dates in the Gregorian calendar, the time of Riyadh and Latin digits', async () => {
    await activate('ar');
    expect(formatRiyadhTime('2026-01-01T22:30:00Z')).toMatch(/^2 يناير 2026\S* 01:30$/);
  });
});

describe('error messages', () => {
  beforeEach(async () => {
    await loadMessages('auth');
    await loadMessages('errors');
  });
  const refused = new ApiError(400, 'invalid_input', 'party: too long');
  it('an English page shows the server’s detail', async () => {
    await activate('en');
    expect(errorMessage(t, refused, 'error.unknown')).toBe('party: too long');
    expect(errorMessage(t, new ApiError(401, 'bad_credentials', 'no'), 'error.unknown')).toBe(
      'Invalid e-mail / password combination',
    );
    expect(errorCodeMessage(t, 'of_tomorrow', 'A new fault.')).toBe('A new fault.');
  });
  it('an Arabic page shows the message of the error code and never English text', async () => {
    await activate('ar');
    expect(errorMessage(t, refused, 'error.unknown')).toBe('بعض البيانات المرسلة ناقص أو غير صحيح.');
    expect(errorMessage(t, new ApiError(502, 'http_502', '<html>'), 'auth.failed')).toBe(
      'حدث خطأ. يُرجى المحاولة مرة أخرى.',
    );
    expect(errorCodeMessage(t, 'of_tomorrow', 'A new fault.')).toBeUndefined();
  });
  it('a Latin name in an Arabic message is isolated and a number is not', async () => {
    await loadMessages('dashboard');
    await activate('ar');
    expect(t('documents.uploaded', { name: 'lease.pdf' })).toBe('رُفع \u2068lease.pdf\u2069.');
    expect(t('documents.size', { size: '11.44' })).toBe('11.44 ميجابايت');
  });
});
