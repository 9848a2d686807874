import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { arDashboard } from '../locales/ar-dashboard.js';
import { catalogues } from '../locales/catalogues.js';
import { ApiError } from './api-error.js';
import { riyadhTime } from './format.js';
import { chooseLanguage } from './language-choice.js';
import { activate, currentLanguage, loadMessages } from './locale.js';
import { errorMessage, errorCodeMessage, createT } from './translation.js';

const t = createT(i18n);

describe('the language to begin in', () => {
  it.each([
    ['the account’s before all', { account: 'ar', device: 'en', browser: ['en-GB'] }, 'ar'],
    ['the device’s before the browser’s', { account: null, device: 'en', browser: ['ar-SA'] }, 'en'],
    [
      'the browser’s first that is ours',
      { account: null, device: null, browser: ['fr', 'ar-SA', 'en'] },
      'ar',
    ],
    ['English where nobody asks for ours', { account: null, device: 'xx', browser: ['fr', 'de'] }, 'en'],
  ] as const)('is %s', (_, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });
});

describe('activate', () => {
  beforeEach(() => activate('en'));

  it('turns the page, its direction and its words', async () => {
    await activate('ar');
    const { lang, dir } = document.documentElement;
    expect({ lang, dir, words: t('app.reload') }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      words: 'إعادة تحميل الصفحة',
    });
  });

  it('leaves the last of several choices', async () => {
    await Promise.all([activate('ar'), activate('en')]);
    expect([currentLanguage(), document.documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it('knows the words of a part that came while the page was being turned', async () => {
    await Promise.all([activate('ar'), loadMessages('dashboard')]);
    expect(t('shell.uploads')).toBe(arDashboard['shell.uploads']);
  });

  it('knows the words of a part that came in the old language before the page was turned', async () => {
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

describe('times', () => {
  it('are Riyadh’s, Gregorian, in Latin digits', async () => {
    await activate('ar');
    expect(riyadhTime('2026-01-01T22:30:00Z')).toMatch(/^2 يناير 2026\S* 01:30\sص$/);
  });
});

describe('what went wrong', () => {
  beforeEach(async () => {
    await loadMessages('auth');
    await loadMessages('errors');
  });
  const refused = new ApiError(400, 'invalid_input', 'party: too long');
  it('is the server’s sentence in English', async () => {
    await activate('en');
    expect(errorMessage(t, refused, 'error.unknown')).toBe('party: too long');
    expect(errorMessage(t, new ApiError(401, 'bad_credentials', 'no'), 'error.unknown')).toBe(
      'Invalid e-mail / password combination',
    );
    expect(errorCodeMessage(t, 'of_tomorrow', 'A new fault.')).toBe('A new fault.');
  });
  it('is said by its code in Arabic, and never in English', async () => {
    await activate('ar');
    expect(errorMessage(t, refused, 'error.unknown')).toBe('بعض البيانات المرسلة ناقص أو غير صحيح.');
    expect(errorMessage(t, new ApiError(502, 'http_502', '<html>'), 'auth.failed')).toBe(
      'حدث خطأ. يُرجى المحاولة مرة أخرى.',
    );
    expect(errorCodeMessage(t, 'of_tomorrow', 'A new fault.')).toBeUndefined();
  });
  it('keeps a Latin name apart in an Arabic sentence, and numbers as they are', async () => {
    await loadMessages('dashboard');
    await activate('ar');
    expect(t('documents.uploaded', { name: 'lease.pdf' })).toBe('رُفع \u2068lease.pdf\u2069.');
    expect(t('documents.size', { size: '11.44' })).toBe('11.44 ميجابايت');
  });
});
