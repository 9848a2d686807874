import type { Language } from '../../contracts/common.js';
import type { ContractKind, OtherKind } from '../../domain/document-kind.js';
import type { ClauseName, RiskScope } from './scope.js';

interface Words {
  kinds: Record<ContractKind | OtherKind, string>;
  clauses: Record<ClauseName, string>;
  languages: Record<Language, string>;
  comma: string;
  and: string;
  quote: (words: string) => string;
  /** Statement on a document that was not assessed. */
  noContract: string;
  looksLike: (kind: string) => string;
  notLookedFor: string;
  shownBy: (words: string) => string;
  nothingFound: string;
  /** The same where part of the document was not analyzed, and where clauses are left to be read. */
  nothingInPart: string;
  nothingUnderstood: string;
  readThem: (clauses: number) => string;
  readAs: (kind: string, languages: string) => string;
  unsure: (languages: string) => string;
  kindsOfRisk: (count: number) => string;
  lookedForClauses: (clauses: string) => string;
  noClauses: string;
  unread: (pages: number) => string;
  allRead: string;
  caveat: string;
  /** Texts on what was looked for besides the findings, which follow or stand above them. */
  lookedFor: Record<'title' | 'lead' | 'notFoundTitle' | 'notFoundLead', string>;
  /** Texts on the kinds that are absent. */
  absent: Record<'title' | 'lead' | 'noneTitle' | 'noneLead', string>;
  /** Texts on the clauses that are to be read. */
  toRead: { title: (clauses: number) => string; lead: string; unplaced: string };
}

const ARABIC_PLURALS = new Intl.PluralRules('ar');

/** Counts clauses in Arabic. */
const arabicClauses = (count: number): string =>
  ({
    zero: 'لا بنود',
    one: 'بند واحد',
    two: 'بندان',
    few: `${count} بنود`,
    many: `${count} بنداً`,
    other: `${count} بند`,
  })[ARABIC_PLURALS.select(count)];

