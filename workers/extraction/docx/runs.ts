import type { Styles } from './styles.js';
import { isOn, parseInteger, type Attributes } from './xml.js';

/** A size in half points below which nobody reads: 2 pt. */
const SMALLEST = 4;
/** Lighter than this in each color, text cannot be told from paper. */
const LIGHTEST = 0xf0;

/** What the properties of a run say of whether its text is seen. */
export interface RunFormatting {
  hidden?: boolean;
  style?: string;
  white?: boolean;
  tiny?: boolean;
  /** It stands on a color of its own. */
  shaded?: boolean;
}

const isWhite = (color: string) =>
  /^[0-9a-f]{6}$/i.test(color) && [0, 2, 4].every((at) => parseInt(color.slice(at, at + 2), 16) >= LIGHTEST);

/** Takes in a property of a run, by its element. */
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

/** Whether a shading puts another color than the paper's behind text. */
export function isShade(attributes: Attributes): boolean {
  const fill = attributes['w:fill'] ?? 'auto';
  return (
    (fill !== 'auto' && !isWhite(fill)) ||
    attributes['w:themeFill'] !== undefined ||
    !/^(?:clear|nil)?$/.test(attributes['w:val'] ?? '')
  );
}

/** Whether Word hides a run's text: by itself, by its style, or by its paragraph's. */
export function isHidden(look: RunFormatting, styles: Styles, paragraphStyle: string | undefined): boolean {
  if (look.hidden !== undefined) return look.hidden;
  const byStyle = look.style === undefined ? undefined : styles.hides(look.style);
  return byStyle ?? styles.of(paragraphStyle).hidden ?? false;
}
