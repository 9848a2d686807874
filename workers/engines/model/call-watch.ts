import { SpanKind } from '@opentelemetry/api';
import { failSpan, inSpan } from '#platform/spans.js';
import { NotAnAnswer, TimedOut } from './transport-errors.js';

/** One try of a call, as the metrics count it. */
export interface ModelCall {
  model: string;
  /**
   * One of `answered`, `http_429` and other statuses, `timeout`, `invalid`, `unreachable`, or `stopped` by the job
   * itself.
   */
  outcome: string;
  /** Duration from the moment the try had a slot, ms. */
  ms: number;
  /** Tokens as the endpoint counts them; 0 if it does not say. */
  tokens: number;
  /** Time until the first piece of a streamed answer, ms; undefined for other answers, and where none came. */
  firstMs?: number | undefined;
}

interface Watched {
  model: string;
  /** Time that the try waited for its slot, ms. */
  waitedMs: number;
  /** Abort signal of the job. */
  signal: AbortSignal;
  onCall(call: ModelCall): void;
}

/** Result of a try that got an answer. */
interface Answered {
  response: Response;
  tokens: number;
}

/**
 * Runs one try in a trace span and reports how it ended. Neither contains any text of the question or the answer. The
 * work calls `onFirst` when the first piece of its answer has come.
 */
export async function watchCall(
  { model, waitedMs, signal, onCall }: Watched,
  work: (onFirst: () => void) => Promise<Answered>,
): Promise<Response> {
  const attributes = { 'gen_ai.request.model': model, 'lda.slot_wait_ms': Math.round(waitedMs) };
  return inSpan(
    `chat ${model}`,
    attributes,
    async (span) => {
      const startedAt = performance.now();
      const elapsed = () => Math.round(performance.now() - startedAt);
      let firstMs: number | undefined;
      const end = (outcome: string, tokens: number) => {
        span.setAttributes({ 'lda.call.outcome': outcome, 'gen_ai.usage.total_tokens': tokens });
        if (firstMs !== undefined) span.setAttribute('lda.first_token_ms', firstMs);
        onCall({ model, outcome, ms: elapsed(), tokens, firstMs });
      };
      try {
        const { response, tokens } = await work(() => (firstMs ??= elapsed()));
        end(response.ok ? 'answered' : `http_${response.status}`, tokens);
        if (!response.ok) failSpan(span, new Error());
        return response;
      } catch (error) {
        end(signal.aborted ? 'stopped' : outcomeOf(error), 0);
        throw error;
      }
    },
    { kind: SpanKind.CLIENT },
  );
}

function outcomeOf(error: unknown): string {
  if (error instanceof TimedOut) return 'timeout';
  return error instanceof NotAnAnswer ? 'invalid' : 'unreachable';
}
