import { MARK, type Block } from './blocks.js';
import { Flows, type StoryContext } from './flows.js';
import { isShade, readRunProperty } from './runs.js';
import { takeProperty } from './styles.js';
import { symbol } from './symbols.js';
import { isOn, parseInteger, type Attributes, type XmlHandler } from './xml.js';

/** Elements that are not visible text: properties before a tracked change, deleted and moved text, instructions. */
const SKIPPED = new Set(
  [
    ...['sdtPr', 'sdtEndPr', 'customXmlPr', 'smartTagPr', 'tblPr', 'tblPrEx', 'tblGrid'],
    ...['pPrChange', 'rPrChange', 'sectPrChange', 'tblPrChange', 'tblPrExChange', 'trPrChange', 'tcPrChange'],
    ...[
      'tblGridChange',
      'numberingChange',
      'instrText',
      'delText',
      'delInstrText',
      'fldData',
      'rt',
      'rubyPr',
    ],
  ].map((name) => `w:${name}`),
);
const GONE = new Set(['w:del', 'w:moveFrom']);

/** Most columns of a table in Word. */
const COLUMNS = 63;
const columnsOf = ({ ['w:val']: value }: Attributes): number =>
  Math.min(Math.max(parseInteger(value) ?? 1, 1), COLUMNS);

/** Parses the body, a header or a note into blocks, as Word shows it with every tracked change accepted. */
export class Story implements XmlHandler {
  /** Ids of the headers and footers that it refers to. */
  readonly margins: string[] = [];
  /** True if it embeds parts in other formats, which Word would import when it opens the file. */
  embedded = false;
  private readonly flows: Flows;
  /** For each open choice between newer and older forms of the same content, true once one has been used. */
  private readonly alternates: boolean[] = [];
  private skipping = 0;
  private inText = false;
  private inProperties = false;
  private inMark = false;
  private inRow = false;
  private paragraphs = 0;

  /** @param part name of the part, absent for the one with the body. */
  constructor(
    private readonly context: StoryContext,
    part?: string,
  ) {
    this.flows = new Flows(context, part);
  }

  get hidden(): string {
    return this.flows.hidden;
  }

  /** Returns everything since the last call. */
  take(): Block[] {
    return this.flows.take();
  }

  /** Counts an element that is not part of the story. */
  pass(name: string): void {
    if (name === 'w:p') this.paragraphs += 1;
  }

  open(name: string, attributes: Attributes): void {
    this.pass(name);
    if (this.skipping > 0 || this.skips(name)) {
      this.skipping += 1;
      return;
    }
    switch (name) {
      case 'w:p':
        return this.flows.openParagraph(this.paragraphs - 1);
      case 'w:pPr':
        this.inProperties = true;
        return;
      case 'w:rPr':
        this.inMark = this.inProperties;
        return;
      case 'w:t':
      case 'm:t':
        this.inText = true;
        return;
      case 'w:tbl':
        return this.flows.openTable();
      case 'w:trPr':
        this.inRow = true;
        return;
      case 'w:tc':
        return this.flows.openFlow('cell');
      case 'w:txbxContent':
        return this.flows.openFlow('box');
      case 'mc:AlternateContent':
        this.alternates.push(false);
        return;
      case 'mc:Choice':
        if (this.alternates.length > 0) this.alternates[this.alternates.length - 1] = true;
        return;
      case 'w:headerReference':
      case 'w:footerReference':
        this.margins.push(attributes['r:id'] ?? '');
        return;
      case 'w:altChunk':
        this.embedded = true;
        return;
      default:
        if (this.inProperties || this.inRow) this.property(name, attributes);
        else this.content(name, attributes);
    }
  }

  close(name: string): void {
    if (this.skipping > 0) {
      this.skipping -= 1;
      return;
    }
    switch (name) {
      case 'w:p':
        return this.flows.closeParagraph();
      case 'w:pPr':
        this.inProperties = false;
        return;
      case 'w:rPr':
        this.inMark = false;
        return;
      case 'w:t':
      case 'm:t':
        this.inText = false;
        return;
      case 'w:trPr':
        this.inRow = false;
        return;
      case 'w:tc':
      case 'w:txbxContent':
        return this.flows.closeFlow();
      case 'w:tr':
        return this.flows.closeRow();
      case 'w:tbl':
        return this.flows.closeTable();
      case 'mc:AlternateContent':
        this.alternates.pop();
    }
  }

  text(text: string): void {
    if (!this.inText || this.skipping > 0) return;
    this.flows.append(text.includes('\n') ? text.replace(/(?<!\s)\s*\n\s*/g, ' ') : text);
  }

  private skips(name: string): boolean {
    if (SKIPPED.has(name)) return true;
    // As properties these elements describe a paragraph mark or a row; anywhere else they contain deleted text.
    if (GONE.has(name)) return !this.inProperties && !this.inRow;
    if (name === 'w:tc') return this.flows.table?.removed === true;
    if (name === 'mc:Choice' || name === 'mc:Fallback') return this.alternates.at(-1) === true;
    return false;
  }

  private property(name: string, attributes: Attributes): void {
    const { paragraph, table } = this.flows;
    if (this.inRow) {
      if (name === 'w:gridBefore') this.flows.skipColumns(columnsOf(attributes));
      else if (GONE.has(name) && table !== undefined) table.removed = true;
    } else if (paragraph === undefined) return;
    else if (this.inMark) {
      if (GONE.has(name) || (name === 'w:vanish' && isOn(attributes))) paragraph.joined = true;
    } else if (name === 'w:pStyle') paragraph.style = attributes['w:val'];
    else if (name === 'w:shd') paragraph.shaded = isShade(attributes);
    else if (name === 'w:sectPr') paragraph.endsSection = true;
    else if (name === 'w:type' && attributes['w:val'] === 'continuous') paragraph.endsSection = false;
    else takeProperty(paragraph.own, name, attributes);
  }

  private content(name: string, attributes: Attributes): void {
    const { flows } = this;
    switch (name) {
      case 'w:r':
        if (flows.paragraph !== undefined) flows.paragraph.look = {};
        return;
      case 'w:tab':
      case 'w:ptab':
        return flows.append('\t');
      case 'w:br':
        return flows.append(attributes['w:type'] === 'page' ? MARK.asked : '\n');
      case 'w:cr':
        return flows.append('\n');
      case 'w:noBreakHyphen':
        return flows.append('-');
      case 'w:lastRenderedPageBreak':
        return flows.append(MARK.laidOut);
      case 'w:sym':
        return flows.append(symbol(attributes['w:font'] ?? '', parseInt(attributes['w:char'] ?? '', 16)));
      case 'w16se:symEx': {
        const code = parseInt(attributes['w16se:char'] ?? '', 16);
        return flows.append(code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
      }
      case 'w:fldChar':
        return flows.field(attributes['w:fldCharType']);
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const own = isOn({ 'w:val': attributes['w:customMarkFollows'] ?? '0' });
        return flows.note(
          name === 'w:footnoteReference' ? 'footnote' : 'endnote',
          attributes['w:id'] ?? '',
          own,
        );
      }
      case 'w:commentReference':
        this.context.comments.add(attributes['w:id'] ?? '');
        return;
      case 'w:gridSpan':
        return flows.spanColumns(columnsOf(attributes));
      case 'w:cellDel':
        return flows.removeCell();
      default:
        if (flows.paragraph !== undefined) readRunProperty(flows.paragraph.look, name, attributes);
    }
  }
}
