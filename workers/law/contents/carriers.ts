import type { InBoth } from '#platform/law/rules/rule.js';
import type { Part } from './content.js';
import type { DocumentText, Span } from './document-text.js';

/** What a document may refer to for what it does not say itself. */
const CARRIERS: InBoth = {
  en: '\\b(?:annex(?:ure)?s?|schedules?|appendix|appendices|exhibits?|attachments?|enclosures?|handbook|manual|(?:internal|work|company) (?:regulations?|policy|policies|rules)|order form|purchase order|statement of work|offer letter|letter of (?:offer|appointment)|job (?:offer|description|card)|(?:data processing|separate) (?:agreement|addendum)|(?:unified|standard) (?:employment )?contract|(?:form|contract) (?:documented|registered|authenticated) on|(?:shipping|delivery|returns?|refund|payment|privacy|cookies?|retention|warranty|exchange) (?:policy|notice|page|terms)|disclosure document|operations? manual|product page)\\b',
  ar: '~(?:ملحق|ملاحق|جدول|مرفق|مرفقات|كتيب|كتيبات|دليل|لائحة (?:ال)?(?:داخلية|تنظيم)|لوائح (?:ال)?داخلية|عرض (?:ال)?وظيفي|خطاب (?:ال)?(?:عرض|تعيين)|وصف (?:ال)?وظيفي|بطاقة (?:ال)?وصف|نموذج (?:ال)?موحد|عقد (?:ال)?(?:موحد|موثق)|أمر (?:ال)?شراء|اتفاقية (?:ال)?(?:معالجة|مستقلة)|سياسة (?:ال)?(?:شحن|توصيل|استرجاع|استبدال|خصوصية|دفع|احتفاظ|ضمان|ملفات)|وثيقة (?:ال)?إفصاح|صفحة (?:ال)?(?:منتج|شحن|دفع))',
};
/** Words for everything that a document may leave to another. */
const ALL: InBoth = {
  en: '\\b(?:particulars|key terms|main terms|employment details|(?:employee|personal|party|parties|contract) (?:details|information|data))\\b',
  ar: '~(?:بيانات (?:ال)?(?:عامل|موظف|طرفين|عقد|أساسية)|تفاصيل (?:ال)?(?:عقد|طرفين)|شروط (?:ال)?أساسية)',
};
/** Words that are not far from each other are of one reference. */
const NEAR_CHARS = 160;
/** So many references are read at most for one part: a real document has fewer. */
const MOST_CARRIERS = 400;

/** Finds the place where a document refers for a part to something beside its own text; null if it does not. */
export function carrierOf(text: DocumentText, { subject }: Part): Span | null {
  for (const carrier of text.findAll(CARRIERS).slice(0, MOST_CARRIERS)) {
    const { start, end } = sentenceAround(text.flat, carrier);
    const words = text.within({ start, end });
    if (words.has(subject) || words.has(ALL)) return { start, end };
  }
  return null;
}

const LEAVES_TO: InBoth = {
  en: `\\b(?:stated|set (?:out|forth)|given|listed|shown|specified|detailed|contained|described|provided|found) (?:in|on) (?:the |our )?(?:\\w+ ){0,3}?(?:${CARRIERS.en})`,
  ar: `~(?:مبين|مبينة|محدد|محددة|مذكور|مذكورة|وارد|واردة|موضح|موضحة|مدرج|مدرجة|منصوص)# (?:عليه |عليها )?(?:في|ب) ?(?:${CARRIERS.ar})`,
};

/** Tells whether words of a document only say where something else has what they are on: "the wage is stated in Annex A". */
export function onlyRefers(text: DocumentText, at: Span): boolean {
  if (/\d/.test(text.flat.slice(at.start, at.end))) return false;
  return text.within(sentenceAround(text.flat, at)).has(LEAVES_TO);
}

/** Returns the sentence or line around a place. */
export function sentenceAround(flat: string, { start, end }: Span): Span {
  const before = flat.slice(Math.max(0, start - NEAR_CHARS), start);
  const after = flat.slice(end, end + NEAR_CHARS);
  const opens = Math.max(before.lastIndexOf('\n'), before.search(/[.;؛][^.;؛]*$/));
  const closes = after.search(/[.;؛\n]/);
  return { start: start - before.length + opens + 1, end: end + (closes < 0 ? after.length : closes) };
}
