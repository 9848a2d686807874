import * as z from 'zod/mini';
import { isEmail } from '../domain/email.js';
import { LIMITS } from '../limits.js';
import { storableText, message } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';

const requiredText = (maxChars: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars), storableText);

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Leave a message for the people who run the service.',
  access: 'public',
  body: z.object({
    name: requiredText(LIMITS.contact.nameChars),
    email: z.string('Write a valid e-mail').check(z.refine(isEmail, 'Write a valid e-mail')),
    subject: requiredText(LIMITS.contact.subjectChars),
    message: requiredText(LIMITS.contact.messageChars),
  }),
  status: 201,
  response: message,
  errors: ['rate_limited'],
});
