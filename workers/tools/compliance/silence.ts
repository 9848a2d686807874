import type { Language } from '#shared/contracts/common.js';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import type { TopicPlace } from '#workers/engines/topics/search.js';
import { sentenceAround } from '#workers/law/contents/carriers.js';
import { incompleteness, type Incomplete } from '#workers/law/contents/completeness.js';
import type { Contents, Part } from '#workers/law/contents/content.js';
import { DocumentText, type Span } from '#workers/law/contents/document-text.js';
import { searchContents, type FoundContents } from '#workers/law/contents/search.js';
import type { ReadRule } from '#workers/law/readers/index.js';
import type { RuleReading } from './answer.js';
import { issueFrom, unaddressed } from './issue.js';
import type { RulePlaces } from './rule-places.js';

const LISTS = { en: new Intl.ListFormat('en-GB'), ar: new Intl.ListFormat('ar') } as const;

/** Why something may be in the document though it was not found. */
const WHY: Record<Incomplete | 'unread' | 'elsewhere' | 'clause', InBoth> = {
  unread: {
    en: 'parts of the document could not be read',
    ar: 'أجزاء من المستند تعذرت قراءتها',
  },
  long: {
    en: 'the document is longer than what is searched for it',
    ar: 'المستند أطول مما يُبحث فيه عن ذلك',
  },
  short: { en: 'the text is too short to be the whole document', ar: 'النص أقصر من أن يكون المستند كاملاً' },
  form: { en: 'the document is a form that is not filled in', ar: 'المستند نموذج لم تُملأ بياناته' },
  extract: { en: 'the text is an extract', ar: 'النص مقتطف من المستند' },
  supplement: {
    en: 'the document supplements another, which may have it',
    ar: 'المستند مكمل لغيره، وقد يرد ذلك في الأصل',
  },
  elsewhere: {
    en: 'the document refers for it to something that is not in its text',
    ar: 'المستند يحيل في ذلك إلى ما ليس في نصه',
  },
  clause: {
    en: 'a clause is on this subject and was not understood',
    ar: 'في المستند بنداً في هذا الموضوع لم يُفهم',
  },
};

/** Said beside parts that are missing of those that may be in a clause that was not understood. */
const NOT_UNDERSTOOD: Record<Language, (parts: string) => string> = {
  en: (parts) => `A clause may be on ${parts}; it was not understood.`,
  ar: (parts) => `وقد يتناول أحد البنود ما يلي ولم يُفهم: ${parts}.`,
};

/** Most characters of a passage that is quoted on what a document contains. */
const QUOTE_CHARS = 400;

/** What a rule wants a document to contain, and the passages on its subject. */
interface Asked {
  contents: Contents;
  /** Passages that are on the subject and could not be read for it. */
  touched: readonly RuleReading[];
  /** Where the rule's phrases stand. */
  places: RulePlaces;
}

/** Answers rules on what a document must contain, from its whole text. */
export class Silence {
  readonly #text: DocumentText;
  readonly #incomplete: Incomplete | 'unread' | null;

  constructor(
    private readonly document: ExtractedDocument,
    private readonly asked: { isRead: boolean; isCertain: boolean; languages: readonly Language[] },
  ) {
    this.#text = new DocumentText(document.text);
    this.#incomplete = asked.isRead ? incompleteness(this.#text) : 'unread';
  }

  /** Returns what the document's having or lacking the contents means for a rule; null if it means nothing. */
  on(rule: ReadRule, { contents, touched, places }: Asked, lang: Language): Issue | null {
    const found = searchContents(this.#text, contents);
    if (found === null) return null;
    const { present, elsewhere, missing } = found;
    if (missing.length === 0 && elsewhere.length === 0) {
      const readings = present.map(({ at }) =>
        this.#reading(rule, sentenceAround(this.#text.flat, at), 'keeps', null),
      );
      const issue = issueFrom(rule, readings, lang);
      const names = namesOf(contents.parts, lang);
      return (
        issue && {
          ...issue,
          description: lang === 'en' ? `The document has: ${names}.` : `ورد في المستند: ${names}.`,
        }
      );
    }
    if (!this.asked.isCertain) return null;
    const open = touched.filter(({ quote }) =>
      missing.some(({ subject }) => new DocumentText(quote).has(subject)),
    );
    if (open.length > 0 && contents.within === undefined) return issueFrom(rule, open, lang);
    const unread = contents.within === undefined ? unreadParts(rule, { contents, found, places }) : [];
    if (unread.length > 0 && unread.length === missing.length) return this.#unreadAt(rule, unread, lang);
    const unreadNames = namesOf(
      unread.map(({ part }) => part),
      lang,
    );
    const absent = missing.filter((one) => unread.every(({ part }) => part !== one));
    // What must stand in one clause is not to be found in another document.
    const why = contents.within === undefined || this.#incomplete === 'unread' ? this.#incomplete : null;
    const [first] = elsewhere;
    if (missing.length === 0 && first !== undefined)
      return this.#unknown(
        rule,
        { parts: elsewhere.map(({ part }) => part), why: 'elsewhere', at: first.at },
        lang,
      );
    if (why !== null) return this.#unknown(rule, { parts: missing, why, at: null }, lang);
    return {
      ...unaddressed(rule, rule.silence === 'issue' ? 'issue found' : 'warning', lang),
      description: [
        lang === 'en'
          ? `Not found in the document: ${namesOf(absent, lang)}.`
          : `لم يرد في المستند: ${namesOf(absent, lang)}.`,
        ...(unread.length === 0 ? [] : [NOT_UNDERSTOOD[lang](unreadNames)]),
      ].join(' '),
      searched: this.asked.languages.flatMap((one) => rule.searched[one]),
    };
  }

