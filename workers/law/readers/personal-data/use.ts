import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { DATA, PERSONAL, UNLESS_LAWFUL } from './words.js';

const USE_EN = '\\b(?:use|process|exploit|utili[sz]e|handle)\\b';
const USE_AR = '~(?:استخدام|استعمال|معالجة|نستخدم|نستعمل|نعالج|تستخدم|تستعمل|تعالج|يستخدم|يستعمل|يعالج)#';
const SHARE_EN = '\\b(?:share|disclose|provide|give|transfer|pass|sell|rent|publish|trade)\\b';
const SHARED_EN = '\\b(?:shared|disclosed|provided|given|passed|sold|rented|published|traded)\\b';
const SHARE_AR = '~(?:مشاركة|نشارك|تشارك|يشارك|إفصاح|نفصح|تفصح|يفصح|تزويد|تقديم|إتاحة|نشر)#';
const SELL_AR = '~(?:بيع|نبيع|تبيع|يبيع|تباع|تأجير|نؤجر|تؤجر|متاجرة)#';
const ANYONE_EN =
  '\\b(?:anyone|any(?:one)? (?:person|third part(?:y|ies)|party|partner|entity|company|organi[sz]ation)s?)\\b(?:[^.;]{0,20}\\b(?:choose|wish|like|sees? fit|deems? fit|whatsoever|for any (?:reason|purpose))|(?=[^ء-ي\\w]{0,2}$))|\\banyone\\b';
const ANYONE_AR =
  '(?:لأي|مع أي|إلى أي|لدى أي) (?:جهة|طرف|شخص|شريك|أحد)[^.;]{0,12}(?:كان|نختار|تختار|يختار|[نتي]را[هء]ا?|[نتي]شاء)';
const RELEASE = {
  en: 'The clause lets personal data be disclosed or sold freely.',
  ar: 'يجيز البند الإفصاح عن البيانات الشخصية أو بيعها دون قيد.',
};
const FOREIGN_EN =
  '\\b(?:governed|regulated|covered)\\b[^.;]{0,20}\\b(?:only|solely|exclusively)\\b[^.;]{0,20}\\bby\\b[^.;]{0,60}';
const SAUDI_EN = '\\b(?:Saudi|the Kingdom(?! of (?:Bahrain|Jordan|Morocco|Spain))|KSA)\\b';

