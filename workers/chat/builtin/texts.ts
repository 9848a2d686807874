import type { LawState } from '#shared/api/law.js';
import type { Language } from '#shared/contracts/common.js';
import type { AskedValue } from './value-question.js';

/** Everything that the built-in answers say in their own words. */
interface Texts {
  smallTalk: Readonly<Record<'greeting' | 'thanks' | 'farewell' | 'identity', string>>;
  /** Leads in to passages of documents that hold what was asked for; the file name, its section and page follow. */
  documents(count: number): string;
  /** Leads in to passages of documents that may be about it. */
  closest(count: number): string;
  place(filename: string, heading: string | null, page: number | null): string;
  /** Leads in to the articles that fit best. */
  law(count: number): string;
  /** Leads in to an article that the question names. */
  named: string;
  /** Leads in to articles behind passages of documents, or where documents say nothing. */
  lawToo: string;
  article(law: string, number: string): string;
  state: Readonly<Record<LawState, string>>;
  outdated: string;
  /** Leads in to a note of practice. */
  note: string;
  /** The same in a language that is not the note's, English. */
  noteElsewhere: string;
  values: Readonly<Record<AskedValue, readonly [one: string, several: string]>>;
  listed: (values: readonly string[]) => string;
  comma: string;
  /** Said of a passage of which only a part is quoted. */
  inPart: string;
  /** Said below a list that is cut. */
  itemsLeft: (count: number) => string;
  /** Said only where it is known: see `isAbsent`. */
  notInDocuments: string;
  /** Said where the documents may hold it in other words, or in a part that was not read. */
  notFound: string;
  noArticle: string;
  /** Stands in its place while the laws are not loaded yet; `askAgain` follows where nothing else is found. */
  notLoaded: string;
  askAgain: string;
  /** Stands where a law does not have the articles that the question names. */
  missing: (numbers: readonly string[]) => string;
  /** Asks for the law of articles that the question names by number alone. */
  whichLaw: (numbers: readonly string[]) => string;
  /** Stands in its place where a question names another country. */
  foreignLaw: string;
  searched(where: 'attached' | 'uploads' | 'law' | 'all', attached: number): string;
  hint: string;
}

const ENGLISH: Texts = {
  smallTalk: {
    greeting: 'Hello. Ask me about your documents, or about the laws of Saudi Arabia.',
    thanks: 'You are welcome. Ask whenever you have another question.',
    farewell: 'Goodbye. This conversation stays in your history.',
    identity:
      'I am the LDA Assistant. I find passages in your documents and articles of Saudi laws, and quote them with their sources. I do not replace a lawyer’s advice.',
  },
  documents: (count) =>
    count === 1 ? 'This is what your document says:' : 'These passages of your documents speak of it:',
  closest: (count) => (count === 1 ? 'This clause may be about it:' : 'These clauses may be about it:'),
  place: (filename, heading, page) =>
    [`“${filename}”`, heading === null ? null : `“${heading}”`, page === null ? null : `page ${page}`]
      .filter((one) => one !== null)
      .join(', '),
  law: (count) =>
    `${count === 1 ? 'This article comes closest' : 'These articles come closest'}; the text is in Arabic, the language of the law.`,
  named: 'The text is in Arabic, the language of the law.',
  lawToo: 'Closest in the law, in Arabic, the language of the law:',
  article: (law, number) => (/^\d/.test(number) ? `${law}, Article ${number}` : `${law}, ${number}`),
  state: {
    in_force: 'in force',
    as_published: 'as published; later amendments were not traced',
    repealed: 'repealed',
  },
  outdated: 'the text held is older than an amendment: check the source before you rely on it',
  note: 'From LDA’s notes on practice:',
  noteElsewhere: 'From LDA’s notes on practice:',
  values: {
    duration: ['Period', 'Periods'],
    amount: ['Amount', 'Amounts'],
    percentage: ['Rate', 'Rates'],
    date: ['Date', 'Dates'],
    party: ['Party', 'Parties'],
  },
  listed: (values) => values.join('; '),
  comma: ', ',
  inPart: 'in part',
  itemsLeft: (count) =>
    count === 1
      ? 'The list has one more item in the source.'
      : `The list has ${count} more items in the source.`,
  notInDocuments: 'This is not in your documents.',
  notFound: 'I did not find this in your documents.',
  noArticle: 'No article was found on this.',
  notLoaded: 'The Saudi laws are not loaded yet, so I did not search them.',
  askAgain: 'Loading takes a few minutes after the first start; ask again then.',
  missing: (numbers) =>
    numbers.length === 1
      ? `That law, as LDA holds it, has no Article ${numbers.join()}.`
      : `That law, as LDA holds it, has no Articles ${numbers.join(', ')}.`,
  whichLaw: (numbers) =>
    `Of which law? Many laws have an article of that number. Name the law, too: “Article ${numbers[0] ?? ''} of the Labor Law”.`,
  foreignLaw: 'Your question names another country, and LDA holds the laws of Saudi Arabia alone.',
  searched: (where, attached) => {
    switch (where) {
      case 'attached':
        return attached === 1
          ? 'I searched the document attached to this conversation.'
          : `I searched the ${attached} documents attached to this conversation.`;
      case 'uploads':
        return 'I searched all documents that you have uploaded.';
      case 'law':
        return 'I searched the articles of the Saudi laws that LDA holds; the law may still say something on it in other words.';
      case 'all':
        return 'I searched your documents and the articles of the Saudi laws that LDA holds; both may still say something on it in other words.';
      default:
        return where satisfies never;
    }
  },
  hint: 'Try the words that the text itself would use, or name the clause, the law or the article.',
};

