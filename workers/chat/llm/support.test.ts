import { describe, expect, it } from '@jest/globals';
import { unsupportedRanges } from './support.js';

const GROUNDS = [
  'Document: “lease.pdf”, “Notice”, page 3\nupon sixty (60) days’ written notice',
  'نظام العمل، المادة (77)\nتعويضاً قدره أجر خمسة عشر يوماً عن كل سنة',
  'a penalty of SAR 10,000 for each day, at most 5% of the price',
];
const unsupported = (text: string) =>
  unsupportedRanges(
    text,
    (numbers) => numbers.map((n) => GROUNDS[n - 1] ?? '').join('\n'),
    (sentence) => sentence === 'This is not in your documents.',
  ).map(({ start, end }) => text.slice(start, end));

describe('unsupportedRanges', () => {
  it.each([
    'Either party may terminate on 60 days’ notice [1].',
    'Either party may terminate on sixty days’ notice. [1]',
    'Under Article 77 of the Labor Law, 15 days’ wages are due for each year [2].',
    'وفق المادة 77 يستحق العامل أجر 15 يوماً عن كل سنة [2].',
    'The penalty is SAR 10,000 a day, up to 5 percent of the price [3].',
    'The penalty is SAR 10,000 a day, and notice takes 60 days [1] [3].',
    'The contract says on notice:\n\n- It is given in writing [1].\n- It takes 60 days [1].',
    '**Notice**\nIt takes 60 days [1].',
    'This is not in your documents. Which contract do you mean?',
    '> sixty (60) days [1]',
    'Yes, in part. It takes 60 days [1].',
    'No.\n\nIt takes 60 days [1].',
    'Yes – with limits. It takes 60 days [1].',
    'Not entirely. It takes 60 days [1].',
    'نعم، جزئياً. يستحق العامل أجر 15 يوماً عن كل سنة [2].',
    'لا. يستحق العامل أجر 15 يوماً عن كل سنة [2].',
  ])('an answer whose sentences are borne has no unsupported range: %s', (text) => {
    expect(unsupported(text)).toEqual([]);
  });

  it.each([
    ['The notice period is 60 days.', ['The notice period is 60 days.']],
    ['The notice period is 90 days [1].', ['The notice period is 90 days [1].']],
    ['It takes 60 days [1]. It is free of charge.', ['It is free of charge.']],
    ['It takes 60 days [1]. The penalty is SAR 20,000 [3].', ['The penalty is SAR 20,000 [3].']],
    ['As Article 78 says, notice is needed [2].', ['As Article 78 says, notice is needed [2].']],
    ['The contract has no penalty:\n\n- None.', ['The contract has no penalty:', 'None.']],
    ['**The contract has no penalty**', ['**The contract has no penalty**']],
    ['المهلة تسعون يوماً [2].', ['المهلة تسعون يوماً [2].']],
    ['It is free of charge. It takes 60 days [1].', ['It is free of charge.']],
    ['- A notice is needed [1].\n- Nothing else is.', ['Nothing else is.']],
    ['It binds both. [1] It binds nobody.', ['It binds nobody.']],
    ['Yes, in part. It is free of charge.', ['Yes, in part.', 'It is free of charge.']],
    ['Yes, every cap of the law is void. It takes 60 days [1].', ['Yes, every cap of the law is void.']],
    ['Yes, within 90 days. It takes 60 days [1].', ['Yes, within 90 days.']],
    ['It takes 60 days [1]. No.', ['No.']],
  ])('a sentence that nothing bears is named: %s', (text, expected) => {
    expect(unsupported(text)).toEqual(expected);
  });
});