const WORDS: Record<Language, Words> = {
  en: {
    kinds: {
      amendment: 'an amendment to another contract, or a part of one',
      ending: 'a termination or settlement agreement',
      nda: 'a non-disclosure agreement',
      employment: 'an employment contract',
      construction: 'a construction contract',
      lease: 'a lease',
      loan: 'a loan or guarantee',
      franchise: 'a franchise agreement',
      'ip-assignment': 'an assignment of intellectual property',
      distribution: 'a distribution or agency agreement',
      venture: 'an agreement between partners',
      promotion: 'a marketing or sponsorship agreement',
      operations: 'a transport, manufacturing or outsourcing contract',
      maintenance: 'a hosting, support or maintenance contract',
      licence: 'a license or software agreement',
      sale: 'a sale or supply contract',
      services: 'a services contract',
      contract: 'a contract',
      statute: 'a statute or regulation',
      judgment: 'a court judgment',
      minutes: 'minutes of a meeting',
      policy: 'a policy',
      invoice: 'an invoice',
      cv: 'a curriculum vitae',
      letter: 'a letter',
      article: 'an article',
    },
    clauses: {
      'liability-limit': 'limits of liability',
      termination: 'termination',
      'governing-law': 'governing law',
      'dispute-resolution': 'disputes',
      confidentiality: 'confidentiality',
      'force-majeure': 'force majeure',
      'payment-terms': 'time of payment',
      ip: 'ownership of what is created',
      'data-protection': 'data protection',
      warranty: 'warranty',
      term: 'term',
      signature: 'signatures',
      amendment: 'amendments in writing',
    },
    languages: { en: 'English', ar: 'Arabic' },
    comma: ', ',
    and: ' and ',
    quote: (words) => `“${words}”`,
    noContract: 'This document is not a contract.',
    looksLike: (kind) => `It looks like ${kind}.`,
    notLookedFor:
      'The risks of contracts were not looked for in it, so this report says nothing about its content.',
    shownBy: (words) => `Words that show it: ${words}.`,
    nothingFound: 'No risks were found.',
    nothingInPart: 'No risks were found in what could be checked.',
    nothingUnderstood: 'No clause was recognized as a risk.',
    readThem: (clauses) =>
      clauses === 1
        ? 'One clause may carry a risk and was not understood. Read it below.'
        : `${clauses} clauses may carry risks and were not understood. Read them below.`,
    readAs: (kind, languages) => `Read as ${kind}, in ${languages}.`,
    unsure: (languages) =>
      `It could not be told for certain what kind of document this is. It was read as a contract, in ${languages}.`,
    kindsOfRisk: (count) => `${count} kinds of risk were looked for.`,
    lookedForClauses: (clauses) =>
      `Clauses that such a contract should have, and that were looked for: ${clauses}.`,
    noClauses:
      'No clause was expected, because of the kind or the length of the document, or because it takes its usual clauses from other terms.',
    unread: (pages) => (pages === 1 ? 'One page could not be read.' : `${pages} pages could not be read.`),
    allRead: 'No page was left unread.',
    caveat: 'That none was found does not mean that the document is free of risk.',
    lookedFor: {
      title: 'What was checked',
      lead: 'Of the following, only the findings above were found. That does not mean that the document is free of all other risk.',
      notFoundTitle: 'What was checked and not found',
      notFoundLead:
        'Nothing of these kinds was found. That does not mean that the document is free of them, or of all other risk.',
    },
    absent: {
      title: 'What was looked for and is not there',
      lead: 'Nothing of these kinds was found, and no words by which one would look for them stand in the text. Kinds that are named nowhere in this report were neither found nor ruled out.',
      noneTitle: 'What was looked for',
      noneLead:
        'Part of the document was not read or not analyzed, so it cannot be said of any kind of risk that it is not there.',
    },
    toRead: {
      title: (clauses) => `Not understood, to be read (${clauses})`,
      lead: 'These clauses may be about the risk that is named with each. They were not understood well enough to say so.',
      unplaced: 'The analysis named this risk, but the text did not bear it out, so no clause can be shown.',
    },
  },
  ar: {
    kinds: {
      amendment: 'ملحق أو تعديل لعقد آخر، أو جزء منه',
      ending: 'اتفاقية إنهاء أو تسوية',
      nda: 'اتفاقية عدم إفصاح',
      employment: 'عقد عمل',
      construction: 'عقد مقاولة',
      lease: 'عقد إيجار',
      loan: 'عقد قرض أو كفالة',
      franchise: 'اتفاقية امتياز تجاري',
      'ip-assignment': 'تنازل عن ملكية فكرية',
      distribution: 'اتفاقية توزيع أو وكالة',
      venture: 'اتفاقية بين شركاء',
      promotion: 'اتفاقية تسويق أو رعاية',
      operations: 'عقد نقل أو تصنيع أو إسناد',
      maintenance: 'عقد استضافة أو دعم أو صيانة',
      licence: 'اتفاقية ترخيص أو برمجيات',
      sale: 'عقد بيع أو توريد',
      services: 'عقد خدمات',
      contract: 'عقد',
      statute: 'نظام أو لائحة',
      judgment: 'حكم قضائي',
      minutes: 'محضر اجتماع',
      policy: 'سياسة',
      invoice: 'فاتورة',
      cv: 'سيرة ذاتية',
      letter: 'خطاب',
      article: 'مقال',
    },
    clauses: {
      'liability-limit': 'حدود المسؤولية',
      termination: 'الإنهاء',
      'governing-law': 'القانون الواجب التطبيق',
      'dispute-resolution': 'تسوية المنازعات',
      confidentiality: 'السرية',
      'force-majeure': 'القوة القاهرة',
      'payment-terms': 'موعد الدفع',
      ip: 'ملكية المخرجات',
      'data-protection': 'حماية البيانات',
      warranty: 'الضمان',
      term: 'المدة',
      signature: 'التوقيعات',
      amendment: 'التعديل كتابةً',
    },
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    comma: '، ',
    and: ' و',
    quote: (words) => `«${words}»`,
    noContract: 'هذا المستند ليس عقداً.',
    looksLike: (kind) => `يبدو من نصه أنه: ${kind}.`,
    notLookedFor: 'لم يُبحث فيه عن مخاطر العقود، فلا يقول هذا التقرير شيئاً عن محتواه.',
    shownBy: (words) => `من العبارات الدالة على ذلك: ${words}.`,
    nothingFound: 'لم يُعثر على مخاطر.',
    nothingInPart: 'لم يُعثر على مخاطر فيما أمكن فحصه.',
    nothingUnderstood: 'لم يتبيّن في أي بند خطر على وجه اليقين.',
    readThem: (clauses) =>
      `قد ينطوي على خطر ${arabicClauses(clauses)} لم يُفهم المقصود ${clauses === 1 ? 'به' : clauses === 2 ? 'بهما' : 'بها'}، فيلزم الاطلاع ${clauses === 1 ? 'عليه' : clauses === 2 ? 'عليهما' : 'عليها'} أدناه.`,
    readAs: (kind, languages) => `قُرئ على أنه: ${kind}، باللغة ${languages}.`,
    unsure: (languages) => `لم يتبيّن نوع هذا المستند على وجه اليقين، فقُرئ على أنه عقد، باللغة ${languages}.`,
    kindsOfRisk: (count) => `عدد أنواع المخاطر التي بُحث عنها: ${count}.`,
    lookedForClauses: (clauses) => `بنود يُنتظر ورودها في مثل هذا العقد، وبُحث عنها: ${clauses}.`,
    noClauses:
      'لم يُنتظر ورود بند بعينه، نظراً إلى نوع المستند أو طوله، أو لأنه يحيل في بنوده المعتادة إلى شروط أخرى.',
    unread: (pages) =>
      ({
        zero: '',
        one: 'تعذّرت قراءة صفحة واحدة.',
        two: 'تعذّرت قراءة صفحتين.',
        few: `تعذّرت قراءة ${pages} صفحات.`,
        many: `تعذّرت قراءة ${pages} صفحة.`,
        other: `تعذّرت قراءة ${pages} صفحة.`,
      })[ARABIC_PLURALS.select(pages)],
    allRead: 'لم تبقَ صفحة دون قراءة.',
    caveat: 'ولا يعني عدم العثور على مخاطر خلوّ المستند منها.',
    lookedFor: {
      title: 'ما الذي فُحص',
      lead: 'لم يُعثر مما يلي إلا على الملاحظات أعلاه، ولا يعني ذلك خلوّ المستند من سائر المخاطر.',
      notFoundTitle: 'ما بُحث عنه ولم يُعثر عليه',
      notFoundLead: 'لم يُعثر على شيء من هذه الأنواع، ولا يعني ذلك خلوّ المستند منها أو من سائر المخاطر.',
    },
    absent: {
      title: 'ما بُحث عنه ولا وجود له في النص',
      lead: 'لم يُعثر على شيء من هذه الأنواع، ولا ترد في النص العبارات التي يُستدل بها عليها. أما ما لم يُذكر في هذا التقرير من الأنواع فلم يثبت وجوده ولا انتفاؤه.',
      noneTitle: 'ما بُحث عنه',
      noneLead: 'جزء من المستند لم يُقرأ أو لم يُحلَّل، فلا يصح القول عن أي نوع من المخاطر إنه غير موجود.',
    },
    toRead: {
      title: (clauses) => `ما لم يُفهم ويلزم الاطلاع عليه (${clauses})`,
      lead: 'قد تتعلق هذه البنود بالخطر المذكور مع كل منها، ولم يُفهم نصها بما يكفي للجزم بذلك.',
      unplaced: 'أشار التحليل إلى هذا الخطر ولم يسنده النص، فلا يمكن تحديد بند بعينه.',
    },
  },
};

