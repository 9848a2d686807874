import type { Law, LawArticle, LawResult, LawSummary } from '#shared/api/law.js';

/** A law of a list. */
export const aLaw = (changes: Partial<LawSummary> = {}): LawSummary => ({
  key: 'labor-m51-1426',
  name: { en: 'Labor Law', ar: 'نظام العمل' },
  kind: 'law',
  state: 'in_force',
  instrument: 'المرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ',
  issued: '2005-09-27',
  articles: 2,
  ...changes,
});

/** A law without an English name. */
export const REGULATION = aLaw({
  key: 'reg-1',
  name: { en: null, ar: 'لائحة المحلات' },
  kind: 'regulation',
  state: 'as_published',
  instrument: null,
  issued: null,
});

const held = { traced_to: '2026-02', source: 'https://laws.boe.gov.sa/labor' };

/** An article in full. */
export const anArticle = ({
  law,
  ...changes
}: Partial<Omit<LawArticle, 'law'>> & { law?: Partial<LawArticle['law']> } = {}): LawArticle => ({
  law: { ...aLaw(), ...held, ...law },
  number: '77',
  title: 'المادة السابعة والسبعون:',
  text: 'ما لم يتضمن العقد تعويضاً محدداً\nيستحق الطرف المتضرر تعويضاً',
  note: null,
  outdated: false,
  previous: { number: '76', title: null },
  next: { number: '78', title: null },
  ...changes,
});

/** An article that a search found. */
export const aResult = (changes: Partial<LawResult> = {}): LawResult => ({
  law: aLaw(),
  number: '77',
  title: null,
  outdated: false,
  passage: 'يستحق الطرف المتضرر تعويضاً',
  matches: [{ start: 20, end: 27 }],
  ...changes,
});

/** A law with its contents. */
export const aWholeLaw = (changes: Partial<Law> = {}): Law => ({
  ...aLaw(),
  ...held,
  numbers_reliable: true,
  contents: [
    { number: '1', title: 'المادة الأولى', beginning: 'يسمى هذا النظام نظام العمل' },
    { number: '79 bis', title: null, beginning: 'على العامل' },
  ],
  ...changes,
});
