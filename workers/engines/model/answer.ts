import * as z from 'zod';
import { withoutThoughts } from '#shared/domain/thoughts.js';

/**
 * Result of parsing a model's answer: the value, or an explanation of what is wrong with it, addressed to the model.
 */
export type ParsedAnswer<T> = { value: T } | { wrong: string };

/** Most places at which an object may begin that are tried, from the end of an answer. */
const MOST_OBJECTS = 50;

/**
 * Parses an answer that should be one JSON object, with or without thoughts, a code fence or some text around it. Of several
 * objects the last one of the form asked for is the answer.
 */
export function readAnswer<T>(content: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  let wrong = 'The answer is not one complete JSON object.';
  for (const found of objectsIn(content)) {
    const checked = schema.safeParse(found);
    if (checked.success) return { value: checked.data };
    wrong = z.prettifyError(checked.error).slice(0, 2_000);
  }
  return { wrong };
}

function objectsIn(content: string): unknown[] {
  const whole = parsed(content);
  // Marks of thoughts within it are words of the document.
  if (whole !== undefined) return [whole];
  const said = withoutThoughts(content);
  const outer = parsed(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  if (outer !== undefined) return [outer];
  return outermostIn(said)
    .slice(-MOST_OBJECTS)
    .flatMap((text) => parsed(text) ?? [])
    .reverse();
}

/** Returns the stretches between a brace and the one that closes it, without those inside another. */
function outermostIn(text: string): string[] {
  const stretches: string[] = [];
  let depth = 0;
  let start = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === '\\') at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = depth > 0;
    else if (char === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (char === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) stretches.push(text.slice(start, at + 1));
    }
  }
  return stretches;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
