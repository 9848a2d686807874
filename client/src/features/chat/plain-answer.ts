import { parseAnswer } from '#shared/domain/answer-markup.js';

/** Returns an answer without its marks, but with the numbers of its citations, for copying and reading aloud. */
export function plainAnswer(text: string): string {
  return parseAnswer(text)
    .map(({ kind, lines }) =>
      lines
        .map(({ pieces }) => {
          const line = pieces.map((piece) => text.slice(piece.start, piece.end)).join('');
          return kind === 'list' ? `- ${line}` : line;
        })
        .join('\n'),
    )
    .join('\n\n');
}
