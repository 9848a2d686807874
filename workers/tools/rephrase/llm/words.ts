import type { Language } from '#shared/contracts/common.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { Difference, Violation } from '#workers/rewriting/guards/compare.js';
import type { Fault } from './faults.js';

/** Why something is changed where the model gives no reason of its own. */
export const GENERAL_REASON: Readonly<Record<RephraseStyle, InBoth>> = {
  formal: { en: 'More formal wording', ar: 'صياغة أكثر رسمية' },
  clear: { en: 'Clearer wording', ar: 'صياغة أوضح' },
  persuasive: { en: 'Firmer wording', ar: 'صياغة أقوى' },
  concise: { en: 'Shorter wording', ar: 'صياغة أقصر' },
};

/** Why a paragraph was left as it is where the fault is not in its meaning. */
const FAULTS: Readonly<Record<Exclude<Fault['kind'], 'meaning'>, InBoth>> = {
  missing: {
    en: 'The language model gave no wording for this paragraph.',
    ar: 'لم يقدّم النموذج اللغوي صياغة لهذه الفقرة.',
  },
  language: {
    en: 'The rewording was dropped: it was in another language.',
    ar: 'استُبعدت الصياغة لأنها بلغة أخرى.',
  },
  length: {
    en: 'The rewording was dropped: it left out or added too much.',
    ar: 'استُبعدت الصياغة لأنها حذفت أو أضافت أكثر مما ينبغي.',
  },
  markup: {
    en: 'The rewording was dropped: it contained characters that do not belong in the text.',
    ar: 'استُبعدت الصياغة لأنها تضمنت رموزاً ليست من النص.',
  },
  'another-text': {
    en: 'The rewording was dropped: it was another text.',
    ar: 'استُبعدت الصياغة لأنها نص آخر.',
  },
};

/** What a rewording would have changed, after "it would change". */
const KINDS: Readonly<Record<Violation, InBoth>> = {
  number: { en: 'a number', ar: 'رقماً' },
  unit: { en: 'a unit, currency or date', ar: 'وحدة أو عملة أو تاريخاً' },
  reference: { en: 'a reference to a clause', ar: 'إحالة إلى بند أو مادة' },
  name: { en: 'a name or defined term', ar: 'اسماً أو مصطلحاً معرّفاً' },
  negation: { en: 'a negation', ar: 'نفياً' },
  duty: { en: 'an obligation', ar: 'التزاماً' },
  right: { en: 'a permission', ar: 'جوازاً أو حقاً' },
  condition: { en: 'a condition', ar: 'شرطاً' },
  time: { en: 'a time limit', ar: 'أجلاً' },
  exception: { en: 'an exception', ar: 'استثناءً' },
  limit: { en: 'a lower or upper limit', ar: 'حداً أدنى أو أقصى' },
  quantity: { en: 'whom or what the clause covers', ar: 'من يشملهم الحكم أو ما يشمله' },
  alternative: { en: 'a choice between alternatives', ar: 'تخييراً بين أمرين' },
  scope: { en: 'the scope of the clause', ar: 'نطاق الحكم' },
  qualifier: { en: 'a qualification', ar: 'قيداً' },
  opposite: { en: 'a word into its opposite', ar: 'لفظاً إلى ضده' },
  order: { en: 'what the words refer to', ar: 'ما تعود عليه الألفاظ' },
};
const MOST_WORDS = 3;

const quoted = (words: readonly string[], lang: Language) =>
  words
    .slice(0, MOST_WORDS)
    .map((word) => (lang === 'en' ? `“${word}”` : `«${word}»`))
    .join(lang === 'en' ? ', ' : '، ');

/** Returns in words for a lawyer why a paragraph was left as it is. */
export function leftReason([fault]: readonly Fault[], lang: Language): string {
  if (fault === undefined) return FAULTS.missing[lang];
  return fault.kind === 'meaning' ? meaningReason(fault.difference, lang) : FAULTS[fault.kind][lang];
}

function meaningReason({ kind, lost, added }: Difference, lang: Language): string {
  const [gone, come] = [quoted(lost, lang), quoted(added, lang)];
  const what = KINDS[kind][lang];
  if (lang === 'ar') {
    const shown =
      gone !== '' && come !== '' ? ` (${gone} إلى ${come})` : gone + come === '' ? '' : ` (${gone}${come})`;
    const verb =
      gone === '' && come !== '' ? 'تضيف' : come === '' && gone !== '' && kind !== 'order' ? 'تُسقط' : 'تغيّر';
    return `استُبعدت الصياغة لأنها ${verb} ${what}${shown}.`;
  }
  const shown =
    gone !== '' && come !== '' ? ` (${gone} to ${come})` : gone + come === '' ? '' : ` (${gone}${come})`;
  const verb =
    gone === '' && come !== '' ? 'add' : come === '' && gone !== '' && kind !== 'order' ? 'lose' : 'change';
  return `The rewording was dropped: it would ${verb} ${what}${shown}.`;
}

/** Returns what was wrong with a rewording, for the model. */
export const faultForModel = (faults: readonly Fault[]): string =>
  faults.map((fault) => leftReason([fault], 'en')).join(' ');
