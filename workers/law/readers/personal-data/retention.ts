import type { ReadersById, RuleReaders } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { DATA, PERSONAL, UNLESS_LAWFUL } from './words.js';

const KEEP_EN = '\\b(?:retain|keep|kept|stor|hold|held|preserv)\\w{0,4}\\b';
const KEEP_AR = '~(?:احتفاظ|نحتفظ|تحتفظ|يحتفظ|تحفظ|نحفظ|يحفظ|حفظ|تخزين|تخزن|نخزن)#';
const FOREVER_EN =
  '\\b(?:indefinitely|forever|permanently|in perpetuity|perpetually|as long as (?:we|it|the \\w+) (?:wants?|wish\\w*|likes?|chooses?|pleases?|sees? fit|deems? fit|sees? appropriate|deems? appropriate)|without (?:any )?(?:time )?limit\\w*|without a time limit|for an (?:indefinite|unlimited) (?:period|time|term)|for any period)\\b';
const FOREVER_AR =
  '(?:(?:إلى|ل)أجل غير مسمى|إلى أجل غير مسمى|إلى الأبد|أبديا|بصورة دائمة|بشكل دائم|(?:دون|بدون|بلا) (?:تحديد مدة|حد زمني|سقف زمني|قيد زمني|مدة محددة)|لمدة غير محد(?:د|ود)ة|المدة التي [نتي](?:راها|ريدها|شاؤها)|ما شاءت?#|كما [نتي]شاء|طالما رغب)';
const BLIND_EN = '\\b(?:anonym\\w*|aggregat\\w*|de-identified|by law|under the law|backups?)\\b';
const BLIND_AR = '~(?:إخفاء|مجهولة|مجمعة)#|~إزالة كل ما|~نظاما#|~(?:أحكام|مقتضى) ~(?:نظام|أنظمة)';

const retention: RuleReaders = {
  topic: {
    en: `${KEEP_EN}[^.;]{0,60}${DATA.en}|${DATA.en}[^.;]{0,60}\\b(?:retained|kept|deleted|destroyed|erased|retention)\\b|\\bretention\\b|\\b(?:delet|destroy|eras)\\w*\\b[^.;]{0,60}${DATA.en}`,
    ar: `${KEEP_AR}[^.;]{0,60}~(?:بيانات|معلومات)|~(?:إتلاف|حذف|محو|نتلف|نحذف)[ء-ي]{0,2}#[^.;]{0,60}~(?:بيانات|معلومات)|~(?:بيانات|معلومات)[^.;]{0,60}~(?:إتلافها|حذفها|نتلفها)#`,
  },
  en: [
    ban({
      cues: [
        `${KEEP_EN}[^.;]{0,60}${DATA.en}[^.;]{0,60}${FOREVER_EN}`,
        `${DATA.en}[^.;]{0,30}\\b(?:may|can|will|shall|is|are) (?<core>(?:be )?(?:retained|kept|stored|held|preserved))\\b[^.;]{0,30}${FOREVER_EN}`,
      ],
      needs: PERSONAL.en,
      unless: `${BLIND_EN}|\\bconfidential|\\bsecre`,
      says: {
        en: 'The clause lets personal data be kept without a limit of time.',
        ar: 'يجيز البند الاحتفاظ بالبيانات الشخصية دون حد زمني.',
      },
    }),
    states('breaks', {
      cues: [
        `\\b(?:no (?:obligation|duty)|not (?:be )?(?:obliged|required|obligated|bound)|need not)\\b[^.;]{0,10}\\b(?:delete|destroy|erase)\\b[^.;]{0,40}${DATA.en}`,
      ],
      needs: PERSONAL.en,
      unless: `${UNLESS_LAWFUL.en}|\\bbackups?\\b|\\brequired (?:to be kept|for)\\b`,
      says: {
        en: 'The clause says that personal data need not be destroyed.',
        ar: 'ينص البند على عدم الالتزام بإتلاف البيانات الشخصية.',
      },
    }),
    affirms('keeps', {
      cues: [
        `\\b(?:delete|deletes|destroy|destroys|erase|erases)\\b[^.;]{0,60}${DATA.en}`,
        `${DATA.en}[^.;]{0,60}\\b(?:deleted|destroyed|erased)\\b`,
        `${KEEP_EN}[^.;]{0,60}${DATA.en}[^.;]{0,80}\\b(?:as long as|for the (?:period|duration)|necessary|years?|months?|days|until)\\b`,
      ],
      needs: PERSONAL.en,
      unless: FOREVER_EN,
    }),
  ],
  ar: [
    ban({
      cues: [
        `${KEEP_AR}[^.;]{0,40}~(?:بيانات|معلومات)[^.;]{0,60}${FOREVER_AR}`,
        `~(?:بيانات|معلومات)[^.;]{0,40}${KEEP_AR}[^.;]{0,20}${FOREVER_AR}`,
      ],
      needs: PERSONAL.ar,
      unless: BLIND_AR,
      says: {
        en: 'The clause lets personal data be kept without a limit of time.',
        ar: 'يجيز البند الاحتفاظ بالبيانات الشخصية دون حد زمني.',
      },
    }),
    states('breaks', {
      cues: [
        '(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3}|لا يلزم)#[^.;]{0,40}~(?:حذف|إتلاف|مسح|محو)#[^.;]{0,30}~(?:بيانات|معلومات)',
      ],
      needs: PERSONAL.ar,
      unless: UNLESS_LAWFUL.ar,
      says: {
        en: 'The clause says that personal data need not be destroyed.',
        ar: 'ينص البند على عدم الالتزام بإتلاف البيانات الشخصية.',
      },
    }),
    affirms('keeps', {
      cues: [
        '~(?:إتلاف|حذف|محو|نتلف|نحذف|تتلف|تحذف)#[^.;]{0,60}~(?:بيانات|معلومات)',
        '~(?:بيانات|معلومات)[^.;]{0,80}~(?:نتلفها|نحذفها|إتلافها|حذفها|تتلف|تحذف)#',
        `${KEEP_AR}[^.;]{0,60}~(?:بيانات|معلومات)[^.;]{0,60}~(?:مدة اللازمة|مدة لازمة|مدة|سنوات|سنة|أشهر|حتى)#`,
      ],
      needs: PERSONAL.ar,
      unless: FOREVER_AR,
    }),
  ],
};

/** Readers of the rules on how long personal data is kept. */
export const retentionReaders: ReadersById = { 'SA-PDPL-16': retention, 'SA-PDPL-34': retention };
