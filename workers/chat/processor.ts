import { completeAnswer, storeAnswerText } from '#platform/db/queries/chat-answers.js';
import { listChatDocuments, listChatMessages } from '#platform/db/queries/chat.js';
import type { Database } from '#platform/db/client.js';
import { AppError } from '#platform/errors.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import { createSearch } from '#platform/search/create-search.js';
import type { Search } from '#platform/search/search.js';
import { messageLanguage } from '#shared/domain/chat.js';
import { LIMITS } from '#shared/limits.js';
import type { ModelClient } from '#workers/engines/model/model.js';
import { RetryAfter } from '#workers/attempt/failures.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { JobContext, Processor } from '#workers/runtime/processor.js';
import type { Answerer, Emit, Question } from './answer.js';
import { builtinAnswerer } from './builtin/answerer.js';
import { createAnswerStream } from './stream.js';

/** Time until the job looks again at a document that is still being read, ms. */
const DOCUMENT_WAIT_MS = 1_000;

/** Dependencies of answers; what is left out is the product's own. */
export interface ChatDeps {
  /** The language model; null if none is configured. */
  model: ModelClient | null;
  /** By default that of the model, or else the built-in one. */
  answerer?: Answerer;
  openSearch?: (db: Database) => Search;
}

type Context = JobContext<JobInput<'chat'>>;

/**
 * Writes the answer of the assistant into its message. Pieces are published as they come and stored twice a second
 * under the claim, so that a window that is opened later catches up. A crash begins the answer again, at offset 0;
 * stopped or failed, what had come stays. The end of the message and of the job are one transaction.
 */
export function chatProcessor({
  model: client,
  answerer: given,
  openSearch = createSearch,
}: ChatDeps): Processor<JobInput<'chat'>> {
  // One for each process: it keeps parts of the index in memory.
  let search: Search | undefined;
  return {
    kind: 'chat',
    input: JOBS.chat.input,
    async run(context) {
      const { db, bus, job, input, signal, log } = context;
      const { sessionId } = input;
      const key = { ...input, jobId: job.id, token: job.claimToken ?? '' };
      const answerer = given ?? (await answererOf(client));
      const { engine, model } = answerer;
      const store = async (text: string) => {
        if (!(await storeAnswerText(db, key, { text, engine, model }))) throw new StopReason('fenced');
      };
      const changed = () =>
        bus.publish({ topic: 'chat', user_id: job.userId, session_id: sessionId, change: 'messages' });

      const question = await readQuestion(context);
      await store('');
      // Windows that show an earlier attempt, or its failure, see that the answer begins again.
      if (job.delivery > 0) await changed();
      const unseen = new AbortController();
      const stream = createAnswerStream({
        store,
        onError: (error) => unseen.abort(error),
        publish: (offset, text) =>
          bus.publish({
            topic: 'chat:delta',
            user_id: job.userId,
            ...{ job_id: job.id, session_id: sessionId, message_id: input.messageId, offset, text },
          }),
      });
      context.beforeEnd(() => stream.flush());
      const startedAt = performance.now();
      const emit: Emit = (piece, restarts) => {
        if (!signal.aborted) stream.emit(piece, restarts);
      };
      const stopped = AbortSignal.any([signal, unseen.signal]);
      const { text, citations, unsupported, tokens } = await answerer.answer(
        question,
        (search ??= openSearch(db)),
        emit,
        stopped,
      );
      stopped.throwIfAborted();
      await stream.flush();
      log.info(
        { engine, model, tokens, citations: citations.length, ms: Math.round(performance.now() - startedAt) },
        'the assistant answered',
      );
      return {
        result: { kind: 'chat', id: sessionId },
        async commit(tx) {
          if (!(await completeAnswer(tx, key, { text, citations, unsupported })))
            throw new AppError('not_found');
        },
        afterCommit: changed,
      };
    },
  };
}

/** Without a model, what asks it is not loaded. */
async function answererOf(model: ModelClient | null): Promise<Answerer> {
  if (model === null) return builtinAnswerer;
  return (await import('./llm/answerer.js')).createModelAnswerer(model);
}

/**
 * Reads the question that the message answers, with what came before it.
 * @throws AppError `not_found` if the conversation was removed; RetryAfter while an attached document is being read.
 */
async function readQuestion({ db, job, input }: Context): Promise<Question> {
  const key = { userId: job.userId, sessionId: input.sessionId };
  const messages = await listChatMessages(db, key);
  const at = messages.findIndex(({ id }) => id === input.messageId);
  const asked = messages[at - 1];
  if (asked === undefined) throw new AppError('not_found');
  const documents = await listChatDocuments(db, key);
  if (documents.some(({ status }) => status === 'pending')) throw new RetryAfter(DOCUMENT_WAIT_MS);
  return {
    text: asked.text,
    lang: messageLanguage(asked.text, input.lang),
    history: messages
      .slice(0, at - 1)
      .filter(({ text }) => text !== '')
      .slice(-LIMITS.chat.remembered)
      .map(({ sender, text }) => ({ sender, text })),
    userId: job.userId,
    documentIds: documents.map(({ id }) => id),
  };
}