/** Text of a report without findings in their place, in the report's language. */
export interface ScopeText {
  title: string;
  /** Sentence that follows from the title. */
  lead: string;
  /** Sentences on what was read and looked for, or on the grounds of the title. */
  points: string[];
}

/** Says what a document is taken for that is no contract. */
export const looksLikeText = (kind: OtherKind, lang: Language): string =>
  WORDS[lang].looksLike(WORDS[lang].kinds[kind]);

/** Words a report on a document that was not assessed: what it is taken for, and by which of its words. */
export function noContractText({ kind, words }: RiskScope, lang: Language): ScopeText {
  const own = WORDS[lang];
  const quotes = words.map(own.quote).join(own.comma);
  return {
    title: own.noContract,
    lead: [...(kind === null ? [] : [own.looksLike(own.kinds[kind])]), own.notLookedFor].join(' '),
    points: quotes === '' ? [] : [own.shownBy(quotes)],
  };
}

/** What a report leaves to its reader, so that it cannot say that nothing was found. */
export interface Remaining {
  /** Number of clauses that are to be read. */
  toRead: number;
  /** Number of sections and pages that were not, or not reliably, checked. */
  incomplete: number;
}

/** Words a report on a contract in which nothing was found: what was looked for. */
export function nothingFoundText(
  scope: RiskScope,
  lang: Language,
  { toRead, incomplete }: Remaining,
): ScopeText {
  const { form, kind, languages, risk_kinds, clauses, unread_pages } = scope;
  const own = WORDS[lang];
  const named = languages.map((one) => own.languages[one]).join(own.and);
  const isPartial = incomplete > 0 || unread_pages > 0;
  const title = isPartial ? own.nothingInPart : own.nothingFound;
  return {
    title: toRead > 0 ? own.nothingUnderstood : title,
    lead: toRead > 0 ? `${own.readThem(toRead)} ${own.caveat}` : own.caveat,
    points: [
      form === 'contract' && kind !== null ? own.readAs(own.kinds[kind], named) : own.unsure(named),
      own.kindsOfRisk(risk_kinds),
      clauses.length === 0
        ? own.noClauses
        : own.lookedForClauses(clauses.map((clause) => own.clauses[clause]).join(own.comma)),
      ...(unread_pages > 0 ? [own.unread(unread_pages)] : isPartial || toRead > 0 ? [] : [own.allRead]),
    ],
  };
}

/** Words what was looked for besides the findings; the kinds that are absent are in the scope itself. */
export function lookedForText(scope: RiskScope, lang: Language, remaining: Remaining): ScopeText {
  const { lookedFor, absent } = WORDS[lang];
  const { points } = nothingFoundText(scope, lang, remaining);
  if (scope.not_found === undefined) return { title: lookedFor.title, lead: lookedFor.lead, points };
  if (scope.absence_checked !== true)
    return { title: lookedFor.notFoundTitle, lead: lookedFor.notFoundLead, points };
  return scope.not_found.length === 0
    ? { title: absent.noneTitle, lead: absent.noneLead, points }
    : { title: absent.title, lead: absent.lead, points };
}

/** Words the list of clauses that are to be read; `unplaced` stands in place of a quote. */
export function toReadText(
  clauses: number,
  lang: Language,
): { title: string; lead: string; unplaced: string } {
  const { title, lead, unplaced } = WORDS[lang].toRead;
  return { title: title(clauses), lead, unplaced };
}
