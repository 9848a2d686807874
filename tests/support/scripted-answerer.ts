import type { Answer, Answerer, Question } from '#workers/chat/answer.js';
import { deferred } from './deferred.js';

type Run = Answerer['answer'];

/** Writes "Answer to …" in one piece. */
const echo: Run = (question, _search, emit) => {
  const text = `Answer to ${question.text}`;
  emit(text);
  return Promise.resolve(answerOf(text));
};

/** An answer without citations. */
export const answerOf = (text: string, values: Partial<Answer> = {}): Answer => ({
  text,
  citations: [],
  unsupported: [],
  tokens: 0,
  ...values,
});

/** An answerer whose next answer a test directs; it records what it was asked. */
export function scriptedAnswerer() {
  const asked: Question[] = [];
  let run: Run = echo;
  const answerer: Answerer = {
    engine: 'builtin',
    model: null,
    answer(question, ...rest) {
      asked.push(question);
      const now = run;
      run = echo;
      return now(question, ...rest);
    },
  };
  return {
    answerer,
    asked,
    /** Replaces the next answer. */
    next(one: Run): void {
      run = one;
    },
    /** Makes the next answer stop after its first piece, until `resume` is called or it is aborted. */
    hold(first = 'The first half', second = ' and the second.') {
      const begun = deferred();
      const go = deferred();
      run = async (_question, _search, emit, signal) => {
        emit(first);
        begun.resolve();
        await Promise.race([
          go.promise,
          new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
          ),
        ]);
        emit(second);
        return answerOf(first + second);
      };
      return { begun: begun.promise, resume: go.resolve };
    },
  };
}
