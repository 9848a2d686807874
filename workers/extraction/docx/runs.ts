import type { Styles } from './styles.js';
import { isOn, parseInteger, type Attributes } from './xml.js';

/** Size in half points below which text is unreadable: 2 pt. */
const SMALLEST = 4;
/** Least value of each color channel at which text cannot be told from paper. */
const LIGHTEST = 0xf0;

/** The properties of a run that decide whether its text is visible. */
export interface RunFormatting {
  hidden?: boolean;
  style?: string;
  white?: boolean;
  tiny?: boolean;
  /** True if the run has a background color of its own. */
  shaded?: boolean;
}

const isWhite = (color: string) =>
  /^[0-9a-f]{6}$/i.test(color) && [0, 2, 4].every((at) => parseInt(color.slice(at, at + 2), 16) >= LIGHTEST);

/** Adds a property of a run, by its XML element. */
export function readRunProperty(into: RunFormatting, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:vanish':
      into.hidden = isOn(attributes);
      break;
    case 'w:rStyle':
      into.style = attributes['w:val'];
      break;
    case 'w:color':
      into.white = isWhite(attributes['w:val'] ?? '');
      break;
    case 'w:sz':
      into.tiny = (parseInteger(attributes['w:val']) ?? SMALLEST) < SMALLEST;
      break;
    case 'w:highlight':
      into.shaded = attributes['w:val'] !== 'none';
      break;
    case 'w:shd':
      into.shaded = isShade(attributes);
      break;
  }
}

/** Tells whether a shading puts a color other than the paper's behind text. */
export function isShade(attributes: Attributes): boolean {
  const fill = attributes['w:fill'] ?? 'auto';
  return (
    (fill !== 'auto' && !isWhite(fill)) ||
    attributes['w:themeFill'] !== undefined ||
    !/^(?:clear|nil)?$/.test(attributes['w:val'] ?? '')
  );
}

/** Tells whether Word hides a run's text: by the run's own properties, by its style, or by its paragraph's. */
export function isHidden(look: RunFormatting, styles: Styles, paragraphStyle: string | undefined): boolean {
  if (look.hidden !== undefined) return look.hidden;
  const byStyle = look.style === undefined ? undefined : styles.hides(look.style);
  return byStyle ?? styles.of(paragraphStyle).hidden ?? false;
}
