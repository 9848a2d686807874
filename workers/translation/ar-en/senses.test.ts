import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';

const draft = (text: string) => draftArabicToEnglish({ text, terms: [], names: [] }).text;

describe('the sense of a word', () => {
  it.each([
    ['عقد الاجتماعات والندوات', 'Holding the meetings and the seminars'],
    ['وضع السياسات والخطط', 'Establishing the policies and the plans'],
    ['تحقيق أهداف الهيئة', 'Achieving the objectives of the authority'],
    ['رفع كفاءة العاملين', 'Raising the competence of the workers'],
    ['نقل البضائع', 'Transport of goods'],
    ['نقل الملكية', 'Transfer of ownership'],
    ['وقف تنفيذ القرار', 'The stay of enforcement of the decision'],
    ['بصورة منتظمة', 'In a regular manner'],
  ])('is told by the word beside it: %s', (ar, en) => expect(draft(ar)).toBe(en));

  it('is one action where something is done again', () => {
    expect(draft('إعادة تشكيل اللجنة')).toBe('The reconstitution of the committee');
    expect(draft('إعادة النظر في القرار')).toBe('Reconsideration of the decision');
    expect(draft('إعادة الضمان')).toContain('Return');
  });

  it.each([
    ['وحدة تصريف المياه', 'The unit of discharge of the water'],
    ['آلية العمل', 'The mechanism of work'],
    ['مادة (5)', 'Article (5)'],
    ['من مالكي العقارات', 'From the owners of the real estate'],
  ])('is told by how it is written: %s', (ar, en) => expect(draft(ar)).toBe(en));

  it('is a name of a person', () => {
    expect(draft('محمد بن عبدالله القحطاني')).toBe('Mohammed bin Abdullah Al-Qahtani');
  });

  it('is told by what is done', () => {
    expect(draft('يرفع المجلس تقريراً إلى الوزير')).toBe('The council shall submit a report to the minister');
    expect(draft('يرفع المدعي الدعوى')).toContain('file');
    expect(draft('ما تراه الهيئة')).toBe('What the authority considers');
  });
});
