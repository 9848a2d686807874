/** The place of a printed line on its page, in points along and across the lines. */
export interface LineBox {
  left: number;
  right: number;
  /** Baselines of its first and its last character: they differ if a hyphen joins two lines. */
  top: number;
  bottom: number;
  /** Font size of its first character. */
  size: number;
  /** True if its first and its last character are bold; false where that is not known. */
  bold: boolean;
}

/** The place of a line that begins at an offset of the document's text. */
export interface PlacedLine extends LineBox {
  start: number;
  /** Index of its page. */
  page: number;
}
