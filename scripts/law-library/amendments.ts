import type { ArticleNote } from '#platform/law/library.js';
import { decree, instrument } from '../law-source.js';

interface Wording {
  en: string;
  ar: string;
}

/** What a note of the source says of an article: for readers, and whether its text is older than what is in force. */
export interface Amendment {
  note: ArticleNote | null;
  outdated: boolean;
}

/** References that name no instrument. */
const UNNAMED: Record<string, Wording> = {
  'a Cabinet decision': { en: 'a Cabinet decision', ar: 'قرار من مجلس الوزراء' },
  'a later amendment': { en: 'a later amendment', ar: 'تعديل لاحق' },
  'an earlier addition': { en: 'an earlier addition', ar: 'إضافة سابقة' },
  'the amendment listed on the portal': {
    en: 'the amendment listed on the portal of the Bureau of Experts',
    ar: 'التعديل المدرج في بوابة هيئة الخبراء',
  },
};

/** Notes that are about one article each. */
const SINGLE: Record<string, Wording> = {
  "current wording per the Ministry's consolidated text (labor courts replace the settlement commissions)": {
    en: 'Current wording, as in the consolidated text of the Ministry: labor courts replace the settlement commissions.',
    ar: 'النص الحالي بحسب النسخة الموحدة لدى الوزارة: حلّت المحاكم العمالية محل هيئات تسوية الخلافات العمالية.',
  },
  'M/5 of 11/6/1389H added a penalties committee and M/32 of 10/8/1400H added four articles (held as "added 1" to "added 4")':
    {
      en: 'Royal Decree M/5 of 11/6/1389H added a penalties committee, and Royal Decree M/32 of 10/8/1400H added four articles, which are held as “added 1” to “added 4”.',
      ar: 'أُضيفت لجنة للعقوبات بموجب المرسوم الملكي رقم (م/5) وتاريخ 11/6/1389هـ، وأُضيفت أربع مواد بموجب المرسوم الملكي رقم (م/32) وتاريخ 10/8/1400هـ، وهي معروضة هنا بوصفها مواد مضافة من 1 إلى 4.',
    },
};

/** Remarks in brackets behind a decree. */
function remark(written: string): Wording {
  const [, part = '', what] = /^paragraph (\(b\)|\d+) (deleted|added)$/.exec(written) ?? [];
  if (what !== undefined)
    return {
      en: `paragraph ${part} was ${what}`,
      ar: `${what === 'deleted' ? 'حُذفت' : 'أُضيفت'} الفقرة ${part === '(b)' ? '(ب)' : `(${part})`}`,
    };
  const [, chapter] = /^Chapter (\d+) repealed$/.exec(written) ?? [];
  if (chapter !== undefined) return { en: `Chapter ${chapter}`, ar: `الفصل (${chapter})` };
  const [, article, repealed] = /^Art\. (\d+) repeals Part (\d+)$/.exec(written) ?? [];
  if (article !== undefined)
    return {
      en: `its Art. ${article} repeals Part ${repealed}`,
      ar: `ألغت المادة (${article}) منه الباب (${repealed})`,
    };
  const [, number, day] = /^Cabinet Decision (\d+), gazette (\d+ June 2026)$/.exec(written) ?? [];
  if (number !== undefined && day !== undefined)
    return {
      en: `Cabinet Decision ${number}, Official Gazette of ${day}`,
      ar: `قرار مجلس الوزراء رقم (${number})، الجريدة الرسمية بتاريخ ${day.replace('June', 'يونيو')}`,
    };
  return instrument(written);
}

