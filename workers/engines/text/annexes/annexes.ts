import {
  annexLine,
  isAgreementTitle,
  isAnnexTitle,
  isPassedOver,
  labelsIn,
  namesAgreement,
  namesSchedule,
  type AnnexLine,
} from './headings.js';
import { isOwnAgreement, opensAgreement } from './own-agreement.js';

/** What follows the main text of a contract under a heading of its own. */
export interface Annex {
  start: number;
  end: number;
  /** What the contract calls it: "Exhibit G"; null if it has a title alone. */
  label: string | null;
  title: string | null;
}

/** What follows the main text of a contract. */
export interface Annexes {
  annexes: Annex[];
  /** Those that are agreements of their own, and not parts of the contract: each with its own annexes. */
  agreements: Annex[];
}

interface Line {
  text: string;
  start: number;
}

/** Where the parties sign: nothing before it is an annex, however it is called. */
const SIGNED =
  /\bIN WITNESS (?:WHEREOF|THEREOF)\b|(?:^|\n|\s{3})(?:By|Signed|Signature)\s{0,3}:|\/s\/|\bAGREED (?:TO )?AND ACCEPTED\b|\bAUTHORI[SZ]ED SIGNATURE|\bduly executed this\b|(?<![ء-ي])(?:التوقيع|توقيع الطرف|وإشهادا على|حرر هذا العقد|حررت هذه الاتفاقية)(?![ء-ي])/gi;
/** Duties that stand before the signatures of a contract, and not before those of a cover or a letter. */
const DUTY = /\b(?:shall|will|agrees?|must)\b|(?<![ء-ي])(?:يلتزم|تلتزم|يتعهد|يجب|يحق|يلزم)/gi;
const LEAST_DUTIES = 6;
/** Characters at the top of a text where a filing's own label stands. */
const TOP_CHARS = 500;
/** Labels that follow each other within so few characters are the entries of a list, if there are three. */
const LIST_CHARS = 160;
/** Lines and characters below an annex's label that are read for its title. */
const TITLE_LINES = 6;
const TITLE_CHARS = 800;
/** Lines of which a title consists at most. */
const TITLE_PARTS = 3;
/** Most titles of agreements below which the text is read. */
const MOST_READ = 300;
/** Words after which a label is an object of a sentence, and no heading. */
const GOES_ON = /(?:,|\b(?:in|to|of|on|by|the|and|or|as|with|this|see|under|per|hereto|entitled))$/;

/**
 * Finds the annexes of a contract, in the order of the text. Nothing before the signatures is one, and an entry of a list
 * neither: where it is not sure that an annex begins, none is found.
 */
export function findAnnexes(text: string): Annexes {
  const signed = signedAt(text);
  if (signed === null) return { annexes: [], agreements: [] };
  const lines = linesOf(text);
  const named = lines.flatMap(({ text: line, start }, at): (AnnexLine & { at: number })[] => {
    const found = annexLine(line, start);
    return found === null || GOES_ON.test(lines[at - 1]?.text ?? '') ? [] : [{ ...found, at }];
  });
  const filed = new Set(
    named.filter(({ start }) => start < Math.min(TOP_CHARS, signed)).map(({ label }) => label),
  );
  const labelled = withoutLists(named.filter(({ label, start }) => start > signed && !filed.has(label)));
  const heads: Head[] = labelled.map(({ label, start, rest, at }) => ({
    ...{ start, end: start, label, title: titleBelow(lines, at, rest), isAgreement: false, at },
  }));
  const found = joined([...heads, ...unlabelled(lines, text, signed, heads)]);
  found.forEach((annex, at) => {
    annex.end = found[at + 1]?.start ?? text.length;
  });
  return {
    annexes: found.map(({ start, end, label, title }) => ({ start, end, label, title })),
    agreements: agreementsAmong(found, text, labelsIn(text.slice(0, signed))),
  };
}

/**
 * Returns the annexes that are agreements, each up to the end of its own annexes: those that follow it, and that it
 * speaks of and the contract does not.
 */
function agreementsAmong(found: readonly Head[], text: string, ofContract: ReadonlySet<string>): Annex[] {
  const agreements: Annex[] = [];
  let own: ReadonlySet<string> = new Set();
  for (const { start, end, label, title, isAgreement } of found) {
    const body = text.slice(start, end);
    const last = agreements.at(-1);
    const key = label?.toLowerCase() ?? '';
    const above = /\s(?:of|to) (.+)$/.exec(key)?.[1];
    if (isAgreement || (label !== null && isOwnAgreement(title, body))) {
      agreements.push({ start, end, label, title });
      own = labelsIn(body);
    } else if (
      last?.end === start &&
      (last.label?.toLowerCase() === above || (own.has(key) && !ofContract.has(key)))
    )
      last.end = end;
  }
  return agreements;
}

