import { expect, test } from '@jest/globals';
import type { SentenceKind } from '../rules/index.js';
import { arabicContractWith, documentOf, findingsOf } from '#tests/support/risk.js';

/** Kinds, each with a clause that carries the risk and one that takes it away by few words. */
const PAIRS: readonly (readonly [kind: SentenceKind, risky: string, harmless: string])[] = [
  ['price-change', 'يحق للمورد زيادة الأسعار في أي وقت.', 'يحق للمورد زيادة الأسعار بعد موافقة العميل الخطية.'],
  ['price-change', 'ليس في هذا العقد ما يمنع أن يكون للمورد الحق في زيادة الأسعار.', 'ليس في هذا العقد ما يعني أن يكون للمورد الحق في زيادة الأسعار.'],
  ['price-change', 'ما لم يتفق الطرفان على خلاف ذلك، يحق للمورد زيادة الأسعار.', 'ما لم يتفق الطرفان على ذلك، لا يكون للمورد الحق في زيادة الأسعار.'],
  ['suspension', 'يجوز للمورد وقف الخدمة دون إشعار.', 'يمتنع أن يكون للمورد وقف الخدمة دون إشعار.'],
  ['auto-renewal', 'يتجدد العقد تلقائياً لمدة سنة.', 'يقع باطلاً كل شرط يقضي بأن يتجدد العقد تلقائياً لمدة سنة.'],
  ['late-interest', 'تستحق فائدة شهرية بنسبة 2% على المبالغ المتأخرة.', 'يتنازل المورد عن أي فائدة شهرية بنسبة 2% على المبالغ المتأخرة.'],
  ['liability-exclusion', 'يعفى المورد من أي مسؤولية عن أي ضرر.', 'لا يعفى المورد من أي مسؤولية عن أي ضرر.'],
  ['liability-exclusion', 'لا يتحمل المورد أي مسؤولية عن أي ضرر إلا في حالة الغش.', 'لا يوجد ما يقضي بألا يتحمل المورد أي مسؤولية عن أي ضرر.'],
  ['non-compete', 'يلتزم المورد بعدم منافسة العميل.', 'لا يلتزم المورد بعدم منافسة العميل.'],
  ['indemnity', 'يلتزم العميل بتعويض المورد عن جميع الخسائر.', 'لم يتفق الطرفان على أن يلتزم العميل بتعويض المورد عن جميع الخسائر.'],
  ['joint-liability', 'يكون الشركاء مسؤولين بالتضامن عن سداد الأتعاب.', 'كان العقد السابق ينص على أن يكون الشركاء مسؤولين بالتضامن عن سداد الأتعاب.'],
  ['foreign-courts', 'تختص محاكم لندن بنظر أي نزاع.', 'إذا نص أي ملحق على أن تختص محاكم لندن بنظر أي نزاع فلا يعمل به.'],
  ['most-favoured', 'على المورد أن يمنح العميل أفضل الأسعار الممنوحة لأي عميل آخر.', 'للمورد أن يمنح العميل أفضل الأسعار الممنوحة لأي عميل آخر.'],
  ['liquidated-damages', 'يدفع المورد غرامة قدرها 10% عن التأخير.', 'رفض الطرفان الاقتراح بأن يدفع المورد غرامة قدرها 10% عن التأخير.'],
  ['ip-assignment', 'تؤول إلى العميل ملكية جميع المخرجات، ولا يستعمل الشعار إلا بموافقة العميل.', 'لا تؤول إلى العميل ملكية جميع المخرجات إلا بموافقة المورد.'],
]; // prettier-ignore

test.each(PAIRS)('%s is found in: %s, but not in: %s', async (kind, risky, harmless) => {
  const isFoundIn = async (clause: string) =>
    (await findingsOf(documentOf(arabicContractWith(clause)))).some((finding) => finding.kind === kind);
  expect([await isFoundIn(risky), await isFoundIn(harmless)]).toEqual([true, false]);
});

test('an amount that is given in words joined to "by" and in figures is one amount', async () => {
  const clause = 'يرسل الإشعار قبل الموعد بخمسة عشر (١٥) يوماً.';
  const findings = await findingsOf(documentOf(arabicContractWith(clause)));
  expect(findings.map(({ kind }) => kind)).not.toContain('number-conflict');
});
