import type { ReadersById } from '../reader.js';
import { affirms, states } from '../turns.js';
import { SHOP } from './shop-words.js';

/** Readers of the rules on advertisements and on errors in orders. */
export const orderReaders: ReadersById = {
  'SA-ECL-07': {
    onlyIf: SHOP,
    topic: { en: '\\b(?:advertisements?|ads|adverts)\\b', ar: '~(?:إعلان|إعلانات|إعلاناتنا)#' },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:advertisements?|ads|adverts)\\b[^.;]{0,40}\\b(?:not (?:be )?binding|bind no one|not bind|do not form part|not form part|no binding)\\b',
          '\\bads may (?:exaggerate|mislead)\\b',
        ],
        unless: '\\bthird part|\\bother (?:sites|companies)',
        says: {
          en: 'The clause says that advertisements do not bind.',
          ar: 'ينص البند على أن الإعلانات غير ملزمة.',
        },
      }),
      affirms('keeps', {
        cues: ['\\b(?:advertisements?|ads)\\b[^.;]{0,10}\\b(?:form part of|are binding|bind)\\b'],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:إعلانات|إعلان|إعلاناتنا)#[^.;]{0,25}غير ملزمة?',
          'لا (?:تعد|تشكل|تلزم)[^.;]{0,8}~(?:إعلانات|إعلاناتنا)#[^.;]{0,12}(?:جزء|المتجر|ملزم)',
        ],
        unless: '~غير#? ?الغير',
        says: {
          en: 'The clause says that advertisements do not bind.',
          ar: 'ينص البند على أن الإعلانات غير ملزمة.',
        },
      }),
      affirms('keeps', {
        cues: ['~(?:إعلانات|إعلاناتنا)#[^.;]{0,20}~(?:ملزمة|جزءا من العقد)'],
        unless: 'غير ملزمة|لا (?:تعد|تلزم)',
      }),
    ],
  },
  'SA-ECL-08': {
    onlyIf: SHOP,
    topic: {
      en: '\\b(?:errors?|mistakes?)\\b[^.;]{0,30}\\border\\b',
      ar: '~(?:خطأ|أخطاء)#[^.;]{0,20}~(?:طلب|طلبك)',
    },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:errors?|mistakes?)\\b[^.;]{0,30}\\b(?:cannot|can not|may not) be (?:changed|corrected|amended)\\b',
          '\\b(?:errors?|mistakes?) in the order\\b[^.;]{0,20}\\bmay not correct\\b',
        ],
        unless: '\\b(?:price|unless)\\b',
        says: {
          en: 'The clause excludes the correction of errors in an order.',
          ar: 'يستبعد البند تدارك الخطأ في الطلب.',
        },
      }),
      states('keeps', {
        unless: '\\b(?:cannot|may not)\\b',
        cues: [
          '\\b(?:errors?|mistakes?) in your order\\b[^.;]{0,40}\\bcorrect\\b',
          '\\bcorrect errors in your order\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا (?:يمكن|يجوز|يحق)[^.;]{0,12}~(?:تصحيح|تعديل|تدارك)#[^.;]{0,10}~(?:خطأ|أخطاء)#[^.;]{0,12}~(?:طلب|طلبه|طلبك)#',
        ],
        unless: '~(?:ما لم|إلا)#',
        says: {
          en: 'The clause excludes the correction of errors in an order.',
          ar: 'يستبعد البند تدارك الخطأ في الطلب.',
        },
      }),
      states('keeps', {
        unless: '(?:لا يمكن|لا يحق|لا يجوز)',
        cues: ['~خطأ# في طلبك[^.;]{0,20}~(?:لتصحيحه|تصحيح)', '(?<!لا )يمكنك تصحيح ~?خطأ في ~?طلب'],
      }),
    ],
  },
};
