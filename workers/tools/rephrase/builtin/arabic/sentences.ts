import type { RewordingRule } from '../rule.js';
import { CLEAR, END } from './phrases.js';

/** As much of a sentence as makes it long, before a joint and after it. */
const LONG_BEFORE = '(?<=[^.؟!؛:\\n]{110})';
const LONG_AFTER = '(?=[^.؟!؛:\\n]{50})';
/** Who has the duty or the right must be named behind the joint, or the new sentence would be of nobody. */
const NAMED =
  '(?:الطرف|المقاول|العميل|المورد|المؤجر|المستأجر|العامل|البائع|المشتري|صاحب العمل|مقدم الخدمة|الشركة|المالك|الطرفان|الوكيل|الموزع|المتجر|المستخدم|الموظف|الشريك)';
const TO_NAMED =
  '(?:للطرف|لأي|للمقاول|للعميل|للمورد|للمؤجر|للمستأجر|للعامل|للبائع|للمشتري|لصاحب|لمقدم|للشركة|للمالك|للطرفين|للوكيل|للموزع|للمتجر|للشريك|على|لكل)';

const joint = (find: string, write: string): RewordingRule => ({
  find: `${LONG_BEFORE}${find}${LONG_AFTER}`,
  write,
  reason: 'sentence',
  styles: CLEAR,
});

/**
 * Divides long sentences where a clause that is whole by itself begins: with its own verb and with whom it concerns. A condition
 * keeps what depends on it, because both stand behind the joint.
 */
export const SENTENCES: readonly RewordingRule[] = [
  joint(`[،؛] (?=و(?:يلتزم|يتحمل|يتعهد|تلتزم|تتحمل) ${NAMED}${END})`, '. '),
  joint(`[،؛] (?=و(?:لا )?(?:يجوز|يحق) ${TO_NAMED}${END})`, '. '),
  joint(
    `، (?=وفي (?:حال|حالة) (?!ال|ذلك)[ء-ي]{3,12} [^.؛\\n]{20,120}(?:، | ف)(?:يحق|يلتزم|يجب|يكون|يتم|فإنه|تستحق|يعد|يعتبر|يجوز|إنه))`,
    '. ',
  ),
  joint('، (?=وفي هذه الحالة )', '. '),
  joint(`، كما (?=(?:يلتزم|يحق|يجوز|تلتزم|يتحمل) (?:${NAMED}|${TO_NAMED})${END})`, '. و'),
];
