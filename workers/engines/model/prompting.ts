import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Language } from '#shared/contracts/common.js';

/** The language in which a model is asked to write, as it is named to it. */
export const ANSWER_LANGUAGE: Record<Language, string> = {
  en: 'English',
  ar: 'Arabic, formal and plain as a Saudi law firm writes it: a statute is نظام, quotation marks are « », digits are 0 to 9',
};

const jsonSchemas = new WeakMap<z.ZodType, Record<string, unknown>>();

/** Returns the JSON Schema of an answer. It is made once: the calls of a job all ask for the same few. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const made = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { target: 'draft-7' });
  jsonSchemas.set(schema, made);
  return made;
}

/** Returns the JSON Schema of an answer, as a prompt shows it. */
export const formOf = (schema: z.ZodType) => JSON.stringify(jsonSchemaOf(schema));

/** Encloses parts of a document in marks that their author could not know. */
export function enclosure() {
  const nonce = randomBytes(9).toString('base64url');
  const block = (name: string, content: string) => `<${name}-${nonce}>\n${content}\n</${name}-${nonce}>`;
  return { nonce, block };
}
