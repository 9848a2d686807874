import { unzip } from './unzip.js';
import { zip } from './zip.js';

/** Elements of a Word file that rewriting must neither lose nor multiply. An insertion of others is divided where ours stands in it. */
const STRUCTURE = [
  'w:p', 'w:tbl', 'w:tr', 'w:tc', 'w:sectPr', 'w:sdt', 'w:hyperlink', 'w:fldSimple', 'w:fldChar', 'w:instrText', 'w:bookmarkStart',
  'w:bookmarkEnd', 'w:footnoteReference', 'w:endnoteReference', 'w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference',
  'w:drawing', 'w:pict', 'w:txbxContent', 'w:sym', 'w:moveFrom', 'w:numPr', 'm:oMath',
]; // prettier-ignore

const isXml = (name: string) => /^word\/[^/]+\.xml$/.test(name);

/** Counts the elements of a Word file's parts that must stay as many. */
export async function structureOf(bytes: Buffer): Promise<Record<string, number>> {
  const xml = [...(await unzip(bytes))].filter(([name]) => isXml(name)).map(([, body]) => body.toString());
  const count = (element: string) =>
    xml.reduce((sum, part) => sum + (part.match(new RegExp(`<${element}[ />]`, 'g'))?.length ?? 0), 0);
  return Object.fromEntries(
    STRUCTURE.map((element) => [element, count(element)] as const).filter(([, found]) => found > 0),
  );
}

/** Returns a Word file with all tracked changes of an author taken or refused, as Word's "Accept All" and "Reject All" do. */
export async function resolved(
  bytes: Buffer,
  decision: 'accept' | 'reject',
  author: string,
): Promise<Buffer> {
  const own = (element: string) =>
    new RegExp(`<w:${element}(?= )[^>]*w:author="${author}"[^>]*>(.*?)</w:${element}>`, 'gs');
  const [kept, dropped] = decision === 'accept' ? ['ins', 'del'] : ['del', 'ins'];
  const parts = [...(await unzip(bytes))].map(([name, body]) => {
    if (!isXml(name)) return { name, body };
    const xml = body
      .toString()
      .replace(own(dropped), '')
      .replace(own(kept), (_, inner: string) => inner.replaceAll('w:delText', 'w:t'));
    return { name, body: xml };
  });
  return zip(parts);
}

/** Returns the characters of a Word file's runs in order, each with the formatting of its run. */
export async function formattedText(bytes: Buffer): Promise<string[]> {
  const xml = [...(await unzip(bytes))].filter(([name]) => isXml(name)).map(([, body]) => body.toString());
  return xml.flatMap((part) =>
    [...part.matchAll(/<w:r(?: [^>]*)?>(.*?)<\/w:r>/gs)].flatMap(([, inner = '']) => {
      const format = /<w:rPr>.*?<\/w:rPr>/s.exec(inner)?.[0] ?? '';
      const text = [...inner.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, own = '']) => own).join('');
      return [...text].map((char) => `${char} ${format}`);
    }),
  );
}