/** Names an instrument: "M/46 of 5/6/1436H", with or without its day, or a remark behind it in brackets. */
function reference(written: string): Wording {
  const unnamed = UNNAMED[written];
  if (unnamed !== undefined) return unnamed;
  // Copied from a page with its punctuation; the date beside it, if any, is that of the amended law.
  const [, broken] = /^: \(م ?\/ ?(\d+) of /.exec(written) ?? [];
  if (broken !== undefined) return { en: `Royal Decree M/${broken}`, ar: `المرسوم الملكي رقم (م/${broken})` };
  const [, main = written, inBrackets] = /^(.+?) \(((?:[^()]|\([^()]*\))+)\)$/.exec(written) ?? [];
  const tidy = main.replace(/ ?\/ ?/g, '/').replace(/^م/, 'M');
  const [, law, of = tidy] = /^(the Law of Evidence), (.+)$/.exec(tidy) ?? [];
  const [, number = '', year] = /^M\/(\d+) of (\d{4})H$/.exec(of) ?? [];
  const named =
    year === undefined
      ? of.startsWith('Cabinet')
        ? instrument(of)
        : decree(of)
      : { en: `Royal Decree M/${number} of ${year}H`, ar: `المرسوم الملكي رقم (م/${number}) لعام ${year}هـ` };
  const whole =
    law === undefined ? named : { en: `${law}, ${named.en}`, ar: `نظام الإثبات الصادر ب${named.ar}` };
  if (inBrackets === undefined) return whole;
  const { en, ar } = remark(inBrackets);
  return { en: `${whole.en} (${en})`, ar: `${whole.ar} (${ar})` };
}

function references(written: string): Wording {
  // A comma also stands in brackets and between a law and its decree; a decree begins what follows one in a list.
  const parts = written.split(/, (?=[MA]\/)(?<!Law of Evidence, )| and (?=an? |[MA]\/|م)/);
  const all = [...new Set(parts)].map(reference);
  return {
    en: new Intl.ListFormat('en-GB').format(all.map(({ en }) => en)),
    ar: all.map(({ ar }) => ar).join(' و'),
  };
}

/** Kinds of notes by their beginning, in the order in which they are tried. */
const KINDS: readonly { form: RegExp; en: string; ar: string; outdated: boolean }[] = [
  {
    form: /^amended by (.+?); text held is older\. Amendment: ([^]+)$/,
    en: 'Amended by #; the text held is older than this amendment.',
    ar: 'عُدّلت بموجب #، والنص المعروض أقدم من هذا التعديل.',
    outdated: true,
  },
  {
    form: /^repealed by (.+); former wording held$/,
    en: 'Repealed by #; the text held is the former wording.',
    ar: 'ملغاة بموجب #، والنص المعروض هو النص السابق.',
    outdated: true,
  },
  {
    form: /^current wording, as amended by (.+)$/,
    en: 'Current wording, as amended by #.',
    ar: 'النص الحالي بعد تعديله بموجب #.',
    outdated: false,
  },
  {
    form: /^(?:current wording, as )?added by (.+)$/,
    en: 'Added by #.',
    ar: 'أُضيفت بموجب #.',
    outdated: false,
  },
  {
    form: /^repealed: merged into Art\. 13 by (.+)$/,
    en: 'Repealed: merged into Art. 13 by #.',
    ar: 'ملغاة: دُمجت في المادة (13) بموجب #.',
    outdated: false,
  },
  { form: /^repealed by (.+)$/, en: 'Repealed by #.', ar: 'ملغاة بموجب #.', outdated: false },
];

/**
 * Reads a note of the source on the amendments of an article.
 * @throws Error for a note of an unknown form.
 */
export function amendment(note: string | null): Amendment {
  // That later amendments were not traced is said of the law as a whole.
  if (note === null || note.startsWith('as published in the Official Gazette;'))
    return { note: null, outdated: false };
  const single = SINGLE[note];
  if (single !== undefined) return { note: single, outdated: false };
  for (const { form, en, ar, outdated } of KINDS) {
    const [, by, amending] = form.exec(note) ?? [];
    if (by === undefined) continue;
    const named = references(by);
    const made = { en: en.replace('#', named.en), ar: ar.replace('#', named.ar) };
    if (amending === undefined) return { note: made, outdated };
    const wording = amending.replaceAll(' | ', '\n').trim();
    return {
      note: { en: `${made.en} Its text, in Arabic:\n${wording}`, ar: `${made.ar} ونص التعديل:\n${wording}` },
      outdated,
    };
  }
  throw new Error(`A note of an unknown form: ${note}`);
}
