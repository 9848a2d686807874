import * as z from 'zod';

/**
 * Result of parsing a model's answer: the value, or an explanation of what is wrong with it, addressed to the model.
 */
export type ParsedAnswer<T> = { value: T } | { wrong: string };

/** Parses an answer that should be one JSON object, with or without a code fence or some text around it. */
export function readAnswer<T>(content: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  const found = objectIn(content);
  if (found === undefined) return { wrong: 'The answer is not one complete JSON object.' };
  const checked = schema.safeParse(found);
  return checked.success
    ? { value: checked.data }
    : { wrong: z.prettifyError(checked.error).slice(0, 2_000) };
}

function objectIn(content: string): unknown {
  const start = content.indexOf('{');
  const end = content.lastIndexOf('}');
  for (const candidate of [content, start === -1 ? '' : content.slice(start, end + 1)]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Not valid JSON: try the next form.
    }
  }
  return undefined;
}
