import type { Language } from '#shared/contracts/common.js';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import type { TopicPlace } from '#workers/engines/topics/search.js';
import { sentenceAround } from '#workers/law/contents/carriers.js';
import { incompleteness, type Incomplete } from '#workers/law/contents/completeness.js';
import type { Contents, Part } from '#workers/law/contents/content.js';
import { DocumentText, type Span } from '#workers/law/contents/document-text.js';
import { searchContents } from '#workers/law/contents/search.js';
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
    const unread = contents.within === undefined ? placeOf(rule, missing, places) : undefined;
    if (unread !== undefined) return this.#unreadAt(rule, unread, lang);
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
      description:
        lang === 'en'
          ? `Not found in the document: ${namesOf(missing, lang)}.`
          : `لم يرد في المستند: ${namesOf(missing, lang)}.`,
      searched: this.asked.languages.flatMap((one) => rule.searched[one]),
    };
  }

  #unreadAt(rule: ReadRule, { part, place }: UnreadPart, lang: Language): Issue | null {
    const says = {
      en: `Not found: ${part.name.en}; but ${WHY.clause.en}.`,
      ar: `لم يُعثر على: ${part.name.ar}، غير أن ${WHY.clause.ar}.`,
    };
    const { quote, evidence, clause, section } = place;
    return issueFrom(
      rule,
      [{ rule: rule.id, answer: 'mentions', says, quote, evidence, clause, section }],
      lang,
    );
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

interface UnreadPart {
  part: Part;
  place: TopicPlace;
}

/** Finds a sentence with a phrase of the rule and the subject of a part that was not found; the part may stand in it. */
function placeOf(rule: ReadRule, missing: readonly Part[], places: RulePlaces): UnreadPart | undefined {
  for (const hit of places.hits(rule.id)) {
    const text = new DocumentText(places.textOf(hit));
    const part = missing.find(({ subject }) => text.has(subject));
    if (part !== undefined) return { part, place: places.place(hit) };
  }
  return undefined;
}

const namesOf = (parts: readonly Part[], lang: Language) =>
  LISTS[lang].format(parts.map(({ name }) => name[lang]));