  #unreadAt(rule: ReadRule, unread: readonly UnreadPart[], lang: Language): Issue | null {
    const parts = unread.map(({ part }) => part);
    const says = {
      en: `Not found: ${namesOf(parts, 'en')}; but ${WHY.clause.en}.`,
      ar: `لم يُعثر على: ${namesOf(parts, 'ar')}، غير أن ${WHY.clause.ar}.`,
    };
    const readings = unread.map(({ place }): RuleReading => {
      const { quote, evidence, clause, section } = place;
      return { rule: rule.id, answer: 'mentions', says, quote, evidence, clause, section };
    });
    const distinct = readings.filter(
      ({ quote }, at) => readings.findIndex((one) => one.quote === quote) === at,
    );
    return issueFrom(rule, distinct, lang);
  }

  #unknown(
    rule: ReadRule,
    { parts, why, at }: { parts: readonly Part[]; why: keyof typeof WHY; at: Span | null },
    lang: Language,
  ): Issue {
    const says = {
      en: `Not found: ${namesOf(parts, 'en')}; but ${WHY[why].en}.`,
      ar: `لم يُعثر على: ${namesOf(parts, 'ar')}، غير أن ${WHY[why].ar}.`,
    };
    const reading = at === null ? undefined : this.#reading(rule, at, 'mentions', says);
    const quoted = reading === undefined ? null : issueFrom(rule, [reading], lang);
    if (quoted !== null) return quoted;
    return {
      ...unaddressed(rule, 'could not check', lang),
      description: says[lang],
      searched: this.asked.languages.flatMap((one) => rule.searched[one]),
    };
  }

  #reading(
    rule: ReadRule,
    { start, end }: Span,
    answer: RuleReading['answer'],
    says: RuleReading['says'],
  ): RuleReading {
    const last = Math.min(end, start + QUOTE_CHARS);
    return {
      rule: rule.id,
      answer,
      says,
      quote: this.document.text.slice(start, last),
      evidence: { start, end: last, page: pageAt(this.document.pages, start) },
      clause: null,
      section: null,
    };
  }
}

/** A part that was not found, and a passage in which it may stand. */
interface UnreadPart {
  part: Part;
  place: TopicPlace;
}

/**
 * Finds for each part that is missing a sentence with a phrase of the rule and the part's subject: it may stand in there. What
 * another part was read from is understood, and so is what tells that the rule asks something of the document.
 */
function unreadParts(
  rule: ReadRule,
  {
    contents,
    found: { missing, present },
    places,
  }: Pick<Asked, 'contents' | 'places'> & { found: FoundContents },
): UnreadPart[] {
  if (missing.length === 0) return [];
  const open = places.hits(rule.id).flatMap((hit) => {
    const { start, end } = places.spanOf(hit);
    const text = new DocumentText(places.textOf(hit));
    const isUnderstood =
      present.some(({ at }) => at.start < end && start < at.end) ||
      contents.onlyIf?.some((words) => text.has(words)) === true;
    return isUnderstood ? [] : [{ hit, text }];
  });
  return missing.flatMap((part) => {
    const found = open.find(({ text }) => text.has(part.subject));
    return found === undefined ? [] : { part, place: places.place(found.hit) };
  });
}

const namesOf = (parts: readonly Part[], lang: Language) =>
  LISTS[lang].format(parts.map(({ name }) => name[lang]));
