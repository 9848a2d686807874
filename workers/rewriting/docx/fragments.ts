import type { Alignment, PieceRange } from './alignment.js';
import type { Piece } from './pieces.js';

/** A piece of a block's new text, in order. */
export interface Span {
  text: string;
  /**
   * The range of the old text that it stands for, whose formatting it takes: with the same text it is that range, with
   * its objects; null if it stands for nothing and looks like its neighbor.
   */
  from: { start: number; end: number } | null;
  /** A range of the old text whose formatting it takes; absent for that of most of what it stands for. */
  like?: { start: number; end: number };
  /** The color of the ground on which new text is shown, by Word's name of it. */
  highlight?: string;
}

/** What a paragraph consists of afterwards, in order. */
export interface Fragment {
  /** `deleted` only where changes are tracked. */
  change: 'kept' | 'inserted' | 'deleted';
  /** Text to write; null for an object, which is moved as it is. */
  text: string | null;
  /** The piece whose formatting it has, or that it is. */
  piece: Piece;
  highlight?: string | undefined;
}

/**
 * Sets new text in the place of old, piece by piece. Every object of the paragraph stands exactly once, near the text
 * that it stood by.
 * @param tracked keeps what is replaced, as deleted.
 */
export function fragmentsOf(
  oldText: string,
  spans: readonly Span[],
  alignment: Alignment,
  tracked: boolean,
): Fragment[] {
  const { pieces } = alignment;
  const builder = new Builder(pieces);
  let reached = 0;
  for (const { text, from, like, highlight } of spans) {
    if (tracked && from !== null && from.start > reached)
      builder.deletes(alignment.covered(reached, from.start));
    const covered = from === null ? [] : alignment.covered(from.start, from.end);
    if (from !== null && oldText.slice(from.start, from.end) === text) builder.keeps(covered);
    else {
      const model = like === undefined ? covered : alignment.covered(like.start, like.end);
      builder.replaces(covered, text, { model, tracked, highlight });
    }
    if (from !== null) reached = Math.max(reached, from.end);
  }
  if (tracked) builder.deletes(alignment.covered(reached, oldText.length));
  return builder.finish();
}

class Builder {
  private readonly fragments: Fragment[] = [];
  private readonly placed = new Set<Piece>();
  private last: Piece | undefined;

  constructor(private readonly pieces: readonly Piece[]) {}

  keeps(covered: readonly PieceRange[]): void {
    for (const range of covered) this.take(range, 'kept');
  }

  deletes(covered: readonly PieceRange[]): void {
    for (const range of covered) this.take(range, 'deleted');
  }

  /**
   * What is replaced may contain notes and pictures: they stay before or after the new text.
   * @param how.model what the new text is formatted like.
   */
  replaces(
    covered: readonly PieceRange[],
    text: string,
    {
      model,
      tracked,
      highlight,
    }: { model: readonly PieceRange[]; tracked: boolean; highlight: string | undefined },
  ): void {
    const piece = this.formatOf(model) ?? this.last ?? this.pieces.find(({ kind }) => kind === 'text');
    if (piece === undefined) return;
    const objects = covered
      .map(({ index }) => this.pieces[index])
      .map((own) => own !== undefined && isObject(own));
    const lead = objects.indexOf(false);
    this.keeps(covered.slice(0, Math.max(lead, 0)));
    if (tracked) this.deletes(covered.filter((_, index) => objects[index] === false));
    if (text !== '') this.fragments.push({ change: tracked ? 'inserted' : 'kept', text, piece, highlight });
    this.last = piece;
    this.keeps(covered.filter((_, index) => objects[index] === true));
  }

  /** Adds the objects that stand nowhere yet, each beside the text that it stood by. */
  finish(): Fragment[] {
    for (const [index, piece] of this.pieces.entries()) {
      if (!isObject(piece) || this.placed.has(piece)) continue;
      this.fragments.splice(this.placeFor(index), 0, { change: 'kept', text: null, piece });
      this.placed.add(piece);
    }
    return this.fragments;
  }

  private take({ index, start, end }: PieceRange, change: 'kept' | 'deleted'): void {
    const piece = this.pieces[index];
    if (piece === undefined) return;
    if (isObject(piece)) return this.object(piece);
    const text = piece.text.slice(start, end);
    if (text === '') return;
    this.fragments.push({ change, text, piece });
    if (piece.kind === 'text') this.last = piece;
  }

  private object(piece: Piece | undefined): void {
    if (piece === undefined || !isObject(piece) || this.placed.has(piece)) return;
    this.fragments.push({ change: 'kept', text: null, piece });
    this.placed.add(piece);
  }

  /** Returns the piece that contributes most of the replaced text. */
  private formatOf(covered: readonly PieceRange[]): Piece | undefined {
    const lengths = covered.map(({ index, start, end }) =>
      this.pieces[index]?.kind === 'text' ? end - start : -1,
    );
    const most = Math.max(...lengths);
    return most < 0 ? undefined : this.pieces[covered[lengths.indexOf(most)]?.index ?? -1];
  }

  /** Returns where an object goes: after the last fragment of what stood before it, or before what stood after it. */
  private placeFor(index: number): number {
    const { closes = false } = this.pieces[index] ?? {};
    const before = this.nearest(index, -1);
    const after = this.nearest(index, 1);
    if (closes || after === undefined)
      return before === undefined ? this.fragments.length : lastOf(this.fragments, before) + 1;
    return this.fragments.findIndex(({ piece }) => piece === after);
  }

  private nearest(index: number, step: 1 | -1): Piece | undefined {
    for (let at = index + step; at >= 0 && at < this.pieces.length; at += step) {
      const piece = this.pieces[at];
      if (this.fragments.some((fragment) => fragment.piece === piece)) return piece;
    }
    return undefined;
  }
}

const lastOf = (fragments: readonly Fragment[], piece: Piece) =>
  fragments.findLastIndex((fragment) => fragment.piece === piece);

const isObject = ({ kind }: Piece) => kind === 'object' || kind === 'note';