/** Readers of the rules on the use and disclosure of personal data. */
export const dataUseReaders: ReadersById = {
  'SA-PDPL-01': {
    topic: {
      en: '\\b(?:Personal Data Protection Law|PDPL)\\b',
      ar: '~نظام حماية البيانات الشخصية#',
    },
    en: [
      affirms('breaks', {
        cues: [FOREIGN_EN],
        needs: PERSONAL.en,
        unless: SAUDI_EN,
        says: {
          en: 'The clause puts personal data under a foreign law alone.',
          ar: 'يُخضع البند البيانات الشخصية لقانون أجنبي وحده.',
        },
      }),
      states('breaks', {
        cues: [
          '\\b(?:Personal Data Protection Law|PDPL)\\b[^.;]{0,20}\\b(?:does|do|shall|will) not apply\\b',
          '\\b(?:excludes?|waives?)\\b[^.;]{0,40}\\b(?:Personal Data Protection Law|PDPL)\\b',
        ],
        unless: UNLESS_LAWFUL.en
          .replace('\\b(?:unless|except|where|if)\\b', '\\b(?:unless|except|where|if|anonymous)\\b')
          .replace('\\b(?:by|under|with) (?:\\w+ ){0,3}(?:laws?|regulations?|court|court order)\\b|', ''),
        says: {
          en: 'The clause leaves the Personal Data Protection Law out.',
          ar: 'يستبعد البند نظام حماية البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:accordance|compl(?:y|ies|iance)|governed|pursuant|subject)\\b[^.;]{0,60}\\b(?:Personal Data Protection Law|PDPL)\\b',
        ],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: ['~(?:تخضع|يخضع)# [^.;]{0,60}(?:حصرا|وحدها|وحده|دون غيرها|فقط)'],
        needs: `(?:${PERSONAL.ar})`,
        unless: '~(?:مملكة|سعودي|سعودية)#',
        says: {
          en: 'The clause puts personal data under a foreign law alone.',
          ar: 'يُخضع البند البيانات الشخصية لقانون أجنبي وحده.',
        },
      }),
      states('breaks', {
        cues: ['لا (?:يسري|ينطبق|يطبق) نظام حماية البيانات الشخصية'],
        unless: UNLESS_LAWFUL.ar.replace('~(?:أحكام|مقتضى) ~(?:نظام|أنظمة)|', ''),
        says: {
          en: 'The clause leaves the Personal Data Protection Law out.',
          ar: 'يستبعد البند نظام حماية البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: ['(?:وفقا ل|بموجب |~يلتزم[^.;]{0,40}|بما يتوافق مع |~(?:أحكام) )نظام حماية البيانات الشخصية'],
      }),
    ],
  },
  'SA-PDPL-08': {
    topic: {
      en: `${USE_EN}[^.;]{0,40}${DATA.en}[^.;]{0,60}\\bpurposes?\\b|\\bpurposes?\\b[^.;]{0,40}${DATA.en}`,
      ar: `${USE_AR}[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,60}~(?:غرض|أغراض)#`,
    },
    en: [
      ban({
        cues: [
          `${USE_EN}[^.;]{0,60}${DATA.en}[^.;]{0,40}\\bfor (?:any|whatever|all) (?:\\w+ ){0,5}?purposes?\\b`,
          `${DATA.en}[^.;]{0,30}\\b(?:may|can|will|shall) (?<core>be) (?:used|processed)\\b[^.;]{0,20}\\bfor (?:any|whatever|all) (?:\\w+ ){0,5}?purposes?\\b`,
          `${DATA.en}[^.;]{0,30}\\b(?:may|can|will|shall) (?<core>be) (?:used|processed)\\b[^.;]{0,20}\\bpurposes other than (?:those|the purposes?) for which\\b`,
          `${USE_EN}[^.;]{0,60}${DATA.en}[^.;]{0,20}\\bfor (?:other purposes than|purposes (?:other than|unrelated to|different from))\\b`,
        ],
        needs: PERSONAL.en,
        unless: `${UNLESS_LAWFUL.en.replace('|\\b(?:unless|except|where|if)\\b', '')}|\\bpurposes? (?:set out|described|listed|stated|specified)|\\b(?:if|where|unless)\\b`,
        says: {
          en: 'The clause lets personal data be used for any purpose.',
          ar: 'يجيز البند استخدام البيانات الشخصية لأي غرض.',
        },
      }),
      affirms('keeps', {
        cues: [`\\b(?:only|solely|exclusively)\\b[^.;]{0,20}\\bfor the purposes?\\b`],
        needs: PERSONAL.en,
      }),
      states('keeps', {
        cues: [
          `\\b(?:not|never) (?:be )?(?:use|used|process|processed)\\b[^.;]{0,40}\\b(?:any )?other purposes?\\b`,
        ],
        needs: PERSONAL.en,
      }),
    ],
    ar: [
      ban({
        cues: [
          `${USE_AR}[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,40}(?:لأي غرض|لأي أغراض|في أي أغراض|في أي غرض|لأي من الأغراض|لجميع الأغراض)`,
          `${USE_AR}[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,20}~(?:لأغراض|لغرض|أغراض|غرض) (?:غير|أخرى غير|آخر غير) (?:ال(?:تي|ذي) |تلك التي )`,
        ],
        needs: PERSONAL.ar,
        unless: UNLESS_LAWFUL.ar,
        says: {
          en: 'The clause lets personal data be used for any purpose.',
          ar: 'يجيز البند استخدام البيانات الشخصية لأي غرض.',
        },
      }),
      states('keeps', {
        cues: [
          `(?:لا|عدم)[^.;]{0,10}${USE_AR}[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,20}~(?:غرض|أغراض) (?:آخر|أخرى)`,
          '~(?:غرض|أغراض) ال(?:ذي|تي) (?:جمعت|جمع)[^.;]{0,20}(?:فقط|حصرا)',
        ],
        needs: PERSONAL.ar,
      }),
    ],
  },
  'SA-PDPL-11': {
    topic: {
      en: `\\b(?:shar(?:e|ed|ing)|disclos\\w*|sell|sold)\\b[^.;]{0,60}(?:${PERSONAL.en})|(?:${PERSONAL.en})[^.;]{0,60}\\b(?:shared|disclosed|sold)\\b`,
      ar: `(?:${SHARE_AR}|${SELL_AR})[^.;]{0,40}(?:${PERSONAL.ar})`,
    },
    en: [
      ban({
        cues: [
          `${SHARE_EN}[^.;]{0,80}\\bwithout (?:[\\w']+ ){0,6}?consent\\b`,
          `${SHARE_EN}[^.;]{0,60}${DATA.en}[^.;]{0,30}(?:${ANYONE_EN})`,
          `${DATA.en}[^.;]{0,30}\\b(?:may|can|will|shall) (?<core>be) ${SHARED_EN}[^.;]{0,30}(?:${ANYONE_EN})`,
          `${DATA.en}[^.;]{0,30}\\b(?:may|can|will|shall) (?<core>be) ${SHARED_EN}[^.;]{0,60}\\bwithout (?:[\\w']+ ){0,6}?consent\\b`,
          `\\b(?:sell|rent|trade)\\b[^.;]{0,20}(?:${PERSONAL.en})`,
          `(?:${PERSONAL.en})[^.;]{0,20}\\b(?:may|can|will|shall) (?<core>be) (?:sold|rented|traded)\\b`,
          `\\b(?:sell|rent)\\b[^.;]{0,20}\\b(?:customer|user|patient|employee) data\\b`,
          `\\b(?:customer|user|patient|employee) data\\b[^.;]{0,10}\\bmay (?<core>be) (?:shared|disclosed)\\b[^.;]{0,30}(?:${ANYONE_EN})`,
        ],
        needs: `${PERSONAL.en}|\\b(?:customer|user|patient|employee) (?:data|information)\\b`,
        unless: UNLESS_LAWFUL.en,
        says: RELEASE,
      }),
      states('keeps', {
        cues: [
          `\\b(?:not|never|neither)\\b[^.;]{0,20}\\b(?:share|disclose|sell|rent)\\b[^.;]{0,40}(?:${PERSONAL.en})`,
          `\\b(?:share|disclose)\\b[^.;]{0,60}\\bonly (?:with|where|after)\\b`,
        ],
        needs: PERSONAL.en,
        unless: '\\b(?:not|no) (?:be )?(?:obliged|required|obligation|duty)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `${SHARE_AR}[^.;]{0,80}(?:دون|بدون|من غير|بلا) (?:[ء-ي]+ ){0,4}?(?:موافق|إذن)`,
          `${SHARE_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,30}${ANYONE_AR}`,
          `${SELL_AR}[^.;]{0,20}(?:${PERSONAL.ar})`,
        ],
        needs: PERSONAL.ar,
        unless: UNLESS_LAWFUL.ar,
        says: RELEASE,
      }),
      states('keeps', {
        cues: [
          `(?:(?<![ء-ي])لا|عدم|يمتنع|يحظر)[^.;]{0,12}${SHARE_AR}[^.;]{0,40}(?:${PERSONAL.ar})`,
          `${SHARE_AR}[^.;]{0,40}(?:${PERSONAL.ar})[^.;]{0,30}إلا بموافق`,
        ],
        unless: '(?:لا [نتي]لتزم|غير ملزم)',
      }),
    ],
  },
};
