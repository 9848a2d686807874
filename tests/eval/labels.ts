import { parseArgs } from 'node:util';
import type { Finding } from '#workers/tools/risk/finding.js';
import { findingsOf } from '#tests/support/risk.js';
import { contractAt, drawContracts } from './contracts.js';
import { labelParts, marksOf, NO_HEADING, type Mark } from './label-reading.js';

/** `part`: true, but not the whole number, such as "27" for words in 27.1, or "(b)" for 11(b). */
type Verdict = 'right' | 'part' | 'wrong' | 'none';

/** What a finding says of its place, and what the text itself shows there. */
interface Judged {
  contract: string;
  finding: Finding;
  clause: Verdict;
  section: Verdict;
  quote: Verdict;
  /** The last number before the quoted words, and the last items below it. */
  read: string;
}

/** Returns the marks at or before a passage: the last number, and the items between it and the passage. */
function placeOf(marks: readonly Mark[], quote: { start: number; end: number }) {
  const before = marks.filter(({ start }) => start <= quote.start + 1);
  const main = before.findLast(({ item }) => !item) ?? null;
  const items = before.filter(({ item, start }) => item && start > (main?.start ?? -1));
  const within = marks.filter(({ item, start }) => item && start > quote.start && start < quote.end);
  return { main, items, within };
}

const sameForm = (a: string, b: string) => /^[ivx]+$/i.test(a) === /^[ivx]+$/i.test(b);

function clauseVerdict(label: string | null, place: ReturnType<typeof placeOf>): Verdict {
  if (label === null) return 'none';
  const { number, items } = labelParts(label);
  const { main, items: seen, within } = place;
  const own = main?.number.toLowerCase() ?? '';
  if (number !== null && number.toLowerCase() !== own)
    return own.startsWith(`${number.toLowerCase()}.`) && items.length === 0 ? 'part' : 'wrong';
  const last = items.at(-1)?.toLowerCase();
  if (last === undefined) return number === null ? 'wrong' : 'right';
  if (within.some((mark) => mark.number.toLowerCase() === last))
    return number === null && main !== null ? 'part' : 'right';
  const at = seen.findLastIndex((mark) => mark.number.toLowerCase() === last);
  if (at < 0) return 'wrong';
  return seen.slice(at + 1).some((mark) => sameForm(mark.number, last))
    ? 'wrong'
    : number === null && main !== null
      ? 'part'
      : 'right';
}

/** Returns the offset of the last place of a name at or before a passage; -1 if it stands nowhere there. */
function lastPlace(name: string, text: string, until: number): number {
  const words = name.replace(/^.*?\s[–—-]\s/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,20}')}(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return words.length === 0 ? -1 : ([...text.slice(0, until).matchAll(pattern)].at(-1)?.index ?? -1);
}

const TITLE_AFTER =
  /^[\s"“]*[A-Z][\w'’-]*(?:[\s,/&-]+(?:[A-Z][\w'’-]*|of|and|or|the|to|in|for|on|by|a|with)){0,8}["”]?\s*[.:\n]/;

function sectionVerdict(
  name: string | null,
  label: string | null,
  quote: { start: number; end: number },
  marks: readonly Mark[],
  text: string,
): Verdict {
  if (name === null) return 'none';
  if (name === label) return /^\(?[a-z]{1,4}[.)]{0,2}$/i.test(name) ? 'wrong' : 'none';
  if (NO_HEADING.test(name.trim())) return 'wrong';
  const { main } = placeOf(marks, quote);
  // A quote may begin with its own heading.
  const at = lastPlace(name, text, quote.start + name.length + 20);
  if (at < 0) return 'wrong';
  const own = marks.findLast(({ item, end }) => !item && end <= at);
  const between = own === undefined ? ' x' : text.slice(own.end, at);
  if (own !== undefined && /^[\s"“.:–—-]*$/.test(between)) {
    const number = main?.number ?? '';
    return number === own.number || number.startsWith(`${own.number}.`) || /^[ivxl]+$/i.test(own.number)
      ? 'right'
      : 'wrong';
  }
  const later = marks.some(
    ({ item, start, end, number }) =>
      !item &&
      start > at &&
      start <= quote.start &&
      !number.includes('.') &&
      TITLE_AFTER.test(text.slice(end, end + 100)),
  );
  return later ? 'wrong' : 'right';
}

/** A quote is wrong if it is a heading and nothing else, or runs on into the next clause's number. */
function quoteVerdict(quote: string, start: number, marks: readonly Mark[]): Verdict {
  const words = quote.trim();
  const bare = words.replace(/^[\s\d.()]+/, '');
  if (
    bare.length < 70 &&
    !/\b(?:shall|will|may|is|are|must|has|have|agrees?|not)\b/i.test(bare) &&
    TITLE_AFTER.test(`${bare.replace(/[.:]$/, '')}\n`)
  )
    return 'wrong';
  const runs = marks.some((mark) => {
    if (mark.item || mark.start <= start + 40 || mark.start >= start + quote.length) return false;
    return /[.]["”)]?\s+$/.test(quote.slice(0, mark.start - start));
  });
  return runs ? 'wrong' : 'right';
}

const rate = (judged: readonly Judged[], part: 'clause' | 'section' | 'quote') => {
  const count = (verdict: Verdict) => judged.filter((one) => one[part] === verdict).length;
  const said = count('right') + count('part') + count('wrong');
  const share = Math.round((count('wrong') / Math.max(1, said)) * 1000) / 10;
  return `${part}: right ${count('right')}, in part ${count('part')}, wrong ${count('wrong')} (${share}%), none ${count('none')}`;
};

/**
 * Compares the clause number and the section name on each finding of the built-in engine with what the text shows to
 * somebody who leafs back from the quoted words to the last number: `labels FOLDER` with `--contracts` contracts of
 * the open half and `--seed`. `--list` prints what differs.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      contracts: { type: 'string', default: '40' },
      list: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('labels needs a folder');
  const { seed, contracts: count } = values;
  const judged: Judged[] = [];
  for (const contract of await drawContracts(folder, { half: 'open', seed, count: Number(count) })) {
    const document = await contractAt(folder, contract);
    const marks = marksOf(document.text);
    for (const finding of await findingsOf(document)) {
      const { evidence, quote, clause, section } = finding;
      if (evidence === null || quote === null) continue;
      const place = placeOf(marks, evidence);
      judged.push({
        contract,
        finding,
        clause: clauseVerdict(clause, place),
        section: sectionVerdict(section, clause, evidence, marks, document.text),
        quote: quoteVerdict(quote, evidence.start, marks),
        read: [place.main?.number ?? '-', ...place.items.slice(-2).map(({ number }) => number)].join(' '),
      });
    }
  }
  process.stdout.write(
    `${judged.length} findings\n${(['clause', 'section', 'quote'] as const).map((part) => rate(judged, part)).join('\n')}\n`,
  );
  if (!values.list) return 0;
  for (const { contract, finding, read, clause, section, quote } of judged) {
    const parts = Object.entries({ clause, section, quote }).filter(([, verdict]) => verdict === 'wrong');
    if (parts.length === 0) continue;
    process.stdout.write(
      `\n${parts.map(([part]) => part).join(', ')}: [${finding.clause}] [${finding.section}], read: ${read}; ${contract} at ${finding.evidence?.start}\n` +
        `  ${finding.quote?.replace(/\s+/g, ' ').slice(0, 160)}\n`,
    );
  }
  return 0;
}
