import { fold } from '#workers/engines/text/arabic.js';
import { LAWS, type LawName } from '#platform/law/laws.js';

/** The name of a law in a text; `law` is null if it is not one of those that are held. */
export interface NamedLaw {
  start: number;
  end: number;
  law: LawName | null;
  /** True of a decree that is named by itself: it follows the law that it issued. */
  decree: boolean;
}

/** Other names under which laws go, besides those of the list; implementing regulations come before their laws. */
const ENGLISH_NAMES: readonly (readonly [LawName, string])[] = [
  ['personal-data-regulation', 'implementing regulations? (?:of|to|under) (?:the )?(?:personal data protection law|pdpl)'],
  ['personal-data-regulation', '(?:pdpl|personal data protection law) implementing regulations?'],
  ['personal-data', 'personal data protection law|pdpl'],
  ['civil-transactions', 'civil transactions? (?:law|code|system)'],
  ['civil-procedure', 'law of civil procedures?|civil procedures? law|law of procedure before sharia courts'],
  ['commercial-courts', 'commercial courts? (?:law|system)|law of commercial courts?'],
  ['commercial-agencies', 'commercial agenc(?:y|ies) law'],
  ['gcc-trademark', '(?:gcc )?trade-?marks? law'],
  ['government-tenders', 'government tenders and procurement law|gtpl'],
  ['companies', '(?<!professional |commercial )compan(?:y|ies) law'],
  ['competition', 'competition law'],
  ['copyright', 'copyrights? (?:protection )?law'],
  ['enforcement', '(?:enforcement|execution) law'],
  ['evidence', 'law of evidence|evidence law'],
  ['franchise', '(?:commercial )?franchise law'],
  ['income-tax', 'income tax law'],
  ['labor', 'labou?r law'],
  ['arbitration', 'arbitration law'],
  ['bankruptcy', 'bankruptcy law'],
]; // prettier-ignore
const COMPILED = ENGLISH_NAMES.map(([law, source]) => [law, new RegExp(`(?:${source})$`, 'i')] as const);
const ARABIC_NAMES = Object.entries(LAWS)
  .map(([law, { name }]) => [law as LawName, fold(name.ar).replace(/^ال/, '')] as const)
  // Of two names of which one contains the other, the longer one is meant.
  .sort(([, a], [, b]) => b.length - a.length);

const WORD = "[A-Za-z][A-Za-z'’-]{0,30}";
/** Anything that is named as a law in English, with up to eight words before it. */
const ENGLISH = new RegExp(
  `(?:\\b${WORD} ){0,8}\\b(?:law of (?:evidence|civil procedures?|commercial courts?)|implementing regulations?(?: (?:of|to|under) (?:the )?(?:${WORD} ){0,4}(?:law|pdpl))?|laws?|regulations?|codes?|acts?|statutes?|decrees?|systems?|conventions?|pdpl|gtpl)\\b`,
  'gi',
);
const ARABIC =
  /(?<![\u0621-\u064a])[وف]?[بكل]?(?:ال)?(?:نظام|لاءحه|قانون|مرسوم|اتفاقيه)(?: [\u0621-\u064a]{1,20}){0,9}/g;

/** Letters that may be joined to the front of a name: و ف ب ك ل ال. */
const MOST_JOINED = 4;

/** What makes a law with a known name another country's, a draft, or another law whose name begins the same. */
const FOREIGN =
  /\b(?:UAE|Emirati|Emirates|DIFC|ADGM|Egyptian|English|British|UK|French|German|Swiss|Kuwaiti|Bahraini|Qatari|Omani|Jordanian|Indian|Chinese|Federal|Model|US|U\.S|American|New York|California|Delaware|draft|former|previous|repealed)\b/i;
const FOREIGN_ARABIC =
  /(?:الاماراتي|المصري|الكويتي|البحريني|القطري|العماني|الاردني|الانجليزي|الفرنسي|الامريكي|الاتحادي|السابق|الملغي|المهنيه|التطوعي)/;
const DECREE = /^[^.;]{0,60}?(?:M|م) ?\/ ?(\d{1,3})/;

/** Tells whether the text after a law's name gives another decree than the law's: an older law of the same name. */
function isOtherDecree(law: LawName, after: string): boolean {
  const [, given] = DECREE.exec(after) ?? [];
  const [, own] = /-m(\d+)-/.exec(LAWS[law].key) ?? [];
  return given !== undefined && own !== undefined && given !== own;
}

function known(law: LawName | undefined, name: string, after: string): LawName | null {
  if (law === undefined || FOREIGN.test(name) || FOREIGN_ARABIC.test(`${name}${after.slice(0, 20)}`))
    return null;
  return isOtherDecree(law, after) ? null : law;
}

/** Finds whatever is named as a law in a folded text, in English and Arabic, in order. */
export function lawsIn(text: string): NamedLaw[] {
  const english = Array.from(text.matchAll(ENGLISH), ({ index, 0: name }): NamedLaw => {
    const end = index + name.length;
    const law = COMPILED.find(([, pattern]) => pattern.test(name))?.[0];
    return {
      start: index,
      end,
      law: known(law, name, text.slice(end, end + 80)),
      decree: /decrees?$/i.test(name),
    };
  });
  const arabic = Array.from(text.matchAll(ARABIC), ({ index, 0: words }): NamedLaw => {
    const found = ARABIC_NAMES.map(([law, name]) => ({ law, at: words.indexOf(name), name })).find(
      ({ at }) => at >= 0 && at <= MOST_JOINED,
    );
    const length = found === undefined ? words.length : found.at + found.name.length;
    const end = index + length;
    return {
      start: index,
      end,
      law: known(found?.law, words.slice(0, length), text.slice(end, end + 80)),
      decree: found === undefined && /^.{0,4}مرسوم/.test(words),
    };
  });
  return [...english, ...arabic].sort((a, b) => a.start - b.start);
}
