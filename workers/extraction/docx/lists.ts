import { formatCount } from './list-formats.js';
import type { Styles } from './styles.js';
import { isOn, parseInteger, type XmlHandler } from './xml.js';

const LEVELS = 9;
const BULLET = '•';
/**
 * Longest pattern of a number, characters: Word itself accepts no longer one, and each paragraph of the list would
 * repeat it.
 */
const PATTERN_CHARS = 255;

interface Level {
  start: number;
  format: string;
  sample: string;
  text: string;
  /** Separator between number and text: a tab, a space or nothing. */
  gap: string;
  legal: boolean;
  /** The level (from 1) that restarts this one; 0 for none. If null, every outer level restarts it. */
  restart: number | null;
  style: string | null;
}

interface Abstract {
  levels: Map<number, Level>;
  /** The list style that defines a list without levels of its own. */
  numStyle: string | null;
}

interface Override {
  start: number | null;
  level: Level | null;
}

interface Num {
  abstract: string;
  overrides: Map<number, Override>;
}

/** The label of a paragraph in a list. */
export interface ListPlace {
  /** Label as Word shows it, such as `2.1`, `(a)` or a bullet. */
  label: string;
  gap: string;
  bullet: boolean;
  level: number;
  /** Format of the outermost level: a list continues the count of an earlier one of the same format. */
  shape: string;
}

const emptyLevel = (): Level => ({
  // The standard's default for a level without a start.
  start: 0,
  format: 'decimal',
  sample: '',
  text: '',
  gap: ' ',
  legal: false,
  restart: null,
  style: null,
});

/** The lists of a document (`numbering.xml`) with their current counts. */
export class Lists {
  readonly abstracts = new Map<string, Abstract>();
  readonly nums = new Map<number, Num>();
  private readonly counts = new Map<string, (number | undefined)[]>();
  /** Start overrides that lists have used up: each applies once. */
  private readonly started = new Set<string>();

  constructor(private readonly styles: Styles) {}

  private abstractOf(num: Num): { id: string; abstract: Abstract } | null {
    let id = num.abstract;
    let abstract = this.abstracts.get(id);
    // One step suffices: the style's own list has its levels.
    if (abstract !== undefined && abstract.numStyle !== null) {
      const linked = this.nums.get(this.styles.list(abstract.numStyle) ?? -1);
      if (linked !== undefined) {
        id = linked.abstract;
        abstract = this.abstracts.get(id);
      }
    }
    return abstract === undefined ? null : { id, abstract };
  }

  /** Returns the level at which a list counts the paragraphs of a style. */
  levelOf(numId: number, style: string): number | null {
    const num = this.nums.get(numId);
    const found = num === undefined ? null : this.abstractOf(num);
    for (const [index, level] of found?.abstract.levels ?? []) {
      if (level.style === style) return index;
    }
    return null;
  }

  /** Counts one more paragraph; null if there is no such list or level. */
  next(numId: number, at: number): ListPlace | null {
    const num = this.nums.get(numId);
    const found = num === undefined ? null : this.abstractOf(num);
    if (num === undefined || found === null || at < 0 || at >= LEVELS) return null;
    const levelAt = (index: number) =>
      num.overrides.get(index)?.level ?? found.abstract.levels.get(index) ?? null;
    const level = levelAt(at);
    if (level === null) return null;
    const counts = this.counts.get(found.id) ?? [];
    this.counts.set(found.id, counts);
    const startOf = (index: number) => num.overrides.get(index)?.start ?? levelAt(index)?.start ?? 1;

    const own = `${numId} ${at}`;
    const startsAnew = typeof num.overrides.get(at)?.start === 'number' && !this.started.has(own);
    this.started.add(own);
    const before = counts[at];
    counts[at] = startsAnew || before === undefined ? startOf(at) : before + 1;
    for (let inner = at + 1; inner < LEVELS; inner++) {
      const restart = levelAt(inner)?.restart ?? null;
      if (restart === null || (restart > 0 && at < restart)) counts[inner] = undefined;
    }

    const shape = `${levelAt(0)?.format ?? ''} ${levelAt(0)?.text ?? ''}`;
    if (level.format === 'bullet')
      return { label: BULLET, gap: level.gap === '' ? '' : ' ', bullet: true, level: at, shape };
    const label = level.text.replace(/%(\d)/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const value = counts[index] ?? startOf(index);
      const shown = levelAt(index);
      const format = level.legal ? 'decimal' : (shown?.format ?? 'decimal');
      return formatCount(value, format, shown?.sample);
    });
    return { label: label.trim(), gap: level.gap, bullet: false, level: at, shape };
  }
}

/** Creates a handler that parses `numbering.xml` into the given lists. */
export function listsReader(lists: Lists): XmlHandler {
  let abstract: Abstract | null = null;
  let num: Num | null = null;
  let override: Override | null = null;
  let level: Level | null = null;
  return {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      switch (name) {
        case 'w:abstractNum':
          abstract = { levels: new Map(), numStyle: null };
          lists.abstracts.set(attributes['w:abstractNumId'] ?? '', abstract);
          break;
        case 'w:numStyleLink':
          if (abstract !== null) abstract.numStyle = value;
          break;
        case 'w:num':
          num = { abstract: '', overrides: new Map() };
          lists.nums.set(parseInteger(attributes['w:numId']) ?? -1, num);
          break;
        case 'w:abstractNumId':
          if (num !== null) num.abstract = value;
          break;
        case 'w:lvlOverride':
          override = { start: null, level: null };
          num?.overrides.set(parseInteger(attributes['w:ilvl']) ?? 0, override);
          break;
        case 'w:startOverride':
          if (override !== null) override.start = parseInteger(value);
          break;
        case 'w:lvl':
          level = emptyLevel();
          if (override !== null) override.level = level;
          else takeLevelAt(abstract, parseInteger(attributes['w:ilvl']) ?? 0, level);
          break;
        default:
          if (level !== null) takeLevel(level, name, value, attributes['w:format']);
      }
    },
    close(name) {
      if (name === 'w:abstractNum') abstract = null;
      else if (name === 'w:num') num = null;
      else if (name === 'w:lvlOverride') override = null;
      else if (name === 'w:lvl') level = null;
    },
  };
}

/**
 * Adds a level to a list. Levels that Word does not have are dropped: each paragraph of the list would search through
 * them.
 */
function takeLevelAt(abstract: Abstract | null, at: number, level: Level): void {
  if (at >= 0 && at < LEVELS) abstract?.levels.set(at, level);
}

function takeLevel(level: Level, name: string, value: string, sample: string | undefined): void {
  switch (name) {
    case 'w:start':
      level.start = parseInteger(value) ?? 1;
      break;
    case 'w:numFmt':
      // A newer format precedes its fallback for older programs: the first one counts.
      if (level.format === 'custom') break;
      level.format = value;
      level.sample = sample ?? '';
      break;
    case 'w:lvlText':
      level.text = value.slice(0, PATTERN_CHARS);
      break;
    case 'w:suff':
      level.gap = value === 'nothing' ? '' : ' ';
      break;
    case 'w:isLgl':
      level.legal = isOn({ 'w:val': value });
      break;
    case 'w:lvlRestart':
      level.restart = parseInteger(value);
      break;
    case 'w:pStyle':
      level.style = value;
      break;
  }
}
