import { docx, inList, level, para, run, type DocxParts } from './docx.js';

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const box = (inner: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${inner}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inner}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const control = (inner: string, properties = '<w:id w:val="9"/>') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const BY = 'w:author="Counsel" w:date="2026-01-01T00:00:00Z"';
const inserted = (id: number, inner: string) => `<w:ins w:id="${id}" ${BY}>${inner}</w:ins>`;
const deleted = (id: number, text: string) =>
  `<w:del w:id="${id}" ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const rtl = (text: string, more = '') => run(text, `<w:rFonts w:cs="Amiri"/>${more}<w:rtl/>`);
const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const comment = (id: number, inner: string) =>
  `<w:commentRangeStart w:id="${id}"/>${inner}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
const ANNOTATION = '<w:r><w:annotationRef/></w:r>';
const comments = `<w:comment w:id="1" w:author="Counsel" w:date="2026-01-01T00:00:00Z" w:initials="C">${para(ANNOTATION + run('please check this figure with the customer'))}${para('and the date as well as the place')}</w:comment>`;
const CLAUSE = 'the supplier shall deliver the goods within thirty days prior to the end of the month';
const ARABIC = 'يلتزم المورد بتسليم البضائع إلى العميل خلال ثلاثين يوماً من تاريخ توقيع العقد';
const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const letters = (text: string) =>
  [...text].map((letter, at) => run(letter, at % 2 === 0 ? '<w:b/>' : '')).join('');

/** Word documents, each with something of its own that rewriting must keep. */
const DOCUMENTS: Record<string, DocxParts> = {
  comments: { body: para(run('whereas ') + comment(1, run(CLAUSE)) + run(' of this agreement')), comments },
  'a comment over two paragraphs': { body: para(run('one clause ends ') + '<w:commentRangeStart w:id="1"/>' + run('with some words')) + para(run('and the next one') + '<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>' + run(' begins here')), comments },
  'a comment with tracked changes of others': { body: para(comment(1, run(CLAUSE))), comments: `<w:comment w:id="1" w:author="Counsel">${para(run('this figure ') + deleted(8, 'may ') + inserted(9, run('shall ')) + run('be checked with the supplier'))}</w:comment>` },
  'headers and footers': { body: para(CLAUSE) + '<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>', headers: { h1: para('draft of the supply agreement'), h2: para('strictly private and confidential') }, footers: { f1: para(run('initialled by both parties on page ') + field('PAGE', '3')) } },
  footnotes: { body: para(run('the price') + note(2) + run(' falls due') + note(3) + run(' upon the receipt of an invoice')), footnotes: `<w:footnote w:id="2">${para('exclusive of any value added tax')}</w:footnote><w:footnote w:id="3">${para('see also the schedule of prices')}</w:footnote>` },
  endnotes: { body: para(run(CLAUSE) + '<w:r><w:endnoteReference w:id="2"/></w:r>' + run(' as agreed')), endnotes: `<w:endnote w:id="2">${para('as last amended by the parties')}</w:endnote>` },
  'a text box in both of its forms': { body: para(run('beside the clause ') + box(para('a remark in a box')) + run(' stands a remark')) },
  'a content control in a sentence': { body: para(run('paid to ') + control(run('the said customer')) + run(' without any delay')) },
  'a content control around paragraphs': { body: control(para(CLAUSE) + para('and the second of the paragraphs'), '<w:alias w:val="Clause"/><w:id w:val="5"/>') },
  'a control within a control': { body: para(run('given to ') + control(run('the owner ') + control(run('of the building'), '<w:id w:val="8"/>')) + run(' by registered mail')) },
  'a table within a table': { body: table([para('name of the item'), table([para('price of it'), para('ten of them')]) + para('below the table')], [para('second of the rows'), para('and its other cell')]) },
  'merged cells': { body: `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${para('the whole of the row')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${para('down the column')}</w:tc><w:tc><w:tcPr/>${para('beside the column')}</w:tc></w:tr></w:tbl>${para(CLAUSE)}` },
  'fields of both kinds': { body: para(run('as set out in clause ') + field('REF _Ref1 \\h', '4.2') + run(' and dated ') + `<w:fldSimple w:instr=" DATE ">${run('1 May 2026')}</w:fldSimple>` + run(' by the parties hereto')) },
  'a field within a field': { body: para(run('the total of ') + '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF </w:instrText></w:r>' + field('DOCPROPERTY x', 'y') + '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' + run('twelve') + '<w:r><w:fldChar w:fldCharType="end"/></w:r>' + run(' months is then payable')) },
  'tracked changes of others': { body: para(run('the tenant ') + deleted(3, 'may ') + inserted(4, run('shall ')) + run('pay the rent ') + inserted(5, run('in advance ') + run('each month', '<w:b/>')) + run(' to the landlord')) },
  'a paragraph mark that another deleted': { body: `<w:p><w:pPr><w:rPr><w:del w:id="7" ${BY}/></w:rPr></w:pPr>${run('the first of two lines ')}</w:p>${para('that are read as only one')}${para(CLAUSE)}` },
  'text that another moved': { body: para(run('before it ') + `<w:moveFrom w:id="1" ${BY}><w:r><w:t>went away</w:t></w:r></w:moveFrom>` + run(' and after it')) + para(run('came ') + `<w:moveTo w:id="2" ${BY}>${run('went away')}</w:moveTo>` + run(' to this place')) },
  'Arabic paragraphs': { body: para(rtl(ARABIC), '<w:bidi/>') + para(rtl('يحق للعميل ', '<w:b/><w:bCs/>') + rtl('فسخ العقد عند التأخر في التسليم'), '<w:bidi/><w:jc w:val="both"/>') },
  'Arabic with Latin words and notes': { body: para(rtl('تلتزم شركة ') + run('Acme Trading LLC') + rtl(' بسداد مبلغ ') + note(2) + rtl(' خلال شهر من تاريخه'), '<w:bidi/>') + `<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tr><w:tc>${para(rtl('البند الأول من الجدول'), '<w:bidi/>')}</w:tc><w:tc>${para('the first of the items')}</w:tc></w:tr></w:tbl>`, footnotes: `<w:footnote w:id="2">${para(rtl('شاملاً جميع الضرائب والرسوم'), '<w:bidi/>')}</w:footnote>` },
  'links, bookmarks, tabs, breaks and symbols': { body: para('<w:bookmarkStart w:id="1" w:name="a"/>' + run('published at ') + `<w:hyperlink w:anchor="a">${run('the site of the bank')}</w:hyperlink>` + '<w:r><w:tab/></w:r>' + run('on the day') + '<w:r><w:br/></w:r>' + run('of signing ') + '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r><w:bookmarkEnd w:id="1"/>' + run(' and afterwards')) },
  'numbered lists in letters of their own runs': { body: para('the parties agree as follows', inList(1, 0)) + para(letters('each letter stands alone here'), inList(1, 1)) + para(run(CLAUSE, '<w:caps/>'), inList(1, 1)), numbering },
}; // prettier-ignore

/** Returns the Word documents by what each has that rewriting must keep. */
export const wordDocuments = (): [string, Buffer][] =>
  Object.entries(DOCUMENTS).map(([name, parts]) => [name, docx(parts)]);

/** Returns a Word document of about so many pages of paragraphs. */
export function longDocument(pages: number): Buffer {
  const paragraphs = Array.from({ length: pages * 8 }, (_, at) =>
    para(run(`${at + 1}. `) + run(`${CLAUSE}, and `, '<w:b/>') + run(`${CLAUSE}. `.repeat(3))),
  );
  return docx({ body: paragraphs.join('') });
}
