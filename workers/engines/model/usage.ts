import * as z from 'zod';
import { tokensOf } from './tokens.js';

/** A count that endpoints leave out, or write in forms of their own, is unknown. */
const count = z.number().int().nonnegative().nullish().catch(null);

/** Schema of the tokens of a call, as an endpoint counts them. */
export const usage = z
  .object({
    total_tokens: count,
    prompt_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count }).nullish().catch(null),
    /** Names under which gateways count tokens of a cache beside the prompt's. */
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
  })
  .nullish()
  .catch(null);
export type Usage = z.infer<typeof usage>;

/** What an endpoint read of a prompt, and about what it was sent, in tokens. */
export interface PromptRead {
  read: number;
  sent: number;
}

/**
 * Least number of tokens that any model counts for a prompt, as a share of ours. Vocabularies differ: one that was made for Arabic
 * has half as many tokens for it, while hardly one has fewer for English.
 */
const LEAST_SHARE = { other: 0.65, arabic: 0.5 };
/** Fewest characters of a token on the average of a prompt, as we count. */
const FEWEST_CHARS = { other: 3, arabic: 2.2 };
/** Contexts are multiples of this, and an endpoint that cuts a prompt fills its context to the last token. */
const CONTEXT_STEP = 1_024;
/** Share below which a prompt that fills such a context to the token was cut. */
const FILLED_SHARE = 0.95;

/**
 * Returns what an endpoint read of a prompt if that is clearly less than what it was sent, though it answered; null if it read all,
 * or does not say. Tokens of a cache count as read, whether or not the endpoint counts them among the prompt's.
 */
export function promptCut(messages: readonly { content?: unknown }[], counted: Usage): PromptRead | null {
  const prompt = counted?.prompt_tokens ?? 0;
  // Zero is the answer of endpoints that count nothing.
  if (prompt === 0) return null;
  const read =
    prompt +
    (counted?.prompt_tokens_details?.cached_tokens ?? 0) +
    (counted?.cache_read_input_tokens ?? 0) +
    (counted?.cache_creation_input_tokens ?? 0);
  const text = messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
  const arabic = text.match(/[\u0621-\u064a]/g)?.length ?? 0;
  const others = text.length - arabic;
  const least = (LEAST_SHARE.arabic * arabic + LEAST_SHARE.other * others) / Math.max(1, text.length);
  const fills = read % CONTEXT_STEP === 0;
  // Counting takes milliseconds for each call: it is left out where no count of ours could be as much.
  if (!fills && read >= least * (arabic / FEWEST_CHARS.arabic + others / FEWEST_CHARS.other)) return null;
  const sent = tokensOf(text);
  return read < least * sent || (fills && read < FILLED_SHARE * sent) ? { read, sent } : null;
}
