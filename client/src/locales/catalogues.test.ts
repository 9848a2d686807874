import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { ERRORS } from '#shared/contracts/errors.js';
import { createT, type MessageId } from '../lib/translation.js';
import { catalogues, type MessageBundle } from './catalogues.js';

const parts = Object.keys(catalogues) as MessageBundle[];
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');
const ARABIC = /[\u0621-\u064a]/u;
/**
 * Matches characters that the Arabic texts must not contain: a Latin comma, semicolon or question mark after an Arabic
 * letter, a tanwin before its alef, and Eastern Arabic digits.
 */
const FOREIGN_SIGN = /[\u0621-\u0652][,;?]|\u064b\u0627|[\u0660-\u0669]/u;
/**
 * Matches Arabic messages that may contain no Arabic letter: names of products, formats and languages, and messages
 * that only combine other texts.
 */
const NEUTRAL = /^[^A-Za-z]*(?:(?:PDF|LDA|English)[^A-Za-z]*)?$/;

describe.each(parts)('the messages of %s', (part) => {
  it('exist in both languages with the same placeholders', async () => {
    const en: Record<string, string> = await catalogues[part].en();
    const ar: Record<string, string> = await catalogues[part].ar();
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(en)) {
      const arabic = ar[id] ?? '';
      expect({ id, names: new Set(namesIn(arabic)) }).toEqual({ id, names: new Set(namesIn(text)) });
      const own = arabic.replace(/\{\w+\}/g, '');
      if (!ARABIC.test(own)) expect({ id, own }).toEqual({ id, own: expect.stringMatching(NEUTRAL) });
    }
  });

  it('use Arabic punctuation and Latin digits in Arabic', async () => {
    const ar: Record<string, string> = await catalogues[part].ar();
    const foreign = Object.entries(ar).filter(([, text]) => FOREIGN_SIGN.test(text));
    expect(foreign).toEqual([]);
  });

  it('have every plural form that Arabic has', async () => {
    const ar: Record<string, string> = await catalogues[part].ar();
    for (const [id, text] of Object.entries(ar)) {
      if (!text.includes(', plural,') || text.includes('=1 {')) continue;
      const forms = [...text.matchAll(/\b(zero|one|two|few|many|other) \{/g)].map(([, form]) => form);
      expect({ id, forms }).toEqual({ id, forms: ['zero', 'one', 'two', 'few', 'many', 'other'] });
    }
  });
});

/** Returns the first word behind the number in a form of an Arabic plural, with its vowel signs. */
const countedIn = (text: string, form: string) => new RegExp(`\\b${form} \\{# ([^\\s}]+)`).exec(text)?.[1] ?? '';

it('Arabic nouns are plural after 3 to 10, and singular in the accusative after 11 to 99', async () => {
  const wrong: string[] = [];
  for (const part of parts) {
    for (const [id, text] of Object.entries((await catalogues[part].ar()) as Record<string, string>)) {
      const [few, many] = [countedIn(text, 'few'), countedIn(text, 'many')];
      // The accusative shows in the ending: a tanwin with its alef, or a ta marbuta.
      if (few !== many && (/\u064b/.test(few) || !/\u064b|ة$/.test(many))) wrong.push(`${id}: ${few}, ${many}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('English error messages', () => {
  it('equal the server’s details, except where the screens have their own text', async () => {
    const en: Record<string, string> = await catalogues.errors.en();
    const differing = Object.entries(ERRORS).filter(([code, [, detail]]) => en[`error.${code}`] !== detail);
    expect(differing.map(([code]) => code)).toEqual(['bad_credentials', 'scan_too_long']);
  });
});

describe('Arabic counts', () => {
  const inArabic = async () => {
    const i18n = setupI18n({
      locale: 'ar',
      locales: 'ar-SA-u-ca-gregory-nu-latn',
      messages: {
        ar: {
          ...(await catalogues.dashboard.ar()),
          ...(await catalogues.risk.ar()),
          ...(await catalogues.common.ar()),
        },
      },
    });
    return createT(i18n);
  };
  const counted: [MessageId, string, Record<number, string>][] = [
    [
      'documents.pages',
      'pages',
      { 0: 'بلا صفحات', 1: 'صفحة واحدة', 2: 'صفحتان', 3: '3 صفحات', 11: '11 صفحة', 100: '100 صفحة' },
    ],
    [
      'risk.history.count',
      'count',
      { 0: 'لا مخاطر', 1: 'خطر واحد', 2: 'خطران', 3: '3 مخاطر', 11: '11 خطراً', 100: '100 خطر' },
    ],
    [
      'shell.jobs',
      'count',
      {
        0: 'لا تحليل جارٍ',
        1: 'تحليل واحد جارٍ',
        2: 'تحليلان جاريان',
        3: '3 تحليلات جارية',
        11: '11 تحليلاً جارياً',
        100: '100 تحليل جارٍ',
      },
    ],
    [
      'job.leftSeconds',
      'seconds',
      { 1: 'بقيت ثانية تقريباً', 2: 'بقيت ثانيتان تقريباً', 3: 'بقيت 3 ثوانٍ تقريباً', 25: 'بقيت 25 ثانية تقريباً' },
    ],
    [
      'job.inLine',
      'position',
      {
        1: 'ترتيبك في الانتظار: الأول',
        2: 'ترتيبك في الانتظار: الثاني',
        3: 'ترتيبك في الانتظار: الثالث',
        11: 'ترتيبك في الانتظار: 11',
        100: 'ترتيبك في الانتظار: 100',
      },
    ],
  ];
  it.each(counted)('%s', async (id, name, expected) => {
    const say = await inArabic();
    const said = Object.keys(expected).map((count) => [count, say(id, { [name]: Number(count) })]);
    expect(Object.fromEntries(said)).toEqual(expected);
  });
});
