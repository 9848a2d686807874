import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { ArabicRule } from './rule.js';

/** Countries and places whose law or courts contracts name, with their names in a finding. */
const FOREIGN: readonly (readonly [pattern: string, name: string])[] = [
  ['إنجلترا|الإنجليزي|الإنجليزية|لندن|المملكة المتحدة|بريطانيا', 'إنجلترا'],
  ['نيويورك', 'نيويورك'], ['ديلاوير', 'ديلاوير'], ['كاليفورنيا', 'كاليفورنيا'],
  ['الولايات المتحدة|الأمريكي|الأمريكية', 'الولايات المتحدة'],
  ['دبي|مركز دبي المالي', 'دبي'], ['أبوظبي|أبو ظبي', 'أبوظبي'], ['الإمارات|الإماراتي', 'الإمارات'],
  ['البحرين|المنامة', 'البحرين'], ['الكويت', 'الكويت'], ['قطر|الدوحة', 'قطر'], ['سلطنة عمان|مسقط', 'عمان'],
  ['مصر|المصري|القاهرة', 'مصر'], ['الأردن', 'الأردن'], ['لبنان', 'لبنان'], ['فرنسا|الفرنسي|باريس', 'فرنسا'],
  ['سويسرا|السويسري|جنيف|زيورخ', 'سويسرا'], ['ألمانيا|الألماني', 'ألمانيا'], ['سنغافورة', 'سنغافورة'],
  ['الصين|هونغ كونغ|هونج كونج', 'الصين'], ['الهند', 'الهند'], ['تركيا', 'تركيا'], ['إيطاليا', 'إيطاليا'],
]; // prettier-ignore
const SAUDI = '~(?:سعودي|السعودية|الرياض|جدة|الدمام|الخبر|مكة|المملكة(?! المتحدة))';

const foreignPlace = (text: string) =>
  FOREIGN.find(([pattern]) => arabicPattern(`~(?:${pattern})#`).test(text))?.[1] ?? null;

const NOT_GOVERNED = arabicPattern('[وف]?لا (?:يخضع|تخضع|تسري|يسري|تطبق|يطبق|تحكم|يحكم)[^.;,]{0,120}', 'g');

const COSTS = arabicPattern('~(?:أتعاب|رسوم|مصروفات|مصاريف|نفقات|تكاليف) $');
const REFERRED = arabicPattern(
  '~(?:يحال|تحال|إحالة|يفصل|يسوى|تسوى|تسوية|يحسم|تحسم|يحل|تحل|يلجأ|لجوء|يخضع|طريق|بواسطة)#[^.;]{0,30}?~تحكيم#|إلى (?:ال)?تحكيم#|(?<![ء-ي])بالتحكيم#',
);

const SEAT =
  '~(?:مقر|مكان|مدينة|في)#…(?:الرياض|جدة|الدمام|الخبر|مكة|المدينة|دبي|لندن|باريس|جنيف|القاهرة|المنامة|سنغافورة)';
const RULES = '~(?:قواعد|المركز السعودي للتحكيم|مركز|غرفة التجارة الدولية|نظام التحكيم|لائحة)';
const NUMBER = '~(?:محكم واحد|محكم فرد|محكم منفرد|ثلاثة محكمين|ثلاثة|محكما واحدا|محكم يعينه)';

