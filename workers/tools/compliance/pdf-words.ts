import type { MeasuredShares } from '#shared/api/compliance.js';
import type { Language } from '#shared/contracts/common.js';
import type { IssueStatus } from '#shared/tools/compliance/contract.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { TYPE_NAMES } from './type-names.js';
import type { Severity } from '#shared/tools/risk/contract.js';

interface Words {
  /** Title before the file's name, which keeps its own direction. */
  title: string;
  score: (score: number) => string;
  counts: (counts: Record<IssueStatus, number>) => string;
  /** What the document was taken for. */
  type: (type: DocumentType, chosen: boolean) => string;
  foreignLaw: (words: string) => string;
  notChecked: { title: string; lead: string };
  none: string;
  status: Record<IssueStatus, string>;
  severity: Record<Severity, string>;
  columns: readonly [id: string, rule: string, document: string, law: string];
  searched: string;
  demands: string;
  instead: string;
  caution: string;
  kept: { title: (count: number) => string; lead: string; columns: readonly [string, string, string] };
  toRead: {
    title: (rows: number) => string;
    lead: string;
    columns: readonly [clause: string, rule: string, law: string];
    /** Before the words of a clause that were read, and before those that were not. */
    read: string;
    unread: string;
  };
  incomplete: string;
  checked: {
    title: string;
    lead: (rules: number, version: string) => string;
    law: (name: string, rules: number) => string;
    /** Before the rules on which the document says nothing. */
    silent: (rules: number) => string;
    /** What silence means. */
    silence: string;
    /** Before rules without an answer in reports from before December 2026, which called them silent. */
    unanswered: (rules: number) => string;
    /** How many rules have no answer though the document is not silent on them. */
    left: (rules: number) => string;
    measured: (shares: MeasuredShares, day: string) => string;
    traced: (month: string) => string;
    published: (date: string) => string;
    notHeld: string;
  };
}

const SEPARATOR = '  ·  ';

