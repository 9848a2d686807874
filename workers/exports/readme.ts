import type { Language } from '#shared/contracts/common.js';
import type { Account } from '#platform/db/queries/users.js';
import type { ExportSection } from './section.js';

interface Words {
  title: string;
  of: (person: string, time: string) => string;
  contents: string;
  notes: readonly string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Your data at LDA',
    of: (person, time) => `Data of ${person}, requested on ${time} (Riyadh time).`,
    contents: 'What is in this archive',
    notes: [
      'Files that end in .json are text: any editor opens them, and other programs can read them. Times in them are in UTC.',
      'A document that was deleted while this archive was written may be missing from it.',
      'File names were changed where some systems would not accept them, and numbered where two were the same.',
      'Not included, because they would let someone sign in as you: your password (only a hash of it is kept), codes, and the secret of two-step verification. The intermediate results of an analysis are not included either; what they led to is in the reports.',
      'This archive contains everything that you entrusted to LDA. Keep it as carefully as the documents themselves.',
    ],
  },
  ar: {
    title: 'بياناتك لدى LDA',
    of: (person, time) => `بيانات \u2068${person}\u2069، طُلبت في ${time} (بتوقيت الرياض).`,
    contents: 'محتويات هذا الأرشيف',
    notes: [
      'الملفات المنتهية بـ ‎.json ملفات نصية يفتحها أي محرر نصوص وتقرؤها البرامج الأخرى. والأوقات المدونة فيها بالتوقيت العالمي (UTC).',
      'قد يخلو الأرشيف من مستند حُذف أثناء إعداده.',
      'عُدلت أسماء الملفات التي لا تقبلها بعض أنظمة التشغيل، ورُقم ما تكرر منها.',
      'لا يتضمن الأرشيف ما يمكّن غيرك من الدخول باسمك: كلمة مرورك (ولا نحفظ منها إلا قيمة تجزئة)، والرموز، والمفتاح السري للتحقق بخطوتين. ولا يتضمن النتائج الوسيطة للتحليل، أما ما أفضت إليه فوارد في التقارير.',
      'يضم هذا الأرشيف كل ما ائتمنت LDA عليه، فاحفظه بعناية كما تحفظ المستندات نفسها.',
    ],
  },
};

function riyadh(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    timeZone: 'Asia/Riyadh',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);
}

/** Writes the README of an export: what it contains, and what it leaves out. */
export function readme(
  { firstName, lastName, email, language }: Account,
  at: Date,
  sections: readonly ExportSection[],
): string {
  const words = WORDS[language];
  return [
    words.title,
    '',
    words.of(`${firstName} ${lastName} <${email}>`, riyadh(at, language)),
    '',
    words.contents,
    '',
    ...sections.flatMap(({ about }) =>
      about.flatMap(({ path, text }) => [path, `    ${text[language]}`, '']),
    ),
    ...words.notes.flatMap((note) => [`- ${note}`, '']),
  ].join('\n');
}
