import { zip, type ZipEntry } from './zip.js';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export interface DocxParts {
  body: string;
  /** Contents of `<w:styles>`, `<w:numbering>` and the like. */
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  /** Headers and footers by the ids of their relationships. */
  headers?: Record<string, string>;
  footers?: Record<string, string>;
  pages?: number;
  more?: ZipEntry[];
}

export const part = (root: string, inner: string) => `${HEAD}<w:${root} ${NAMESPACES}>${inner}</w:${root}>`;
export const run = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** Returns a paragraph of the given runs, or of one run for a plain text. */
export const para = (content: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;
export const inList = (numId: number, ilvl: number) =>
  `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>`;
export const level = (ilvl: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;

/** Builds a Word document of the given parts. */
export function docx({ body, headers = {}, footers = {}, pages, more = [], ...parts }: DocxParts): Buffer {
  const related: ZipEntry[] = [];
  const rels: string[] = [];
  const relate = (id: string, type: string, name: string, xml: string) => {
    rels.push(`<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${name}"/>`);
    related.push({ name: `word/${name}`, body: xml });
  };
  for (const [type, inner] of Object.entries(parts)) {
    if (inner !== undefined) relate(`part-${type}`, type, `${type}.xml`, part(type, inner));
  }
  for (const [id, inner] of Object.entries(headers)) relate(id, 'header', `${id}.xml`, part('hdr', inner));
  for (const [id, inner] of Object.entries(footers)) relate(id, 'footer', `${id}.xml`, part('ftr', inner));
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relationships = (inner: string) =>
    `${HEAD}<Relationships xmlns="${package_}">${inner}</Relationships>`;
  return zip([
    {
      name: '[Content_Types].xml',
      body: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      body: relationships(
        `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="word/document.xml"/>`,
      ),
    },
    { name: 'word/document.xml', body: part('document', `<w:body>${body}</w:body>`) },
    { name: 'word/_rels/document.xml.rels', body: relationships(rels.join('')) },
    ...related,
    ...(pages === undefined
      ? []
      : [{ name: 'docProps/app.xml', body: `${HEAD}<Properties><Pages>${pages}</Pages></Properties>` }]),
    ...more,
  ]);
}