/** Texts of the report. Quotes are in the document's language, all else in the report's. */
export const WORDS: Record<Language, Words> = {
  en: {
    title: 'Compliance Report for',
    score: (score) => `Compliance score: ${score} of 100`,
    counts: (counts) =>
      [
        `${counts['issue found']} ${counts['issue found'] === 1 ? 'issue' : 'issues'} found`,
        `${counts.warning} ${counts.warning === 1 ? 'warning' : 'warnings'}`,
        `${counts['could not check']} could not be checked`,
        `${counts.ok} kept`,
      ].join(SEPARATOR),
    type: (type, chosen) => `${chosen ? 'Checked' : 'Recognized and checked'} as: ${TYPE_NAMES.en[type]}`,
    foreignLaw: (words) =>
      `The document names nothing Saudi and chooses another law (“${words}”). Saudi rules bind it only where they apply whatever law is chosen.`,
    notChecked: {
      title: 'This document was not checked',
      lead: 'It is recognized as no contract, policy or terms of use, so that none of the rules applies to it. If it is one after all, choose its kind and check it again.',
    },
    none: 'No compliance issues found.',
    status: {
      'issue found': 'Issue found',
      warning: 'Warning',
      'could not check': 'Could not check',
      ok: 'OK',
    },
    severity: { high: 'high', medium: 'medium', low: 'low' },
    columns: ['No.', 'Rule', 'What the document says', 'What the law demands, and what to write instead'],
    searched: 'Searched for:',
    demands: 'The law:',
    instead: 'Write instead:',
    caution: 'Note:',
    kept: {
      title: (count) => `Rules that the document keeps (${count})`,
      lead: 'For each, the clause that keeps it.',
      columns: ['No.', 'Rule', 'Clause and its first words'],
    },
    toRead: {
      title: (rows) => `To be read by you (${rows})`,
      lead: 'These clauses concern the rules beside them, but what they say was not understood, or not wholly. They do not count for the score. They are the likeliest; other clauses may concern a rule as well.',
      columns: ['Clause', 'Rule', 'What the law demands'],
      read: 'Read:',
      unread: 'Not read:',
    },
    incomplete:
      'Not fully checked. The following could not be read, or could not be read reliably. That does not mean that it keeps the law:',
    checked: {
      title: 'What was checked',
      lead: (rules, version) =>
        `${rules} rules apply to documents of this kind (rules as of ${version}). A document that keeps them may still break others.`,
      law: (name, rules) => `${name}: ${rules} ${rules === 1 ? 'rule' : 'rules'}`,
      silent: (rules) => `The document is silent on ${rules}:`,
      silence:
        'Silent means: the whole text was read, and none of the words by which one would look for the subject stands in it.',
      unanswered: (rules) => `No answer was found on ${rules}:`,
      left: (rules) =>
        `${rules === 1 ? 'One rule has' : `${rules} rules have`} no answer at all: words on ${rules === 1 ? 'its subject stand' : 'their subjects stand'} in the text, or parts of it could not be read.`,
      measured: ({ documents, clauses, own }, day) =>
        `Measured on ${day} on documents and clauses written from the laws alone: in whole documents, ${documents.recall}% of planted breaches were found, and ${documents.precision}% of what was flagged was one; in single clauses, ${clauses.recall}% and ${clauses.precision}%. In the rules’ own clauses, which were written with them, ${own.recall}% and ${own.precision}%.`,
      traced: (month) => `amendments traced up to ${month}`,
      published: (date) => `as published on ${date}; later amendments were not traced`,
      notHeld: 'text not held',
    },
  },
  ar: {
    title: 'تقرير الامتثال للمستند',
    score: (score) => `درجة الامتثال: ${score} من 100`,
    counts: (counts) =>
      [
        `مخالفات: ${counts['issue found']}`,
        `تنبيهات: ${counts.warning}`,
        `تعذر فحصها: ${counts['could not check']}`,
        `أحكام مستوفاة: ${counts.ok}`,
      ].join(SEPARATOR),
    type: (type, chosen) => `${chosen ? 'فُحص بوصفه:' : 'تبيّن أنه وفُحص بوصفه:'} ${TYPE_NAMES.ar[type]}`,
    foreignLaw: (words) =>
      `لا يذكر المستند ما يربطه بالمملكة ويختار نظاماً آخر («${words}»). ولا تلزمه الأحكام السعودية إلا فيما ينطبق منها أياً كان النظام المختار.`,
    notChecked: {
      title: 'لم يُفحص هذا المستند',
      lead: 'تبيّن أنه ليس عقداً ولا سياسة ولا شروط استخدام، فلا ينطبق عليه أي من الأحكام. فإن كان منها فاختر نوعه وافحصه ثانيةً.',
    },
    none: 'لم يُعثر على مخالفات.',
    status: { 'issue found': 'مخالفة', warning: 'تنبيه', 'could not check': 'تعذر الفحص', ok: 'مستوفى' },
    severity: { high: 'مرتفعة', medium: 'متوسطة', low: 'منخفضة' },
    columns: ['الرقم', 'الحكم', 'ما ورد في المستند', 'ما يوجبه النظام، والصياغة البديلة'],
    searched: 'بُحث عن:',
    demands: 'النظام:',
    instead: 'الصياغة البديلة:',
    caution: 'ملاحظة:',
    kept: {
      title: (count) => `أحكام استوفاها المستند (${count})`,
      lead: 'ومع كل حكم البند الذي استوفاه.',
      columns: ['الرقم', 'الحكم', 'البند وأول عبارته'],
    },
    toRead: {
      title: (rows) => `بنود تقرؤها بنفسك (${rows})`,
      lead: 'تتصل هذه البنود بالأحكام المذكورة معها، ولم يُفهم ما تقرره فيها كله أو بعضه. ولا أثر لها في الدرجة. وما ذُكر هنا أوثقها صلة، وقد يتصل غيرها بالأحكام أيضاً.',
      columns: ['البند', 'الحكم', 'ما يوجبه النظام'],
      read: 'ما قُرئ:',
      unread: 'ما لم يُقرأ:',
    },
    incomplete: 'ما لم يكتمل فحصه. تعذّرت قراءة ما يلي، أو تعذّر الوثوق بقراءته، ولا يعني ذلك موافقته للنظام:',
    checked: {
      title: 'ما جرى فحصه',
      lead: (rules, version) =>
        `عدد الأحكام المنطبقة على هذا النوع من المستندات: ${rules} (أحكام محدثة في ${version}). واستيفاؤها لا يعني استيفاء غيرها.`,
      law: (name, rules) => `${name}: ${rules}`,
      silent: (rules) => `ما سكت عنه المستند منها (${rules}):`,
      silence:
        'يقال إن المستند سكت عن حكم إذا قُرئ نصه كاملاً ولم ترد فيه أي من العبارات التي يُبحث بها عن موضوع الحكم.',
      unanswered: (rules) => `ما لم يُعثر على جواب عنه منها (${rules}):`,
      left: (rules) => `أحكام بلا نتيجة: ${rules}. ورد في النص ما يدل على موضوعها، أو تعذرت قراءة بعضه.`,
      measured: ({ documents, clauses, own }, day) =>
        `قيست الأحكام في ${day} على مستندات وبنود كتبت من الأنظمة وحدها: ففي المستندات الكاملة عُثر على ${documents.recall}% من المخالفات المزروعة، وصح ${documents.precision}% مما أُشير إليه. وفي البنود المفردة ${clauses.recall}% و${clauses.precision}%. وفي البنود التي كتبت مع الأحكام نفسها ${own.recall}% و${own.precision}%.`,
      traced: (month) => `تُتبّعت التعديلات حتى ${month}`,
      published: (date) => `كما نُشر في ${date}، ولم تُتتبّع التعديلات اللاحقة`,
      notHeld: 'النص غير محفوظ',
    },
  },
};
