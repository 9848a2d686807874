import type { MarkKind } from './mark-kinds.js';

/** What a rewording changed that it must not: `order` is the same at other places, so that it says something else. */
export type Violation = 'number' | 'reference' | 'name' | MarkKind | 'opposite' | 'order';

/** Something in a clause that its meaning rests on, with offsets in the text's plain form. */
export interface Token {
  kind: Exclude<Violation, 'opposite' | 'order'>;
  /** What it means: tokens of one kind and value stand for each other. */
  value: string;
  /** Its words, for people. */
  words: string;
  start: number;
  end: number;
  /** Of a name: whether something comes from it or goes to it, as far as its preposition tells. */
  side?: 'from' | 'to';
  /** Of a name: preceded by "by", which names who acts in a passive clause. */
  byIt?: boolean;
}
