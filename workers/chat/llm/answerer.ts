import { AppError } from '#platform/errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';
import type { Search } from '#platform/search/search.js';
import type { ModelClient, ModelSession, OnPiece } from '#workers/engines/model/model.js';
import { PartFailure } from '#workers/attempt/failures.js';
import type { Answer, Answerer, Emit, Question } from '../answer.js';
import { smallTalkOf } from '../builtin/reading.js';
import { TEXTS } from '../builtin/texts.js';
import { AnswerReader } from './answer-reader.js';
import { Citations } from './citations.js';
import { queryOf, retrieve, type Retrieved } from './passages.js';
import { answerRequest, searchWordsQuestion } from './prompt.js';
import { unsupportedRanges } from './support.js';

/**
 * Creates the answerer of a language model. It sees what `Search` finds for the question and nothing else, and has no
 * tools. Its citations are checked as they come: those that do not resolve are never shown, and sentences that no citation
 * bears are named as unsupported.
 */
export function createModelAnswerer(model: ModelClient): Answerer {
  return {
    engine: 'llm',
    model: model.name,
    async answer(question, search, emit, signal) {
      const talk = smallTalkOf(question.text);
      if (talk !== undefined) return said(TEXTS[question.lang].smallTalk[talk], emit);
      const shown = { hasBegun: false };
      try {
        const session = model.session({ urgent: true });
        const { tokens, ...retrieved } = await find(question, search, session, signal);
        signal.throwIfAborted();
        if (retrieved.passages.length === 0) return { ...said(silence(question, retrieved), emit), tokens };
        const seen: Emit = (piece, restarts) => {
          shown.hasBegun = piece !== '' || (shown.hasBegun && restarts !== true);
          emit(piece, restarts);
        };
        const answer = await write(question, retrieved, session, seen, signal);
        return { ...answer, tokens: tokens + answer.tokens };
      } catch (error) {
        // The client has repeated what was worth repeating.
        throw error instanceof PartFailure ? new AppError(codeOf(error, shown), { cause: error }) : error;
      }
    },
  };
}

/** Returns why there is no whole answer, as people are told. */
function codeOf({ reason }: PartFailure, { hasBegun }: { hasBegun: boolean }): ErrorCode {
  if (reason === 'context_too_small') return 'model_context';
  return hasBegun ? 'answer_cut_off' : 'model_failed';
}

/** Finds passages for a question; where nothing answers it, once more with words that the model proposes. */
async function find(
  question: Question,
  search: Search,
  session: ModelSession,
  signal: AbortSignal,
): Promise<Retrieved & { tokens: number }> {
  const first = await retrieve(search, queryOf(question), question);
  if (first.found) return { ...first, tokens: 0 };
  signal.throwIfAborted();
  const { value, tokens } = await session.ask(searchWordsQuestion(question), signal, null);
  const words = value.words.join(' ').trim();
  if (words === '') return { ...first, tokens };
  const second = await retrieve(search, queryOf(question, words), question);
  return { ...(second.found ? second : first), tokens };
}

async function write(
  { lang, ...rest }: Question,
  retrieved: Retrieved,
  session: ModelSession,
  emit: Emit,
  signal: AbortSignal,
): Promise<Answer> {
  let citations = new Citations(retrieved.passages);
  // A model that thinks aloud without a mark does not cite as it was asked to: what it says is shown from its first citation on.
  const gate = createGate(emit, () => citations.all.length > 0);
  const reader = new AnswerReader((n, quote) => citations.cite(n, quote), gate.emit);
  const request = answerRequest({ lang, ...rest }, retrieved);
  const onPiece: OnPiece = (piece, restarts) => {
    if (restarts) {
      citations = new Citations(retrieved.passages);
      reader.restart();
      gate.restart();
    }
    reader.push(piece);
  };
  const { tokens } = await session.stream(request, onPiece, signal);
  reader.end();
  gate.open();
  const stated = reader.text;
  if (stated === '') throw new PartFailure('invalid');
  const own = new Set(
    Object.values(TEXTS).flatMap(({ notFound, noArticle, notLoaded }) => [notFound, noArticle, notLoaded]),
  );
  const unsupported = unsupportedRanges(
    stated,
    (numbers) => citations.groundOf(numbers),
    (sentence) => own.has(sentence),
  );
  for (const line of cautions(citations)) reader.append(`\n\n${line}`);
  return { text: reader.text, citations: citations.all.map(({ citation }) => citation), unsupported, tokens };
}

/** Withholds the pieces of an answer until `mayOpen` is true, or it is opened. */
function createGate(emit: Emit, mayOpen: () => boolean) {
  let held = '';
  let isOpen = false;
  const open = () => {
    isOpen = true;
    if (held !== '') emit(held);
    held = '';
  };
  return {
    emit(piece: string) {
      if (isOpen) {
        emit(piece);
        return;
      }
      held += piece;
      if (mayOpen()) open();
    },
    open,
    restart() {
      if (isOpen) emit('', true);
      held = '';
      isOpen = false;
    },
  };
}

/** What must be said of cited articles that are not in force as they stand, once for each article. */
function cautions(citations: Citations): string[] {
  const lines = new Map<string, string>();
  for (const { citation, passage } of citations.all) {
    if (passage.caution !== null && !lines.has(citation.id))
      lines.set(citation.id, `${citation.title} [${citation.n}]: ${passage.caution}.`);
  }
  return [...lines.values()];
}

/** What is said where nothing was found. */
function silence({ lang, documentIds }: Question, { areLawsLoaded }: Retrieved): string {
  const texts = TEXTS[lang];
  if (!areLawsLoaded) return `${texts.notFound} ${texts.notLoaded} ${texts.askAgain}`;
  return `${texts.notFound} ${texts.noArticle} ${texts.searched('all', documentIds.length)}\n\n${texts.hint}`;
}

function said(text: string, emit: Emit): Answer {
  emit(text);
  return { text, citations: [], unsupported: [], tokens: 0 };
}
