import { analyse, isStopWord, type Token } from './analyse.js';
import { CONTRACT_TOPICS } from './contract-topics.js';

/** A topic, or a kind of value, that a stretch of text has; `term` is its term in the index. */
export interface Topic {
  term: string;
  start: number;
  end: number;
}

/** Returns the term of a topic in the index; no word has such a term. */
export const topicTerm = (name: string): string => `@${name}`;

/** Cues by their first term: the terms of each, and the topics that it speaks of. */
type Cues = Map<string, { terms: readonly string[]; topic: string }[]>;

function addCues(cues: Cues, topic: string, wordings: string): void {
  for (const wording of wordings.split(',')) {
    const terms = analyse(wording).map(({ term }) => term);
    const [first] = terms;
    if (first === undefined) continue;
    cues.set(first, [...(cues.get(first) ?? []), { terms, topic: topicTerm(topic) }]);
  }
}

let held: { asked: Cues; written: Cues } | undefined;

function topics(): { asked: Cues; written: Cues } {
  if (held !== undefined) return held;
  const asked: Cues = new Map();
  const written: Cues = new Map();
  for (const line of CONTRACT_TOPICS.trim().split('\n')) {
    const [name = '', asks = '', writes = ''] = line.split(' | ');
    addCues(asked, name.trim(), `${asks},${writes}`);
    addCues(written, name.trim(), writes);
  }
  return (held = { asked, written });
}

function found(tokens: readonly Token[], cues: Cues): Topic[] {
  return tokens.flatMap((token, at) =>
    (cues.get(token.term) ?? []).flatMap(({ terms, topic }) =>
      terms.every((term, index) => tokens[at + index]?.term === term)
        ? [{ term: topic, start: token.start, end: tokens[at + terms.length - 1]?.end ?? token.end }]
        : [],
    ),
  );
}

/** Values by how they are written; questions ask for them by other words. */
const VALUES: readonly (readonly [string, asked: RegExp, written: RegExp])[] = [
  [
    'amount',
    /\bhow much\b|\b(?:amount|price|cost|salary|rent|fee|sum)\b|(?:^|\s)(?:بكم|كم (?:ال)?(?:مبلغ|راتب|إيجار|ايجار|أجر|اجر|قيمة|سعر|ثمن|رسوم|غرامة|تعويض)|مقدار|قيمة)/giu,
    /(?:SAR|SR|USD|US\$|\$|€|£|EUR|GBP)\s?\d|[\d٠-٩]\)?\s*(?:ألف |مليون )?(?:ريال|دولار|dollars|riyals)|(?:ألف|آلاف|مائة|مئة|مليون|ألفا?) ?(?:ريال|دولار)/giu,
  ],
  [
    'duration',
    /\bhow (?:long|many (?:days|weeks|months|years|hours))\b|\b(?:period|deadline|duration)\b|(?:^|\s)(?:كم (?:يوم|شهر|سنة|مدة|ساعة)|مدة|المدة|مهلة|المهلة)/giu,
    /(?:\d+|[٠-٩]+|one|two|three|four|five|six|seven|ten|twelve|fifteen|thirty|forty|sixty|ninety)\)?[\s-]+(?:\([^)]{1,20}\) ?)?(?:business |calendar |working |consecutive )?(?:days?|weeks?|months?|years?|hours?)\b|(?:يوماً|يومًا|يوما|أيام|شهراً|شهرًا|شهور|أشهر|شهرين|سنوات|سنتان|سنتين|سنة|عاماً|ساعة|ساعات|أسبوع)(?![ء-ي])/giu,
  ],
  [
    'date',
    /\bwhen\b|\b(?:what|which) (?:date|day|year)\b|(?:^|\s)(?:متى|تاريخ|أي يوم)/giu,
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b[ ,]+\d|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|[\d٠-٩]{1,4}\/[\d٠-٩]{1,2}\/[\d٠-٩]{2,4}|(?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|محرم|رجب|شعبان|رمضان|شوال)\s?[\d٠-٩]{2,4}/giu,
  ],
  [
    'percentage',
    /\bpercent(?:age)?\b|\brate\b|(?:^|\s)(?:نسبة|كم النسبة|كم نسبة|معدل)/giu,
    /[\d٠-٩]\s?[%٪]|\bpercent\b|في المائة|في المئة|بالمائة|بالمئة/giu,
  ],
];

const valuesIn = (text: string, which: 1 | 2): Topic[] =>
  VALUES.flatMap((kind) =>
    [...text.matchAll(kind[which])].map(({ 0: match, index }) => ({
      term: topicTerm(kind[0]),
      start: index,
      end: index + match.length,
    })),
  );

/** Returns what a passage of a contract is about, and the kinds of value that it has. */
export const topicsOf = (text: string): Topic[] => [
  ...found(analyse(text), topics().written),
  ...valuesIn(text, 2),
];

/** Returns the terms of what a question asks for. */
export const askedTopics = (text: string): string[] => [
  ...new Set([...found(analyse(text), topics().asked), ...valuesIn(text, 1)].map(({ term }) => term)),
];

const VALUE_TOPICS = new Set(VALUES.map(([name]) => topicTerm(name)));

/** Tells whether a topic is a kind of value, of which nearly every clause has some. */
export const isValueTopic = (term: string): boolean => VALUE_TOPICS.has(term);

/** Returns every term by which topics are asked for or written of: of termination also that of "end". */
export function topicWords(terms: readonly string[]): string[] {
  const wanted = new Set(terms);
  const words = [topics().asked, topics().written].flatMap((cues) =>
    [...cues.values()].flatMap((list) =>
      list.filter(({ topic }) => wanted.has(topic)).flatMap((cue) => cue.terms),
    ),
  );
  return [...new Set(words)].filter((term) => !isStopWord(term));
}
