import type { Place } from '#platform/documents.js';
import { MARK, rowBlocks, visible, type Block, type Cell } from './blocks.js';
import { Fields } from './fields.js';
import { formatCount } from './list-formats.js';
import type { Lists } from './lists.js';
import { blockOf, emptyParagraph, unstructured, type Paragraph } from './paragraph.js';
import { isHidden } from './runs.js';
import type { Styles } from './styles.js';

/** A sequence of paragraphs: the body, a cell or a text box. */
interface Flow {
  kind: 'body' | 'cell' | 'box';
  blocks: Block[];
  /** Text of paragraphs whose paragraph marks are deleted, to be joined to the next one. */
  carried: { text: string; place: Place } | null;
  fields: Fields;
  tables: Table[];
  /** Of a cell: the number of columns that it spans. */
  columns: number;
  removed: boolean;
}

interface Table {
  id: number;
  cells: Cell[];
  /** Number of the current row, from 0, and the next column of its grid. */
  row: number;
  column: number;
  /** True if the current row is deleted. */
  removed: boolean;
}

/** Dependencies of a story besides its own part. */
export interface StoryContext {
  styles: Styles;
  lists: Lists;
  footnotes: ReadonlyMap<string, Block[]>;
  endnotes: ReadonlyMap<string, Block[]>;
  /** Ids of the comments that were referred to so far, in all parts. */
  comments: Set<string>;
  /** Number of tables so far, in all parts. */
  tables: { count: number };
}

/** Most characters of hidden text that are kept, for the warning. */
const HIDDEN_CHARS = 2_000;

const newFlow = (kind: Flow['kind']): Flow => ({
  kind,
  blocks: [],
  carried: null,
  fields: new Fields(),
  tables: [],
  columns: 1,
  removed: false,
});

/** Collects the paragraphs of a story while it is parsed: each goes to the body, or to the open cell or text box. */
export class Flows {
  hidden = '';
  private readonly flows: Flow[] = [newFlow('body')];
  private readonly paragraphs: Paragraph[] = [];
  private readonly ending: Block[] = [];
  private notes: Block[] = [];
  private noteCounts = { footnote: 0, endnote: 0 };

  /** @param part name of the part, absent for the one with the body. */
  constructor(
    private readonly context: StoryContext,
    private readonly part: string | undefined,
  ) {}

  private get flow(): Flow {
    return this.flows.at(-1) ?? (this.flows[0] = newFlow('body'));
  }
  get paragraph(): Paragraph | undefined {
    return this.paragraphs.at(-1);
  }
  get table(): Table | undefined {
    return this.flow.tables.at(-1);
  }

  /** Returns everything since the last call, the endnotes last. */
  take(): Block[] {
    while (this.flows.length > 1) this.closeFlow();
    this.flushCarried(this.flow);
    const blocks = [...this.flow.blocks, ...this.notes.splice(0), ...this.ending.splice(0)];
    this.flow.blocks = [];
    return blocks;
  }

  /** @param paragraph its index in the part. */
  openParagraph(paragraph: number): void {
    const { carried } = this.flow;
    const part = this.part === undefined ? {} : { part: this.part };
    const place = carried === null ? { ...part, paragraph } : { ...carried.place, last: paragraph };
    this.paragraphs.push(emptyParagraph(carried?.text ?? '', place));
    this.flow.carried = null;
  }

  closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (paragraph === undefined) return;
    const { flow } = this;
    // The end of a field may be in deleted text: an instruction hides no more than its own paragraph.
    flow.fields.showAll();
    if (paragraph.joined) flow.carried = { text: paragraph.text, place: paragraph.place };
    else {
      const block = blockOf(paragraph, this.context.styles, this.context.lists);
      if (block !== null) flow.blocks.push(block);
    }
    for (const block of paragraph.boxes) flow.blocks.push(block);
    this.flushNotes();
  }

  openTable(): void {
    const id = this.context.tables.count++;
    this.flow.tables.push({ id, cells: [], row: 0, column: 0, removed: false });
  }

  closeRow(): void {
    const { table } = this;
    if (table === undefined) return;
    for (const block of rowBlocks(table.cells, table.id, table.row)) this.flow.blocks.push(block);
    if (!table.removed) table.row += 1;
    table.cells = [];
    table.column = 0;
    table.removed = false;
  }

  closeTable(): void {
    this.flow.tables.pop();
    this.flushNotes();
  }

  openFlow(kind: Flow['kind']): void {
    this.flows.push(newFlow(kind));
  }

  /** Sets how many columns the open cell spans. */
  spanColumns(columns: number): void {
    if (this.flow.kind === 'cell') this.flow.columns = columns;
  }

  /** Counts columns that a row leaves out before its first cell. */
  skipColumns(columns: number): void {
    if (this.table !== undefined) this.table.column += columns;
  }

  /** Marks the open cell as deleted. */
  removeCell(): void {
    if (this.flow.kind === 'cell') this.flow.removed = true;
  }

  closeFlow(): void {
    if (this.flows.length === 1) return;
    const flow = this.flows.pop();
    if (flow === undefined || flow.removed) return;
    this.flushCarried(flow);
    const { table, paragraph } = this;
    if (flow.kind === 'cell' && table !== undefined) {
      const { blocks, columns } = flow;
      table.cells.push({ blocks, column: table.column, columns });
      table.column += columns;
    } else for (const block of flow.blocks) (paragraph?.boxes ?? this.flow.blocks).push(block);
  }

  field(type: string | undefined): void {
    const { fields } = this.flow;
    if (type === 'begin') fields.begin();
    else if (type === 'separate') fields.separate();
    else if (type === 'end') fields.end();
  }

  append(text: string): void {
    const { paragraph } = this;
    if (paragraph === undefined || this.flow.fields.hide) return;
    const { look } = paragraph;
    if (isHidden(look, this.context.styles, paragraph.style)) {
      if (this.hidden.length < HIDDEN_CHARS) this.hidden += text;
      return;
    }
    const isHiddenText =
      (look.white === true || look.tiny === true) && look.shaded !== true && !paragraph.shaded;
    // Cells and boxes are often dark, by styles that are not parsed here, so only the body is checked.
    if (isHiddenText && this.flow.kind === 'body' && visible(text))
      paragraph.text += MARK.hiddenStart + text + MARK.hiddenEnd;
    else paragraph.text += text;
  }

  /**
   * Adds the reference mark of a note; `own` if the author's mark follows as text, at the reference and in the note.
   */
  note(kind: 'footnote' | 'endnote', id: string, own: boolean): void {
    const blocks = this.context[`${kind}s`].get(id);
    const [first, ...rest] = blocks ?? [];
    if (first === undefined) return;
    if (!own) this.noteCounts[kind] += 1;
    const format = kind === 'footnote' ? 'decimal' : 'lowerRoman';
    const mark = own ? '' : `[${formatCount(this.noteCounts[kind], format)}]`;
    this.append(mark);
    const text = `${mark} ${first.text.trimStart()}`.trimStart();
    const into = kind === 'footnote' ? this.notes : this.ending;
    into.push({ ...first, text, note: { kind, mark: own ? null : mark } });
    for (const block of rest) into.push({ ...block, note: { kind, mark: null } });
  }

  /** Inserts notes after their paragraph; those of a table after the table. */
  private flushNotes(): void {
    if (this.notes.length === 0 || this.flows.length > 1 || this.flow.tables.length > 0) return;
    this.flow.blocks.push(...this.notes.splice(0));
  }

  private flushCarried(flow: Flow): void {
    const { carried } = flow;
    if (carried !== null && visible(carried.text)) {
      const { text, place } = carried;
      flow.blocks.push({ text, outline: null, list: null, contents: false, ...unstructured(place) });
    }
    flow.carried = null;
  }
}