const shownNumber = (number: string) => number.replace(/\bbis\b/, 'مكرر');

/** Keeps the direction of a name within Arabic: "1_contract.txt" would read "contract.txt_1". */
const isolated = (name: string) => `\u2068${name}\u2069`;

const ARABIC: Texts = {
  smallTalk: {
    greeting: 'أهلاً بك. اسألني عن مستنداتك أو عن الأنظمة السعودية.',
    thanks: 'على الرحب والسعة. أنا في خدمتك متى كان لديك سؤال آخر.',
    farewell: 'مع السلامة. تبقى هذه المحادثة محفوظة في السجل.',
    identity:
      'أنا مساعد LDA. أبحث لك في مستنداتك وفي مواد الأنظمة السعودية، وأنقل النصوص مع بيان مصادرها، ولا أغني عن استشارة محامٍ.',
  },
  documents: (count) => (count === 1 ? 'هذا ما ورد في مستندك:' : 'هذا ما ورد في مستنداتك بشأنه:'),
  closest: (count) => (count === 1 ? 'قد يتعلق هذا البند بسؤالك:' : 'قد تتعلق هذه البنود بسؤالك:'),
  place: (filename, heading, page) =>
    [
      `«${isolated(filename)}»`,
      heading === null ? null : `«${isolated(heading)}»`,
      page === null ? null : `الصفحة ${page}`,
    ]
      .filter((one) => one !== null)
      .join('، '),
  law: (count) => (count === 1 ? 'أقرب ما وُجد في الأنظمة هذه المادة:' : 'أقرب ما وُجد في الأنظمة هذه المواد:'),
  named: 'نص المادة:',
  lawToo: 'وأقرب ما وُجد في الأنظمة:',
  article: (law, number) =>
    /^\d/.test(number) ? `${law}، المادة (${shownNumber(number)})` : `${law}، ${number}`,
  state: {
    in_force: 'سارية',
    as_published: 'النص كما نُشر، ولم تُتتبّع التعديلات اللاحقة',
    repealed: 'ملغاة',
  },
  outdated: 'النص المحفوظ سابق لتعديل، فارجع إلى المصدر قبل الاستناد إليه',
  note: 'من ملاحظات LDA العملية:',
  noteElsewhere: 'من ملاحظات LDA العملية، وهي محفوظة بالإنجليزية:',
  values: {
    duration: ['المدة', 'المدد'],
    amount: ['المبلغ', 'المبالغ'],
    percentage: ['النسبة', 'النسب'],
    date: ['التاريخ', 'التواريخ'],
    party: ['الطرف', 'الأطراف'],
  },
  listed: (values) => values.join('؛ '),
  comma: '، ',
  inPart: 'جزء من النص',
  itemsLeft: (count) => `للقائمة تتمة في المصدر، وعدد ما بقي من بنودها: ${count}.`,
  notInDocuments: 'لم يرد ذلك في مستنداتك.',
  notFound: 'لم أجد ذلك في مستنداتك.',
  noArticle: 'لم يُعثر على مادة في هذا الشأن.',
  notLoaded: 'لم يكتمل تحميل الأنظمة السعودية بعد، ولذلك لم أبحث فيها.',
  askAgain: 'يستغرق التحميل بضع دقائق بعد أول تشغيل، فأعد السؤال حينها.',
  missing: (numbers) =>
    numbers.length === 1
      ? `لا يتضمن هذا النظام، بنصه المحفوظ في LDA، مادة برقم (${shownNumber(numbers.join())}).`
      : `لا يتضمن هذا النظام، بنصه المحفوظ في LDA، مواد بالأرقام (${numbers.map(shownNumber).join('، ')}).`,
  whichLaw: (numbers) =>
    `من أي نظام؟ فالرقم نفسه في أنظمة كثيرة. اذكر اسم النظام مع رقم المادة، مثل: «المادة (${shownNumber(numbers[0] ?? '')}) من نظام العمل».`,
  foreignLaw: 'سؤالك عن دولة أخرى، ولا تشمل LDA إلا أنظمة المملكة العربية السعودية.',
  searched: (where, attached) => {
    switch (where) {
      case 'attached':
        return attached === 1
          ? 'شمل البحث المستند المرفق بهذه المحادثة.'
          : 'شمل البحث المستندات المرفقة بهذه المحادثة كلها.';
      case 'uploads':
        return 'شمل البحث جميع المستندات التي رفعتها.';
      case 'law':
        return 'شمل البحث مواد الأنظمة السعودية المحفوظة في LDA، وقد يرد الحكم فيها بألفاظ أخرى.';
      case 'all':
        return 'شمل البحث مستنداتك ومواد الأنظمة السعودية المحفوظة في LDA، وقد يرد ذلك فيها بألفاظ أخرى.';
      default:
        return where satisfies never;
    }
  },
  hint: 'جرّب العبارات التي ترد في النص نفسه، أو اذكر البند أو النظام أو رقم المادة.',
};

export const TEXTS: Readonly<Record<Language, Texts>> = { en: ENGLISH, ar: ARABIC };
