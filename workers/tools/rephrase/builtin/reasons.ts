import type { InBoth } from '#platform/law/rules/rule.js';
import type { Reason } from './rule.js';

/** Why a wording is changed, in words for the user. */
export const REASONS: Readonly<Record<Reason, InBoth>> = {
  'plain-word': { en: 'A plainer word', ar: 'كلمة أوضح' },
  shorter: { en: 'Fewer words', ar: 'عبارة أقصر' },
  doublet: { en: 'Two words that say the same', ar: 'لفظان بمعنى واحد' },
  redundant: { en: 'Words that add nothing', ar: 'كلمات لا تضيف معنى' },
  latin: { en: 'English in place of Latin', ar: 'لفظ إنجليزي بدلاً من اللاتيني' },
  verb: { en: 'A verb in place of a noun', ar: 'فعل بدلاً من المصدر' },
  'formal-word': { en: 'The word of formal writing', ar: 'اللفظ المناسب للكتابة الرسمية' },
  spelling: { en: 'Spelling or punctuation', ar: 'تصحيح إملائي أو ترقيم' },
  'full-form': { en: 'Written out', ar: 'كتابة الكلمة كاملة' },
  active: { en: 'Says first who acts', ar: 'البدء بمن يقوم بالفعل' },
  sentence: { en: 'A long sentence divided', ar: 'تقسيم جملة طويلة' },
  firm: { en: 'Words that weaken the sentence', ar: 'عبارة تضعف الجملة' },
};
