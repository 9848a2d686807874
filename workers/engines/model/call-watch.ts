import { SpanKind } from '@opentelemetry/api';
import { failSpan, inSpan } from '#platform/spans.js';
import { NotAnAnswer, TimedOut } from './transport-errors.js';

/** One try of a call, as it is counted. */
export interface ModelCall {
  model: string;
  /** `answered`, `http_429` and the like, `timeout`, `invalid`, `unreachable`, or `stopped` by the job itself. */
  outcome: string;
  /** From the moment that it had a slot. */
  ms: number;
  /** As the endpoint counts them; 0 where it does not say. */
  tokens: number;
}

interface Watched {
  model: string;
  /** How long the try waited for its slot, ms. */
  waitedMs: number;
  /** The job's own signal. */
  signal: AbortSignal;
  onCall(call: ModelCall): void;
}

/** What a try ended with, where an answer came. */
interface Answered {
  response: Response;
  tokens: number;
}

/** Does one try in a span of its own, and tells how it ended. Neither holds a word of what was asked or answered. */
export async function watchCall(
  { model, waitedMs, signal, onCall }: Watched,
  work: () => Promise<Answered>,
): Promise<Response> {
  const attributes = { 'gen_ai.request.model': model, 'lda.slot_wait_ms': Math.round(waitedMs) };
  return inSpan(
    `chat ${model}`,
    attributes,
    async (span) => {
      const startedAt = performance.now();
      const end = (outcome: string, tokens: number) => {
        span.setAttributes({ 'lda.call.outcome': outcome, 'gen_ai.usage.total_tokens': tokens });
        onCall({ model, outcome, ms: Math.round(performance.now() - startedAt), tokens });
      };
      try {
        const { response, tokens } = await work();
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
