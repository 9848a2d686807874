import { isOn, parseInteger, type Attributes, type XmlHandler } from './xml.js';

/** The relevant properties of a style, or of a paragraph itself; undefined where it sets none. */
export interface Properties {
  numId?: number;
  ilvl?: number;
  /** Outline level: 0 for the outermost heading, 9 for text. */
  outline?: number;
  hidden?: boolean;
  pageBreakBefore?: boolean;
}

interface Style extends Properties {
  name: string;
  basedOn?: string;
}

const BODY_TEXT = 9;
/** Longest chain of styles based on each other; it ends circular ones. */
const LONGEST_CHAIN = 32;

/** The styles of a document, each resolved with those that it is based on. */
export class Styles {
  private readonly styles = new Map<string, Style>();
  private readonly resolved = new Map<string, Properties & { contents: boolean }>();
  private defaultParagraph: string | undefined;

  add(id: string, style: Style, isDefault: boolean): void {
    this.styles.set(id, style);
    if (isDefault) this.defaultParagraph = id;
  }

  /** Returns the properties of a paragraph's style, or of the default paragraph style. */
  of(id: string | undefined): Properties & { contents: boolean } {
    const key = id !== undefined && this.styles.has(id) ? id : (this.defaultParagraph ?? '');
    const known = this.resolved.get(key);
    if (known !== undefined) return known;
    const result: Properties & { contents: boolean } = { contents: false };
    let style = this.styles.get(key);
    for (let depth = 0; style !== undefined && depth < LONGEST_CHAIN; depth++) {
      const heading = /^heading (\d)$/i.exec(style.name)?.[1];
      const outline = style.outline ?? (heading === undefined ? undefined : Number(heading) - 1);
      result.numId ??= style.numId;
      result.ilvl ??= style.ilvl;
      result.outline ??= outline;
      result.hidden ??= style.hidden;
      result.pageBreakBefore ??= style.pageBreakBefore;
      result.contents ||= /^toc(?: \d| heading)/i.test(style.name);
      style = style.basedOn === undefined ? undefined : this.styles.get(style.basedOn);
    }
    if (result.outline !== undefined && result.outline >= BODY_TEXT) delete result.outline;
    this.resolved.set(key, result);
    return result;
  }

  /** Tells whether a character style hides text; undefined if it does not say. */
  hides(id: string): boolean | undefined {
    return this.styles.has(id) ? this.of(id).hidden : undefined;
  }

  /** Returns the list that a list style defines. */
  list(id: string): number | undefined {
    return this.styles.get(id)?.numId;
  }
}

/** Adds a property of a paragraph or style, by its XML element; returns false if it is not a relevant one. */
export function takeProperty(into: Properties, name: string, attributes: Attributes): boolean {
  switch (name) {
    case 'w:numId':
      into.numId = parseInteger(attributes['w:val']) ?? undefined;
      return true;
    case 'w:ilvl':
      into.ilvl = parseInteger(attributes['w:val']) ?? undefined;
      return true;
    case 'w:outlineLvl':
      into.outline = parseInteger(attributes['w:val']) ?? undefined;
      return true;
    case 'w:pageBreakBefore':
      into.pageBreakBefore = isOn(attributes);
      return true;
    default:
      return false;
  }
}

/** Creates a handler that parses `styles.xml` into the given styles. */
export function stylesReader(styles: Styles): XmlHandler {
  let id: string | undefined;
  let isDefault = false;
  let style: Style = { name: '' };
  /**
   * Depth of open elements whose properties apply only to some rows or cells of a table, and so are not the style's
   * own.
   */
  let conditional = 0;
  return {
    open(name, attributes) {
      if (name === 'w:style') {
        id = attributes['w:styleId'];
        const { ['w:default']: marked, ['w:type']: type } = attributes;
        isDefault = type === 'paragraph' && marked !== undefined && isOn({ 'w:val': marked });
        style = { name: '' };
      } else if (name === 'w:tblStylePr') conditional += 1;
      else if (id !== undefined && conditional === 0) {
        if (name === 'w:name') style.name = attributes['w:val'] ?? '';
        else if (name === 'w:basedOn') style.basedOn = attributes['w:val'];
        else if (name === 'w:vanish') style.hidden = isOn(attributes);
        else takeProperty(style, name, attributes);
      }
    },
    close(name) {
      if (name === 'w:tblStylePr') conditional -= 1;
      if (name !== 'w:style' || id === undefined) return;
      styles.add(id, style, isDefault);
      id = undefined;
    },
  };
}
