import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import { isReadInFull, type ExtractedDocument, type ExtractionWarning } from '#platform/documents.js';

type Code = Exclude<ExtractionWarning['code'], 'hidden_text'>;
interface Words {
  reason: Record<Code, string>;
  /** Subject of the warning if it concerns something other than pages, by the code of the warning. */
  what: Partial<Record<Code, string>>;
  page: (page: string) => string;
  pages: (list: string) => string;
  somePages: string;
  range: (from: number, to: number) => string;
  comma: string;
  quoted: (quote: string) => string;
  doubtful: (count: number) => string;
  doubt: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    reason: {
      pages_unread: 'This part of the file could not be read. Save the document again and upload it.',
      pages_scanned:
        'Only an image, in which no text was recognized. Compare the page, or upload the original file.',
      pages_recognized:
        'The text comes from text recognition (OCR), which may misread words and numbers. Compare it with the page.',
      words_doubtful:
        'Some recognized words and numbers may be wrong. Check amounts, dates and names against the page.',
      hidden_text_left_out: 'Word hides this text, and it was left out',
      embedded_unread: 'It was not read. Save the document in Word with that file included.',
      numbers_unread:
        'The numbers that Word gives to clauses are not read from old Word files (.doc). Save the document as DOCX.',
    },
    what: {
      hidden_text_left_out: 'Hidden text',
      embedded_unread: 'A file within the document',
      numbers_unread: 'Clause numbers',
    },
    page: (page) => `Page ${page}`,
    pages: (list) => `Pages ${list}`,
    somePages: 'Some pages',
    range: (from, to) => `${from}–${to}`,
    comma: ', ',
    quoted: (quote) => `: “${quote}”.`,
    doubtful: (count) => `Doubtful places: ${count}.`,
    doubt: 'Part of the document could not be read, and such a clause may be there.',
  },
  ar: {
    reason: {
      pages_unread: 'تعذّرت قراءة هذا الجزء من الملف. احفظ المستند من جديد وارفعه.',
      pages_scanned: 'صورة لم يُتعرَّف على نص فيها. راجع الصفحة، أو ارفع الملف الأصلي.',
      pages_recognized:
        'مصدر النص هو التعرف الضوئي (OCR)، وقد يخطئ في قراءة الكلمات والأرقام. قارنه بالصفحة.',
      words_doubtful:
        'قد يكون بعض الكلمات والأرقام المتعرَّف عليها غير صحيح. راجع المبالغ والتواريخ والأسماء في الصفحة.',
      hidden_text_left_out: 'نص أخفاه برنامج Word، ولم يُقرأ',
      embedded_unread: 'لم يُقرأ. احفظ المستند في برنامج Word مع تضمين ذلك الملف.',
      numbers_unread:
        'لا تُقرأ الأرقام التي يضعها برنامج Word للبنود من ملفات Word القديمة (.doc). احفظ المستند بصيغة DOCX.',
    },
    what: {
      hidden_text_left_out: 'نص مخفي',
      embedded_unread: 'ملف داخل المستند',
      numbers_unread: 'أرقام البنود',
    },
    page: (page) => `الصفحة ${page}`,
    pages: (list) => `الصفحات: ${list}`,
    somePages: 'بعض الصفحات',
    range: (from, to) => `من ${from} إلى ${to}`,
    comma: '، ',
    // Isolated: the name of a file would change its direction within Arabic.
    quoted: (quote) => `: «\u2068${quote}\u2069».`,
    doubtful: (count) => `عدد المواضع المشكوك فيها: ${count}.`,
    doubt: 'وقد تعذّرت قراءة جزء من المستند، ولعل هذا البند وارد فيه.',
  },
};

/** Adds a caveat to findings that something is missing, if not all of the document was extracted. */
export function withCoverageCaveat<Absent extends { explanation: string }>(
  absent: readonly Absent[],
  document: Pick<ExtractedDocument, 'warnings'>,
  lang: Language,
): readonly Absent[] {
  if (isReadInFull(document.warnings)) return absent;
  const { doubt } = WORDS[lang];
  return absent.map((one) => ({ ...one, explanation: `${one.explanation} ${doubt}` }));
}

/**
 * Describes, in the texts of a result, what the extraction of a document left out or may have got wrong. Hidden text
 * is reported as a finding instead.
 */
export function extractionGaps(
  { warnings }: Pick<ExtractedDocument, 'warnings'>,
  lang: Language,
): IncompleteSection[] {
  const words = WORDS[lang];
  return warnings.flatMap(({ code, pages, quote, spans = [] }) => {
    if (code === 'hidden_text') return [];
    const section = words.what[code] ?? namesOf(pages ?? [], words);
    const end = quote === undefined ? '' : words.quoted(quote);
    const gap = { section, reason: `${words.reason[code]}${end}` };
    if (code !== 'words_doubtful') return [gap];
    return [{ ...gap, reason: `${gap.reason} ${words.doubtful(spans.length)}`, code }];
  });
}

/** Formats page numbers: "Pages 3–5, 9". */
function namesOf(pages: readonly number[], words: Words): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  const list = runs
    .map(({ from, to }) => (from === to ? String(from) : words.range(from, to)))
    .join(words.comma);
  if (pages.length === 0) return words.somePages;
  return pages.length === 1 ? words.page(list) : words.pages(list);
}