export const forumRules: readonly ArabicRule[] = [
  {
    kind: 'foreign-law',
    cues: [
      '(?:يخضع|تخضع|يحكم|تحكم|يفسر|تفسر|يطبق|تطبق)…~(?:قانون|قوانين|أنظمة|نظام|أحكام)',
      '~(?:القانون|النظام) الواجب (?:ال)?تطبيق',
    ],
    judge: ({ text, match }) => {
      // "And the laws of England do not govern it".
      const where = foreignPlace(text.slice(match.index).replace(NOT_GOVERNED, ' '));
      return where === null ? null : { severity: 'medium', facts: { place: where } };
    },
  },
  {
    kind: 'foreign-courts',
    cues: ['~(?:محاكم|محكمة|قضاء)#(?![^.;,]{0,25}تحكيم)…', '~اختصاص…~(?:محاكم|قضائي|قضاء)'],
    needs: '~(?:اختصاص|تختص|يختص|مختصة|نزاع|خلاف|نزاعات|منازعات|دعوى)',
    judge: ({ text, match, actor, says }) => {
      const where = foreignPlace(text.slice(match.index));
      const open = says('غير (?:ال)?حصري|دون (?:إخلال|استبعاد)[^.;]{0,40}~محاكم');
      const only = !open && says('دون غيرها|دون سواها|حصري|حصرا|وحدها|الحصري');
      return where === null ||
        (says(SAUDI) &&
          text.search(arabicPattern(SAUDI)) > match.index &&
          text.search(arabicPattern(SAUDI)) < match.index + 40)
        ? null
        : {
            severity: 'medium',
            notes: only ? ['only'] : open ? ['open'] : [],
            facts: { place: where, who: actor.who },
          };
    },
  },
  {
    kind: 'arbitration',
    cues: ['~(?:تحكيم|محكمين|محكم|هيئة (?:ال)?تحكيم)#'],
    needs: '~(?:نزاع|خلاف|نزاعات|خلافات|منازعات|منازعة)',
    unless: '(?:لا|دون)…~(?:لجوء إلى (?:ال)?تحكيم)',
    judge: ({ around, text, match, near, found, absent }) => {
      // Who pays the arbitrators says not that there are any.
      if (COSTS.test(text.slice(0, match.index)) && !REFERRED.test(text)) return null;
      const slot = near(SEAT);
      const where = slot ? foreignPlace(around) : null;
      const rules = near(RULES);
      const even =
        arabicPattern('(?:محكمين اثنين|محكمان|هيئة من محكمين|أربعة محكمين|محكمين)').test(around) &&
        !arabicPattern('~(?:ثلاثة محكمين|محكم ثالث|محكما ثالثا|ثالثا|ثلاثة)').test(around) &&
        !arabicPattern('ثلاثة|محكم واحد|محكم فرد|عدد فردي|المحكمين').test(around);
      const number = near(NUMBER);
      if (slot && rules && number && !even && where === null) return null;
      if (slot && where !== null) found('foreign-seat', SEAT);
      if (!slot) absent('no-seat', SEAT, 'clause');
      if (!rules) absent('no-rules', RULES, 'clause');
      if (even) found('even', '~(?:محكمين|محكمان)');
      else if (!number) absent('no-number', NUMBER, 'clause');
      return { severity: even ? 'high' : slot && where === null ? 'low' : 'medium', facts: { place: where } };
    },
  },
  {
    kind: 'language',
    cues: [
      '~(?:نص|نسخة|لغة)# (?:ال)?(?:إنجليزي|إنجليزية|الإنجليزي|الإنجليزية)…(?:يسود|تسود|يعتد|يرجح|المعتمد|المعتمدة|يعمل|هي المعتمدة|تغلب|يغلب)',
      '(?:يسود|تسود|يعتد|يرجح|يعتمد|تعتمد|العبرة|يؤخذ ب|يعول على|يقدم|يغلب)…~(?:إنجليزي|إنجليزية)',
    ],
    // The Arabic text prevails over the English one.
    unless:
      '(?:يسود|تسود|يعتد|يرجح|يعتمد|تعتمد|العبرة)#(?: ب)?(?: [ء-ي]+){0,2}? ?~(?:عربي|عربية)#|~(?:نص|نسخة|لغة)# ~(?:عربي|عربية)# [^.;,]{0,30}(?:يسود|تسود|المعتمد|المعتمدة|تغلب|يغلب)',
    judge: ({ says }) => ({
      severity: says('~(?:تعارض|اختلاف|اختلف|خلاف|تفسير|تباين)#') ? 'medium' : 'low',
    }),
  },
];