/** Returns where the contract is signed, after its first duties; null if it does not show that. */
function signedAt(text: string): number | null {
  let duties = 0;
  let from: number | null = null;
  for (const { index } of text.matchAll(DUTY)) {
    if ((duties += 1) < LEAST_DUTIES) continue;
    from = index;
    break;
  }
  if (from === null) return null;
  const signed = new RegExp(SIGNED);
  signed.lastIndex = from;
  return signed.exec(text)?.index ?? null;
}

/** Returns the lines that have words. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ text: line.trim(), start });
    start += line.length + 1;
  }
  return lines;
}

/** Leaves out the entries of lists: three labels or more, one below the other, that come again further on. */
function withoutLists<L extends AnnexLine>(named: readonly L[]): L[] {
  const last = new Map(named.map((one) => [one.label, one.start]));
  const kept: L[] = [];
  let list: L[] = [];
  const close = () => {
    const isList = new Set(list.map(({ label }) => label)).size >= 3;
    if (!isList || !list.some(({ label, start }) => (last.get(label) ?? 0) > start)) kept.push(...list);
    list = [];
  };
  for (const one of named) {
    const before = list.at(-1);
    const goesOn = before !== undefined && one.start - before.start <= LIST_CHARS;
    if (!goesOn || list.some(({ label }) => label === one.label)) close();
    list.push(one);
  }
  close();
  return kept;
}

/** Joins what one annex's label opens again on each of its pages. */
function joined<A extends Annex>(heads: readonly A[]): A[] {
  const kept: A[] = [];
  for (const head of [...heads].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    const isSame = last?.label === head.label && (head.label !== null || last.title === head.title);
    if (!isSame) kept.push(head);
    else last.title ??= head.title;
  }
  return kept;
}

/** Returns the title of an annex: what stands behind its label, or the lines below it up to the kind of an agreement. */
function titleBelow(lines: readonly Line[], at: number, rest: string): string | null {
  const from = lines[at]?.start ?? 0;
  const title: string[] = [];
  const next = lines.slice(at + 1, at + 1 + TITLE_LINES).filter(({ start }) => start - from < TITLE_CHARS);
  for (const { text, start } of [...(rest === '' ? [] : [{ text: rest, start: from }]), ...next]) {
    if (isPassedOver(text)) continue;
    if (title.length === TITLE_PARTS || !isAnnexTitle(text) || annexLine(text, start) !== null) break;
    if (title[0] !== undefined && !runsOn(title[0], text)) break;
    title.push(text.replace(/\s+/g, ' '));
    if (isAgreementTitle(text)) return title.join(' ');
  }
  return title[0] ?? null;
}

/** Tells whether a title goes on in the line below it: both are in capitals, or the first breaks off. */
const runsOn = (title: string, next: string) =>
  (title === title.toUpperCase() && next === next.toUpperCase()) || /\b(?:of|and|for|to|the|&)$/i.test(title);

interface Head extends Annex {
  /** True if its title alone shows that it is an agreement. */
  isAgreement: boolean;
  /** Which line it begins on. */
  at: number;
}

/** Finds what begins after the signatures under a title alone, one that the contract itself does not have. */
function unlabelled(lines: readonly Line[], text: string, signed: number, heads: readonly Head[]): Head[] {
  const known = new Set(lines.filter(({ start }) => start < signed).map(({ text: line }) => plain(line)));
  const titles = new Set(heads.flatMap(({ at }) => [at, at + 1, at + 2, at + 3]));
  let read = 0;
  return lines.flatMap(({ text: line, start }, at): Head[] => {
    if (start <= signed || titles.has(at) || line.length > 110) return [];
    const isAgreement =
      !known.has(plain(line)) &&
      isAnnexTitle(line) &&
      namesAgreement(line) &&
      (read += 1) <= MOST_READ &&
      opensAgreement(text, start);
    if (!isAgreement && !namesSchedule(line)) return [];
    known.add(plain(line));
    return [{ start, end: start, label: null, title: line.replace(/\s+/g, ' '), isAgreement, at }];
  });
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
