import { readFile } from 'node:fs/promises';
import type * as z from 'zod';

/**
 * Reads a file of JSON lines, each of one shape; blank lines are passed over.
 * @throws ZodError if a line has another shape.
 */
export async function jsonLines<T>(file: string, shape: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => shape.parse(JSON.parse(line)));
}
