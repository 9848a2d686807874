import { isTitle, NUMBERED } from '../titles.js';

/** A line that names an annex: "EXHIBIT G", "Schedule 2 – Prices", "الملحق (1)". */
export interface AnnexLine {
  start: number;
  end: number;
  /** Words by which the contract calls the annex: "Exhibit G", "Exhibit 5 of Appendix A". */
  label: string;
  /** What follows the label on the line. */
  rest: string;
}

const WORD = '(?:EXHIBIT|SCHEDULE|APPENDIX|ANNEX(?:URE)?|ATTACHMENT)';
const NUMBER =
  '["“]?(?:[A-Z]{1,2}(?:[-.‑]?\\d{1,3})?(?:\\.\\d{1,3})?|[IVX]{1,5}|\\d{1,3}(?:\\.(?:\\d{1,3}|[A-Z])){0,3}(?:\\([A-Za-z0-9]{1,3}\\)){0,3})["”]?(?![\\w/’\'])';
const LABEL = `${WORD}\\s{1,9}(?:No\\.?\\s{1,3}|[-–]\\s{1,3})?${NUMBER}`;
const LINE = new RegExp(`^[“"([]?(${LABEL}(?:\\s{1,9}(?:OF|TO)\\s{1,9}(?:THE\\s{1,3})?${LABEL})?)(.*)$`, 'i');
const OTHER_LABEL = new RegExp(
  `(?<!\\b(?:in|to|of|on|by|per|under|with|and|or|see|the|this)\\s{1,3})\\b(${LABEL})`,
);
/** The kinds of annexes as headings write them: in capitals, or with one. */
const WRITTEN =
  /^[“"([]?(?:EXHIBIT|SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|Exhibit|Schedule|Appendix|Annex|Attachment)/;

const ARABIC_NUMBER =
  '(?:رقم\\s{0,3})?[(\\[]?\\s{0,3}(?:[\\d٠-٩]{1,3}|[أ-ي](?![ء-ي]))\\s{0,3}[)\\]]?|(?:ال)?(?:أول|اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)(?:ة)?(?![ء-ي])';
const ARABIC_LINE = new RegExp(`^((?:ال)?(?:ملحق|مرفق)\\s{1,3}(?:${ARABIC_NUMBER}))(.*)$`);

/** A line of a table of contents ends with the number of its page. */
const OF_CONTENTS = /\.{3,}|\s\d{1,3}\s*$/;
/** What follows a label where the line is a sentence, or the foot of a page: "Exhibit A, Page 1". */
const NO_HEADING =
  /^\s{0,9}(?:[,;)]|[-–]?\s{0,3}page\b|\p{Ll}|و?(?:على|في|من|هو|هي|أعلاه|المشار|المذكور|يتضمن|تتضمن)(?![ء-ي]))/u;
/** Characters of a line that are read. */
const READ_CHARS = 400;

const ANY_LABEL = new RegExp(`\\b${LABEL}`, 'gi');

/** Returns the labels of annexes that a text speaks of, in small letters. */
export const labelsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(ANY_LABEL)].map(([label]) => written(label).toLowerCase()));

/** Reads a line as the heading of an annex; null if it is none. Offsets count from where the line starts. */
export function annexLine(line: string, start: number): AnnexLine | null {
  const text = line.slice(0, READ_CHARS).trim();
  const match = WRITTEN.test(text) ? LINE.exec(text) : ARABIC_LINE.exec(text);
  if (match === null) return null;
  const [, label = '', rest = ''] = match;
  if (NO_HEADING.test(rest) || (rest.length < 120 && rest.trim() !== '' && OF_CONTENTS.test(rest)))
    return null;
  if (OTHER_LABEL.test(rest)) return null;
  return { start, end: start + line.length, label: written(label), rest: titleOf(rest) };
}

/** Writes a label as it stands in running text: "EXHIBIT G" becomes "Exhibit G". */
const written = (label: string) =>
  label
    .replace(/["“”[(]+(?=[A-Z]{2})|["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s[-–]\s/, ' ')
    .replace(new RegExp(WORD, 'gi'), (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .replace(/\b(?:OF|TO)\b/g, (word) => word.toLowerCase())
    .trim();

/** A title in capitals at the beginning of a line that runs on with the text. */
const CAPITALS = /^(?:[A-Z][A-Z&/'’()-]{0,24}[,:]?\s){1,14}(?=["“]?(?:[A-Z][a-z]|\d|\[))/;

function titleOf(rest: string): string {
  const text = rest
    .replace(/^[\s:.–—-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 60 ? (CAPITALS.exec(text)?.[0].trim() ?? text) : text;
}

/** Lines between an annex's label and its text that name nothing. */
const NO_TITLE =
  /^confidential|confidential treatment|^[^\p{L}]*$|^\[|attached|execution (?:copy|version)|^page\b|\bpage\s{1,3}\d{1,3}\s{1,3}of\b|omitted|^source:|^to\b/iu;

/** Tells whether a line below an annex's label is its title, or a line of it. */
export const isAnnexTitle = (line: string): boolean => {
  const text = line.replace(/\s+/g, ' ').trim();
  return text.length <= 110 && !NO_TITLE.test(text) && (isTitle(text, 14) || isArabicAgreement(text));
};

/** Tells whether a line between an annex's label and its title may be passed over. */
export const isPassedOver = (line: string): boolean =>
  /^[^\p{L}]*$|^confidential|confidential treatment|^\[|^(?:attached )?to (?:the|this|that)\b.{0,120}\b(?:agreement|contract|lease)\b/iu.test(
    line.trim(),
  );

const isArabicAgreement = (text: string) =>
  /^(?:نموذج\s)?(?:ال)?(?:عقد|اتفاقية|شروط|أحكام)(?![ء-ي])/.test(text);

/** Titles of agreements that can stand by themselves, and of terms that are to be agreed with others. */
const AGREEMENT =
  /\bagreements?\b|\b(?:contract|sublicen[cs]e|licen[cs]e|lease|guarant(?:y|ee)s?|undertaking)\s*(?:\(|$)|\bterms and conditions\b|(?<![ء-ي])(?:ال)?(?:عقد|اتفاقية|شروط|أحكام)(?![ء-ي])/i;
/** Titles that say that the text changes, adds to or describes the contract itself. */
const OF_THE_CONTRACT =
  /\b(?:service level|amendment|addendum|additional|supplement\w*|special|description|list|schedule|summary|principles|definitions|form of (?:notice|report|invoice|order)|pricing|fees|payment|sla|policy|technical|statement of work)\b|(?<![ء-ي])(?:مستوى الخدمة|تعديل|إضافية|الأسعار|خاصة)(?![ء-ي])/i;

/** A whole agreement's title, as it stands alone on its line. */
export const namesAgreement = (title: string): boolean =>
  isAgreementTitle(title) &&
  !NUMBERED.test(title) &&
  /\bagreement\b|(?<![ء-ي])(?:عقد|اتفاقية)(?![ء-ي])/i.test(title) &&
  !/^(?:this|section|article|\/s)/i.test(title);

/** A title by which something else than an agreement opens: "PRICING SCHEDULE". */
export const namesSchedule = (line: string): boolean =>
  /^[A-Z][A-Z ,&/'’-]{3,70} (?:SCHEDULE|EXHIBIT|ADDENDUM|APPENDIX|ATTACHMENT)$/.test(line);

/** Tells whether a title is one of an agreement that can stand by itself. */
export const isAgreementTitle = (title: string): boolean =>
  AGREEMENT.test(title) && !OF_THE_CONTRACT.test(title);
