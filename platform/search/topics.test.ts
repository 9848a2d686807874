import { describe, expect, it } from '@jest/globals';
import { askedTopics, topicsOf, topicTerm } from './topics.js';

describe('topics', () => {
  it.each([
    ['Can we walk away early?', 'يجوز لأي من الطرفين فسخ العقد بإشعار.', 'termination'],
    ['هل يقدر يطلعني من المحل؟', 'The Lessee shall vacate the premises on expiry.', 'handback'],
    ['Who are the parties?', 'أُبرم هذا العقد بين شركة نجد ومؤسسة تلال.', 'parties'],
    ['من يتحمل التكاليف؟', 'Each party shall bear its own costs and expenses.', 'costs'],
    ['How much is the rent?', 'الأجرة السنوية 120,000 ريال.', 'amount'],
    ['كم مدة الإشعار؟', 'by giving sixty (60) days written notice', 'duration'],
    ['When does it begin?', 'تبدأ من 01/02/2026م', 'date'],
    ['What percentage is retained?', 'يحتجز خمسة في المائة من كل مستخلص', 'percentage'],
  ])('"%s" and "%s" meet at %s', (question, passage, topic) => {
    expect(askedTopics(question)).toContain(topicTerm(topic));
    expect(topicsOf(passage).map(({ term }) => term)).toContain(topicTerm(topic));
  });

  it('a topic stands where its words do', () => {
    const text = 'First. Governed by the laws of the Kingdom.';
    const law = topicsOf(text).find(({ term }) => term === topicTerm('law'));
    expect(text.slice(law?.start, law?.end)).toBe('Governed by');
  });

  it('a question about no clause asks for no topic', () => {
    expect(askedTopics('Which colour is the sky?')).toEqual([]);
  });
});
